import { knownCell, packCell, rulesOf, stateOf } from '../blocks/cell.ts';
import { flammability } from '../blocks/flammability.ts';
import { hasFuel, isSupported } from '../blocks/support.ts';
import type { Cell } from '../view.ts';
import type { BlockGame } from './block-game.ts';
import { blocksMotion } from './washed-away.ts';
import { isRainingAt } from './weather-at.ts';

const fire = knownCell('fire');
const oldest = 15;
/** Burns for ever on these. */
const eternal = new Set(['netherrack', 'magma_block', 'soul_soil', 'soul_sand']);
const difficulties = ['peaceful', 'easy', 'normal', 'hard'];

const aged = (age: number): Cell => packCell(fire, age);

/** Ticks until a fire acts again. */
export const fireDelay = (game: BlockGame): number => 30 + game.dice.below(10);

/** Whether fires may spread at a place: only so near to a player as the world's rule says; -1 lets them spread anywhere. */
function spreads(game: BlockGame, x: number, y: number, z: number): boolean {
  const radius = game.world.gameRules.number('fire_spread_radius_around_player');
  return radius < 0 || (radius > 0 && game.distanceToPlayer(x, y, z) <= radius);
}

function nearRain({ world }: BlockGame, x: number, y: number, z: number): boolean {
  return (
    isRainingAt(world, x, y, z) ||
    isRainingAt(world, x - 1, y, z) ||
    isRainingAt(world, x + 1, y, z) ||
    isRainingAt(world, x, y, z - 1) ||
    isRainingAt(world, x, y, z + 1)
  );
}

/** Eats a block beside a fire by chance: it becomes fire or is gone; TNT is lit. */
function burn(game: BlockGame, x: number, y: number, z: number, chance: number, age: number): void {
  const { at, dice, editor } = game;
  const cell = at(x, y, z);
  if (dice.below(chance) >= flammability(cell).burns) return;
  const tnt = rulesOf(cell).name === 'tnt';
  if (dice.below(age + 10) < 5 && !isRainingAt(game.world, x, y, z))
    editor.set(x, y, z, aged(Math.min(oldest, age + Math.floor(dice.below(5) / 4))));
  else editor.set(x, y, z, 0);
  if (tnt) game.prime(x, y, z, 80);
}

const around = [
  [1, 0, 0, 300],
  [-1, 0, 0, 300],
  [0, -1, 0, 250],
  [0, 1, 0, 250],
  [0, 0, -1, 300],
  [0, 0, 1, 300],
] as const;

/** How easily what is beside an empty cell catches fire. */
function ignition({ at }: BlockGame, x: number, y: number, z: number): number {
  if (at(x, y, z) !== 0) return 0;
  return Math.max(...around.map(([dx, dy, dz]) => flammability(at(x + dx, y + dy, z + dz)).catches));
}

/** Throws fire up to one block aside and four up, the less likely the higher. */
function spread(game: BlockGame, x: number, y: number, z: number, age: number): void {
  const { dice, editor, world } = game;
  for (let dx = -1; dx <= 1; dx++) {
    for (let dz = -1; dz <= 1; dz++) {
      for (let dy = -1; dy <= 4; dy++) {
        if (dx === 0 && dy === 0 && dz === 0) continue;
        const [fx, fy, fz] = [x + dx, y + dy, z + dz];
        const odds = ignition(game, fx, fy, fz);
        if (odds === 0) continue;
        const chance = Math.floor((odds + 40 + difficulties.indexOf(world.difficulty) * 7) / (age + 30));
        if (chance <= 0 || dice.below(dy > 1 ? dy * 100 : 100) > chance) continue;
        if (world.rain > 0.2 && nearRain(game, fx, fy, fz)) continue;
        editor.set(fx, fy, fz, aged(Math.min(oldest, age + Math.floor(dice.below(5) / 4))));
      }
    }
  }
}

/** One tick of a fire: it ages, rain puts it out, it eats what burns and jumps to more (minecraft.wiki, "Fire"; Java's FireBlock). */
export function tickFire(game: BlockGame, x: number, y: number, z: number, cell: Cell): void {
  const { at, dice, editor, world } = game;
  game.schedule(x, y, z, fireDelay(game));
  if (!isSupported(cell, at, x, y, z)) {
    editor.set(x, y, z, 0);
    return;
  }
  if (!spreads(game, x, y, z)) return;
  const below = at(x, y - 1, z);
  const forEver = eternal.has(rulesOf(below).name);
  const age = stateOf(cell);
  if (!forEver && world.rain > 0.2 && nearRain(game, x, y, z) && dice.unit() < 0.2 + age * 0.03) {
    editor.set(x, y, z, 0);
    return;
  }
  const older = Math.min(oldest, age + Math.floor(dice.below(3) / 2));
  if (older !== age) editor.set(x, y, z, aged(older));
  if (!forEver) {
    if (!hasFuel(at, x, y, z)) {
      if (!blocksMotion(below) || age > 3) editor.set(x, y, z, 0);
      return;
    }
    if (age === oldest && dice.below(4) === 0 && flammability(below).catches === 0) {
      editor.set(x, y, z, 0);
      return;
    }
  }
  for (const [dx, dy, dz, chance] of around) burn(game, x + dx, y + dy, z + dz, chance, age);
  spread(game, x, y, z, age);
}

/** Sets a place on fire, as flint and steel, a fire charge or lightning do. False where no fire can be. */
export function ignite(game: Pick<BlockGame, 'at' | 'editor'>, x: number, y: number, z: number): boolean {
  if (game.at(x, y, z) !== 0 || !isSupported(fire, game.at, x, y, z)) return false;
  return game.editor.set(x, y, z, fire);
}

/** Lava sets fire to what burns near it (minecraft.wiki, "Lava", "Fire spread"). */
export function lavaIgnites(game: BlockGame, x: number, y: number, z: number): void {
  const { at, dice, editor } = game;
  if (!spreads(game, x, y, z)) return;
  const near = (): number => dice.below(3) - 1;
  const climbs = dice.below(3);
  let [fx, fy, fz] = [x, y, z];
  for (let i = 0; i < climbs; i++) {
    [fx, fy, fz] = [fx + near(), fy + 1, fz + near()];
    const cell = at(fx, fy, fz);
    if (blocksMotion(cell)) return;
    if (cell === 0 && hasFuel(at, fx, fy, fz)) {
      editor.set(fx, fy, fz, fire);
      return;
    }
  }
  if (climbs > 0) return;
  for (let i = 0; i < 3; i++) {
    [fx, fz] = [x + near(), z + near()];
    if (at(fx, y + 1, fz) === 0 && flammability(at(fx, y, fz)).catches > 0) editor.set(fx, y + 1, fz, fire);
  }
}
