import {
  type Camera,
  type DisplayList,
  type FreeQuads,
  freeFlags,
  freeFloats,
  guiInts,
  type SectionMesh,
} from '../display/display-list.ts';
import { createTarget } from './frame-target.ts';
import { prepareTextures } from './prepared-textures.ts';
import { createScratch, drawFrame } from './soft-frame.ts';

const width = 160;
const height = 90;

/** Small frames drawn before the loops are as fast as they get: the compiler has seen every path by then. */
const rounds = 48;

/** Poses that reach every path: into the blocks (cut at the near plane), at arm's length, and at the distances of each mip level. */
const poses: readonly (readonly [number, number, number])[] = [
  [7.3, 4.6, 9.2],
  [8.1, 9.4, 17.7],
  [8.6, 24.3, 40.9],
  [8.2, 70.5, 150.3],
];

/**
 * Draws small made-up frames, one a call, so that the just-in-time compiler has the rasteriser's loops ready when the first real frame
 * comes. Returns a function that draws one and tells whether another is worth it. Nothing of it reaches a real frame.
 */
export function createWarmUp(): () => boolean {
  const target = createTarget(width, height, true);
  const scratch = createScratch();
  const textures = prepareTextures(warmTextures());
  const lists = poses.map((pose, i) => warmList(pose, i));
  let round = 0;
  return () => {
    drawFrame(lists[round % lists.length], textures, target, scratch);
    round++;
    return round < rounds;
  };
}

function warmTextures(): Parameters<typeof prepareTextures>[0] {
  const blocks = new Uint8Array(3 * 1024);
  for (let i = 0; i < blocks.length; i++) blocks[i] = i < 1024 || (i & 3) !== 3 ? 255 - (i & 63) : i < 2048 ? (i & 8 ? 255 : 0) : 150;
  const sheet = { width: 4, height: 4, pixels: Uint8Array.from({ length: 64 }, (_, i) => (i & 7) * 36) };
  return { version: 0, blocks, tiles: 3, font: sheet, gui: sheet };
}

function warmSection(): SectionMesh {
  const faces: number[][] = [[], [], [], [], [], []];
  for (let cell = 0; cell < 256; cell++) {
    const x = cell & 15;
    const z = cell >> 4;
    const y = (x * 7 + z * 13) & 3;
    const uneven = (x + z) & 1;
    const words = [
      (x | (y << 4) | (z << 8) | (uneven << 12) | ((uneven ? 0xe4 : 255) << 24)) >>> 0,
      uneven ? 0xf0c8a0f0 : 0xf0f0f0f0,
      uneven ? 0x10204080 : z & 2 ? 0xb0b0b0b0 : 0,
      0xc0ffc0 | ((z & 1) << 24),
    ];
    for (const face of faces) face.push(...words);
  }
  const [a, b, c, d, e, f] = faces.map((words) => new Uint32Array(new SharedArrayBuffer(words.length * 4)).map((_, i) => words[i]));
  return { id: '0,0,0', version: 1, x: 0, y: 0, z: 0, solid: [a, b, c, d, e, f], shapes: warmQuads(0, 40), blended: warmQuads(0, 24) };
}

function warmQuads(flags: number, count: number, alpha = 1): FreeQuads {
  const data = new Float32Array(count * freeFloats);
  for (let i = 0; i < count; i++) {
    const look =
      flags | (i & 1 ? freeFlags.twoSided : 0) | (i % 5 === 0 ? freeFlags.fullBright : 0) | (i % 7 === 0 ? freeFlags.untextured : 0);
    data.set(
      [i % 13, 4.9, i % 11, 0.9, 0.1, 0.4, 0.1, -0.9, 0, i % 3, 0, 0, i & 2 ? 16 : 5, 16, 0xd0e0f0, alpha, 230, i * 3, 0.8, look],
      i * freeFloats,
    );
  }
  return { count, data };
}

function warmGui(): DisplayList['gui'] {
  const rows: number[][] = [];
  for (let i = 0; i < 24; i++) {
    const slant = i % 4 === 3 ? 37 : 0;
    rows.push([i * 50, i * 40, 300, slant, -slant, 260, i % 4, 0, 0, 64, 64, i & 1 ? 0xffffff : 0x80c0ff, i & 2 ? 255 : 120, 0]);
  }
  return { count: rows.length, data: Int32Array.from(rows.flat()).subarray(0, rows.length * guiInts) };
}

function warmList(pose: readonly [number, number, number], index: number): DisplayList {
  const camera: Camera = {
    x: pose[0],
    y: pose[1],
    z: pose[2],
    right: [1, 0, 0],
    up: index === 2 ? [0, 0.96, -0.28] : [0, 0.8, -0.6],
    forward: index === 2 ? [0, -0.28, -0.96] : [0, -0.6, -0.8],
    tanHalfFov: index === 3 ? 0.31 : 0.7,
    near: 0.05,
    far: 500.5,
  };
  const lines = { count: 2, data: Float32Array.from([-1.5, -1, -3, 2, -1.2, -4, 0x102030, 0.5, -1, 2, 0.2, -1.5, -6, 0x405060]) };
  const { additive, noDepthWrite, noFog } = freeFlags;
  return {
    width,
    height,
    clear: 0,
    camera,
    sky: { zenith: 0x70a0f0, horizon: 0xc0d0ff, below: 0x304050, glow: { direction: [0.6, 0.1, -0.79], color: 0xff8040, strength: 0.5 } },
    fog: { color: 0xa0b0c0, start: index & 1 ? 6.5 : 200.5, end: index & 1 ? 60.5 : 300.5 },
    lightmap: Uint8Array.from({ length: 768 }, (_, i) => (i * 7 + index) & 255),
    sections: [warmSection()],
    backdrop: warmQuads(noFog | noDepthWrite, 6, 0.6),
    objects: warmQuads(index & 1 ? additive | noDepthWrite : 0, 30, index & 2 ? 0.5 : 1),
    lines,
    hand: warmQuads(0, 4),
    gui: warmGui(),
  };
}
