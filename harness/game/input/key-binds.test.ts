import { describe, expect, it } from 'vitest';
import { defaultBindings } from './key-bindings.ts';
import { conflictsOf, keyBinds } from './key-binds.ts';
import { keyLabel, keyOfText, textOfKey } from './key-text.ts';

const bind = (action: string) => keyBinds.find((each) => each.action === action)!;
const clashes = (action: string, changes: Record<string, string> = {}): string[] =>
  conflictsOf(bind(action), (each) => changes[each] ?? defaultBindings[each]!).map((each) => each.action);

describe('key binds', () => {
  it('names every action once', () => {
    const actions = keyBinds.map(({ action }) => action);
    expect(new Set(actions).size).toBe(actions.length);
  });

  it('has no clash in a fresh game', () => {
    expect(keyBinds.filter(({ action }) => clashes(action).length > 0).map(({ action }) => action)).toEqual([]);
  });

  it('clashes on both sides when two actions share a key', () => {
    const changes = { 'key.jump': 'w' };
    expect(clashes('key.jump', changes)).toEqual(['key.forward']);
    expect(clashes('key.forward', changes)).toEqual(['key.jump']);
  });

  it('does not clash when nothing is bound', () => {
    expect(clashes('key.jump', { 'key.jump': 'unknown', 'key.drop': 'unknown' })).toEqual([]);
  });
});

describe('the text of a key', () => {
  it.each([
    ['key.keyboard.left.shift', 'left.shift'],
    ['key.mouse.4', 'mouse.4'],
    ['key.keyboard.unknown', 'unknown'],
    ['17', 'w'],
    ['42', 'left.shift'],
    ['57', 'space'],
    ['-100', 'mouse.left'],
    ['-98', 'mouse.middle'],
    ['-97', 'mouse.4'],
    ['0', 'unknown'],
  ])('%s is %s', (text, key) => {
    expect(keyOfText(text)).toBe(key);
  });

  it.each(['key.keyboard.any', 'key.mouse.wheel', 'w', '', '999', '-3'])('%j names no key', (text) => {
    expect(keyOfText(text)).toBeUndefined();
  });

  it('is read as it was written, for every default', () => {
    for (const key of Object.values(defaultBindings)) expect(keyOfText(textOfKey(key))).toBe(key);
  });

  it('is shown in words', () => {
    expect(['left.shift', 'mouse.left', 'w', 'unknown', 'slash', 'keypad.0'].map(keyLabel)).toEqual([
      'Left Shift',
      'Left Button',
      'W',
      'Not Bound',
      '/',
      'Keypad 0',
    ]);
  });
});
