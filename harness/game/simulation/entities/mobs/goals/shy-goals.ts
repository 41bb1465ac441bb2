import { rulesOf } from '../../../blocks/cell.ts';
import type { EntityGame } from '../../entity-game.ts';
import { halt, walking, walkTo } from '../controls.ts';
import { type Goal, uses } from '../goal.ts';
import type { Mob } from '../mob.ts';
import { isDay, underSky } from '../mob-life.ts';
import { nearestMob } from '../senses.ts';
import { somewhere } from '../wander.ts';

/** Runs from mobs of another kind. */
export function avoid(kind: Mob['kind'], reach: number, pace: number): Goal {
  return {
    name: `avoid-${kind}`,
    needs: uses.legs,
    begins(mob, game) {
      const threat = nearestMob(mob, game, reach, (other) => other.kind === kind);
      if (threat === null) return false;
      const place = somewhere(mob, game, 16, 7, threat);
      return place !== null && walkTo(mob, game, place, pace);
    },
    goesOn: walking,
    end: halt,
  };
}

/** Villagers go under a roof at night and in bad weather, and stay there. */
export function shelter(pace: number): Goal {
  return {
    name: 'shelter',
    needs: uses.legs,
    begins(mob, game) {
      if (!inside(game) || !underSky(game, mob.x, mob.y + mob.eyeHeight, mob.z)) return false;
      const place = shadeNear(mob, game);
      return place !== null && walkTo(mob, game, place, pace);
    },
    goesOn: walking,
    end: halt,
  };
}

/** Whether it is the time to be inside. */
export function inside({ world }: EntityGame): boolean {
  return !isDay(world.dayTime) || world.rain > 0.2;
}

const tries = 10;

/** The undead look for shade when the sun has set them on fire. */
export function seekShade(pace: number): Goal {
  return {
    name: 'shade',
    needs: uses.legs,
    begins(mob, game) {
      if (mob.mind.target !== null || !mob.onFire || mob.equipment.head !== undefined || !isDay(game.world.dayTime)) return false;
      if (!underSky(game, mob.x, mob.y + mob.eyeHeight, mob.z)) return false;
      const place = shadeNear(mob, game);
      return place !== null && walkTo(mob, game, place, pace);
    },
    goesOn: walking,
    end: halt,
  };
}

function shadeNear(mob: Mob, game: EntityGame): readonly [number, number, number] | null {
  const { mobs } = game.world.randoms;
  for (let i = 0; i < tries; i++) {
    const place = [
      Math.floor(mob.x) + mobs.between(-10, 9),
      Math.floor(mob.y) + mobs.between(-3, 2),
      Math.floor(mob.z) + mobs.between(-10, 9),
    ] as const;
    const floor = rulesOf(game.at(place[0], place[1] - 1, place[2])).solid;
    if (floor && !underSky(game, ...place) && game.at(...place) === 0) return place;
  }
  return null;
}
