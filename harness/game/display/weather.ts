import { outlineBox } from '../simulation/blocks/block-boxes.ts';
import { sinDegrees } from '../simulation/exact-trigonometry.ts';
import { precipitation } from '../simulation/terrain/biomes.ts';
import type { ChunkView, WorldView } from '../simulation/view.ts';
import { formOfCell, forms } from './cell-appearance.ts';
import type { Camera, FreeQuads } from './display-list.ts';
import { freeFlags } from './display-list.ts';
import { liquidSurface } from './liquid-quads.ts';
import type { Surface, Vector } from './quad-buffer.ts';
import { FreeBuffer, noQuads } from './quad-buffer.ts';
import { hash32 } from './tile-noise.ts';

/** Columns of blocks to each side of the eye in which something falls, and how far above and below the eye it is seen. */
const reach = 13;
const above = 11;
const below = 14;
const tall = above + below;

/** Drops and flakes a column, blocks they fall a tick, and the sizes of their quads in blocks. */
const drops = { count: 6, speed: 1.05, length: 1.25 } as const;
const flakes = { count: 13, speed: 0.075, size: 0.036 } as const;
/** A splash: ticks between two in a column, and how many of them it is seen. */
const splashEvery = 9;
const splashTicks = 4;

/** Cells that rain passes: what has no outline, plants and flames. */
const isOpen = (cell: number): boolean => {
  const form = formOfCell[cell]!;
  return (
    form === forms.none ||
    form === forms.cross ||
    form === forms.crop ||
    form === forms.torch ||
    form === forms.fire ||
    form === forms.ladder
  );
};

/** Height of the highest thing in a column that stops rain; the bottom of the world when there is none. */
function roofHeight(chunk: ChunkView, x: number, z: number, minY: number): number {
  const { sections } = chunk;
  const column = (z << 4) | x;
  for (let index = sections.length - 1; index >= 0; index--) {
    const { empty, cells } = sections[index]!;
    if (empty) continue;
    for (let y = 15; y >= 0; y--) {
      const cell = cells[(y << 8) | column]!;
      if (cell === 0 || isOpen(cell)) continue;
      const form = formOfCell[cell]!;
      const top = form === forms.water || form === forms.lava ? liquidSurface : (outlineBox(cell)?.[4] ?? 1);
      return minY + index * 16 + y + top;
    }
  }
  return minY;
}

const base: Surface = {
  tile: 0,
  uv: [0, 0, 16, 16],
  tint: 0,
  alpha: 1,
  sky: 240,
  block: 0,
  shade: 1,
  flags: freeFlags.twoSided | freeFlags.noDepthWrite | freeFlags.untextured,
};

/** A column that something falls in, relative to the eye; `roof` is what it falls onto. */
interface Shaft {
  readonly wx: number;
  readonly wz: number;
  readonly x: number;
  readonly z: number;
  readonly roof: number;
  /** Unit vector across the line of sight, level. */
  readonly across: readonly [number, number];
  /** 1 near the eye, 0 at the reach. */
  readonly near: number;
}

/** A number 0..1 from eight bits of a hash. */
const part = (hash: number, shift: number): number => ((hash >>> shift) & 255) / 256;

/** Where something that falls is now: its way repeats every `tall` blocks of height in the world, so that it does not jump as the eye moves. */
function heightNow(eyeY: number, begin: number, fallen: number): number {
  const y = begin * tall - fallen - eyeY + below;
  return y - Math.floor(y / tall) * tall - below;
}

function pushRain(buffer: FreeBuffer, shaft: Shaft, camera: Camera, moment: number, rain: number, block: number): void {
  const { across, near, roof } = shaft;
  for (let k = 0; k < drops.count; k++) {
    const hash = hash32(shaft.wx * 31 + k, shaft.wz, 0x4a1);
    const speed = drops.speed * (0.85 + 0.3 * part(hash, 16));
    const low = heightNow(camera.y, part(hash, 0), moment * speed);
    const high = Math.min(low + drops.length * (0.6 + 0.6 * part(hash, 8)), above);
    const bottom = Math.max(low, roof);
    if (high - bottom < 0.05) continue;
    const x = shaft.x + part(hash, 24);
    const z = shaft.z + part(Math.imul(hash, 0x9e3779b1), 24);
    const far = Math.sqrt(x * x + z * z);
    // Nothing falls through the lens.
    if (far < 1.1) continue;
    // Far drops are drawn a little wider, so that they do not fall between the pixels.
    const width = 0.009 + 0.0024 * far;
    const corner: Vector = [x - across[0] * width * 0.5, high, z - across[1] * width * 0.5];
    const alpha = rain * (0.12 + 0.5 * near * part(hash, 12));
    const look = { ...base, tint: 0xb4c8ea, alpha, block };
    buffer.push(corner, [across[0] * width, 0, across[1] * width], [0, bottom - high, 0], look);
  }
}

/** Water that springs up where a drop hit, three beads at a time. */
function pushSplash(buffer: FreeBuffer, shaft: Shaft, moment: number, rain: number, block: number): void {
  const phase = hash32(shaft.wx, shaft.wz, 0x5b1) % splashEvery;
  const turn = Math.floor((moment + phase) / splashEvery);
  const age = moment + phase - turn * splashEvery;
  if (age >= splashTicks || shaft.roof < -below || shaft.roof > above) return;
  const hash = hash32(shaft.wx, shaft.wz, turn);
  for (let k = 0; k < 3; k++) {
    const spin = Math.imul(hash, 0x9e3779b1 + k * 2) >>> 0;
    const away = 0.035 * age;
    const x = shaft.x + 0.1 + 0.8 * part(hash, 0) + (part(spin, 8) - 0.5) * away * 4;
    const z = shaft.z + 0.1 + 0.8 * part(hash, 8) + (part(spin, 16) - 0.5) * away * 4;
    const y = shaft.roof + 0.02 + age * 0.075 - age * age * 0.017;
    const size = 0.045;
    const { across } = shaft;
    const look = { ...base, tint: 0xc4d8f4, alpha: rain * shaft.near * 0.75, block };
    buffer.push([x, y + size, z], [across[0] * size, 0, across[1] * size], [0, -size, 0], look);
  }
}

function pushSnow(buffer: FreeBuffer, shaft: Shaft, camera: Camera, moment: number, rain: number, block: number): void {
  const { across, near, roof } = shaft;
  for (let k = 0; k < flakes.count; k++) {
    const hash = hash32(shaft.wx * 31 + k, shaft.wz, 0x3f1a);
    const speed = flakes.speed * (0.7 + 0.6 * part(hash, 16));
    const y = heightNow(camera.y, part(hash, 0), moment * speed);
    if (y < roof) continue;
    const sway = moment * (1.6 + 2 * part(hash, 8)) + 360 * part(hash, 20);
    const x = shaft.x + part(hash, 24) + 0.22 * sinDegrees(sway);
    const z = shaft.z + part(Math.imul(hash, 0x9e3779b1), 24) + 0.22 * sinDegrees(sway * 0.8 + 90);
    const square = x * x + y * y + z * z;
    if (square < 1.6) continue;
    const size = (flakes.size + 0.0022 * Math.sqrt(square)) * (0.6 + 0.7 * part(hash, 12));
    const look = { ...base, tint: 0xffffff, alpha: rain * Math.min(1, 0.35 + near * 0.8), block };
    buffer.push([x, y + size, z], [across[0] * size, 0, across[1] * size], [0, -size, 0], look);
  }
}

/**
 * Rain and snow around the eye, camera-relative. What falls where depends on the place in the world and the moment (in ticks) alone; what
 * falls is the biome's matter. Roofs keep it off.
 */
export function weatherQuads(world: WorldView, camera: Camera, moment: number): FreeQuads {
  const { rain } = world;
  if (rain <= 0) return noQuads;
  const buffer = new FreeBuffer();
  const eyeX = Math.floor(camera.x);
  const eyeZ = Math.floor(camera.z);
  for (let dz = -reach; dz <= reach; dz++) {
    for (let dx = -reach; dx <= reach; dx++) {
      const wx = eyeX + dx;
      const wz = eyeZ + dz;
      const x = wx - camera.x;
      const z = wz - camera.z;
      const far = Math.sqrt((x + 0.5) * (x + 0.5) + (z + 0.5) * (z + 0.5));
      // Behind the eye nothing shows.
      const level = Math.sqrt(camera.forward[0] * camera.forward[0] + camera.forward[2] * camera.forward[2]);
      const ahead = camera.forward[0] * (x + 0.5) + camera.forward[2] * (z + 0.5);
      if (far > reach || (level > 0.5 && ahead < -1.5)) continue;
      const chunk = world.chunk(wx >> 4, wz >> 4);
      if (!chunk) continue;
      const kind = precipitation(chunk.biomes[((wz & 15) >> 2) * 4 + ((wx & 15) >> 2)] ?? '');
      if (kind === 'none') continue;
      const roof = roofHeight(chunk, wx & 15, wz & 15, world.minY) - camera.y;
      if (roof > above) continue;
      const span = far < 0.01 ? 1 : far;
      const shaft: Shaft = { wx, wz, x, z, roof, across: [-(z + 0.5) / span, (x + 0.5) / span], near: 1 - far / (reach + 0.5) };
      const block = world.light(wx, Math.floor(Math.max(roof, -2) + camera.y), wz).block * 16;
      if (kind === 'snow') pushSnow(buffer, shaft, camera, moment, rain, block);
      else {
        pushRain(buffer, shaft, camera, moment, rain, block);
        pushSplash(buffer, shaft, moment, rain, block);
      }
    }
  }
  return buffer.take();
}
