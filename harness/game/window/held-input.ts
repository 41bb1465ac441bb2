import type { MouseButton } from '../input/input-event.ts';
import type { WindowEvents } from './window-api.ts';

/**
 * Keeps count of the keys and buttons that are down in a window, so that each goes up under the name it went down with and none stays
 * down when the window loses the focus. `Id` is what the window system calls a key (a keycode, a code string).
 */
export class HeldInput<Id> {
  readonly #events: WindowEvents;
  readonly #keys = new Map<Id, string>();
  readonly #buttons = new Set<MouseButton>();

  constructor(events: WindowEvents) {
    this.#events = events;
  }

  /** A key went down, or repeats. Repeats are passed on only for keys that edit text, where holding means doing it again. */
  keyDown(id: Id, name: string): void {
    const held = this.#keys.get(id);
    if (held !== undefined && !repeatingKeys.has(held)) return;
    if (held === undefined) this.#keys.set(id, name);
    this.#events.input({ type: 'key', key: held ?? name, down: true });
  }

  keyUp(id: Id): void {
    const name = this.#keys.get(id);
    if (name === undefined) return;
    this.#keys.delete(id);
    this.#events.input({ type: 'key', key: name, down: false });
  }

  buttonDown(button: MouseButton, shift: boolean): void {
    if (this.#buttons.has(button)) return;
    this.#buttons.add(button);
    this.#events.input({ type: 'button', button, down: true, ...(shift ? { shift } : {}) });
  }

  buttonUp(button: MouseButton, shift: boolean): void {
    if (!this.#buttons.delete(button)) return;
    this.#events.input({ type: 'button', button, down: false, ...(shift ? { shift } : {}) });
  }

  /** Lets go of everything, oldest first. */
  releaseAll(): void {
    for (const id of [...this.#keys.keys()]) this.keyUp(id);
    for (const button of [...this.#buttons]) this.buttonUp(button, false);
  }
}

/** Keys whose repeats matter to a text field and do no harm elsewhere. */
export const repeatingKeys: ReadonlySet<string> = new Set(['backspace', 'delete', 'left', 'right', 'up', 'down']);
