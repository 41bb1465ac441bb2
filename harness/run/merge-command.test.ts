import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { approveFixture, fixturePlan, fixtureResults, redStreak, shootFixture } from '../../still/fixtures/run-fixture.ts';
import type { RunResults, ShotResult } from '../../still/results.ts';
import { readResults } from '../../still/results-file.ts';
import { writeResults } from './write-results.ts';

let scratch = '';
let parts = '';
let spare = '';

/** Moves what the fixture captured to where a run puts it. */
function placed(shot: ShotResult, out: string): ShotResult {
  const to = join(out, 'shots/offscreen', shot.name);
  cpSync(join(scratch, 'run', shot.name), to, { recursive: true });
  const frames = shot.frames.map((frame) =>
    frame.actual === null ? frame : { ...frame, actual: join(to, frame.actual.split('/').at(-1)!) },
  );
  return { ...shot, frames };
}

/** Two shards: one with a pass and a scenario's files, one with a failure. */
beforeAll(async () => {
  scratch = mkdtempSync(join(tmpdir(), 'hz-merge-'));
  const plans = [fixturePlan('good', 'As approved'), fixturePlan('bad', 'A red streak')];
  for (const plan of plans) await approveFixture(scratch, plan);
  const shots = [await shootFixture(scratch, plans[0]!, {}), await shootFixture(scratch, plans[1]!, redStreak)];
  spare = join(scratch, 'spare');
  for (const [i, shot] of shots.entries()) {
    const out = join(spare, String(i + 1));
    const flake = join(out, 'again', shot.name, 'run-2.png');
    mkdirSync(join(out, 'again', shot.name), { recursive: true });
    writeFileSync(flake, 'another picture');
    const again = { runs: 3, failed: 1, same: false, pictures: [flake] };
    const results: RunResults = { ...fixtureResults([{ ...placed(shot, out), again }]), shard: { index: i + 1, of: 2, plan: 'aaaaaaaa' } };
    await writeResults(results, out);
  }
});
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

beforeEach(() => {
  parts = mkdtempSync(join(scratch, 'parts-'));
  cpSync(spare, parts, { recursive: true });
});

function merge(...words: readonly string[]): { readonly status: number | null; readonly stdout: string; readonly stderr: string } {
  const program = fileURLToPath(new URL('../../dist/horizon-rig.js', import.meta.url));
  return spawnSync(process.execPath, [program, 'merge', ...words], { cwd: scratch, encoding: 'utf8' });
}

describe('horizon-rig merge', () => {
  test('makes one run of the folders of shards, with every picture', async () => {
    const out = join(parts, '..', 'joined');
    const index = JSON.parse(readFileSync(join(parts, '2/report/pictures/index.json'), 'utf8')) as { bad: { difference: string }[] };
    const heatMap = index.bad[0]!.difference;
    writeFileSync(join(parts, '2/report', heatMap), 'made by the shard');
    const { status, stdout, stderr } = merge(parts, '--out', out);
    expect(stderr).toBe('');
    expect(stdout).toMatch(/1 passed, 1 failed, 0 skipped/);
    expect(status).toBe(1);
    rmSync(parts, { recursive: true });
    const { shots } = await readResults(join(out, 'results.json'));
    expect(shots.map(({ name }) => name)).toEqual(['bad', 'good']);
    expect(readFileSync(shots[0]!.frames[0]!.actual!).length).toBeGreaterThan(100);
    expect(readFileSync(shots[0]!.again!.pictures[0]!, 'utf8')).toBe('another picture');
    expect(shots[0]!.golden).toBe(join(out, 'compared-with/bad.png'));
    expect(readdirSync(join(out, 'shots/offscreen'))).toEqual(['bad', 'good']);
    expect(readFileSync(join(out, 'junit.xml'), 'utf8')).toMatch(/<testsuite name="stills" tests="2" failures="1"/);
    expect(readFileSync(join(out, 'report', heatMap), 'utf8')).toBe('made by the shard');
    expect(readdirSync(join(out, 'report/pictures')).filter((name) => name.endsWith('.png'))).toHaveLength(4);
    expect(readFileSync(join(out, 'report/index.html'), 'utf8')).toContain('A red streak');
  });

  test('replaces an earlier merge as a whole, and ends with 0 where all passed', async () => {
    const out = join(scratch, 'twice');
    expect(merge(parts, '--out', out).status).toBe(1);
    writeFileSync(join(out, 'left.txt'), 'old');
    const file = join(parts, '2/results.json');
    const { shard } = await readResults(file);
    rmSync(join(parts, '2'), { recursive: true });
    await writeResults({ ...fixtureResults([]), shard: shard! }, join(parts, '2'));
    expect(merge(join(parts, '1'), join(parts, '2/results.json'), '--out', out)).toMatchObject({ status: 0, stderr: '' });
    expect(readdirSync(out).sort()).toEqual(['again', 'junit.xml', 'report', 'results.json', 'shots']);
    expect(readdirSync(scratch).filter((name) => name.startsWith('twice.'))).toEqual([]);
  });

  const wrong: readonly (readonly [string, () => readonly string[], RegExp])[] = [
    ['a folder that is not there', () => [join(parts, '9')], /nothing at .*9; give the output folder of a run/],
    [
      'a folder without results',
      () => [mkdtempSync(join(scratch, 'empty-'))],
      /there is nothing to merge \(no results\.json in .*; make a run first/,
    ],
    ['another file', () => [join(parts, '1/junit.xml')], /junit\.xml is no results\.json; give the output folder of a run/],
    [
      'a half-written shard',
      () => {
        const file = join(parts, '2/results.json');
        writeFileSync(file, readFileSync(file, 'utf8').slice(0, 500));
        return [parts];
      },
      /do not make one run:\n {4}shard 2 of 2 is missing; .*\n {4}.*2\/results\.json is damaged \(it ends early or is no JSON\); make the run again\n/,
    ],
    [
      'a shard that broke off before its results',
      () => {
        rmSync(join(parts, '2/results.json'));
        return [parts];
      },
      /shard 2 of 2 is missing; .*\n {4}no results\.json in .*2; make a run first/,
    ],
    [
      'a picture that was not handed on',
      () => {
        rmSync(join(parts, '2/shots'), { recursive: true });
        return [parts];
      },
      /2: the picture shots\/offscreen\/bad\/.*png of shot bad is missing; hand on the whole output folder/,
    ],
    [
      'a golden that was not handed on',
      () => {
        rmSync(join(parts, '2/compared-with'), { recursive: true });
        return [parts];
      },
      /2: the picture compared-with\/bad\.png of shot bad is missing/,
    ],
    [
      'the same shard twice',
      () => {
        cpSync(join(parts, '1'), join(parts, '3'), { recursive: true });
        return [parts];
      },
      /shard 1 of 2 is there twice: .*1 and .*3\n {4}shot good is in .*1 and in .*3/,
    ],
    ['fewer parts than are expected', () => [parts, '--expect', '3'], /3 parts are expected, and there are 2/],
    ['no number of parts', () => [parts, '--expect', 'some'], /Give a whole number from 1 to 10000/],
  ];
  test.each(wrong)('refuses %s, says what to do, and writes nothing', (_what, words, message) => {
    const out = join(scratch, 'refused');
    const { status, stderr } = merge(...words(), '--out', out);
    expect(stderr).toMatch(message);
    expect(status).toBe(2);
    expect(existsSync(out)).toBe(false);
  });

  test('joins what there is when it is told to, and fails for what is missing', async () => {
    const out = join(scratch, 'partial');
    rmSync(join(parts, '2/results.json'));
    expect(merge(parts, '--partial', '--out', out).status).toBe(1);
    const { shots, scenarios } = await readResults(join(out, 'results.json'));
    expect(shots.map(({ name }) => name)).toEqual(['good']);
    expect(scenarios.map(({ reason }) => reason)).toEqual([
      expect.stringMatching(/^shard 2 of 2 is missing; look at the log of its machine/),
      expect.stringMatching(/^no results\.json in /),
    ]);
  });

  test('never removes what is to be merged, nor what is no run', () => {
    const inner = join(parts, '1/joined');
    expect(merge(parts, '--out', inner).stderr).toMatch(/lie in each other; give another --out/);
    expect(merge(parts, '--out', join(parts, '1')).stderr).toMatch(/lie in each other/);
    expect(merge(parts, '--out', parts).stderr).toMatch(/lie in each other/);
    const other = join(scratch, 'thesis');
    mkdirSync(other);
    writeFileSync(join(other, 'thesis.txt'), 'mine');
    expect(merge(parts, '--out', other).stderr).toMatch(/holds something else than a run; give another --out or move it away/);
    expect(readFileSync(join(other, 'thesis.txt'), 'utf8')).toBe('mine');
    expect(readdirSync(parts)).toEqual(['1', '2']);
  });
});
