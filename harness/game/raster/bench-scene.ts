import {
  type DisplayList,
  type FreeQuads,
  freeFlags,
  freeFloats,
  guiInts,
  guiSheets,
  type SectionMesh,
  type TextureSet,
} from '../display/display-list.ts';
import { faceAxes } from './face-axes.ts';

/** Tiles of the scene's texture set. */
const tile = { grass: 0, side: 1, dirt: 2, stone: 3, leaves: 4, bark: 5, water: 6, plant: 7, sand: 8 } as const;

const kinds = { air: 0, grass: 1, dirt: 2, stone: 3, leaves: 4, bark: 5, water: 6, sand: 7 } as const;

/** How large a terrain to make and from where to look at it. */
export interface SceneOptions {
  /** Columns of chunks on each side. */
  readonly chunks: number;
  readonly width: number;
  readonly height: number;
  /** The eye, blocks; by default in a corner and high, so that all of it is in view. */
  readonly eye?: readonly [number, number, number];
  /** Where it looks; not straight up or down. */
  readonly target?: readonly [number, number, number];
  readonly fog?: { readonly start: number; readonly end: number };
}

/** A whole number 0..2^32-1 from three, well mixed: the scene's only source of variety. */
export function mixBits(a: number, b: number, c: number): number {
  let h = Math.imul(a | 0, 0x9e3779b1) ^ Math.imul(b | 0, 0x85ebca6b) ^ Math.imul(c | 0, 0xc2b2ae35);
  h = Math.imul(h ^ (h >>> 15), 0x2c1b3c6d);
  h = Math.imul(h ^ (h >>> 12), 0x297a2d39);
  return (h ^ (h >>> 15)) >>> 0;
}

/** Procedural tiles and two sheets; no picture of any game. */
export function sceneTextures(): TextureSet {
  const tiles = 9;
  const blocks = new Uint8Array(tiles * 1024);
  const colors = [0xd8d8d8, 0x8a6b48, 0x86623f, 0x8b8b8b, 0xb8b8b8, 0x6b5233, 0x3f63d8, 0xd0d0d0, 0xdbcf9f];
  for (let t = 0; t < tiles; t++) {
    for (let i = 0; i < 256; i++) {
      const x = i & 15;
      const y = i >> 4;
      const bits = mixBits(x, y, t * 7 + 1);
      const shade = 208 + (bits & 47);
      let color = colors[t];
      let alpha = 255;
      if (t === tile.side && y < 3 + (mixBits(x, 5, 5) & 1)) color = 0x6f9a45;
      if (t === tile.leaves && (bits >> 8) % 10 < 3) alpha = 0;
      if (t === tile.water) alpha = 168;
      if (t === tile.plant) alpha = y > 15 - ((mixBits(x, 3, 9) % 13) as number) && x % 3 !== 1 ? 255 : 0;
      const at = t * 1024 + i * 4;
      blocks[at] = (((color >> 16) & 255) * shade) >> 8;
      blocks[at + 1] = (((color >> 8) & 255) * shade) >> 8;
      blocks[at + 2] = ((color & 255) * shade) >> 8;
      blocks[at + 3] = alpha;
    }
  }
  const font = { width: 128, height: 128, pixels: new Uint8Array(128 * 128 * 4) };
  for (let i = 0; i < 128 * 128; i++) font.pixels.fill((mixBits(i & 127, i >> 7, 77) & 3) === 0 ? 255 : 0, i * 4, i * 4 + 4);
  const gui = { width: 256, height: 64, pixels: new Uint8Array(256 * 64 * 4) };
  for (let i = 0; i < 256 * 64; i++) {
    const level = 90 + (((i & 255) ^ (i >> 8)) & 15) * 8;
    gui.pixels.set([level, level, level + 10, (i & 15) === 0 ? 120 : 255], i * 4);
  }
  return { version: 1, blocks, tiles, font, gui };
}

/** Warm light by blocks, cold by the sky. */
function sceneLightmap(): Uint8Array {
  const map = new Uint8Array(768);
  for (let block = 0; block < 16; block++) {
    for (let sky = 0; sky < 16; sky++) {
      const cold = 10 + sky * 15;
      const at = (block * 16 + sky) * 3;
      map[at] = Math.min(255, Math.max(cold + 4, block * 17));
      map[at + 1] = Math.min(255, Math.max(cold, block * 14));
      map[at + 2] = Math.min(255, Math.max(cold + 10, block * 10));
    }
  }
  return map;
}

/** A hilly world of `size` x 64 x `size` cells with trees and a lake level. */
interface Cells {
  readonly size: number;
  readonly cells: Uint8Array;
}

const worldHeight = 64;
const waterLevel = 20;

function hills(worldX: number, worldZ: number): number {
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

function buildCells(chunks: number): Cells {
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

function meshSection(world: Cells, cx: number, cy: number, cz: number): SectionMesh {
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

function toQuads(numbers: readonly number[]): FreeQuads {
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

const noQuads: FreeQuads = { count: 0, data: new Float32Array(0) };

/** An interface in GUI pixels: bar, hearts, items, text, a see-through crosshair and three slanted faces. */
function sceneGui(width: number, height: number): DisplayList['gui'] {
  const scale = Math.max(1, Math.floor(height / 240)) * 16;
  const centre = Math.floor((width * 16) / scale / 2);
  const floor = Math.floor((height * 16) / scale);
  const numbers: number[] = [];
  const put = (
    x: number,
    y: number,
    w: number,
    h: number,
    sheet: number,
    texels: readonly number[],
    color: number,
    alpha: number,
  ): void => {
    const [u, v, tw, th] = texels;
    const place = [x * scale, y * scale, w * scale, 0, 0, h * scale];
    numbers.push(...place, sheet, u * 16, v * 16, (u + tw) * 16, (v + th) * 16, color, alpha, 0);
  };
  put(centre - 91, floor - 22, 182, 22, guiSheets.gui, [0, 0, 182, 22], 0xffffff, 255);
  for (let i = 0; i < 20; i++) {
    put(centre - 91 + i * 9, floor - 32, 9, 9, guiSheets.gui, [200, 0, 9, 9], i < 10 ? 0xff4040 : 0xc08040, 255);
  }
  for (let i = 0; i < 9; i++) put(centre - 88 + i * 20, floor - 19, 16, 16, guiSheets.blocks, [0, i * 16, 16, 16], 0xffffff, 255);
  const glyphs = height >= 480 ? 400 : 60;
  for (let i = 0; i < glyphs; i++) {
    put(2 + (i % 40) * 6, 2 + Math.floor(i / 40) * 9, 5, 8, guiSheets.font, [(i % 16) * 8, ((i >> 4) % 16) * 8, 5, 8], 0xffffff, 255);
  }
  put(centre - 1, Math.floor(floor / 2) - 5, 1, 9, guiSheets.white, [0, 0, 1, 1], 0xffffff, 200);
  const corner = [20 * scale, 40 * scale];
  const cube = [
    [8, 4, -8, 4, 0xffffff],
    [8, 4, 0, 9, 0x999999],
    [-8, 4, 0, 9, 0xcccccc],
  ];
  for (const [ux, uy, vx, vy, color] of cube) {
    numbers.push(...corner, ux * scale, uy * scale, vx * scale, vy * scale, guiSheets.blocks, 0, 0, 256, 256, color, 255, 0);
  }
  return { count: numbers.length / guiInts, data: Int32Array.from(numbers) };
}

function sceneObjects(eye: readonly number[], ground: (x: number, z: number) => number, chunks: number): FreeQuads {
  const numbers: number[] = [];
  for (let i = 0; i < 40; i++) {
    const x = (mixBits(i, 1, 41) % (chunks * 16)) + 0.5;
    const z = (mixBits(i, 2, 41) % (chunks * 16)) + 0.5;
    addBox(numbers, x - eye[0], ground(Math.floor(x), Math.floor(z)) + 1 - eye[1], z - eye[2], 0.6, 1.8, 0xd08060 + i * 3);
  }
  return toQuads(numbers);
}

function addBox(numbers: number[], x: number, y: number, z: number, width: number, height: number, tint: number): void {
  const h = width / 2;
  const side = (ox: number, oz: number, ux: number, uz: number, shade: number): void => {
    numbers.push(x + ox, y + height, z + oz, ux, 0, uz, 0, -height, 0, tile.sand, 0, 0, 16, 16, tint, 1, 240, 0, shade, 0);
  };
  side(h, -h, -width, 0, 0.8);
  side(-h, h, width, 0, 0.8);
  side(-h, -h, 0, width, 0.6);
  side(h, h, 0, -width, 0.6);
  numbers.push(x - h, y + height, z - h, width, 0, 0, 0, 0, width, tile.sand, 0, 0, 16, 16, tint, 1, 240, 0, 1, 0);
}

/** A terrain seen whole, with plants, a lake, boxes, clouds, an outline, a hand and an interface: everything a frame can hold. */
export function createScene(options: SceneOptions): DisplayList {
  const { chunks, width, height } = options;
  const world = buildCells(chunks);
  const size = chunks * 16;
  const sections: SectionMesh[] = [];
  for (let cx = 0; cx < chunks; cx++) {
    for (let cy = 0; cy < worldHeight / 16; cy++) for (let cz = 0; cz < chunks; cz++) sections.push(meshSection(world, cx, cy, cz));
  }
  const eye = options.eye ?? [-8, 58, -8];
  const target = options.target ?? [size * 0.5, 18, size * 0.5];
  const camera = lookAt(eye, target);
  const cloud = (x: number, z: number): number[] => [
    x,
    60,
    z,
    40,
    0,
    0,
    0,
    0,
    24,
    0,
    0,
    0,
    16,
    16,
    0xffffff,
    0.7,
    240,
    0,
    1,
    freeFlags.twoSided | freeFlags.fullBright | freeFlags.untextured | freeFlags.noFog | freeFlags.noDepthWrite,
  ];
  const box = [size * 0.3 - eye[0], 30 - eye[1], size * 0.3 - eye[2]];
  const outline: number[] = [];
  for (const [a, b] of [
    [0, 1],
    [1, 3],
    [3, 2],
    [2, 0],
    [4, 5],
    [5, 7],
    [7, 6],
    [6, 4],
    [0, 4],
    [1, 5],
    [2, 6],
    [3, 7],
  ]) {
    for (const corner of [a, b]) outline.push(box[0] + (corner & 1) * 8, box[1] + ((corner >> 1) & 1) * 8, box[2] + (corner >> 2) * 8);
    outline.push(0x101010);
  }
  const hand = [0.35, -0.25, 0.7, 0.3, 0.05, 0.1, 0.05, -0.4, -0.1, tile.sand, 0, 0, 16, 16, 0xf0c0a0, 1, 240, 0, 0.9, freeFlags.twoSided];
  return {
    width,
    height,
    clear: 0x203040,
    camera,
    sky: { zenith: 0x6f9ff0, horizon: 0xc0d8ff, below: 0x405070, glow: { direction: [0.8, 0.1, 0.5916], color: 0xff9040, strength: 0.6 } },
    fog: { color: 0xc0d8ff, start: options.fog?.start ?? size * 0.9, end: options.fog?.end ?? size * 1.4 },
    lightmap: sceneLightmap(),
    sections,
    backdrop: toQuads([...cloud(40, 60), ...cloud(90, 20), ...cloud(10, 120)]),
    objects: sceneObjects(eye, hills, chunks),
    lines: { count: 12, data: Float32Array.from(outline) },
    hand: toQuads(hand),
    gui: sceneGui(width, height),
  };
}

/** A camera at `eye` that looks at `target`; the field of view is 70 degrees high. */
export function lookAt(eye: readonly number[], target: readonly number[]): NonNullable<DisplayList['camera']> {
  const unit = (v: readonly number[]): [number, number, number] => {
    const length = Math.sqrt(v[0] * v[0] + v[1] * v[1] + v[2] * v[2]);
    return [v[0] / length, v[1] / length, v[2] / length];
  };
  const cross = (a: readonly number[], b: readonly number[]): [number, number, number] => [
    a[1] * b[2] - a[2] * b[1],
    a[2] * b[0] - a[0] * b[2],
    a[0] * b[1] - a[1] * b[0],
  ];
  const forward = unit([target[0] - eye[0], target[1] - eye[1], target[2] - eye[2]]);
  const right = unit(cross(forward, [0, 1, 0]));
  const up = cross(right, forward);
  return { x: eye[0], y: eye[1], z: eye[2], right, up, forward, tanHalfFov: 0.7002075382097097, near: 0.05, far: 1000 };
}

/** Packed quads in a list. */
export function countPacked(list: DisplayList): number {
  return list.sections.reduce((sum, section) => sum + section.solid.reduce((inner, words) => inner + words.length / 4, 0), 0);
}

/** The list without the interface, the hand, lines and objects. */
export function worldOnly(list: DisplayList): DisplayList {
  return {
    ...list,
    objects: noQuads,
    hand: noQuads,
    backdrop: noQuads,
    lines: { count: 0, data: new Float32Array(0) },
    gui: { count: 0, data: new Int32Array(0) },
  };
}
