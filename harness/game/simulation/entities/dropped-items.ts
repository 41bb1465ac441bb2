import type { ReadCell } from '../blocks/support.ts';
import { stackLimit } from '../items/item-data.ts';
import { sameItem } from '../items/item-stack.ts';
import type { SavedEntity } from '../persistence.ts';
import { addToInventory, roomFor } from '../player/inventory.ts';
import type { Player } from '../player/player.ts';
import type { ItemStack } from '../view.ts';
import type { EntityKeeper } from '../world/chunk-loader.ts';
import { minY } from '../world/world-shape.ts';
import type { WorldState } from '../world/world-state.ts';
import { ItemEntity, itemLifetime } from './item-entity.ts';

/** Ticks before an item that popped out of a block, or that a player threw, can be picked up. */
const popDelay = 10;
const throwDelay = 40;
/** World ticks between two looks for items that can merge. */
const mergePeriod = 10;
/** Items merge within this distance sideways. */
const mergeReach = 0.5;

/** All dropped items of the loaded world, in the order of their ids. */
export class DroppedItems implements EntityKeeper {
  readonly #world: WorldState;
  readonly #at: ReadCell;
  #items: ItemEntity[] = [];
  /** Told of every stack that the player picked up. */
  onPickup: (item: string, count: number) => void = () => {};

  constructor(world: WorldState, at: ReadCell) {
    this.#world = world;
    this.#at = at;
  }

  get list(): readonly ItemEntity[] {
    return this.#items;
  }

  /** Drops a stack from a broken block, with a small hop (minecraft.wiki, "Item (entity)"). */
  pop(x: number, y: number, z: number, stack: ItemStack): void {
    const { drops } = this.#world.randoms;
    const spread = (): number => drops.unit() * 0.5 + 0.25;
    const hop = (): number => drops.unit() * 0.2 - 0.1;
    this.#add([x + spread(), y + spread(), z + spread()], [hop(), 0.2, hop()], popDelay, stack);
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
    const id = this.#world.nextEntity++;
    const yaw = Math.floor(this.#world.randoms.drops.unit() * 360);
    this.#items.push(new ItemEntity({ id, kind: 'item', position, motion, yaw, onGround: false, age: 0, pickupDelay, stack }));
  }

  /** One tick of the world. */
  tick(): void {
    for (const item of this.#items) {
      const { cx, cz } = item;
      if (this.#world.chunk(cx, cz) === null) {
        item.rest();
        continue;
      }
      item.tick(this.#at);
      if (item.cx !== cx || item.cz !== cz) this.#touch(cx, cz);
    }
    if (this.#world.time % mergePeriod === 0) this.#merge();
    this.#keep((item) => item.age < itemLifetime && item.y > minY - 64 && item.stack.count > 0);
  }

  /** A client tick without a world tick: nothing moves. */
  rest(): void {
    for (const item of this.#items) item.rest();
  }

  /** Lets the player take what lies within reach: one block around its body, half a block above and below. */
  pickUp(player: Player): void {
    if (player.dead || player.mode === 'spectator') return;
    for (const item of this.#items) {
      const side = player.width / 2 + 1 + item.width / 2;
      const near = Math.abs(item.x - player.x) < side && Math.abs(item.z - player.z) < side;
      const level = item.y < player.y + player.height + 0.5 && item.y + item.height > player.y - 0.5;
      if (!near || !level || item.pickupDelay > 0) continue;
      const count = roomFor(player, item.stack);
      if (count === 0) continue;
      addToInventory(player, { ...item.stack, count });
      this.onPickup(item.stack.item, count);
      item.stack = { ...item.stack, count: item.stack.count - count };
    }
    this.#keep((item) => item.stack.count > 0);
  }

  /** Removes every item; answers how many there were. */
  clear(): number {
    const count = this.#items.length;
    this.#keep(() => false);
    return count;
  }

  #merge(): void {
    const items = this.#items;
    items.forEach((item, i) => {
      const limit = stackLimit(item.stack.item);
      for (let j = i + 1; j < items.length && item.stack.count > 0 && item.stack.count < limit; j++) {
        const other = items[j];
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

  #keep(wanted: (item: ItemEntity) => boolean): void {
    if (this.#items.every(wanted)) return;
    for (const item of this.#items) if (!wanted(item)) this.#touch(item.cx, item.cz);
    this.#items = this.#items.filter(wanted);
  }

  /** Marks a chunk whose stored entities are no longer right. */
  #touch(cx: number, cz: number): void {
    this.#world.map.get(cx, cz)?.markEdited();
  }

  arrive(entities: readonly SavedEntity[]): void {
    for (const saved of entities) this.#items.push(new ItemEntity(saved));
    if (entities.length > 0) this.#items.sort((a, b) => a.id - b.id);
  }

  leave(cx: number, cz: number): readonly SavedEntity[] {
    const gone = this.inChunk(cx, cz);
    if (gone.length > 0) this.#items = this.#items.filter((item) => item.cx !== cx || item.cz !== cz);
    return gone;
  }

  inChunk(cx: number, cz: number): readonly SavedEntity[] {
    return this.#items.filter((item) => item.cx === cx && item.cz === cz).map((item) => item.save());
  }
}
