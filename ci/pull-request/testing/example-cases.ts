import type { RunResults } from '../../../still/results.ts';
import type { Crop } from '../findings.ts';
import { changedFrame, changedShot, exampleRun, newShot, passedScenario, passedShot, sameFrame, untakenShot } from './example-runs.ts';
import { hostileTexts } from './hostile-text.ts';

/** A case of which the comment is kept. */
export interface ExampleCase {
  readonly runs: readonly RunResults[];
  readonly crops?: readonly Crop[];
  /** Whether the pictures are on a branch. */
  readonly hosted?: boolean;
}

const many = Array.from({ length: 140 }, (_, i) => passedShot(`hall-${i + 1}`));
const stories = ['events', 'survival', 'ui'].map((name) => passedScenario(name));
const crop = (name: string, file = '01.png', cells: Crop['cells'] = ['golden', 'now', 'difference']): Crop => ({
  file,
  name,
  cells,
  width: 776,
  height: 176,
  box: { x: 296, y: 172, width: 128, height: 88 },
  whole: false,
});
const wholeCrop = (name: string, cells: Crop['cells']): Crop => ({
  ...crop(name, '01.png', cells),
  width: 213 * cells.length + 4 * (cells.length - 1),
  height: 120,
  box: { x: 0, y: 0, width: 854, height: 480 },
  whole: true,
});
const boot = 'horizon-client did not answer within 20 s after its start: see its log and run it by hand: npx horizon-client --control';
const sizeFrame = changedFrame({
  picture: { word: 'size', passes: false, says: 'The picture is 1280x720 and its golden 854x480.', figures: null },
});
const blankFrame = changedFrame({
  picture: { word: 'blank', passes: false, says: 'The picture shows nothing: one colour everywhere.', figures: null },
});
const until = { owner: 'mira', reason: 'clouds are being rewritten', until: '2026-01-14' };

/** Cases whose comments are kept beside the test, by name. */
export const exampleCases: Readonly<Record<string, ExampleCase>> = {
  'nothing-changed': { runs: [exampleRun([...many, passedShot('title')], stories)] },
  'nothing-ran': { runs: [exampleRun([])] },
  'passed-with-something-to-tell': {
    runs: [exampleRun([...many, passedShot('title', { reason: 'Drawn another way, yet every pixel is the same.' })], stories)],
  },
  one: {
    runs: [exampleRun([...many, changedShot('meadow-noon')], stories)],
    crops: [crop('meadow-noon')],
  },
  'one-without-hosting': {
    runs: [exampleRun([...many, changedShot('meadow-noon')], stories)],
    crops: [crop('meadow-noon')],
    hosted: false,
  },
  'five-hundred-of-one-cause': {
    runs: [exampleRun([...many, ...Array.from({ length: 500 }, (_, i) => changedShot(`meadow-${i + 1}`))], stories)],
    crops: [crop('meadow-1'), crop('meadow-2', '02.png'), crop('meadow-3', '03.png')],
  },
  'many-causes': {
    runs: [
      exampleRun(
        Array.from({ length: 30 }, (_, i) =>
          changedShot(`shot-${i + 1}`, {
            frames: [changedFrame({ movedDraws: [{ name: `stone_${String.fromCharCode(97 + i)}x`, before: 6, now: 12 }] })],
          }),
        ),
      ),
    ],
  },
  'interface-changed': {
    runs: [
      exampleRun([
        ...many,
        changedShot('video-settings', {
          frames: [changedFrame({ layer: { word: 'interface', moved: ['U', 'D', 'P'], unknown: [] } })],
          widgetChanges: [
            { what: 'fov.label', before: '"FOV: Normal"', now: '"FOV: 75"' },
            { what: 'fov.bounds', before: '[10,40,150,20]', now: '[10,40,160,20]' },
          ],
        }),
      ]),
    ],
    crops: [crop('video-settings')],
  },
  'rasteriser-only': {
    runs: [
      exampleRun([...many, changedShot('title', { frames: [changedFrame({ layer: { word: 'rasteriser', moved: ['P'], unknown: [] } })] })]),
    ],
    crops: [crop('title')],
  },
  'state-changed': {
    runs: [
      exampleRun([
        ...many,
        changedShot('herd', {
          frames: [changedFrame({ layer: { word: 'other-state', moved: ['S', 'D', 'P'], unknown: [] } })],
          stateChanges: [{ what: 'player.pos.1', before: '67', now: '68' }],
        }),
      ]),
    ],
  },
  'film-changed': {
    runs: [
      exampleRun([
        changedShot('falling-item', {
          frameMs: 50,
          frames: [sameFrame, ...[1, 2, 3].map((index) => changedFrame({ index }))],
          firstBad: 1,
          reason: 'Frame 1: 8123 pixels differ. See the report.',
        }),
      ]),
    ],
    crops: [crop('falling-item')],
  },
  'missing-golden': {
    runs: [
      exampleRun([
        ...many,
        newShot(
          'title',
          'There is no golden under horizon-rig/gpu/mesa/854x480@2/en_us/no-packs. There are goldens under horizon-rig/soft/ts-1/854x480@2/en_us/no-packs. Look at it, then: horizon-rig approve title --reason "…"',
        ),
      ]),
    ],
    crops: [wholeCrop('title', ['now'])],
  },
  'new-shot': { runs: [exampleRun([...many, newShot('garden-at-dawn')])], crops: [wholeCrop('garden-at-dawn', ['now'])] },
  'size-change': {
    runs: [exampleRun([...many, changedShot('title', { frames: [sizeFrame], reason: `${sizeFrame.picture.says} See the report.` })])],
    crops: [wholeCrop('title', ['golden', 'now'])],
  },
  blank: {
    runs: [
      exampleRun([
        ...many,
        changedShot('nether-sky', {
          failure: 'blank',
          frames: [blankFrame],
          reason: "The picture shows nothing: one colour everywhere. See the game's log.",
        }),
      ]),
    ],
    crops: [wholeCrop('nether-sky', ['golden', 'now', 'difference'])],
  },
  'fact-does-not-hold': {
    runs: [
      exampleRun([
        ...many,
        changedShot('beacons', {
          failure: 'fact',
          frames: [sameFrame],
          firstBad: null,
          facts: [{ says: 'the beam is brighter than the sky', holds: false, found: 'luminance 80.1 against 141.2' }],
          reason: 'It does not hold that the beam is brighter than the sky: luminance 80.1 against 141.2. Mend the game or the plan.',
        }),
      ]),
    ],
  },
  flaky: {
    runs: [
      exampleRun([
        ...many,
        changedShot('rain-forest', { again: { runs: 4, failed: 1, same: false, pictures: ['out/first.png', 'out/other.png'] } }),
      ]),
    ],
    crops: [crop('rain-forest', '01.png', ['first run', 'other run', 'difference'])],
  },
  'failed-again-the-same': {
    runs: [exampleRun([...many, changedShot('rain-forest', { again: { runs: 2, failed: 2, same: true, pictures: [] } })])],
    crops: [crop('rain-forest')],
  },
  'boot-failure': {
    runs: [
      exampleRun(
        [1, 2, 3].map((i) =>
          untakenShot(`hall-${i}`, `${boot}\n    loading worlds\n    Error: cannot read level.dat\n    at open (world.js:12:3)`),
        ),
        [],
        { notes: ['3 of 3 games did not start: this says nothing of the pictures. Run npx horizon-rig doctor on the machine.'] },
      ),
    ],
  },
  quarantined: {
    runs: [
      exampleRun([
        ...many,
        passedShot('rain-forest', { reason: '812 pixels differ.', quarantine: { ...until, found: 'failed' } }),
        passedShot('snow-hill', { quarantine: { ...until, found: 'passed' } }),
      ]),
    ],
  },
  forks: { runs: [exampleRun([changedShot('meadow-noon'), passedShot('title')])], crops: [crop('meadow-noon')], hosted: false },
  'merged-parts': {
    runs: [1, 2, 3].map((index) =>
      exampleRun([passedShot(`part-${index}`), ...(index === 2 ? [changedShot('meadow-noon')] : [])], [], {
        shard: { index, of: 3, plan: 'a1' },
      }),
    ),
  },
  'part-missing': {
    runs: [1, 3].map((index) => exampleRun([passedShot(`part-${index}`)], [], { shard: { index, of: 4, plan: 'a1' } })),
  },
  'scenario-failed': {
    runs: [
      exampleRun(many, [
        ...stories,
        passedScenario('survival-night', {
          outcome: 'failed',
          reason: 'wait for "a bed" ended after 60 s: there is no bed in the inventory; make one first',
          log: ['[sim] day 1, tick 13000', '[sim] a zombie comes near'],
        }),
      ]),
    ],
  },
  'hostile-names': {
    runs: [
      exampleRun(
        hostileTexts.map((text, i) =>
          changedShot(`${i} ${text}`, {
            reason: text,
            repro: text,
            frames: [changedFrame({ movedDraws: [{ name: text, before: 1, now: 2 }] })],
          }),
        ),
        hostileTexts.map((text) => passedScenario(text, { outcome: 'failed', reason: text, log: [text, text], repro: text })),
        {
          notes: hostileTexts,
          display: hostileTexts.join(', '),
          game: { name: hostileTexts[0]!, version: hostileTexts[1]!, renderer: hostileTexts[2]!, driver: hostileTexts[3]! },
        },
      ),
      exampleRun(
        hostileTexts.map((text, i) =>
          i % 2 === 0
            ? changedShot(`f${i} ${text}`, { reason: text, repro: text, again: { runs: 2, failed: 1, same: false, pictures: [] } })
            : passedShot(`q${i} ${text}`, { quarantine: { owner: text, reason: text, until: text, found: 'failed' } }),
        ),
      ),
    ],
    crops: [crop(`0 ${hostileTexts[0]!}`), crop(`1 ${hostileTexts[1]!}`, '02.png')],
  },
};
