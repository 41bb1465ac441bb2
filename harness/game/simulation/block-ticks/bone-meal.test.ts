import { describe, expect, it } from 'vitest';
import { propertiesOf, rulesOf } from '../blocks/cell.ts';
import { chat, flatWorld, run } from '../flat-world.ts';
import type { Simulation } from '../simulation.ts';

const nameAt = (simulation: Simulation, x: number, y: number, z: number): string => rulesOf(simulation.world.cell(x, y, z)).name;

/** A flat world where nothing grows by itself, with bone meal in hand and blocks before the player. */
function feeding(...commands: readonly string[]): Simulation {
  const simulation = flatWorld();
  chat(simulation, '/gamerule random_tick_speed 0');
  for (const command of commands) chat(simulation, command);
  chat(simulation, '/give @s bone_meal 64');
  return simulation;
}

/** Uses it many times on the block before the player's feet. */
function feed(simulation: Simulation, times: number): void {
  for (let i = 0; i < times; i++) {
    run(simulation, 1, { pitch: 60, use: true, usePressed: true });
    run(simulation, 4, { pitch: 60 });
  }
}

describe('bone meal', () => {
  it('ripens a crop in a few uses', () => {
    const simulation = feeding('/setblock 8 -1 9 farmland', '/setblock 8 0 9 wheat');
    feed(simulation, 4);
    expect(propertiesOf(simulation.world.cell(8, 0, 9)).age).toBe('7');
  });

  it('makes a tree of a sapling', () => {
    const simulation = feeding('/setblock 8 0 9 birch_sapling');
    feed(simulation, 20);
    expect(nameAt(simulation, 8, 0, 9)).toBe('birch_log');
  });

  it('makes trees whose leaves know how far their logs are', () => {
    const simulation = feeding('/setblock 8 0 9 birch_sapling');
    feed(simulation, 20);
    const leaves = (): string => {
      const states: string[] = [];
      for (let y = 0; y < 14; y++) {
        for (let x = 2; x < 15; x++) {
          for (let z = 3; z < 16; z++) {
            const cell = simulation.world.cell(x, y, z);
            if (rulesOf(cell).shape === 'leaves') states.push(`${x} ${y} ${z} ${propertiesOf(cell).distance}`);
          }
        }
      }
      return states.join();
    };
    const before = leaves();
    expect(before).toContain('1');
    run(simulation, 30);
    expect(leaves()).toBe(before);
  });

  it('lets grass and flowers come up', () => {
    const simulation = feeding();
    feed(simulation, 1);
    let plants = 0;
    for (let x = 0; x < 20; x++) for (let z = 0; z < 20; z++) if (rulesOf(simulation.world.cell(x, 0, z)).shape === 'cross') plants++;
    expect(plants).toBeGreaterThan(5);
  });

  it('makes short grass tall', () => {
    const simulation = feeding('/setblock 8 0 9 short_grass');
    feed(simulation, 1);
    expect([nameAt(simulation, 8, 0, 9), propertiesOf(simulation.world.cell(8, 1, 9)).half]).toEqual(['tall_grass', 'upper']);
  });

  it('does nothing to stone', () => {
    const simulation = feeding('/setblock 8 -1 9 stone', '/gamemode survival');
    feed(simulation, 3);
    expect(simulation.player.inventory[36]).toEqual({ item: 'bone_meal', count: 64 });
  });
});

describe('saplings', () => {
  it('of dark oak grow only four together', () => {
    for (const [size, grown] of [
      [1, 'dark_oak_sapling'],
      [2, 'dark_oak_log'],
    ] as const) {
      const simulation = feeding(`/fill 8 0 9 ${7 + size} 0 ${8 + size} dark_oak_sapling`);
      feed(simulation, 20);
      expect(nameAt(simulation, 8, 0, 9)).toBe(grown);
    }
  });
});
