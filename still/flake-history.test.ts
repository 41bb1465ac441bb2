import { describe, expect, test } from 'vitest';
import { fixtureResults } from './fixtures/run-fixture.ts';
import { flakeHistory } from './flake-history.ts';
import type { RunResults, ScenarioResult } from './results.ts';

const repeats = { runs: 2, failed: 2, same: true, pictures: [] };
const flake = { runs: 5, failed: 1, same: false, pictures: [] };

function ended(name: string, outcome: ScenarioResult['outcome'], more: Partial<ScenarioResult> = {}): ScenarioResult {
  return { name, title: name, outcome, reason: '', variant: 'headless via socket', durationMs: 1, log: [], repro: '', ...more };
}

/** A run on a day, of scenarios named a to e that pass unless `more` says otherwise. */
function run(day: number, more: readonly ScenarioResult[] = [], commit?: string): RunResults {
  const others = ['a', 'b', 'c', 'd', 'e'].filter((name) => !more.some((result) => result.name === name));
  const startedAt = new Date(Date.UTC(2026, 0, day)).toISOString();
  return {
    ...fixtureResults([], [...more, ...others.map((name) => ended(name, 'passed'))]),
    startedAt,
    ...(commit === undefined ? {} : { commit }),
  };
}
const rowOf = (runs: readonly RunResults[], name: string, days = 30) =>
  flakeHistory(runs, days).rows.find(({ id }) => id === `scenario/${name}`);

describe('the history of flakes', () => {
  test('tells failures that repeat from those that do not', () => {
    const runs = [
      run(1, [ended('a', 'failed', { again: flake }), ended('b', 'failed', { again: repeats })]),
      run(2),
      run(3, [ended('a', 'failed', { again: flake })]),
      run(4),
    ];
    expect(rowOf(runs, 'a')).toMatchObject({ runs: 4, flaked: 2, failed: 0, score: 0.5, clean: 1 });
    expect(rowOf(runs, 'b')).toMatchObject({ runs: 4, flaked: 0, failed: 1, score: 0, clean: 3 });
    expect(flakeHistory(runs, 30).rows[0]!.id).toBe('scenario/a');
  });

  test('takes a failure for a flake that the same commit passes too, in the same place', () => {
    const failed = run(1, [ended('a', 'failed')], 'abc');
    expect(rowOf([failed, run(2, [], 'abc')], 'a')).toMatchObject({ flaked: 1, failed: 0 });
    expect(rowOf([failed, run(2, [], 'def')], 'a')).toMatchObject({ flaked: 0, failed: 1 });
    const elsewhere = run(2, [ended('a', 'passed', { variant: 'xvfb via socket' })], 'abc');
    expect(rowOf([failed, elsewhere], 'a')).toMatchObject({ flaked: 0, failed: 1 });
  });

  test('counts what was found and not what the quarantine made of it', () => {
    const quarantine = { owner: 'mia', reason: 'late', until: '2026-01-09', found: 'failed' } as const;
    const runs = [run(1), run(2, [ended('a', 'passed', { quarantine, again: flake })])];
    expect(rowOf(runs, 'a')).toMatchObject({ flaked: 1, clean: 0, quarantined: true });
  });

  test('leaves out a run of which more than half is red, and says why', () => {
    const red = run(
      2,
      ['a', 'b', 'c'].map((name) => ended(name, 'failed')),
    );
    const { rows, counted, leftOut } = flakeHistory([run(1), red], 30);
    expect(rows.every(({ runs, failed }) => runs === 1 && failed === 0)).toBe(true);
    expect(counted).toBe(1);
    expect(leftOut).toEqual([{ startedAt: red.startedAt, why: '3 of 5 failed, which is the machine or the build' }]);
    const half = run(
      2,
      ['a', 'b'].map((name) => ended(name, 'failed')),
    );
    expect(flakeHistory([run(1), half], 30).leftOut).toEqual([]);
  });

  test('looks back from the newest run, counts each run once, and leaves skipped results out', () => {
    const runs = [run(31, [ended('a', 'skipped')]), run(1, [ended('a', 'failed')]), run(30), run(30)];
    expect(rowOf(runs, 'a', 29)).toMatchObject({ runs: 1, failed: 0 });
    expect(rowOf(runs, 'a', 30)).toMatchObject({ runs: 2, failed: 1 });
  });

  test('counts clean runs from the newest on', () => {
    const runs = Array.from({ length: 60 }, (_, day) => run(day + 1, day === 8 ? [ended('a', 'failed', { again: flake })] : []));
    expect(rowOf(runs, 'a', 365)).toMatchObject({ runs: 60, clean: 51 });
    expect(rowOf(runs, 'b', 365)).toMatchObject({ clean: 60 });
  });

  test('of no run is empty', () => {
    expect(flakeHistory([], 30)).toEqual({ rows: [], counted: 0, leftOut: [] });
  });
});
