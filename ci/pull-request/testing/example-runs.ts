import type { FrameResult, RunResults, ScenarioResult, ShotResult } from '../../../still/results.ts';

const key = 'horizon-rig/soft/ts-1/854x480@2/en_us/no-packs';
const digest = (letter: string): string => letter.repeat(64);

/** A run that found these. */
export function exampleRun(
  shots: readonly ShotResult[],
  scenarios: readonly ScenarioResult[] = [],
  more: Partial<RunResults> = {},
): RunResults {
  return {
    schema: 'horizon-rig-results-1',
    startedAt: '2026-01-02T03:04:05.000Z',
    durationMs: 61_000,
    game: { name: 'horizon-rig', version: '0.1.0', renderer: 'soft', driver: 'ts-1' },
    display: 'offscreen',
    shots,
    scenarios,
    ...more,
  };
}

/** A frame that is as approved. */
export const sameFrame: FrameResult = {
  index: 0,
  picture: { word: 'same', passes: true, says: 'Every pixel is as approved.', figures: null },
  layer: { word: 'same', moved: [], unknown: [] },
  digests: { S: digest('1'), U: digest('2'), D: digest('3'), P: digest('4') },
  goldenDigests: { S: digest('1'), U: digest('2'), D: digest('3'), P: digest('4') },
  movedParts: [],
  actual: null,
};

/** A frame whose pixels are others because something else is drawn. */
export function changedFrame(more: Partial<FrameResult> = {}): FrameResult {
  const box = { x: 312, y: 188, width: 96, height: 64 };
  return {
    ...sameFrame,
    picture: {
      word: 'differs',
      passes: false,
      says: '8123 pixels differ, the most by 96 levels; the mean moved by 1.250, within 96x64 at 312,188.',
      figures: {
        count: 8123,
        over: 8123,
        most: 96,
        mean: [1.25, 0.5, 0.25],
        box,
        densest: { ...box, width: 64, over: 4000, count: 4000, most: 96 },
        steps: [0, 0, 0, 0, 123, 8000, 0],
        bands: [2, 3],
      },
    },
    layer: { word: 'renderer-or-asset', moved: ['D', 'P'], unknown: [] },
    movedParts: ['sections'],
    movedDraws: [{ name: 'oak_leaves', before: 412, now: 420 }],
    ...more,
  };
}

/** A shot that passed. */
export function passedShot(name: string, more: Partial<ShotResult> = {}): ShotResult {
  return {
    name,
    title: `What ${name} shows`,
    outcome: 'passed',
    reason: '',
    key,
    size: [854, 480],
    frameMs: null,
    frames: [sameFrame],
    firstBad: null,
    golden: `goldens/${name}.png`,
    facts: [{ says: 'the sky is bright', holds: true, found: 'luminance 180.2' }],
    widgetChanges: [],
    stateChanges: [],
    tolerance: null,
    masks: [],
    captureMs: 1500,
    compareMs: 8,
    repro: `npx horizon-rig still ${name} --display offscreen`,
    ...more,
  };
}

/** A shot of which something else is drawn. */
export function changedShot(name: string, more: Partial<ShotResult> = {}): ShotResult {
  const frame = changedFrame();
  return passedShot(name, {
    outcome: 'failed',
    failure: 'picture',
    reason: `${frame.picture.says} The game is in the same state but draws something else: the renderer, a texture, light or a model. See the report.`,
    frames: [frame],
    firstBad: 0,
    fingerprint: 'a1b2c3',
    ...more,
  });
}

/** A shot that has no golden. */
export function newShot(
  name: string,
  reason = `There is no golden under ${key}. Look at it, then: horizon-rig approve ${name} --reason "…"`,
): ShotResult {
  const picture = { word: 'no-golden', passes: false, says: 'There is no golden for this shot and key.', figures: null } as const;
  return changedShot(name, {
    reason,
    golden: null,
    frames: [{ ...sameFrame, picture, layer: null, goldenDigests: null, movedParts: null }],
  });
}

/** A shot that could not be taken. */
export function untakenShot(name: string, reason: string): ShotResult {
  return passedShot(name, {
    outcome: 'failed',
    failure: 'not-taken',
    reason,
    frames: [],
    key: '',
    golden: null,
    facts: [],
    captureMs: 0,
    compareMs: 0,
  });
}

/** A scenario that passed. */
export function passedScenario(name: string, more: Partial<ScenarioResult> = {}): ScenarioResult {
  return {
    name,
    title: `The story of ${name}`,
    outcome: 'passed',
    reason: '',
    variant: 'offscreen via socket',
    durationMs: 12_000,
    log: [],
    repro: `npx horizon-rig run ${name} --display offscreen --via socket`,
    ...more,
  };
}
