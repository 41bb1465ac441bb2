import { createRequire } from 'node:module';
import { PNG } from 'pngjs';
import { comparePictures } from '../../still/compare.ts';
import { filedPicture, rawPicture } from '../../still/picture-source.ts';
import { decodePngInPool } from '../../still/pixels/decode-png.ts';
import { encodePng } from '../../still/pixels/encode-png.ts';
import { voxelPicture } from '../../still/pixels/test-pictures.ts';
import { peerPackage } from './peer-package.ts';
import { median, type Row } from './row.ts';

const [width, height] = [1280, 720];
const rounds = 7;

/** Judges a screenshot, the bytes of a PNG file, against a golden; how many pixels it tells. */
type Judge = (actual: Buffer) => Promise<number>;

/**
 * Measures what a screenshot matcher does from the bytes of a screenshot to its verdict, at 1280x720, with each matcher's own defaults:
 * this comparer, that of Playwright Test (`toHaveScreenshot`, of the installed playwright-core), and that of vitest (`toMatchScreenshot`:
 * pngjs and the @blazediff/core that @vitest/browser 4.1.12 pins, at threshold 0.1). Then which changes each of them tells at all.
 */
export async function benchMatchers(): Promise<Row[]> {
  const golden = voxelPicture(width, height);
  const judges = { own: ownJudge(golden), playwright: playwrightJudge(golden), vitest: vitestJudge(golden) };
  const region = golden.slice();
  for (let y = 400; y < 440; y++) for (let x = 600; x < 640; x++) region[(y * width + x) * 4]! ^= 128;
  const shifted = golden.slice();
  // The texture of the left half moves by one pixel: a seam.
  for (let y = 240; y < height; y++)
    for (let x = 1; x < width / 2; x++) shifted.set(golden.subarray((y * width + x - 1) * 4, (y * width + x) * 4), (y * width + x) * 4);
  const rows: Row[] = [];
  for (const [what, pixels] of [
    ['unchanged screenshot', golden],
    ['one region changed', region],
  ] as const) {
    const times = await timesOf(judges, fileOf(pixels));
    rows.push(
      { name: `${what} 720p, verdict of toMatchGolden`, value: times.own, unit: 'ms', note: 'of processor time' },
      { name: `${what}, against Playwright's comparator`, value: times.playwright / times.own, unit: 'x' },
      { name: `${what}, against vitest's comparator`, value: times.vitest / times.own, unit: 'x' },
    );
  }
  for (const [name, judge] of Object.entries(judges))
    rows.push({ name: `brighter everywhere, told from this many levels on: ${name}`, value: await firstTold(judge, golden), unit: '/255' });
  const file = fileOf(shifted);
  for (const [name, judge] of Object.entries(judges))
    rows.push({ name: `half of a ground one pixel off, pixels told: ${name}`, value: await judge(file), unit: '' });
  return rows;
}

/** The golden's digests are known, its file is there. */
function ownJudge(golden: Uint8Array): Judge {
  const { bands } = rawPicture(golden, width, height);
  const file = encodePng(golden, width, height);
  const before = filedPicture({ width, height, bands }, async () => file);
  return async (actual) => {
    const picture = await decodePngInPool(actual);
    return (await comparePictures(before, rawPicture(picture.pixels, width, height))).figures?.count ?? 0;
  };
}

function playwrightJudge(golden: Uint8Array): Judge {
  const { utils } = createRequire(import.meta.url)('playwright-core/lib/coreBundle') as {
    readonly utils: {
      getComparator(type: string): (actual: Buffer, expected: Buffer, options: object) => { readonly errorMessage: string } | null;
    };
  };
  const compare = utils.getComparator('image/png');
  const file = fileOf(golden);
  return async (actual) => Number(/^(\d+) pixels/.exec(compare(actual, file, {})?.errorMessage ?? '')?.[1] ?? 0);
}

function vitestJudge(golden: Uint8Array): Judge {
  const { diff } = peerPackage('@blazediff/core@1.9.1') as {
    diff(a: Uint8Array, b: Uint8Array, output: undefined, width: number, height: number, options: { readonly threshold: number }): number;
  };
  const file = fileOf(golden);
  return async (actual) => diff(PNG.sync.read(file).data, PNG.sync.read(actual).data, undefined, width, height, { threshold: 0.1 });
}

/** A file as a browser's screenshot is one: not of this project's making. */
function fileOf(pixels: Uint8Array): Buffer {
  const png = new PNG({ width, height });
  png.data = Buffer.from(pixels.buffer, pixels.byteOffset, pixels.length);
  return PNG.sync.write(png);
}

/** Medians of processor time over all threads, in milliseconds: other work disturbs it least. The judges take turns; the first round warms up. */
async function timesOf<Name extends string>(judges: Readonly<Record<Name, Judge>>, actual: Buffer): Promise<Record<Name, number>> {
  const names = Object.keys(judges) as Name[];
  const samples = new Map(names.map((name) => [name, [] as number[]]));
  for (let round = 0; round <= rounds; round++) {
    for (const name of names) {
      const start = process.cpuUsage();
      await judges[name](actual);
      const { user, system } = process.cpuUsage(start);
      if (round > 0) samples.get(name)!.push((user + system) / 1000);
    }
  }
  return Object.fromEntries(names.map((name) => [name, median(samples.get(name)!)])) as Record<Name, number>;
}

/** The fewest levels by which the whole picture must be brighter before it is told. */
async function firstTold(judge: Judge, golden: Uint8Array): Promise<number> {
  let [silent, told] = [0, 255];
  while (told - silent > 1) {
    const levels = (silent + told) >> 1;
    const brighter = golden.map((value, i) => (i % 4 === 3 ? value : Math.min(255, value + levels)));
    if ((await judge(fileOf(brighter))) > 0) told = levels;
    else silent = levels;
  }
  return told;
}
