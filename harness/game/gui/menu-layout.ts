import { slotSize } from './slot.ts';
import type { SpriteName } from './sprite-art.ts';
import type { Stage } from './stage.ts';

/** Where a slot lies in a menu's panel; the corner of its rim. */
export interface SlotPlace {
  readonly x: number;
  readonly y: number;
  /** Drawn while it is empty. */
  readonly ghost?: SpriteName;
}

/** How a menu's panel looks. Sizes and places in GUI pixels. */
export interface MenuLayout {
  readonly width: number;
  readonly height: number;
  /** By slot number; a slot without a place is not shown. */
  readonly places: ReadonlyMap<number, SlotPlace>;
  /** Draws what lies in the panel beside its slots, whose corner is (left, top). */
  draw(stage: Stage, left: number, top: number): void;
}

/** Width of a panel of nine slots. */
export const panelWidth = 178;
const margin = 8;
/** From the main inventory to the hotbar below it. */
const hotbarGap = 4;
/** Height of the player's own slots with the margin below them. */
export const ownHeight = 4 * slotSize + hotbarGap + margin;

/** Rows of slots, left to right and top to bottom, from a corner in the panel. */
export function slotGrid(columns: number, rows: number, x: number, y: number): SlotPlace[] {
  return Array.from({ length: columns * rows }, (_, i) => ({
    x: x + (i % columns) * slotSize,
    y: y + Math.floor(i / columns) * slotSize,
  }));
}

/** The player's main inventory and hotbar, from the height of the main one. */
export function ownPlaces(y: number): SlotPlace[] {
  return [...slotGrid(9, 3, margin, y), ...slotGrid(9, 1, margin, y + 3 * slotSize + hotbarGap)];
}

/** Places numbered from a slot on. */
export function numbered(places: readonly SlotPlace[], first = 0): ReadonlyMap<number, SlotPlace> {
  return new Map(places.map((place, i) => [first + i, place]));
}
