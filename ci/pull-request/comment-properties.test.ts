import { describe, expect, test } from 'vitest';
import { seeded } from '../../still/pixels/test-pictures.ts';
import type { RunResults, ShotResult } from '../../still/results.ts';
import { annotationsOf, mostAnnotations } from './annotations.ts';
import { commentMarkdown, mostCommentBytes } from './comment.ts';
import { type Crop, commentLimits, mostCrops, summaryLimits } from './findings.ts';
import { findingsOf } from './findings-of.ts';
import { jobSummary, mostSummaryBytes } from './job-summary.ts';
import { readFindings } from './read-findings.ts';
import { byteLength } from './safe-markdown.ts';
import { headSha } from './testing/deliver-rig.ts';
import {
  changedFrame,
  changedShot,
  exampleRun,
  newShot,
  passedScenario,
  passedShot,
  sameFrame,
  untakenShot,
} from './testing/example-runs.ts';
import { hostileTexts } from './testing/hostile-text.ts';

/** A run of any size and of every kind of result, with names and reasons of any length and character. */
function anyRun(seed: number): RunResults {
  const numbers = seeded(Math.imul(seed, 2_654_435_761));
  const random = (): number => numbers() / 2 ** 24;
  const upTo = (most: number): number => Math.floor(random() * most);
  const one = <T>(list: readonly T[]): T => list[upTo(list.length)]!;
  const text = (): string => `${one(hostileTexts)}${'x<&@|`🧱'.repeat(upTo(seed % 3 === 0 ? 400 : 4))}`;
  const kinds: readonly ((name: string) => ShotResult)[] = [
    (name) => passedShot(name),
    (name) => passedShot(name, { reason: text() }),
    (name) => changedShot(name, { reason: text(), repro: text() }),
    (name) => changedShot(name, { frames: [changedFrame({ movedDraws: [{ name: text(), before: upTo(9), now: upTo(9) }] })] }),
    (name) =>
      changedShot(name, {
        frames: [changedFrame({ layer: { word: 'interface', moved: ['U'], unknown: [] } })],
        widgetChanges: [{ what: text(), before: text(), now: text() }],
      }),
    (name) =>
      changedShot(name, {
        frames: [changedFrame({ layer: { word: 'other-state', moved: ['S'], unknown: [] } })],
        stateChanges: [{ what: text(), before: text(), now: text() }],
      }),
    (name) =>
      changedShot(name, { failure: 'fact', frames: [sameFrame], firstBad: null, facts: [{ says: text(), holds: false, found: text() }] }),
    (name) => newShot(name, text()),
    (name) => untakenShot(name, `${text()}\n${text()}\n${text()}`),
    (name) => changedShot(name, { again: { runs: 3, failed: 1, same: false, pictures: [] } }),
    (name) => passedShot(name, { quarantine: { owner: text(), reason: text(), until: text(), found: one(['passed', 'failed']) } }),
  ];
  const shots = Array.from({ length: upTo(seed % 5 === 0 ? 700 : 40) }, (_, i) => one(kinds)(`${i} ${text()}`));
  const scenarios = Array.from({ length: upTo(20) }, (_, i) =>
    passedScenario(`s${i} ${text()}`, random() < 0.5 ? {} : { outcome: 'failed', reason: text(), log: [text(), text()] }),
  );
  return exampleRun(shots, scenarios, { notes: Array.from({ length: upTo(15) }, text), display: text() });
}

function cropsOf({ shots }: RunResults): Crop[] {
  return shots
    .filter(({ outcome }) => outcome === 'failed')
    .slice(0, mostCrops)
    .map(({ name }, i) => ({
      file: `${String(i + 1).padStart(2, '0')}.png`,
      name,
      cells: ['golden', 'now', 'difference'],
      width: 776,
      height: 176,
      box: { x: 0, y: 0, width: 854, height: 480 },
      whole: true,
    }));
}

/** Markdown without its blocks of code. */
function outside(markdown: string): string {
  const kept: string[] = [];
  let fence: string | null = null;
  for (const line of markdown.split('\n')) {
    const mark = /^`{3,}/.exec(line)?.[0];
    if (fence !== null) fence = line === fence ? null : fence;
    else if (mark !== undefined) fence = mark;
    else kept.push(line);
  }
  expect(fence).toBeNull();
  return kept.join('\n');
}

describe('whatever a run found', () => {
  const seeds = Array.from({ length: 60 }, (_, i) => i + 1);

  test.each(seeds)('run %i is told within what GitHub takes, and nothing of it does anything', (seed) => {
    const run = anyRun(seed);
    const findings = findingsOf([run], commentLimits, () => null, cropsOf(run));
    const markdown = commentMarkdown(findings, {
      name: 'horizon-rig',
      headSha,
      reportUrl: 'https://github.example/report',
      pictureUrl: (file) => `https://github.example/raw/${file}`,
    });
    expect(byteLength(markdown)).toBeLessThanOrEqual(mostCommentBytes);
    const prose = outside(markdown);
    expect(prose.match(/<img /g)?.length ?? 0).toBeLessThanOrEqual(mostCrops);
    const tags = (prose.match(/<[^>]*>/g) ?? []).map((tag) => /^<(\/?\w+|!--)/.exec(tag)?.[1] ?? tag);
    const known = ['details', '/details', 'summary', '/summary', 'b', '/b', 'code', '/code', 'sub', '/sub', 'img', 'br', '!--'];
    expect(tags.filter((tag) => !known.includes(tag))).toEqual([]);
    expect(tags.filter((tag) => tag === '!--')).toHaveLength(1);
    for (const name of ['details', 'summary', 'b', 'code', 'sub'])
      expect([name, tags.filter((tag) => tag === name).length]).toEqual([name, tags.filter((tag) => tag === `/${name}`).length]);
    expect(prose.replaceAll(/<img src="[^"]*"/g, '').replaceAll('](https://github.example/report)', '')).not.toMatch(
      /@(?!\u200b)|:\/\/|\]\(/,
    );
    // Every failure is either listed or counted.
    const { stills, scenarios, clusters, unlisted, flakes, unlistedFlakes } = findings;
    const told = clusters.reduce((sum, { count }) => sum + count, unlisted.results) + flakes.length + unlistedFlakes;
    expect(told).toBe(stills.failed + scenarios.failed);
    expect(clusters.length).toBeLessThanOrEqual(10);
    const annotations = annotationsOf(findings);
    expect(annotations.length).toBeLessThanOrEqual(mostAnnotations);
    for (const { title, message } of annotations) expect([title.length <= 255, byteLength(message) <= 64 * 1024]).toEqual([true, true]);
    expect(
      byteLength(
        jobSummary(
          findingsOf([run], summaryLimits, () => null),
          null,
        ),
      ),
    ).toBeLessThanOrEqual(mostSummaryBytes);
    // What is handed from workflow to workflow is taken there.
    expect(readFindings(JSON.parse(JSON.stringify(findings)))).toMatchObject({ stills, scenarios });
  });

  test('five hundred frames of one change are at most ten items and three pictures', () => {
    const run = exampleRun(Array.from({ length: 500 }, (_, i) => changedShot(`meadow-${i}`)));
    const findings = findingsOf([run], commentLimits, () => null);
    expect(findings.clusters).toMatchObject([{ count: 500, frames: 500 }]);
  });

  test('a small allowance still has whole tags and a count of what is left out', () => {
    const run = anyRun(15);
    const findings = findingsOf([run], commentLimits, () => null, cropsOf(run));
    const context = { name: 'horizon-rig', headSha, reportUrl: null, pictureUrl: () => null };
    const markdown = commentMarkdown(findings, context, 9000);
    expect(byteLength(markdown)).toBeLessThanOrEqual(9000);
    expect(markdown.match(/<details/g)?.length).toBe(markdown.match(/<\/details>/g)?.length);
    expect(markdown).toMatch(/\d+ more causes? of \d+ failures? (is|are) in the report\./);
    expect(byteLength(jobSummary(findings, null, 6000))).toBeLessThanOrEqual(6000);
    expect(jobSummary(findings, null, 6000)).toMatch(/\d+ more items?: see the report\.\n$/);
  });
});
