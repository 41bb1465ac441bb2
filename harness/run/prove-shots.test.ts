import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { lacks } from '../../ci/capabilities.ts';
import { GoldenStore } from '../../still/golden-store.ts';
import { readProof } from '../../still/proof.ts';
import type { ShotPlan } from '../../still/shot-plan.ts';
import { VerdictMemo } from '../../still/verdict-memo.ts';
import { findGame, type Game } from '../boot/find-game.ts';
import { makeProgress } from './progress.ts';
import { type ProofResult, proveShots } from './prove-shots.ts';
import { proofTable } from './prove-table.ts';
import { requireProofs } from './require-proofs.ts';
import { runStills, shotFolder } from './run-stills.ts';
import type { DisplayName } from './scenario.ts';

const size = [427, 240] as const;
const title: ShotPlan = {
  name: 'title',
  title: 'The title screen',
  size,
  world: null,
  steps: [],
  screen: 'title',
  settleTicks: 1,
  facts: [],
};
const torch: ShotPlan = {
  ...title,
  name: 'torch',
  title: 'A torch at night',
  world: { name: 'night', seed: '7', creative: true },
  options: { renderDistance: 2 },
  steps: [
    'command time set midnight',
    'command tp @s 8.5 140 7.5 0 20',
    'wait 10',
    'command fill 0 118 0 15 118 15 stone',
    'command setblock 8 119 10 torch',
    'command tp @s 8.5 119 7.5 0 20',
  ],
  screen: 'game',
  settleTicks: 20,
  sequence: { frames: 2, frameMs: 100, between: ['command tick step 1', 'wait 10'] },
};

let scratch = '';
beforeAll(() => {
  scratch = mkdtempSync(join(tmpdir(), 'hz-prove-'));
});
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

/** A game in which a rule of repeatable pictures is off, with another clock in each boot. */
function drifting(rule: string): Game {
  const game = findGame({}, {});
  const counter = join(scratch, `${rule}.count`);
  writeFileSync(counter, '0');
  const script = `n=$(cat '${counter}'); echo $((n + 5)) > '${counter}'; HORIZON_STILL_EXCEPT=${rule} HORIZON_STILL_CLOCK=$n exec "$@"`;
  return { ...game, client: { ...game.client, command: '/bin/sh', args: ['-c', script, 'sh', game.client.command, ...game.client.args] } };
}

async function prove(plan: ShotPlan, name: string, game: Game, displays: readonly DisplayName[]): Promise<ProofResult> {
  const progress = makeProgress({ write: () => {} });
  const [result] = await proveShots([plan], { game, boots: 3, displays, threads: [1, 2], out: join(scratch, name), workers: 1, progress });
  return result!;
}

describe('proving a shot on the built game', () => {
  test.skipIf(lacks('xvfb'))('over displays and render threads finds it stable and leaves the proof alone', async () => {
    const result = await prove(title, 'stable', findGame({}, {}), ['offscreen', 'xvfb', 'headless']);
    expect(result).toEqual({ name: 'title', boots: 3, unstable: [], failure: null });
    expect(readdirSync(join(scratch, 'stable'))).toEqual(['title.json']);
    const proof = await readProof(join(scratch, 'stable'), 'title');
    expect(proof?.boots).toEqual(['boot 1 (offscreen, 1 thread)', 'boot 2 (xvfb, 2 threads)', 'boot 3 (headless)']);
    expect(proof?.key).toMatch(/427x240@1/);
  });

  test('whose torches flicker by another clock names the light and where the picture differs', async () => {
    const result = await prove(torch, 'flicker', drifting('textures'), ['offscreen']);
    expect(result.unstable.map(({ layer, frame, against }) => [layer, frame, against])).toEqual([
      ['D', 0, 'boot 1 (offscreen, 1 thread)'],
      ['P', 0, 'boot 1 (offscreen, 1 thread)'],
    ]);
    expect(result.unstable[0]!.region).toContain('display part light');
    expect(result.unstable[1]!.region).toMatch(/^\d+ pixels in \d+x\d+ at \d+,\d+ \(rows \d+ to \d+\)$/);
    expect(proofTable([result])).toMatch(/UNSTABLE +torch +3 boots\n +layer D from frame 0 on: .*light.*\n.*\n\n0 of 1 shots/);
  });

  test('whose world runs before it is frozen names the field of the state', async () => {
    const result = await prove(torch, 'late', drifting('world-start'), ['headless']);
    expect(result.failure).toMatch(/world has not come to rest/);
    expect(existsSync(join(scratch, 'late/torch.json'))).toBe(false);
    const frozen = { ...torch, steps: ['command tick freeze', ...torch.steps] };
    const [state] = (await prove(frozen, 'late', drifting('world-start'), ['headless'])).unstable;
    expect(state).toMatchObject({ layer: 'S', frame: 0, region: expect.stringContaining('state world.time') });
  });

  test('that cannot be taken fails with the boot and the cause', async () => {
    const result = await prove({ ...title, screen: 'pause', steps: ['click nowhere'] }, 'refused', findGame({}, {}), ['offscreen']);
    expect(result.failure).toMatch(/^boot 1 \(offscreen, 1 thread\): shot title: "click nowhere" was refused/);
    expect(proofTable([result])).toMatch(/^FAILED +title +0 boots/);
  });
});

describe('the first golden of a shot', () => {
  const captured = async (game: Game, out: string): Promise<string> => {
    const store = await GoldenStore.open(join(scratch, 'goldens'));
    const progress = makeProgress({ write: () => {} });
    const memo = new VerdictMemo('');
    await runStills([title], { game, displays: ['offscreen'], out, workers: 1, reproWords: [], store, memo, progress });
    return shotFolder(out, title, 'offscreen');
  };
  const demand = async (game: Game, proofs: string, asked: string[]) => ({
    store: await GoldenStore.open(join(scratch, 'goldens')),
    proofs,
    prove: async (names: readonly string[]) => {
      asked.push(...names);
      const progress = makeProgress({ write: () => {} });
      return proveShots([title], { game, boots: 3, displays: ['offscreen'], threads: [1], out: proofs, workers: 1, progress });
    },
  });

  test('needs a proof, which is made once', async () => {
    const game = findGame({}, {});
    const folder = await captured(game, join(scratch, 'first'));
    const asked: string[] = [];
    const needed = await demand(game, join(scratch, 'first-proofs'), asked);
    await requireProofs([folder], needed);
    await requireProofs([folder], needed);
    expect(asked).toEqual(['title']);
  });

  test('is refused when a boot differs', async () => {
    const folder = await captured(findGame({}, {}), join(scratch, 'second'));
    const needed = await demand(findGame({}, {}), join(scratch, 'second-proofs'), []);
    const prove = async () => [{ name: 'title', boots: 3, unstable: [], failure: 'boot 2: it shows something else' }];
    await expect(requireProofs([folder], { ...needed, prove })).rejects.toThrow(/nothing is approved: .*\n *FAILED +title/);
  });
});
