import type { Painter } from './painter.ts';
import { palette } from './palette.ts';
import type { Stage } from './stage.ts';

/** A whole number 0..limit-1 that looks random, from two others: an integer hash of two multiplications. */
function scatter(a: number, b: number, limit: number): number {
  let h = Math.imul(a + 1, 0x9e3779b1) ^ Math.imul(b + 1, 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 15), 0x2c1b3c6d);
  h = Math.imul(h ^ (h >>> 13), 0x297a2d39);
  return ((h ^ (h >>> 16)) >>> 0) % limit;
}

/** Height of a range of hills at a column: lattice points every `period` columns, straight lines between, and a little of a finer range on top. */
function hill(layer: number, column: number, period: number, rise: number): number {
  const at = Math.floor(column / period);
  const part = column % period;
  const from = scatter(layer, at, rise);
  const to = scatter(layer, at + 1, rise);
  return Math.floor((from * (period - part) + to * part) / period) + scatter(layer + 20, column, 2);
}

const columnWidth = 4;
const layers = [
  { color: 0x4b3b4b, top: 0x6d4b48, base: 66, rise: 40, period: 9 },
  { color: 0x2e2b3a, top: 0x46363f, base: 44, rise: 34, period: 7 },
  { color: 0x171a24, top: 0x27262e, base: 20, rise: 26, period: 11 },
] as const;

/** Columns that the nearest range goes by in a tick at full speed. */
const columnsPerTick = 0.05;

/** A dusk over three ranges of stepped hills, filling the picture. @param gone how many columns of the nearest range have gone by. */
function landscape(painter: Painter, gone: number): void {
  const { width, height } = painter;
  const horizon = height - 50;
  painter.gradient(0, 0, width, Math.floor(horizon * 0.6), 0x11182a, 0x3d3a55);
  painter.gradient(0, Math.floor(horizon * 0.6), width, height - Math.floor(horizon * 0.6), 0x3d3a55, 0xf0a04a);
  for (let i = 0; i < 60; i++) {
    painter.rect(scatter(40, i, width), scatter(41, i, Math.floor(height * 0.45)), 1, 1, 0xdfe6f2, 60 + scatter(42, i, 150));
  }
  const sunX = Math.floor(width * 0.86);
  const sunY = height - 108;
  for (const [grow, alpha] of [
    [14, 26],
    [8, 40],
    [3, 70],
  ] as const) {
    painter.rect(sunX - grow, sunY - grow, 28 + 2 * grow, 28 + 2 * grow, 0xffc063, alpha);
  }
  painter.rect(sunX, sunY, 28, 28, 0xffe2a6);
  for (const [layer, { color, top, base, rise, period }] of layers.entries()) {
    // What is further away goes by more slowly.
    const passed = Math.floor((gone * (layer + 1)) / layers.length);
    for (let column = 0; column * columnWidth < width; column++) {
      const up = (base + hill(layer, column + passed, period, rise)) & ~1;
      painter.rect(column * columnWidth, height - up, columnWidth, up, color);
      painter.rect(column * columnWidth, height - up, columnWidth, 2, top);
    }
  }
}

/** What lies behind a screen: the dimmed world, or outside a world the landscape, dimmed too unless it is the title's. */
export function backdrop(stage: Stage, bright = false): void {
  const { painter, host } = stage;
  if (host.simulation) {
    painter.gradient(0, 0, painter.width, painter.height, palette.ink, palette.ink, 150, 190);
    return;
  }
  landscape(painter, host.ticks * columnsPerTick * host.options.panoramaScrollSpeed);
  if (!bright) painter.rect(0, 0, painter.width, painter.height, palette.night, 200);
}
