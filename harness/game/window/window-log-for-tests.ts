import type { InputEvent } from '../input/input-event.ts';
import type { WindowEvents } from './window-api.ts';

/** One thing that a window reported. */
export type Reported =
  | { readonly what: 'input'; readonly event: InputEvent }
  | { readonly what: 'pointer'; readonly x: number; readonly y: number }
  | { readonly what: 'resize'; readonly width: number; readonly height: number }
  | { readonly what: 'focus'; readonly focused: boolean }
  | { readonly what: 'clipboard'; readonly text: string }
  | { readonly what: 'close' }
  | { readonly what: 'lost'; readonly reason: string };

/** Keeps what a window reports and lets a test wait for it. */
export interface WindowLog {
  readonly events: WindowEvents;
  readonly all: readonly Reported[];
  /** Inputs so far, in order. */
  inputs(): readonly InputEvent[];
  /** Resolves with what `pick` answers as soon as it answers something, asking again after each report. */
  until<T>(pick: (all: readonly Reported[]) => T | undefined): Promise<T>;
  clear(): void;
}

export function windowLog(): WindowLog {
  const all: Reported[] = [];
  let waiting: (() => void)[] = [];
  const add = (reported: Reported): void => {
    all.push(reported);
    const wake = waiting;
    waiting = [];
    for (const resume of wake) resume();
  };
  return {
    all,
    events: {
      input: (event) => add({ what: 'input', event }),
      pointer: (x, y) => add({ what: 'pointer', x, y }),
      resize: (width, height) => add({ what: 'resize', width, height }),
      focus: (focused) => add({ what: 'focus', focused }),
      clipboard: (text) => add({ what: 'clipboard', text }),
      close: () => add({ what: 'close' }),
      lost: (reason) => add({ what: 'lost', reason }),
    },
    inputs: () => all.flatMap((r) => (r.what === 'input' ? [r.event] : [])),
    async until(pick) {
      for (;;) {
        const found = pick(all);
        if (found !== undefined) return found;
        await new Promise<void>((resolve) => waiting.push(resolve));
      }
    },
    clear: () => {
      all.length = 0;
    },
  };
}

/** A picture in which every pixel tells where it is: RGBA, alpha 255. `salt` makes another one. */
export function testPicture(width: number, height: number, salt = 0): Uint8Array {
  const pixels = new Uint8Array(width * height * 4);
  for (let i = 0; i < width * height; i++) {
    const mixed = Math.imul(i + salt * 7919 + 1, 0x9e3779b1) >>> 0;
    pixels[i * 4] = mixed >>> 24;
    pixels[i * 4 + 1] = mixed >>> 16;
    pixels[i * 4 + 2] = mixed >>> 8;
    pixels[i * 4 + 3] = 255;
  }
  return pixels;
}
