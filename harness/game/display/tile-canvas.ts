import type { Field } from './tile-noise.ts';
import { hash32, hashFraction, tileSize } from './tile-noise.ts';

/** A tile being painted: 16x16 RGBA, rows top down. */
export type Tile = Uint8Array;

/** Colours from dark to light, 0xRRGGBB. */
export type Ramp = readonly number[];

/** One step in painting a tile. The seed is the tile's own, so that tiles that share layers still differ. */
export type Layer = (tile: Tile, seed: number) => void;

/** A tile with nothing on it. */
export function blankTile(): Tile {
  return new Uint8Array(tileSize * tileSize * 4);
}

/** Sets a texel; coordinates outside the tile wrap. */
export function put(tile: Tile, x: number, y: number, color: number, alpha = 255): void {
  const at = ((y & 15) * tileSize + (x & 15)) * 4;
  tile[at] = color >> 16;
  tile[at + 1] = (color >> 8) & 255;
  tile[at + 2] = color & 255;
  tile[at + 3] = alpha;
}

/** The colour of a texel. */
export function colorAt(tile: Tile, x: number, y: number): number {
  const at = ((y & 15) * tileSize + (x & 15)) * 4;
  return (tile[at]! << 16) | (tile[at + 1]! << 8) | tile[at + 2]!;
}

/** Linear blend of two colours, t 0..1, rounded per channel. */
export function blend(from: number, to: number, t: number): number {
  const r = (from >> 16) & 255;
  const g = (from >> 8) & 255;
  const b = from & 255;
  return (
    (Math.floor(r + (((to >> 16) & 255) - r) * t + 0.5) << 16) |
    (Math.floor(g + (((to >> 8) & 255) - g) * t + 0.5) << 8) |
    Math.floor(b + ((to & 255) - b) * t + 0.5)
  );
}

/** A colour times a brightness, clamped. */
export function scaleColor(color: number, factor: number): number {
  const r = Math.max(0, Math.min(255, Math.floor(((color >> 16) & 255) * factor + 0.5)));
  const g = Math.max(0, Math.min(255, Math.floor(((color >> 8) & 255) * factor + 0.5)));
  const b = Math.max(0, Math.min(255, Math.floor((color & 255) * factor + 0.5)));
  return (r << 16) | (g << 8) | b;
}

/** The ramp's colour for a value 0..1. */
export function rampColor(ramp: Ramp, value: number): number {
  const index = Math.floor(value * ramp.length);
  return ramp[Math.max(0, Math.min(ramp.length - 1, index))]!;
}

/** How a height field becomes colour. */
export interface Relief {
  /** The field for a seed. */
  readonly height: (seed: number) => Field;
  /** Strength of the light from the top left on slopes. */
  readonly light: number;
  /** How much height itself brightens. */
  readonly tone?: number;
  /** A second, flat tone added as it is. */
  readonly extra?: (seed: number) => Field;
  readonly extraWeight?: number;
  /** White noise, 0..1. */
  readonly grain?: number;
  /** Mean value, 0..1. */
  readonly base?: number;
}

/** Paints a relief lit from the top left. */
export function relief(ramp: Ramp, how: Relief): Layer {
  return (tile, seed) => {
    const height = how.height(seed);
    const extra = how.extra?.(seed);
    for (let y = 0; y < tileSize; y++) {
      for (let x = 0; x < tileSize; x++) {
        const h = height(x, y);
        let value = (how.base ?? 0.5) + how.light * (h - height(x - 1, y - 1)) + (how.tone ?? 0) * (h - 0.5);
        if (extra) value += (how.extraWeight ?? 0.2) * (extra(x, y) - 0.5);
        value += (how.grain ?? 0) * (hashFraction(seed ^ 0x51ed, x, y) - 0.5);
        put(tile, x, y, rampColor(ramp, value));
      }
    }
  };
}

/** One colour over everything. */
export function fill(color: number): Layer {
  return (tile) => {
    for (let i = 0; i < tileSize * tileSize; i++) put(tile, i & 15, i >> 4, color);
  };
}

/** Scattered single texels of the colours given. */
export function flecks(colors: Ramp, count: number): Layer {
  return (tile, seed) => {
    for (let i = 0; i < count; i++) {
      const h = hash32(seed ^ 0xf1ec, i, 3);
      put(tile, h & 15, (h >>> 4) & 15, colors[(h >>> 8) % colors.length]!);
    }
  };
}

/** A light line at the top and left and a dark one at the bottom and right of a rectangle: blends toward white and black by `amount`. */
export function bevel(amount: number, x0 = 0, y0 = 0, x1 = 15, y1 = 15): Layer {
  return (tile) => {
    const tint = (x: number, y: number, to: number) => put(tile, x, y, blend(colorAt(tile, x, y), to, amount));
    for (let x = x0; x <= x1; x++) {
      tint(x, y0, 0xffffff);
      tint(x, y1, 0x000008);
    }
    for (let y = y0 + 1; y < y1; y++) {
      tint(x0, y, 0xffffff);
      tint(x1, y, 0x000008);
    }
  };
}

/** A filled rectangle, corners inclusive. */
export function box(color: number, x0: number, y0: number, x1: number, y1: number): Layer {
  return (tile) => {
    for (let y = y0; y <= y1; y++) for (let x = x0; x <= x1; x++) put(tile, x, y, color);
  };
}

/** The outline of a rectangle, corners inclusive. */
export function frame(color: number, x0: number, y0: number, x1: number, y1: number): Layer {
  return (tile) => {
    for (let x = x0; x <= x1; x++) {
      put(tile, x, y0, color);
      put(tile, x, y1, color);
    }
    for (let y = y0; y <= y1; y++) {
      put(tile, x0, y, color);
      put(tile, x1, y, color);
    }
  };
}

/** Texels drawn by hand: a letter a texel, looked up in `colors`; a dot or a blank leaves what is there. Colours above 0xffffff carry no alpha. */
export function sprite(rows: readonly string[], colors: Readonly<Record<string, number>>, left = 0, top = 0): Layer {
  return (tile) => {
    rows.forEach((row, y) => {
      for (let x = 0; x < row.length; x++) {
        const color = colors[row[x]!];
        if (color !== undefined) put(tile, x + left, y + top, color);
      }
    });
  };
}

/** Paints layers onto a blank tile. */
export function paintTile(layers: readonly Layer[], seed: number): Tile {
  const tile = blankTile();
  for (const layer of layers) layer(tile, seed);
  return tile;
}
