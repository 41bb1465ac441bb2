import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { build } from 'esbuild';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { generationOf, numberedWorld } from './world-for-tests.ts';
import { openWorldStore } from './world-store.ts';

/** Worlds that are killed side by side, and how often each. */
const lanes = 4;
const kills = 50;

describe('a world whose game is killed', () => {
  let folder: string;
  /** The generation that a world is of, after it is opened as the game would open it. */
  const reopened = async (path: string): Promise<number> => {
    const store = await openWorldStore(path);
    try {
      const world = await store.load();
      return generationOf(world, (cx, cz) => store.chunkSource.load(cx, cz));
    } finally {
      await store.close();
    }
  };

  /** Kills the program that saves a world again and again, each time a moment after a save; answers how often it was whole. */
  async function manyDeaths(world: string, firstSeed: number): Promise<number> {
    await saved(world);
    let seed = firstSeed;
    let last = 1;
    for (let round = 0; round < kills; round++) {
      const child = spawn(process.execPath, [join(folder, 'saving-program-for-tests.mjs'), world], {
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      const exit = once(child, 'exit');
      let printed = '';
      const saved = new Promise<void>((resolve) => {
        child.stdout.setEncoding('utf8').on('data', (text: string) => {
          printed += text;
          resolve();
        });
      });
      // A program that ends by itself has found a world that it cannot read.
      await Promise.race([saved, exit.then(() => Promise.reject(new Error(`round ${round}: the program ended before it saved`)))]);
      // A linear congruential generator: the moment of the kill, in tenths of a millisecond after the first save.
      seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
      await new Promise((resolve) => setTimeout(resolve, (seed % 300) / 10));
      child.kill('SIGKILL');
      await exit;
      const finished = Number(printed.trim().split('\n').at(-1));
      const found = await reopened(world);
      expect(found).toBeGreaterThanOrEqual(finished);
      expect(found).toBeLessThanOrEqual(finished + 1);
      expect(found).toBeGreaterThan(last);
      last = found;
    }
    return kills;
  }

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'horizon-crash-'));
    await build({
      entryPoints: ['saving', 'stopping'].map((name) => fileURLToPath(new URL(`${name}-program-for-tests.ts`, import.meta.url))),
      bundle: true,
      platform: 'node',
      format: 'esm',
      target: 'node20',
      outdir: folder,
      outExtension: { '.js': '.mjs' },
      logLevel: 'error',
    });
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  it(`is whole, and of the last finished save or the one after, at each of ${lanes * kills} random moments`, async () => {
    const lives = Array.from({ length: lanes }, (_, lane) => manyDeaths(join(folder, `random-${lane}`), 20261130 + lane));
    expect(await Promise.all(lives)).toEqual(lives.map(() => kills));
  }, 240_000);

  it('is the old one or the new one, never a mixture, for every step at which it can happen', async () => {
    const before = join(folder, 'before');
    const copies = join(folder, 'copies');
    await saved(before);
    await mkdir(copies);
    const run = promisify(execFile);
    const { stdout } = await run(process.execPath, [join(folder, 'stopping-program-for-tests.mjs'), before, copies]);
    const found = JSON.parse(stdout) as number[];
    expect(found.length).toBeGreaterThan(40);
    const turn = found.indexOf(2);
    expect(turn).toBeGreaterThan(20);
    expect(found).toEqual(found.map((_, i) => (i < turn ? 1 : 2)));
  });
});

/** Makes a world of generation 1. */
async function saved(path: string): Promise<void> {
  await mkdir(path);
  const store = await openWorldStore(path);
  await store.save(numberedWorld(1));
  await store.close();
}
