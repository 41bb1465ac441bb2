import { describe, expect, it } from 'vitest';
import type { ChatCompletion } from '../../simulation/commands/chat-completion.ts';
import { createGui } from '../gui.ts';
import type { GuiApi, ScreenName } from '../gui-api.ts';
import { click, press, type, widget } from '../testing/drive.ts';
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

describe('the suggestions of the chat', () => {
  const words = ['gamemode', 'gamerule', ...Array.from({ length: 12 }, (_, i) => `game${i}`)];
  /** Knows one word after the slash, as a host with a world knows commands. */
  const complete = (line: string, caret: number): ChatCompletion | null => {
    if (!line.startsWith('/')) return { from: 0, suggestions: [], usage: [], fault: null, words: [] };
    const typed = line.slice(1, caret);
    const suggestions = words.filter((word) => word.startsWith(typed));
    const fault = suggestions.length === 0 ? { message: 'there is no such word', at: 1 } : null;
    return { from: 1, suggestions, usage: ['<word>'], fault, words: [] };
  };
  const open = () => {
    const started = start(plainHost({ ...world, complete, sentLines: ['/gamemode', 'said'] }));
    press(started.gui, 'slash');
    return started;
  };
  const rows = (gui: GuiApi) => gui.frame().widgets.filter(({ kind }) => kind === 'row');
  const chosen = (gui: GuiApi) => rows(gui).find(({ selected }) => selected)?.label;
  const line = (gui: GuiApi) => widget(gui, 'chat').value;

  it('open while a command is typed, ten at a time, and never for talk', () => {
    const { gui } = open();
    type(gui, 'game');
    expect(rows(gui)).toHaveLength(10);
    type(gui, 'r');
    expect(rows(gui).map(({ label }) => label)).toEqual(['gamerule']);
    press(gui, 'escape', 'escape', 't');
    type(gui, 'game');
    expect(rows(gui)).toEqual([]);
  });

  it('are chosen by the arrows, round and round, and scroll', () => {
    const { gui } = open();
    type(gui, 'game');
    expect(chosen(gui)).toBe('gamemode');
    press(gui, 'up');
    expect(chosen(gui)).toBe('game11');
    press(gui, 'down', 'down');
    expect(chosen(gui)).toBe('gamerule');
    expect(line(gui)).toBe('/game');
    gui.handle({ type: 'wheel', dy: -1 });
    expect(rows(gui)[0]?.label).toBe('gamerule');
  });

  it('are written by Tab, which then goes on, and back with Shift', () => {
    const { gui } = open();
    type(gui, 'gamem');
    press(gui, 'tab');
    expect(line(gui)).toBe('/gamemode');
    press(gui, 'backspace', 'backspace', 'backspace', 'backspace');
    press(gui, 'tab', 'tab');
    expect(line(gui)).toBe('/gamerule');
    press(gui, 'shift+tab');
    expect(line(gui)).toBe('/gamemode');
  });

  it('are written by a click, after which one types on', () => {
    const { gui, host } = open();
    type(gui, 'ga');
    click(gui, 'gamerule');
    expect(line(gui)).toBe('/gamerule');
    type(gui, ' x');
    press(gui, 'enter');
    expect(host.asked).toEqual([['say', '/gamerule x']]);
  });

  it('are closed by Escape first, then the chat is', () => {
    const { gui } = open();
    type(gui, 'ga');
    press(gui, 'escape');
    expect([gui.screen, rows(gui).length]).toEqual(['chat', 0]);
    press(gui, 'escape');
    expect(gui.screen).toBe('game');
  });

  it('stay closed over a line from before, until it is changed or Tab is pressed', () => {
    const { gui } = open();
    press(gui, 'escape', 'up', 'up');
    expect([line(gui), rows(gui).length]).toEqual(['/gamemode', 0]);
    press(gui, 'tab');
    expect(rows(gui).length).toBe(1);
  });

  it('give way to what is wrong with the line', () => {
    const { gui } = open();
    type(gui, 'ga');
    const offered = gui.frame().quads;
    type(gui, 'x');
    expect(rows(gui)).toEqual([]);
    expect(gui.frame().quads).not.toEqual(offered);
  });
});
