import { outlineBox } from '../simulation/blocks/block-boxes.ts';
import { sinDegrees } from '../simulation/exact-trigonometry.ts';
import type { SimulationView, Target, WorldView } from '../simulation/view.ts';
import { faceSteps } from './box-quads.ts';
import { appearanceOf } from './cell-appearance.ts';
import type { Camera, FreeQuads } from './display-list.ts';
import { freeFlags } from './display-list.ts';
import { lightAt } from './entities.ts';
import type { ModelLight } from './item-model.ts';
import type { ParticleSource } from './particle-sources.ts';
import { particleSources, smokes, sourceKinds } from './particle-sources.ts';
import type { Surface, Vector } from './quad-buffer.ts';
import { FreeBuffer } from './quad-buffer.ts';
import { scaleColor } from './tile-canvas.ts';
import { hash32, hashFraction } from './tile-noise.ts';
import { tileIndex } from './tile-table.ts';

/** Half of Java's fall of a particle a tick, in blocks a tick squared. */
const fall = 0.02;

/** Crumbs of a broken block along each axis, and how long they are seen, in ticks. */
const crumbsAlong = 4;
const crumbTicks = 20;

/** Collects the squares that face the eye. */
class Squares {
  readonly #buffer = new FreeBuffer();
  readonly #camera: Camera;

  constructor(camera: Camera) {
    this.#camera = camera;
  }

  /** Adds a square of side `size` around a place of the world. */
  push(x: number, y: number, z: number, size: number, surface: Surface): void {
    const { right, up } = this.#camera;
    const half = size / 2;
    const dx = x - this.#camera.x;
    const dy = y - this.#camera.y;
    const dz = z - this.#camera.z;
    const corner: Vector = [dx - right[0] * half + up[0] * half, dy - right[1] * half + up[1] * half, dz - right[2] * half + up[2] * half];
    const u: Vector = [right[0] * size, right[1] * size, right[2] * size];
    this.#buffer.push(corner, u, [-up[0] * size, -up[1] * size, -up[2] * size], surface);
  }

  take(): FreeQuads {
    return this.#buffer.take();
  }
}

/** A number 0..1 from eight bits of a hash. */
const part = (hash: number, shift: number): number => ((hash >>> shift) & 255) / 256;

const lit = (light: ModelLight, more: Partial<Surface>): Surface => ({
  tile: 0,
  uv: [0, 0, 8, 8],
  tint: 0xffffff,
  alpha: 1,
  sky: light.sky,
  block: light.block,
  shade: 1,
  flags: freeFlags.twoSided,
  ...more,
});

/** What a block's crumbs look like: a patch of the face below it, which is earth where the top is grass. */
function crumbLook(world: WorldView, cell: number, x: number, z: number): Pick<Surface, 'tile' | 'tint'> {
  const { faces } = appearanceOf(cell);
  const tint = faces.tints[0]!;
  const chunk = world.chunk(x >> 4, z >> 4);
  const column = ((z & 15) << 4) | (x & 15);
  const color = typeof tint === 'number' ? tint : ((tint === 'grass' ? chunk?.grassTint : chunk?.foliageTint)?.[column] ?? 0xffffff);
  return { tile: faces.tiles[0]!, tint: scaleColor(color, 0.78) };
}

/** A patch of 4x4 texels somewhere in the tile. */
function patch(hash: number): Surface['uv'] {
  const u = (hash & 3) * 3;
  const v = ((hash >>> 2) & 3) * 3;
  return [u, v, u + 4, v + 4];
}

/** The crumbs that fly from where a block was broken, `age` ticks ago. They come to lie on what is below. */
function pushCrumbs(squares: Squares, world: WorldView, broken: WorldView['broken'][number], age: number): void {
  const { x, y, z, cell } = broken;
  const box = outlineBox(cell) ?? [0, 0, 0, 1, 1, 1];
  const look = crumbLook(world, cell, x, z);
  const light = lightAt(world, x, y, z);
  const floor = world.cell(x, y - 1, z) === 0 ? y - 6 : y;
  for (let i = 0; i < crumbsAlong; i++) {
    for (let j = 0; j < crumbsAlong; j++) {
      for (let k = 0; k < crumbsAlong; k++) {
        const hash = hash32(x * 73 + i * 16 + j * 4 + k, y, z);
        if (age > crumbTicks * (0.5 + 0.5 * part(hash, 24))) continue;
        const from = [i, j, k].map((n, axis) => box[axis]! + ((n + 0.5) / crumbsAlong) * (box[axis + 3]! - box[axis]!));
        // Away from the middle, and a little any way.
        const away = [0, 1, 2].map((axis) => (from[axis]! - 0.5) * 0.16 + (part(hash, axis * 8) - 0.5) * 0.1);
        const size = 0.1 + 0.1 * part(hash, 4);
        const down = y + from[1]! + (away[1]! + 0.1) * age - fall * age * age;
        const place = Math.max(down, floor + size / 2);
        squares.push(x + from[0]! + away[0]! * age, place, z + from[2]! + away[2]! * age, size, lit(light, { ...look, uv: patch(hash) }));
      }
    }
  }
}

/** Bits that spring from the face that is being dug at. */
function pushChips(squares: Squares, world: WorldView, target: Target, moment: number): void {
  const { x, y, z } = target;
  const cell = world.cell(x, y, z);
  const box = outlineBox(cell);
  if (!box) return;
  const look = crumbLook(world, cell, x, z);
  const step = faceSteps[['down', 'up', 'north', 'south', 'west', 'east'].indexOf(target.face)]!;
  const light = lightAt(world, x + step[0], y + step[1], z + step[2]);
  const now = Math.floor(moment);
  for (let back = 0; back < 10; back++) {
    const age = moment - (now - back);
    const hash = hash32(x + y * 31, z, now - back);
    const at = [0, 1, 2].map((axis) => {
      const along = box[axis]! + (0.1 + 0.8 * part(hash, axis * 8)) * (box[axis + 3]! - box[axis]!);
      return step[axis] === 0 ? along : step[axis]! > 0 ? box[axis + 3]! + 0.05 : box[axis]! - 0.05;
    });
    const speed = [0, 1, 2].map((axis) => step[axis]! * 0.03 + (part(hash, axis * 7 + 3) - 0.5) * 0.05);
    const size = 0.08 + 0.07 * part(hash, 20);
    const height = y + at[1]! + (speed[1]! + 0.07) * age - fall * age * age;
    squares.push(x + at[0]! + speed[0]! * age, height, z + at[2]! + speed[2]! * age, size, lit(light, { ...look, uv: patch(hash) }));
  }
}

/** Where the flame of a torch is: over the stick, or away from the wall it leans from. */
function flameOf(source: ParticleSource): Vector {
  const { facing } = appearanceOf(source.cell).properties;
  const lean = { north: [0, 0.27], south: [0, -0.27], west: [0.27, 0], east: [-0.27, 0] }[facing ?? ''] ?? [0, 0];
  return [source.x + 0.5 + lean[0]!, source.y + (facing ? 0.92 : 0.7), source.z + 0.5 + lean[1]!];
}

/** Smoke that rises from a torch and thins, three puffs at a time, and a tongue that leaps from its flame. */
function pushTorch(squares: Squares, world: WorldView, source: ParticleSource, moment: number): void {
  if (!smokes(source.cell)) return;
  const [x, y, z] = flameOf(source);
  const light = lightAt(world, source.x, source.y, source.z);
  const seed = hash32(source.x, source.y, source.z);
  for (let k = 0; k < 3; k++) {
    const every = 36;
    const shifted = moment + k * 12 + (seed % every);
    const turn = Math.floor(shifted / every);
    const hash = hash32(seed, turn, k);
    const life = 14 + 16 * part(hash, 0);
    const age = shifted - turn * every;
    if (age >= life) continue;
    const drift = 0.05 * (age / life);
    const tone = 0.28 + 0.24 * part(hash, 8);
    const tint = scaleColor(0xffffff, tone);
    const size = 0.11 * (1 - 0.55 * (age / life)) * (0.8 + 0.5 * part(hash, 16));
    const place = [x + (part(hash, 4) - 0.5) * drift * 2, y + 0.06 + age * 0.022, z + (part(hash, 12) - 0.5) * drift * 2] as const;
    squares.push(...place, size, lit({ ...light, block: 200 }, { tile: tileIndex('smoke'), tint, alpha: 0.55 * (1 - (age / life) * 0.6) }));
  }
  const every = 22;
  const age = (moment + (seed >>> 8)) % every;
  if (age < 14) {
    const look = { tile: tileIndex('spark'), uv: [0, 0, 3, 3] as const, flags: freeFlags.twoSided | freeFlags.fullBright };
    squares.push(x, y + 0.03 + age * 0.006, z, 0.09 * (1 - age / 16), lit(light, look));
  }
}

/** Drops of glowing rock that leap from a pool: one cell in a few has one at a time. */
function pushLava(squares: Squares, world: WorldView, source: ParticleSource, moment: number): void {
  const every = 160;
  const seed = hash32(source.x, source.z, 0x1a7a);
  const shifted = moment + (seed % every);
  const turn = Math.floor(shifted / every);
  const hash = hash32(seed, turn, 1);
  const age = shifted - turn * every;
  if (age > 26 || part(hash, 0) > 0.7) return;
  const side = (shift: number): number => 0.5 + (part(hash, shift) - 0.5) * 0.6 + (part(hash, shift + 4) - 0.5) * 0.05 * age;
  const height = source.y + 0.85 + (0.12 + 0.1 * part(hash, 20)) * age - 0.0085 * age * age;
  if (height < source.y + 0.8) return;
  const look = { tile: tileIndex('spark'), uv: [0, 0, 3, 3] as const, tint: 0xff9a4a, flags: freeFlags.twoSided | freeFlags.fullBright };
  squares.push(
    source.x + side(8),
    height,
    source.z + side(14),
    0.17 * (1 - age / 34),
    lit(lightAt(world, source.x, source.y, source.z), look),
  );
}

/** Water that gathers under a wet ceiling, hangs and falls. */
function pushDrip(squares: Squares, world: WorldView, source: ParticleSource, moment: number): void {
  const every = 90;
  const seed = hash32(source.x, source.z, 0xd219 + source.y);
  if (part(seed, 24) > 0.5) return;
  const age = (moment + (seed % every)) % every;
  const falling = Math.max(0, age - 50);
  const height = source.y - 0.06 - 0.03 * falling - 0.02 * falling * falling;
  if (height < source.y - 12 || (falling > 0 && world.cell(source.x, Math.floor(height), source.z) !== 0)) return;
  const size = 0.05 + 0.04 * Math.min(1, age / 40);
  const look = { tile: tileIndex('splash'), uv: [0, 0, 4, 4] as const, tint: 0x6fa2f6 };
  const [x, z] = [source.x + 0.15 + 0.7 * part(seed, 0), source.z + 0.15 + 0.7 * part(seed, 8)];
  squares.push(x, height, z, size, lit(lightAt(world, source.x, source.y - 1, source.z), look));
}

/** A leaf that comes loose now and then and sways down. */
function pushLeaf(squares: Squares, world: WorldView, source: ParticleSource, moment: number): void {
  const every = 420;
  const seed = hash32(source.x * 7 + source.y, source.z, 0x1eaf);
  if (part(seed, 24) > 0.12) return;
  const shifted = moment + (seed % every);
  const turn = Math.floor(shifted / every);
  const hash = hash32(seed, turn, 2);
  const age = shifted - turn * every;
  if (age > 130) return;
  const height = source.y - 0.05 - age * 0.035;
  const sway = 0.35 * sinDegrees(age * 5 + 360 * part(hash, 4)) * Math.min(1, age / 20);
  const x = source.x + part(hash, 8) + sway;
  const z = source.z + part(hash, 16) + 0.012 * age * (part(hash, 0) - 0.5);
  if (world.cell(Math.floor(x), Math.floor(height), Math.floor(z)) !== 0) return;
  const look = crumbLook(world, source.cell, source.x, source.z);
  const fade = Math.min(1, (130 - age) / 20);
  squares.push(x, height, z, 0.13, lit(lightAt(world, source.x, source.y - 1, source.z), { ...look, uv: patch(seed), alpha: fade }));
}

type Pusher = (squares: Squares, world: WorldView, source: ParticleSource, moment: number) => void;
const pushers: Readonly<Record<number, Pusher>> = {
  [sourceKinds.torch]: pushTorch,
  [sourceKinds.lava]: pushLava,
  [sourceKinds.drip]: pushDrip,
  [sourceKinds.leaf]: pushLeaf,
};

/** How many particles are drawn: every one, those of half the places they come from, or none (Java Edition's three settings). */
export type ParticleAmount = 'all' | 'decreased' | 'minimal';

/** How far from the eye particles are shown, in blocks. */
const reach = 24;

/**
 * Particles, camera-relative. None is kept from frame to frame: where each is follows from the world, the place it comes from and the
 * moment (in ticks), so a world that stands still has particles that hang in the air. `worldMoment` is the game time, by which crumbs age.
 */
export function particleQuads(
  simulation: SimulationView,
  camera: Camera,
  moment: number,
  worldMoment: number,
  amount: ParticleAmount = 'all',
): FreeQuads {
  const { world, player } = simulation;
  const squares = new Squares(camera);
  if (amount === 'minimal') return squares.take();
  for (const source of particleSources(world, camera.x, camera.y, camera.z)) {
    if (amount === 'decreased' && hashFraction(0x9a7 + Math.floor(source.y), Math.floor(source.x), Math.floor(source.z)) < 0.5) continue;
    const [dx, dy, dz] = [source.x - camera.x, source.y - camera.y, source.z - camera.z];
    if (dx * dx + dy * dy + dz * dz < reach * reach) pushers[source.kind]?.(squares, world, source, moment);
  }
  for (const broken of world.broken) pushCrumbs(squares, world, broken, Math.max(0, worldMoment - broken.time));
  if (player.mining) {
    const target = simulation.raycast(player.yaw, player.pitch);
    if (target) pushChips(squares, world, target, moment);
  }
  return squares.take();
}
