import { describe, expect, it } from 'vitest';
import { chat, flatWorld, run } from '../flat-world.ts';

/** A world with stacks of an item thrown straight down, and the player gone away from them. */
function thrown(item: string, count: number) {
  const simulation = flatWorld({ mode: 'survival' });
  chat(simulation, `/give @s ${item} ${count}`);
  for (let i = 0; i < count; i++) run(simulation, 1, { pitch: 90, dropPressed: true });
  chat(simulation, '/tp 0 0 0');
  return simulation;
}

describe('dropped items', () => {
  it('of one kind become one stack', () => {
    const simulation = thrown('diamond', 3);
    run(simulation, 40);
    expect(simulation.entities.map((entity) => entity.stack)).toEqual([{ item: 'diamond', count: 3 }]);
  });

  it('that do not stack stay apart', () => {
    const simulation = flatWorld({ mode: 'survival' });
    chat(simulation, '/give @s iron_axe 2');
    for (const selected of [0, 1]) run(simulation, 1, { pitch: 90, dropPressed: true, selected });
    chat(simulation, '/tp 0 0 0');
    run(simulation, 60);
    expect(simulation.entities).toHaveLength(2);
  });

  it('vanish after five minutes of the world', () => {
    const simulation = thrown('diamond', 1);
    chat(simulation, '/tick sprint 5990');
    run(simulation, 320);
    expect(simulation.entities).toHaveLength(0);
  });

  it('lie on the ground until then', () => {
    const simulation = thrown('diamond', 1);
    chat(simulation, '/tick sprint 5900');
    run(simulation, 295);
    expect(simulation.entities[0]).toMatchObject({ y: 0, age: 5901 });
  });

  it('fall when the ground under them goes', () => {
    const simulation = thrown('diamond', 1);
    run(simulation, 30);
    const { x, z } = simulation.entities[0];
    chat(simulation, `/setblock ${Math.floor(x)} -1 ${Math.floor(z)} air`);
    run(simulation, 20);
    expect(simulation.entities[0].y).toBe(-1);
  });

  it('rise in water', () => {
    const simulation = thrown('diamond', 1);
    run(simulation, 30);
    chat(simulation, '/fill 5 0 5 11 2 11 water');
    run(simulation, 100);
    expect(simulation.entities[0].y).toBeGreaterThan(0.5);
  });
});
