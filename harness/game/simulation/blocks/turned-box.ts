import type { Facing } from './block-states.ts';

/** A box within a cell: x0, y0, z0, x1, y1, z1 in blocks. */
export type Box = readonly [number, number, number, number, number, number];

/** A box in sixteenths. */
export const sixteenths = (...sides: readonly number[]): Box => sides.map((n) => n / 16) as unknown as Box;

/** Turns a box that is described for a block that faces north. */
export const turned: Readonly<Record<Facing, (box: Box) => Box>> = {
  north: (box) => box,
  south: ([x0, y0, z0, x1, y1, z1]) => [1 - x1, y0, 1 - z1, 1 - x0, y1, 1 - z0],
  west: ([x0, y0, z0, x1, y1, z1]) => [z0, y0, 1 - x1, z1, y1, 1 - x0],
  east: ([x0, y0, z0, x1, y1, z1]) => [1 - z1, y0, x0, 1 - z0, y1, x1],
};

/** Turns a box that is described for a block that points up. */
export const pointed: Readonly<Record<string, (box: Box) => Box>> = {
  up: (box) => box,
  down: ([x0, y0, z0, x1, y1, z1]) => [x0, 1 - y1, z0, x1, 1 - y0, z1],
  north: ([x0, y0, z0, x1, y1, z1]) => [x0, z0, 1 - y1, x1, z1, 1 - y0],
  south: ([x0, y0, z0, x1, y1, z1]) => [x0, z0, y0, x1, z1, y1],
  west: ([x0, y0, z0, x1, y1, z1]) => [1 - y1, x0, z0, 1 - y0, x1, z1],
  east: ([x0, y0, z0, x1, y1, z1]) => [y0, x0, z0, y1, x1, z1],
};
