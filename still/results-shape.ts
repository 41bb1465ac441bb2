import type { DifferenceFigures, PictureVerdict, PictureWord } from './compare.ts';
import { type LayerVerdict, layerMeanings, layers } from './layer-verdict.ts';
import type { Box, DifferingTile } from './pixels/difference.ts';
import type {
  Again,
  Change,
  FactResult,
  Failure,
  FrameResult,
  MovedDraw,
  Quarantined,
  RunResults,
  ScenarioResult,
  ShotResult,
} from './results.ts';
import type { Mask } from './shot-plan.ts';
import type { Tolerance } from './tolerance.ts';

/** The first place in a value that is not as it should be (`shots[2].facts`), or null. `at` is the value's own place. */
type Check = (value: unknown, at: string) => string | null;

/** A check of every field: one that is added to the type and forgotten here does not compile. */
type Fields<T> = { readonly [K in keyof Required<T>]: Check };

/** Where results read from a file are not of the shape of {@link RunResults}: `shots[2].facts`, or null when they are. */
export function resultsFault(value: unknown): string | null {
  return runResults(value, '');
}

const fits =
  (test: (value: unknown) => boolean): Check =>
  (value, at) =>
    test(value) ? null : at;
const text = fits((value) => typeof value === 'string');
const number = fits((value) => typeof value === 'number');
const flag = fits((value) => typeof value === 'boolean');
const word = <W extends string>(...words: readonly W[]): Check => fits((value) => words.includes(value as W));
const orNull =
  (check: Check): Check =>
  (value, at) =>
    value === null ? null : check(value, at);
const maybe =
  (check: Check): Check =>
  (value, at) =>
    value === undefined ? null : check(value, at);

function list(check: Check, length?: number): Check {
  return (value, at) => {
    if (!Array.isArray(value) || (length !== undefined && value.length !== length)) return at;
    for (const [i, entry] of value.entries()) {
      const fault = check(entry, `${at}[${i}]`);
      if (fault !== null) return fault;
    }
    return null;
  };
}

/** A record with at least these fields. */
function record<T>(fields: Fields<T>): Check {
  const checks = Object.entries(fields) as [string, Check][];
  return (value, at) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return at === '' ? 'the whole' : at;
    for (const [key, check] of checks) {
      const fault = check(
        Object.hasOwn(value, key) ? (value as Record<string, unknown>)[key] : undefined,
        at === '' ? key : `${at}.${key}`,
      );
      if (fault !== null) return fault;
    }
    return null;
  };
}

const outcome = word('passed', 'failed', 'skipped');
const digests = record({ S: maybe(text), U: maybe(text), D: maybe(text), P: maybe(text) });
const change = record<Change>({ what: text, before: text, now: text });
const again = record<Again>({ runs: number, failed: number, same: flag, pictures: list(text) });
const quarantine = record<Quarantined>({ owner: text, reason: text, until: text, found: word('passed', 'failed') });
const layer = word(...layers);

const tileBox = { x: number, y: number, width: number, height: number };
const box = record<Box>(tileBox);

const figures = record<DifferenceFigures>({
  count: number,
  over: number,
  most: number,
  mean: list(number, 3),
  box: orNull(box),
  densest: orNull(record<DifferingTile>({ ...tileBox, over: number, count: number, most: number })),
  steps: list(number),
  bands: list(number),
});

const pictureWords: Readonly<Record<PictureWord, true>> = {
  same: true,
  'same-outside-masks': true,
  noise: true,
  'within-tolerance': true,
  differs: true,
  blank: true,
  size: true,
  'no-golden': true,
};

const frame = record<FrameResult>({
  index: number,
  picture: record<PictureVerdict>({ word: word(...Object.keys(pictureWords)), passes: flag, says: text, figures: orNull(figures) }),
  layer: orNull(record<LayerVerdict>({ word: word(...Object.keys(layerMeanings)), moved: list(layer), unknown: list(layer) })),
  digests,
  goldenDigests: orNull(digests),
  movedParts: maybe(orNull(list(text))),
  movedDraws: maybe(orNull(list(record<MovedDraw>({ name: text, before: number, now: number })))),
  actual: orNull(text),
});

const failures: Readonly<Record<Failure, true>> = { 'not-taken': true, blank: true, fact: true, frames: true, window: true, picture: true };

/** A rectangle in numbers, or the name of a widget. */
const area: Check = (value, at) =>
  (typeof value === 'object' && value !== null && 'widget' in value ? record({ widget: text }) : box)(value, at);

const shot = record<ShotResult>({
  name: text,
  title: text,
  outcome,
  reason: text,
  failure: maybe(word(...Object.keys(failures))),
  key: text,
  size: list(number, 2),
  frameMs: orNull(number),
  frames: list(frame),
  firstBad: orNull(number),
  golden: orNull(text),
  facts: list(record<FactResult>({ says: text, holds: flag, found: text })),
  widgetChanges: list(change),
  stateChanges: list(change),
  tolerance: orNull(
    record<Tolerance>({
      maxDifference: maybe(number),
      meanShift: maybe(number),
      pixels: maybe(number),
      densestTile: maybe(number),
      reason: text,
    }),
  ),
  masks: list(record<Mask>({ area, reason: text })),
  captureMs: number,
  compareMs: number,
  tookMs: maybe(number),
  repro: text,
  fingerprint: maybe(text),
  again: maybe(again),
  quarantine: maybe(quarantine),
});

const scenario = record<ScenarioResult>({
  name: text,
  title: text,
  outcome,
  reason: text,
  variant: text,
  durationMs: number,
  log: list(text),
  repro: text,
  again: maybe(again),
  quarantine: maybe(quarantine),
});

const runResults = record<RunResults>({
  schema: text,
  startedAt: text,
  durationMs: number,
  game: record({ name: text, version: text, renderer: text, driver: text }),
  display: text,
  shard: maybe(record({ index: number, of: number, plan: text })),
  commit: maybe(text),
  notes: maybe(list(text)),
  shots: list(shot),
  scenarios: list(scenario),
});
