import { describe, expect, it } from 'vitest';
import { propertiesOf, rulesOf } from '../blocks/cell.ts';
import { chat, flatWorld, run } from '../flat-world.ts';
import type { Simulation } from '../simulation.ts';

const nameAt = (simulation: Simulation, x: number, y: number, z: number): string => rulesOf(simulation.world.cell(x, y, z)).name;
const propertyAt = (simulation: Simulation, property: string, x: number, y: number, z: number): string | undefined =>
  propertiesOf(simulation.world.cell(x, y, z))[property];

/** A flat world in which commands were run, with many more random ticks than usual. */
function worldWith(...commands: readonly string[]): Simulation {
  const simulation = flatWorld();
  chat(simulation, '/gamerule random_tick_speed 400');
  for (const command of commands) chat(simulation, command);
  return simulation;
}

/** How many cells of a box have a name. */
function count(simulation: Simulation, name: string, [x0, y0, z0, x1, y1, z1]: readonly number[]): number {
  let found = 0;
  for (let y = y0!; y <= y1!; y++) {
    for (let z = z0!; z <= z1!; z++) for (let x = x0!; x <= x1!; x++) if (nameAt(simulation, x, y, z) === name) found++;
  }
  return found;
}

describe('farmland', () => {
  it('gets wet near water and becomes dirt far from it', () => {
    const simulation = worldWith('/fill -5 -1 0 5 -1 0 farmland', '/setblock -5 -1 0 water');
    run(simulation, 200);
    expect(propertyAt(simulation, 'moisture', -1, -1, 0)).toBe('7');
    expect(nameAt(simulation, 0, -1, 0)).not.toBe('farmland');
  });

  it('stays under a crop, and is dirt under a block', () => {
    const simulation = worldWith('/setblock 0 -1 0 farmland', '/setblock 0 0 0 wheat', '/setblock 3 -1 0 farmland');
    run(simulation, 100);
    expect(nameAt(simulation, 0, -1, 0)).toBe('farmland');
    chat(simulation, '/setblock 3 -1 0 farmland');
    chat(simulation, '/setblock 3 0 0 stone');
    expect(nameAt(simulation, 3, -1, 0)).toBe('dirt');
  });
});

describe('crops', () => {
  it('ripen in light and no further', () => {
    const simulation = worldWith(
      '/fill 0 -1 0 3 -1 0 farmland',
      '/setblock 0 0 0 wheat',
      '/setblock 1 0 0 carrots',
      '/setblock 2 0 0 potatoes',
      '/setblock 3 0 0 beetroots',
    );
    run(simulation, 1500);
    expect([0, 1, 2, 3].map((x) => propertyAt(simulation, 'age', x, 0, 0))).toEqual(['7', '7', '7', '3']);
  });

  it('do not grow in the dark', () => {
    const simulation = worldWith('/fill 0 -1 0 4 3 4 stone', '/setblock 2 -1 2 farmland', '/setblock 2 0 2 wheat');
    run(simulation, 600);
    expect(propertyAt(simulation, 'age', 2, 0, 2)).toBe('0');
  });

  it('pop off without their farmland, ripe ones with grain', () => {
    const simulation = worldWith('/setblock 0 -1 0 farmland', '/setblock 0 0 0 wheat[age=7]', '/setblock 0 -1 0 dirt');
    run(simulation, 1);
    expect(simulation.entities.map((entity) => entity.stack?.item)).toContain('wheat');
  });

  it('bear fruit beside a grown stem, which leans on it until the fruit is gone', () => {
    const simulation = worldWith('/setblock 0 -1 0 farmland', '/setblock 0 0 0 melon_stem[age=7]');
    run(simulation, 600);
    expect(nameAt(simulation, 0, 0, 0)).toBe('attached_melon_stem');
    const step = { north: [0, -1], south: [0, 1], west: [-1, 0], east: [1, 0] }[propertyAt(simulation, 'facing', 0, 0, 0)!]!;
    expect(nameAt(simulation, step[0]!, 0, step[1]!)).toBe('melon');
    chat(simulation, `/setblock ${step[0]} 0 ${step[1]} air`);
    expect([nameAt(simulation, 0, 0, 0), propertyAt(simulation, 'age', 0, 0, 0)]).toEqual(['melon_stem', '7']);
  });
});

describe('plants', () => {
  it('become trees, when they are saplings in light', () => {
    const simulation = worldWith('/setblock 0 0 0 oak_sapling', '/setblock 8 5 8 stone');
    run(simulation, 400);
    expect(nameAt(simulation, 0, 0, 0)).toBe('oak_log');
    expect(count(simulation, 'oak_leaves', [-4, 1, -4, 4, 12, 4])).toBeGreaterThan(20);
  });

  it('of cane and cactus reach three blocks', () => {
    const simulation = worldWith('/setblock 1 -1 0 water', '/setblock 0 0 0 sugar_cane', '/setblock 5 -1 5 sand', '/setblock 5 0 5 cactus');
    run(simulation, 1500);
    expect([0, 1, 2, 3].map((y) => nameAt(simulation, 0, y, 0))).toEqual(['sugar_cane', 'sugar_cane', 'sugar_cane', 'air']);
    expect([0, 1, 2, 3].map((y) => nameAt(simulation, 5, y, 5))).toEqual(['cactus', 'cactus', 'cactus', 'air']);
  });

  it('of grass spread over dirt in light and die under blocks', () => {
    const simulation = worldWith('/fill 0 -1 0 4 -1 4 dirt', '/setblock 10 0 10 stone');
    run(simulation, 300);
    expect(count(simulation, 'grass_block', [0, -1, 0, 4, -1, 4])).toBe(25);
    expect(nameAt(simulation, 10, -1, 10)).toBe('dirt');
  });

  it('of leaves decay when their logs are gone, those that a player placed do not', () => {
    const simulation = worldWith('/setblock 0 0 0 oak_sapling');
    run(simulation, 400);
    chat(simulation, '/setblock 12 3 12 oak_leaves[persistent=true,distance=7]');
    chat(simulation, '/fill 0 0 0 0 14 0 air');
    run(simulation, 600);
    expect(count(simulation, 'oak_leaves', [-5, 0, -5, 5, 14, 5])).toBe(0);
    expect(nameAt(simulation, 12, 3, 12)).toBe('oak_leaves');
  });

  it('do nothing when the rule says so', () => {
    const simulation = worldWith('/gamerule random_tick_speed 0', '/setblock 0 0 0 oak_sapling');
    run(simulation, 300);
    expect(nameAt(simulation, 0, 0, 0)).toBe('oak_sapling');
  });
});

describe('ice and snow', () => {
  it('melt near lights', () => {
    const simulation = worldWith('/setblock 0 -1 0 ice', '/setblock 2 0 2 snow', '/setblock 1 0 1 glowstone');
    run(simulation, 300);
    expect([nameAt(simulation, 0, -1, 0), nameAt(simulation, 2, 0, 2)]).toEqual(['water', 'air']);
  });
});
