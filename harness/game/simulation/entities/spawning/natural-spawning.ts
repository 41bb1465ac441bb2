import { rawLight, skyDarkness } from '../../block-ticks/daylight.ts';
import type { Chunk } from '../../world/chunk.ts';
import { minY } from '../../world/world-shape.ts';
import type { EntityGame } from '../entity-game.ts';
import { birth } from '../mobs/mob-birth.ts';
import type { MobName } from '../mobs/mob-kinds.ts';
import { squareTo } from '../mobs/senses.ts';
import { hasRoom, suitsAnimal } from './spawn-place.ts';
import { spawnChoice } from './spawn-table.ts';

/** Mobs of a category for the 289 chunks of Java's spawning area, and ticks between two tries (minecraft.wiki, "Spawn", "Spawn cycle"). */
const caps = { monster: { most: 70, every: 1 }, creature: { most: 10, every: 400 } } as const;
type Category = keyof typeof caps;
const fullArea = 289;
/** Chunks from the player's in which mobs appear. */
const areaReach = 8;
/** Nobody appears nearer to the player than this, in blocks, and monsters vanish beyond the other. */
const nearest = 24;
const farthest = 128;
const groups = 3;
const groupMost = 4;

/** Lets mobs appear and vanish by themselves, each world tick. */
export function spawnNaturally(game: EntityGame, distance: number): void {
  const { world } = game;
  vanish(game);
  if (!world.gameRules.on('spawn_mobs')) return;
  for (const category of ['monster', 'creature'] as const) {
    if (category === 'monster' && (world.difficulty === 'peaceful' || !world.gameRules.on('spawn_monsters'))) continue;
    if (world.time % caps[category].every === 0) spawnCategory(game, category, distance);
  }
}

/** Monsters go where nobody is near, and all of them in a peaceful world (minecraft.wiki, "Spawn", "Despawning"). */
function vanish({ entities, player, world }: EntityGame): void {
  for (const mob of entities.mobs) {
    if (mob.numbers.category !== 'monster') continue;
    if (world.difficulty === 'peaceful') mob.gone = true;
    if (mob.persistent || mob.name !== null || mob.noAi) continue;
    const square = squareTo(mob, player);
    const alone = square > 32 * 32 && mob.age > 600 && world.randoms.spawning.unit() < 1 / 800;
    if (square > farthest * farthest || alone) mob.gone = true;
  }
}

function spawnCategory(game: EntityGame, category: Category, distance: number): void {
  const { world, entities, player } = game;
  const reach = Math.min(distance, areaReach);
  const [cx, cz] = [Math.floor(player.x) >> 4, Math.floor(player.z) >> 4];
  const chunks = world.litWithin(cx, cz, reach);
  const most = Math.floor((caps[category].most * chunks.length) / fullArea);
  let count = entities.mobs.filter((mob) => mob.numbers.category === category && !mob.persistent && !mob.dead).length;
  const dark = skyDarkness(world);
  // Java shuffles the chunks; to begin anywhere among them is as fair and cheaper.
  const first = chunks.length === 0 ? 0 : world.randoms.spawning.between(0, chunks.length - 1);
  for (let i = 0; i < chunks.length && count < most; i++) {
    count += spawnInChunk(game, category, chunks[(first + i) % chunks.length], dark);
  }
}

/** Tries one place of a chunk and those around it. Answers how many came. */
function spawnInChunk(game: EntityGame, category: Category, chunk: Chunk, dark: number): number {
  const { world } = game;
  const { spawning } = world.randoms;
  const [dx, dz] = [spawning.between(0, 15), spawning.between(0, 15)];
  const top = chunk.sunFloor[dz * 16 + dx] + 1;
  const y = spawning.between(minY, top);
  const [x, z] = [chunk.cx * 16 + dx, chunk.cz * 16 + dz];
  if (y <= minY || chunk.cell(dx, y, dz) !== 0) return 0;
  let come = 0;
  for (let group = 0; group < groups; group++) {
    const choice = spawnChoice(category, chunk.biomes[(dz >> 2) * 4 + (dx >> 2)], spawning);
    if (choice === null) return come;
    let [px, pz] = [x, z];
    const tries = spawning.between(1, 4);
    for (let i = 0; i < tries; i++) {
      px += spawning.between(0, 5) - spawning.between(0, 5);
      pz += spawning.between(0, 5) - spawning.between(0, 5);
      if (!mayAppear(game, choice.kind, category, px, y, pz, dark)) continue;
      game.entities.add(birth(game, choice.kind, [px + 0.5, y, pz + 0.5], { by: 'nature' }));
      if (++come >= groupMost) return come;
    }
  }
  return come;
}

function mayAppear(game: EntityGame, kind: MobName, category: Category, x: number, y: number, z: number, dark: number): boolean {
  const { world, at, player } = game;
  if (!world.loaded(x, z)) return false;
  const square = squareTo({ x: x + 0.5, y, z: z + 0.5 }, player);
  if (square <= nearest * nearest || square > farthest * farthest) return false;
  if (!hasRoom(at, kind, x, y, z)) return false;
  if (category === 'creature') return suitsAnimal(at, x, y, z) && rawLight(world, x, y, z) > 8;
  return isDarkEnough(game, x, y, z, dark);
}

/** Monsters need darkness: no light of blocks, and a sky that is darker than chance (minecraft.wiki, "Light", "Spawning"). */
function isDarkEnough({ world }: EntityGame, x: number, y: number, z: number, dark: number): boolean {
  const { spawning } = world.randoms;
  const { sky, block } = world.light(x, y, z);
  if (sky > spawning.between(0, 31) || block > 0) return false;
  return Math.max(0, sky - dark) <= spawning.between(0, 7);
}
