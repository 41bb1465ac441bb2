import { frameFails } from '../judge-shot.ts';
import type { FrameResult, ScenarioResult, ShotResult } from '../results.ts';
import { settledWords } from './settled-html.ts';

/** How a result is filed in the list: `reported` passed with something to tell. */
export type Filing = 'failed' | 'reported' | 'passed' | 'skipped';

/** The order in which results are listed. */
export const filings: readonly Filing[] = ['failed', 'reported', 'passed', 'skipped'];

/** Files a result. */
export function filingOf(result: Pick<ShotResult, 'outcome' | 'reason'>): Filing {
  return result.outcome === 'passed' && result.reason !== '' ? 'reported' : result.outcome;
}

/** What a reader can narrow the list by, besides how a result is filed. */
export interface Facets {
  /** Still, sequence or scenario. */
  readonly kind: string;
  /** Verdict words over all frames, each once, and whether it is a flake or in quarantine. */
  readonly words: readonly string[];
  /** What moved over all frames: layers (`S`, `U`, `D`, `P`) and parts of the display list (`D:sky`). */
  readonly moved: readonly string[];
}

/** The facets of a shot. */
export function facetsOf(shot: ShotResult): Facets {
  const { frames } = shot;
  return {
    kind: frames.length > 1 ? 'sequence' : 'still',
    words: once([
      ...frames.flatMap(({ picture, layer }) => [picture.word, ...(layer === null ? [] : [layer.word])]),
      ...settledWords(shot),
    ]),
    moved: once(frames.flatMap(({ layer, movedParts }) => [...(layer?.moved ?? []), ...(movedParts ?? []).map((part) => `D:${part}`)])),
  };
}

/** The facets of a scenario: it has no pictures. */
export function scenarioFacets(scenario: ScenarioResult): Facets {
  return { kind: 'scenario', words: settledWords(scenario), moved: [] };
}

/** The frames of a shot that fail, by index. */
export function badFrames(frames: readonly FrameResult[]): readonly number[] {
  return frames.flatMap((frame, at) => (frameFails(frame) ? [at] : []));
}

function once(words: readonly string[]): string[] {
  return [...new Set(words)];
}
