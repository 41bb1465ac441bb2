import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findGame } from '../../harness/boot/find-game.ts';
import { writeResults } from '../../harness/run/write-results.ts';
import { capturedFile } from '../../still/captured.ts';
import { layerVerdict } from '../../still/layer-verdict.ts';
import { encodePng } from '../../still/pixels/encode-png.ts';
import { type FrameResult, resultsSchema, type ShotResult } from '../../still/results.ts';
import { repositoryRoot } from '../tracked-files.ts';
import type { Row } from './row.ts';

const shards = 32;
const failing = 500;
const passing = 3980;
const framesEach = 25;
const [width, height] = [320, 200];

function digest(of: string): string {
  return createHash('sha256').update(of).digest('hex');
}

function frame(name: string, index: number, actual: string | null): FrameResult {
  const digests = {
    S: digest(`${name} S ${index}`),
    U: digest(`${name} U`),
    D: digest(`${name} D ${index}`),
    P: digest(`${name} P ${index}`),
  };
  if (actual === null) {
    return {
      index,
      picture: { word: 'same', passes: true, says: 'Every pixel is as approved.', figures: null },
      layer: { word: 'same', moved: [], unknown: [] },
      digests,
      goldenDigests: digests,
      movedParts: [],
      actual,
    };
  }
  const goldenDigests = { ...digests, D: digest(`${name} D before`), P: digest(`${name} P before`) };
  return {
    index,
    picture: { word: 'differs', passes: false, says: '9 pixels differ.', figures: null },
    layer: layerVerdict(goldenDigests, digests),
    digests,
    goldenDigests,
    movedParts: ['sections'],
    actual,
  };
}

function shot(name: string, frames: readonly FrameResult[], golden: string): ShotResult {
  const bad = frames.some(({ picture }) => !picture.passes);
  return {
    name,
    title: `The shot ${name}`,
    outcome: bad ? 'failed' : 'passed',
    reason: bad ? '9 pixels differ. See the report.' : '',
    key: 'bench/soft/1/320x200',
    size: [width, height],
    frameMs: frames.length > 1 ? 50 : null,
    frames,
    firstBad: bad ? 0 : null,
    golden,
    facts: [],
    widgetChanges: [],
    stateChanges: [],
    tolerance: null,
    masks: [],
    captureMs: 900,
    compareMs: 1,
    repro: `npx horizon-rig still ${name}`,
  };
}

/** A picture of its own for each number. */
function picture(path: string, number: number): string {
  const pixels = new Uint8Array(width * height * 4);
  for (let i = 0; i < pixels.length; i++) pixels[i] = i % 4 === 3 ? 255 : (i * 7 + (i >> 9) * number) & 255;
  writeFileSync(path, encodePng(pixels, width, height));
  return path;
}

/** The output folder of one shard, as a run leaves it. */
async function writeShard(folder: string, goldens: string, index: number): Promise<void> {
  const shots: ShotResult[] = [];
  const take = (number: number, bad: boolean): void => {
    const name = `${bad ? 'bad' : 'good'}-${String(number).padStart(4, '0')}`;
    const at = join(folder, 'shots/offscreen', name);
    mkdirSync(at, { recursive: true });
    writeFileSync(join(at, capturedFile), `${JSON.stringify({ shot: name })}\n`);
    const golden = join(goldens, `${name}.png`);
    if (bad) picture(golden, 2 * number);
    const frames = bad
      ? [frame(name, 0, picture(join(at, '0.png'), 2 * number + 1))]
      : Array.from({ length: framesEach }, (_, i) => frame(name, i, null));
    shots.push(shot(name, frames, golden));
  };
  for (let number = index; number < failing; number += shards) take(number, true);
  for (let number = index; number < passing; number += shards) take(number, false);
  const results = {
    schema: resultsSchema,
    startedAt: '2026-01-01T00:00:00.000Z',
    durationMs: 60_000,
    game: { name: 'bench', version: '1', renderer: 'soft', driver: '1' },
    display: 'offscreen',
    shard: { index: index + 1, of: shards, plan: '00000000' },
    shots,
    scenarios: [],
  } as const;
  await writeResults(results, folder);
}

// Writes the process's peak as it ends, in KiB.
const peakScript = `import{writeFileSync}from"node:fs";process.on("exit",()=>writeFileSync(process.env.PEAK_FILE,String(process.resourceUsage().maxRSS)))`;

/** Joins 100,000 frames of 32 shards, 500 of which fail, each with two pictures. */
export async function benchMerge(): Promise<Row[]> {
  const folder = mkdtempSync(join(tmpdir(), 'hz-merge-bench-'));
  try {
    const goldens = join(folder, 'goldens');
    mkdirSync(goldens);
    for (let index = 0; index < shards; index++) await writeShard(join(folder, 'parts', String(index + 1)), goldens, index);
    const rig = join(findGame({}).client.path, '../horizon-rig.js');
    const peak = join(folder, 'peak');
    const started = performance.now();
    const { status, stderr } = spawnSync(
      process.execPath,
      ['--import', `data:text/javascript,${peakScript}`, rig, 'merge', join(folder, 'parts'), '--out', join(folder, 'joined')],
      { cwd: repositoryRoot, env: { ...process.env, PEAK_FILE: peak }, encoding: 'utf8', stdio: ['ignore', 'ignore', 'pipe'] },
    );
    const seconds = (performance.now() - started) / 1000;
    if (status !== 1) throw new Error(`merge ended with ${status}: ${stderr}`);
    const megabytes = (file: string): number => statSync(join(folder, 'joined', file)).size / 1e6;
    return [
      { name: '32 shards with 100,000 frames joined', value: seconds, unit: 's', note: 'budget 20 s; 500 frames fail' },
      { name: 'memory while joining, peak', value: Number(readFileSync(peak, 'utf8')) / 1024, unit: 'MB', note: 'budget 512 MB' },
      { name: 'results.json of the joined run', value: megabytes('results.json'), unit: 'MB' },
      { name: 'page of its report', value: megabytes('report/index.html'), unit: 'MB' },
    ];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
