import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';
import { decodeBand, decodePng, decodePngInPool, openPng } from './decode-png.ts';
import { difference, differenceOfBands } from './difference.ts';
import { encodePng, encodePngInPool } from './encode-png.ts';
import { frameDigest } from './frame-digest.ts';
import { heatMap } from './heat-map.ts';
import { voxelPicture } from './test-pictures.ts';

/** One figure of a benchmark. */
export interface Row {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  readonly note?: string;
}

const [width, height] = [1280, 720];
const rounds = 9;

/**
 * Measures comparing at 1280x720 against pngjs with pixelmatch and against @blazediff/bin, all in one run, taking turns. Milliseconds are
 * medians; ratios say how many times faster than the peer, which is given two ready PNG files.
 * @param now A clock in milliseconds.
 * @param blazediff The peer: compares two files.
 */
export async function benchPixels(now: () => number, blazediff: (a: string, b: string) => Promise<unknown>): Promise<Row[]> {
  const folder = mkdtempSync(join(tmpdir(), 'horizon-pixels-'));
  try {
    return await measure(now, folder, blazediff);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function measure(now: () => number, folder: string, blazediff: (a: string, b: string) => Promise<unknown>): Promise<Row[]> {
  const golden = voxelPicture(width, height);
  const same = golden.slice();
  const region = golden.slice();
  for (let y = 400; y < 440; y++) for (let x = 600; x < 640; x++) region[(y * width + x) * 4]! ^= 128;
  const noise = golden.map((value, i) => (i % 4 === 3 ? value : value ^ 1));
  const known = frameDigest(golden, width, height);
  const file = (name: string, bytes: Uint8Array): string => {
    const path = join(folder, name);
    writeFileSync(path, bytes);
    return path;
  };
  const goldenFile = encodePng(golden, width, height);
  const regionFile = encodePng(region, width, height);
  const foreign = (pixels: Uint8Array): Buffer => {
    const png = new PNG({ width, height });
    png.data = Buffer.from(pixels.buffer, pixels.byteOffset, pixels.length);
    return PNG.sync.write(png);
  };
  const [foreignGolden, foreignRegion] = [foreign(golden), foreign(region)];
  const paths = { golden: file('golden.png', goldenFile), same: file('same.png', encodePng(same, width, height, { level: 6 })) };
  const changed = {
    region: file('region.png', regionFile),
    foreignGolden: file('a.png', foreignGolden),
    foreignRegion: file('b.png', foreignRegion),
  };
  const opened = openPng(goldenFile);

  /** The verdict's work on a frame in memory: hash it; where bands differ, decode those of the golden and measure. */
  const judge = (pixels: Uint8Array): number => {
    const { digest, bands } = frameDigest(pixels, width, height);
    if (digest === known.digest) return 0;
    const rows = width * 64 * 4;
    const pairs = bands.flatMap((hash, band) =>
      hash === known.bands[band]
        ? []
        : [{ band, golden: decodeBand(opened, band).pixels, actual: pixels.subarray(band * rows, (band + 1) * rows) }],
    );
    return differenceOfBands(pairs, width, height).count;
  };
  const plain = (a: Buffer, b: Buffer): number => pixelmatch(PNG.sync.read(a).data, PNG.sync.read(b).data, undefined, width, height);
  const sameFile = encodePng(same, width, height, { level: 6 });

  const cases: Readonly<Record<string, () => unknown>> = {
    same: () => judge(same),
    sameBlaze: () => blazediff(paths.golden, paths.same),
    samePlain: () => plain(goldenFile, sameFile),
    region: () => judge(region),
    regionBlaze: () => blazediff(paths.golden, changed.region),
    regionPlain: () => plain(goldenFile, regionFile),
    noise: () => judge(noise),
    files: async () => {
      const [before, now] = await Promise.all([decodePngInPool(foreignGolden), decodePngInPool(foreignRegion)]);
      return difference(before.pixels, now.pixels, width, height).count;
    },
    filesBlaze: () => blazediff(changed.foreignGolden, changed.foreignRegion),
    pictures: async () => {
      judge(region);
      await Promise.all([
        encodePngInPool(region, width, height, { level: 1 }),
        encodePngInPool(heatMap(golden, region, width, height), width, height, { level: 1 }),
      ]);
    },
    encode: () => encodePngInPool(golden, width, height),
    decode: () => decodePng(goldenFile),
    decodePlain: () => PNG.sync.read(goldenFile),
  };
  const samples = new Map(Object.keys(cases).map((name) => [name, [] as number[]]));
  for (let round = 0; round <= rounds; round++) {
    for (const [name, run] of Object.entries(cases)) {
      const start = now();
      await run();
      // The first round warms up.
      if (round > 0) samples.get(name)!.push(now() - start);
    }
  }
  const median = (name: string): number => samples.get(name)!.sort((a, b) => a - b)[rounds >> 1]!;
  const ms = (name: string, key: string, note?: string): Row => ({
    name,
    value: median(key),
    unit: 'ms',
    ...(note === undefined ? {} : { note }),
  });
  const ratio = (name: string, own: string, peer: string, note: string): Row => ({
    name,
    value: median(peer) / median(own),
    unit: 'x',
    note,
  });
  return [
    ms('unchanged frame 720p, verdict', 'same', 'budget 0.6'),
    ratio('unchanged frame, against @blazediff/bin', 'same', 'sameBlaze', 'budget 20'),
    ratio('unchanged frame, against pngjs + pixelmatch', 'same', 'samePlain', 'budget 100'),
    ms('one region changed 720p, verdict', 'region'),
    ratio('one region changed, against @blazediff/bin', 'region', 'regionBlaze', 'budget 8'),
    ratio('one region changed, against pngjs + pixelmatch', 'region', 'regionPlain', ''),
    ms('one region changed 720p, verdict and two pictures', 'pictures', 'budget 40'),
    ms('noise on every pixel 720p, verdict', 'noise'),
    ms('two foreign PNG files 720p', 'files'),
    ratio('two foreign PNG files, against @blazediff/bin', 'files', 'filesBlaze', 'budget 1'),
    ms('encode a golden 720p', 'encode'),
    ms('decode a golden 720p', 'decode'),
    ratio('decode a golden, against pngjs', 'decode', 'decodePlain', ''),
    { name: 'golden 720p', value: goldenFile.length / 1e6, unit: 'MB' },
  ];
}
