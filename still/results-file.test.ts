import { mkdir, mkdtemp, readdir, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { comparedWithName, keepGoldens } from './compared-with.ts';
import { approveFixture, fixturePlan, fixtureResults, redStreak, shootFixture } from './fixtures/run-fixture.ts';
import type { RunResults, ShotResult } from './results.ts';
import { readResults, writeResultsFile } from './results-file.ts';

let folder = '';
let good: ShotResult;
let bad: ShotResult;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hz-results-'));
  const plans = [fixturePlan('good', 'As approved'), fixturePlan('bad', 'A red streak')];
  for (const plan of plans) await approveFixture(folder, plan);
  [good, bad] = [await shootFixture(folder, plans[0]!, {}), await shootFixture(folder, plans[1]!, redStreak)];
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const scenario = {
  name: 'ui',
  title: 'A story',
  outcome: 'failed',
  reason: 'no',
  variant: 'offscreen via socket',
  durationMs: 1,
  log: ['a line'],
  repro: 'npx horizon-rig run ui',
} as const;

/** The run's folder with its results, both sides in it. */
async function written(results: RunResults, out = join(folder, 'run')): Promise<string> {
  await writeResultsFile(await keepGoldens(results, out), join(out, 'results.json'));
  return out;
}

describe('results in a file', () => {
  test('are read as they were written', async () => {
    const again = { runs: 3, failed: 1, same: false, pictures: [bad.frames[0]!.actual!] };
    const results: RunResults = {
      ...fixtureResults([good, { ...bad, again }], [scenario]),
      shard: { index: 1, of: 2, plan: 'abcdef01' },
      commit: 'f'.repeat(40),
      notes: ['a word'],
    };
    const file = join(folder, 'run', 'plain.json');
    await writeResultsFile(results, file);
    expect(await readResults(file)).toEqual(results);
    await writeResultsFile(fixtureResults([], []), file);
    expect(await readResults(file)).toEqual(fixtureResults([], []));
    expect((await readdir(join(folder, 'run'))).filter((name) => name.endsWith('.tmp'))).toEqual([]);
  });

  test('name no path of the machine, and lead to their pictures wherever the folder is moved', async () => {
    const out = await written(fixtureResults([good, bad]));
    const text = await readFile(join(out, 'results.json'), 'utf8');
    expect(text).toContain('"actual":"bad/');
    expect(text).toContain(`"golden":"${comparedWithName}/bad.png"`);
    expect(text).not.toContain(folder);
    const moved = join(folder, 'moved');
    await rename(out, moved);
    await rename(join(folder, 'goldens'), join(folder, 'goldens-elsewhere'));
    try {
      const read = await readResults(join(moved, 'results.json'));
      const [, shot] = read.shots;
      expect((await readFile(shot!.golden!)).length).toBeGreaterThan(100);
      expect((await readFile(shot!.frames[0]!.actual!)).length).toBeGreaterThan(100);
      // A plain pass has its golden in the store alone.
      const elsewhere = await readResults(join(moved, 'results.json'), { goldens: join(folder, 'goldens-elsewhere') });
      expect(elsewhere.shots[0]!.golden).toBe(join(folder, 'goldens-elsewhere', 'good.png'));
    } finally {
      await rename(join(folder, 'goldens-elsewhere'), join(folder, 'goldens'));
      await rename(moved, out);
    }
  });

  test('of earlier versions, with absolute paths, are read too', async () => {
    const file = join(folder, 'old.json');
    await writeFile(file, JSON.stringify(fixtureResults([good, bad])));
    expect(await readResults(file)).toEqual(fixtureResults([good, bad]));
  });

  test('from a stranger show no file outside of their folder', async () => {
    const out = join(folder, 'stranger');
    await mkdir(out);
    await writeFile(join(folder, 'secret.png'), 'secret');
    await writeFile(join(out, 'inside.png'), 'inside');
    await symlink(join(folder, 'secret.png'), join(out, 'link.png'));
    const tries = ['inside.png', '../secret.png', join(folder, 'secret.png'), 'link.png', 'none.png', '..', '.'];
    const frames = tries.map((actual) => ({ ...bad.frames[0]!, actual }));
    await writeFile(join(out, 'results.json'), JSON.stringify(fixtureResults([{ ...bad, golden: '../secret.png', frames }])));
    const [shot] = (await readResults(join(out, 'results.json'), { untrusted: true, goldens: out })).shots;
    expect(shot!.frames.map(({ actual }) => actual)).toEqual([join(out, 'inside.png'), ...Array.from({ length: 6 }, () => null)]);
    expect(shot!.golden).toBeNull();
  });

  const wrong: readonly (readonly [string, (whole: string) => string, RegExp])[] = [
    ['a half-written file', (whole) => whole.slice(0, whole.length / 2), /damaged \(it ends early or is no JSON\); make the run again/],
    ['an empty file', () => '', /damaged \(it is empty\)/],
    ['another JSON', () => '[]', /damaged \(it holds no results\)/],
    [
      'another version',
      (whole) => whole.replace('rig-results-1', 'rig-results-9'),
      /is of version horizon-rig-results-9, and this horizon-rig reads horizon-rig-results-1; use the horizon-rig that wrote it/,
    ],
    [
      'no head',
      (whole) => whole.replace('startedAt', 'begun'),
      /damaged \(startedAt is missing or is not what it should be\); make the run again/,
    ],
    ['half a shot', (whole) => whole.replace('"frames":', '"films":'), /damaged \(shots\[0\]\.frames is missing/],
    ['half a scenario', (whole) => whole.replace('"variant":', '"kind":'), /damaged \(scenarios\[0\]\.variant is missing/],
  ];
  test.each(wrong)('are refused from %s, with what to do', async (_what, spoil, message) => {
    const file = join(folder, 'run', 'spoilt.json');
    await writeResultsFile(fixtureResults([good], [scenario]), file);
    await writeFile(file, spoil(await readFile(file, 'utf8')));
    await expect(readResults(file)).rejects.toThrow(message);
  });

  test('are asked for where there are none', async () => {
    await expect(readResults(join(folder, 'nowhere', 'results.json'))).rejects.toThrow(/no results\.json in .*nowhere; make a run first/);
  });
});

describe('the goldens of a run', () => {
  test('are kept beside it where there is something to see, and no longer than that', async () => {
    const out = join(folder, 'kept');
    const kept = await keepGoldens(fixtureResults([good, bad]), out);
    expect(await readdir(join(out, comparedWithName))).toEqual(['bad.png']);
    expect(kept.shots.map(({ golden }) => golden)).toEqual([good.golden, join(out, comparedWithName, 'bad.png')]);
    expect(await readFile(join(out, comparedWithName, 'bad.png'))).toEqual(await readFile(bad.golden!));
    await keepGoldens(fixtureResults([good]), out);
    expect(await readdir(join(out, comparedWithName))).toEqual([]);
  });

  test('keep apart where two have one name', async () => {
    const other = join(folder, 'other');
    await mkdir(other);
    await writeFile(join(other, 'bad.png'), 'another');
    const kept = await keepGoldens(fixtureResults([bad, { ...bad, name: 'twin', golden: join(other, 'bad.png') }]), join(folder, 'twins'));
    expect(await readFile(kept.shots[1]!.golden!, 'utf8')).toBe('another');
    expect(await readFile(kept.shots[0]!.golden!)).toEqual(await readFile(bad.golden!));
  });

  test('never take the place of something else', async () => {
    const out = join(folder, 'taken');
    await mkdir(join(out, comparedWithName), { recursive: true });
    await writeFile(join(out, comparedWithName, 'thesis.txt'), 'mine');
    await expect(keepGoldens(fixtureResults([bad]), out)).rejects.toThrow(/holds thesis\.txt, which is no golden of a run; give another/);
    expect(await readFile(join(out, comparedWithName, 'thesis.txt'), 'utf8')).toBe('mine');
  });
});
