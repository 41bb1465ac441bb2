import { describe, expect, it } from 'vitest';
import { createGui } from '../gui.ts';
import { press, type, widget } from '../testing/drive.ts';
import { type PlainHost, plainHost, plainPlayer, plainSimulation } from '../testing/plain-host.ts';

/** How many quads the game's picture has with some options and with others. */
function quads(changes: Partial<PlainHost['options']>, host: Partial<PlainHost> = {}): number {
  const plain = plainHost({ simulation: plainSimulation(), ...host });
  plain.options = { ...plain.options, ...changes } as PlainHost['options'];
  return createGui(plain, { screen: 'game' }).frame().quads.count;
}

const spoken = { chatLines: [{ text: 'said', tick: 0, from: 'Player' }] };
const told = { chatLines: [{ text: 'told', tick: 0 }] };

describe('options of the chat', () => {
  it('hide all lines, or those that somebody said', () => {
    const none = quads({}, { chatLines: [] });
    expect(quads({}, spoken)).toBeGreaterThan(none);
    expect(quads({ chatVisibility: 'commands' }, spoken)).toBe(none);
    expect(quads({ chatVisibility: 'commands' }, told)).toBeGreaterThan(none);
    expect(quads({ chatVisibility: 'hidden' }, told)).toBe(none);
    expect(quads({ chatScale: 0 }, told)).toBe(none);
  });

  it('break lines earlier where the chat is narrow, and show fewer where it is low', () => {
    const long = { chatLines: [{ text: 'broken where it is narrow', tick: 0 }] };
    const many = { chatLines: Array.from({ length: 12 }, (_, tick) => ({ text: 'x', tick })) };
    expect(quads({ chatWidth: 0.1 }, long)).toBeGreaterThan(quads({}, long));
    expect(quads({ chatHeightUnfocused: 0 }, many)).toBeLessThan(quads({}, many));
  });

  it('keep a line that was left unsent, where they say so', () => {
    for (const [saveChatDrafts, text] of [
      [true, 'half a th'],
      [false, ''],
    ] as const) {
      const host = plainHost({ simulation: plainSimulation() });
      host.options = { ...host.options, saveChatDrafts };
      const gui = createGui(host, { screen: 'chat' });
      type(gui, 'half a th');
      press(gui, 'escape');
      gui.open('chat');
      expect(widget(gui, 'chat').value).toBe(text);
    }
  });
});

describe('options of what lies over the game', () => {
  it('show how ready the next blow is at the crosshair, at the hotbar or nowhere', () => {
    const ready = { simulation: plainSimulation(plainPlayer({ attackCooldown: 1 })) };
    const tired = { simulation: plainSimulation(plainPlayer({ attackCooldown: 0.5 })) };
    const shown = (attackIndicator: PlainHost['options']['attackIndicator']): number =>
      quads({ attackIndicator }, tired) - quads({ attackIndicator }, ready);
    expect(shown('off')).toBe(0);
    expect(shown('crosshair')).toBeGreaterThan(0);
    expect(shown('hotbar')).toBeGreaterThan(shown('crosshair'));
  });

  it('darken no edges in the dark where there is to be no vignette', () => {
    const simulation = plainSimulation();
    const dark = { simulation: { ...simulation, world: { ...simulation.world, light: () => ({ sky: 0, block: 0 }) } } };
    expect(quads({ vignette: false }, dark)).toBeLessThan(quads({}, dark));
  });

  it('let notices stay longer', () => {
    const toast = { ticks: 150, toasts: [{ item: 'stone', title: 'a', text: 'b', tick: 0 }] };
    expect(quads({}, toast)).toBe(quads({}, { ticks: 150 }));
    expect(quads({ notificationDisplayTime: 2 }, toast)).toBeGreaterThan(quads({}, toast));
  });

  it('tell that the world saved itself, or not', () => {
    const saved = { ages: { autosave: 3 } };
    expect(quads({}, saved)).toBeGreaterThan(quads({ showAutosaveIndicator: false }, saved));
  });
});

it('the hills of the title screen go by as fast as the option says', () => {
  const at = (ticks: number, panoramaScrollSpeed: number) => {
    const host = plainHost({ ticks });
    host.options = { ...host.options, panoramaScrollSpeed };
    return createGui(host).frame().quads.data;
  };
  expect(at(400, 1)).not.toEqual(at(0, 1));
  expect(at(400, 0.5)).toEqual(at(200, 1));
  expect(at(400, 0)).toEqual(at(0, 1));
});
