import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { afterAll, expect, it } from 'vitest';
import { findGame } from '../harness/boot/find-game.ts';
import { discoverScenarios } from '../harness/run/discover-scenarios.ts';
import { runScenarios } from '../harness/run/run-scenarios.ts';

/** How many lives are compared; two tell most differences, and `HORIZON_LIVES=10` more of them. */
const lives = Number(process.env.HORIZON_LIVES ?? 2);
const lifeMs = 400_000;
const silent = { update: () => {}, done: () => {}, close: () => {} };
const out = mkdtempSync(join(tmpdir(), 'hrig-lives-'));

afterAll(() => rmSync(out, { recursive: true, force: true }));

/** Lives the first day once while some threads keep the machine busy; returns what it left. */
async function live(nth: number): Promise<string> {
  const busy = Array.from({ length: nth % 3 }, () => new Worker('for (;;);', { eval: true }));
  try {
    const folder = join(out, String(nth));
    const [scenario] = (await discoverScenarios()).filter(({ name }) => name === 'survival');
    const [result] = await runScenarios([scenario!], {
      game: findGame({}),
      displays: ['headless'],
      vias: ['socket'],
      out: folder,
      workers: 1,
      reproWords: [],
      progress: silent,
    });
    expect(`${result?.outcome} ${result?.reason}`).toBe('passed ');
    return readFileSync(join(folder, 'survival-headless-socket', 'life.json'), 'utf8');
  } finally {
    for (const worker of busy) await worker.terminate();
  }
}

it(
  'a life leaves the same inputs, events and state however busy the machine is',
  async () => {
    const first = await live(0);
    for (let nth = 1; nth < lives; nth++) expect(await live(nth)).toBe(first);
  },
  lives * lifeMs,
);
