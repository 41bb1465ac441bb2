import { explode } from '../../../combat/explosion.ts';
import { halt } from '../controls.ts';
import { type Goal, uses } from '../goal.ts';
import { creeperFuse } from '../mob-traits.ts';
import { bodyById, sees, squareTo } from '../senses.ts';

/** Distances, squared, within which a creeper begins to swell and beyond which it stops (minecraft.wiki, "Creeper", "Behavior"). */
const begins = 9;
const ends = 49;
const power = 3;

/** Swells beside its target and goes off. */
export const swell: Goal = {
  name: 'swell',
  needs: uses.legs,
  begins(mob, game) {
    const body = bodyById(game, mob.mind.target);
    return (mob.mind.notes.swell ?? 0) > 0 || (body !== null && squareTo(mob, body) < begins);
  },
  goesOn: (mob, game) => swell.begins(mob, game) || mob.traits.ignited === true,
  begin: halt,
};

/** The creeper's own clock, whether it means to or not: swells or shrinks, and goes off at its end. */
export const fuse: Goal = {
  name: 'fuse',
  needs: 0,
  begins: () => true,
  goesOn: () => true,
  run(mob, game) {
    const body = bodyById(game, mob.mind.target);
    const wants = mob.mind.goals.includes(swell.name) && body !== null && squareTo(mob, body) <= ends && sees(mob, game, body);
    const grows = wants || mob.traits.ignited === true;
    const full = Number(mob.traits.Fuse ?? creeperFuse);
    const now = Math.max(0, (mob.mind.notes.swell ?? 0) + (grows ? 1 : -1));
    mob.mind.notes.swell = now;
    mob.swell = Math.min(1, now / Math.max(1, full - 2));
    if (now < full) return;
    mob.health = 0;
    mob.gone = true;
    const radius = Number(mob.traits.ExplosionRadius ?? power) * (mob.traits.powered === true ? 2 : 1);
    const blocks = game.world.gameRules.on('mob_griefing');
    explode(game, [mob.x, mob.y, mob.z], radius, { by: mob, blocks, decay: 'mob_explosion_drop_decay' });
  },
};
