import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findGame, type Game } from '../harness/boot/find-game.ts';
import { discoverScenarios } from '../harness/run/discover-scenarios.ts';
import { runScenarios } from '../harness/run/run-scenarios.ts';
import type { DisplayName, Scenario, ViaName } from '../harness/run/scenario.ts';
import { startLoad } from './machine-load.ts';
import { differences, type Trace, traced } from './scenario-trace.ts';

/** How often `survival` is lived on a busy machine. Each life takes half a minute; `HORIZON_LIVES=10` before a release. */
const lives = Number(process.env.HORIZON_LIVES ?? 1);
/** Another Node than the one that runs the tests, where there is one (ci/other-node.mjs fetches it and sets this). */
const otherNode = process.env.HORIZON_OTHER_NODE;

/** The longest that one run may take, in milliseconds, however busy the machine is. */
const runMs = 400_000;
const silent = { update: () => {}, done: () => {}, close: () => {} };
const out = mkdtempSync(join(tmpdir(), 'hrig-same-'));
let scenarios: readonly Scenario[];
let runs = 0;

beforeAll(async () => {
  scenarios = await discoverScenarios();
});
afterAll(() => rmSync(out, { recursive: true, force: true }));

interface Way {
  readonly display?: DisplayName;
  readonly via?: ViaName;
  readonly game?: Game;
  /** Seed of the load; a quiet machine without. */
  readonly load?: number;
  readonly speed?: 'real' | 'max';
}

/** Plays a story once and returns all that it left. */
async function play(
  story: Scenario | string,
  { display = 'headless', via = 'socket', game = findGame({}), load, speed }: Way,
): Promise<Trace> {
  const scenario = typeof story === 'string' ? scenarios.find(({ name }) => name === story) : story;
  const trace: Trace = [];
  let pid: number | null = null;
  const busy = load === undefined ? null : startLoad(load, () => pid);
  try {
    const [result] = await runScenarios([traced({ ...scenario!, ...(speed === undefined ? {} : { speed }) }, trace)], {
      game,
      displays: [display],
      vias: [via],
      out: join(out, String(runs++)),
      workers: 1,
      reproWords: [],
      progress: silent,
      booted: (booted) => {
        pid = booted.process.pid;
        booted.process.exited.then(() => {
          pid = null;
        });
      },
    });
    expect(`${result?.outcome} ${result?.reason}`).toBe('passed ');
  } finally {
    await busy?.end();
  }
  return trace;
}

const chunks = (trace: Trace): number => trace.filter((line) => / chunk \d+: /.test(line)).length;

describe('a story of crops, animals and walks', () => {
  let quiet: Trace;
  beforeAll(async () => {
    quiet = await play('farm', {});
  }, runMs);

  it('leaves inputs, events, digests and a saved world to compare', () => {
    for (const name of ['input-log', 'events', 'status', 'quit-to-title'])
      expect(quiet.filter((line) => line.startsWith(`{"name":"${name}"`) && line.includes('"reply"')).length).toBeGreaterThan(0);
    expect(quiet.find((line) => line.startsWith('{"name":"status"'))).toMatch(/"digests":\{"S":"[0-9a-f]{64}"/);
    expect(chunks(quiet)).toBeGreaterThan(80);
  });

  it.each([1, 2, 3, 4, 5, 6, 7, 8, 9])(
    'is the same while threads come and go beside it and the game stands still for moments (%i)',
    async (load) => {
      expect(differences(quiet, await play('farm', { load }))).toEqual([]);
    },
    runMs,
  );

  it.skipIf(otherNode === undefined || !existsSync(otherNode))(
    'is the same on another Node',
    async () => {
      const game = findGame({});
      const elsewhere = { ...game, client: { ...game.client, command: otherNode as string } };
      expect(differences(quiet, await play('farm', { game: elsewhere }))).toEqual([]);
    },
    runMs,
  );
});

describe('a story of chests, furnaces and crafting', () => {
  let quiet: Trace;
  beforeAll(async () => {
    quiet = await play('containers', {});
  }, runMs);

  it.each([
    { display: 'offscreen', via: 'socket', load: 21 },
    { display: 'headless', via: 'mcp', load: 22 },
    // A process a command: load enough.
    { display: 'headless', via: 'ctl' },
  ] as const)(
    'is the same on the display $display through $via',
    async (way) => {
      expect(differences(quiet, await play('containers', way))).toEqual([]);
    },
    runMs,
  );
});

describe('a first day', () => {
  it(
    'is the same life on a quiet machine and on a busy one',
    async () => {
      const quiet = await play('survival', {});
      for (let load = 31; load < 31 + lives; load++) expect(differences(quiet, await play('survival', { load }))).toEqual([]);
    },
    (lives + 1) * runMs,
  );
});

/** Fixed waits and steps in a world that stands still otherwise; the tick at which a command comes is the clock's at real speed. */
const steps: Scenario = {
  name: 'steps',
  title: 'A world that stands still is stepped on, and waits have their lengths',
  needs: { commands: ['open', 'command', 'wait', 'wait-for', 'state', 'entities'] },
  still: true,
  files: { 'options.txt': 'renderDistance:2\n' },
  run: async (rig) => {
    await rig.call('open', { world: 'steps', seed: '42', creative: true });
    await rig.call('command', { text: 'summon cow ~2 ~ ~2' });
    await rig.call('command', { text: 'tick step 30' });
    await rig.call('wait', { ticks: 45 });
    await rig.call('entities', { kind: undefined, within: undefined, limit: undefined });
    await rig.call('command', { text: 'tick step 15' });
    await rig.call('wait', { ticks: 20 });
  },
};

it(
  'has used the same ticks in real time as at the highest speed, and left the same world',
  async () => {
    const withoutTicks = (trace: Trace): string[] =>
      trace
        .filter((line) => !/^\{"name":"(status|input-log|events)"/.test(line))
        .map((line) => line.replace(/"(tick|frame)":\d+/g, '"$1":0'));
    const real = await play(steps, { speed: 'real' });
    const fast = await play(steps, { speed: 'max' });
    expect(differences(withoutTicks(fast), withoutTicks(real))).toEqual([]);
    expect(chunks(fast)).toBeGreaterThanOrEqual(25);
  },
  runMs,
);
