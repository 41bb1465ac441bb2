import { describe, expect, it } from 'vitest';
import { propertiesOf, rulesOf } from '../blocks/cell.ts';
import { chat, flatWorld, run } from '../flat-world.ts';
import type { Simulation } from '../simulation.ts';

const nameAt = (simulation: Simulation, x: number, y: number, z: number): string => rulesOf(simulation.world.cell(x, y, z)).name;
const levelAt = (simulation: Simulation, x: number, y: number, z: number): string | undefined =>
  propertiesOf(simulation.world.cell(x, y, z)).level;

/** A flat world in which commands were run. */
function worldWith(...commands: readonly string[]): Simulation {
  const simulation = flatWorld();
  for (const command of commands) chat(simulation, command);
  return simulation;
}

describe('water', () => {
  it('spreads by one block in five ticks, to seven blocks from its source, one level less each', () => {
    const simulation = worldWith('/setblock 0 0 0 water');
    run(simulation, 5);
    expect([1, 2].map((x) => levelAt(simulation, x, 0, 0))).toEqual(['1', undefined]);
    run(simulation, 40);
    expect([1, 2, 3, 4, 5, 6, 7, 8].map((x) => levelAt(simulation, x, 0, 0))).toEqual(['1', '2', '3', '4', '5', '6', '7', undefined]);
    expect(levelAt(simulation, 3, 0, 4)).toBe('7');
  });

  it('flows only to the nearest way down within four blocks', () => {
    const simulation = worldWith('/setblock 3 -1 0 air', '/setblock 0 0 0 water');
    run(simulation, 10);
    expect(nameAt(simulation, 1, 0, 0)).toBe('water');
    expect([nameAt(simulation, -1, 0, 0), nameAt(simulation, 0, 0, 1), nameAt(simulation, 0, 0, -1)]).toEqual(['air', 'air', 'air']);
  });

  it('falls, and spreads anew where it lands', () => {
    const simulation = worldWith('/setblock 0 3 0 stone', '/setblock 0 4 0 water');
    run(simulation, 60);
    expect([3, 2, 1, 0].map((y) => levelAt(simulation, 1, y, 0))).toEqual(['8', '8', '8', '8']);
    expect(levelAt(simulation, 2, 0, 0)).toBe('1');
  });

  it('has no end between two sources', () => {
    const simulation = worldWith('/fill 0 -1 0 2 -1 0 air', '/setblock 0 -1 0 water', '/setblock 2 -1 0 water');
    run(simulation, 10);
    expect(levelAt(simulation, 1, -1, 0)).toBe('0');
    chat(simulation, '/setblock 0 -1 0 air');
    run(simulation, 10);
    expect(levelAt(simulation, 0, -1, 0)).toBe('1');
  });

  it('makes no new sources when the rule says so', () => {
    const simulation = worldWith(
      '/gamerule water_source_conversion false',
      '/fill 0 -1 0 2 -1 0 air',
      '/setblock 0 -1 0 water',
      '/setblock 2 -1 0 water',
    );
    run(simulation, 10);
    expect(levelAt(simulation, 1, -1, 0)).toBe('1');
  });

  it('dries up without its source', () => {
    const simulation = worldWith('/setblock 0 0 0 water');
    run(simulation, 50);
    chat(simulation, '/setblock 0 0 0 air');
    run(simulation, 120);
    for (let x = -8; x <= 8; x++) for (let z = -8; z <= 8; z++) expect(nameAt(simulation, x, 0, z)).toBe('air');
  });

  it('washes away torches and plants, which drop, and is held by doors and fences', () => {
    const simulation = worldWith(
      '/setblock 1 0 0 torch',
      '/setblock 0 0 1 poppy',
      '/setblock -1 0 0 oak_fence',
      '/setblock 0 0 -2 stone',
      '/setblock 0 0 -1 ladder[facing=south]',
      '/setblock 0 0 0 water',
    );
    run(simulation, 6);
    expect([nameAt(simulation, 1, 0, 0), nameAt(simulation, 0, 0, 1)]).toEqual(['water', 'water']);
    expect(simulation.entities.map((entity) => entity.stack?.item).sort()).toEqual(['poppy', 'torch']);
    run(simulation, 30);
    expect([nameAt(simulation, -1, 0, 0), nameAt(simulation, 0, 0, -1)]).toEqual(['oak_fence', 'ladder']);
  });
});

describe('lava', () => {
  it('spreads by one block in thirty ticks, to three blocks from its source', () => {
    const simulation = worldWith('/setblock 0 0 0 lava');
    run(simulation, 29);
    expect(nameAt(simulation, 1, 0, 0)).toBe('air');
    run(simulation, 1);
    expect(levelAt(simulation, 1, 0, 0)).toBe('2');
    run(simulation, 120);
    expect([1, 2, 3, 4].map((x) => levelAt(simulation, x, 0, 0))).toEqual(['2', '4', '6', undefined]);
  });

  it('becomes obsidian in water, cobblestone where it flows, and stone where it falls into water', () => {
    const simulation = worldWith('/setblock 0 0 0 lava', '/setblock 1 0 0 water');
    expect(nameAt(simulation, 0, 0, 0)).toBe('obsidian');
    const flows = worldWith('/fill -1 0 -1 6 1 1 stone', '/fill 0 0 0 5 1 0 air', '/setblock 0 0 0 lava', '/tick sprint 100');
    run(flows, 6);
    chat(flows, '/setblock 5 0 0 water');
    run(flows, 60);
    expect([1, 2, 3, 4].map((x) => nameAt(flows, x, 0, 0))).toContain('cobblestone');
    const falls = worldWith('/fill -1 -1 -1 1 4 1 glass', '/setblock 0 -1 0 water', '/fill 0 0 0 0 2 0 air', '/setblock 0 3 0 lava');
    run(falls, 120);
    expect(nameAt(falls, 0, -1, 0)).toBe('stone');
  });
});

describe('what touches water', () => {
  it('sets: concrete powder becomes concrete', () => {
    const simulation = worldWith('/setblock 0 0 0 water', '/setblock 1 0 0 red_concrete_powder');
    expect(nameAt(simulation, 1, 0, 0)).toBe('red_concrete');
  });

  it('drinks: a sponge takes all within reach', () => {
    const simulation = worldWith('/fill 0 -1 0 5 -1 0 water', '/setblock 0 0 0 sponge');
    expect(nameAt(simulation, 0, 0, 0)).toBe('wet_sponge');
    expect([0, 1, 2, 3, 4, 5].map((x) => nameAt(simulation, x, -1, 0))).toEqual(['air', 'air', 'air', 'air', 'air', 'air']);
  });

  it('stays: plants of the sea are full of water and leave it', () => {
    const simulation = worldWith('/fill 0 -2 0 0 -1 0 water', '/setblock 0 -2 0 seagrass');
    expect(nameAt(simulation, 0, -2, 0)).toBe('seagrass');
    chat(simulation, '/setblock 0 -3 0 air');
    expect(nameAt(simulation, 0, -2, 0)).toBe('water');
  });
});
