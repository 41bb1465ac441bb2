import { outsideSlot } from '../../simulation/containers/slot-click.ts';
import type { ItemStack } from '../../simulation/view.ts';
import { backdrop } from '../backdrop.ts';
import { drawEffectCards } from '../hud/effect-icons.ts';
import { itemPicture, itemSize, pictured } from '../item-picture.ts';
import { tooltipLines } from '../item-tooltip.ts';
import type { MenuLayout } from '../menu-layout.ts';
import { type DrawnSlot, MenuPointer } from '../menu-pointer.ts';
import { bookWidth, RecipeBook } from '../recipe-book.ts';
import { slot, slotSize } from '../slot.ts';
import { type Bounds, contains, type Stage } from '../stage.ts';
import { tooltip } from '../tooltip.ts';
import type { Screen, ScreenContext } from './screen.ts';

/** What one kind of menu shows. */
export interface MenuScreenSpec {
  /** Null closes nothing but draws nothing either: the menu is about to go. */
  layout(): MenuLayout | null;
  /** By slot number. */
  stacks(): readonly (ItemStack | null)[];
  /** Where the recipe book's button lies in the panel, and the grid's columns; without it there is none. */
  readonly book?: { readonly x: number; readonly y: number; readonly columns: number };
  /** Cards of the player's effects are shown beside it. */
  readonly effects?: boolean;
  key?: Screen['key'];
  wheel?: Screen['wheel'];
}

/** A stack to tell of, and where. */
interface Tip {
  readonly stack: ItemStack;
  readonly x: number;
  readonly y: number;
}

/** Draws the stack on the pointer, whole in the picture; in the middle while the pointer is nowhere. */
function drawCarried(stage: Stage, carried: ItemStack): void {
  const { painter, width, height } = stage;
  const half = itemSize / 2;
  const at = (pointer: number, size: number): number => Math.min(Math.max(0, Math.round(pointer - half)), size - itemSize - 2);
  itemPicture(
    painter,
    pictured(carried, stage.host.simulation),
    at(stage.pointer?.x ?? width / 2, width),
    at(stage.pointer?.y ?? height / 2, height),
  );
}

/** Draws the slots and answers what there is to tell of the one under the pointer, else of the one with the focus. */
function drawSlots(
  stage: Stage,
  pointer: MenuPointer,
  layout: MenuLayout,
  stacks: MenuScreenSpec['stacks'],
  left: number,
  top: number,
): Tip | null {
  const drawn: DrawnSlot[] = [];
  let tip: Tip | null = null;
  let aimed: number | null = null;
  const all = stacks();
  for (const [id, place] of layout.places) {
    const stack = all[id] ?? null;
    const [x, y] = [left + place.x, top + place.y];
    const look = slot(stage, { slot: id, x, y, stack, pointer, ...(place.ghost && { ghost: place.ghost }) });
    drawn.push({ slot: id, bounds: [x, y, slotSize, slotSize], stack });
    if (look.hovered || (look.focused && aimed === null)) aimed = id;
    if (!stack) continue;
    if (look.hovered) tip = { stack, x: stage.pointer!.x, y: stage.pointer!.y };
    else if (look.focused) tip ??= { stack, x: x + slotSize - 4, y: y + 6 };
  }
  pointer.drawn = drawn;
  pointer.aimed = aimed;
  return tip;
}

/** A screen over a menu of the game: its panel, its slots, the pointer's stack, and the recipe book where it has one. */
export function menuScreen({ host, go, remembered }: ScreenContext, spec: MenuScreenSpec): Screen {
  const leave = (): void => go('game');
  const pointer = new MenuPointer(host);
  const book = spec.book === undefined ? null : new RecipeBook(host, spec.book.columns, remembered);
  let panel: Bounds = [0, 0, 0, 0];
  return {
    pauses: false,
    back: leave,
    closed: () => host.closeMenu(),
    key(key, modifiers) {
      if (pointer.key(key, modifiers) || spec.key?.(key, modifiers)) return true;
      if (key !== host.binding('key.inventory')) return false;
      leave();
      return true;
    },
    wheel: (dy) => (book?.open ? book.wheel(dy) : spec.wheel?.(dy)),
    pointer: (x, y) => pointer.moved(x, y),
    release: (button) => pointer.released(button),
    pressOutside(press) {
      if (!contains(panel, press.x, press.y) && !book?.contains(press.x, press.y)) pointer.outside(outsideSlot, press);
    },
    draw(stage) {
      const player = host.simulation?.player;
      const layout = spec.layout();
      if (!player || !layout) return;
      const { painter, width, height } = stage;
      backdrop(stage);
      const shift = book?.open ? bookWidth + 2 : 0;
      const left = Math.min(Math.floor((width - layout.width - shift) / 2) + shift, width - layout.width);
      const top = Math.floor((height - layout.height) / 2);
      panel = [left, top, layout.width, layout.height];
      painter.nineSlice('panel', ...panel);
      layout.draw(stage, left, top);
      const tip = drawSlots(stage, pointer, layout, spec.stacks, left, top);
      book?.draw(stage, left, top, spec.book!);
      if (spec.effects) drawEffectCards(stage, left + layout.width + 2, top);
      const carried = pointer.shownCarried;
      if (carried) drawCarried(stage, carried);
      else if (tip && !player.carried) tooltip(painter, tooltipLines(tip.stack, host.options.advancedItemTooltips), tip.x, tip.y);
      else if (stage.hint !== null) tooltip(painter, stage.hint, stage.pointer?.x ?? left, stage.pointer?.y ?? top);
    },
  };
}
