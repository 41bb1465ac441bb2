import { scrollbar } from './list.ts';
import { palette } from './palette.ts';
import type { Bounds, Stage } from './stage.ts';

/** GUI pixels that a notch of the wheel scrolls. */
const notch = 12;

/** How far a part of a screen is scrolled. */
export class ScrollState {
  /** GUI pixels that are above the view. Held to what there is when it is drawn. */
  scroll = 0;
  #height = 0;

  wheel(dy: number): void {
    this.scroll -= Math.round(dy * notch);
  }

  /** Scrolls by a view's height for the page keys; false for other keys. */
  key(key: string): boolean {
    const pages = key === 'page.down' ? 1 : key === 'page.up' ? -1 : 0;
    this.scroll += pages * this.#height;
    return pages !== 0;
  }

  /** Holds the scroll to what there is. */
  hold(whole: number, height: number): void {
    this.#height = height;
    this.scroll = Math.max(0, Math.min(this.scroll, whole - height));
  }
}

/**
 * Draws what scrolls within bounds, with a bar beside it when not all is seen.
 * @param whole its height in GUI pixels.
 * @param draw draws all of it, given where its top lies.
 */
export function scrollArea(stage: Stage, state: ScrollState, bounds: Bounds, whole: number, draw: (top: number) => void): void {
  const [x, y, width, height] = bounds;
  state.hold(whole, height);
  const reveal = (top: number, bottom: number): void => {
    if (top < y) state.scroll -= y - top;
    else if (bottom > y + height) state.scroll += bottom - (y + height);
  };
  stage.scrolled({ bounds, reveal }, () => draw(y - state.scroll));
  if (whole > height) {
    stage.painter.rect(x, y - 1, width, 1, palette.slate600);
    stage.painter.rect(x, y + height, width, 1, palette.slate600);
  }
  scrollbar(stage.painter, bounds, whole, state.scroll);
}
