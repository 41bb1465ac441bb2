import { describe, expect, test } from 'vitest';
import type { ClusterKind } from './cause.ts';
import { clustersOf } from './clusters.ts';
import type { Layer, LayerWord } from './layer-verdict.ts';
import type { FrameResult, ScenarioResult, ShotResult } from './results.ts';

const moved: Partial<Record<LayerWord, readonly Layer[]>> = {
  'renderer-or-asset': ['D', 'P'],
  interface: ['U', 'D', 'P'],
  rasteriser: ['P'],
  'other-state': ['S', 'D', 'P'],
  'unknown-cause': ['P'],
};

function frame(word: LayerWord, more: Partial<FrameResult> = {}, over = 9): FrameResult {
  const figures = { count: over, over, most: 9, mean: [0, 0, 0] as const, box: null, densest: null, steps: [], bands: [0] };
  return {
    index: 0,
    picture: { word: 'differs', passes: false, says: '9 pixels differ', figures },
    layer: { word, moved: moved[word] ?? [], unknown: [] },
    digests: { P: '1' },
    goldenDigests: { P: '0' },
    actual: null,
    ...more,
  };
}

function shot(name: string, frames: readonly FrameResult[], more: Partial<ShotResult> = {}): ShotResult {
  return {
    name,
    title: name,
    outcome: 'failed',
    failure: 'picture',
    reason: 'it differs',
    key: 'k',
    size: [64, 64],
    frameMs: null,
    frames,
    firstBad: frames.length === 0 ? null : 0,
    golden: null,
    facts: [],
    widgetChanges: [],
    stateChanges: [],
    tolerance: null,
    masks: [],
    captureMs: 1,
    compareMs: 1,
    repro: `npx horizon-rig still ${name}`,
    ...more,
  };
}

const draws = (...names: string[]): Partial<FrameResult> => ({ movedDraws: names.map((name) => ({ name, before: 3, now: 4 })) });
const of = (shots: readonly ShotResult[], scenarios: readonly ScenarioResult[] = []) => clustersOf({ shots, scenarios });

describe('clusters of a run', () => {
  test('shots whose leaves are drawn otherwise are one item, however they stand in the picture', () => {
    const [only, ...rest] = of([
      shot('a', [frame('renderer-or-asset', draws('oak_leaves'))], { fingerprint: '+1' }),
      shot('b', [frame('renderer-or-asset', draws('oak_leaves', 'birch_leaves'), 50)], { fingerprint: '-2' }),
    ]);
    expect(rest).toEqual([]);
    expect(only).toMatchObject({ kind: 'renderer-or-asset', says: 'renderer or asset changed: draws of leaves', names: ['a', 'b'] });
    expect(only).toMatchObject({ example: 'b', frames: 2, approvable: true });
  });

  test('a shot in which something else moved too is an item of its own, so that it is not approved unseen', () => {
    const clusters = of([
      shot('a', [frame('renderer-or-asset', draws('oak_leaves'))]),
      shot('b', [frame('renderer-or-asset', draws('oak_leaves', 'stone'))]),
    ]);
    expect(clusters.map(({ names }) => names)).toEqual(expect.arrayContaining([['a'], ['b']]));
  });

  test('what moves in a later frame of a sequence counts as well', () => {
    const leaves = frame('renderer-or-asset', draws('oak_leaves'));
    const clusters = of([
      shot('a', [leaves, { ...leaves, index: 1 }]),
      shot('b', [leaves, frame('renderer-or-asset', { index: 1, ...draws('oak_leaves', 'stone') })]),
      shot('c', [leaves, frame('rasteriser', { index: 1 })]),
      shot('d', [leaves]),
      shot('e', [leaves, frame('same', { layer: null, picture: { word: 'no-golden', passes: false, says: '', figures: null } })]),
    ]);
    expect(clusters[0]).toMatchObject({ says: 'renderer or asset changed: draws of leaves', names: ['a', 'd'] });
    expect(clusters.slice(1).map(({ says, names }) => [names[0], says])).toEqual(
      expect.arrayContaining([
        ['b', 'renderer or asset changed: 2 draws of leaves, stone'],
        ['c', 'renderer or asset changed: draws of leaves; in other frames rasteriser only'],
        ['e', 'renderer or asset changed: draws of leaves; in other frames no golden'],
      ]),
    );
  });

  test('light that moves every draw is one item by the parts of the display list', () => {
    const many = (from: number) => draws(...Array.from({ length: 12 }, (_, i) => `thing${String.fromCharCode(97 + i + from)}`));
    const clusters = of([0, 5].map((from) => shot(`s${from}`, [frame('renderer-or-asset', { ...many(from), movedParts: ['light'] })])));
    expect(clusters).toMatchObject([{ says: 'renderer or asset changed: most draws; part light', names: ['s0', 's5'] }]);
  });

  test('light alone is one item, wherever it falls, and brighter is another one than darker', () => {
    const lit = (name: string, fingerprint: string) =>
      shot(name, [frame('renderer-or-asset', { movedParts: ['light'], movedDraws: [] })], { fingerprint });
    expect(of([lit('a', '-0012'), lit('b', '-3333'), lit('c', '+0012')])).toMatchObject([
      { says: 'renderer or asset changed: part light', names: ['a', 'b'] },
      { says: 'renderer or asset changed: part light', names: ['c'] },
    ]);
  });

  test('another camera is one item, whatever comes into view by it', () => {
    const seen = (name: string, parts: readonly string[], texture: string) =>
      shot(name, [frame('renderer-or-asset', { movedParts: parts, ...draws(texture) })], { fingerprint: `=${name}` });
    expect(of([seen('a', ['camera', 'sections'], 'stone'), seen('b', ['camera', 'hand', 'sections'], 'sand')])).toMatchObject([
      { says: 'renderer or asset changed: part camera, and so what is in view', names: ['a', 'b'] },
    ]);
  });

  test('without names of draws the parts and the blurred fingerprint tell causes apart', () => {
    const sky = (name: string, fingerprint: string) => shot(name, [frame('renderer-or-asset', { movedParts: ['sky'] })], { fingerprint });
    expect(of([sky('a', '+3333'), sky('b', '+3333'), sky('c', '=1111')]).map(({ names }) => names)).toEqual([['a', 'b'], ['c']]);
  });

  test('widgets that moved are named', () => {
    const change = { what: 'fov.label', before: '"FOV: 70"', now: '"FOV: 71"' };
    expect(of([shot('a', [frame('interface')], { widgetChanges: [change] })])[0]).toMatchObject({ says: 'interface changed: widget fov' });
  });

  test('what moved behind the widgets is no part of their change', () => {
    const widgetChanges = [{ what: 'done.label', before: '"Done"', now: '"OK"' }];
    const screen = (name: string, ...movedParts: readonly string[]) => shot(name, [frame('interface', { movedParts })], { widgetChanges });
    expect(of([screen('a', 'gui'), screen('b', 'gui'), screen('c', 'gui', 'sky')])).toMatchObject([
      { says: 'interface changed: widget done', names: ['a', 'b'] },
      { says: 'interface changed: widget done; part sky', names: ['c'] },
    ]);
  });

  test.each<[kind: ClusterKind, result: ShotResult, says: string, approvable: boolean]>([
    ['rasteriser', shot('a', [frame('rasteriser')]), 'rasteriser only', true],
    [
      'other-state',
      shot('a', [frame('other-state')], { stateChanges: [{ what: 'player.yaw', before: '1', now: '2' }] }),
      'state changed: field player.yaw',
      true,
    ],
    ['other-state', shot('a', [frame('other-state')]), 'state changed: blocks or things in view', true],
    ['unknown-cause', shot('a', [frame('unknown-cause')]), 'pixels changed, cause unknown: the game tells no display list', true],
    [
      'no-golden',
      shot('a', [frame('same', { layer: null, picture: { word: 'no-golden', passes: false, says: '', figures: null } })]),
      'no golden',
      true,
    ],
    [
      'size',
      shot('a', [
        frame('same', { picture: { word: 'size', passes: false, says: 'The picture is 1x2 and its golden 3x4.', figures: null } }),
      ]),
      'size changed: 3x4 to 1x2',
      true,
    ],
    ['blank', shot('a', [frame('same')], { failure: 'blank' }), 'blank', false],
    [
      'fact',
      shot('a', [frame('same')], { failure: 'fact', facts: [{ says: 'the sky is blue', holds: false, found: 'green' }] }),
      'a fact does not hold: the sky is blue',
      false,
    ],
    ['frames', shot('a', [frame('same')], { failure: 'frames', firstBad: null }), 'fewer frames than the golden', true],
    ['window', shot('a', [frame('same')], { failure: 'window', reason: 'shows another frame' }), 'window: shows another frame', false],
    ['not-taken', shot('a', [], { failure: 'not-taken', reason: 'the game ended\n  log' }), 'not taken: the game ended', false],
    [
      'flake',
      shot('a', [frame('rasteriser')], { again: { runs: 5, failed: 2, same: false, pictures: [] } }),
      'flake: 2 of 5 runs failed',
      false,
    ],
  ])('%s says what it is and whether it can be approved', (kind, result, says, approvable) => {
    expect(of([result])).toMatchObject([{ kind, says, approvable }]);
  });

  test('games that did not start for the same reason are one item in spite of folders, ports and times', () => {
    const reason = (n: number) => `no answer after 10${n} ms at /tmp/h${n}/a.sock (process 4${n})`;
    const lost = [1, 2].map((n) => shot(`s${n}`, [], { failure: 'not-taken', reason: reason(n) }));
    expect(of(lost)).toMatchObject([{ names: ['s1', 's2'] }]);
  });

  test('the id is the same in another run and other for another cause', () => {
    const id = (name: string, what: string) => of([shot(name, [frame('renderer-or-asset', draws(what))])])[0]?.id;
    expect(id('a', 'stone')).toMatch(/^[0-9a-f]{8}$/);
    expect(id('a', 'stone')).toBe(id('b', 'stone'));
    expect(id('a', 'stone')).not.toBe(id('a', 'sand'));
  });

  test('what passed, was skipped or stands in quarantine is in no item; scenarios are', () => {
    const scenario = {
      name: 'x',
      title: 'x',
      outcome: 'failed',
      reason: 'expected: a door',
      variant: 'v',
      durationMs: 1,
      log: [],
      repro: 'r',
    };
    const passed = shot('p', [frame('rasteriser')], { outcome: 'passed' });
    const skipped = { ...scenario, name: 'y', outcome: 'skipped' } as ScenarioResult;
    expect(of([passed], [scenario as ScenarioResult, skipped])).toMatchObject([
      { says: 'scenario failed: expected: a door', names: ['x'] },
    ]);
  });

  test('the largest item comes first', () => {
    const clusters = of([
      shot('a', [frame('rasteriser')]),
      ...['b', 'c'].map((name) => shot(name, [frame('renderer-or-asset', draws('stone'))])),
    ]);
    expect(clusters.map(({ names }) => names.length)).toEqual([2, 1]);
  });
});
