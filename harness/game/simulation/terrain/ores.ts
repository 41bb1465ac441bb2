import { knownCell } from '../blocks/cell.ts';
import { mix32, positionHash } from '../random/position-hash.ts';
import { RandomStream } from '../random/random-stream.ts';
import type { Cell } from '../view.ts';
import type { Chunk } from '../world/chunk.ts';

interface Vein {
  readonly cell: Cell;
  readonly perChunk: number;
  /** Blocks a vein. */
  readonly size: number;
  readonly low: number;
  readonly high: number;
}

const vein = (name: string, perChunk: number, size: number, low: number, high: number): Vein => ({
  cell: knownCell(name),
  perChunk,
  size,
  low,
  high,
});

/** What lies in the stone, by depth; the depths follow Java's bands roughly. */
const veins: readonly Vein[] = [
  vein('dirt', 3, 26, 0, 110),
  vein('gravel', 3, 24, -60, 110),
  vein('granite', 3, 40, -10, 100),
  vein('diorite', 3, 40, -10, 100),
  vein('andesite', 3, 40, -10, 100),
  vein('coal_ore', 14, 11, 0, 130),
  vein('iron_ore', 10, 7, -50, 72),
  vein('gold_ore', 4, 7, -60, 32),
  vein('redstone_ore', 6, 6, -62, 16),
  vein('lapis_ore', 2, 6, -40, 34),
  vein('diamond_ore', 3, 5, -62, 14),
];

const stone = knownCell('stone');
const deepslate = knownCell('deepslate');

/** Lays the veins of a chunk into its stone. A vein ends at the chunk's border. */
export function layOres(chunk: Chunk, seed: number): void {
  const random = RandomStream.fromSeed(mix32(positionHash(seed, chunk.cx, 7, chunk.cz)));
  for (const kind of veins) {
    for (let i = 0; i < kind.perChunk; i++) {
      let x = random.between(0, 15);
      let y = random.between(kind.low, kind.high);
      let z = random.between(0, 15);
      for (let n = 0; n < kind.size; n++) {
        const old = chunk.cell(x & 15, y, z & 15);
        if (x >= 0 && x < 16 && z >= 0 && z < 16 && (old === stone || old === deepslate)) chunk.setCell(x, y, z, kind.cell);
        const turn = random.next();
        x += (turn & 3) === 0 ? 1 : (turn & 3) === 1 ? -1 : 0;
        z += ((turn >> 2) & 3) === 0 ? 1 : ((turn >> 2) & 3) === 1 ? -1 : 0;
        y += ((turn >> 4) & 7) === 0 ? 1 : ((turn >> 4) & 7) === 1 ? -1 : 0;
      }
    }
  }
}
