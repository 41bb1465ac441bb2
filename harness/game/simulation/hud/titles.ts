import type { TitleView } from './hud-view.ts';
import type { Moments } from './moments.ts';

/** How long a title comes, stays and goes while nothing else was said, in ticks (minecraft.wiki, "Commands/title"). */
const usualTimes = { fadeIn: 10, stay: 70, fadeOut: 20 } as const;

export type TitleTimes = Pick<TitleView, 'fadeIn' | 'stay' | 'fadeOut'>;

/** The large text in the middle of the picture and the small one above the hotbar. */
export class Titles {
  readonly #moments: Moments;
  #times: TitleTimes = usualTimes;
  #title: string | null = null;
  #subtitle = '';
  /** Waits for the next title. */
  #nextSubtitle = '';
  #actionBar: string | null = null;

  constructor(moments: Moments) {
    this.#moments = moments;
  }

  /** The last title; the moment `title` says when it was shown. */
  get title(): TitleView | null {
    return this.#title === null ? null : { title: this.#title, subtitle: this.#subtitle, ...this.#times };
  }

  /** The last text above the hotbar; the moment `action-bar` says when it was shown. */
  get actionBar(): string | null {
    return this.#actionBar;
  }

  /** Shows a title with the subtitle that waits for it. */
  show(title: string): void {
    this.#title = title;
    this.#subtitle = this.#nextSubtitle;
    this.#nextSubtitle = '';
    this.#moments.mark('title');
  }

  /** Sets the line below the title: at once below one that is shown, and below the next one. */
  setSubtitle(subtitle: string): void {
    this.#subtitle = subtitle;
    this.#nextSubtitle = subtitle;
  }

  setTimes(times: TitleTimes): void {
    this.#times = times;
  }

  showActionBar(text: string): void {
    this.#actionBar = text;
    this.#moments.mark('action-bar');
  }

  /** Takes title and subtitle away. */
  clear(): void {
    this.#title = null;
    this.#subtitle = '';
    this.#nextSubtitle = '';
  }

  /** Takes them away and forgets the times. */
  reset(): void {
    this.clear();
    this.#times = usualTimes;
  }
}
