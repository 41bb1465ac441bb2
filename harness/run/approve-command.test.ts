import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { repositoryRoot } from '../../ci/tracked-files.ts';
import { type ApprovalFile, approvalSchema, formatApprovalFile } from '../../still/approval-file.ts';
import { approvalItemOf } from '../../still/approval-item.ts';
import { type Cluster, clustersOf } from '../../still/clusters.ts';
import { approveFixture, fixturePlan, fixtureResults, redStreak, shootFixture } from '../../still/fixtures/run-fixture.ts';
import { parseManifest } from '../../still/golden-manifest.ts';
import type { ShotResult } from '../../still/results.ts';

const approver = 'A Reviewer';
let folder = '';
let manifest = '';
let results: readonly ShotResult[] = [];
let clusters: readonly Cluster[] = [];

/** A run of five shots: three with one streak, one whose fact does not hold, one that is a flake. */
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hz-approve-'));
  manifest = join(folder, 'goldens', 'manifest.txt');
  const plans = ['one', 'two', 'three', 'wrong', 'flake'].map((name) => fixturePlan(name, `Shot ${name}`));
  for (const plan of plans) await approveFixture(folder, plan);
  const dry = { kind: 'state', says: 'it rains', path: 'weather', equals: 'rain' } as const;
  results = [
    ...(await Promise.all(plans.slice(0, 3).map((plan) => shootFixture(folder, plan, redStreak)))),
    await shootFixture(folder, { ...plans[3]!, facts: [dry] }, {}),
    { ...(await shootFixture(folder, plans[4]!, redStreak)), again: { runs: 3, failed: 1, same: false, pictures: [] } },
  ];
  clusters = clustersOf({ shots: results, scenarios: [] });
  const out = join(folder, 'out');
  await mkdir(join(out, 'shots'), { recursive: true });
  await symlink(join(folder, 'run'), join(out, 'shots', 'offscreen'));
  await writeFile(join(out, 'results.json'), JSON.stringify(fixtureResults(results)));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** What the built program says and how it ends. */
async function approve(...args: readonly string[]): Promise<{ readonly code: number; readonly stdout: string; readonly stderr: string }> {
  const program = join(repositoryRoot, 'dist', 'horizon-rig.js');
  const places = ['--from', join(folder, 'out'), '--goldens', join(folder, 'goldens'), '--proofs', join(folder, 'proofs')];
  try {
    return { code: 0, ...(await promisify(execFile)(process.execPath, [program, 'approve', ...args, ...places], { cwd: folder })) };
  } catch (error) {
    const { code, stdout, stderr } = error as { code: number; stdout: string; stderr: string };
    return { code, stdout, stderr };
  }
}

const lineOf = async (shot: string) => parseManifest(await readFile(manifest, 'utf8')).find((entry) => entry.shot === shot)!;
const clusterOf = (shot: string): Cluster => clusters.find(({ names }) => names.includes(shot))!;

async function saved(change: Partial<ApprovalFile> = {}): Promise<string> {
  const path = join(folder, 'approval.json');
  const file: ApprovalFile = {
    schema: approvalSchema,
    items: ['one', 'two'].map((name) => approvalItemOf(results.find((shot) => shot.name === name)!)!),
    reason: 'the streak is meant',
    author: approver,
    cluster: clusterOf('one').id,
    ...change,
  };
  await writeFile(path, formatApprovalFile(file));
  return path;
}

const refusals: readonly (readonly [string, () => Promise<readonly string[]> | readonly string[], RegExp])[] = [
  ['a cluster without a reason', () => ['--cluster', clusterOf('one').id], /needs a reason: --reason/],
  [
    'a cluster that is not there',
    () => ['--cluster', '00000000', '--reason', 'it is'],
    /no cluster 00000000; it has these; take one:\n {4}\w{8} {2}/,
  ],
  [
    'a cluster whose fact does not hold',
    () => ['--cluster', clusterOf('wrong').id, '--reason', 'it is'],
    /cannot be \(a fact does not hold: it rains\)/,
  ],
  ['a flake by its name', () => ['flake', '--reason', 'it is'], /shot flake cannot be \(flake: 1 of 3 runs failed\)/],
  ['two ways at once', async () => ['one', '--file', await saved()], /three ways to choose; give one/],
  ['a file that is not there', () => ['--file', 'nowhere.json'], /there is no file nowhere\.json; save it/],
  ['a folder for a file', () => ['--file', folder], /there is no file .*; save it/],
  [
    'a file of any size',
    async () => {
      await writeFile(join(folder, 'large.json'), Buffer.alloc(17 * 1024 * 1024, ' '));
      return ['--file', 'large.json'];
    },
    /large\.json has 17825792 bytes and no approval has more/,
  ],
  [
    'a proposal without a person',
    async () => ['--file', await saved({ proposedBy: 'agent-7' })],
    /agent-7 proposes this; a person decides it/,
  ],
  [
    'a proposal by its proposer',
    async () => ['--file', await saved({ proposedBy: 'agent-7' }), '--author', 'Agent-7'],
    /agent-7 proposes this and cannot decide it/,
  ],
  [
    'a picture that nobody saw',
    async () => ['--file', await saved({ items: [{ ...approvalItemOf(results[0]!)!, P: ['0'.repeat(64)] }] })],
    /shot one: the picture is not what was seen when it was decided; look at what there is now: npx horizon-rig still one/,
  ],
  [
    'a shot that was not captured',
    async () => ['--file', await saved({ items: [{ ...approvalItemOf(results[0]!)!, shot: 'elsewhere' }] })],
    /shot elsewhere: it is not captured here; take it: npx horizon-rig still elsewhere/,
  ],
  [
    'one good shot and a flake',
    async () => ['--file', await saved({ items: [approvalItemOf(results[0]!)!, approvalItemOf(results[4]!)!] })],
    /nothing is approved: shot flake cannot be/,
  ],
];

describe('approve', () => {
  test.each(refusals)('refuses %s and writes nothing', async (_, args, message) => {
    const before = await readFile(manifest, 'utf8');
    const { code, stdout, stderr } = await approve(...(await args()));
    expect([code, stdout]).toEqual([2, '']);
    expect(stderr).toMatch(message);
    expect(await readFile(manifest, 'utf8')).toBe(before);
  });

  test('takes what a file decides, and keeps who, why, when and by which cluster', async () => {
    const untouched = await lineOf('three');
    const { code, stdout } = await approve('--file', await saved());
    expect([code, stdout.match(/^changed/gm)?.length]).toEqual([0, 2]);
    expect(await lineOf('one')).toMatchObject({
      author: approver,
      reason: `the streak is meant [cluster ${clusterOf('one').id}]`,
      approved: new Date().toISOString().slice(0, 10),
      frames: [{ P: results[0]!.frames[0]!.digests.P }],
    });
    expect(await lineOf('three')).toEqual(untouched);
  });

  test('takes a proposal for a person who is named, and keeps who proposed it', async () => {
    const file = await saved({ items: [approvalItemOf(results[2]!)!], proposedBy: 'agent-7' });
    const { code, stdout } = await approve('--file', file, '--author', approver);
    expect([code, stdout]).toEqual([0, `proposed by agent-7, decided by ${approver}\nchanged   three  goldens/three.png\n`]);
    expect(await lineOf('three')).toMatchObject({
      author: approver,
      reason: `the streak is meant [cluster ${clusterOf('three').id}, proposed by agent-7]`,
    });
  });

  test('takes all shots of a cluster of the run', async () => {
    for (const name of ['one', 'two', 'three']) await approveFixture(folder, fixturePlan(name, `Shot ${name}`));
    for (const name of ['one', 'two', 'three']) await shootFixture(folder, fixturePlan(name, `Shot ${name}`), redStreak);
    const { code, stdout } = await approve('--cluster', clusterOf('one').id, '--reason', 'a new streak', '--author', approver);
    expect([code, stdout.match(/^changed {3}\w+/gm)]).toEqual([0, ['changed   one', 'changed   two', 'changed   three']]);
    expect((await lineOf('two')).reason).toBe(`a new streak [cluster ${clusterOf('one').id}]`);
  });

  test('refuses a cluster whose shots were captured anew since the run', async () => {
    await shootFixture(folder, fixturePlan('two', 'Shot two'), {});
    const { code, stderr } = await approve('--cluster', clusterOf('one').id, '--reason', 'a new streak', '--author', approver);
    expect([code, stderr]).toEqual([2, expect.stringMatching(/shot two: the picture is not what was seen/)]);
  });
});
