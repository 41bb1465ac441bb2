import type { Dimension, WorldView } from '../simulation/view.ts';
import type { FreeQuads, Sky } from './display-list.ts';
import { freeFlags } from './display-list.ts';
import type { Vector } from './quad-buffer.ts';
import { FreeBuffer } from './quad-buffer.ts';
import type { Atmosphere } from './sky-colors.ts';
import { tileIndex } from './tile-table.ts';

/** A world under no sun: the colour of its distance, where the fog begins and ends (parts of the render distance), and its own light. */
interface OtherAir {
  readonly fog: number;
  readonly zenith: number;
  readonly start: number;
  readonly end: number;
  /** Blocks beyond which the fog never begins. */
  readonly most: number;
  /** The least that anything is lit, red, green and blue, 0..1. */
  readonly glow: readonly [number, number, number];
}

/** The nether is filled with red haze, the end is dark all round (minecraft.wiki, "The Nether", "The End", "Fog"). */
const airs: Readonly<Partial<Record<Dimension, OtherAir>>> = {
  the_nether: { fog: 0x3a0d0c, zenith: 0x2c0908, start: 0.05, end: 0.5, most: 96, glow: [0.34, 0.22, 0.19] },
  the_end: { fog: 0x17121f, zenith: 0x0b0810, start: 0.35, end: 1, most: 512, glow: [0.3, 0.28, 0.34] },
};

/** Whether a world has the sky of the overworld: sun, moon, stars, clouds and weather. */
export const hasSky = ({ dimension }: WorldView): boolean => dimension === undefined || dimension === 'overworld';

/** The air of the nether and the end; the overworld's as it is, and so is what is seen under water. */
export function ofDimension(air: Atmosphere, { dimension }: WorldView, renderDistance: number): Atmosphere {
  const other = dimension && airs[dimension];
  if (!other || air.medium !== 'air') return air;
  const reach = Math.min(renderDistance * 16, other.most * 2);
  const sky: Sky = { zenith: other.zenith, horizon: other.fog, below: other.fog, glow: null };
  return { medium: 'air', sky, fog: { color: other.fog, start: reach * other.start, end: reach * other.end } };
}

/** The light of the nether and the end: nothing is darker than what glows there by itself. The same map where there is a sky. */
export function dimensionLight(lightmap: Uint8Array, { dimension }: WorldView): Uint8Array {
  const other = dimension && airs[dimension];
  if (!other) return lightmap;
  return lightmap.map((_, i) => {
    // The sky gives no light there: a cell is as bright as its torches make it.
    const block = lightmap[Math.floor(i / 48) * 48 + (i % 3)]!;
    const least = other.glow[i % 3]! * 255;
    return Math.floor(least + (block * (255 - least)) / 255 + 0.5);
  });
}

/** Light added to a map by a flash of lightning, 0..1: the sky's share of it. */
export function flashLight(lightmap: Uint8Array, flash: number): Uint8Array {
  if (flash <= 0) return lightmap;
  return lightmap.map((value, i) => {
    const sky = Math.floor((i % 48) / 3) / 15;
    return Math.min(255, Math.floor(value + (245 - Math.min(245, value)) * flash * 0.55 * sky + 0.5));
  });
}

const far = 100;
const cells = 10;
const sides: readonly (readonly [corner: Vector, u: Vector, v: Vector])[] = [
  [
    [-1, 1, -1],
    [2, 0, 0],
    [0, -2, 0],
  ],
  [
    [1, 1, 1],
    [-2, 0, 0],
    [0, -2, 0],
  ],
  [
    [-1, 1, 1],
    [0, 0, -2],
    [0, -2, 0],
  ],
  [
    [1, 1, -1],
    [0, 0, 2],
    [0, -2, 0],
  ],
  [
    [-1, 1, 1],
    [2, 0, 0],
    [0, 0, -2],
  ],
  [
    [-1, -1, -1],
    [2, 0, 0],
    [0, 0, 2],
  ],
];

/** The sky of the end: a box of faint static round the eye. */
export function endSky(): FreeQuads {
  const buffer = new FreeBuffer();
  const tile = tileIndex('end_sky');
  for (const [corner, u, v] of sides) {
    for (let i = 0; i < cells; i++) {
      for (let k = 0; k < cells; k++) {
        const at = (axis: number): number => (corner[axis]! + (u[axis]! * i) / cells + (v[axis]! * k) / cells) * far;
        const edge = (side: Vector): Vector => [(side[0] * far) / cells, (side[1] * far) / cells, (side[2] * far) / cells];
        buffer.push([at(0), at(1), at(2)], edge(u), edge(v), {
          tile,
          uv: [0, 0, 16, 16],
          tint: 0xffffff,
          alpha: 1,
          sky: 240,
          block: 240,
          shade: 1,
          flags: freeFlags.twoSided | freeFlags.fullBright | freeFlags.noFog | freeFlags.noDepthWrite,
        });
      }
    }
  }
  return buffer.take();
}
