import { relative } from 'node:path';
import {
  expect as base,
  type ExpectMatcherState,
  type Locator,
  type MatcherReturnType,
  type Page,
  type TestInfo,
  test,
} from '@playwright/test';
import type { Picture } from '../still/pixels/picture.ts';
import { attachPictures } from './attach-pictures.ts';
import { drawnPictures } from './drawn-pictures.ts';
import { failureText, nothingToDifferFrom, sameText } from './golden-message.ts';
import type { DrawPictures, GoldenMask, PicturesInput, SuiteKey } from './golden-options.ts';
import { type JudgeRequest, judgeAndKeep, judgePictures } from './judge-pictures.ts';
import { playwrightRepro } from './playwright-repro.ts';
import type { ScreenGoldenOptions } from './screen-options.ts';
import { isScreen, screenKey, screenMasks, steadyScreen } from './steady-screen.ts';
import { type SuiteSettings, suiteSettings } from './suite-settings.ts';
import { groupOf, type SuiteTest } from './suite-test.ts';

export type { Tolerance } from '../still/tolerance.ts';
export type { DrawPictures, GoldenMask, GoldenOptions, PictureInput, PicturesInput, RawPicture, SuiteKey } from './golden-options.ts';
export type { ScreenGoldenOptions, ScreenMask } from './screen-options.ts';

/** The matchers of this module, for `expect.extend` and `mergeExpects`. */
export const goldenMatchers = {
  /**
   * Holds a page, an element, a picture, or a sequence of pictures against the golden of this name. Of a page or an element, screenshots
   * are taken until one passes or two in a row are equal. Fails without a golden; never writes one.
   * @param name kebab-case, one of its own for every test.
   */
  async toMatchGolden(
    this: ExpectMatcherState,
    received: Page | Locator | PicturesInput | DrawPictures,
    name: string,
    given?: ScreenGoldenOptions | null,
  ): Promise<MatcherReturnType> {
    const options = given ?? {};
    const settings = suiteSettings();
    const info = test.info();
    const request = await requestOf(received, name, options, settings, info, options.timeout ?? this.timeout);
    if (this.isNot) {
      const result = await judgePictures(request);
      if (result.golden === null) throw new Error(nothingToDifferFrom(result));
      return { name: 'toMatchGolden', pass: result.outcome === 'passed', message: () => sameText(result) };
    }
    const result = await judgeAndKeep(request);
    if (result.outcome === 'failed') await attachPictures(info, result);
    return { name: 'toMatchGolden', pass: result.outcome === 'passed', message: () => failureText(result, settings) };
  },
};

/** Playwright's `expect` with the matchers of this module. */
export const expect = base.extend(goldenMatchers);

async function requestOf(
  received: Page | Locator | PicturesInput | DrawPictures,
  name: string,
  options: ScreenGoldenOptions,
  settings: SuiteSettings,
  info: TestInfo,
  timeout: number,
): Promise<JudgeRequest> {
  if (!isScreen(received)) {
    const { masks = [], ...rest } = options;
    const rectangles = masks.filter((mask): mask is GoldenMask => 'width' in mask.area);
    if (rectangles.length < masks.length) throw new TypeError('an element can mask a page or an element only; give a rectangle');
    const drawn = await drawnPictures(received);
    return { ...drawn, name, options: { ...rest, masks: rectangles }, settings, test: testOf(info, settings, { renderer: 'picture' }) };
  }
  const key = await screenKey(received, info.project.use.defaultBrowserType);
  const suite = testOf(info, settings, key);
  // Where the masked elements are is asked with every screenshot: a page that is still coming to rest moves them.
  const make = async (frames: JudgeRequest['frames'], agreed: number, captureMs: number): Promise<JudgeRequest> => ({
    name,
    frames,
    agreed,
    captureMs,
    options: { ...options, masks: await screenMasks(received, options) },
    settings,
    test: suite,
  });
  const passes = async (frame: Picture): Promise<boolean> => (await judgePictures(await make([frame], 1, 0))).outcome === 'passed';
  const drawn = await steadyScreen(received, options, timeout, passes);
  return await make(drawn.frames, drawn.agreed, drawn.captureMs);
}

function testOf(info: TestInfo, { root }: SuiteSettings, key: SuiteKey): SuiteTest {
  const file = relative(root, info.file).replaceAll('\\', '/');
  const names = info.titlePath.slice(1).filter((name) => name !== '');
  const project = info.project.name;
  return {
    runner: 'playwright',
    id: `${file} > ${names.join(' > ')}`,
    title: names.join(' › '),
    group: groupOf('playwright', project, info.repeatEachIndex),
    attempt: info.retry,
    repro: playwrightRepro(file, info.line, project),
    key: { ...key, ...(project !== '' && { variant: project }) },
  };
}
