import { joinKey } from '../still/golden-key.ts';
import type { SuiteKey } from './golden-options.ts';
import type { SuiteSettings } from './suite-settings.ts';

/**
 * The key of a suite's picture, in the places that a game's has: `project/renderer/platform/view/language/variant`. The size of the
 * picture itself is no part of it, so that another size is told as such and not as a missing golden.
 */
export function suiteKey(settings: Pick<SuiteSettings, 'project' | 'platform'>, own: SuiteKey, given: SuiteKey = {}): string {
  const {
    renderer = 'picture',
    platform = settings.platform,
    view = 'any-size',
    language = 'any-language',
    variant = 'plain',
  } = {
    ...own,
    ...given,
  };
  return joinKey([settings.project, renderer, platform, view, language, variant]);
}
