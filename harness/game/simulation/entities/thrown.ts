import { hurtMob, pushFrom } from '../combat/hurt-mob.ts';
import type { SavedThrown } from '../persistence.ts';
import { fluidAt } from '../player/fluid-contact.ts';
import type { ItemStack } from '../view.ts';
import { meetBoxes } from '../world/raycast.ts';
import { Entity } from './entity.ts';
import type { EntityGame } from './entity-game.ts';
import { meetBody } from './meet-body.ts';
import type { Mob } from './mobs/mob.ts';
import { birth } from './mobs/mob-birth.ts';

type Place = readonly [x: number, y: number, z: number];

/** Java's flight of what is thrown (minecraft.wiki, "Snowball", "Egg", "Ender Pearl"). */
const gravity = 0.03;
const drag = 0.99;
const waterDrag = 0.8;
const throwSpeed = 1.5;
const stray = 0.0172275;
/** Ticks in which a throw does not hit who threw it. */
const leaving = 5;
const push = 0.4;
/** Blocks by which it misses a body and hits it all the same. */
const grown = 0.3;
/** One egg in so many hatches, and one of those in so many gives four chickens. */
const hatches = 8;
const hatchesFour = 32;
const chickAge = -24000;
const pearlDamage = 5;

/** What a throw does where it lands, and to a mob that it hits. */
interface Landing {
  readonly hit?: (mob: Mob, game: EntityGame, thrown: Thrown) => void;
  readonly land?: (game: EntityGame, place: Place, thrown: Thrown) => void;
}

const shove: Landing['hit'] = (mob, game, { x, z, vx, vz }) => {
  hurtMob(mob, game, 0, { kind: 'blow', by: 0 });
  pushFrom(mob, [x - vx, z - vz], push);
};

const landings: Readonly<Record<SavedThrown['kind'], Landing>> = {
  snowball: { hit: shove },
  egg: {
    hit: shove,
    land(game, place) {
      const { combat } = game.world.randoms;
      if (combat.between(1, hatches) > 1) return;
      const count = combat.between(1, hatchesFour) === 1 ? 4 : 1;
      for (let i = 0; i < count; i++) {
        game.entities.add({ ...birth(game, 'chicken', place, { by: 'command', random: combat }), growth: chickAge });
      }
    },
  },
  ender_pearl: {
    land({ player, survival }, [x, y, z], { owner }) {
      if (owner !== 0 || player.dead) return;
      player.moveTo(x, y, z);
      survival.hurt(pearlDamage, { type: 'ender_pearl' });
    },
  },
};

/** A thrown snowball, egg or ender pearl: flies until it hits something. */
export class Thrown extends Entity {
  readonly kind: SavedThrown['kind'];
  readonly width = 0.25;
  readonly height = 0.25;
  readonly owner: number | null;

  constructor(saved: SavedThrown) {
    super(saved);
    this.kind = saved.kind;
    this.owner = saved.owner;
  }

  /** It looks like the item that was thrown. */
  get stack(): ItemStack {
    return { item: this.kind, count: 1 };
  }

  protected live(game: EntityGame): void {
    const slow = fluidAt(game.at, this, 'water') > 0 ? waterDrag : drag;
    this.vx *= slow;
    this.vy = (this.vy - gravity) * slow;
    this.vz *= slow;
    const speed = Math.sqrt(this.vx * this.vx + this.vy * this.vy + this.vz * this.vz);
    if (speed === 0) return;
    const along = [this.vx / speed, this.vy / speed, this.vz / speed] as const;
    const block = meetBoxes(game.at, [this.x, this.y, this.z], along, speed);
    const mob = this.#meet(game, along, block === null ? speed : block.distance);
    const way = mob?.at ?? block?.distance ?? speed;
    this.x += along[0] * way;
    this.y += along[1] * way;
    this.z += along[2] * way;
    if (mob === null && block === null) return;
    const { hit, land } = landings[this.kind];
    if (mob !== null) hit?.(mob.body, game, this);
    land?.(game, [this.x, this.y, this.z], this);
    this.gone = true;
  }

  /** The first living body on its way. */
  #meet({ entities }: EntityGame, along: Place, reach: number): { readonly body: Mob; readonly at: number } | null {
    let nearest: { readonly body: Mob; readonly at: number } | null = null;
    for (const body of entities.mobs) {
      if (body.dead || (body.id === this.owner && this.age < leaving)) continue;
      const at = meetBody(body, [this.x, this.y, this.z], along, reach, grown);
      if (at !== null && (nearest === null || at < nearest.at)) nearest = { body, at };
    }
    return nearest;
  }

  save(): SavedThrown {
    return { ...this.savePlace(), kind: this.kind, owner: this.owner } as SavedThrown;
  }
}

/** Throws something from a place in a direction of length 1, a little astray, and with the speed of who throws. */
export function throwThing(
  game: EntityGame,
  kind: SavedThrown['kind'],
  from: Place,
  along: Place,
  owner: { readonly id: number; readonly velocity: Place },
): void {
  const { combat } = game.world.randoms;
  const motion = along.map(
    (part, i) => (part + stray * (combat.unit() - combat.unit())) * throwSpeed + owner.velocity[i],
  ) as unknown as Place;
  game.entities.add({ kind, position: from, motion, yaw: 0, onGround: false, age: 0, owner: owner.id });
}
