import { armourSlot, stackLimit } from '../items/item-data.ts';
import { sameItem, withCount } from '../items/item-stack.ts';
import type { ItemStack } from '../view.ts';
import type { Player } from './player.ts';

const span = (from: number, to: number): readonly number[] => Array.from({ length: to - from + 1 }, (_, i) => from + i);

/** Crafting is not there yet: its result and grid hold nothing and take nothing. */
const lastCraftSlot = 4;
const outside = -999;

/** How many of an item a slot may hold; 0 when the item does not belong there. */
function slotLimit(slot: number, item: string): number {
  if (slot <= lastCraftSlot) return 0;
  if (slot <= 8) return armourSlot(item) === slot ? 1 : 0;
  return stackLimit(item);
}

/** The slots a shift-click sends a stack to, in order (minecraft.wiki, "Inventory"). */
function shiftTargets(player: Player, slot: number, item: string): readonly number[] {
  if (slot < 9 || slot === 45) return [...span(9, 35), ...span(36, 44)];
  const worn = armourSlot(item);
  if (worn !== null && player.inventory[worn] === null) return [worn];
  return slot < 36 ? span(36, 44) : span(9, 35);
}

/** The inventory screen's slots and the pointer's stack. `drop` throws a stack into the world. */
export class InventoryMenu {
  readonly #player: Player;
  readonly #drop: (stack: ItemStack) => void;

  constructor(player: Player, drop: (stack: ItemStack) => void) {
    this.#player = player;
    this.#drop = drop;
  }

  /** One click. Throws a RangeError for a slot that the menu does not have. */
  click(slot: number, button: 'left' | 'right', shift: boolean): void {
    if (slot === outside) {
      this.#clickOutside(button);
      return;
    }
    if (!Number.isInteger(slot) || slot < 0 || slot > 45) {
      throw new RangeError(`The inventory has no slot ${slot}; use 0 to 45, or -999 for outside.`);
    }
    if (shift) this.#quickMove(slot);
    else if (button === 'left') this.#leftClick(slot);
    else this.#rightClick(slot);
  }

  /** Puts the pointer's stack back, into the world when there is no room. */
  close(): void {
    const carried = this.#player.carried;
    this.#player.carried = null;
    if (carried === null) return;
    const left = this.#fill(carried, [...span(36, 44), ...span(9, 35)]);
    if (left !== null) this.#drop(left);
  }

  #clickOutside(button: 'left' | 'right'): void {
    const { carried } = this.#player;
    if (carried === null) return;
    const count = button === 'left' ? carried.count : 1;
    this.#drop({ ...carried, count });
    this.#player.carried = withCount(carried, carried.count - count);
  }

  #leftClick(slot: number): void {
    const player = this.#player;
    const there = player.inventory[slot];
    const carried = player.carried;
    if (carried === null) {
      player.carried = there;
      player.inventory[slot] = null;
      return;
    }
    const limit = slotLimit(slot, carried.item);
    if (there === null || sameItem(there, carried)) this.#put(slot, carried, carried.count, limit);
    else if (carried.count <= limit) {
      player.inventory[slot] = carried;
      player.carried = there;
    }
  }

  #rightClick(slot: number): void {
    const player = this.#player;
    const there = player.inventory[slot];
    const carried = player.carried;
    if (carried === null) {
      if (there === null) return;
      const half = Math.ceil(there.count / 2);
      player.carried = withCount(there, half);
      player.inventory[slot] = withCount(there, there.count - half);
    } else if (there === null || sameItem(there, carried)) this.#put(slot, carried, 1, slotLimit(slot, carried.item));
    else this.#leftClick(slot);
  }

  /** Puts up to `count` of the pointer's stack into a slot that is empty or holds the same. */
  #put(slot: number, carried: ItemStack, count: number, limit: number): void {
    const before = this.#player.inventory[slot]?.count ?? 0;
    const moved = Math.max(0, Math.min(count, limit - before));
    if (moved === 0) return;
    this.#player.inventory[slot] = withCount(carried, before + moved);
    this.#player.carried = withCount(carried, carried.count - moved);
  }

  #quickMove(slot: number): void {
    const stack = this.#player.inventory[slot];
    if (stack === null) return;
    this.#player.inventory[slot] = null;
    this.#player.inventory[slot] = this.#fill(stack, shiftTargets(this.#player, slot, stack.item));
  }

  /** Fills a stack into slots: those that hold the same first, then empty ones. Answers what is left. */
  #fill(stack: ItemStack, slots: readonly number[]): ItemStack | null {
    let left = stack.count;
    for (const merge of [true, false]) {
      for (const slot of slots) {
        const there = this.#player.inventory[slot];
        if (left === 0 || (there !== null) !== merge || (there !== null && !sameItem(there, stack))) continue;
        const before = there?.count ?? 0;
        const moved = Math.max(0, Math.min(left, slotLimit(slot, stack.item) - before));
        if (moved === 0) continue;
        this.#player.inventory[slot] = withCount(stack, before + moved);
        left -= moved;
      }
    }
    return withCount(stack, left);
  }
}
