import { addPoints } from '../experience/experience.ts';
import { mend } from '../experience/mending.ts';
import type { SavedOrb } from '../persistence.ts';
import { carryAlong } from '../player/currents.ts';
import { fluidAt } from '../player/fluid-contact.ts';
import { slipUnder } from '../player/surfaces.ts';
import { Entity } from './entity.ts';
import type { EntityGame } from './entity-game.ts';

const gravity = 0.03;
const drag = 0.98;
const lifetime = 6000;
/** Blocks from which an orb flies to the player. */
const pull = 8;
/** Ticks between two orbs that one player takes. */
const takePause = 2;

/** Experience that flies to the player (minecraft.wiki, "Experience", "Experience orbs"). */
export class ExperienceOrb extends Entity {
  readonly kind = 'experience_orb';
  readonly width = 0.5;
  readonly height = 0.5;
  readonly value: number;

  constructor(saved: SavedOrb) {
    super(saved);
    this.value = saved.value;
  }

  protected live(game: EntityGame): void {
    const { at, player } = game;
    if (this.age >= lifetime) this.gone = true;
    carryAlong(at, this);
    if (fluidAt(at, this, 'water') > 0) {
      this.vx *= 0.99;
      this.vy = Math.min(this.vy + 0.0005, 0.06);
      this.vz *= 0.99;
    } else this.vy -= gravity;
    if (fluidAt(at, this, 'lava') > 0) this.vy = 0.2;
    if (!player.dead && player.mode !== 'spectator') this.#follow(game);
    const { vy } = this;
    this.advance(at, 0);
    const side = this.onGround ? drag * slipUnder(at, this) : drag;
    this.vx *= side;
    this.vy = this.onGround && vy < 0 ? -vy * 0.9 * drag : this.vy * drag;
    if (this.onGround && Math.abs(this.vy) < 0.03) this.vy = 0;
    this.vz *= side;
  }

  #follow({ player, world, entities }: EntityGame): void {
    const dx = player.x - this.x;
    const dy = player.y + player.eyeHeight / 2 - this.y;
    const dz = player.z - this.z;
    const square = dx * dx + dy * dy + dz * dz;
    if (square >= pull * pull) return;
    const length = Math.sqrt(square);
    const near = 1 - length / pull;
    const push = length === 0 ? 0 : (near * near * 0.1) / length;
    this.vx += dx * push;
    this.vy += dy * push;
    this.vz += dz * push;
    const side = player.width / 2 + 1 + this.width / 2;
    const level = this.y < player.y + player.height + 0.5 && this.y + this.height > player.y - 0.5;
    if (Math.abs(dx) >= side || Math.abs(dz) >= side || !level || world.time % takePause !== 0) return;
    // One orb a moment: the first in the order of ids takes it for all.
    if (entities.orbTakenAt === world.time) return;
    entities.orbTakenAt = world.time;
    addPoints(player, mend(player, this.value, world.randoms.orbs));
    this.gone = true;
  }

  save(): SavedOrb {
    return { ...this.savePlace(), kind: this.kind, value: this.value };
  }
}
