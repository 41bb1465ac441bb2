import { describe, expect, test } from 'vitest';
import { fixtureResults } from './fixtures/run-fixture.ts';
import { applyQuarantine, formatQuarantine, parseQuarantine, type QuarantineRow, unknownRow } from './quarantine.ts';
import type { ScenarioResult } from './results.ts';

const row: QuarantineRow = {
  kind: 'scenario',
  name: 'farm',
  owner: 'mia',
  added: '2026-01-01',
  until: '2026-01-15',
  reason: 'a sheep is late',
};
const line = (change: Partial<QuarantineRow>): string => formatQuarantine([{ ...row, ...change }]).split('\n')[1]!;

describe('the file of the quarantine', () => {
  test('is read as it was written, whatever the order of its rows', () => {
    const other: QuarantineRow = { ...row, kind: 'still', name: 'meadow-noon' };
    const text = formatQuarantine([other, row]);
    expect(text).toBe(formatQuarantine([row, other]));
    expect(parseQuarantine(text)).toEqual([row, other]);
    expect(parseQuarantine(text.replaceAll('\n', '\r\n'))).toEqual([row, other]);
  });

  test.each([
    ['without an owner', line({ owner: '' }), /:1: scenario\/farm has no owner; name who/],
    ['without a reason', line({ reason: ' ' }), /:1: scenario\/farm has no reason; say what/],
    ['with a control character', line({ owner: 'mia\x1b[31m' }), /:1: scenario\/farm: owner and reason may hold no tab/],
    ['without a last day', line({ until: '' }), /:1: scenario\/farm: its last day, "", is no date; write one such as/],
    ['with a day that no month has', line({ until: '2026-02-30' }), /"2026-02-30", is no date/],
    ['with a date in words', line({ added: 'yesterday' }), /the day it was added, "yesterday", is no date/],
    ['of fifteen days', line({ until: '2026-01-16' }), /would hold for 15 days and 14 are the most; the last day may be 2026-01-15/],
    ['that ends before it begins', line({ until: '2025-12-31' }), /would end before it begins/],
    ['of another kind', line({}).replace('scenario/', 'proof/'), /:1: it is no row of five fields .*horizon-rig quarantine add/],
    ['with blanks for tabs', line({}).replaceAll('\t', ' '), /no row of five fields with tabs/],
    ['with a conflict', '<<<<<<< ours', /a merge conflict is left in it/],
    ['given twice', `${line({})}\n${line({ reason: 'again' })}`, /:2: scenario\/farm stands there twice/],
  ])('refuses a row %s, naming the line and the next step', (_, text, message) => {
    expect(() => parseQuarantine(text, 'quarantine.txt')).toThrow(message);
  });

  test('may hold a row of exactly fourteen days', () => {
    expect(parseQuarantine(line({}))).toEqual([row]);
  });

  test('may not name what there is not', () => {
    expect(unknownRow([row], { still: ['farm'], scenario: ['farm'] })).toBeNull();
    expect(unknownRow([row], { still: ['farm'], scenario: [] })).toMatch(
      /no such scenario; take it out: npx horizon-rig quarantine remove scenario\/farm/,
    );
  });
});

describe('results under a quarantine', () => {
  const result = (name: string, outcome: ScenarioResult['outcome']): ScenarioResult => ({
    name,
    title: name,
    outcome,
    reason: outcome === 'failed' ? 'the sheep did not come' : '',
    variant: 'headless via socket',
    durationMs: 1,
    log: [],
    repro: '',
  });
  const on = (today: string, ...scenarios: ScenarioResult[]) =>
    applyQuarantine({ ...fixtureResults([], scenarios), notes: ['before'] }, [row], today);

  test.each(['2026-01-01', '2026-01-15'])('pass on %s and tell what was found', (today) => {
    const { scenarios, notes } = on(today, result('farm', 'failed'), result('ui', 'failed'));
    const { owner, reason, until } = row;
    expect(scenarios[0]).toMatchObject({ outcome: 'passed', quarantine: { owner, reason, until, found: 'failed' } });
    expect(scenarios[0]!.reason).toBe('In quarantine until 2026-01-15 (mia: a sheep is late). It failed: the sheep did not come');
    expect(scenarios[1]).toEqual(result('ui', 'failed'));
    expect(notes).toEqual(['before']);
  });

  test('count again after the last day, and the run says so', () => {
    const { scenarios, notes } = on('2026-01-16', result('farm', 'failed'));
    expect(scenarios).toEqual([result('farm', 'failed')]);
    expect(notes[1]).toMatch(/scenario\/farm \(mia\) ended on 2026-01-15, so it counts again: .*quarantine remove scenario\/farm/);
  });

  test('say nothing of an end where the scenario did not run', () => {
    expect(on('2026-01-16', result('ui', 'passed')).notes).toEqual(['before']);
  });

  test('count before the first day', () => {
    expect(on('2025-12-31', result('farm', 'failed')).scenarios[0]!.outcome).toBe('failed');
  });

  test('stay passed or skipped where they are', () => {
    const { scenarios } = on('2026-01-02', result('farm', 'passed'), result('farm', 'skipped'));
    expect(scenarios[0]).toMatchObject({ outcome: 'passed', quarantine: { found: 'passed' } });
    expect(scenarios[1]).toEqual(result('farm', 'skipped'));
  });
});
