import { rulesOf } from '../blocks/cell.ts';
import { fluidOf } from '../blocks/fluid.ts';
import type { ReadCell } from '../blocks/support.ts';
import type { SavedItem } from '../persistence.ts';
import { carryAlong } from '../player/currents.ts';
import { fluidAt } from '../player/fluid-contact.ts';
import { slipUnder } from '../player/surfaces.ts';
import type { ItemStack } from '../view.ts';
import { isFree } from '../world/move-box.ts';
import { Entity } from './entity.ts';
import type { EntityGame } from './entity-game.ts';

const size = 0.25;
const gravity = 0.04;
const drag = 0.98;
/** Ticks until a dropped item vanishes. */
const itemLifetime = 6000;

/** A dropped item that falls, floats and waits to be picked up (minecraft.wiki, "Item (entity)"). */
export class ItemEntity extends Entity {
  readonly kind = 'item';
  readonly width = size;
  readonly height = size;
  pickupDelay: number;
  stack: ItemStack;

  constructor(saved: SavedItem) {
    super(saved);
    this.pickupDelay = saved.pickupDelay;
    this.stack = saved.stack;
  }

  protected live({ at }: EntityGame): void {
    if (this.pickupDelay > 0) this.pickupDelay--;
    if (this.age >= itemLifetime || this.#destroyed(at)) this.gone = true;
    carryAlong(at, this);
    // An item at rest looks around only every fourth tick, as in Java.
    const resting = this.onGround && this.vx === 0 && this.vz === 0 && this.vy > -gravity * 1.01;
    if (resting && (this.age + this.id) % 4 !== 0) return;
    const water = fluidAt(at, this, 'water');
    if (water > 0.1) {
      this.vx *= 0.99;
      this.vz *= 0.99;
      if (this.vy < 0.06) this.vy += 0.0005;
    } else this.vy -= gravity;
    if (!isFree(at, this, [0, 0, 0])) this.vy = Math.max(this.vy, 0.1);
    this.advance(isFree(at, this, [0, 0, 0]) ? at : () => 0, 0);
    const side = this.onGround ? drag * slipUnder(at, this) : drag;
    this.vx = Math.abs(this.vx) < 1e-5 ? 0 : this.vx * side;
    this.vz = Math.abs(this.vz) < 1e-5 ? 0 : this.vz * side;
    this.vy *= drag;
  }

  /** Fire, lava and cactus end items, but for those of netherite in the first two. */
  #destroyed(at: ReadCell): boolean {
    const cell = at(Math.floor(this.x), Math.floor(this.y), Math.floor(this.z));
    const { shape } = rulesOf(cell);
    const burns = shape === 'fire' || fluidOf(cell) === 'lava';
    return (burns && !/netherite|ancient_debris/.test(this.stack.item)) || shape === 'cactus';
  }

  save(): SavedItem {
    return { ...this.savePlace(), kind: this.kind, pickupDelay: this.pickupDelay, stack: this.stack };
  }
}
