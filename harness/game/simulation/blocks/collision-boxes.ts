import type { Cell } from '../view.ts';
import { rulesOf, stateOf } from './cell.ts';

/** A box within a cell: x0, y0, z0, x1, y1, z1 in blocks. */
export type Box = readonly [number, number, number, number, number, number];

const full: Box = [0, 0, 0, 1, 1, 1];
const slabBoxes: readonly Box[] = [[0, 0, 0, 1, 0.5, 1], [0, 0.5, 0, 1, 1, 1], full];
const cactus: Box = [0.0625, 0, 0.0625, 0.9375, 0.9375, 0.9375];
const layers: readonly (Box | null)[] = Array.from({ length: 8 }, (_, i) => (i === 0 ? null : [0, 0, 0, 1, i / 8, 1]));

/** What of a cell stops bodies; null when nothing does. Snow stops one layer less than it shows, as in Java. */
export function collisionBox(cell: Cell): Box | null {
  const { shape } = rulesOf(cell);
  if (shape === 'cube' || shape === 'leaves' || shape === 'glass') return full;
  if (shape === 'slab') return slabBoxes[stateOf(cell)];
  if (shape === 'layer') return layers[stateOf(cell)];
  return shape === 'cactus' ? cactus : null;
}

const cross: Box = [0.15, 0, 0.15, 0.85, 0.8, 0.85];
const torch: Box = [0.375, 0, 0.375, 0.625, 0.625, 0.625];
/** In the order of the facings north, south, west, east. */
const wallTorches: readonly Box[] = [
  [0.34375, 0.1875, 0.6875, 0.65625, 0.8125, 1],
  [0.34375, 0.1875, 0, 0.65625, 0.8125, 0.3125],
  [0.6875, 0.1875, 0.34375, 1, 0.8125, 0.65625],
  [0, 0.1875, 0.34375, 0.3125, 0.8125, 0.65625],
];

/** What of a cell the crosshair can hit; null for air and liquids. */
export function outlineBox(cell: Cell): Box | null {
  const { shape, name } = rulesOf(cell);
  if (shape === 'none' || shape === 'liquid') return null;
  if (shape === 'cross') return cross;
  if (shape === 'torch') return name === 'wall_torch' ? wallTorches[stateOf(cell)] : torch;
  if (shape === 'layer') return [0, 0, 0, 1, (stateOf(cell) + 1) / 8, 1];
  if (shape === 'cactus') return [0.0625, 0, 0.0625, 0.9375, 1, 0.9375];
  return collisionBox(cell);
}
