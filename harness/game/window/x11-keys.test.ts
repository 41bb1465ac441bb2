import { describe, expect, it } from 'vitest';
import { keysymText } from './keysym-text.ts';
import { keyNames, modifiers } from './x11-keys.ts';

/** Keysyms of a text's characters: Latin 1 is its own, the rest has the Unicode keysyms. */
const symbols = (text: string): number[] =>
  [...text].map((c) => (c.codePointAt(0)! <= 0xff ? c.codePointAt(0)! : 0x01000000 + c.codePointAt(0)!));

/** A keyboard whose keycode k has these rows: plain, Shift, and for some the second group, then AltGr. */
const board = (rows: Readonly<Record<number, readonly number[]>>) =>
  keyNames(
    8,
    Array.from({ length: 248 }, (_, i) => rows[i + 8] ?? []),
  );

describe('keys of an X keyboard', () => {
  it('are called by what is printed on them, wherever they are', () => {
    // A French board: a where a US board has q, m where it has the semicolon, & on the key of 1.
    const azerty = board({
      24: symbols('aA'),
      25: symbols('zZ'),
      47: symbols('mM'),
      10: symbols('&1'),
      58: symbols(',?'),
      11: symbols('é2~é'),
    });
    expect([24, 25, 47, 10, 58, 11].map(azerty.name)).toEqual(['a', 'z', 'm', '1', 'comma', '2']);
  });

  it('are called by their place where their letter has no name', () => {
    const russian = board({ 24: symbols('йЙ'), 25: [0x6c3, 0x6e3], 39: symbols('ыЫ'), 59: symbols('бБ') });
    expect([24, 25, 39, 59].map(russian.name)).toEqual(['q', 'w', 's', 'comma']);
    expect(russian.text(25, 0)).toBe('ц');
    expect(russian.text(25, modifiers.shift)).toBe('Ц');
  });

  it('have the names of all the keys beside the letters', () => {
    const names: readonly (readonly [number, string])[] = [
      [0xff0d, 'enter'],
      [0xff1b, 'escape'],
      [0xffc0, 'f3'],
      [0xffe1, 'left.shift'],
      [0xffe4, 'right.control'],
      [0xfe03, 'right.alt'],
      [0xff51, 'left'],
      [0xff56, 'page.down'],
      [0xffff, 'delete'],
      [0x20, 'space'],
      [0x60, 'grave.accent'],
      [0xffab, 'keypad.add'],
    ];
    for (const [keysym, name] of names) expect(board({ 100: [keysym, keysym] }).name(100)).toBe(name);
    expect(board({}).name(200)).toBeNull();
  });

  it('type by Shift, Caps Lock, Num Lock, AltGr and the second group', () => {
    const keys = board({
      24: symbols('qQ'),
      10: symbols('1!'),
      30: [...symbols('uUuU'), 0xfc, 0xdc],
      31: symbols('iIшШ'),
      79: [0xff95, 0xffb7],
      40: [0x64, 0],
    });
    expect(keys.text(24, 0)).toBe('q');
    expect(keys.text(24, modifiers.shift)).toBe('Q');
    expect(keys.text(24, modifiers.lock)).toBe('Q');
    expect(keys.text(24, modifiers.shift | modifiers.lock)).toBe('q');
    expect(keys.text(10, modifiers.lock)).toBe('1');
    expect(keys.text(10, modifiers.shift)).toBe('!');
    expect(keys.text(30, modifiers.thirdLevel)).toBe('ü');
    expect(keys.text(30, modifiers.thirdLevel | modifiers.control | modifiers.alt)).toBe('ü');
    expect(keys.text(31, 1 << 13)).toBe('ш');
    expect(keys.text(31, (1 << 13) | modifiers.shift)).toBe('Ш');
    expect(keys.text(79, 0)).toBeNull();
    expect(keys.text(79, modifiers.numLock)).toBe('7');
    expect(keys.text(79, modifiers.numLock | modifiers.shift)).toBeNull();
    expect(keys.text(40, modifiers.shift)).toBe('D');
    expect(keys.name(79)).toBe('keypad.7');
  });

  it('type nothing in shortcuts', () => {
    const keys = board({ 24: symbols('qQ') });
    for (const held of [modifiers.control, modifiers.alt, modifiers.win]) expect(keys.text(24, held)).toBeNull();
  });
});

describe('what a keysym types', () => {
  it('follows the older tables of many scripts', () => {
    const samples: readonly (readonly [number, string])[] = [
      [0x1b1, 'ą'],
      [0x6c1, 'а'],
      [0x6ff, 'Ъ'],
      [0x6a6, 'і'],
      [0x7c1, 'Α'],
      [0x7d2, 'Σ'],
      [0x7d9, 'Ω'],
      [0x7f2, 'σ'],
      [0x7f3, 'ς'],
      [0x7f9, 'ω'],
      [0xce0, 'א'],
      [0xda1, 'ก'],
      [0x20ac, '€'],
      [0x1000416, 'Ж'],
      [0x101f600, '😀'],
      [0xffaa, '*'],
      [0xffb9, '9'],
    ];
    for (const [keysym, text] of samples) expect(keysymText(keysym)).toBe(text);
    for (const keysym of [0, 0xff0d, 0xffe1, 0xfe52, 0x6a1, 0x7f]) expect(keysymText(keysym)).toBeNull();
  });
});
