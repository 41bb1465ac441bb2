import type { Locator } from '@playwright/test';
import type { GoldenMask, GoldenOptions } from './golden-options.ts';

/** An element that is not compared, and why. */
export interface ScreenMask {
  readonly area: Locator;
  readonly reason: string;
}

/** Options of a matcher that takes screenshots. */
export interface ScreenGoldenOptions extends Omit<GoldenOptions, 'masks'> {
  /** Parts that are not compared: rectangles in picture pixels, or elements. */
  readonly masks?: readonly (GoldenMask | ScreenMask)[];
  /** The whole page and not only what is in view; of a page only. */
  readonly fullPage?: boolean;
  /** Style sheet for the time of the screenshot. */
  readonly style?: string;
  /** Leaves the white behind the page out. */
  readonly omitBackground?: boolean;
  /** How long to wait for the element and for two equal screenshots, in milliseconds; that of `expect` when absent. */
  readonly timeout?: number;
}
