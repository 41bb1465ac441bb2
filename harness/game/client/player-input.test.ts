import { expect, test } from 'vitest';
import { createGui } from '../gui/gui.ts';
import { plainHost, plainPlayer, plainSimulation } from '../gui/testing/plain-host.ts';
import { KeyBindings } from '../input/key-bindings.ts';
import { PlayerInput } from './player-input.ts';

/** Input to a game in play, with the binds of options.txt given. */
function inPlay(options: readonly (readonly [string, string])[] = []) {
  const gui = createGui(plainHost({ simulation: plainSimulation() }));
  gui.open('game');
  const input = new PlayerInput(new KeyBindings(options));
  const press = (key: string) => {
    for (const down of [true, false]) input.apply({ type: 'key', key, down }, gui, plainPlayer(), 0.5);
  };
  return { gui, input, press };
}

test('F5 goes round the perspectives', () => {
  const { input, press } = inPlay();
  const seen = [1, 2, 3].map(() => {
    press('f5');
    return input.perspective;
  });
  expect(seen).toEqual(['back', 'front', 'first']);
});

test('the bind of options.txt takes the place of F5', () => {
  const { input, press } = inPlay([['key_key.togglePerspective', 'key.keyboard.p']]);
  press('f5');
  expect(input.perspective).toBe('first');
  press('p');
  expect(input.perspective).toBe('back');
});

test('no perspective changes while a screen is open', () => {
  const { gui, input, press } = inPlay();
  gui.open('pause');
  press('f5');
  expect(input.perspective).toBe('first');
});
