import { rulesOf } from '../blocks/cell.ts';
import type { ReadCell } from '../blocks/support.ts';
import type { SavedEntity } from '../persistence.ts';
import { fluidAt } from '../player/fluid-contact.ts';
import type { EntityView, ItemStack } from '../view.ts';
import { isFree, moveBox } from '../world/move-box.ts';

const size = 0.25;
const gravity = 0.04;
const drag = 0.98;
/** Ticks until a dropped item vanishes. */
export const itemLifetime = 6000;

/** A dropped item that falls, floats and waits to be picked up (minecraft.wiki, "Item (entity)"). */
export class ItemEntity implements EntityView {
  readonly id: number;
  readonly kind = 'item';
  readonly width = size;
  readonly height = size;
  readonly pitch = 0;
  x: number;
  y: number;
  z: number;
  oldX: number;
  oldY: number;
  oldZ: number;
  vx: number;
  vy: number;
  vz: number;
  yaw: number;
  onGround: boolean;
  age: number;
  pickupDelay: number;
  stack: ItemStack;

  constructor(saved: SavedEntity) {
    this.id = saved.id;
    [this.x, this.y, this.z] = saved.position;
    [this.oldX, this.oldY, this.oldZ] = saved.position;
    [this.vx, this.vy, this.vz] = saved.motion;
    this.yaw = saved.yaw;
    this.onGround = saved.onGround;
    this.age = saved.age;
    this.pickupDelay = saved.pickupDelay;
    this.stack = saved.stack;
  }

  get cx(): number {
    return Math.floor(this.x) >> 4;
  }

  get cz(): number {
    return Math.floor(this.z) >> 4;
  }

  /** Without a world tick the entity stands still, for the drawing as well. */
  rest(): void {
    this.oldX = this.x;
    this.oldY = this.y;
    this.oldZ = this.z;
  }

  tick(at: ReadCell): void {
    this.rest();
    this.age++;
    if (this.pickupDelay > 0) this.pickupDelay--;
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
    const moved = moveBox(isFree(at, this, [0, 0, 0]) ? at : () => 0, this, [this.vx, this.vy, this.vz], 0, this.onGround);
    this.onGround = moved.hitY && this.vy < 0;
    if (moved.hitX) this.vx = 0;
    if (moved.hitZ) this.vz = 0;
    if (moved.hitY) this.vy = 0;
    const ice = this.onGround && rulesOf(at(Math.floor(this.x), Math.floor(this.y - 0.5), Math.floor(this.z))).name === 'ice';
    const side = this.onGround ? drag * (ice ? 0.98 : 0.6) : drag;
    this.vx = Math.abs(this.vx) < 1e-5 ? 0 : this.vx * side;
    this.vz = Math.abs(this.vz) < 1e-5 ? 0 : this.vz * side;
    this.vy *= drag;
  }

  save(): SavedEntity {
    return {
      id: this.id,
      kind: 'item',
      position: [this.x, this.y, this.z],
      motion: [this.vx, this.vy, this.vz],
      yaw: this.yaw,
      onGround: this.onGround,
      age: this.age,
      pickupDelay: this.pickupDelay,
      stack: this.stack,
    };
  }
}
