import { activates } from './button.ts';
import type { Painter } from './painter.ts';
import { palette } from './palette.ts';
import type { Bounds, Stage } from './stage.ts';

/** A row of a list. */
export interface RowSpec {
  readonly label: string;
  readonly selected: boolean;
  select(): void;
  /** A double click, or Enter. */
  activate(): void;
  /** Draws what is in the row, whose inner corner is (x, y). */
  draw(painter: Painter, x: number, y: number, width: number): void;
}

const scrollbarWidth = 6;
const doubleClickTicks = 5;

/** Where a list stands: how far it is scrolled, and the last click for telling a double one. */
export class ListState {
  readonly rowHeight: number;
  /** GUI pixels that are above the view. Held to what there is when the list is drawn. */
  scroll = 0;
  #lastClick: { readonly row: number; readonly tick: number } | null = null;

  constructor(rowHeight: number) {
    this.rowHeight = rowHeight;
  }

  /** Turns the wheel: half a row a notch. */
  wheel(dy: number): void {
    this.scroll -= Math.round((dy * this.rowHeight) / 2);
  }

  /** Scrolls as little as shows a row whole in a view of this height. */
  reveal(row: number, viewHeight: number): void {
    const top = row * this.rowHeight;
    this.scroll = Math.min(top, Math.max(this.scroll, top + this.rowHeight - viewHeight));
  }

  /** Notes a click; true when it is the second on this row within a quarter of a second. */
  clicked(row: number, tick: number): boolean {
    const last = this.#lastClick;
    const double = last !== null && last.row === row && tick - last.tick <= doubleClickTicks;
    this.#lastClick = double ? null : { row, tick };
    return double;
  }
}

/** Draws the rows of a list that are in view; all rows take their ids in order, so that scrolling renames none. */
export function listRows(stage: Stage, state: ListState, bounds: Bounds, rows: readonly RowSpec[]): void {
  const [x, y, width, height] = bounds;
  const { painter } = stage;
  const { rowHeight } = state;
  const whole = rows.length * rowHeight;
  state.scroll = Math.max(0, Math.min(state.scroll, whole - height));
  const ids = rows.map((row) => stage.ids.take('row', row.label));
  const rowWidth = width - scrollbarWidth - 2;
  painter.rect(x, y, width, height, palette.ink, 140);
  painter.rect(x, y - 1, width, 1, palette.slate600);
  painter.rect(x, y + height, width, 1, palette.slate600);
  painter.clip(x, y, width, height, () => {
    for (const [index, row] of rows.entries()) {
      const top = y + index * rowHeight - state.scroll;
      const from = Math.max(y, top);
      const to = Math.min(y + height, top + rowHeight);
      const hidden = from < to ? undefined : top < y ? 'above' : 'below';
      const go = (step: number): boolean => {
        const next = index + step;
        if (next < 0 || next >= rows.length) return false;
        state.reveal(next, height);
        rows[next]!.select();
        stage.moveFocus(ids[next]!);
        return true;
      };
      const look = stage.register({
        kind: 'row',
        label: row.label,
        id: ids[index]!,
        bounds: hidden ? [x, top, rowWidth, rowHeight] : [x, from, rowWidth, to - from],
        selected: row.selected,
        ...(hidden && { hidden }),
        actions: {
          focus() {
            row.select();
            state.reveal(index, height);
          },
          press(press) {
            if (press.button !== 'left') return;
            row.select();
            if (state.clicked(index, stage.host.ticks)) row.activate();
          },
          key(key) {
            if (key === 'down') return go(1);
            if (key === 'up') return go(-1);
            if (!activates(key)) return false;
            row.activate();
            return true;
          },
        },
      });
      if (hidden) continue;
      if (row.selected) painter.rect(x + 1, top + 1, rowWidth - 2, rowHeight - 2, palette.slate700, 200);
      else if (look.hovered) painter.rect(x + 1, top + 1, rowWidth - 2, rowHeight - 2, palette.slate700, 110);
      if (row.selected) painter.frame(x + 1, top + 1, rowWidth - 2, rowHeight - 2, look.focused ? palette.amber300 : palette.slate400);
      row.draw(painter, x + 4, top + 4, rowWidth - 8);
    }
  });
  scrollbar(painter, bounds, whole, state.scroll);
}

/** Draws a bar at the right edge of a view that tells which part of `whole` GUI pixels is seen; nothing when all are. */
export function scrollbar(painter: Painter, [x, y, width, height]: Bounds, whole: number, scroll: number): void {
  if (whole <= height) return;
  const thumb = Math.max(16, Math.floor((height * height) / whole));
  const travel = height - thumb;
  painter.nineSlice('scroll-track', x + width - scrollbarWidth, y, scrollbarWidth, height);
  painter.nineSlice(
    'scroll-thumb',
    x + width - scrollbarWidth,
    y + Math.floor((travel * scroll) / (whole - height)),
    scrollbarWidth,
    thumb,
  );
}
