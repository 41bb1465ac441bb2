import { describe, expect, it } from 'vitest';
import { propertiesOf, rulesOf } from '../blocks/cell.ts';
import { chat, flatWorld, run } from '../flat-world.ts';
import type { Simulation } from '../simulation.ts';
import type { GameMode } from '../view.ts';

/** A player at 8.5, 8.5 with an item in hand, who looks at the ground before it. */
function holding(item: string, mode: GameMode = 'creative'): Simulation {
  const simulation = flatWorld({ mode });
  chat(simulation, `/give @s ${item} 8`);
  run(simulation, 2, { yaw: 0, pitch: 50 });
  return simulation;
}

/** Uses what is held, looking some way. */
function use(simulation: Simulation, yaw: number, pitch: number, more: { sneak?: boolean } = {}): void {
  run(simulation, 6, { yaw, pitch, ...more });
  run(simulation, 1, { yaw, pitch, use: true, usePressed: true, ...more });
  run(simulation, 1, { yaw, pitch, ...more });
}

const stateAt = (simulation: Simulation, x: number, y: number, z: number): Readonly<Record<string, string>> => {
  const cell = simulation.world.cell(x, y, z);
  return { name: rulesOf(cell).name, ...propertiesOf(cell) };
};

describe('placing', () => {
  it('lays a bed with its head away from the player, and loses both halves with one', () => {
    const simulation = holding('red_bed', 'survival');
    use(simulation, 0, 50);
    expect(stateAt(simulation, 8, 0, 9)).toMatchObject({ name: 'red_bed', part: 'foot', facing: 'south' });
    expect(stateAt(simulation, 8, 0, 10)).toMatchObject({ name: 'red_bed', part: 'head', facing: 'south' });
    run(simulation, 30, { yaw: 0, pitch: 50, attack: true, attackPressed: true });
    expect([stateAt(simulation, 8, 0, 9).name, stateAt(simulation, 8, 0, 10).name]).toEqual(['air', 'air']);
    const beds = simulation.entities.filter((entity) => entity.stack?.item === 'red_bed');
    const kept = simulation.player.inventory.reduce((sum, stack) => sum + (stack?.item === 'red_bed' ? stack.count : 0), 0);
    expect(beds.length + kept).toBe(8);
  });

  it('does not lay a bed where its head has no room', () => {
    const simulation = holding('red_bed');
    chat(simulation, '/setblock 8 0 10 stone');
    use(simulation, 0, 50);
    expect(stateAt(simulation, 8, 0, 9).name).toBe('air');
  });

  it('joins two chests, unless the player sneaks', () => {
    for (const [sneak, types] of [
      [false, ['left', 'right']],
      [true, ['single', 'single']],
    ] as const) {
      const simulation = holding('chest');
      chat(simulation, '/setblock 8 0 10 chest[facing=north]');
      chat(simulation, '/tp 9.5 0 8.5');
      use(simulation, 0, 40, { sneak });
      expect(stateAt(simulation, 9, 0, 10)).toMatchObject({ name: 'chest', facing: 'north' });
      expect([stateAt(simulation, 8, 0, 10).type, stateAt(simulation, 9, 0, 10).type]).toEqual(types);
    }
  });

  it('turns a lantern to where it hangs or stands', () => {
    const simulation = holding('lantern');
    use(simulation, 0, 50);
    expect(stateAt(simulation, 8, 0, 9)).toMatchObject({ name: 'lantern', hanging: 'false' });
    chat(simulation, '/setblock 8 3 9 stone');
    use(simulation, 0, -45);
    expect(stateAt(simulation, 8, 2, 9)).toMatchObject({ name: 'lantern', hanging: 'true' });
  });

  it('puts a barrel with its lid toward the player, also from above', () => {
    const simulation = holding('barrel');
    use(simulation, 0, 60);
    expect(stateAt(simulation, 8, 0, 9)).toMatchObject({ name: 'barrel', facing: 'up' });
  });

  it('plants seeds on farmland alone', () => {
    const simulation = holding('wheat_seeds');
    use(simulation, 0, 50);
    expect(stateAt(simulation, 8, 0, 9).name).toBe('air');
    chat(simulation, '/setblock 8 -1 9 farmland');
    use(simulation, 0, 50);
    expect(stateAt(simulation, 8, 0, 9)).toMatchObject({ name: 'wheat', age: '0' });
  });

  it('gives a double door its hinges outside', () => {
    const simulation = holding('oak_door');
    chat(simulation, '/setblock 9 0 10 oak_door[facing=south,half=lower,hinge=left]');
    chat(simulation, '/setblock 9 1 10 oak_door[facing=south,half=upper,hinge=left]');
    expect(stateAt(simulation, 9, 0, 10)).toMatchObject({ name: 'oak_door', hinge: 'left' });
    use(simulation, 0, 40);
    expect(stateAt(simulation, 8, 0, 10)).toMatchObject({ name: 'oak_door', facing: 'south', hinge: 'right' });
  });

  it('plants sea plants in water alone', () => {
    const simulation = holding('kelp');
    use(simulation, 0, 50);
    expect(stateAt(simulation, 8, 0, 9).name).toBe('air');
    chat(simulation, '/fill 7 -1 9 9 -1 11 water');
    use(simulation, 0, 60);
    expect([9, 10].map((z) => stateAt(simulation, 8, -1, z).name)).toContain('kelp');
  });

  it('takes both halves of a door away in creative mode, and drops nothing', () => {
    const simulation = holding('stick');
    chat(simulation, '/setblock 8 0 10 oak_door[half=lower,facing=north]');
    chat(simulation, '/setblock 8 1 10 oak_door[half=upper,facing=north]');
    run(simulation, 3, { yaw: 0, pitch: 10, attack: true, attackPressed: true });
    expect([stateAt(simulation, 8, 0, 10).name, stateAt(simulation, 8, 1, 10).name]).toEqual(['air', 'air']);
    expect(simulation.entities).toEqual([]);
  });
});
