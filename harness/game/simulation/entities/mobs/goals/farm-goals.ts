import { rulesOf } from '../../../blocks/cell.ts';
import type { EntityGame } from '../../entity-game.ts';
import { scatterOrbs } from '../../orbs.ts';
import { halt, lookAt, walkTo } from '../controls.ts';
import { type Goal, uses } from '../goal.ts';
import type { Mob } from '../mob.ts';
import { birth } from '../mob-birth.ts';
import { eatGrass } from '../mob-traits.ts';
import { nearestMob, oneIn, squareTo } from '../senses.ts';

const mateReach = 8;
/** Ticks that a couple stands together, and until both can breed again (minecraft.wiki, "Breeding"). */
const courtship = 60;
const rest = 6000;

function mateOf(mob: Mob, game: EntityGame): Mob | null {
  return mob.inLove ? nearestMob(mob, game, mateReach, (other) => other.kind === mob.kind && other.inLove && !other.baby) : null;
}

/** Finds another that is in love; a young one comes of it. */
export function breed(pace: number): Goal {
  return {
    name: 'breed',
    needs: uses.legs | uses.eyes,
    begins: (mob, game) => mateOf(mob, game) !== null,
    goesOn: (mob, game) => mateOf(mob, game) !== null && (mob.mind.notes.court ?? 0) < courtship,
    begin(mob) {
      mob.mind.notes.court = 0;
    },
    end: halt,
    run(mob, game) {
      const mate = mateOf(mob, game);
      if (mate === null) return;
      lookAt(mob, [mate.x, mate.y + mate.eyeHeight, mate.z]);
      if ((mob.age + mob.id) % 10 === 0) walkTo(mob, game, [mate.x, mate.y, mate.z], pace, 1);
      mob.mind.notes.court = (mob.mind.notes.court ?? 0) + 1;
      if (mob.mind.notes.court >= courtship && squareTo(mob, mate) < 9) bear(mob, mate, game);
    },
  };
}

function bear(mob: Mob, mate: Mob, game: EntityGame): void {
  const { mobs } = game.world.randoms;
  const child = birth(game, mob.kind, [mob.x, mob.y, mob.z], { by: 'parents', random: mobs });
  for (const parent of [mob, mate]) {
    parent.growth = rest;
    parent.set('InLove', 0);
  }
  const traits = mob.kind === 'sheep' ? { ...child.traits, Color: childColor(mob, mate, mobs.unit() < 0.5), Sheared: false } : child.traits;
  game.entities.add({ ...child, persistent: false, traits });
  game.world.statistics.add('custom', 'animals_bred');
  scatterOrbs(game, mob.x, mob.y, mob.z, mobs.between(1, 7));
}

/** Colours that mix as dyes do (minecraft.wiki, "Sheep", "Breeding"). */
const mixtures: Readonly<Record<string, string>> = {
  'red+yellow': 'orange',
  'blue+white': 'light_blue',
  'red+white': 'pink',
  'green+white': 'lime',
  'black+white': 'gray',
  'gray+white': 'light_gray',
  'blue+green': 'cyan',
  'blue+red': 'purple',
  'pink+purple': 'magenta',
};

function childColor(mob: Mob, mate: Mob, first: boolean): string {
  const pair = [mob.color ?? 'white', mate.color ?? 'white'].sort().join('+');
  return mixtures[pair] ?? (first ? mob.color : mate.color) ?? 'white';
}

const grazeTicks = 40;
const biteAt = 4;

/** A sheep eats the grass it stands on. */
export const graze: Goal = {
  name: 'graze',
  needs: uses.legs | uses.eyes | uses.jump,
  begins(mob, game) {
    if (!oneIn(game, mob.baby ? 50 : 1000)) return false;
    const [x, y, z] = [Math.floor(mob.x), Math.floor(mob.y), Math.floor(mob.z)];
    return rulesOf(game.at(x, y, z)).name === 'short_grass' || rulesOf(game.at(x, y - 1, z)).name === 'grass_block';
  },
  goesOn: (mob) => mob.grazing > 0,
  begin(mob) {
    mob.mind.notes.graze = grazeTicks;
    halt(mob);
  },
  end(mob) {
    mob.mind.notes.graze = 0;
  },
  run(mob, game) {
    mob.mind.notes.graze = mob.grazing - 1;
    if (mob.grazing === biteAt) eatGrass(mob, game);
  },
};
