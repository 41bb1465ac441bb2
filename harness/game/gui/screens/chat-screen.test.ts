import { describe, expect, it } from 'vitest';
import { createGui } from '../gui.ts';
import type { GuiApi, ScreenName } from '../gui-api.ts';
import { press, type, widget } from '../testing/drive.ts';
import { type PlainHost, plainHost, plainPlayer, plainSimulation } from '../testing/plain-host.ts';

const world = { simulation: plainSimulation(plainPlayer()) };

function start(host: PlainHost, screen: ScreenName = 'game'): { gui: GuiApi; host: PlainHost } {
  return { gui: createGui(host, { screen }), host };
}

describe('the chat', () => {
  it('does not get the letter of the key that opened it', () => {
    const { gui } = start(plainHost(world));
    for (const [key, text, then] of [
      ['t', 't', ''],
      ['slash', '/', '/'],
    ] as const) {
      gui.handle({ type: 'key', key, down: true });
      gui.handle({ type: 'text', text });
      gui.handle({ type: 'key', key, down: false });
      expect(widget(gui, 'chat').value).toBe(then);
      type(gui, text);
      expect(widget(gui, 'chat').value).toBe(then + text);
      press(gui, 'escape');
    }
  });

  it('gets text that comes after the key was let go', () => {
    const { gui } = start(plainHost(world));
    press(gui, 't');
    type(gui, 'tea');
    expect(widget(gui, 'chat').value).toBe('tea');
  });

  it('says a trimmed line, and nothing when the line is empty', () => {
    const { gui, host } = start(plainHost(world));
    press(gui, 't');
    type(gui, '  hello there ');
    press(gui, 'enter');
    press(gui, 't');
    type(gui, '   ');
    press(gui, 'keypad.enter');
    expect(gui.screen).toBe('game');
    expect(host.asked).toEqual([['say', 'hello there']]);
  });

  it('goes through what was said before, and back to the line being written', () => {
    const { gui } = start(plainHost({ ...world, sentLines: ['first', 'second'] }));
    press(gui, 't');
    type(gui, 'draft');
    const values = ['up', 'up', 'up', 'down', 'down', 'down'].map((key) => {
      press(gui, key);
      return widget(gui, 'chat').value;
    });
    expect(values).toEqual(['second', 'first', 'first', 'second', 'draft', 'draft']);
  });

  it('scrolls by the wheel and the page keys, no further than there are lines', () => {
    const chatLines = Array.from({ length: 40 }, (_, i) => ({ text: `line ${i}`, tick: 0 }));
    const { gui } = start(plainHost({ ...world, chatLines }), 'chat');
    const bottom = gui.frame().quads;
    press(gui, 'page.up');
    const paged = gui.frame().quads;
    expect(paged).not.toEqual(bottom);
    gui.handle({ type: 'wheel', dy: -8 });
    expect(gui.frame().quads).toEqual(bottom);
    gui.handle({ type: 'wheel', dy: 500 });
    const top = gui.frame().quads;
    press(gui, 'page.up');
    expect(gui.frame().quads).toEqual(top);
    press(gui, 'page.down', 'page.down', 'page.down', 'page.down');
    expect(gui.frame().quads).toEqual(bottom);
  });
});
