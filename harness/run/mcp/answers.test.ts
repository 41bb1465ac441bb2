import { Tiktoken } from 'js-tiktoken/lite';
import o200k from 'js-tiktoken/ranks/o200k_base';
import { describe, expect, test } from 'vitest';
import type { FrameResult, RunResults, ScenarioResult, ShotResult } from '../../../still/results.ts';
import { likelyCauses } from './next-steps.ts';
import { runText } from './run-text.ts';
import { explainText, frameOf, verdictText } from './shot-text.ts';

const encoding = new Tiktoken(o200k);
const tokens = (text: string): number => encoding.encode(text).length;

const digest = 'ab'.repeat(32);
const box = { x: 100, y: 40, width: 30, height: 20 };

function frame(index: number, word: 'renderer-or-asset' | 'interface' | 'other-state' = 'renderer-or-asset'): FrameResult {
  const moved = { 'renderer-or-asset': ['D', 'P'], interface: ['U', 'D', 'P'], 'other-state': ['S', 'D', 'P'] } as const;
  const densest = { ...box, width: 64, height: 64, over: 33, count: 33, most: 98 };
  const figures = { count: 40, over: 40, most: 98, mean: [0, 0.1, 0] as const, box, densest, steps: [0, 0, 0, 0, 0, 40, 0], bands: [0] };
  return {
    index,
    picture: { word: 'differs', passes: false, says: '40 pixels differ, the most by 98 levels.', figures },
    layer: { word, moved: moved[word], unknown: [] },
    digests: { P: digest },
    goldenDigests: { P: digest },
    movedParts: ['sections'],
    movedDraws: [{ name: 'oak_leaves', before: 12, now: 14 }],
    actual: '/nowhere/frame-000.png',
  };
}

function shot(name: string, more: Partial<ShotResult> = {}): ShotResult {
  return {
    name,
    title: `The title of ${name}`,
    outcome: 'failed',
    failure: 'picture',
    reason: 'It differs. See the report.',
    key: 'game/soft/1/854x480@2/en_us/no-packs',
    size: [854, 480],
    frameMs: null,
    frames: [frame(0)],
    firstBad: 0,
    golden: '/nowhere/golden.png',
    facts: [{ says: 'there is a tree', holds: true, found: 'green' }],
    widgetChanges: [],
    stateChanges: [],
    tolerance: null,
    masks: [],
    captureMs: 900,
    compareMs: 4,
    repro: `npx horizon-rig still ${name} --display offscreen`,
    ...more,
  };
}

function run(shots: readonly ShotResult[], scenarios: readonly ScenarioResult[] = []): RunResults {
  return {
    schema: 'horizon-rig-results-1',
    startedAt: '2026-01-02T03:04:05.678Z',
    durationMs: 61_000,
    game: { name: 'horizon-rig', version: '1', renderer: 'soft', driver: 'ts-1' },
    display: 'offscreen',
    shots,
    scenarios,
  };
}

const changes = (count: number) =>
  Array.from({ length: count }, (_, i) => ({ what: `button-${i}.label`, before: 'x'.repeat(300), now: 'y'.repeat(300) }));

describe('what an agent reads of a run', () => {
  test('names five hundred frames of one cause as one item', () => {
    const shots = Array.from({ length: 500 }, (_, i) => shot(`shot-${i}`));
    const text = runText(run(shots));
    expect(text).toMatch(/^0 passed, 500 failed, 0 skipped on offscreen in 61.0 s, begun 2026-01-02T03:04:05Z$/m);
    expect(text).toMatch(/cluster [0-9a-f]{8}: renderer or asset changed: 1?\s?draws of leaves\. 500 shots: shot-0, .* and 494 more/);
    expect(text).toMatch(/next: explain shot=shot-0$/);
    expect(tokens(text)).toBeLessThan(200);
  });

  test('stays short however many causes there are and however much they say', () => {
    const shots = Array.from({ length: 300 }, (_, i) =>
      shot(`shot-${i}`, {
        frames: [],
        firstBad: null,
        failure: 'not-taken',
        reason: `step ${String.fromCharCode(97 + (i % 26))}${i}: ${'long '.repeat(400)}`,
      }),
    );
    const text = runText(run(shots));
    expect(text).toContain('and 292 clusters more');
    expect(tokens(text)).toBeLessThan(1500);
  });

  test('says how a scenario failed, once, with the end of its log and the line that runs it again', () => {
    const failed: ScenarioResult = {
      name: 'ui',
      title: 'Every screen is reached',
      outcome: 'failed',
      reason: 'expected screen title, but it is game',
      variant: 'offscreen via socket',
      durationMs: 3000,
      log: Array.from({ length: 40 }, (_, i) => `line ${i}`),
      repro: 'npx horizon-rig run ui',
    };
    const text = runText(run([], [failed]));
    expect(text.split('expected screen title')).toHaveLength(2);
    expect(text).toContain('  | line 39\n  again: npx horizon-rig run ui\nnext: mend what the scenario found');
    expect(text).not.toContain('line 33\n');
  });

  test('says that nothing failed, and what passed with something to tell', () => {
    const text = runText(
      run([shot('a', { outcome: 'passed', reason: '' }), shot('b', { outcome: 'passed', reason: 'Drawn another way.' })]),
    );
    expect(text).toContain('passed with something to tell: b (Drawn another way.)\nnext: nothing failed');
  });
});

describe('what an agent reads of a shot', () => {
  const explain = (one: ShotResult, others: readonly ShotResult[] = []): string =>
    explainText(run([one, ...others]), one, {
      screen: 'options',
      guiSize: [427, 240],
      widgets: [
        { id: 'done', kind: 'button', label: 'Done', bounds: [50, 20, 10, 10], enabled: true },
        { id: 'list', kind: 'row', label: '', bounds: [0, 0, 200, 200], enabled: true },
        { id: 'far', kind: 'button', label: 'Far', bounds: [300, 200, 10, 10], enabled: true },
      ],
      state: {},
    });

  test('tells layers, parts, draws, widgets in the place, the cluster, the likely cause and the next step', () => {
    const text = explain(shot('leaves'), [shot('forest')]);
    for (const line of [
      'moved: display list, pixels; the same: state, widgets',
      'drawn parts that moved: sections (the blocks of the world: their models, textures, light and shade)',
      'drawn otherwise: oak_leaves (12 quads, now 14)',
      'widgets there: done, list',
      'facts: 1 of 1 hold',
      'again: npx horizon-rig still leaves --display offscreen',
    ])
      expect(text.split('\n')).toContain(line);
    expect(text).toMatch(/cluster [0-9a-f]{8}, with forest: renderer or asset changed/);
    expect(text).toContain(`likely: ${likelyCauses['renderer-or-asset']}`);
    expect(text).toMatch(/next: not meant: .*, then take_stills names=leaves\. Meant: propose_approval of=[0-9a-f]{8} with the reason/);
  });

  test('names widgets and fields of the state that moved, the first of many, each cut', () => {
    const text = explain(shot('menu', { frames: [frame(0, 'interface')], widgetChanges: changes(40), stateChanges: changes(40) }));
    expect(text).toContain('widgets that moved: button-0.label xxx');
    expect(text).toContain('and 32 more');
    expect(text).toContain('state that moved: button-0.label');
    expect(tokens(text)).toBeLessThan(1300);
  });

  test('says of a film which frames are bad and talks about the first of them', () => {
    const good = {
      ...frame(0),
      picture: { word: 'same', passes: true, says: 'Every pixel is as approved.', figures: null },
      layer: null,
    } as const;
    const film = shot('film', { frames: [good, { ...good, index: 1 }, frame(2), frame(3)], firstBad: 2 });
    expect(verdictText(film, frameOf(film))).toContain('frame 2 of 4; bad: 2, 3');
    expect(verdictText(film, frameOf(film, 1))).toContain('frame 1 of 4; bad: 2, 3\npicture 854x480: same.');
  });

  test('says of a flake and of a shot in quarantine what they are', () => {
    const flake = shot('flake', { again: { runs: 4, failed: 1, same: false, pictures: [] } });
    expect(explain(flake)).toMatch(/^flake \(The title of flake\): failed, failed 1 of 4 runs: a flake/);
    expect(explain(flake)).toContain('Such a picture cannot be approved');
    const kept = shot('kept', { outcome: 'passed', quarantine: { owner: 'O', reason: 'torn', until: '2027-01-01', found: 'failed' } });
    expect(explain(kept)).toContain('passed, in quarantine until 2027-01-01 (torn), found failed');
  });

  test('never tells to approve, which is for a person', () => {
    const without = frame(0);
    const bare = shot('new', {
      reason: 'There is no golden under k. There are goldens under m. Look at it, then: horizon-rig approve new --reason "…"',
      golden: null,
      frames: [
        { ...without, layer: null, goldenDigests: null, picture: { word: 'no-golden', passes: false, says: 'none', figures: null } },
      ],
    });
    const text = explain(bare) + verdictText(bare, frameOf(bare)) + runText(run([bare]));
    expect(text).toContain('There is no golden under k. There are goldens under m.');
    expect(text).not.toMatch(/horizon-rig approve/);
  });

  test('tells of one that was not taken why, and that it cannot be approved', () => {
    const none = shot('none', { frames: [], firstBad: null, failure: 'not-taken', reason: 'step 2: no such block' });
    expect(explain(none)).toContain('none (The title of none): failed\nstep 2: no such block');
    expect(explain(none)).toContain('Such a picture cannot be approved');
  });
});
