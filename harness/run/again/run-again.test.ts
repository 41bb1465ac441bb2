import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fixtureResults } from '../../../still/fixtures/run-fixture.ts';
import type { ScenarioResult } from '../../../still/results.ts';
import { makeProgress } from '../progress.ts';
import { type AgainOptions, flakeRuns, mostAgain, runAgain } from './run-again.ts';

let scratch = '';
let count = 0;
beforeAll(() => {
  scratch = mkdtempSync(join(tmpdir(), 'hz-again-'));
  writeFileSync(
    join(scratch, 'rig.mjs'),
    // Ends the scenario it is asked for as the file beside it says, run by run, and writes down how it was called.
    `import { appendFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
    const [plan, ...words] = process.argv.slice(2);
    const { calls, ends, head } = JSON.parse(readFileSync(plan, 'utf8'));
    appendFileSync(calls, JSON.stringify(words) + '\\n');
    const name = words[1];
    const before = readFileSync(calls, 'utf8').trim().split('\\n').filter((line) => JSON.parse(line)[1] === name).length;
    const reason = ends[name]?.[before - 1] ?? ends[name]?.at(-1);
    if (reason === undefined) { console.error('horizon-rig: no scenario matches'); process.exit(2); }
    const out = words[words.indexOf('--out') + 1];
    mkdirSync(out, { recursive: true });
    const result = { ...head.scenarios[0], name, outcome: reason === '' ? 'passed' : 'failed', reason: reason.replace('OUT', out) };
    writeFileSync(out + '/results.json', JSON.stringify({ ...head, scenarios: [result] }));`,
  );
});
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

function failed(name: string, reason: string): ScenarioResult {
  const repro = `npx horizon-rig run ${name} --display headless --via socket`;
  return { name, title: name, outcome: 'failed', reason, variant: 'headless via socket', durationMs: 5, log: [], repro };
}

/** Runs failures again by a rig that ends them as `ends` says: a reason a run, empty for a pass. */
async function again(scenarios: readonly ScenarioResult[], ends: Record<string, string[]>, more: Partial<AgainOptions> = {}) {
  const out = join(scratch, `out-${count}`);
  const [plan, calls] = [join(scratch, `plan-${count}.json`), join(scratch, `calls-${count++}`)];
  const head = fixtureResults([], [failed('x', 'x')]);
  writeFileSync(plan, JSON.stringify({ calls, ends, head }));
  writeFileSync(calls, '');
  const lines: string[] = [];
  const progress = makeProgress({ write: (text) => lines.push(text) });
  const program = { command: process.execPath, args: [join(scratch, 'rig.mjs'), plan] };
  const found = { shots: [], scenarios, notes: [] };
  const told = await runAgain(found, { program, out, store: null, workers: 2, progress, ...more });
  const called = readFileSync(calls, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as string[]);
  return { told, called, out, lines };
}

describe('a failure that is run again', () => {
  test('by its own line, to which only the place of the results is added, and is told as it was when it repeats', async () => {
    const farm = { ...failed('farm', 'no sheep'), repro: `${failed('farm', '').repro} --game 'my game'\\''s/client'` };
    const { told, called, out } = await again([farm], { farm: ['no sheep'] });
    const words = ['run', 'farm', '--display', 'headless', '--via', 'socket', '--game', "my game's/client"];
    expect(called).toEqual([[...words, '--out', join(out, 'again/farm-headless-via-socket/run-2'), '--no-again', '--no-quarantine']]);
    expect(told.scenarios).toEqual([{ ...farm, again: { runs: 2, failed: 2, same: true, pictures: [] } }]);
    expect(existsSync(join(out, 'again'))).toBe(false);
  });

  test('and passes is run five times, stays a failure, and is told as a flake with its counts', async () => {
    const { told, called, lines } = await again([failed('farm', 'no sheep')], { farm: ['', 'no sheep', '', 'no cow'] });
    expect(called).toHaveLength(flakeRuns - 1);
    const [farm] = told.scenarios;
    expect(farm).toMatchObject({ outcome: 'failed', again: { runs: 5, failed: 3, same: false } });
    expect(farm!.reason).toBe(
      'A flake: it failed 3 of 5 runs. Run 2: it passed. Find the cause, or put it into quarantine (docs/flakes.md). Run 1: no sheep',
    );
    expect(lines.join('')).toContain('FLAKE farm headless via socket: failed 3 of 5 runs');
  });

  test('and fails for another reason is a flake too', async () => {
    const { told } = await again([failed('farm', 'no sheep')], { farm: ['no cow\nat the gate'] });
    expect(told.scenarios[0]!.reason).toMatch(/^A flake: it failed 5 of 5 runs, and not each time alike\. Run 2: no cow\. /);
  });

  test('names a file of its own run, and repeats though the other run has another folder', async () => {
    const own = join(scratch, `out-${count}`);
    const { told } = await again([failed('farm', `look at ${own}/a.png`)], { farm: ['look at OUT/a.png'] });
    expect(told.scenarios[0]!.again).toMatchObject({ same: true });
  });

  test('whose line does not work is no failure that repeats, and tells what the line said', async () => {
    const { told } = await again([failed('farm', 'no sheep')], {});
    expect(told.scenarios[0]!.reason).toMatch(/Run 2: its line gave no results \(exit 2\): horizon-rig: no scenario matches\. /);
    expect(told.scenarios[0]!.again).toMatchObject({ runs: 5, failed: 5, same: false });
  });

  test('leaves what passed or was skipped alone, and starts nothing for it', async () => {
    const passed = { ...failed('ui', ''), outcome: 'passed' } as const;
    const { told, called } = await again([passed], {});
    expect(told.scenarios).toEqual([passed]);
    expect(called).toEqual([]);
  });
});

describe('many failures', () => {
  const many = (kinds: number) =>
    Array.from({ length: mostAgain + 2 }, (_, i) => failed(`s${i}`, `no ${['sheep', 'cow', 'pig', 'hen'][i % kinds]}`));
  const ends = (all: readonly ScenarioResult[]) => Object.fromEntries(all.map(({ name, reason }) => [name, [reason]]));

  test('are run again by one example of each kind, and the run says so', async () => {
    const all = many(3);
    const { told, called } = await again(all, ends(all));
    expect(new Set(called.map(([, name]) => name)).size).toBe(3);
    expect(told.notes).toEqual([
      expect.stringMatching(
        /^12 failures of 3 kinds: one of each was run again by its line \(s\d[^)]*\)\. All of these failed the same way again\.$/,
      ),
    ]);
    expect(told.scenarios.filter((scenario) => scenario.again !== undefined)).toHaveLength(3);
  });

  test('of one kind, of which the example does not repeat, name the flake', async () => {
    const all = many(1);
    const { told } = await again(all, Object.fromEntries(all.map(({ name }) => [name, ['']])));
    expect(told.notes[0]).toMatch(/^12 failures of one kind: .* Flakes: s0 headless via socket\.$/);
  });

  test('are left alone when the time for it is over, and the run says so', async () => {
    let ms = 0;
    const now = (): number => {
      ms += 200_000;
      return ms;
    };
    const two = [failed('a', 'no'), failed('b', 'no')];
    const { told, called } = await again(two, { a: ['no'], b: ['no'] }, { now, workers: 1 });
    expect(called.map(([, name]) => name)).toEqual(['a']);
    expect(told.notes).toEqual(['1 failure was not run again, since the 5 minutes for that were over.']);
  });
});
