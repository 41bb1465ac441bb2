import { describe, expect, it } from 'vitest';
import { propertiesOf } from '../blocks/cell.ts';
import { chat, flatWorld, run } from '../flat-world.ts';

describe('a composter', () => {
  it('takes what rots, is ready a second after it is full, and gives bone meal', () => {
    const simulation = flatWorld({ mode: 'survival' });
    chat(simulation, '/setblock 8 0 10 composter');
    chat(simulation, '/give @s pumpkin_pie 10');
    const level = (): string | undefined => propertiesOf(simulation.world.cell(8, 0, 10)).level;
    const use = (): void => {
      run(simulation, 1, { pitch: 40, use: true, usePressed: true });
      run(simulation, 4, { pitch: 40 });
    };
    for (let i = 0; i < 7; i++) use();
    expect([level(), simulation.player.inventory[36]?.count]).toEqual(['7', 3]);
    run(simulation, 25, { pitch: 40 });
    expect(level()).toBe('8');
    use();
    expect(level()).toBe('0');
    expect(simulation.entities.map((entity) => entity.stack?.item)).toEqual(['bone_meal']);
  });

  it('leaves stones alone', () => {
    const simulation = flatWorld({ mode: 'survival' });
    chat(simulation, '/setblock 8 0 10 composter');
    chat(simulation, '/give @s cobblestone 10');
    run(simulation, 1, { pitch: 40, use: true, usePressed: true });
    expect(propertiesOf(simulation.world.cell(8, 0, 10)).level).toBe('0');
  });
});
