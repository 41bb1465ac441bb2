import { stackLimit } from '../items/item-data.ts';
import { sameItem } from '../items/item-stack.ts';
import { addToInventory, roomFor } from '../player/inventory.ts';
import type { Player } from '../player/player.ts';
import type { ItemStack } from '../view.ts';
import type { WorldState } from '../world/world-state.ts';
import type { Entities } from './entities.ts';
import { ItemColumns } from './item-columns.ts';
import { ItemEntity } from './item-entity.ts';

/** Ticks before an item that popped out of a block, or that a player threw, can be picked up. */
const popDelay = 10;
const throwDelay = 40;
/** World ticks between two looks for items that can merge. */
const mergePeriod = 10;
/** Items merge within this distance sideways. */
const mergeReach = 0.5;

/** The dropped items among the entities: they pop out of blocks, are thrown, merge and are picked up. */
export class DroppedItems {
  readonly #world: WorldState;
  readonly #entities: Entities;
  /** Told of every stack that the player picked up. */
  onPickup: (item: string, count: number) => void = () => {};

  constructor(world: WorldState, entities: Entities) {
    this.#world = world;
    this.#entities = entities;
  }

  /** In the order of their ids. */
  get list(): readonly ItemEntity[] {
    return this.#entities.of(ItemEntity);
  }

  /** Drops a stack from a broken block, with a small hop (minecraft.wiki, "Item (entity)"). */
  pop(x: number, y: number, z: number, stack: ItemStack): void {
    const { drops } = this.#world.randoms;
    const spread = (): number => drops.unit() * 0.5 + 0.25;
    const hop = (): number => drops.unit() * 0.2 - 0.1;
    this.#add([x + spread(), y + spread(), z + spread()], [hop(), 0.2, hop()], popDelay, stack);
  }

  /** Drops a stack from a body, with a small hop. */
  popFrom(x: number, y: number, z: number, stack: ItemStack): void {
    const { drops } = this.#world.randoms;
    const hop = (): number => drops.unit() * 0.2 - 0.1;
    this.#add([x, y, z], [hop(), 0.2, hop()], popDelay, stack);
  }

  /** Throws a stack from a place with a motion. */
  throw(position: readonly [number, number, number], motion: readonly [number, number, number], stack: ItemStack): void {
    this.#add(position, motion, throwDelay, stack);
  }

  #add(
    position: readonly [number, number, number],
    motion: readonly [number, number, number],
    pickupDelay: number,
    stack: ItemStack,
  ): void {
    const yaw = Math.floor(this.#world.randoms.drops.unit() * 360);
    this.#entities.add({ kind: 'item', position, motion, yaw, onGround: false, age: 0, pickupDelay, stack });
  }

  /** One tick of the world, after the entities' own. */
  tick(): void {
    if (this.#world.time % mergePeriod === 0) this.#merge();
    for (const item of this.list) if (item.stack.count === 0) item.gone = true;
    this.#entities.sweep();
  }

  /** Lets the player take what lies within reach: one block around its body, half a block above and below. */
  pickUp(player: Player): void {
    if (player.dead || player.mode === 'spectator') return;
    for (const item of this.list) {
      const side = player.width / 2 + 1 + item.width / 2;
      const near = Math.abs(item.x - player.x) < side && Math.abs(item.z - player.z) < side;
      const level = item.y < player.y + player.height + 0.5 && item.y + item.height > player.y - 0.5;
      if (!near || !level || item.pickupDelay > 0) continue;
      const count = roomFor(player, item.stack);
      if (count === 0) continue;
      addToInventory(player, { ...item.stack, count });
      this.onPickup(item.stack.item, count);
      item.stack = { ...item.stack, count: item.stack.count - count };
      if (item.stack.count === 0) item.gone = true;
    }
    this.#entities.sweep();
  }

  /** Removes every item; answers how many there were. */
  clear(): number {
    const items = this.list;
    for (const item of items) item.gone = true;
    this.#entities.sweep();
    return items.length;
  }

  #merge(): void {
    const items = this.list;
    if (items.length < 2) return;
    const columns = new ItemColumns(items);
    items.forEach((item, i) => {
      const limit = stackLimit(item.stack.item);
      if (item.stack.count === 0 || item.stack.count >= limit) return;
      for (const j of columns.after(i)) {
        if (item.stack.count >= limit) return;
        const other = items[j]!;
        const total = item.stack.count + other.stack.count;
        if (other.stack.count === 0 || total > limit || !sameItem(item.stack, other.stack)) continue;
        const near = Math.abs(other.x - item.x) < mergeReach && Math.abs(other.z - item.z) < mergeReach;
        if (!near || Math.abs(other.y - item.y) >= item.height) continue;
        item.stack = { ...item.stack, count: total };
        item.age = Math.min(item.age, other.age);
        item.pickupDelay = Math.max(item.pickupDelay, other.pickupDelay);
        other.stack = { ...other.stack, count: 0 };
      }
    });
  }
}
