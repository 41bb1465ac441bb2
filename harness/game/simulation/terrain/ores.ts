import { knownCell } from '../blocks/cell.ts';
import { mix32, positionHash } from '../random/position-hash.ts';
import { RandomStream } from '../random/random-stream.ts';
import type { Cell } from '../view.ts';
import type { Chunk } from '../world/chunk.ts';
import { maxY, minY } from '../world/world-shape.ts';

interface Vein {
  readonly inStone: Cell;
  readonly inDeepslate: Cell;
  /** Tries a chunk; below 1 the chance of one. */
  readonly tries: number;
  /** Blocks a vein at most. */
  readonly size: number;
  readonly low: number;
  readonly high: number;
  /** All heights are as likely, or those in the middle most. */
  readonly spread: 'even' | 'middle';
  /** Only in mountains, or in badlands. */
  readonly only?: 'mountains' | 'badlands';
}

const stone = knownCell('stone');
const deepslate = knownCell('deepslate');

const ore = (name: string, tries: number, size: number, low: number, high: number, spread: Vein['spread']): Vein => ({
  inStone: knownCell(`${name}_ore`),
  inDeepslate: knownCell(`deepslate_${name}_ore`),
  tries,
  size,
  low,
  high,
  spread,
});

const rock = (name: string, tries: number, size: number, low: number, high: number): Vein => {
  const cell = knownCell(name);
  return { inStone: cell, inDeepslate: cell, tries, size, low, high, spread: 'even' };
};

/** What lies in the stone: tries, sizes and heights of Java since 1.18 (minecraft.wiki, "Ore", "Ore feature"). */
const veins: readonly Vein[] = [
  rock('dirt', 7, 33, 0, 160),
  rock('gravel', 12, 33, minY, 160),
  rock('granite', 0.17, 64, 64, 128),
  rock('granite', 2, 64, 0, 60),
  rock('diorite', 0.17, 64, 64, 128),
  rock('diorite', 2, 64, 0, 60),
  rock('andesite', 0.17, 64, 64, 128),
  rock('andesite', 2, 64, 0, 60),
  rock('tuff', 2, 64, minY, 0),
  ore('coal', 30, 17, 136, 319, 'even'),
  ore('coal', 20, 17, 0, 192, 'middle'),
  ore('iron', 90, 9, 80, 384, 'middle'),
  ore('iron', 10, 9, -24, 56, 'middle'),
  ore('iron', 10, 4, minY, 72, 'even'),
  ore('copper', 16, 10, -16, 112, 'middle'),
  ore('gold', 4, 9, minY, 32, 'middle'),
  ore('gold', 0.5, 9, minY, -48, 'even'),
  { ...ore('gold', 50, 9, 32, 256, 'even'), only: 'badlands' },
  ore('redstone', 4, 8, minY, 15, 'even'),
  ore('redstone', 8, 8, -96, -32, 'middle'),
  ore('lapis', 2, 7, -32, 32, 'middle'),
  ore('lapis', 4, 7, minY, 64, 'even'),
  ore('diamond', 7, 4, -144, 16, 'middle'),
  ore('diamond', 0.11, 12, -144, 16, 'middle'),
  ore('diamond', 4, 8, -144, 16, 'middle'),
  { ...ore('emerald', 100, 3, -16, 480, 'middle'), only: 'mountains' },
];

/** What a chunk's biomes add to its ores. */
export type OreLand = 'mountains' | 'badlands' | null;

/** Lays the veins of a chunk into its stone. A vein ends at the chunk's border. */
export function layOres(chunk: Chunk, seed: number, land: OreLand): void {
  const random = RandomStream.fromSeed(mix32(positionHash(seed, chunk.cx, 7, chunk.cz)));
  const top = minY + (chunk.topSection() + 1) * 16;
  for (const vein of veins) {
    if (vein.only !== undefined && vein.only !== land) continue;
    const tries = vein.tries >= 1 ? vein.tries : random.unit() < vein.tries ? 1 : 0;
    for (let i = 0; i < tries; i++) {
      const y = vein.spread === 'even' ? random.between(vein.low, vein.high) : middle(random, vein.low, vein.high);
      const dice = random.next();
      if (y >= minY + 1 && y < Math.min(top, maxY)) layVein(chunk, vein, y, dice);
    }
  }
}

/** A height of which those in the middle are likelier: the mean of two. */
function middle(random: RandomStream, low: number, high: number): number {
  return Math.floor((random.between(low, high) + random.between(low, high)) / 2);
}

/** A walk from block to block that likes to go one way, so that veins are longer than they are thick. */
function layVein(chunk: Chunk, vein: Vein, height: number, dice: number): void {
  let x = dice & 15;
  let z = (dice >>> 4) & 15;
  let y = height;
  const [wayX, wayZ] = [(dice >>> 8) & 1 ? 1 : -1, (dice >>> 9) & 1 ? 1 : -1];
  const top = minY + (chunk.topSection() + 1) * 16;
  let state = dice;
  let laid = 0;
  for (let n = 0; n < vein.size * 2 && laid < vein.size; n++) {
    state = mix32(state + 0x9e3779b9);
    if (x >= 0 && x < 16 && z >= 0 && z < 16 && y > minY && y < top) {
      const old = chunk.cell(x, y, z);
      if (old === stone || old === deepslate) {
        chunk.setCell(x, y, z, old === stone ? vein.inStone : vein.inDeepslate);
        laid++;
      }
    }
    const turn = state & 15;
    if (turn < 4) x += wayX;
    else if (turn < 6) x -= wayX;
    else if (turn < 10) z += wayZ;
    else if (turn < 12) z -= wayZ;
    else y += turn < 14 ? 1 : -1;
  }
}
