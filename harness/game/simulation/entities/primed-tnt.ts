import { explode } from '../combat/explosion.ts';
import type { SavedTnt } from '../persistence.ts';
import { Entity } from './entity.ts';
import type { EntityGame } from './entity-game.ts';

const gravity = 0.04;
const drag = 0.98;
/** The strength of it (minecraft.wiki, "TNT"). */
const power = 4;

/** TNT that was lit. */
export class PrimedTnt extends Entity {
  readonly kind = 'tnt';
  readonly width = 0.98;
  readonly height = 0.98;
  fuse: number;

  constructor(saved: SavedTnt) {
    super(saved);
    this.fuse = saved.fuse;
  }

  protected live(game: EntityGame): void {
    this.vy -= gravity;
    this.advance(game.at, 0);
    this.vx *= drag;
    this.vy *= drag;
    this.vz *= drag;
    if (this.onGround) {
      this.vx *= 0.7;
      this.vy *= -0.5;
      this.vz *= 0.7;
    }
    if (--this.fuse > 0) return;
    this.gone = true;
    if (game.world.gameRules.on('tnt_explodes'))
      explode(game, [this.x, this.y + this.height / 16, this.z], power, { by: null, blocks: true, decay: 'tnt_explosion_drop_decay' });
  }

  save(): SavedTnt {
    return { ...this.savePlace(), kind: this.kind, fuse: this.fuse };
  }
}
