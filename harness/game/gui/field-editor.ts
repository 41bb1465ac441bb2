import type { Modifiers } from './stage.ts';

/** The clipboard, as the editor needs it. */
export interface Clipboard {
  read(): string;
  write(text: string): void;
}

const control = /[\p{Cc}\p{Cs}\u2028\u2029]/u;

/** One line of text being edited: the text, the caret, a selection, a limit. Positions count code points, so a caret never splits one. */
export class FieldEditor {
  readonly maxLength: number;
  #chars: string[] = [];
  #caret = 0;
  #anchor = 0;

  /** `maxLength` is in code points. */
  constructor(maxLength: number, text = '') {
    this.maxLength = maxLength;
    this.set(text);
  }

  get text(): string {
    return this.#chars.join('');
  }

  /** Where the next letter goes, 0..length. */
  get caret(): number {
    return this.#caret;
  }

  /** The selection's ends, equal when nothing is selected. */
  get selection(): readonly [from: number, to: number] {
    return [Math.min(this.#anchor, this.#caret), Math.max(this.#anchor, this.#caret)];
  }

  get length(): number {
    return this.#chars.length;
  }

  /** The text from one position to another. */
  slice(from: number, to?: number): string {
    return this.#chars.slice(from, to).join('');
  }

  /** Replaces the whole text; the caret goes to its end. */
  set(text: string): void {
    this.#chars = [...text].filter((char) => !control.test(char)).slice(0, this.maxLength);
    this.#move(this.#chars.length, false);
  }

  /** Puts text in place of the selection; control characters are left out, what is over the limit is cut off. */
  insert(text: string): void {
    const [from, to] = this.selection;
    const room = this.maxLength - (this.#chars.length - (to - from));
    const added = [...text].filter((char) => !control.test(char)).slice(0, room);
    this.#chars.splice(from, to - from, ...added);
    this.#move(from + added.length, false);
  }

  /** Moves the caret, as a press of the pointer does. */
  place(at: number, extend: boolean): void {
    this.#move(Math.min(this.#chars.length, Math.max(0, at)), extend);
  }

  /** An editing key; true when it means something here. */
  key(key: string, modifiers: Modifiers, clipboard: Clipboard): boolean {
    if (modifiers.control) {
      const shortcut = this.#shortcut(key, clipboard);
      if (shortcut) return true;
    }
    const { shift, control: byWord } = modifiers;
    const [from, to] = this.selection;
    switch (key) {
      case 'left':
        this.#move(!shift && from < to ? from : this.#left(byWord), shift);
        return true;
      case 'right':
        this.#move(!shift && from < to ? to : this.#right(byWord), shift);
        return true;
      case 'home':
        this.#move(0, shift);
        return true;
      case 'end':
        this.#move(this.#chars.length, shift);
        return true;
      case 'backspace':
        this.#erase(from < to ? from : this.#left(byWord), to);
        return true;
      case 'delete':
        this.#erase(from, from < to ? to : this.#right(byWord));
        return true;
      default:
        return false;
    }
  }

  #shortcut(key: string, clipboard: Clipboard): boolean {
    const [from, to] = this.selection;
    switch (key) {
      case 'a':
        this.#anchor = 0;
        this.#caret = this.#chars.length;
        return true;
      case 'c':
        if (from < to) clipboard.write(this.slice(from, to));
        return true;
      case 'x':
        if (from < to) clipboard.write(this.slice(from, to));
        this.#erase(from, to);
        return true;
      case 'v':
        this.insert(clipboard.read());
        return true;
      default:
        return false;
    }
  }

  #move(to: number, extend: boolean): void {
    this.#caret = to;
    if (!extend) this.#anchor = to;
  }

  #erase(from: number, to: number): void {
    this.#chars.splice(from, to - from);
    this.#move(from, false);
  }

  #left(byWord: boolean): number {
    let at = this.#caret;
    if (!byWord) return Math.max(0, at - 1);
    while (at > 0 && this.#chars[at - 1] === ' ') at--;
    while (at > 0 && this.#chars[at - 1] !== ' ') at--;
    return at;
  }

  #right(byWord: boolean): number {
    let at = this.#caret;
    if (!byWord) return Math.min(this.#chars.length, at + 1);
    while (at < this.#chars.length && this.#chars[at] !== ' ') at++;
    while (at < this.#chars.length && this.#chars[at] === ' ') at++;
    return at;
  }
}
