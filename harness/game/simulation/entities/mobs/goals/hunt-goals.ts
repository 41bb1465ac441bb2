import { hurtMob } from '../../../combat/hurt-mob.ts';
import { hurtPlayer } from '../../../combat/hurt-player.ts';
import type { EntityGame } from '../../entity-game.ts';
import { halt, lookAt, walking, walkTo } from '../controls.ts';
import { type Goal, uses } from '../goal.ts';
import { Mob } from '../mob.ts';
import { swingArm } from '../mob-traits.ts';
import { type Body, bodyById, huntable, nearestMob, oneIn, playerId, sees, squareTo } from '../senses.ts';
import { weaponDamage } from '../weapon-damage.ts';

/** Ticks after which a target that was not seen is given up, and that a grudge lasts. */
const memory = 60;
const grudge = 100;
const strikePause = 20;
/** How far beyond its own box a body strikes: Java's attack box. */
const armLength = 0.828;

function keepsTarget(mob: Mob, game: EntityGame): boolean {
  const body = bodyById(game, mob.mind.target);
  if (body === null || (!(body instanceof Mob) && !huntable(game))) return false;
  const { follow } = mob.numbers;
  if (squareTo(mob, body) > follow * follow) return false;
  if (sees(mob, game, body)) mob.mind.notes.seen = game.world.time;
  return game.world.time - (mob.mind.notes.seen ?? 0) <= memory;
}

function take(mob: Mob, game: EntityGame, id: number): void {
  mob.mind.target = id;
  mob.mind.notes.seen = game.world.time;
}

/** Goes for whoever hurt it. */
export const revenge: Goal = {
  name: 'revenge',
  needs: uses.target,
  begins(mob, game) {
    const { attacker, attackedAt } = mob.mind;
    if (attacker === null || game.world.time - attackedAt > grudge) return false;
    return attacker === playerId ? huntable(game) : bodyById(game, attacker) !== null;
  },
  goesOn: keepsTarget,
  begin(mob, game) {
    if (mob.mind.attacker !== null) take(mob, game, mob.mind.attacker);
    mob.mind.attacker = null;
  },
  end(mob) {
    mob.mind.target = null;
  },
};

/** Goes for the player when it sees one; `while_` says when it is of a mind to. */
export function huntPlayer(minds: (mob: Mob, game: EntityGame) => boolean = () => true): Goal {
  return {
    name: 'hunt',
    needs: uses.target,
    begins(mob, game) {
      if (!huntable(game) || !oneIn(game, 20) || !minds(mob, game)) return false;
      const reach = mob.numbers.follow * (game.player.sneaking ? 0.8 : 1);
      return squareTo(mob, game.player) < reach * reach && sees(mob, game, game.player);
    },
    goesOn: keepsTarget,
    begin: (mob, game) => take(mob, game, playerId),
    end(mob) {
      mob.mind.target = null;
    },
  };
}

/** Goes for mobs of another kind. */
export function huntMobs(kind: Mob['kind']): Goal {
  const prey = (mob: Mob, game: EntityGame): Mob | null =>
    nearestMob(mob, game, mob.numbers.follow, (other) => other.kind === kind && sees(mob, game, other));
  return {
    name: `hunt-${kind}`,
    needs: uses.target,
    begins: (mob, game) => oneIn(game, 20) && prey(mob, game) !== null,
    goesOn: keepsTarget,
    begin(mob, game) {
      const found = prey(mob, game);
      if (found !== null) take(mob, game, found.id);
    },
    end(mob) {
      mob.mind.target = null;
    },
  };
}

/** Whether a body is near enough to be struck. */
function inReach(mob: Mob, body: Body): boolean {
  const side = mob.width / 2 + armLength + body.width / 2;
  if (Math.abs(mob.x - body.x) >= side || Math.abs(mob.z - body.z) >= side) return false;
  return mob.y < body.y + body.height && body.y < mob.y + mob.height;
}

/** Runs at its target and strikes it. `strikes` is false for one that only comes near. */
export function chase(pace: number, strikes = true): Goal {
  return {
    name: 'chase',
    needs: uses.legs | uses.eyes,
    begins: (mob, game) => bodyById(game, mob.mind.target) !== null,
    goesOn: (mob, game) => bodyById(game, mob.mind.target) !== null,
    end: halt,
    run(mob, game) {
      const body = bodyById(game, mob.mind.target);
      if (body === null) return;
      lookAt(mob, [body.x, body.y + body.eyeHeight, body.z]);
      const { notes } = mob.mind;
      const wait = Math.max(0, (notes.repath ?? 0) - 1);
      notes.repath = wait;
      if (wait === 0) {
        const square = squareTo(mob, body);
        notes.repath = 4 + game.world.randoms.mobs.between(0, 6) + (square > 1024 ? 10 : square > 256 ? 5 : 0);
        if (!walkTo(mob, game, [body.x, body.y, body.z], pace, 0)) notes.repath += 15;
      } else if (!walking(mob) && squareTo(mob, body) < 4) mob.mind.move = [body.x, body.y, body.z, pace];
      notes.strike = Math.max(0, (notes.strike ?? 0) - 1);
      if (!strikes || notes.strike > 0 || !inReach(mob, body) || !sees(mob, game, body)) return;
      notes.strike = strikePause;
      swingArm(mob);
      strike(mob, game, body);
    },
  };
}

function strike(mob: Mob, game: EntityGame, body: Body): void {
  const amount = mob.numbers.attack + weaponDamage(mob.equipment.mainhand ?? null);
  if (body instanceof Mob) hurtMob(body, game, amount, { kind: 'blow', by: mob.id, from: [mob.x, mob.z] });
  else if (hurtPlayer(game, amount, 'mob_attack', mob, [mob.x, mob.y, mob.z]) && mob.kind === 'zombie' && mob.onFire) {
    if (game.world.randoms.combat.unit() < 0.3) game.survival.ignite(2);
  }
}

/** A spider leaps at its target. */
export const leap: Goal = {
  name: 'leap',
  needs: uses.jump | uses.legs,
  begins(mob, game) {
    const body = bodyById(game, mob.mind.target);
    if (body === null || !mob.onGround) return false;
    const square = squareTo(mob, body);
    return square >= 4 && square <= 16 && game.world.randoms.mobs.unit() < 0.4;
  },
  goesOn: (mob) => !mob.onGround,
  begin(mob, game) {
    const body = bodyById(game, mob.mind.target);
    if (body === null) return;
    const [dx, dz] = [body.x - mob.x, body.z - mob.z];
    const length = Math.sqrt(dx * dx + dz * dz);
    if (length < 1e-4) return;
    mob.vx = (dx / length) * 0.4 + mob.vx * 0.2;
    mob.vz = (dz / length) * 0.4 + mob.vz * 0.2;
    mob.vy = 0.4;
  },
};
