import { cosDegrees, sinDegrees } from '../simulation/exact-trigonometry.ts';
import type { WorldView } from '../simulation/view.ts';
import { daylight, moonPhase, sunDirection, sunHeight, sunTurn } from './celestial.ts';
import type { FreeQuads } from './display-list.ts';
import { freeFlags } from './display-list.ts';
import type { Surface, Vector } from './quad-buffer.ts';
import { FreeBuffer } from './quad-buffer.ts';
import { blend } from './tile-canvas.ts';
import { hashFraction } from './tile-noise.ts';
import { tileIndex } from './tile-table.ts';

/** Distance at which the bodies of the sky are put; only its ratio to their size matters. */
const far = 100;

const plain: Surface = {
  tile: 0,
  uv: [0, 0, 16, 16],
  tint: 0xffffff,
  alpha: 1,
  sky: 240,
  block: 240,
  shade: 1,
  flags: freeFlags.twoSided | freeFlags.fullBright | freeFlags.noFog | freeFlags.noDepthWrite,
};

/** A square facing the eye, `half` blocks to each side at distance `far`; its sides run along `u` and `v`. */
function pushSquare(buffer: FreeBuffer, centre: Vector, u: Vector, v: Vector, half: number, surface: Surface): void {
  const corner: Vector = [
    centre[0] * far - (u[0] + v[0]) * half,
    centre[1] * far - (u[1] + v[1]) * half,
    centre[2] * far - (u[2] + v[2]) * half,
  ];
  const twice = half * 2;
  buffer.push(corner, [u[0] * twice, u[1] * twice, u[2] * twice], [v[0] * twice, v[1] * twice, v[2] * twice], surface);
}

interface Star {
  /** On the unit sphere at midnight's turn 0. */
  readonly direction: Vector;
  readonly half: number;
  readonly tint: number;
  readonly glow: number;
}

const starTints = [0xffffff, 0xffffff, 0xdfe8ff, 0xc9dcff, 0xfff1d6, 0xffe0c0];

/** Seven hundred stars, the same in every world: points picked in a cube and kept when they fall in the unit ball, then pushed out. */
const stars: readonly Star[] = Array.from({ length: 1300 }, (_, i): Star | null => {
  const x = hashFraction(0x57a5, i, 0) * 2 - 1;
  const y = hashFraction(0x57a5, i, 1) * 2 - 1;
  const z = hashFraction(0x57a5, i, 2) * 2 - 1;
  const square = x * x + y * y + z * z;
  if (square > 1 || square < 0.01) return null;
  const length = Math.sqrt(square);
  const size = hashFraction(0x57a5, i, 3);
  return {
    direction: [x / length, y / length, z / length],
    half: 0.1 + 0.16 * size * size,
    tint: starTints[Math.floor(hashFraction(0x57a5, i, 4) * starTints.length)]!,
    glow: 0.35 + 0.65 * hashFraction(0x57a5, i, 5),
  };
}).filter((star) => star !== null);

function pushStars(buffer: FreeBuffer, dayTime: number, sky: number): void {
  const strength = sky * Math.max(0, 1 - daylight(dayTime) * 1.6) * Math.min(1, Math.max(0, 0.1 - sunHeight(dayTime)) * 4);
  if (strength <= 0) return;
  const sin = sinDegrees(sunTurn(dayTime));
  const cos = cosDegrees(sunTurn(dayTime));
  for (const { direction, half, tint, glow } of stars) {
    const [x0, y0, z] = direction;
    const x = x0 * cos - y0 * sin;
    const y = x0 * sin + y0 * cos;
    if (y < -0.12) continue;
    const flat = Math.sqrt(x * x + z * z);
    if (flat < 0.02) continue;
    // Stars sink into the haze of the horizon.
    const clear = Math.max(0, Math.min(1, (y + 0.06) * 4));
    const u: Vector = [-z / flat, 0, x / flat];
    const v: Vector = [(x * y) / flat, -flat, (z * y) / flat];
    pushSquare(buffer, [x, y, z], u, v, half, {
      ...plain,
      tint,
      alpha: strength * glow * clear,
      flags: plain.flags | freeFlags.untextured,
    });
  }
}

/** Sun, moon and stars, relative to the eye, to be drawn in order. Rain hides them. */
export function backdropQuads(world: Pick<WorldView, 'dayTime' | 'time' | 'rain'>): FreeQuads {
  const buffer = new FreeBuffer();
  const { dayTime } = world;
  const clear = 1 - world.rain;
  if (clear <= 0) return buffer.take();
  pushStars(buffer, dayTime, clear);
  const sun = sunDirection(dayTime);
  const height = sunHeight(dayTime);
  const along: Vector = [sun[1], -sun[0], 0];
  const north: Vector = [0, 0, -1];
  if (height > -0.3) {
    const low = Math.max(0, 1 - Math.abs(height) / 0.4);
    const tint = blend(0xffffff, 0xffb070, low);
    const halo = { ...plain, flags: plain.flags | freeFlags.untextured | freeFlags.additive, tint: blend(0xfff0c0, 0xff8a3c, low) };
    for (const [half, alpha] of [
      [13, 0.05],
      [10.6, 0.07],
      [8.8, 0.1],
    ] as const)
      pushSquare(buffer, sun, along, north, half, { ...halo, alpha: alpha * clear });
    pushSquare(buffer, sun, along, north, 7, { ...plain, tile: tileIndex('sun'), uv: [4, 4, 12, 12], tint, alpha: clear });
  }
  if (height < 0.35) {
    const moon: Vector = [-sun[0], -sun[1], 0];
    const fade = Math.max(0, Math.min(1, (0.35 - height) * 3)) * clear;
    const glow = { ...plain, flags: plain.flags | freeFlags.untextured | freeFlags.additive, tint: 0x5f7fc0 };
    for (const [half, alpha] of [
      [9.2, 0.06],
      [6.8, 0.09],
    ] as const)
      pushSquare(buffer, moon, along, north, half, { ...glow, alpha: alpha * fade });
    pushSquare(buffer, moon, along, north, 4.6, {
      ...plain,
      tile: tileIndex(`moon_${moonPhase(world.time)}`),
      uv: [4, 4, 12, 12],
      alpha: fade,
    });
  }
  return buffer.take();
}
