import { type Biome, biomes } from '../simulation/terrain/biomes.ts';
import type { ColumnData } from '../simulation/terrain/terrain-columns.ts';
import { seaLevel } from '../simulation/world/world-shape.ts';
import { faceShades } from './box-quads.ts';
import type { SectionMesh } from './display-list.ts';
import { freeFlags } from './display-list.ts';
import type { Surface } from './quad-buffer.ts';
import { FreeBuffer } from './quad-buffer.ts';
import { blend, scaleColor } from './tile-canvas.ts';
import { hashFraction } from './tile-noise.ts';
import { tileIndex, tilePixels } from './tile-table.ts';

/** The land of a seed by chunk: a pure function of place. */
export type LandOf = (cx: number, cz: number) => ColumnData;

/** How a chunk far away is meshed. */
export interface FarChunkRequest {
  readonly cx: number;
  readonly cz: number;
  /** Blocks along the side of a cell that is drawn as one: 4 or 8. */
  readonly cell: 4 | 8;
  /** Which borders meet land drawn in another way, 1 north, 2 south, 4 west, 8 east: their walls reach deeper, so that nothing gapes. */
  readonly seams: number;
  readonly version: number;
}

/** How deep a wall at a seam goes below both its sides. */
const skirt = 8;

/** Where a tree's leaves begin, grow narrow and end above the ground, in blocks. */
const crownLow = 2;
const crownWaist = 4;
const crownHigh = 6;

/** How deep a trunk goes into the ground: cells beside the tree's own may lie lower. */
const root = 5;

const waterTop = seaLevel - 0.125;

/** Mean colour of a tile under a tint. */
function meanColor(tile: string, tint = 0xffffff): number {
  const pixels = tilePixels(tileIndex(tile));
  const sums = [0, 0, 0];
  let count = 0;
  for (let i = 0; i < pixels.length; i += 4) {
    if (pixels[i + 3]! < 128) continue;
    count++;
    for (let c = 0; c < 3; c++) sums[c]! += pixels[i + c]!;
  }
  const channel = (c: number, shift: number) => Math.floor((sums[c]! * ((tint >> shift) & 255)) / (255 * Math.max(1, count)) + 0.5);
  return (channel(0, 16) << 16) | (channel(1, 8) << 8) | channel(2, 0);
}

/** What stands at the middle of a cell. */
interface Ground {
  /** Height of its surface. */
  readonly top: number;
  readonly color: number;
  readonly wall: number;
}

function groundOf(data: ColumnData, at: number): Ground {
  const height = data.height[at]!;
  const biome: Biome = biomes[data.biome[at]!]!;
  if (height < seaLevel - 1) {
    if (biome.cold) return { top: seaLevel, color: meanColor('ice'), wall: meanColor('ice') };
    const water = meanColor('water', 0x4c8bf2);
    return { top: waterTop, color: water, wall: water };
  }
  const stone = meanColor('stone');
  const slope = data.slope[at]!;
  const clay = meanColor('terracotta');
  if (biome.under === 'terracotta') return { top: height + 1, color: slope > 2 || height > 78 ? clay : meanColor('red_sand'), wall: clay };
  if (biome.top !== 'sand' && (slope > 3 || (slope > 2 && height > 82))) {
    return { top: height + 1, color: biome.cold ? meanColor('snow') : stone, wall: stone };
  }
  if (biome.top === 'sand') return { top: height + 1, color: meanColor('sand'), wall: meanColor('sand') };
  if (biome.cold) return { top: height + 1, color: meanColor('snow'), wall: blend(meanColor('snow'), stone, 0.5) };
  if (biome.top === 'stone' || biome.top === 'mud' || biome.top === 'mycelium' || biome.top === 'podzol') {
    const tile = biome.top === 'podzol' || biome.top === 'mycelium' ? `${biome.top}_top` : biome.top;
    return { top: height + 1, color: meanColor(tile), wall: stone };
  }
  const color = meanColor('grass_block_top', data.grass[at]!);
  // Steps of single blocks, each with grass at its brink, melt into one wall here.
  return { top: height + 1, color, wall: blend(color, meanColor('dirt'), 0.42) };
}

/** The quads of one chunk by section, each relative to its section. */
class Sections {
  readonly buffers = new Map<number, FreeBuffer>();

  at(section: number): FreeBuffer {
    let buffer = this.buffers.get(section);
    if (buffer === undefined) {
      buffer = new FreeBuffer();
      this.buffers.set(section, buffer);
    }
    return buffer;
  }

  /** A level square with its lowest corner at (x, z). */
  top(x: number, y: number, z: number, size: number, color: number): void {
    const section = (Math.ceil(y) - 1) >> 4;
    this.at(section).push([x, y - section * 16, z], [size, 0, 0], [0, 0, size], surface(color, 1));
  }

  /** A wall from `low` to `high`, cut where sections meet. `face` is 2 north to 5 east. */
  wall(face: number, x: number, z: number, size: number, low: number, high: number, color: number): void {
    for (let from = low; from < high; ) {
      const section = Math.floor(from) >> 4;
      const to = Math.min(high, (section + 1) * 16);
      const y = to - section * 16;
      const down = [0, from - to, 0] as const;
      const look = surface(color, face);
      const buffer = this.at(section);
      if (face === 2) buffer.push([x + size, y, z], [-size, 0, 0], down, look);
      else if (face === 3) buffer.push([x, y, z + size], [size, 0, 0], down, look);
      else if (face === 4) buffer.push([x, y, z], [0, 0, size], down, look);
      else buffer.push([x + size, y, z + size], [0, 0, -size], down, look);
      from = to;
    }
  }
}

function surface(color: number, face: number): Surface {
  return { tile: 0, uv: [0, 0, 16, 16], tint: color, alpha: 1, sky: 240, block: 0, shade: faceShades[face]!, flags: freeFlags.untextured };
}

const steps: readonly (readonly [face: number, dx: number, dz: number, seam: number])[] = [
  [2, 0, -1, 1],
  [3, 0, 1, 2],
  [4, -1, 0, 4],
  [5, 1, 0, 8],
];

/**
 * Meshes a chunk from the lie of the land alone, without its blocks: a level square for each cell, walls where the next one is lower, and
 * boxes for crowns of trees. The same seed, place and request give the same quads.
 */
export function meshFarChunk(land: LandOf, { cx, cz, cell, seams, version }: FarChunkRequest): readonly SectionMesh[] {
  const count = 16 / cell;
  const middle = cell / 2;
  const side = count + 2;
  // One cell more on every side, from the chunks around.
  const grounds: Ground[] = [];
  for (let z = -1; z <= count; z++) {
    for (let x = -1; x <= count; x++) {
      const [bx, bz] = [x * cell + middle, z * cell + middle];
      const data = land(cx + (bx >> 4), cz + (bz >> 4));
      grounds.push(groundOf(data, ((bz & 15) << 4) | (bx & 15)));
    }
  }
  const sections = new Sections();
  for (let z = 0; z < count; z++) {
    for (let x = 0; x < count; x++) {
      const ground = grounds[(z + 1) * side + x + 1]!;
      const tone = 0.94 + 0.1 * hashFraction(0xfa7, cx * count + x, cz * count + z);
      sections.top(x * cell, ground.top, z * cell, cell, scaleColor(ground.color, tone));
      for (const [face, dx, dz, seam] of steps) {
        const next = grounds[(z + 1 + dz) * side + x + 1 + dx]!;
        const outside = x + dx < 0 || z + dz < 0 || x + dx >= count || z + dz >= count;
        const low = outside && (seams & seam) !== 0 ? Math.min(next.top, ground.top) - skirt : next.top;
        sections.wall(face, x * cell, z * cell, cell, low, ground.top, scaleColor(ground.wall, tone));
      }
    }
  }
  growCrowns(land(cx, cz), cx, cz, sections);
  return [...sections.buffers]
    .sort(([a], [b]) => a - b)
    .map(([section, buffer]) => ({
      id: `far:${cx},${section},${cz}`,
      version,
      x: cx * 16,
      y: section * 16,
      z: cz * 16,
      solid: [none, none, none, none, none, none],
      shapes: buffer.take(),
      blended: { count: 0, data: new Float32Array(0) },
    }));
}

const none = new Uint32Array(0);

/** Leaves of the trees that do not have oak's, by kind; a tint where it is not the biome's. */
const leaves: Readonly<Record<string, readonly [tile: string, tint?: number]>> = {
  birch: ['birch_leaves', 0x88b456],
  tall_birch: ['birch_leaves', 0x88b456],
  spruce: ['spruce_leaves', 0x6ca070],
  tall_spruce: ['spruce_leaves', 0x6ca070],
  mega_spruce: ['spruce_leaves', 0x6ca070],
  jungle: ['jungle_leaves'],
  mega_jungle: ['jungle_leaves'],
  acacia: ['acacia_leaves'],
  dark_oak: ['dark_oak_leaves'],
  cherry: ['cherry_leaves', 0xffffff],
  mangrove: ['mangrove_leaves'],
};

function growCrowns(data: ColumnData, cx: number, cz: number, sections: Sections): void {
  const trunk = scaleColor(meanColor('oak_log'), 0.8);
  for (const tree of data.trees) {
    if (tree.kind === 'cactus') continue;
    const [lx, lz] = [tree.x - cx * 16, tree.z - cz * 16];
    const foliage = data.foliage[(lz << 4) | lx]!;
    const tone = 0.7 + 0.16 * hashFraction(0xfa8, tree.x, tree.z);
    const [tile, tint] = leaves[tree.kind] ?? ['oak_leaves'];
    const color = scaleColor(meanColor(tile, tint ?? foliage), tone);
    // A crown stays within its chunk's sections, as every mesh must.
    const [x, z] = [Math.max(0, Math.min(12, lx - 2)), Math.max(0, Math.min(12, lz - 2))];
    const high = tree.y + crownHigh + (tree.dice % 3);
    const waist = tree.y + crownWaist + (tree.dice % 3);
    sections.top(x, waist, z, 4, color);
    sections.top(x + 1, high, z + 1, 2, scaleColor(color, 1.08));
    for (const [face] of steps) {
      sections.wall(face, x + 1, z + 1, 2, waist, high, color);
      sections.wall(face, x, z, 4, tree.y + crownLow, waist, color);
      sections.wall(face, x + 1.5, z + 1.5, 1, tree.y - root, tree.y + crownLow, trunk);
    }
  }
}
