import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fixtureResults } from '../../still/fixtures/run-fixture.ts';
import type { RunResults, ScenarioResult, ShotResult } from '../../still/results.ts';
import { discoverScenarios, discoverShots } from './discover-scenarios.ts';
import { formatTimings, measuredTimings, readTimings } from './timings.ts';

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'hz-timings-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const shot = (name: string, tookMs: number, outcome: ShotResult['outcome'] = 'passed'): ShotResult =>
  ({ name, outcome, tookMs, captureMs: 1, compareMs: 1, frames: [{}] }) as unknown as ShotResult;
const scenario = (name: string, variant: string, durationMs: number): ScenarioResult =>
  ({ name, variant, durationMs, outcome: 'passed' }) as unknown as ScenarioResult;
const run = (shots: readonly ShotResult[], scenarios: readonly ScenarioResult[] = [], display = 'offscreen'): RunResults => ({
  ...fixtureResults(shots, scenarios),
  display,
});

describe('how long things take', () => {
  test('is the median of what runs measured, in steps of 100 ms', () => {
    expect([...measuredTimings([run([shot('title', 1000)]), run([shot('title', 5000)]), run([shot('title', 1260)])])]).toEqual([
      ['still title offscreen', 1300],
    ]);
  });

  test('is told for each display and face', () => {
    const several = run([shot('title (xvfb)', 900), shot('title', 700)], [scenario('ui', 'xvfb via ctl', 2000)], 'offscreen, xvfb');
    expect(Object.fromEntries(measuredTimings([several]))).toEqual({
      'still title xvfb': 900,
      'still title offscreen': 700,
      'run ui xvfb ctl': 2000,
    });
  });

  test('is at least one step, and nothing is learned from what was skipped or not taken', () => {
    const untaken = { ...shot('lost', 30_000, 'failed'), frames: [] };
    const lost = scenario('lost part 1', 'no results', 0);
    expect([...measuredTimings([run([shot('quick', 3), shot('left-out', 900, 'skipped'), untaken], [lost])])]).toEqual([
      ['still quick offscreen', 100],
    ]);
  });

  test('is read again as it was written, sorted', () => {
    const file = join(folder, 'times.json');
    writeFileSync(file, formatTimings(new Map([['b', 2], ['a', 1]]))); // biome-ignore format: one line
    expect([...readTimings(file)]).toEqual([['a', 1], ['b', 2]]); // biome-ignore format: one line
  });

  test.each([
    ['no JSON', '{'],
    ['another thing', '{"schema":"else","milliseconds":{}}'],
    ['a time that is no number', '{"schema":"horizon-rig-timings-1","milliseconds":{"a":"long"}}'],
    ['nothing', 'null'],
  ])('is refused from a file that holds %s', (_what, text) => {
    const file = join(folder, 'wrong.json');
    writeFileSync(file, text);
    expect(() => readTimings(file)).toThrow(/wrong\.json holds no timings; write them anew: npx horizon-rig timings OUT --to/);
  });

  test('is asked for where a named file is missing', () => {
    expect(() => readTimings(join(folder, 'none.json'))).toThrow(/no timings at .*none\.json; write them first/);
  });

  test('is committed for shots and scenarios that there are', async () => {
    const shots = new Set((await discoverShots()).map(({ name }) => name));
    const scenarios = new Set((await discoverScenarios()).map(({ name }) => name));
    const units = [...readTimings().keys()].map((unit) => unit.split(' '));
    expect(units.length).toBeGreaterThan(0);
    const gone = units.filter(([kind, name = '']) => !(kind === 'still' ? shots : scenarios).has(name));
    expect(gone, 'remove these lines from scenarios/timings.json').toEqual([]);
  });
});
