import type { BootDisplay, BootOptions } from '../boot/boot-game.ts';
import { chromiumHint, findChromium } from '../browser/find-chromium.ts';

/** What may draw the game's window: an X11 client of the game, or a page of Chromium. */
export const windowChoices = ['x11', 'chromium'] as const;
export type WindowChoice = (typeof windowChoices)[number];

/**
 * The options of a boot that make the game use this window, none on a display without windows. The browser is found here and handed over by name, since a game in a private
 * home looks for one in places of its own.
 * @throws Error with what to install when a page is wanted and there is no browser.
 */
export function windowBoot(window: WindowChoice | undefined, display: BootDisplay): Pick<BootOptions, 'window' | 'env'> {
  if (window === undefined || display === 'offscreen' || display === 'headless') return {};
  if (window === 'x11') return { window };
  const browser = findChromium();
  if (browser === null) throw new Error(chromiumHint());
  return { window, env: { HORIZON_CHROMIUM: browser.path } };
}
