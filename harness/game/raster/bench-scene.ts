import { type DisplayList, type FreeQuads, freeFlags, guiInts, guiSheets, type SectionMesh } from '../display/display-list.ts';
import { lookAt } from './bench-camera.ts';
import { buildCells, hills, meshSection, tile, toQuads, worldHeight } from './bench-terrain.ts';
import { mixBits } from './mix-bits.ts';

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
/** Packed quads in a list. */
export function countPacked(list: DisplayList): number {
  return list.sections.reduce((sum, section) => sum + section.solid.reduce((inner, words) => inner + words.length / 4, 0), 0);
}
