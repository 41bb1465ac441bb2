import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { tempFolder } from '../../../ctl/testing/temp-folder.ts';
import { parseApprovalFile } from '../../../still/approval-file.ts';
import { clustersOf } from '../../../still/clusters.ts';
import type { RunResults, ShotResult } from '../../../still/results.ts';
import { writeResultsFile } from '../../../still/results-file.ts';
import { propose } from './proposal.ts';

const digest = (letter: string): string => letter.repeat(64);

function shot(name: string, more: Partial<ShotResult> = {}): ShotResult {
  const picture = { word: 'differs', passes: false, says: 'differs', figures: null } as const;
  return {
    name,
    title: name,
    outcome: 'failed',
    failure: 'picture',
    reason: 'It differs.',
    key: 'game/soft',
    size: [8, 8],
    frameMs: null,
    frames: [
      {
        index: 0,
        picture,
        layer: { word: 'rasteriser', moved: ['P'], unknown: [] },
        digests: { P: digest('a'), U: digest('b') },
        goldenDigests: { P: digest('c') },
        actual: null,
      },
    ],
    firstBad: 0,
    golden: null,
    facts: [],
    widgetChanges: [],
    stateChanges: [],
    tolerance: null,
    masks: [],
    captureMs: 1,
    compareMs: 1,
    repro: 'r',
    ...more,
  };
}

const broken = { frames: [], firstBad: null, failure: 'not-taken', reason: 'the game ended' } as const;

async function proposing(shots: readonly ShotResult[], of: string, reason = 'The light is meant to be warmer') {
  const root = tempFolder(onTestFinished);
  const out = join(root, 'out/run');
  mkdirSync(out, { recursive: true });
  const results: RunResults = {
    schema: 'horizon-rig-results-1',
    startedAt: '2026-01-02T03:04:05.678Z',
    durationMs: 1,
    game: { name: 'g', version: '1', renderer: 'r', driver: 'd' },
    display: 'offscreen',
    shots,
    scenarios: [],
  };
  await writeResultsFile(results, join(out, 'results.json'));
  const places = { root, out, goldens: join(root, 'goldens'), proofs: join(root, 'out/prove') };
  const text = await propose(places, { of, reason, client: null, now: new Date('2026-01-02T10:11:12Z') });
  const [file = ''] = readdirSync(join(out, 'proposals'));
  return { text, file, written: parseApprovalFile(readFileSync(join(out, 'proposals', file), 'utf8')) };
}

test('a cluster is proposed with all of its shots, and the person is told the line that takes it', async () => {
  const shots = [shot('a'), shot('b'), shot('c', { outcome: 'passed', reason: '' })];
  const [cluster] = clustersOf({ shots, scenarios: [] });
  const { text, file, written } = await proposing(shots, cluster?.id ?? '');
  expect(file).toBe(`${cluster?.id}-20260102101112.json`);
  expect(text).toContain(`approve --file out/run/proposals/${file} --author "THEIR NAME"`);
  expect(text).not.toContain('--from');
  expect(written).toMatchObject({
    cluster: cluster?.id,
    decided: '2026-01-02T10:11:12.000Z',
    proposedBy: expect.stringContaining('an agent'),
  });
  expect(written.items).toEqual(['a', 'b'].map((name) => ({ shot: name, key: 'game/soft', P: [digest('a')], U: [digest('b')] })));
});

test('shots are proposed by their names, one that was taken on two displays once', async () => {
  const { written } = await proposing(
    [shot('a (offscreen)'), shot('a (xvfb)'), shot('b (offscreen)')],
    'a (offscreen), a (xvfb), b (offscreen)',
  );
  expect(written.items.map((item) => item.shot)).toEqual(['a', 'b']);
  expect(written.cluster).toBeUndefined();
});

test.each([
  ['a shot that passed', [shot('a', { outcome: 'passed', reason: '' })], 'a', 'state', /did not fail/],
  ['one that was not taken', [shot('a', broken)], 'a', 'state', /cannot be approved \(not taken: the game ended\)/],
  ['one that is wrong beside one that is right', [shot('a'), shot('b', broken)], 'a,b', 'state', /b cannot be approved/],
  ['a cluster that is not there', [shot('a')], '01234567', 'unknown', /no cluster 01234567 in the last run; results lists/],
  ['a shot that is not there', [shot('a')], 'z', 'unknown', /shot z is not in the last run/],
  ['nothing', [shot('a')], ' , ', 'usage', /of is empty/],
] as const)('refuses %s', async (_, shots, of, kind, message) => {
  await expect(proposing(shots, of)).rejects.toMatchObject({ kind, message: expect.stringMatching(message) });
});

test('refuses a reason that says nothing', async () => {
  await expect(proposing([shot('a')], 'a', ' ok ')).rejects.toMatchObject({
    kind: 'usage',
    message: expect.stringContaining('says too little'),
  });
});
