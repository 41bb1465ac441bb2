import { expect, test } from 'vitest';
import { createGui } from '../gui/gui.ts';
import { defaultOptions } from '../gui/options/option-table.ts';
import { plainHost, plainPlayer, plainSimulation } from '../gui/testing/plain-host.ts';
import type { InputEvent } from '../input/input-event.ts';
import { KeyBindings } from '../input/key-bindings.ts';
import { keyOfText } from '../input/key-text.ts';
import { type InputOptions, PlayerInput } from './player-input.ts';

/** Input to a game in play, with the binds of options.txt given. */
function inPlay(binds: readonly (readonly [string, string])[] = [], changes: Partial<InputOptions> = {}) {
  const bound = Object.fromEntries(binds.map(([key, text]) => [key, keyOfText(text)]));
  const gui = createGui(plainHost({ simulation: plainSimulation(), options: { ...plainHost().options, ...bound } }));
  gui.open('game');
  const input = new PlayerInput(new KeyBindings(binds));
  const options = { ...defaultOptions, ...changes };
  const give = (event: InputEvent) => input.apply(event, gui, plainPlayer(), options);
  const press = (key: string) => {
    for (const down of [true, false]) give({ type: 'key', key, down });
  };
  return { gui, input, press, give, controls: () => input.take(plainPlayer())! };
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

test('the mouse is inverted each way for itself', () => {
  const views = [{}, { invertXMouse: true }, { invertYMouse: true }].map((changes) => {
    const { give, controls } = inPlay([], changes);
    give({ type: 'motion', dx: 100, dy: 40 });
    const { yaw, pitch } = controls();
    return [Math.sign(yaw), Math.sign(pitch)];
  });
  expect(views).toEqual([
    [1, 1],
    [-1, 1],
    [1, -1],
  ]);
});

test('a wheel that is half as sensitive takes two notches a slot', () => {
  const { give, controls } = inPlay([], { mouseWheelSensitivity: 0.5 });
  const slots = [1, 2, 3, 4].map(() => {
    give({ type: 'wheel', dy: -1 });
    return controls().selected;
  });
  expect(slots).toEqual([0, 1, 0, 1]);
});

test('a hard turn of the wheel is one notch where scrolling is discrete', () => {
  const { give, controls } = inPlay([], { discrete_mouse_scroll: true, mouseWheelSensitivity: 0.5 });
  give({ type: 'wheel', dy: -5 });
  expect(controls().selected).toBe(0);
});

test('sneaking is held, or switched where the option says so', () => {
  const sneaks = [false, true].map((toggleCrouch) => {
    const { press, controls } = inPlay([], { toggleCrouch });
    return [1, 2].map(() => {
      press('left.shift');
      return controls().sneak;
    });
  });
  expect(sneaks).toEqual([
    [false, false],
    [true, false],
  ]);
});

test('a hand that was switched on rests once a screen opens', () => {
  const { input, give, controls } = inPlay([], { toggleAttack: true });
  for (const down of [true, false]) give({ type: 'button', button: 'left', down });
  expect(controls().attack).toBe(true);
  input.screenOpened();
  expect(controls().attack).toBe(false);
});

test('any action can be bound to a button of the mouse', () => {
  const { gui, give, controls, input } = inPlay([
    ['key_key.chat', 'key.mouse.middle'],
    ['key_key.hotbar.4', 'key.mouse.right'],
    ['key_key.togglePerspective', 'key.mouse.right'],
  ]);
  give({ type: 'button', button: 'right', down: true });
  expect([controls().selected, input.perspective]).toEqual([3, 'back']);
  give({ type: 'button', button: 'middle', down: true });
  expect(gui.screen).toBe('chat');
});

test('the hands are swapped by the key bound to it', () => {
  const { press, controls } = inPlay();
  press('f');
  expect([controls().swapPressed, controls().swapPressed]).toEqual([true, false]);
});
