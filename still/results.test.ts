import { describe, expect, test } from 'vitest';
import { junitXml } from './junit.ts';
import { type RunResults, resultsSchema, type ScenarioResult, totalsOf } from './results.ts';
import { summaryTable } from './summary.ts';

const scenario = (name: string, outcome: ScenarioResult['outcome'], reason = ''): ScenarioResult => ({
  name,
  title: name,
  outcome,
  reason,
  variant: 'offscreen via socket',
  durationMs: 1500,
  log: ['a line with <brackets> & \u0007 a bell'],
  repro: `npx horizon-rig run ${name}`,
});
const results: RunResults = {
  schema: resultsSchema,
  startedAt: '2026-01-01T00:00:00.000Z',
  durationMs: 4200,
  game: { name: 'game', version: '1', renderer: 'software', driver: 'exact' },
  display: 'offscreen',
  shots: [],
  scenarios: [scenario('keys', 'skipped', 'no X'), scenario('events', 'failed', 'it said "no" & <left>'), scenario('ui', 'passed')],
};

describe('results', () => {
  test('are counted over stills and scenarios', () => {
    expect(totalsOf(results)).toEqual({ passed: 1, failed: 1, skipped: 1 });
  });

  test('end as text with the failure, its reason and the line that makes it again', () => {
    const lines = summaryTable(results).split('\n');
    expect(lines.slice(-5)).toEqual([
      expect.stringMatching(/^FAILED +scenario +events +offscreen via socket +1\.5 s$/),
      '    it said "no" & <left>',
      '    again: npx horizon-rig run events',
      '',
      '1 passed, 1 failed, 1 skipped in 4.2 s',
    ]);
  });

  test('are well-formed JUnit whatever the log holds', () => {
    const xml = junitXml(results);
    expect(xml).toMatch(/<testsuite name="scenarios" tests="3" failures="1" skipped="1" time="4\.500"/);
    expect(xml).toContain('<failure message="it said &quot;no&quot; &amp; &lt;left&gt;">');
    expect(xml).toContain('a line with &lt;brackets&gt; &amp; \ufffd a bell');
    expect(xml).toContain('<skipped message="no X"/>');
    const opened = [...xml.matchAll(/<(\w+)[^>]*[^/]>/g)].map(([, name]) => name).filter((name) => name !== 'xml');
    const closed = [...xml.matchAll(/<\/(\w+)>/g)].map(([, name]) => name);
    expect([...closed].sort()).toEqual([...opened].sort());
  });

  const again = { runs: 5, failed: 1, same: false, pictures: [] };
  const quarantine = { owner: 'mia', reason: 'torches', until: '2026-01-09', found: 'failed' } as const;
  const settled: RunResults = {
    ...results,
    notes: ['Something of the whole.'],
    scenarios: [
      { ...scenario('events', 'failed', 'no'), again },
      { ...scenario('farm', 'failed', 'no'), again: { ...again, runs: 2, failed: 2, same: true } },
      { ...scenario('ui', 'passed', 'In quarantine. It failed: no'), quarantine },
    ],
  };

  test('tell as text what came again, what is in quarantine, and what is to be said of the whole', () => {
    const text = summaryTable(settled);
    expect(text).toMatch(/again: npx horizon-rig run farm\n {4}that line was carried out, and it failed in the same way\n/);
    expect(text).not.toMatch(/run events\n {4}that line/);
    expect(text).toMatch(/^quarantined +scenario +ui /m);
    expect(text.split('\n').slice(-3)).toEqual([
      '1 passed, 2 failed, 0 skipped in 4.2 s',
      '1 of those that passed failed and are in quarantine',
      'Something of the whole.',
    ]);
  });

  test('show the log below a cause once, however many failed for it', () => {
    const scenarios = ['a', 'b'].map((name) => scenario(name, 'failed', 'it did not boot; read its log\n    no such file'));
    const text = summaryTable({ ...results, scenarios });
    expect(text.match(/it did not boot/g)).toHaveLength(2);
    expect(text.match(/no such file/g)).toHaveLength(1);
  });

  test('count in JUnit what is in quarantine as skipped, and name the flakes', () => {
    const xml = junitXml(settled);
    expect(xml).toMatch(/tests="3" failures="2" skipped="1"/);
    expect(xml).toMatch(/name="ui [^>]*><skipped message="In quarantine. It failed: no"\/><system-out>again: npx horizon-rig run ui/);
    expect(xml.match(/<failure type="flake"/g)).toHaveLength(1);
  });
});
