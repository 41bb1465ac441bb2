import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { lacks } from '../../ci/capabilities.ts';
import { approve } from '../../still/approve.ts';
import { GoldenStore } from '../../still/golden-store.ts';
import { decodePng } from '../../still/pixels/decode-png.ts';
import type { ShotPlan } from '../../still/shot-plan.ts';
import { VerdictMemo } from '../../still/verdict-memo.ts';
import { findGame, type Game } from '../boot/find-game.ts';
import { makeProgress } from './progress.ts';
import { runStills, shotFolder } from './run-stills.ts';
import type { DisplayName } from './scenario.ts';
import type { WindowChoice } from './window-choice.ts';

const size = [427, 240] as const;
const plans: readonly ShotPlan[] = [
  { name: 'title', title: 'The title screen', size, world: null, steps: [], screen: 'title', settleTicks: 1, facts: [] },
  {
    name: 'sliding',
    title: 'A slider in two places',
    size,
    world: null,
    steps: ['click options', 'set fov 0.25'],
    screen: 'options',
    settleTicks: 1,
    facts: [],
    sequence: { frames: 2, frameMs: 100, between: ['set fov 0.75'] },
  },
];

const game = findGame({}, {});
let scratch = '';
let goldens = '';

function stills(display: DisplayName, more: { window?: WindowChoice; game?: Game; patience?: number; only?: string } = {}) {
  const out = join(scratch, `${display}-${more.window ?? 'own'}${more.game === undefined ? '' : '-painted'}`);
  return GoldenStore.open(goldens)
    .then((store) =>
      runStills(
        plans.filter(({ name }) => more.only === undefined || name === more.only),
        {
          game: more.game ?? game,
          displays: [display],
          window: more.window,
          shownWithinMs: more.patience ?? 60_000,
          out,
          workers: 1,
          reproWords: [],
          store,
          memo: new VerdictMemo(''),
          progress: makeProgress({ write: () => {} }),
        },
      ),
    )
    .then(({ shots }) => ({ out, shots }));
}

beforeAll(async () => {
  scratch = mkdtempSync(join(tmpdir(), 'shown-frames-'));
  goldens = join(scratch, 'goldens');
  const { out } = await stills('offscreen');
  await approve({
    captured: plans.map((plan) => shotFolder(out, plan, 'offscreen')),
    goldens,
    reason: 'what the game draws offscreen',
    author: 'a test',
    date: '2000-01-01',
  });
});
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

const windows: readonly (readonly [WindowChoice, boolean])[] = [
  ['x11', lacks('xvfb')],
  ['chromium', lacks('xvfb', 'chromium')],
];
describe.each(windows)('in a window by %s under Xvfb', (window, absent) => {
  test.skipIf(absent)('the screen shows every frame byte for byte as it is drawn offscreen', async () => {
    const { shots } = await stills('xvfb', { window });
    expect(shots.map(({ name, outcome, reason }) => ({ name, outcome, reason }))).toEqual(
      plans.map(({ name }) => ({ name, outcome: 'passed', reason: '' })),
    );
  });

  test.skipIf(absent)('a thing of another program above the window fails the shot, and is told with its place and a picture', async () => {
    const painted = new URL('../boot/fixtures/painted-over.mjs', import.meta.url).href;
    const { client } = game;
    const { out, shots } = await stills('xvfb', {
      window,
      game: { ...game, client: { ...client, args: ['--import', painted, client.path] } },
      // The thing above the window stays however long one waits; the game is given time for its own part of the picture.
      patience: 6000,
      only: 'sliding',
    });
    expect(shots.map(({ outcome }) => outcome)).toEqual(['failed']);
    const reason = shots[0]?.reason ?? '';
    expect(reason).toMatch(
      /^the window shows another picture than the game reports \(frame 0\): 45 pixels differ in 9x5 at \d+,\d+; look at .*window-000\.png$/,
    );
    const { pixels, width } = decodePng(readFileSync(join(shotFolder(out, { name: 'sliding' }, 'xvfb'), 'window-000.png')));
    const [, x, y] = / at (\d+),(\d+)/.exec(reason) ?? [];
    const at = (Number(y) * width + Number(x)) * 4;
    expect([...pixels.subarray(at, at + 4)]).toEqual([255, 0, 255, 255]);
  });
});
