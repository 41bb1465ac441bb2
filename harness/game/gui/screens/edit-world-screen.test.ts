import { expect, it } from 'vitest';
import { createGui } from '../gui.ts';
import { click, press, type, widget } from '../testing/drive.ts';
import { plainHost } from '../testing/plain-host.ts';

function start() {
  const host = plainHost();
  const gui = createGui(host, { screen: 'select-world' });
  expect(widget(gui, 'edit-world').enabled).toBe(false);
  click(gui, 'meadow');
  click(gui, 'edit-world');
  return { gui, host };
}

it('renames the world that was chosen', () => {
  const { gui, host } = start();
  expect(widget(gui, 'world-name').value).toBe('Meadow');
  type(gui, ' of old');
  press(gui, 'enter');
  expect([gui.screen, host.asked]).toEqual(['select-world', [['renameWorld', 'meadow', 'Meadow of old']]]);
});

it('asks for nothing when the name stays, and saves no empty one', () => {
  const { gui, host } = start();
  press(gui, 'control+a', 'backspace');
  expect(widget(gui, 'save').enabled).toBe(false);
  press(gui, 'escape');
  expect([gui.screen, host.asked]).toEqual(['select-world', []]);
});

it('deletes only after it has asked', () => {
  const { gui, host } = start();
  click(gui, 'delete-world');
  expect([gui.screen, host.asked]).toEqual(['delete-world', []]);
  click(gui, 'cancel');
  expect([gui.screen, host.asked]).toEqual(['edit-world', []]);
  click(gui, 'delete-world');
  click(gui, 'delete');
  expect([gui.screen, host.asked]).toEqual(['select-world', [['deleteWorld', 'meadow']]]);
});
