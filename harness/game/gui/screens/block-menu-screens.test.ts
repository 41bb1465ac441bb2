import { describe, expect, it } from 'vitest';
import { chat, flatWorld, run } from '../../simulation/flat-world.ts';
import type { Simulation } from '../../simulation/simulation.ts';
import { createGui } from '../gui.ts';
import type { GuiApi } from '../gui-api.ts';
import { click, press, type, widget } from '../testing/drive.ts';
import { type PlainHost, plainHost } from '../testing/plain-host.ts';

interface Played {
  readonly simulation: Simulation;
  readonly gui: GuiApi;
  readonly host: PlainHost;
}

/** The interface over a real world whose player has used the block ahead. */
function using(block: string, mode: 'survival' | 'creative', ...lines: readonly string[]): Played {
  const simulation = flatWorld({ mode });
  for (const line of ['/tp @s 8.5 0 8.5 0 0', `/setblock 8 1 11 ${block}`, ...lines]) chat(simulation, line);
  const host = plainHost({ simulation, clickSlot: (click) => simulation.clickSlot(click), closeMenu: () => simulation.closeMenu() });
  const gui = createGui(host, { screen: 'game' });
  run(simulation, 1, { use: true, usePressed: true });
  return { simulation, gui, host };
}

const ids = (gui: GuiApi): readonly string[] => gui.frame().widgets.map(({ id }) => id);

describe('the screen of a block', () => {
  it.each([
    ['crafting_table', 'crafting', 46],
    ['chest', 'chest', 63],
    ['barrel', 'chest', 63],
    ['furnace', 'furnace', 39],
    ['smoker', 'furnace', 39],
    ['blast_furnace', 'furnace', 39],
  ] as const)(
    'opens when a %s is used, with all its slots in the picture, and closes by key, by escape and with the block',
    (block, screen, slots) => {
      const { gui, simulation } = using(block, 'survival');
      expect(gui.screen).toBe(screen);
      const drawn = gui.frame().widgets.filter(({ kind }) => kind === 'slot');
      expect(drawn.map(({ id }) => id)).toEqual(Array.from({ length: slots }, (_, i) => `slot-${i}`));
      for (const { bounds } of drawn) {
        expect(bounds[0]).toBeGreaterThanOrEqual(0);
        expect(bounds[1] + bounds[3]).toBeLessThanOrEqual(240);
      }
      press(gui, 'e');
      expect([gui.screen, simulation.player.menu]).toEqual(['game', null]);
      run(simulation, 6);
      run(simulation, 1, { use: true, usePressed: true });
      expect(gui.screen).toBe(screen);
      press(gui, 'escape');
      expect([gui.screen, simulation.player.menu]).toEqual(['game', null]);
      run(simulation, 6);
      run(simulation, 1, { use: true, usePressed: true });
      chat(simulation, '/setblock 8 1 11 air');
      run(simulation, 1);
      expect(gui.screen).toBe('game');
    },
  );

  it('gives way to death', () => {
    const { gui, simulation } = using('chest', 'survival');
    chat(simulation, '/kill @s');
    run(simulation, 1);
    expect(gui.screen).toBe('death');
  });
});

describe('the recipe book', () => {
  it('lists what the player’s items last for, lays it out by a click, and as often as it goes with Shift', () => {
    const { gui, simulation } = using('crafting_table', 'survival', '/give @s oak_planks 20', '/give @s stick 4');
    click(gui, 'recipe-book');
    expect(ids(gui)).toEqual(expect.arrayContaining(['wooden-pickaxe', 'crafting-table', 'oak-door']));
    expect(ids(gui)).not.toContain('stone-pickaxe');
    click(gui, 'wooden-pickaxe');
    expect(widget(gui, 'slot-0').stack).toEqual({ item: 'wooden_pickaxe', count: 1 });
    expect(simulation.player.menu?.slots.slice(1, 10).map((stack) => stack?.count ?? 0)).toEqual([1, 1, 1, 0, 1, 0, 0, 1, 0]);
    click(gui, 'wooden-pickaxe');
    expect(simulation.player.menu?.slots[1]?.count).toBe(2);
    click(gui, 'stick', 'left', true);
    expect(simulation.player.menu?.slots.slice(1, 10).map((stack) => stack?.count ?? 0)).toEqual([10, 0, 0, 10, 0, 0, 0, 0, 0]);
  });

  it('searches all recipes that fit the grid, and only shows those that cannot be made', () => {
    const { gui, simulation } = using('crafting_table', 'survival');
    click(gui, 'recipe-book');
    click(gui, 'craftable-only');
    click(gui, 'search');
    type(gui, 'beacon');
    press(gui, 'e');
    expect(gui.screen).toBe('crafting');
    expect(widget(gui, 'beacon').enabled).toBe(false);
    click(gui, 'beacon');
    expect(simulation.player.menu?.slots.slice(0, 10).every((stack) => stack === null)).toBe(true);
    press(gui, 'escape');
    expect(gui.screen).toBe('game');
  });

  it('turns pages by button and wheel', () => {
    const { gui } = using('crafting_table', 'survival');
    click(gui, 'recipe-book');
    click(gui, 'craftable-only');
    const first = ids(gui);
    click(gui, 'next-page');
    const second = ids(gui);
    expect(second).not.toEqual(first);
    gui.handle({ type: 'wheel', dy: 1 });
    expect(ids(gui)).toEqual(first);
  });

  it('offers in the inventory what fits two by two', () => {
    const { gui, simulation } = using('stone', 'survival');
    chat(simulation, '/give @s oak_log 1');
    gui.open('inventory');
    click(gui, 'recipe-book');
    click(gui, 'oak-planks');
    expect(simulation.player.inventory[0]).toEqual({ item: 'oak_planks', count: 4 });
    expect(ids(gui)).not.toContain('wooden-pickaxe');
  });
});

describe('the creative inventory', () => {
  it('opens in creative mode in place of the other, and follows the mode', () => {
    const { gui, simulation } = using('stone', 'creative');
    press(gui, 'e');
    expect(gui.screen).toBe('creative');
    chat(simulation, '/gamemode survival');
    expect(gui.screen).toBe('inventory');
  });

  it('finds any item by its name and puts it into the hotbar', () => {
    const { gui, simulation } = using('stone', 'creative');
    press(gui, 'e');
    click(gui, 'search');
    type(gui, 'diamond pick');
    click(gui, 'diamond-pickaxe');
    expect(simulation.player.carried).toEqual({ item: 'diamond_pickaxe', count: 1 });
    click(gui, 'slot-37');
    expect(simulation.player.inventory[37]).toEqual({ item: 'diamond_pickaxe', count: 1 });
  });

  it('takes one more, one less, a whole stack, and lets a stack vanish', () => {
    const { gui, simulation } = using('stone', 'creative');
    press(gui, 'e');
    click(gui, 'blocks');
    const counts: (number | undefined)[] = [];
    const take = (button: 'left' | 'right', shift: boolean, id = 'granite'): void => {
      click(gui, id, button, shift);
      counts.push(simulation.player.carried?.count);
    };
    take('left', false);
    take('left', false);
    take('right', false);
    take('left', true);
    take('left', false, 'stone');
    expect(counts).toEqual([1, 2, 1, 64, undefined]);
  });

  it('destroys what is dropped on the cross of the survival inventory', () => {
    const { gui, simulation } = using('stone', 'creative');
    chat(simulation, '/give @s dirt 3');
    press(gui, 'e');
    click(gui, 'survival-inventory');
    click(gui, 'slot-36');
    click(gui, 'destroy-item');
    expect([simulation.player.carried, simulation.player.inventory[36]]).toEqual([null, null]);
  });
});
