import type { WorldView } from '../simulation/view.ts';
import { daylight, sunHeight } from './celestial.ts';
import type { Camera, FreeQuads } from './display-list.ts';
import { freeFlags } from './display-list.ts';
import type { Surface, Vector } from './quad-buffer.ts';
import { FreeBuffer } from './quad-buffer.ts';
import { blend, scaleColor } from './tile-canvas.ts';
import { hashFraction } from './tile-noise.ts';

/** Side of a cloud's cell, thickness and height of the layer in blocks, and drift in blocks a tick (Java Edition: 12, 4, 192, 0.03). */
const cellSide = 12;
const thickness = 4;
const base = 192.33;
const driftPerTick = 0.03;

/** Cells seen to each side. */
const reach = 34;

/** Cells after which the pattern repeats. */
const period = 256;

/** Value noise over a lattice of `spacing` cells that closes on itself after `period`. */
function patternNoise(x: number, z: number, spacing: number, seed: number): number {
  const nodes = period / spacing;
  const ix = Math.floor(x / spacing);
  const iz = Math.floor(z / spacing);
  const fx = x / spacing - ix;
  const fz = z / spacing - iz;
  const sx = fx * fx * (3 - 2 * fx);
  const sz = fz * fz * (3 - 2 * fz);
  const at = (dx: number, dz: number) => hashFraction(seed, (ix + dx) % nodes, (iz + dz) % nodes);
  const near = at(0, 0) + (at(1, 0) - at(0, 0)) * sx;
  const far = at(0, 1) + (at(1, 1) - at(0, 1)) * sx;
  return near + (far - near) * sz;
}

let pattern: Uint8Array | null = null;

/** Whether a cell of the layer is filled; computed once for the whole pattern. */
function isCloud(x: number, z: number): boolean {
  if (!pattern) {
    pattern = new Uint8Array(period * period);
    for (let i = 0; i < pattern.length; i++) {
      const px = i % period;
      const pz = Math.floor(i / period);
      const density = patternNoise(px, pz, 8, 0xc10) * 0.6 + patternNoise(px, pz, 4, 0xc11) * 0.25 + patternNoise(px, pz, 2, 0xc12) * 0.15;
      pattern[i] = density > 0.56 ? 1 : 0;
    }
  }
  return pattern[(z & (period - 1)) * period + (x & (period - 1))] === 1;
}

const flags = freeFlags.fullBright | freeFlags.noFog | freeFlags.noDepthWrite | freeFlags.untextured;

/** Daylight, dusk and weather on clouds: their colour in full light. */
function cloudColor(world: Pick<WorldView, 'dayTime' | 'rain' | 'thunder'>): number {
  const day = daylight(world.dayTime);
  const low = Math.max(0, 1 - Math.abs(sunHeight(world.dayTime) - 0.02) / 0.28) * 0.75;
  const lit = blend(blend(0x1c2440, 0xffffff, day), 0xffc2a0, low * (0.35 + 0.65 * day));
  return scaleColor(lit, 1 - 0.5 * world.rain - 0.2 * world.thunder);
}

/** How clouds are drawn: not at all, as flat sheets, or with their sides (Java Edition's three settings). */
export type CloudStyle = 'off' | 'fast' | 'fancy';

/**
 * Clouds around the eye, camera-relative, to be blended like other objects. They drift west with the world's time and sink into the
 * colour of the horizon far away. Only faces that look at the eye are made.
 */
export function cloudQuads(
  world: Pick<WorldView, 'dayTime' | 'time' | 'rain' | 'thunder'>,
  camera: Camera,
  partial: number,
  horizon: number,
  style: CloudStyle = 'fancy',
): FreeQuads {
  const buffer = new FreeBuffer();
  if (style === 'off') return buffer.take();
  const color = cloudColor(world);
  // Thinner by night, so that moon and stars come through.
  const cover = 0.55 + 0.25 * daylight(world.dayTime);
  const eyeX = camera.x + (world.time + partial) * driftPerTick;
  const cellX = Math.floor(eyeX / cellSide);
  const cellZ = Math.floor(camera.z / cellSide);
  const below = base - camera.y;
  const above = below + thickness;
  const tall: Vector = [0, -thickness, 0];
  for (let dz = -reach; dz <= reach; dz++) {
    for (let dx = -reach; dx <= reach; dx++) {
      const x = cellX + dx;
      const z = cellZ + dz;
      const apart = Math.sqrt(dx * dx + dz * dz) / reach;
      if (apart >= 1 || !isCloud(x, z)) continue;
      const left = x * cellSide - eyeX;
      const near = z * cellSide - camera.z;
      const fade = Math.min(1, (1 - apart) * 1.8);
      const face = (shade: number): Surface => ({
        tile: 0,
        uv: [0, 0, 16, 16],
        tint: blend(scaleColor(color, shade), horizon, (1 - fade) * 0.7),
        alpha: cover * fade,
        sky: 240,
        block: 240,
        shade: 1,
        flags,
      });
      const side = cellSide;
      if (below > 0) buffer.push([left, below, near + side], [side, 0, 0], [0, 0, -side], face(0.88));
      if (above < 0) buffer.push([left, above, near], [side, 0, 0], [0, 0, side], face(1));
      if (style === 'fast') continue;
      if (near > 0 && !isCloud(x, z - 1)) buffer.push([left + side, above, near], [-side, 0, 0], tall, face(0.95));
      if (near + side < 0 && !isCloud(x, z + 1)) buffer.push([left, above, near + side], [side, 0, 0], tall, face(0.95));
      if (left > 0 && !isCloud(x - 1, z)) buffer.push([left, above, near], [0, 0, side], tall, face(0.92));
      if (left + side < 0 && !isCloud(x + 1, z)) buffer.push([left + side, above, near + side], [0, 0, -side], tall, face(0.92));
    }
  }
  return buffer.take();
}
