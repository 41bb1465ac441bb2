import { stackLimit } from '../items/item-data.ts';
import { sameItem, withCount } from '../items/item-stack.ts';
import type { Player } from '../player/player.ts';
import type { ItemStack } from '../view.ts';
import { giveBack } from './give-back.ts';
import type { MenuSlot } from './menu-slot.ts';
import type { MenuKind, MenuView } from './menu-view.ts';
import { outsideSlot, type SlotClick } from './slot-click.ts';

/** What one kind of menu is. */
export interface MenuSpec {
  /** Null for the player's own inventory. */
  readonly kind: MenuKind | null;
  readonly title: string;
  readonly position: MenuView['position'] | null;
  /** By Java's slot numbers of this menu. */
  readonly slots: readonly MenuSlot[];
  /** Where Shift sends a stack: lists of slots, of which the first that takes some of it is used. */
  shiftTargets(slot: number, stack: ItemStack): readonly (readonly number[])[];
  /** Called after every change, to set what follows from it. */
  changed?(): void;
  /** Slots that are emptied into the inventory when the menu closes. */
  readonly returned?: readonly number[];
  readonly furnace?: () => NonNullable<MenuView['furnace']>;
  /** The columns of a crafting grid and its slots row by row. */
  readonly grid?: { readonly columns: number; readonly slots: readonly number[] };
}

/**
 * A menu and the clicks in it (minecraft.wiki, "Inventory", "Managing slots"). The same rules hold in every menu; what differs is its
 * slots and where Shift sends things. `drop` throws a stack into the world.
 */
export class Menu {
  readonly spec: MenuSpec;
  readonly #player: Player;
  readonly #drop: (stack: ItemStack) => void;

  constructor(spec: MenuSpec, player: Player, drop: (stack: ItemStack) => void) {
    this.spec = spec;
    this.#player = player;
    this.#drop = drop;
    spec.changed?.();
  }

  /** What lies in each slot. */
  stacks(): readonly (ItemStack | null)[] {
    return this.spec.slots.map((slot) => slot.store.get(slot.index));
  }

  /** What would go back to the player if the menu closed now, beside what is on the pointer. */
  loose(): readonly (ItemStack | null)[] {
    const stacks = this.stacks();
    return (this.spec.returned ?? []).map((id) => stacks[id] ?? null);
  }

  /** One click. Throws a RangeError for a slot that the menu does not have. The recipe book's clicks are not its own. */
  click(click: Exclude<SlotClick, { kind: 'recipe' }>): void {
    switch (click.kind) {
      case 'click':
        if (click.slot === outsideSlot) this.#clickOutside(click.button);
        else this.#click(this.#slot(click.slot), click.button);
        break;
      case 'quick-move':
        if (click.slot !== outsideSlot) this.#quickMove(click.slot);
        break;
      case 'swap':
        this.#swap(this.#slot(click.slot), click.with);
        break;
      case 'throw':
        this.#throw(this.#slot(click.slot), click.whole);
        break;
      case 'clone':
        this.#clone(this.#slot(click.slot));
        break;
      case 'gather':
        this.#gather(this.#slot(click.slot));
        break;
      case 'drag':
        this.#drag(
          click.slots.map((id) => this.#slot(id)),
          click.button,
        );
        break;
      default:
        if (this.#player.mode === 'creative') this.#player.carried = click.stack;
    }
    this.spec.changed?.();
  }

  /** Gives back what lies on the pointer and in the grid; what finds no room is thrown. */
  close(): void {
    const player = this.#player;
    giveBack(player, player.carried, this.#drop);
    player.carried = null;
    for (const id of this.spec.returned ?? []) {
      const slot = this.#slot(id);
      giveBack(player, slot.store.get(slot.index), this.#drop);
      slot.store.set(slot.index, null);
    }
    this.spec.changed?.();
  }

  #slot(id: number): MenuSlot {
    const slot = this.spec.slots[id];
    if (slot !== undefined) return slot;
    const { title, slots } = this.spec;
    throw new RangeError(`"${title}" has no slot ${id}; use 0 to ${slots.length - 1}, or ${outsideSlot} for outside.`);
  }

  #clickOutside(button: 'left' | 'right'): void {
    const { carried } = this.#player;
    if (carried === null) return;
    const count = button === 'left' ? carried.count : 1;
    this.#drop({ ...carried, count });
    this.#player.carried = withCount(carried, carried.count - count);
  }

  #click(slot: MenuSlot, button: 'left' | 'right'): void {
    const player = this.#player;
    const there = slot.store.get(slot.index);
    const { carried } = player;
    if (carried === null) {
      if (there !== null) player.carried = this.#take(slot, button === 'left' ? there.count : Math.ceil(there.count / 2));
    } else if (there === null || (sameItem(there, carried) && slot.output === undefined)) {
      this.#put(slot, button === 'left' ? carried.count : 1);
    } else if (slot.output === undefined && carried.count <= slot.room(carried)) {
      slot.store.set(slot.index, carried);
      player.carried = there;
    } else if (sameItem(there, carried) && carried.count + there.count <= stackLimit(carried.item)) {
      const taken = this.#take(slot, there.count);
      player.carried = { ...carried, count: carried.count + (taken?.count ?? 0) };
    }
  }

  /** Takes so many out of a slot; of what was crafted always all. */
  #take(slot: MenuSlot, count: number): ItemStack | null {
    const there = slot.store.get(slot.index);
    if (there === null) return null;
    const taken = { ...there, count: slot.output === 'crafted' ? there.count : Math.min(count, there.count) };
    slot.store.set(slot.index, withCount(there, there.count - taken.count));
    slot.taken?.(taken);
    this.spec.changed?.();
    return taken;
  }

  /** Puts up to `count` of the pointer's stack into a slot that is empty or holds the same. */
  #put(slot: MenuSlot, count: number): void {
    const { carried } = this.#player;
    if (carried === null) return;
    const before = slot.store.get(slot.index)?.count ?? 0;
    const moved = Math.max(0, Math.min(count, carried.count, this.#room(slot, carried) - before));
    if (moved === 0) return;
    slot.store.set(slot.index, { ...carried, count: before + moved });
    this.#player.carried = withCount(carried, carried.count - moved);
  }

  #room(slot: MenuSlot, stack: ItemStack): number {
    return slot.output === undefined ? Math.min(slot.room(stack), stackLimit(stack.item)) : 0;
  }

  #quickMove(id: number): void {
    const slot = this.#slot(id);
    const first = slot.store.get(slot.index);
    // What is crafted is made again as long as the ingredients last and it stays the same.
    for (let stack = first; stack !== null && first !== null && sameItem(stack, first); stack = slot.store.get(slot.index)) {
      const left = this.#spread(stack, this.spec.shiftTargets(id, stack));
      const moved = stack.count - left;
      if (moved === 0) return;
      this.#take(slot, moved);
      if (slot.output !== 'crafted') return;
      if (left > 0) this.#drop({ ...stack, count: left });
    }
  }

  /** Fills a stack into the first of some lists that takes any of it. Answers how many are left. */
  #spread(stack: ItemStack, lists: readonly (readonly number[])[]): number {
    for (const slots of lists) {
      const left = this.#fill(stack, slots);
      if (left < stack.count) return left;
    }
    return stack.count;
  }

  /** Fills a stack into slots: those that hold the same first, then empty ones. Answers how many are left. */
  #fill(stack: ItemStack, ids: readonly number[]): number {
    let left = stack.count;
    for (const merge of [true, false]) {
      for (const id of ids) {
        const slot = this.#slot(id);
        const there = slot.store.get(slot.index);
        if (left === 0 || (there !== null) !== merge || (there !== null && !sameItem(there, stack))) continue;
        const before = there?.count ?? 0;
        const moved = Math.max(0, Math.min(left, this.#room(slot, stack) - before));
        if (moved === 0) continue;
        slot.store.set(slot.index, { ...stack, count: before + moved });
        left -= moved;
      }
    }
    return left;
  }

  #swap(slot: MenuSlot, other: number): void {
    const player = this.#player;
    if (!Number.isInteger(other) || other < 36 || other > 45) {
      throw new RangeError(`Slot ${other} cannot be swapped with; use 36 to 44 for the hotbar or 45 for the off hand.`);
    }
    const own = player.inventory[other];
    const there = slot.store.get(slot.index);
    if (own === null) {
      if (there !== null) {
        const taken = this.#take(slot, there.count);
        player.inventory[other] = taken;
      }
      return;
    }
    const room = this.#room(slot, own);
    if (room === 0) return;
    const moved = Math.min(own.count, room);
    slot.store.set(slot.index, { ...own, count: moved });
    const rest = withCount(own, own.count - moved);
    if (rest === null) player.inventory[other] = there;
    else {
      player.inventory[other] = rest;
      giveBack(player, there, this.#drop);
    }
  }

  #throw(slot: MenuSlot, whole: boolean): void {
    if (this.#player.carried !== null) return;
    const first = slot.store.get(slot.index);
    for (let stack = first; stack !== null && first !== null && sameItem(stack, first); stack = slot.store.get(slot.index)) {
      const taken = this.#take(slot, whole ? stack.count : 1);
      if (taken !== null) this.#drop(taken);
      if (!whole) return;
    }
  }

  #clone(slot: MenuSlot): void {
    const player = this.#player;
    const there = slot.store.get(slot.index);
    if (player.mode !== 'creative' || player.carried !== null || there === null) return;
    player.carried = { ...there, count: stackLimit(there.item) };
  }

  /** Fills the pointer's stack, from slots that are not full first. */
  #gather(clicked: MenuSlot): void {
    const player = this.#player;
    if (player.carried === null || clicked.store.get(clicked.index) !== null) return;
    for (const fullOnes of [false, true]) {
      for (const slot of this.spec.slots) {
        const carried: ItemStack = player.carried;
        const there = slot.store.get(slot.index);
        if (there === null || slot.output === 'crafted' || !sameItem(there, carried)) continue;
        const limit = stackLimit(carried.item);
        if ((there.count === limit) !== fullOnes || carried.count >= limit) continue;
        const taken = this.#take(slot, limit - carried.count);
        player.carried = { ...carried, count: carried.count + (taken?.count ?? 0) };
      }
    }
  }

  /** Spreads the pointer's stack over the slots that take it. */
  #drag(slots: readonly MenuSlot[], button: 'left' | 'right' | 'middle'): void {
    const player = this.#player;
    const { carried } = player;
    if (carried === null || (button === 'middle' && player.mode !== 'creative')) return;
    const takes = slots.filter((slot, i) => {
      const there = slot.store.get(slot.index);
      return slots.indexOf(slot) === i && (there === null || sameItem(there, carried)) && this.#room(slot, carried) > 0;
    });
    const used = button === 'middle' ? takes : takes.slice(0, carried.count);
    if (used.length === 0) return;
    const limit = stackLimit(carried.item);
    const share = { left: Math.floor(carried.count / used.length), right: 1, middle: limit }[button];
    let left = carried.count;
    for (const slot of used) {
      const before = slot.store.get(slot.index)?.count ?? 0;
      const moved = Math.max(0, Math.min(share, this.#room(slot, carried) - before));
      if (moved === 0) continue;
      slot.store.set(slot.index, { ...carried, count: before + moved });
      if (button !== 'middle') left -= moved;
    }
    player.carried = withCount(carried, left);
  }
}
