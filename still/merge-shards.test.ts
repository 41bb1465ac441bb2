import { describe, expect, test } from 'vitest';
import { fixtureResults } from './fixtures/run-fixture.ts';
import { mergeShards, type Part } from './merge-shards.ts';
import type { RunResults, ScenarioResult, ShotResult } from './results.ts';

const shot = (name: string, outcome: ShotResult['outcome'] = 'passed'): ShotResult =>
  ({ name, outcome, reason: '', frames: [] }) as unknown as ShotResult;
const scenario = (name: string, variant = 'offscreen via socket'): ScenarioResult =>
  ({ name, variant, outcome: 'passed', reason: '' }) as unknown as ScenarioResult;

/** A shard of a run of `of`. */
function part(index: number, of: number, shots: readonly string[], more: Partial<RunResults> = {}): Part {
  const results = fixtureResults(shots.map((name) => shot(name)));
  return { from: `out/${index}`, results: { ...results, shard: { index, of, plan: 'aaaaaaaa' }, ...more } };
}

/** A run that was not cut. */
function whole(from: string, more: Partial<RunResults>): Part {
  return { from, results: { ...fixtureResults([]), ...more } };
}

describe('shards of a run', () => {
  test('are one run, whatever the order in which they come', () => {
    const parts = [part(1, 3, ['d', 'a']), part(2, 3, ['c']), part(3, 3, ['b'])];
    const merged = mergeShards(parts);
    expect(merged.shots.map(({ name }) => name)).toEqual(['a', 'b', 'c', 'd']);
    expect(merged).not.toHaveProperty('shard');
    expect(mergeShards([...parts].reverse())).toEqual(merged);
  });

  test('took from the first start to the last end', () => {
    const merged = mergeShards([
      part(1, 2, ['a'], { startedAt: '2026-01-01T00:00:05.000Z', durationMs: 10_000 }),
      part(2, 2, ['b'], { startedAt: '2026-01-01T00:00:00.000Z', durationMs: 7000 }),
    ]);
    expect(merged).toMatchObject({ startedAt: '2026-01-01T00:00:00.000Z', durationMs: 15_000 });
  });

  test('keep what is said of each, once', () => {
    const notes = ['a word'];
    expect(mergeShards([part(1, 2, ['a'], { notes }), part(2, 2, ['b'], { notes: ['a word', 'another'] })]).notes).toEqual([
      'a word',
      'another',
    ]);
  });

  test('may be a thousand and one', () => {
    const parts = Array.from({ length: 1001 }, (_, i) => part(i + 1, 1001, [`shot-${i}`]));
    expect(mergeShards(parts).shots).toHaveLength(1001);
    expect(() => mergeShards(parts.slice(1))).toThrow(/shard 1 of 1001 is missing/);
  });

  test('may be empty, but not all of them', () => {
    expect(mergeShards([part(1, 2, ['a']), part(2, 2, [])]).shots).toHaveLength(1);
    expect(() => mergeShards([part(1, 2, []), part(2, 2, [])])).toThrow(/no part holds a shot or a scenario, so nothing was tested/);
  });

  test('of which one booted no game take the game of the others', () => {
    const unknown = { name: 'unknown', version: 'unknown', renderer: 'unknown', driver: 'unknown' };
    expect(mergeShards([part(1, 2, [], { game: unknown }), part(2, 2, ['b'])]).game.name).toBe('fixture');
  });
});

describe('runs that were not cut', () => {
  test('are joined with each other and with shards', () => {
    const merged = mergeShards([
      part(1, 2, ['a']),
      part(2, 2, ['b']),
      whole('out/ui', { scenarios: [scenario('ui', 'xvfb via ctl'), scenario('ui')], display: 'offscreen, xvfb' }),
    ]);
    expect(merged.shots).toHaveLength(2);
    expect(merged.scenarios.map(({ variant }) => variant)).toEqual(['offscreen via socket', 'xvfb via ctl']);
    expect(merged.display).toBe('offscreen, xvfb');
    // The scenarios' displays do not make the shots other ones.
    expect(merged.shots.map(({ name }) => name)).toEqual(['a', 'b']);
  });

  test('may be of a game that draws in one of them only', () => {
    const game = { name: 'fixture', version: '1', renderer: 'none', driver: 'none' };
    expect(mergeShards([whole('out/0', { scenarios: [scenario('ui')], game }), part(1, 1, ['a'])]).game.renderer).toBe('tiles');
  });

  test('of the same shots on two displays name these', () => {
    const merged = mergeShards([whole('out/1', { shots: [shot('a')] }), whole('out/2', { shots: [shot('a')], display: 'xvfb' })]);
    expect(merged.shots.map(({ name }) => name)).toEqual(['a (offscreen)', 'a (xvfb)']);
  });
});

describe('what makes no run', () => {
  const wrong: readonly (readonly [string, readonly Part[], RegExp])[] = [
    ['no part at all', [], /there is nothing to merge; give the output folder of each shard/],
    ['a shard that is missing', [part(1, 3, ['a']), part(3, 3, ['c'])], /shard 2 of 3 is missing/],
    [
      'a shard twice',
      [part(1, 2, ['a']), part(2, 2, ['b']), { ...part(2, 2, ['c']), from: 'out/again' }],
      /shard 2 of 2 is there twice: out\/2 and out\/again/,
    ],
    [
      'shards of two runs',
      [part(1, 2, ['a']), part(2, 3, ['b'])],
      /out\/2 is one of 3 shards, and out\/1 one of 2; merge those of one run/,
    ],
    [
      'shards that were cut by two lists',
      [part(1, 2, ['a']), part(2, 2, ['b'], { shard: { index: 2, of: 2, plan: 'bbbbbbbb' } })],
      /out\/2 was cut by another list than out\/1; give all shards the same patterns, displays, options and timings/,
    ],
    ['a shot in two parts', [part(1, 2, ['a', 'b']), part(2, 2, ['b'])], /shot b is in out\/1 and in out\/2/],
    [
      'a scenario in two parts',
      [whole('out/1', { scenarios: [scenario('ui')] }), whole('out/2', { scenarios: [scenario('ui')] })],
      /scenario ui offscreen via socket is in out\/1 and in out\/2/,
    ],
    ['a shot twice in one part', [part(1, 1, ['a', 'a'])], /shot a is twice in out\/1/],
    [
      'parts of two commits',
      [part(1, 2, ['a'], { commit: 'a'.repeat(40) }), part(2, 2, ['b'], { commit: 'b'.repeat(40) })],
      /out\/2 is of commit b{40}, and out\/1 of a{40}/,
    ],
    [
      'parts of two games',
      [part(1, 2, ['a']), part(2, 2, ['b'], { game: { name: 'fixture', version: '2', renderer: 'tiles', driver: 'exact' } })],
      /out\/2 is of game fixture 2, and out\/1 of fixture 1/,
    ],
    [
      'shards that were drawn by two renderers',
      [part(1, 2, ['a']), part(2, 2, ['b'], { game: { name: 'fixture', version: '1', renderer: 'gpu', driver: '7' } })],
      /out\/2 is of renderer gpu 7, and out\/1 of tiles exact/,
    ],
  ];
  test.each(wrong)('%s is told', (_what, parts, message) => {
    expect(() => mergeShards(parts)).toThrow(message);
  });

  test('is told at once, all of it, with what to do', () => {
    const parts = [part(1, 4, ['a', 'b'], { commit: 'a'.repeat(40) }), part(2, 4, ['b'], { commit: 'b'.repeat(40) })];
    const lines = messageOf(() => mergeShards(parts, { unread: ['out/3/results.json is damaged'] })).split('\n');
    expect(lines).toHaveLength(7);
    expect(lines.at(-1)).toBe('mend that, or run what is missing again');
  });

  test('is told ten times at most for shots that are in two parts', () => {
    const names = Array.from({ length: 200 }, (_, i) => `shot-${i}`);
    const lines = messageOf(() => mergeShards([part(1, 2, names), part(2, 2, names)])).split('\n');
    expect(lines).toHaveLength(13);
    expect(lines).toContain('    and 190 more are in two parts');
  });
});

describe('a partial merge', () => {
  test('makes of what is missing a failure that everybody sees', () => {
    const merged = mergeShards([part(1, 3, ['a']), part(2, 3, ['b'])], { partial: true, unread: ['out/4/results.json is damaged'] });
    expect(merged.shots).toHaveLength(2);
    expect(merged.scenarios.map(({ name, outcome, reason }) => [name, outcome, reason])).toEqual([
      ['lost part 1', 'failed', 'shard 3 of 3 is missing; look at the log of its machine, and run it again'],
      ['lost part 2', 'failed', 'out/4/results.json is damaged'],
    ]);
  });

  test('still refuses what contradicts itself', () => {
    expect(() => mergeShards([part(1, 3, ['a']), part(2, 3, ['a'])], { partial: true })).toThrow(/shot a is in out\/1 and in out\/2/);
    expect(() => mergeShards([], { partial: true, unread: ['x is damaged'] })).toThrow(/nothing to merge \(x is damaged\)/);
  });
});

function messageOf(work: () => unknown): string {
  try {
    work();
  } catch (error) {
    return (error as Error).message;
  }
  throw new Error('it was accepted');
}
