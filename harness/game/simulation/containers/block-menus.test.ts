import { describe, expect, it } from 'vitest';
import { chat, flatWorld, run, runUntil } from '../flat-world.ts';
import type { Simulation } from '../simulation.ts';
import type { ItemStack } from '../view.ts';
import type { SlotClick } from './slot-click.ts';

/** A player in survival who looks at a block three steps ahead at the height of its eyes. */
function facing(block: string, ...more: readonly string[]): Simulation {
  const simulation = flatWorld({ mode: 'survival' });
  chat(simulation, '/tp @s 8.5 0 8.5 0 0');
  chat(simulation, `/setblock 8 1 11 ${block}`);
  for (const line of more) chat(simulation, line);
  run(simulation, 1);
  return simulation;
}

function use(simulation: Simulation): void {
  run(simulation, 1, { use: true, usePressed: true });
  run(simulation, 5);
}

function clicks(simulation: Simulation, ...list: readonly SlotClick[]): void {
  for (const click of list) simulation.clickSlot(click);
}

const left = (slot: number): SlotClick => ({ kind: 'click', slot, button: 'left' });
const right = (slot: number): SlotClick => ({ kind: 'click', slot, button: 'right' });
const shift = (slot: number): SlotClick => ({ kind: 'quick-move', slot });

const stacks = (simulation: Simulation): readonly (ItemStack | null)[] => simulation.player.menu?.slots ?? [];

function has(simulation: Simulation, item: string): number {
  return simulation.player.inventory.reduce((sum, stack) => sum + (stack?.item === item ? stack.count : 0), 0);
}

describe('a crafting table', () => {
  it('opens where it is used, with Java’s slots, and makes a pickaxe', () => {
    const simulation = facing('crafting_table', '/give @s oak_planks 3', '/give @s stick 2');
    use(simulation);
    expect(simulation.player.menu).toMatchObject({ kind: 'crafting', title: 'Crafting Table', position: [8, 1, 11] });
    expect(stacks(simulation)).toHaveLength(46);
    clicks(simulation, left(37), right(1), right(2), right(3), left(38), right(5), right(8));
    expect(stacks(simulation)[0]).toEqual({ item: 'wooden_pickaxe', count: 1 });
    clicks(simulation, shift(0));
    expect(simulation.player.inventory[44]).toEqual({ item: 'wooden_pickaxe', count: 1 });
    expect(stacks(simulation).slice(0, 10)).toEqual(Array.from({ length: 10 }, () => null));
  });

  it('gives back what lay in the grid when it closes', () => {
    const simulation = facing('crafting_table', '/give @s oak_planks 3');
    use(simulation);
    clicks(simulation, left(37), left(5));
    simulation.closeMenu();
    expect([simulation.player.menu, has(simulation, 'oak_planks')]).toEqual([null, 3]);
  });

  it('saves what lies in the grid as if it were given back', () => {
    const simulation = facing('crafting_table', '/give @s oak_planks 3');
    use(simulation);
    clicks(simulation, left(37), right(5));
    const saved = simulation.exportPlayer().inventory.flatMap((stack) => (stack === null ? [] : [stack.count]));
    expect(saved.sort()).toEqual([1, 2]);
  });

  it('closes when it is broken, when the player goes away and when the player dies', () => {
    for (const line of ['/setblock 8 1 11 air', '/tp @s 8.5 0 -20', '/kill @s']) {
      const simulation = facing('crafting_table');
      use(simulation);
      expect(simulation.player.menu).not.toBe(null);
      chat(simulation, line);
      run(simulation, 2);
      expect(simulation.player.menu, line).toBe(null);
    }
  });
});

describe('a chest', () => {
  it('keeps what is put in, and spills it when it is broken', () => {
    const simulation = facing('chest', '/give @s diamond 5');
    use(simulation);
    expect([simulation.player.menu?.kind, stacks(simulation).length]).toEqual(['chest', 63]);
    clicks(simulation, shift(54));
    simulation.closeMenu();
    use(simulation);
    expect(stacks(simulation)[0]).toEqual({ item: 'diamond', count: 5 });
    simulation.closeMenu();
    chat(simulation, '/setblock 8 1 11 stone destroy');
    expect(simulation.entities.map(({ stack }) => stack)).toContainEqual({ item: 'diamond', count: 5 });
  });

  it('is gone with what it holds when a command replaces it', () => {
    const simulation = facing('chest', '/give @s diamond 5');
    use(simulation);
    clicks(simulation, shift(54));
    for (const line of ['/setblock 8 1 11 stone', '/setblock 8 1 11 chest']) chat(simulation, line);
    use(simulation);
    expect([simulation.entities, stacks(simulation)[0]]).toEqual([[], null]);
  });

  it('stays shut under a block that fills its cell', () => {
    const simulation = facing('chest', '/setblock 8 2 11 stone');
    use(simulation);
    expect(simulation.player.menu ?? null).toBe(null);
  });

  it('beside another is one of 54 slots, the right half’s first', () => {
    const simulation = facing('chest[facing=north,type=left]', '/setblock 9 1 11 chest[facing=north,type=right]', '/give @s diamond 5');
    use(simulation);
    const kind = simulation.player.menu?.kind;
    clicks(simulation, shift(81));
    expect([kind, stacks(simulation).length, stacks(simulation)[0]?.count]).toEqual(['double-chest', 90, 5]);
    simulation.closeMenu();
    chat(simulation, '/setblock 9 1 11 air destroy');
    expect(simulation.entities.map(({ stack }) => stack)).toContainEqual({ item: 'diamond', count: 5 });
    expect(simulation.world.properties(simulation.world.cell(8, 1, 11))).toMatchObject({ type: 'single' });
  });
});

describe('a menu whose block breaks while it is open', () => {
  it.each(['8 1 11', '9 1 11'])('closes before the next click, so that nothing is there twice or lost (half at %s)', (half) => {
    const simulation = facing('chest[facing=north,type=left]', '/setblock 9 1 11 chest[facing=north,type=right]', '/give @s diamond 5');
    use(simulation);
    clicks(simulation, shift(81));
    chat(simulation, '/give @s stone 3');
    chat(simulation, `/setblock ${half} air destroy`);
    clicks(simulation, shift(0), shift(44));
    expect(simulation.player.menu).toBe(null);
    simulation.closeMenu();
    const dropped = simulation.entities.reduce((sum, { stack }) => sum + (stack?.item === 'diamond' ? stack.count : 0), 0);
    const kept = (simulation.exportChunk(0, 0)?.blockEntities ?? []).flatMap(({ items }) => items.flatMap((stack) => stack?.count ?? []));
    expect([dropped + has(simulation, 'diamond') + kept.reduce((sum, count) => sum + count, 0), has(simulation, 'stone')]).toEqual([5, 3]);
  });
});

describe('a barrel', () => {
  it('stands open while its menu is', () => {
    const simulation = facing('barrel[facing=up]');
    const properties = () => simulation.world.properties(simulation.world.cell(8, 1, 11));
    use(simulation);
    expect([simulation.player.menu?.kind, properties()]).toEqual(['barrel', { facing: 'up', open: 'true' }]);
    simulation.closeMenu();
    expect(properties()).toEqual({ facing: 'up', open: 'false' });
    use(simulation);
    chat(simulation, '/setblock 8 1 11 stone');
    run(simulation, 1);
    expect([simulation.player.menu, properties()]).toEqual([null, {}]);
  });
});

describe('a furnace', () => {
  it('smelts iron with coal in 200 ticks each, shines meanwhile, and gives experience', () => {
    const simulation = facing('furnace[facing=north]', '/give @s raw_iron 2', '/give @s coal 1');
    const light = () => simulation.world.light(8, 2, 10).block;
    use(simulation);
    clicks(simulation, shift(30), shift(31));
    run(simulation, 1);
    expect(light()).toBeGreaterThan(9);
    expect(simulation.world.properties(simulation.world.cell(8, 1, 11))).toMatchObject({ facing: 'north', lit: 'true' });
    expect(stacks(simulation).slice(0, 2)).toEqual([{ item: 'raw_iron', count: 2 }, null]);
    const first = runUntil(simulation, () => stacks(simulation)[2] !== null);
    expect(first + 1).toBe(200);
    expect(simulation.player.menu?.furnace?.burning).toBeCloseTo(1 - 199 / 1600, 6);
    runUntil(simulation, () => stacks(simulation)[2]?.count === 2);
    clicks(simulation, shift(2));
    expect(has(simulation, 'iron_ingot')).toBe(2);
    runUntil(simulation, () => simulation.player.experience > 0);
    runUntil(simulation, () => light() === 0);
  });

  it('gives the experience that nobody took when it is broken', () => {
    const simulation = facing('furnace[facing=north]', '/give @s raw_iron 10', '/give @s coal 2');
    use(simulation);
    clicks(simulation, shift(30), shift(31));
    run(simulation, 2001);
    simulation.closeMenu();
    chat(simulation, '/setblock 8 1 11 air destroy');
    const points = simulation.entities.reduce((sum, { kind, value }) => sum + (kind === 'experience_orb' ? (value ?? 0) : 0), 0);
    expect(points).toBe(7);
  });

  it('loses its progress twice as fast without fuel, and takes fuel only for what it can smelt', () => {
    const simulation = facing('furnace[facing=north]', '/give @s stick 1', '/give @s coal 3', '/give @s dirt 1', '/give @s raw_iron 1');
    use(simulation);
    clicks(simulation, left(31), left(1), left(32), left(0));
    run(simulation, 10);
    expect(stacks(simulation)[1]).toEqual({ item: 'coal', count: 3 });
    clicks(simulation, left(0), left(32), shift(1), left(30), left(1), shift(33));
    run(simulation, 100);
    expect(simulation.player.menu?.furnace).toEqual({ burning: 0.01, cooked: 0.5 });
    run(simulation, 26);
    expect(simulation.player.menu?.furnace).toEqual({ burning: 0, cooked: 0.5 - 52 / 200 });
  });

  it('stands still while the world does', () => {
    const simulation = facing('furnace[facing=north]', '/give @s raw_iron 2', '/give @s coal 1', '/tick freeze');
    use(simulation);
    clicks(simulation, shift(30), shift(31));
    run(simulation, 50);
    expect(simulation.player.menu?.furnace).toEqual({ burning: 0, cooked: 0 });
  });
});
