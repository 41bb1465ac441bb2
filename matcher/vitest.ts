import { relative } from 'node:path';
import { expect } from 'vitest';
import type { ShotResult } from '../still/results.ts';
import { drawnPictures } from './drawn-pictures.ts';
import { failureText, nothingToDifferFrom, sameText } from './golden-message.ts';
import type { DrawPictures, GoldenOptions, PicturesInput } from './golden-options.ts';
import { type JudgeRequest, judgeAndKeep, judgePictures } from './judge-pictures.ts';
import { type SuiteSettings, suiteSettings } from './suite-settings.ts';
import { groupOf, type SuiteTest } from './suite-test.ts';
import { vitestRepro } from './vitest-repro.ts';

export type { Tolerance } from '../still/tolerance.ts';
export type {
  DrawPictures,
  GoldenMask,
  GoldenOptions,
  PictureInput,
  PicturesInput,
  RawPicture,
  SuiteKey,
} from './golden-options.ts';

/** Matchers for `expect`. */
export interface GoldenMatchers {
  /**
   * Holds a picture, a sequence of pictures, or what a function draws, against the golden of this name. Fails without a golden; never
   * writes one. To be awaited.
   * @param name kebab-case, one of its own for every test.
   */
  toMatchGolden(name: string, options?: GoldenOptions): Promise<void>;
}

declare module 'vitest' {
  // The parameter is vitest's own: a declaration that is merged has to name it alike.
  // biome-ignore lint/suspicious/noExplicitAny: as vitest declares it
  interface Matchers<T = any> extends GoldenMatchers {}
}

/** What vitest hands a matcher, as far as it is used here. */
interface MatcherThis {
  readonly isNot: boolean;
  readonly currentTestName?: string;
  readonly testPath?: string;
  readonly task?: {
    readonly id?: string;
    readonly file: { readonly projectName?: string | undefined };
    readonly result?: { readonly retryCount?: number | undefined } | undefined;
  };
}

expect.extend({
  async toMatchGolden(this: MatcherThis, received: PicturesInput | DrawPictures, name: string, given?: GoldenOptions | null) {
    const options = given ?? {};
    const settings = suiteSettings();
    const { frames, agreed, captureMs } = await drawnPictures(received);
    const request: JudgeRequest = { name, frames, agreed, captureMs, options, settings, test: testOf(this, settings) };
    if (this.isNot) return unlike(await judgePictures(request));
    const result = await judgeAndKeep(request);
    return { pass: result.outcome === 'passed', message: () => failureText(result, settings) };
  },
});

/** The answer under `.not`: a picture differs only from a golden that is there. */
function unlike(result: ShotResult): { pass: boolean; message: () => string } {
  if (result.golden === null) throw new Error(nothingToDifferFrom(result));
  return { pass: result.outcome === 'passed', message: () => sameText(result) };
}

function testOf({ currentTestName, testPath, task }: MatcherThis, { root }: SuiteSettings): SuiteTest {
  const file = testPath === undefined ? '' : relative(root, testPath).replaceAll('\\', '/');
  const names = (currentTestName ?? 'outside of a test').split(' > ');
  const project = task?.file.projectName ?? '';
  return {
    runner: 'vitest',
    id: `${file} > ${names.join(' > ')}`,
    ...(task?.id !== undefined && { unique: task.id }),
    title: names.join(' › '),
    group: groupOf('vitest', project),
    attempt: task?.result?.retryCount ?? 0,
    repro: vitestRepro(file, names, project),
    key: project === '' ? {} : { variant: project },
  };
}
