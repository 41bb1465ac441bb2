import { cosDegrees, sinDegrees } from '../../../exact-trigonometry.ts';
import { fluidAt } from '../../../player/fluid-contact.ts';
import type { EntityGame } from '../../entity-game.ts';
import { halt, lookAt, walking, walkTo } from '../controls.ts';
import { type Goal, uses } from '../goal.ts';
import type { Mob } from '../mob.ts';
import { nearestMob, oneIn, squareTo } from '../senses.ts';
import { somewhere } from '../wander.ts';

/** Keeps the head above water. */
export const float: Goal = {
  name: 'float',
  needs: uses.jump,
  begins: (mob, { at }) => (mob.inWater && fluidAt(at, mob, 'water') > 0.4) || mob.inLava,
  goesOn: (mob, game) => float.begins(mob, game),
  run(mob, { world }) {
    if (world.randoms.mobs.unit() < 0.8) mob.mind.jump = true;
  },
};

/** Ticks after a hit in which it frightens. */
const fright = 100;

/** Runs about after a hit, or while it burns. */
export function panic(pace: number): Goal {
  return {
    name: 'panic',
    needs: uses.legs,
    begins(mob, game) {
      if (game.world.time - mob.mind.attackedAt > fright && !mob.onFire) return false;
      const place = somewhere(mob, game, 5, 4);
      return place !== null && walkTo(mob, game, place, pace);
    },
    goesOn: walking,
    end: halt,
  };
}

/** Blocks from the player beyond which nobody strolls or looks about. */
const idleDistance = 32;
const farFromPlayer = (mob: Mob, player: { readonly x: number; readonly y: number; readonly z: number }): boolean =>
  squareTo(mob, player) > idleDistance * idleDistance;

/** Walks somewhere now and then, while `minds` says that it is of a mind to. */
export function stroll(pace: number, minds: (game: EntityGame) => boolean = () => true): Goal {
  return {
    name: 'stroll',
    needs: uses.legs,
    begins(mob, game) {
      if (farFromPlayer(mob, game.player) || !minds(game) || !oneIn(game, 120)) return false;
      const place = somewhere(mob, game, 10, 7);
      return place !== null && walkTo(mob, game, place, pace);
    },
    goesOn: walking,
    end: halt,
  };
}

/** Looks at the player for a while. */
export function watchPlayer(reach: number): Goal {
  return {
    name: 'watch',
    needs: uses.eyes,
    begins: (mob, game) => !game.player.dead && squareTo(mob, game.player) < reach * reach && game.world.randoms.mobs.unit() < 0.02,
    goesOn: (mob, { player }) => !player.dead && squareTo(mob, player) < reach * reach && (mob.mind.notes.watch ?? 0) > 0,
    begin(mob, { world }) {
      mob.mind.notes.watch = 40 + world.randoms.mobs.between(0, 39);
    },
    run(mob, { player }) {
      mob.mind.notes.watch = (mob.mind.notes.watch ?? 0) - 1;
      lookAt(mob, [player.x, player.y + player.eyeHeight, player.z]);
    },
  };
}

/** Looks some way for a while. */
export const lookAround: Goal = {
  name: 'look',
  needs: uses.legs | uses.eyes,
  begins: (mob, game) => !farFromPlayer(mob, game.player) && game.world.randoms.mobs.unit() < 0.02,
  goesOn: (mob) => (mob.mind.notes.look ?? 0) >= 0,
  begin(mob, { world }) {
    mob.mind.notes.look = 20 + world.randoms.mobs.between(0, 19);
    mob.mind.notes.lookYaw = world.randoms.mobs.between(0, 359);
  },
  run(mob) {
    mob.mind.notes.look = (mob.mind.notes.look ?? 0) - 1;
    const yaw = mob.mind.notes.lookYaw ?? 0;
    lookAt(mob, [mob.x + cosDegrees(yaw), mob.y + mob.eyeHeight, mob.z + sinDegrees(yaw)]);
  },
};

const temptReach = 10;
const temptPause = 100;

/** Follows a player who holds what it eats. */
export function tempt(pace: number): Goal {
  const tempted = (mob: Mob, player: { readonly held: { readonly item: string } | null }): boolean =>
    player.held !== null && mob.numbers.food.includes(player.held.item);
  return {
    name: 'tempt',
    needs: uses.legs | uses.eyes,
    begins: (mob, { player, world }) =>
      !player.dead &&
      player.mode !== 'spectator' &&
      tempted(mob, player) &&
      squareTo(mob, player) < temptReach * temptReach &&
      world.time >= (mob.mind.notes.calm ?? 0),
    goesOn: (mob, { player }) => !player.dead && tempted(mob, player) && squareTo(mob, player) < temptReach * temptReach,
    end(mob, { world }) {
      halt(mob);
      mob.mind.notes.calm = world.time + temptPause;
    },
    run(mob, game) {
      const { player } = game;
      lookAt(mob, [player.x, player.y + player.eyeHeight, player.z]);
      if (squareTo(mob, player) < 6.25) halt(mob);
      else if ((mob.age + mob.id) % 10 === 0 || !walking(mob)) walkTo(mob, game, [player.x, player.y, player.z], pace, 1);
    },
  };
}

/** A young one keeps near a grown one of its kind. */
export function followParent(pace: number): Goal {
  const parentOf = (mob: Mob, game: Parameters<Goal['begins']>[1]): Mob | null =>
    nearestMob(mob, game, 8, (other) => other.kind === mob.kind && !other.baby && Math.abs(other.y - mob.y) < 4);
  return {
    name: 'follow',
    needs: uses.legs,
    begins(mob, game) {
      if (!mob.baby) return false;
      const parent = parentOf(mob, game);
      return parent !== null && squareTo(mob, parent) >= 9;
    },
    goesOn(mob, game) {
      const parent = mob.baby ? parentOf(mob, game) : null;
      const square = parent === null ? 0 : squareTo(mob, parent);
      return square >= 9 && square <= 256;
    },
    end: halt,
    run(mob, game) {
      if ((mob.age + mob.id) % 10 !== 0 && walking(mob)) return;
      const parent = parentOf(mob, game);
      if (parent !== null) walkTo(mob, game, [parent.x, parent.y, parent.z], pace, 1);
    },
  };
}
