import { describe, expect, it } from 'vitest';
import { defaultBindings, KeyBindings } from './key-bindings.ts';
import { keyNames, writesText } from './key-names.ts';

describe('KeyBindings', () => {
  it('has the usual keys without options', () => {
    const bindings = new KeyBindings();
    expect(bindings.keyFor('key.forward')).toBe('w');
    expect(bindings.keyFor('key.attack')).toBe('mouse.left');
    expect(bindings.actionsOf('9')).toEqual(['key.hotbar.9']);
  });

  it('takes keys and buttons from options.txt', () => {
    const bindings = new KeyBindings([
      ['key_key.jump', 'key.keyboard.j'],
      ['key_key.use', 'key.mouse.4'],
      ['fov', '0.5'],
    ]);
    expect(bindings.keyFor('key.jump')).toBe('j');
    expect(bindings.actionsOf('space')).toEqual([]);
    expect(bindings.keyFor('key.use')).toBe('mouse.4');
  });

  it('knows an action with nothing bound to it', () => {
    const bindings = new KeyBindings([['key_key.drop', 'key.keyboard.unknown']]);
    expect(bindings.keyFor('key.drop')).toBe('unknown');
    expect(bindings.actionsOf('unknown')).toEqual([]);
    expect(bindings.keyFor('key.none')).toBe('unknown');
  });

  it('binds only keys that exist', () => {
    for (const key of Object.values(defaultBindings)) expect(key === 'unknown' || key.startsWith('mouse.') || keyNames.has(key)).toBe(true);
  });

  it('follows other entries while it is in use', () => {
    const bindings = new KeyBindings([['key_key.jump', 'key.keyboard.j']]);
    bindings.follow([['key_key.drop', 'key.keyboard.k']]);
    expect([bindings.keyFor('key.jump'), bindings.keyFor('key.drop'), bindings.actionsOf('j')]).toEqual(['space', 'k', []]);
  });
});

describe('writesText', () => {
  it('is true for keys that put a character into a field', () => {
    expect(['a', '7', 'space', 'comma', 'keypad.5'].every(writesText)).toBe(true);
    expect(['enter', 'escape', 'f3', 'left.shift', 'keypad.enter', 'up'].some(writesText)).toBe(false);
  });
});
