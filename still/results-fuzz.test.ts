import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Seeded } from '../ctl/testing/seeded.ts';
import { clustersOf } from './clusters.ts';
import { approveFixture, fixturePlan, fixtureResults, redStreak, shootFixture } from './fixtures/run-fixture.ts';
import { junitXml } from './junit.ts';
import { writeReport } from './report/write-report.ts';
import type { ScenarioResult } from './results.ts';
import { ResultsError } from './results-error.ts';
import { readResults, writeResultsFile } from './results-file.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hz-results-fuzz-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const again = { runs: 5, failed: 2, same: false, pictures: ['a.png', 'b.png'] };
const quarantine = { owner: 'mia', reason: 'late', until: '2026-01-09', found: 'failed' } as const;
const scenario: ScenarioResult = {
  name: 'ui',
  title: 'A story',
  outcome: 'failed',
  reason: 'no',
  variant: 'offscreen via socket',
  durationMs: 1,
  log: ['a line'],
  repro: 'npx horizon-rig run ui',
  again,
};
const oddities: readonly unknown[] = [null, 0, -1, 1e308, 'x', '', [], {}, true, [[]], ['x'], { a: 1 }, '../../etc/passwd', 3.5, '\0'];

/** Every place of a value, as the keys that lead to it. */
function placesOf(value: unknown, at: readonly string[] = []): string[][] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => [[...at, key], ...placesOf(inner, [...at, key])]);
}

test('results with any one field gone or of another kind are refused by its name, or are of use to all who read them', async () => {
  const plan = fixturePlan('bad', 'A red streak');
  await approveFixture(folder, plan);
  const bad = await shootFixture(folder, plan, redStreak);
  const change = { what: 'done.label', before: 'Done', now: 'OK' };
  const moved = { movedParts: ['gui'], movedDraws: [{ name: 'stone', before: 1, now: 2 }] };
  const shot = {
    ...bad,
    frames: bad.frames.map((frame) => ({ ...frame, ...moved })),
    facts: [{ says: 'It is bright', holds: true, found: '200' }],
    widgetChanges: [change],
    stateChanges: [change],
    masks: [{ area: { x: 0, y: 0, width: 1, height: 1 }, reason: 'a clock' }],
  };
  const file = join(folder, 'results.json');
  await writeResultsFile(
    fixtureResults(
      [
        { ...shot, again },
        { ...shot, name: 'put-aside', outcome: 'passed', quarantine },
      ],
      [scenario],
    ),
    file,
  );
  const whole = JSON.parse(await readFile(file, 'utf8')) as object;
  const places = placesOf(whole);
  const random = new Seeded(11);
  let [refused, read] = [0, 0];
  for (let round = 0; round < 600; round++) {
    const spoilt = structuredClone(whole);
    const place = random.pick(places);
    const key = place.at(-1)!;
    const holder = place.slice(0, -1).reduce((value, step) => (value as Record<string, object>)[step]!, spoilt) as Record<string, unknown>;
    if (random.next() < 0.2 && !Array.isArray(holder)) delete holder[key];
    else holder[key] = random.pick(oddities);
    await writeFile(file, JSON.stringify(spoilt));
    const results = await readResults(file).catch((error: unknown) => {
      expect(error, place.join('.')).toBeInstanceOf(ResultsError);
      return null;
    });
    if (results === null) {
      refused++;
      continue;
    }
    read++;
    clustersOf(results);
    junitXml(results);
    if (read % 8 === 0) await writeReport(results, join(folder, 'report'));
  }
  expect(refused).toBeGreaterThan(200);
  expect(read).toBeGreaterThan(50);
});
