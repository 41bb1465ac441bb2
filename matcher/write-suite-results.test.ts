import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { clustersOf } from '../still/clusters.ts';
import { readResults } from '../still/results-file.ts';
import { judgeAndKeep } from './judge-pictures.ts';
import { recordFolder } from './suite-record.ts';
import type { SuiteSettings } from './suite-settings.ts';
import { approveCaptured, gradient, makeTestSuite, request, someTest, type TestSuite } from './test-suite.ts';
import { type FailedTest, writeSuiteResults } from './write-suite-results.ts';

let suite: TestSuite;
beforeEach(() => {
  suite = makeTestSuite();
});
afterEach(() => suite.remove());

const end = (settings: SuiteSettings, failedTests: readonly FailedTest[] = []) => ({
  settings,
  runner: 'vitest',
  version: '4.0.0',
  startedAt: new Date(0),
  endedAt: new Date(2500),
  projects: 1,
  failedTests,
});
const failed = (id: string): FailedTest => ({
  id,
  title: id,
  message: 'it broke\nat line 5',
  group: 'vitest',
  durationMs: 3.4,
  repro: 'npx vitest run',
});

test('pictures of all workers of a run become one report, and those of earlier runs go', async () => {
  await judgeAndKeep(request(suite.run('before'), { name: 'gone' }));
  await judgeAndKeep(request(suite.settings));
  await approveCaptured(suite.settings);
  const now = suite.run('now');
  await judgeAndKeep(request(now));
  const mark = [gradient(96, 80, { x: 3, y: 3 })];
  for (const name of ['one', 'two']) {
    await judgeAndKeep(request(suite.settings, { name, test: someTest(name) }));
    await approveCaptured(suite.settings, name);
    await judgeAndKeep(request(now, { name, frames: mark, test: someTest(name) }));
  }
  const { says } = await writeSuiteResults(end(now, [failed('one'), failed('elsewhere')]));
  expect(says).toMatch(/^3 pictures held against goldens, 2 failed, 1 test failed otherwise: .*index\.html$/);
  const results = await readResults(join(now.out, 'results.json'));
  expect(results).toMatchObject({ durationMs: 2500, display: 'vitest', game: { name: 'shop', renderer: 'vitest', driver: '4.0.0' } });
  expect(results.shots.map(({ name, outcome }) => `${name} ${outcome}`)).toEqual(['cart passed', 'one failed', 'two failed']);
  // The failing picture explains its test; the other failure is told too.
  expect(results.scenarios).toMatchObject([
    { name: 'elsewhere', outcome: 'failed', reason: 'it broke', log: ['at line 5'], durationMs: 3 },
  ]);
  // Both sides of what failed lie in the folder, which may be moved.
  expect(results.shots[1]?.golden).toBe(join(now.out, 'compared-with/one.png'));
  expect(existsSync(join(now.out, 'compared-with/one.png'))).toBe(true);
  expect(clustersOf(results).map(({ kind, names, approvable }) => [kind, names, approvable])).toEqual([
    ['pixels', ['one', 'two'], true],
    ['scenario', ['elsewhere'], false],
  ]);
  expect(existsSync(recordFolder(now.out, 'vitest', 'gone'))).toBe(false);
  expect(readFileSync(join(now.out, 'junit.xml'), 'utf8')).toContain('<testsuite name="stills" tests="3" failures="2"');
  expect(readFileSync(join(now.out, 'report/index.html'), 'utf8')).toContain('data-filing="failed"');
});

test('one name in two projects is two results', async () => {
  for (const group of ['light', 'dark']) await judgeAndKeep(request(suite.settings, { test: { ...someTest(), group } }));
  await writeSuiteResults({ ...end(suite.settings), projects: 2, shard: { index: 2, of: 3 } });
  const results = await readResults(join(suite.settings.out, 'results.json'));
  expect(results.shots.map(({ name }) => name)).toEqual(['cart (dark)', 'cart (light)']);
  expect(results.display).toBe('dark, light');
  expect(results.shard).toMatchObject({ index: 2, of: 3 });
});

test('a run without pictures has a report that says so', async () => {
  const { says } = await writeSuiteResults(end(suite.settings));
  expect(says).toMatch(/^0 pictures held against goldens, 0 failed: /);
});
