import { describe, expect, it } from 'vitest';
import { createGui } from '../gui.ts';
import type { GuiApi, ScreenName } from '../gui-api.ts';
import { type OptionPage, optionPages } from '../options/option-pages.ts';
import { optionTable } from '../options/option-table.ts';
import { click, focused, press, reach, widget } from '../testing/drive.ts';
import { type PlainHost, plainHost, plainSimulation } from '../testing/plain-host.ts';
import { slug } from '../widget-id.ts';

function start(screen: ScreenName, changes: Partial<PlainHost> = {}): { readonly gui: GuiApi; readonly host: PlainHost } {
  const host = plainHost(changes);
  return { gui: createGui(host, { screen }), host };
}

const pages = Object.keys(optionPages) as OptionPage[];
const controls = pages.flatMap((page) => optionPages[page].sections.flatMap(({ keys }) => keys.map((key) => [key, page] as const)));

describe('the pages of options', () => {
  it.each(controls)('change %s on the page %s by pointer, and nothing else', (key, page) => {
    const { gui, host } = start(page);
    const row = optionTable[key];
    const id = slug(row.name);
    const before = host.options;
    reach(gui, id);
    const { kind, enabled } = widget(gui, id);
    if (!enabled) {
      expect(row.type).toBe('text');
      return;
    }
    if (kind === 'slider') gui.handle({ type: 'pointer', x: 0, y: 0 });
    click(gui, id);
    if (host.options[key] === before[key]) {
      // The middle of a slider may be where it stands.
      click(gui, id);
      press(gui, 'left');
    }
    expect(host.options[key]).not.toEqual(before[key]);
    expect({ ...host.options, [key]: before[key] }).toEqual(before);
  });

  it.each(pages)('%s is left by Escape and by Done to the same screen', (page) => {
    const byKey = start(page).gui;
    press(byKey, 'escape');
    const byButton = start(page).gui;
    click(byButton, 'done');
    expect(byButton.screen).toBe(byKey.screen);
    expect(byKey.screen).toBe(optionPages[page].from ?? 'title');
  });

  it.each(pages.filter((page) => optionPages[page].from !== null))('%s is reached from the page that it leads back to', (page) => {
    const { gui } = start(optionPages[page].from!);
    click(gui, slug(optionPages[page].title));
    expect(gui.screen).toBe(page);
  });

  it('say in a line what an option does, or why it does nothing here', () => {
    const { gui } = start('sounds');
    const quiet = gui.frame().quads.count;
    const [x, y] = widget(gui, 'master-volume').bounds;
    gui.handle({ type: 'pointer', x: x + 5, y: y + 5 });
    expect(gui.frame().quads.count).toBeGreaterThan(quiet + 20);
  });

  it('have the difficulty of the open world', () => {
    const { gui, host } = start('options', { simulation: plainSimulation() });
    expect(widget(gui, 'difficulty').label).toBe('Difficulty: Normal');
    click(gui, 'difficulty');
    expect(host.asked).toContainEqual(['setDifficulty', 'hard']);
  });
});

describe('a list of options that is longer than the picture', () => {
  it('is scrolled by the wheel, and lists only what is in view', () => {
    const { gui } = start('video');
    expect(gui.frame().scrolledOut.map(({ widget: { id } }) => id)).toContain('vignette');
    reach(gui, 'vignette');
    expect(widget(gui, 'vignette').label).toBe('Vignette: ON');
    expect(gui.frame().scrolledOut.find(({ widget: { id } }) => id === 'render-distance')?.at).toBe('above');
  });

  it('is scrolled by the page keys', () => {
    const { gui } = start('video');
    press(gui, 'page.down', 'page.down', 'page.down', 'page.down');
    expect(widget(gui, 'chunk-fade-time').enabled).toBe(true);
    press(gui, 'page.up', 'page.up', 'page.up', 'page.up');
    expect(widget(gui, 'render-distance').enabled).toBe(true);
  });

  it('comes into view with the focus, down to its end and on to what is below', () => {
    const { gui } = start('video');
    const seen: (string | undefined)[] = [];
    press(gui, 'tab');
    for (let i = 0; i < 40 && focused(gui) !== 'done'; i++) {
      seen.push(focused(gui));
      press(gui, 'down');
    }
    expect(seen).toEqual(expect.arrayContaining(['render-distance', 'brightness', 'max-framerate', 'graphics', 'attack-indicator']));
    expect(seen).not.toContain(undefined);
    expect(focused(gui)).toBe('done');
  });
});

describe('the key binds', () => {
  const bound = (host: PlainHost, action: string) => host.options[`key_${action}`];

  it('bind the next key to the action that was clicked', () => {
    const { gui, host } = start('key-binds');
    expect(widget(gui, 'jump').label).toBe('Jump: Space');
    click(gui, 'jump');
    expect(widget(gui, 'jump').selected).toBe(true);
    press(gui, 'j');
    expect([bound(host, 'key.jump'), widget(gui, 'jump').label, widget(gui, 'jump').selected]).toEqual(['j', 'Jump: J', false]);
  });

  it('bind a button of the mouse, and the screen does not take that click', () => {
    const { gui, host } = start('key-binds');
    click(gui, 'jump');
    click(gui, 'sneak', 'middle');
    expect([bound(host, 'key.jump'), bound(host, 'key.sneak')]).toEqual(['mouse.middle', 'left.shift']);
  });

  it('bind nothing by Escape, which then leaves the page', () => {
    const { gui, host } = start('key-binds');
    click(gui, 'jump');
    press(gui, 'escape');
    expect([gui.screen, bound(host, 'key.jump')]).toEqual(['key-binds', 'unknown']);
    press(gui, 'escape');
    expect(gui.screen).toBe('controls');
  });

  it('tell on both sides which actions share a key', () => {
    const { gui } = start('key-binds');
    click(gui, 'jump');
    press(gui, 'w');
    expect(widget(gui, 'jump').label).toBe('Jump: W (also Walk Forwards)');
    reach(gui, 'walk-forwards');
    expect(widget(gui, 'walk-forwards').label).toBe('Walk Forwards: W (also Jump)');
  });

  it('are reset one by one and all at once', () => {
    const { gui, host } = start('key-binds');
    expect([widget(gui, 'reset-jump').enabled, widget(gui, 'reset-keys').enabled]).toEqual([false, false]);
    click(gui, 'jump');
    press(gui, 'j');
    click(gui, 'sneak');
    press(gui, 'k');
    click(gui, 'reset-jump');
    expect([bound(host, 'key.jump'), bound(host, 'key.sneak')]).toEqual(['space', 'k']);
    click(gui, 'reset-keys');
    expect([bound(host, 'key.sneak'), widget(gui, 'reset-keys').enabled]).toEqual(['left.shift', false]);
  });
});
