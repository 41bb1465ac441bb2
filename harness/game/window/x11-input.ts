import type { XEvent } from 'x11';
import type { MouseButton } from '../input/input-event.ts';
import type { HeldInput } from './held-input.ts';
import type { WindowEvents } from './window-api.ts';
import type { X11Connection } from './x11-connection.ts';
import { type KeyNames, keyNames, modifiers } from './x11-keys.ts';
import type { PointerGrab } from './x11-pointer-grab.ts';

/** Turns a window's key, button and motion events into the game's input. */
export interface X11Input {
  /** True when the event was one of these. */
  take(event: XEvent): boolean;
}

interface Parts {
  readonly events: WindowEvents;
  readonly held: HeldInput<number>;
  readonly grab: PointerGrab;
  readonly size: () => { readonly width: number; readonly height: number };
  /** Brings the clipboard's text in, before a key that pastes it is passed on. */
  readonly fetchClipboard: () => Promise<void>;
}

const buttons: ReadonlyMap<number, MouseButton> = new Map([
  [1, 'left'],
  [2, 'middle'],
  [3, 'right'],
]);

/** Buttons 4 and 5 are the wheel, one press a notch; up (away from the person) is positive. */
const wheelNotches: ReadonlyMap<number, number> = new Map([
  [4, 1],
  [5, -1],
]);

const nowhere = { x: -1, y: -1 };
const mappingKeyboard = 1;
/** The key that pastes, together with Control. */
const pasteKey = 'v';

export async function x11Input(connection: X11Connection, { events, held, grab, size, fetchClipboard }: Parts): Promise<X11Input> {
  const { client, display } = connection;
  const readKeys = async (): Promise<KeyNames> => {
    const count = display.max_keycode - display.min_keycode + 1;
    const rows = await connection.ask<number[][]>('GetKeyboardMapping', (reply) =>
      client.GetKeyboardMapping(display.min_keycode, count, reply),
    );
    return keyNames(display.min_keycode, rows);
  };
  let keys = await readKeys();
  // Events that arrive while something is being read that they depend on wait for it, in order.
  let delayed: XEvent[] | null = null;
  /** The mapping changed while events were held back. */
  let stale = false;
  let pointer = nowhere;
  let released: { readonly keycode: number; readonly time: number; readonly timer: NodeJS.Immediate } | null = null;

  /** Holds events back until some work is done. */
  const after = async (work: () => Promise<void>): Promise<void> => {
    delayed = [];
    try {
      await work();
      while (stale) {
        stale = false;
        keys = await readKeys();
      }
    } catch {
      // The connection is gone, which is told elsewhere.
    }
    const waiting: readonly XEvent[] = delayed;
    delayed = null;
    for (const [i, event] of waiting.entries()) {
      take(event);
      // One of them may begin to hold back those behind it.
      if (delayed !== null) {
        (delayed as XEvent[]).push(...waiting.slice(i + 1));
        return;
      }
    }
  };

  const remap = (): void => {
    stale = true;
    if (delayed === null) void after(async () => {});
  };

  const point = (event: XEvent): void => {
    const { width, height } = size();
    const x = Math.min(Math.max(event.x, 0), width - 1);
    const y = Math.min(Math.max(event.y, 0), height - 1);
    if (x === pointer.x && y === pointer.y) return;
    pointer = { x, y };
    events.pointer(x, y);
  };

  const finishRelease = (): void => {
    if (released === null) return;
    clearImmediate(released.timer);
    held.keyUp(released.keycode);
    released = null;
  };

  const press = (event: XEvent): void => {
    // A held key repeats as a release and a press of the same moment: that is no release.
    if (released?.keycode === event.keycode && released.time === event.time) {
      clearImmediate(released.timer);
      released = null;
    } else {
      finishRelease();
    }
    const name = keys.name(event.keycode);
    if (name !== null) held.keyDown(event.keycode, name);
    const text = keys.text(event.keycode, event.buttons);
    if (text !== null) events.input({ type: 'text', text });
  };

  const handlers: Readonly<Record<string, (event: XEvent) => void>> = {
    KeyPress: (event) => {
      if ((event.buttons & modifiers.control) === 0 || keys.name(event.keycode) !== pasteKey) return press(event);
      void after(async () => {
        await fetchClipboard();
        press(event);
      });
    },
    KeyRelease: (event) => {
      finishRelease();
      released = { keycode: event.keycode, time: event.time, timer: setImmediate(finishRelease) };
    },
    ButtonPress: (event) => {
      finishRelease();
      // Told again though the mouse did not move: somebody else's input may have put the game's pointer elsewhere meanwhile.
      pointer = nowhere;
      if (!grab.held) point(event);
      const notches = wheelNotches.get(event.keycode);
      if (notches !== undefined) events.input({ type: 'wheel', dy: notches });
      const button = buttons.get(event.keycode);
      if (button !== undefined) held.buttonDown(button, (event.buttons & modifiers.shift) !== 0);
    },
    ButtonRelease: (event) => {
      finishRelease();
      if (!grab.held) point(event);
      const button = buttons.get(event.keycode);
      if (button !== undefined) held.buttonUp(button, (event.buttons & modifiers.shift) !== 0);
    },
    MotionNotify: (event) => {
      finishRelease();
      if (!grab.held) return point(event);
      const { dx, dy } = grab.moved(event.x, event.y, event.seq);
      if (dx !== 0 || dy !== 0) events.input({ type: 'motion', dx, dy });
    },
  };

  const take = (event: XEvent): boolean => {
    if (event.name === 'MappingNotify') {
      if (event.request === mappingKeyboard) remap();
      return true;
    }
    const handler = handlers[event.name];
    if (handler === undefined) return false;
    if (delayed !== null) delayed.push(event);
    else handler(event);
    return true;
  };

  return { take };
}
