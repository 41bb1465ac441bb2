import { knownCell, rulesOf } from '../../blocks/cell.ts';
import type { EntityGame } from '../entity-game.ts';
import type { Mob } from './mob.ts';

const layFrom = 6000;
const layTo = 12000;
/** Ticks of a creeper's fuse. */
export const creeperFuse = 30;
const attackTicks = 6;
const dirt = knownCell('dirt');

/** What goes on by itself: growing, cooling down from love, eggs, wings, a creeper's swelling, the arm of an attack. */
export function tickTraits(mob: Mob, game: EntityGame): void {
  // A zombie never grows up.
  if (mob.growth < 0 && mob.kind !== 'zombie') mob.growth++;
  else if (mob.growth > 0) mob.growth--;
  const love = Number(mob.traits.InLove ?? 0);
  if (love > 0) mob.set('InLove', love - 1);
  if (mob.attackTicks > 0) mob.attackTicks--;
  mob.attack = mob.attackTicks === 0 ? 0 : (attackTicks - mob.attackTicks) / attackTicks;
  if (mob.kind === 'chicken') tickChicken(mob, game);
}

/** Lifts the arm for a blow. */
export function swingArm(mob: Mob): void {
  mob.attackTicks = attackTicks;
}

function tickChicken(mob: Mob, { world, drops }: EntityGame): void {
  mob.flapWidth = Math.min(1, Math.max(0, mob.flapWidth + (mob.onGround ? -1 : 4) * 0.3));
  mob.flap += mob.onGround ? mob.flapWidth * 0.3 : 2;
  if (mob.baby) return;
  const { mobs } = world.randoms;
  const left = Number(mob.traits.EggLayTime ?? mobs.between(layFrom, layTo)) - 1;
  mob.set('EggLayTime', left <= 0 ? mobs.between(layFrom, layTo) : left);
  if (left <= 0) drops.popFrom(mob.x, mob.y, mob.z, { item: 'egg', count: 1 });
}

/** A sheep that grazed: the grass is gone, the wool is back, and a lamb is a minute older (minecraft.wiki, "Sheep"). */
export function eatGrass(mob: Mob, { at, editor, world }: EntityGame): void {
  const [x, y, z] = [Math.floor(mob.x), Math.floor(mob.y), Math.floor(mob.z)];
  const griefing = world.gameRules.on('mob_griefing');
  const tuft = edible(rulesOf(at(x, y, z)).name);
  if (griefing && tuft) editor.set(x, y, z, 0);
  else if (griefing && rulesOf(at(x, y - 1, z)).name === 'grass_block') editor.set(x, y - 1, z, dirt);
  mob.set('Sheared', false);
  if (mob.growth < 0) mob.growth = Math.min(0, mob.growth + 1200);
}

const edible = (name: string): boolean => name === 'short_grass' || name === 'fern';
