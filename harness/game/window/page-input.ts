import type { MouseButton } from '../input/input-event.ts';
import { domKeyName } from './dom-keys.ts';
import type { HeldInput } from './held-input.ts';
import type { PageMessage } from './page-messages.ts';
import type { WindowEvents } from './window-api.ts';

/** MouseEvent.button (UI Events). */
const buttons: readonly (MouseButton | undefined)[] = ['left', 'middle', 'right'];

/** Answers the function that turns the page's messages into the game's input. `shown` hears of frames that the page has drawn. */
export function pageInput(
  events: WindowEvents,
  held: HeldInput<string>,
  size: { readonly width: number; readonly height: number },
  shown: (frame: number) => void,
): (message: PageMessage) => void {
  let now = size;
  let focused: boolean | null = null;
  const handlers: { readonly [T in PageMessage['type']]: (message: Extract<PageMessage, { type: T }>) => void } = {
    shown: ({ frame }) => shown(frame),
    key: ({ down, code, key, text }) => {
      const name = domKeyName(code, key);
      if (!down) held.keyUp(code);
      else if (name !== null) held.keyDown(code, name);
      if (text !== null) events.input({ type: 'text', text });
    },
    button: ({ down, button, shift }) => {
      const name = buttons[button];
      if (name === undefined) return;
      if (down) held.buttonDown(name, shift);
      else held.buttonUp(name, shift);
    },
    pointer: ({ x, y }) => events.pointer(clamp(x, now.width), clamp(y, now.height)),
    motion: ({ dx, dy }) => events.input({ type: 'motion', dx, dy }),
    wheel: ({ notches }) => events.input({ type: 'wheel', dy: notches }),
    clipboard: ({ text }) => events.clipboard(text),
    focus: (message) => {
      if (message.focused === focused) return;
      focused = message.focused;
      if (!focused) held.releaseAll();
      events.focus(focused);
    },
    resize: ({ width, height }) => {
      if (width === now.width && height === now.height) return;
      now = { width, height };
      events.resize(width, height);
    },
    unlocked: () => {
      held.keyDown('Escape', 'escape');
      held.keyUp('Escape');
    },
  };
  return (message) => (handlers[message.type] as (m: PageMessage) => void)(message);
}

function clamp(value: number, size: number): number {
  return Math.min(Math.max(Math.round(value), 0), size - 1);
}
