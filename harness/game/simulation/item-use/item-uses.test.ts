import { describe, expect, it } from 'vitest';
import { chat, flatWorld, run } from '../flat-world.ts';
import type { Simulation } from '../simulation.ts';

const click = { use: true, usePressed: true };
/** Straight down at the ground, and at the side of a block two ahead. */
const down = { pitch: 90 };

function cellAt(simulation: Simulation, x: number, y: number, z: number): string {
  const cell = simulation.world.cell(x, y, z);
  const { name } = simulation.world.kind(cell);
  return name;
}

function survivor(item: string): Simulation {
  const simulation = flatWorld({ mode: 'survival' });
  chat(simulation, `/give @s ${item}`);
  return simulation;
}

describe('a tool used on a block', () => {
  it.each([
    ['iron_hoe', 'grass_block', 'farmland'],
    ['iron_hoe', 'coarse_dirt', 'dirt'],
    ['iron_shovel', 'grass_block', 'dirt_path'],
    ['iron_axe', 'oak_log[axis=x]', 'stripped_oak_log'],
    ['shears', 'pumpkin', 'carved_pumpkin'],
  ])('%s makes %s into %s, and wears by one', (item, block, made) => {
    const simulation = survivor(item);
    chat(simulation, `/setblock 8 -1 10 ${block}`);
    chat(simulation, '/tp 8.5 0 8.5');
    run(simulation, 1, { yaw: 0, pitch: 40, ...click });
    expect(cellAt(simulation, 8, -1, 10)).toBe(made);
    expect(simulation.player.inventory[36]).toMatchObject({ item, damage: 1 });
    if (made === 'stripped_oak_log') expect(simulation.world.properties(simulation.world.cell(8, -1, 10))).toEqual({ axis: 'x' });
  });

  it('a hoe does nothing under a block, nor in adventure mode', () => {
    const simulation = survivor('iron_hoe');
    chat(simulation, '/setblock 8 0 10 glass');
    chat(simulation, '/gamemode adventure');
    run(simulation, 1, { yaw: 0, pitch: 60, ...click });
    expect(simulation.player.inventory[36]).toEqual({ item: 'iron_hoe', count: 1 });
    expect(cellAt(simulation, 8, -1, 9)).toBe('grass_block');
  });

  it('flint and steel sets fire, and lights TNT', () => {
    const simulation = survivor('flint_and_steel');
    run(simulation, 1, { yaw: 0, pitch: 45, ...click });
    expect(cellAt(simulation, 8, 0, 10)).toBe('fire');
    expect(simulation.player.inventory[36]).toMatchObject({ damage: 1 });
    chat(simulation, '/setblock 8 1 10 tnt');
    run(simulation, 5);
    run(simulation, 1, { yaw: 0, pitch: 0, ...click });
    expect(cellAt(simulation, 8, 1, 10)).toBe('air');
    expect(simulation.entities.map(({ kind }) => kind)).toContain('tnt');
  });

  it('bone meal lets a crop grow and is used up', () => {
    const simulation = survivor('bone_meal 5');
    chat(simulation, '/setblock 8 -1 10 farmland');
    chat(simulation, '/setblock 8 0 10 wheat');
    run(simulation, 1, { yaw: 0, pitch: 40, ...click });
    expect(Number(simulation.world.properties(simulation.world.cell(8, 0, 10)).age)).toBeGreaterThanOrEqual(2);
    expect(simulation.player.inventory[36]).toEqual({ item: 'bone_meal', count: 4 });
  });
});

describe('a bucket', () => {
  it('scoops a source up, and pours it out again', () => {
    const simulation = survivor('bucket');
    chat(simulation, '/setblock 8 -1 10 water');
    run(simulation, 1, { yaw: 0, pitch: 45, ...click });
    expect([cellAt(simulation, 8, -1, 10), simulation.player.inventory[36]?.item]).toEqual(['air', 'water_bucket']);
    chat(simulation, '/setblock 8 -1 10 stone');
    run(simulation, 5);
    run(simulation, 1, { yaw: 0, pitch: 45, ...click });
    expect([cellAt(simulation, 8, 0, 10), simulation.player.inventory[36]]).toEqual(['water', { item: 'bucket', count: 1 }]);
  });

  it('of many goes into a slot of its own; in creative mode they stay', () => {
    const simulation = survivor('bucket 3');
    chat(simulation, '/setblock 8 -1 10 lava');
    run(simulation, 1, { yaw: 0, pitch: 45, ...click });
    expect(simulation.player.inventory.slice(36, 38)).toEqual([
      { item: 'bucket', count: 2 },
      { item: 'lava_bucket', count: 1 },
    ]);
    chat(simulation, '/gamemode creative');
    run(simulation, 5, { selected: 1 });
    run(simulation, 1, { yaw: 0, pitch: 60, selected: 1, ...click });
    expect(cellAt(simulation, 8, 0, 9)).toBe('lava');
    expect(simulation.player.inventory[37]).toEqual({ item: 'lava_bucket', count: 1 });
  });
});

describe('what floats', () => {
  it('is set onto the water looked at', () => {
    const simulation = survivor('lily_pad 2');
    chat(simulation, '/fill 7 -1 9 9 -1 12 water');
    run(simulation, 1, { yaw: 0, pitch: 45, ...click });
    expect([cellAt(simulation, 8, 0, 10), simulation.player.inventory[36]?.count]).toEqual(['lily_pad', 1]);
    run(simulation, 5);
    run(simulation, 1, { yaw: 90, pitch: 45, ...click });
    expect(simulation.player.inventory[36]?.count).toBe(1);
  });
});

describe('food', () => {
  /** Eats for as many ticks, hungry or not. */
  function eat(item: string, ticks = 32, hungry = true): Simulation {
    const simulation = survivor(item);
    if (hungry) chat(simulation, '/effect give @s hunger 4 255');
    if (hungry) run(simulation, 80);
    run(simulation, 1, click);
    run(simulation, ticks - 1, { use: true });
    return simulation;
  }

  it('takes 32 ticks and slows the one who eats to a fifth', () => {
    const simulation = eat('bread', 31);
    expect(simulation.player.using).toEqual({ item: 'bread', offHand: false, ticks: 31 });
    const { food } = simulation.player;
    run(simulation, 1, { use: true });
    expect(simulation.player.food).toBe(Math.min(20, food + 5));
    expect([simulation.player.using, simulation.player.inventory[36]]).toEqual([null, null]);
    const slow = survivor('golden_apple');
    run(slow, 1, click);
    run(slow, 10, { use: true, forward: true });
    const { z } = slow.player;
    run(slow, 10, { use: true, forward: true });
    expect((slow.player.z - z) * 2).toBeCloseTo(4.317 / 5, 1);
  });

  it('is not eaten by who is full, but for golden apples, which help', () => {
    expect(eat('bread', 40, false).player.inventory[36]).toEqual({ item: 'bread', count: 1 });
    const { player } = eat('golden_apple', 32, false);
    expect(player.inventory[36]).toBeNull();
    expect(player.absorption).toBe(4);
    expect(player.effects.map(({ effect, amplifier }) => [effect, amplifier])).toEqual([
      ['regeneration', 1],
      ['absorption', 0],
    ]);
  });

  it('from the bad makes ill: a spider’s eye poisons', () => {
    expect(eat('spider_eye').player.effects.map(({ effect }) => effect)).toContain('poison');
  });

  it('that is milk takes effects away and leaves a bucket; stew leaves a bowl', () => {
    const simulation = survivor('milk_bucket');
    chat(simulation, '/effect give @s speed 100');
    run(simulation, 1, click);
    run(simulation, 31, { use: true });
    expect([simulation.player.effects, simulation.player.inventory[36]]).toEqual([[], { item: 'bucket', count: 1 }]);
    expect(eat('mushroom_stew').player.inventory[36]).toEqual({ item: 'bowl', count: 1 });
  });

  it('can be eaten from the other hand', () => {
    const simulation = survivor('golden_apple');
    simulation.clickSlot({ kind: 'click', slot: 36, button: 'left' });
    simulation.clickSlot({ kind: 'click', slot: 45, button: 'left' });
    run(simulation, 1, click);
    run(simulation, 31, { use: true });
    expect(simulation.player.inventory[45]).toBeNull();
    expect(simulation.player.absorption).toBe(4);
  });
});

describe('a bow', () => {
  it('shoots an arrow the faster the longer it is drawn, and wears', () => {
    const speed = (ticks: number): number => {
      const simulation = survivor('bow');
      chat(simulation, '/give @s arrow 2');
      run(simulation, 1, { ...click, pitch: -30 });
      run(simulation, ticks - 1, { use: true, pitch: -30 });
      run(simulation, 1, { pitch: -30 });
      const arrow = simulation.entities.find(({ kind }) => kind === 'arrow');
      if (arrow === undefined) return 0;
      expect(simulation.player.inventory[36]).toMatchObject({ damage: 1 });
      expect(simulation.player.inventory[37]).toEqual({ item: 'arrow', count: 1 });
      const { x, y, z } = arrow;
      run(simulation, 1);
      return Math.hypot(arrow.x - x, arrow.y - y, arrow.z - z);
    };
    expect(speed(1)).toBe(0);
    expect(speed(20)).toBeGreaterThan(2.8);
    expect(speed(10)).toBeLessThan(1.4);
    expect(speed(10)).toBeGreaterThan(1);
  });

  it('is not drawn without arrows', () => {
    const simulation = survivor('bow');
    run(simulation, 10, click);
    expect(simulation.player.using).toBeNull();
  });
});

it('armour in the hand is put on, and swapped for what was worn', () => {
  const simulation = survivor('iron_boots');
  run(simulation, 1, { pitch: -90, ...click });
  expect([simulation.player.inventory[8]?.item, simulation.player.inventory[36]]).toEqual(['iron_boots', null]);
  chat(simulation, '/give @s diamond_boots');
  run(simulation, 5);
  run(simulation, 1, { ...down, pitch: -90, ...click });
  expect([simulation.player.inventory[8]?.item, simulation.player.inventory[36]?.item]).toEqual(['diamond_boots', 'iron_boots']);
});
