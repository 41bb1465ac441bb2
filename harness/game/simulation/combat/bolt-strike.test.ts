import { describe, expect, it } from 'vitest';
import { rulesOf } from '../blocks/cell.ts';
import { chat, flatWorld, run } from '../flat-world.ts';

describe('lightning', () => {
  it('sets the ground on fire and hurts who stands near', () => {
    const simulation = flatWorld({ mode: 'survival' });
    chat(simulation, '/summon lightning_bolt 9.5 0 8.5');
    run(simulation, 2);
    expect(rulesOf(simulation.world.cell(9, 0, 8)).name).toBe('fire');
    expect(simulation.player.health).toBeLessThan(20);
    run(simulation, 12);
    expect(simulation.entities.map(({ kind }) => kind)).not.toContain('lightning_bolt');
  });

  it('sets nothing on fire in an easy game', () => {
    const simulation = flatWorld();
    chat(simulation, '/difficulty easy');
    chat(simulation, '/summon lightning_bolt 0.5 0 0.5');
    run(simulation, 12);
    expect(rulesOf(simulation.world.cell(0, 0, 0)).name).toBe('air');
  });
});
