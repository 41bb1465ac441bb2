import type { ReadCell } from '../blocks/support.ts';
import type { SavedEntity, SavedPlace } from '../persistence.ts';
import type { EntityView } from '../view.ts';
import { type Moved, moveBox } from '../world/move-box.ts';
import { minY } from '../world/world-shape.ts';
import type { EntityGame } from './entity-game.ts';
import { standsFree } from './stands-free.ts';

/** Speeds between which a body that stands is stopped by its floor and by nothing else: what a tick's gravity gives is among them. */
const leastFall = 1e-3;
const mostFall = 0.4;
/** How it went when the floor took all of a move. */
const stood: Moved = { dx: 0, dy: 0, dz: 0, hitX: false, hitY: true, hitZ: false };

/** What all entities have: a place, a motion and a box. Kinds add what they are made of. */
export abstract class Entity implements EntityView {
  readonly id: number;
  abstract readonly kind: string;
  abstract readonly width: number;
  abstract readonly height: number;
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
  pitch = 0;
  onGround: boolean;
  age: number;
  /** Was against a wall in its last move. */
  hitWall = false;
  /** Is to be taken out of the world at the end of the tick. */
  gone = false;
  tags: readonly string[] = [];

  constructor(saved: SavedPlace) {
    this.id = saved.id;
    [this.x, this.y, this.z] = saved.position;
    [this.oldX, this.oldY, this.oldZ] = saved.position;
    [this.vx, this.vy, this.vz] = saved.motion;
    this.yaw = saved.yaw;
    this.onGround = saved.onGround;
    this.age = saved.age;
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

  /** Puts it at a place at once. */
  moveTo(x: number, y: number, z: number): void {
    this.x = x;
    this.y = y;
    this.z = z;
    this.rest();
  }

  /** One tick of the world. */
  tick(game: EntityGame): void {
    this.rest();
    this.age++;
    this.live(game);
    if (this.y < minY - 64) this.fallOut(game);
  }

  /** What the kind does in a tick. */
  protected abstract live(game: EntityGame): void;

  /** It fell out of the world. */
  protected fallOut(_game: EntityGame): void {
    this.gone = true;
  }

  abstract save(): SavedEntity;

  protected savePlace(): SavedPlace {
    return {
      id: this.id,
      position: [this.x, this.y, this.z],
      motion: [this.vx, this.vy, this.vz],
      yaw: this.yaw,
      onGround: this.onGround,
      age: this.age,
    };
  }

  /** Moves by the motion until blocks stop it, and takes what they stop out of the motion. */
  protected advance(at: ReadCell, step: number): Moved {
    if (this.vx === 0 && this.vz === 0 && this.vy < -leastFall && this.vy > -mostFall && standsFree(at, this)) {
      this.onGround = true;
      this.hitWall = false;
      this.vy = 0;
      return stood;
    }
    const moved = moveBox(at, this, [this.vx, this.vy, this.vz], step, this.onGround);
    this.onGround = moved.hitY && this.vy < 0;
    this.hitWall = moved.hitX || moved.hitZ;
    if (moved.hitX) this.vx = 0;
    if (moved.hitZ) this.vz = 0;
    if (moved.hitY) this.vy = 0;
    return moved;
  }
}
