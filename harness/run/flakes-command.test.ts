import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fixtureResults } from '../../still/fixtures/run-fixture.ts';
import { formatQuarantine } from '../../still/quarantine.ts';
import type { ScenarioResult } from '../../still/results.ts';

const rig = fileURLToPath(new URL('../../dist/horizon-rig.js', import.meta.url));
let scratch = '';
beforeAll(() => {
  scratch = mkdtempSync(join(tmpdir(), 'hz-flakes-'));
  const again = { runs: 5, failed: 1, same: false, pictures: [] };
  for (let run = 0; run < 60; run++) {
    const ended = (name: string, failed: boolean): ScenarioResult => ({
      name,
      title: name,
      outcome: failed ? 'failed' : 'passed',
      reason: failed ? 'no' : '',
      variant: 'headless via socket',
      durationMs: 1,
      log: [],
      repro: '',
      ...(failed && name === 'farm' ? { again } : {}),
    });
    // One run in which the machine was ill, and a scenario that was well for the last 51.
    const ill = run === 30;
    const scenarios = ['farm', 'ui', 'play', 'errands'].map((name) => ended(name, ill ? name !== 'ui' : name === 'farm' && run < 8));
    const folder = join(scratch, 'runs', String(run).padStart(2, '0'));
    // What lies in these two is no run of its own.
    for (const inner of ['', 'again/farm/run-2', 'report']) mkdirSync(join(folder, inner), { recursive: true });
    const startedAt = new Date(Date.UTC(2026, 0, 1, run)).toISOString();
    const text = JSON.stringify({ ...fixtureResults([], scenarios), startedAt });
    for (const inner of ['', 'again/farm/run-2']) writeFileSync(join(folder, inner, 'results.json'), text);
  }
  const row = { kind: 'scenario', name: 'farm', owner: 'mia', added: '2026-01-01', until: '2026-01-10', reason: 'late' } as const;
  writeFileSync(join(scratch, 'quarantine.txt'), formatQuarantine([row]));
});
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

const flakes = (...words: string[]) =>
  spawnSync(process.execPath, [rig, 'flakes', ...words, '--quarantine', join(scratch, 'quarantine.txt')], {
    encoding: 'utf8',
    cwd: scratch,
  });

describe('horizon-rig flakes', () => {
  test('scores what fails by chance over runs in a folder, leaves an ill run out, and says what is well again', () => {
    const { status, stdout } = flakes('runs');
    expect(stdout.split('\n')).toEqual([
      expect.stringMatching(/^ *score +flaked +failed +runs +clean +what$/),
      expect.stringMatching(/^ *13\.6 % +8 +0 +59 +51 +scenario\/farm \(in quarantine\)$/),
      'left out: the run of 2026-01-02T06:00:00.000Z, since 3 of 4 failed, which is the machine or the build',
      'scenario/farm was clean 51 times in a row: take it out of quarantine: npx horizon-rig quarantine remove scenario/farm',
      '59 runs, 4 shots and scenarios, 1 of them flaky',
      '',
    ]);
    expect(status).toBe(0);
  });

  test('tells the same as JSON', () => {
    const told = JSON.parse(flakes('runs', '--json').stdout);
    expect(told).toMatchObject({ counted: 59, ended: ['scenario/farm'] });
    expect(told.rows[0]).toEqual({ id: 'scenario/farm', runs: 59, failed: 0, flaked: 8, score: 8 / 59, clean: 51, quarantined: false });
  });

  test.each([
    ['a file that is not there', ['nowhere.json'], /there is no .*nowhere\.json; give results\.json files/],
    ['a folder without results', ['runs/00/report'], /no results\.json in .*; make a run first/],
    ['a file that is no results', ['quarantine.txt'], /quarantine\.txt is damaged/],
    ['no number of days', ['runs', '--days', '0'], /whole number of days/],
    ['nothing where nothing ran', [], /there is no folder out with results; make a run first/],
  ])('refuses %s with the next step', (_, words, message) => {
    expect(flakes(...words)).toMatchObject({ status: 2, stderr: expect.stringMatching(message) });
  });
});
