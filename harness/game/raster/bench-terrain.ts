import { type FreeQuads, freeFlags, freeFloats, type SectionMesh } from '../display/display-list.ts';
import { faceAxes } from './face-axes.ts';
import { mixBits } from './mix-bits.ts';

/** Tiles of the scene's texture set. */
export const tile = { grass: 0, side: 1, dirt: 2, stone: 3, leaves: 4, bark: 5, water: 6, plant: 7, sand: 8 } as const;

const kinds = { air: 0, grass: 1, dirt: 2, stone: 3, leaves: 4, bark: 5, water: 6, sand: 7 } as const;

/** A hilly world of `size` x 64 x `size` cells with trees and a lake level. */
export interface Cells {
  readonly size: number;
  readonly cells: Uint8Array;
}

/** Cells from the bottom to the top of the terrain. */
export const worldHeight = 64;
const waterLevel = 20;

/** Height of the ground, blocks: three grids of random values, smoothly joined. */
export function hills(worldX: number, worldZ: number): number {
  const x = worldX + 26;
  const z = worldZ + 68;
  let height = 0;
  for (const [cell, amount] of [
    [48, 26],
    [19, 9],
    [7, 3],
  ]) {
    const gx = Math.floor(x / cell);
    const gz = Math.floor(z / cell);
    const fx = x / cell - gx;
    const fz = z / cell - gz;
    const value = (dx: number, dz: number): number => mixBits(gx + dx, gz + dz, cell) / 4294967296;
    const sx = fx * fx * (3 - 2 * fx);
    const sz = fz * fz * (3 - 2 * fz);
    height += amount * ((value(0, 0) * (1 - sx) + value(1, 0) * sx) * (1 - sz) + (value(0, 1) * (1 - sx) + value(1, 1) * sx) * sz);
  }
  return 8 + Math.floor(height);
}

/** Fills the cells of a terrain. */
export function buildCells(chunks: number): Cells {
  const size = chunks * 16;
  const cells = new Uint8Array(size * size * worldHeight);
  const put = (x: number, y: number, z: number, kind: number): void => {
    if (x >= 0 && z >= 0 && x < size && z < size && y < worldHeight) cells[(y * size + z) * size + x] = kind;
  };
  for (let z = 0; z < size; z++) {
    for (let x = 0; x < size; x++) {
      const top = hills(x, z);
      for (let y = 0; y <= top; y++) {
        put(x, y, z, y < top - 3 ? kinds.stone : top <= waterLevel + 1 ? kinds.sand : y < top ? kinds.dirt : kinds.grass);
      }
      for (let y = top + 1; y <= waterLevel; y++) put(x, y, z, kinds.water);
    }
  }
  for (let z = 2; z < size; z += 6) {
    for (let x = 2; x < size; x += 6) {
      const tx = x + (mixBits(x, z, 11) & 3);
      const tz = z + (mixBits(x, z, 12) & 3);
      const ground = hills(tx, tz);
      if (ground <= waterLevel + 1 || mixBits(x, z, 13) % 3 === 0) continue;
      const trunk = 4 + (mixBits(x, z, 14) & 1);
      for (let y = trunk - 2; y <= trunk + 1; y++) {
        const reach = y < trunk ? 2 : 1;
        for (let dz = -reach; dz <= reach; dz++)
          for (let dx = -reach; dx <= reach; dx++) put(tx + dx, ground + 1 + y, tz + dz, kinds.leaves);
      }
      for (let y = 1; y <= trunk; y++) put(tx, ground + y, tz, kinds.bark);
    }
  }
  return { size, cells };
}

function kindAt(world: Cells, x: number, y: number, z: number): number {
  if (x < 0 || z < 0 || x >= world.size || z >= world.size || y < 0) return kinds.stone;
  return y >= worldHeight ? kinds.air : world.cells[(y * world.size + z) * world.size + x];
}

function hides(kind: number): boolean {
  return kind !== kinds.air && kind !== kinds.water && kind !== kinds.leaves;
}

function tileOf(kind: number, face: number): number {
  if (kind === kinds.grass) return face === 1 ? tile.grass : face === 0 ? tile.dirt : tile.side;
  return [0, 0, tile.dirt, tile.stone, tile.leaves, tile.bark, tile.water, tile.sand][kind];
}

/** The faces of one section, with light and ambient occlusion. */
export function meshSection(world: Cells, cx: number, cy: number, cz: number): SectionMesh {
  const faces: number[][] = [[], [], [], [], [], []];
  const blended: number[] = [];
  const shapes: number[] = [];
  for (let i = 0; i < 4096; i++) {
    const lx = i & 15;
    const lz = (i >> 4) & 15;
    const ly = i >> 8;
    const x = cx * 16 + lx;
    const y = cy * 16 + ly;
    const z = cz * 16 + lz;
    const kind = kindAt(world, x, y, z);
    if (kind === kinds.air) {
      if (kindAt(world, x, y - 1, z) === kinds.grass && mixBits(x, z, 21) % 9 === 0) addPlant(shapes, lx, ly, lz);
      continue;
    }
    if (kind === kinds.water) {
      if (kindAt(world, x, y + 1, z) === kinds.air) {
        blended.push(lx, ly + 0.875, lz, 1, 0, 0, 0, 0, 1, tile.water, 0, 0, 16, 16, 0xffffff, 1, 240, 0, 1, freeFlags.twoSided);
      }
      continue;
    }
    for (let face = 0; face < 6; face++) addFace(world, faces[face], face, kind, lx, ly, lz, x, y, z);
  }
  const solid = faces.map((words) => Uint32Array.from(words)) as unknown as SectionMesh['solid'];
  return {
    id: `${cx},${cy},${cz}`,
    version: 1,
    x: cx * 16,
    y: cy * 16,
    z: cz * 16,
    solid,
    shapes: toQuads(shapes),
    blended: toQuads(blended),
  };
}

/** Free quads from their numbers in a row. */
export function toQuads(numbers: readonly number[]): FreeQuads {
  return { count: numbers.length / freeFloats, data: Float32Array.from(numbers) };
}

function addPlant(shapes: number[], x: number, y: number, z: number): void {
  const tint = 0x7fb258;
  shapes.push(x, y + 1, z, 1, 0, 1, 0, -1, 0, tile.plant, 0, 0, 16, 16, tint, 1, 240, 0, 1, freeFlags.twoSided);
  shapes.push(x, y + 1, z + 1, 1, 0, -1, 0, -1, 0, tile.plant, 0, 0, 16, 16, tint, 1, 240, 0, 1, freeFlags.twoSided);
}

function addFace(
  world: Cells,
  words: number[],
  face: number,
  kind: number,
  lx: number,
  ly: number,
  lz: number,
  x: number,
  y: number,
  z: number,
): void {
  const axes = faceAxes[face];
  const step = [0, 0, 0];
  step[axes.normal] = axes.outward;
  const neighbour = kindAt(world, x + step[0], y + step[1], z + step[2]);
  if (hides(neighbour) || (neighbour === kind && kind !== kinds.leaves)) return;
  let ao = 0;
  let sky = 0;
  for (let corner = 0; corner < 4; corner++) {
    const u = (corner === 1 || corner === 2 ? 1 : -1) * axes.uSign;
    const v = (corner >= 2 ? 1 : -1) * axes.vSign;
    let open = 3;
    for (const [du, dv] of [
      [u, 0],
      [0, v],
      [u, v],
    ]) {
      const d = step.slice();
      d[axes.u] += du;
      d[axes.v] += dv;
      if (hides(kindAt(world, x + d[0], y + d[1], z + d[2]))) open--;
    }
    ao |= open << (corner * 2);
    sky |= (neighbour === kinds.leaves || neighbour === kinds.water ? 200 : 240) << (corner * 8);
  }
  const lamp = mixBits(x >> 3, z >> 3, 31) % 29 === 0 ? 0xb0b0b0b0 : 0;
  const tinted = kind === kinds.leaves ? 0x5f9a3c : kind === kinds.grass && face === 1 ? 0x7fb258 : 0xffffff;
  const turn = kind === kinds.grass && face === 1 ? (mixBits(x, y, z) & 1) << 24 : 0;
  words.push((lx | (ly << 4) | (lz << 8) | (tileOf(kind, face) << 12) | (ao << 24)) >>> 0, sky >>> 0, lamp >>> 0, tinted | turn);
}
