import { describe, expect, it } from 'vitest';
import { chat, flatWorld, run, runUntil } from '../flat-world.ts';
import type { Simulation } from '../simulation.ts';

const down = { pitch: 90 };

function nameAt(simulation: Simulation, x: number, y: number, z: number): string {
  return simulation.world.kind(simulation.world.cell(x, y, z)).name;
}

/** Ticks to dig the block under the crosshair away, straight ahead at eye level. */
function digTicks(block: string, tool: string | null): number {
  const simulation = flatWorld({ mode: 'survival' });
  chat(simulation, `/setblock 8 1 10 ${block}`);
  if (tool !== null) chat(simulation, `/give @s ${tool}`);
  return runUntil(simulation, () => nameAt(simulation, 8, 1, 10) === 'air', { attack: true, attackPressed: true });
}

describe('digging', () => {
  it.each([
    ['stone', null, 150],
    ['stone', 'wooden_pickaxe', 23],
    ['stone', 'diamond_pickaxe', 6],
    ['dirt', null, 15],
    ['dirt', 'wooden_shovel', 8],
    ['oak_log', null, 60],
    ['oak_log', 'iron_axe', 10],
    ['obsidian', 'diamond_pickaxe', 188],
    ['iron_ore', 'wooden_pickaxe', 150],
    ['white_wool', 'shears', 5],
    ['oak_leaves', null, 6],
    ['glowstone', null, 9],
  ])('takes %s with %s away in as many ticks as Java Edition', (block, tool, ticks) => {
    expect(digTicks(block, tool)).toBe(ticks);
  });

  it('tells how far it is, and starts again at another block', () => {
    const simulation = flatWorld({ mode: 'survival' });
    run(simulation, 3, { ...down, attack: true });
    expect(simulation.player.mining).toMatchObject({ x: 8, y: -1, z: 8 });
    expect(simulation.player.mining?.progress).toBeCloseTo(3 / 18, 9);
    run(simulation, 1, down);
    expect(simulation.player.mining).toBeNull();
  });

  it('drops what the block gives, which the player picks up with an event', () => {
    const simulation = flatWorld({ mode: 'survival' });
    chat(simulation, '/setblock 8 1 9 stone');
    chat(simulation, '/give @s wooden_pickaxe');
    runUntil(simulation, () => nameAt(simulation, 8, 1, 9) === 'air', { attack: true });
    expect(simulation.entities).toHaveLength(1);
    expect(simulation.entities[0].stack).toEqual({ item: 'cobblestone', count: 1 });
    const { x, z } = simulation.entities[0];
    chat(simulation, `/tp ${x.toFixed(2)} 0.0 ${z.toFixed(2)}`);
    runUntil(simulation, () => simulation.entities.length === 0);
    expect(simulation.player.inventory[37]).toEqual({ item: 'cobblestone', count: 1 });
    expect(simulation.player.inventory[36]).toEqual({ item: 'wooden_pickaxe', count: 1, damage: 1 });
    expect(simulation.takeEvents()).toContainEqual({ kind: 'item', item: 'cobblestone', count: 1 });
  });

  it('drops nothing without the tool that the block needs', () => {
    const simulation = flatWorld({ mode: 'survival' });
    chat(simulation, '/setblock 8 1 10 stone');
    runUntil(simulation, () => nameAt(simulation, 8, 1, 10) === 'air', { attack: true });
    expect(simulation.entities).toHaveLength(0);
  });

  it('is instant in creative mode, with a pause between two blocks, and breaks bedrock too', () => {
    const simulation = flatWorld();
    chat(simulation, '/setblock 8 1 10 bedrock');
    chat(simulation, '/setblock 8 1 11 bedrock');
    run(simulation, 1, { attack: true, attackPressed: true });
    expect(nameAt(simulation, 8, 1, 10)).toBe('air');
    expect(nameAt(simulation, 8, 1, 11)).toBe('bedrock');
    run(simulation, 5, { attack: true });
    expect(nameAt(simulation, 8, 1, 11)).toBe('air');
  });
});

describe('placing', () => {
  const use = { use: true, usePressed: true };

  it('puts the held block before the face and takes one in survival', () => {
    const simulation = flatWorld({ mode: 'survival' });
    chat(simulation, '/give @s cobblestone 3');
    run(simulation, 1, { pitch: 45, ...use });
    expect(nameAt(simulation, 8, 0, 10)).toBe('cobblestone');
    expect(simulation.player.inventory[36]).toEqual({ item: 'cobblestone', count: 2 });
  });

  it('does not put a block into the player', () => {
    const simulation = flatWorld();
    chat(simulation, '/give @s stone');
    run(simulation, 1, { ...down, ...use });
    expect(nameAt(simulation, 8, 0, 8)).toBe('air');
  });

  it.each([
    ['oak_log', 0, { axis: 'z' }],
    ['oak_log', 90, { axis: 'x' }],
    ['furnace', 0, { facing: 'north', lit: 'false' }],
    ['chest', 90, { facing: 'east', type: 'single', waterlogged: 'false' }],
    ['oak_slab', 0, { type: 'top', waterlogged: 'false' }],
  ])('gives %s looked at by yaw %d its state', (item, yaw, properties) => {
    const simulation = flatWorld();
    chat(simulation, '/fill 5 0 5 11 3 11 stone outline');
    chat(simulation, '/fill 6 0 6 10 3 10 air');
    chat(simulation, `/give @s ${item}`);
    run(simulation, 1, { yaw, ...use });
    const [x, z] = yaw === 0 ? [8, 10] : [6, 8];
    const cell = simulation.world.cell(x, 1, z);
    expect(simulation.world.kind(cell).name).toBe(item);
    expect(simulation.world.properties(cell)).toEqual(properties);
  });

  it('hangs a torch at a wall, stands it on a floor and not under a roof; it lights, and pops when its wall goes', () => {
    const simulation = flatWorld({ mode: 'survival' });
    chat(simulation, '/setblock 8 1 11 stone');
    chat(simulation, '/give @s torch 5');
    chat(simulation, '/time set midnight');
    run(simulation, 1, use);
    expect(simulation.world.properties(simulation.world.cell(8, 1, 10))).toEqual({ facing: 'north' });
    expect(simulation.world.light(8, 1, 8).block).toBe(12);
    chat(simulation, '/setblock 8 1 11 air');
    expect(nameAt(simulation, 8, 1, 10)).toBe('air');
    expect(simulation.world.light(8, 1, 8).block).toBe(0);
    expect(simulation.entities[0].stack).toEqual({ item: 'torch', count: 1 });
    chat(simulation, '/setblock 8 3 8 stone');
    run(simulation, 5);
    run(simulation, 1, { pitch: -90, ...use });
    expect(nameAt(simulation, 8, 2, 8)).toBe('air');
  });

  it('makes two slabs one double slab', () => {
    const simulation = flatWorld();
    chat(simulation, '/setblock 8 0 10 oak_slab');
    chat(simulation, '/give @s oak_slab');
    run(simulation, 1, { pitch: 35, ...use });
    expect(simulation.world.properties(simulation.world.cell(8, 0, 10)).type).toBe('double');
  });

  it('sets plants on soil alone', () => {
    const simulation = flatWorld();
    chat(simulation, '/give @s poppy');
    chat(simulation, '/setblock 8 -1 10 stone');
    run(simulation, 1, { pitch: 45, ...use });
    expect(nameAt(simulation, 8, 0, 10)).toBe('air');
    chat(simulation, '/setblock 8 -1 10 dirt');
    run(simulation, 1, { pitch: 45, ...use });
    expect(nameAt(simulation, 8, 0, 10)).toBe('poppy');
  });
});

describe('hands', () => {
  it('pick the block looked at: into the hand in creative mode, the slot that holds it in survival', () => {
    const simulation = flatWorld();
    run(simulation, 1, { ...down, pickPressed: true });
    expect(simulation.player.inventory[36]).toEqual({ item: 'grass_block', count: 1 });
    chat(simulation, '/gamemode survival');
    chat(simulation, '/give @s dirt');
    chat(simulation, '/setblock 8 -1 8 dirt');
    run(simulation, 1, { ...down, pickPressed: true });
    expect(simulation.player.selected).toBe(1);
  });

  it('throw one item, which lands and comes back after two seconds', () => {
    const simulation = flatWorld({ mode: 'survival' });
    chat(simulation, '/give @s diamond 2');
    run(simulation, 1, { ...down, dropPressed: true });
    expect(simulation.player.inventory[36]).toEqual({ item: 'diamond', count: 1 });
    run(simulation, 38, down);
    expect(simulation.entities).toHaveLength(1);
    expect(simulation.entities[0].y).toBeCloseTo(0, 6);
    run(simulation, 5, down);
    expect(simulation.player.inventory[36]).toEqual({ item: 'diamond', count: 2 });
  });

  it('swing for six ticks', () => {
    const simulation = flatWorld();
    run(simulation, 1, { pitch: -90, attackPressed: true });
    const swings = Array.from({ length: 6 }, () => {
      const { swing } = simulation.player;
      run(simulation, 1, { pitch: -90 });
      return Math.round(swing * 6);
    });
    expect(swings).toEqual([0, 1, 2, 3, 4, 5]);
    expect(simulation.player.swing).toBe(0);
  });

  it('reach 4.5 blocks in survival and 5 in creative mode', () => {
    const simulation = flatWorld();
    chat(simulation, '/setblock 8 1 13 stone');
    expect(simulation.raycast(0, 0)).toMatchObject({ x: 8, y: 1, z: 13, face: 'north', hit: [8.5, 1.62, 13] });
    chat(simulation, '/gamemode survival');
    expect(simulation.raycast(0, 0)).toMatchObject({ z: 13 });
    chat(simulation, '/tp 8.5 0 8.4');
    expect(simulation.raycast(0, 0)).toBeNull();
  });
});
