import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { findGame, type Game } from '../harness/boot/find-game.ts';
import { discoverShots } from '../harness/run/discover-scenarios.ts';
import { runStills, shotFolder } from '../harness/run/run-stills.ts';
import { approve } from '../still/approve.ts';
import { GoldenStore } from '../still/golden-store.ts';
import type { ShotResult } from '../still/results.ts';
import type { ShotPlan } from '../still/shot-plan.ts';
import { VerdictMemo } from '../still/verdict-memo.ts';
import { buildChangedGame } from './changed-game.ts';
import { commonShots, type ExpectedLayers, type Mutation, mutations, notNamed } from './mutations.ts';

const display = 'offscreen';
const silent = { update: () => {}, done: () => {}, close: () => {} };
const rowMs = 300_000;

let folder: string;
let plans: readonly ShotPlan[];
let store: GoldenStore;

function plansOf(names: readonly string[]): ShotPlan[] {
  return names.map((name) => {
    const plan = plans.find((other) => other.name === name);
    if (plan === undefined) throw new Error(`no shot is called ${name}; there are ${plans.map((other) => other.name).join(', ')}`);
    return plan;
  });
}

async function take(game: Game, names: readonly string[], into: string): Promise<readonly ShotResult[]> {
  const options = {
    game,
    displays: [display] as const,
    out: join(folder, into),
    workers: 2,
    reproWords: [],
    store,
    memo: new VerdictMemo(),
  };
  return (await runStills(plansOf(names), { ...options, progress: silent })).shots;
}

/** How a shot ended: whether it passed, and the layers of its first frame that moved. */
function verdictOf({ outcome, reason, frames }: ShotResult) {
  const frame = frames.find(({ layer }) => layer !== null && layer.word !== 'same') ?? frames[0];
  // A shot that could not be taken has no frame; its reason says why.
  return { outcome, ...(frame?.layer ? { word: frame.layer.word, moved: frame.layer.moved } : { word: reason, moved: [] }) };
}

function expectedOf(mutation: Mutation, shot: string) {
  const failing: ExpectedLayers | undefined = mutation.fails[shot];
  const { word, moved } = failing ?? mutation.passes?.[shot] ?? notNamed;
  return { outcome: failing === undefined ? 'passed' : 'failed', word, moved };
}

/** Goldens of the game as it is, made anew, so that these tests do not depend on which pictures are approved. */
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'hrig-mutations-'));
  plans = await discoverShots();
  const goldens = join(folder, 'goldens');
  store = await GoldenStore.open(goldens);
  const names = [...new Set([...commonShots, ...mutations.flatMap(({ also = [] }) => also)])];
  await take(findGame({}, {}), names, 'first');
  const captured = plansOf(names).map((plan) => shotFolder(join(folder, 'first'), plan, display));
  await approve({ captured, goldens, reason: 'the game without a change', author: 'the test', date: '2026-01-01' });
  store = await GoldenStore.open(goldens);
}, rowMs);

afterAll(() => rmSync(folder, { recursive: true, force: true }));

it.each(mutations.map((mutation) => [mutation.name, mutation] as const))(
  '%s: the right shots fail, by the right layers',
  async (_, mutation) => {
    const names = [...commonShots, ...(mutation.also ?? [])];
    const changed = await buildChangedGame(mutation.changes);
    try {
      const results = await take(changed.game, names, `changed-${mutations.indexOf(mutation)}`);
      const actual = Object.fromEntries(results.map((result) => [result.name, verdictOf(result)]));
      expect(actual).toEqual(Object.fromEntries(names.map((name) => [name, expectedOf(mutation, name)])));
    } finally {
      changed.remove();
    }
  },
  rowMs,
);
