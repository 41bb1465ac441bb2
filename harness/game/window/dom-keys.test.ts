import { describe, expect, it } from 'vitest';
import { domKeyName } from './dom-keys.ts';

describe('keys of a page', () => {
  it('are called as on an X keyboard', () => {
    const keys: readonly (readonly [string, string, string | null])[] = [
      ['KeyW', 'w', 'w'],
      ['KeyW', 'W', 'w'],
      // A French board.
      ['KeyQ', 'a', 'a'],
      ['Semicolon', 'm', 'm'],
      ['KeyM', ',', 'comma'],
      ['Digit1', '&', '1'],
      // A Russian one.
      ['KeyW', 'ц', 'w'],
      ['Comma', 'б', 'comma'],
      ['Digit1', '!', '1'],
      ['Slash', '?', 'slash'],
      ['Space', ' ', 'space'],
      ['F3', 'F3', 'f3'],
      ['Escape', 'Escape', 'escape'],
      ['ShiftLeft', 'Shift', 'left.shift'],
      ['AltRight', 'AltGraph', 'right.alt'],
      ['Numpad7', '7', 'keypad.7'],
      ['Numpad7', 'Home', 'keypad.7'],
      ['NumpadSubtract', '-', 'keypad.subtract'],
      ['NumpadEnter', 'Enter', 'keypad.enter'],
      ['ArrowUp', 'ArrowUp', 'up'],
      ['AudioVolumeUp', 'AudioVolumeUp', null],
    ];
    for (const [code, key, name] of keys) expect(domKeyName(code, key)).toBe(name);
  });
});
