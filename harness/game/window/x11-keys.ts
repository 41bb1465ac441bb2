import { keysymText } from './keysym-text.ts';

/** Bits of a key or button event's state (X11 protocol, "KeyPress"). Mod2 is Num Lock and Mod5 the third level (AltGr) in XKB's rules. */
export const modifiers = { shift: 1, lock: 2, control: 4, alt: 8, numLock: 16, win: 64, thirdLevel: 128 } as const;

/** What the keys of a keyboard are called and what they type, from the server's core keyboard mapping. */
export interface KeyNames {
  /** The key's name as InputEvent has it, or null for a key that the game has no name for. The same with and without modifiers. */
  name(keycode: number): string | null;
  /** What the key types under a state, or null: nothing, or a shortcut with Control, Alt or Win. */
  text(keycode: number, state: number): string | null;
}

/** `rows[i]` are the keysyms of keycode `first + i`, as GetKeyboardMapping answers. */
export function keyNames(first: number, rows: readonly (readonly number[])[]): KeyNames {
  const rowOf = (keycode: number): readonly number[] => rows[keycode - first] ?? [];
  return {
    name: (keycode) => {
      const row = rowOf(keycode);
      return nameOfKeysym(row[0]) ?? nameOfKeysym(row[1]) ?? namesByPosition.get(keycode) ?? null;
    },
    text: (keycode, state) => {
      if ((state & (modifiers.control | modifiers.alt | modifiers.win)) !== 0 && (state & modifiers.thirdLevel) === 0) return null;
      return typedText(rowOf(keycode), state);
    },
  };
}

/** Rows hold group 1 (plain, Shift), group 2 (plain, Shift), then the third and fourth levels of both (XKB, "core keyboard mapping"). */
function typedText(row: readonly number[], state: number): string | null {
  const group = (state >>> 13) & 3;
  const second = group === 1 && (row[2] ?? 0) !== 0;
  const base = (state & modifiers.thirdLevel) === 0 ? (second ? 2 : 0) : second ? 6 : 4;
  const shift = (state & modifiers.shift) !== 0;
  const keypad = isKeypad(row[base + 1] ?? 0);
  const upper = keypad ? shift !== ((state & modifiers.numLock) !== 0) : shift;
  const plain = row[base] ?? 0;
  const shifted = row[base + 1] ?? 0;
  const text = keysymText(upper && shifted !== 0 ? shifted : plain);
  if (text === null) return null;
  const typed = upper && shifted === 0 ? text.toUpperCase() : text;
  return (state & modifiers.lock) === 0 ? typed : otherCase(typed);
}

function isKeypad(keysym: number): boolean {
  return keysym >= 0xff80 && keysym <= 0xffbd;
}

function otherCase(text: string): string {
  const lower = text.toLowerCase();
  return lower === text ? text.toUpperCase() : lower;
}

function nameOfKeysym(keysym: number | undefined): string | null {
  if (keysym === undefined) return null;
  const known = namesByKeysym.get(keysym);
  if (known !== undefined) return known;
  const text = keysymText(keysym)?.toLowerCase() ?? '';
  return /^[a-z0-9]$/.test(text) ? text : null;
}

/** Keysyms (X11 protocol, appendix A) and their key names. Letters and digits name themselves. */
const namesByKeysym: ReadonlyMap<number, string> = new Map<number, string>([
  ...Object.entries({
    "'": 'apostrophe',
    '\\': 'backslash',
    ',': 'comma',
    '=': 'equal',
    '`': 'grave.accent',
    '[': 'left.bracket',
    '-': 'minus',
    '.': 'period',
    ']': 'right.bracket',
    ';': 'semicolon',
    '/': 'slash',
    ' ': 'space',
  }).map(([character, name]): [number, string] => [character.charCodeAt(0), name]),
  [0xff08, 'backspace'],
  [0xff09, 'tab'],
  [0xfe20, 'tab'],
  [0xff0d, 'enter'],
  [0xff13, 'pause'],
  [0xff14, 'scroll.lock'],
  [0xff1b, 'escape'],
  [0xff50, 'home'],
  [0xff51, 'left'],
  [0xff52, 'up'],
  [0xff53, 'right'],
  [0xff54, 'down'],
  [0xff55, 'page.up'],
  [0xff56, 'page.down'],
  [0xff57, 'end'],
  [0xff61, 'print.screen'],
  [0xff63, 'insert'],
  [0xff67, 'menu'],
  [0xff7f, 'num.lock'],
  [0xff8d, 'keypad.enter'],
  [0xff95, 'keypad.7'],
  [0xff96, 'keypad.4'],
  [0xff97, 'keypad.8'],
  [0xff98, 'keypad.6'],
  [0xff99, 'keypad.2'],
  [0xff9a, 'keypad.9'],
  [0xff9b, 'keypad.3'],
  [0xff9c, 'keypad.1'],
  [0xff9d, 'keypad.5'],
  [0xff9e, 'keypad.0'],
  [0xff9f, 'keypad.decimal'],
  [0xffaa, 'keypad.multiply'],
  [0xffab, 'keypad.add'],
  [0xffac, 'keypad.decimal'],
  [0xffad, 'keypad.subtract'],
  [0xffae, 'keypad.decimal'],
  [0xffaf, 'keypad.divide'],
  ...Array.from({ length: 10 }, (_, i): [number, string] => [0xffb0 + i, `keypad.${i}`]),
  [0xffbd, 'keypad.equal'],
  ...Array.from({ length: 25 }, (_, i): [number, string] => [0xffbe + i, `f${i + 1}`]),
  [0xffe1, 'left.shift'],
  [0xffe2, 'right.shift'],
  [0xffe3, 'left.control'],
  [0xffe4, 'right.control'],
  [0xffe5, 'caps.lock'],
  [0xffe7, 'left.alt'],
  [0xffe8, 'right.alt'],
  [0xffe9, 'left.alt'],
  [0xffea, 'right.alt'],
  [0xfe03, 'right.alt'],
  [0xffeb, 'left.win'],
  [0xffec, 'right.win'],
  [0xffff, 'delete'],
]);

/** Names by place on a US board, for layouts whose key types a letter that has no name here (Cyrillic, Greek, accents). Keycodes are evdev's plus 8. */
const namesByPosition: ReadonlyMap<number, string> = new Map<number, string>([
  ...placed(10, ['1', '2', '3', '4', '5', '6', '7', '8', '9', '0', 'minus', 'equal']),
  ...placed(24, ['q', 'w', 'e', 'r', 't', 'y', 'u', 'i', 'o', 'p', 'left.bracket', 'right.bracket']),
  ...placed(38, ['a', 's', 'd', 'f', 'g', 'h', 'j', 'k', 'l', 'semicolon', 'apostrophe', 'grave.accent']),
  ...placed(51, ['backslash', 'z', 'x', 'c', 'v', 'b', 'n', 'm', 'comma', 'period', 'slash']),
  [94, 'world.1'],
]);

function placed(first: number, names: readonly string[]): [number, string][] {
  return names.map((name, i) => [first + i, name]);
}
