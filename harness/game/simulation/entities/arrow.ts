import { collisionBoxes } from '../blocks/block-boxes.ts';
import { hurtMob, yawTo } from '../combat/hurt-mob.ts';
import { hurtPlayer } from '../combat/hurt-player.ts';
import { atan2Degrees } from '../exact-trigonometry.ts';
import type { SavedArrow } from '../persistence.ts';
import { fluidAt } from '../player/fluid-contact.ts';
import { addToInventory, roomFor } from '../player/inventory.ts';
import { meetBoxes } from '../world/raycast.ts';
import { Entity } from './entity.ts';
import type { EntityGame } from './entity-game.ts';
import { meetBody } from './meet-body.ts';
import { Mob } from './mobs/mob.ts';

/** Java's flight of arrows (minecraft.wiki, "Arrow", "Motion of projectiles"). */
const gravity = 0.05;
const drag = 0.99;
const waterDrag = 0.6;
const stuckLifetime = 1200;
/** Ticks in which an arrow does not hit who shot it. */
const leaving = 5;
const grown = 0.3;

/** A shot arrow: flies, hits, sticks. */
export class Arrow extends Entity {
  readonly kind = 'arrow';
  readonly width = 0.5;
  readonly height = 0.5;
  readonly owner: number | null;
  readonly damage: number;
  readonly critical: boolean;
  readonly pickup: boolean;
  stuck: number;

  constructor(saved: SavedArrow) {
    super(saved);
    this.pitch = saved.pitch;
    this.owner = saved.owner;
    this.damage = saved.damage;
    this.critical = saved.critical;
    this.pickup = saved.pickup;
    this.stuck = saved.stuck;
  }

  protected live(game: EntityGame): void {
    if (this.stuck >= 0 && this.#held(game)) {
      if (++this.stuck >= stuckLifetime) this.gone = true;
      this.#takeUp(game);
      return;
    }
    this.stuck = -1;
    this.#fly(game);
  }

  /** Whether the block it sticks in is still there. */
  #held({ at }: EntityGame): boolean {
    const [x, y, z] = [this.x, this.y, this.z];
    const near = 0.06;
    for (let by = Math.floor(y - near); by <= Math.floor(y + near); by++)
      for (let bz = Math.floor(z - near); bz <= Math.floor(z + near); bz++)
        for (let bx = Math.floor(x - near); bx <= Math.floor(x + near); bx++)
          for (const box of collisionBoxes(at, bx, by, bz)) {
            const inX = x >= bx + box[0] - near && x <= bx + box[3] + near;
            const inY = y >= by + box[1] - near && y <= by + box[4] + near;
            if (inX && inY && z >= bz + box[2] - near && z <= bz + box[5] + near) return true;
          }
    return false;
  }

  #fly(game: EntityGame): void {
    const speed = Math.sqrt(this.vx * this.vx + this.vy * this.vy + this.vz * this.vz);
    if (speed > 0) {
      const along = [this.vx / speed, this.vy / speed, this.vz / speed] as const;
      const block = meetBoxes(game.at, [this.x, this.y, this.z], along, speed);
      if (this.#strike(game, along, block === null ? speed : block.distance, speed)) return;
      if (block !== null) {
        // It stops a little before the face, as in Java.
        const way = Math.max(0, block.distance - 0.05);
        this.x += along[0] * way;
        this.y += along[1] * way;
        this.z += along[2] * way;
        this.vx = 0;
        this.vy = 0;
        this.vz = 0;
        this.onGround = true;
        this.stuck = 0;
        return;
      }
    }
    this.x += this.vx;
    this.y += this.vy;
    this.z += this.vz;
    this.yaw = yawTo(this.vx, this.vz);
    this.pitch = -atan2Degrees(this.vy, Math.sqrt(this.vx * this.vx + this.vz * this.vz));
    const slow = fluidAt(game.at, this, 'water') > 0 ? waterDrag : drag;
    this.vx *= slow;
    this.vy = this.vy * slow - gravity;
    this.vz *= slow;
  }

  /** Hits the first body on its way. True when it is spent. */
  #strike(game: EntityGame, along: readonly [number, number, number], reach: number, speed: number): boolean {
    const from = [this.x, this.y, this.z] as const;
    const { player, entities } = game;
    let nearest: { readonly body: Mob | null; readonly at: number } | null = null;
    for (const mob of entities.mobs) {
      if (mob.dead || (mob.id === this.owner && this.age < leaving)) continue;
      const at = meetBody(mob, from, along, reach, grown);
      if (at !== null && (nearest === null || at < nearest.at)) nearest = { body: mob, at };
    }
    const open = !player.dead && player.mode !== 'spectator' && !(this.owner === 0 && this.age < leaving);
    const atPlayer = open ? meetBody(player, from, along, reach, grown) : null;
    if (atPlayer !== null && (nearest === null || atPlayer < nearest.at)) nearest = { body: null, at: atPlayer };
    if (nearest === null) return false;
    const whole = Math.ceil(speed * this.damage);
    const amount = this.critical ? whole + game.world.randoms.combat.between(0, Math.floor(whole / 2) + 1) : whole;
    const shooter = this.owner === null || this.owner === 0 ? null : entities.byId(this.owner);
    const back = [this.x - along[0] * 4, this.z - along[2] * 4] as const;
    const { body } = nearest;
    const counted =
      body === null
        ? hurtPlayer(game, amount, 'arrow', shooter instanceof Mob ? shooter : null, [back[0], this.y, back[1]])
        : hurtMob(body, game, amount, { kind: 'arrow', by: this.owner ?? undefined, from: back });
    if (counted) {
      this.gone = true;
      return true;
    }
    this.vx *= -0.1;
    this.vy *= -0.1;
    this.vz *= -0.1;
    return false;
  }

  #takeUp({ player, drops }: EntityGame): void {
    if (!this.pickup || player.dead || player.mode === 'spectator') return;
    const side = player.width / 2 + 1;
    if (Math.abs(this.x - player.x) >= side || Math.abs(this.z - player.z) >= side) return;
    if (this.y >= player.y + player.height + 0.5 || this.y <= player.y - 0.5) return;
    const stack = { item: 'arrow', count: 1 };
    if (roomFor(player, stack) === 0) return;
    addToInventory(player, stack);
    drops.onPickup('arrow', 1);
    this.gone = true;
  }

  save(): SavedArrow {
    const { pitch, owner, damage, critical, pickup, stuck } = this;
    return { ...this.savePlace(), kind: this.kind, pitch, owner, damage, critical, pickup, stuck };
  }
}
