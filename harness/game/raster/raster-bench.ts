import type { DisplayList } from '../display/display-list.ts';
import { countPacked, createScene } from './bench-scene.ts';
import { sceneTextures } from './bench-textures.ts';
import { createSoftRenderer } from './soft-renderer.ts';

/** One measured figure. */
export interface Row {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  readonly note?: string;
}

/** Frames drawn before measuring, and measured. */
const warmFrames = 12;
const frames = 25;

/** Chunks a side that make about 200,000 packed quads. */
export const benchChunks = 10;

/** Chunks a side for the first frame: about what a start shows. */
const firstChunks = 4;

/**
 * Measures whole frames (world, entities, blended water, sky, hand, interface; hand-over to the worker included) of a terrain of about
 * 200,000 quads, wholly in view. Each row is the median of 25; the note gives the fastest.
 */
export async function benchRaster(): Promise<Row[]> {
  const rows: Row[] = [];
  for (const [width, height] of [
    [854, 480],
    [1280, 720],
  ]) {
    const list = createScene({ chunks: benchChunks, width, height });
    const quads = String(countPacked(list));
    for (const threads of [1, 2] as const) {
      const times = await timeFrames(list, threads);
      const name = `frame ${width}x${height}, ${quads} quads, ${threads} thread${threads === 1 ? '' : 's'}`;
      rows.push({ name, value: round(times[frames >> 1]), unit: 'ms', note: `fastest ${round(times[0])} ms` });
    }
  }
  const ground = createScene({ chunks: benchChunks, width: 854, height: 480, eye: [30.5, 27, 22.5], target: [90, 22, 90] });
  const times = await timeFrames(ground, 1);
  rows.push({
    name: 'frame 854x480, same world seen from the ground',
    value: round(times[frames >> 1]),
    unit: 'ms',
    note: `fastest ${round(times[0])} ms`,
  });
  rows.push(...(await benchFirst()), await benchCapture());
  return rows;
}

/** Sorted times of whole frames, milliseconds. */
export async function timeFrames(list: DisplayList, threads: 1 | 2): Promise<number[]> {
  const renderer = await createSoftRenderer({ threads });
  await renderer.setTextures(sceneTextures());
  const times: number[] = [];
  for (let i = 0; i < warmFrames + frames; i++) {
    const start = process.hrtime.bigint();
    await renderer.render(list);
    if (i >= warmFrames) times.push(since(start));
  }
  await renderer.close();
  return times.sort((a, b) => a - b);
}

async function benchFirst(): Promise<Row[]> {
  const list = createScene({ chunks: firstChunks, width: 854, height: 480 });
  const quads = String(countPacked(list));
  const start = process.hrtime.bigint();
  const renderer = await createSoftRenderer();
  await renderer.setTextures(sceneTextures());
  const started = since(start);
  const cold = process.hrtime.bigint();
  await renderer.render(list);
  const first = since(cold);
  await renderer.close();
  return [
    { name: 'renderer started, textures taken', value: round(started), unit: 'ms' },
    {
      name: `first frame 854x480, ${quads} quads`,
      value: round(first),
      unit: 'ms',
      note: 'asked for at once; less when the worker had time to warm up',
    },
  ];
}

async function benchCapture(): Promise<Row> {
  const list = createScene({ chunks: firstChunks, width: 854, height: 480 });
  const renderer = await createSoftRenderer();
  await renderer.setTextures(sceneTextures());
  const times: number[] = [];
  for (let i = 0; i < warmFrames + frames; i++) {
    const start = process.hrtime.bigint();
    await renderer.capture(list, { png: true });
    if (i >= warmFrames) times.push(since(start));
  }
  await renderer.close();
  times.sort((a, b) => a - b);
  return {
    name: 'capture 854x480 with digests and PNG',
    value: round(times[frames >> 1]),
    unit: 'ms',
    note: `fastest ${round(times[0])} ms`,
  };
}

function since(start: bigint): number {
  return Number(process.hrtime.bigint() - start) / 1e6;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
