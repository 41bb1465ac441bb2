import { describe, expect, it } from 'vitest';
import { chat, flatWorld, run, testSettings } from '../../flat-world.ts';
import { createSimulation, type Simulation } from '../../simulation.ts';

function fresh(seed: bigint, frozen = true): Simulation {
  const simulation = createSimulation(testSettings({ seed, frozen, viewDistance: 4 }));
  for (let i = 0; i < 3000 && !simulation.ready; i++) run(simulation, 1);
  return simulation;
}

const facts = (simulation: Simulation): readonly unknown[] =>
  simulation.entities.map(({ id, kind, x, y, z, yaw, mob }) => [id, kind, x, y, z, yaw, mob?.color, mob?.baby]);

/** A dark flat world, large enough that mobs can come far from the player. */
function dark(mode: 'survival' | 'creative' = 'creative'): Simulation {
  const simulation = flatWorld({ viewDistance: 3, mode });
  chat(simulation, '/time set midnight');
  return simulation;
}

describe('the first animals', () => {
  it('are there when a new world has loaded, on the ground, and stand still while it is frozen', () => {
    const simulation = fresh(7n);
    expect(simulation.entities.length).toBeGreaterThan(3);
    const before = facts(simulation);
    run(simulation, 100);
    expect(facts(simulation)).toEqual(before);
    for (const { x, y, z } of simulation.entities) {
      const below = simulation.world.kind(simulation.world.cell(Math.floor(x), y - 1, Math.floor(z)));
      expect(below.name).toBe('grass_block');
    }
  });

  it('follow from the seed: kinds, places, facings, colours and numbers', () => {
    expect(facts(fresh(7n))).toEqual(facts(fresh(7n)));
    expect(facts(fresh(8n))).not.toEqual(facts(fresh(7n)));
  });
});

describe('animals whose chunk is left', () => {
  it('are there again, and no second time, when the player comes back', () => {
    const simulation = fresh(7n);
    const before = facts(simulation);
    const { x, y, z } = simulation.player;
    const travel = (line: string): void => {
      chat(simulation, line);
      run(simulation, 2);
      for (let i = 0; i < 3000 && !simulation.ready; i++) run(simulation, 1);
    };
    travel('/tp @s 1000 120 1000');
    expect(facts(simulation)).not.toEqual(before);
    travel(`/tp @s ${x} ${y} ${z}`);
    const ids = new Set(before.map((fact) => (fact as readonly number[])[0]));
    expect(facts(simulation).filter((fact) => ids.has((fact as readonly number[])[0]))).toEqual(before);
    expect(facts(simulation)).toHaveLength(before.length);
  });
});

describe('monsters by themselves', () => {
  it('come in the dark, not near the player, and no more than Java lets', () => {
    const simulation = dark();
    chat(simulation, '/gamerule spawn_mobs true');
    run(simulation, 300);
    const found = simulation.entities.filter(({ mob }) => mob !== undefined);
    expect(found.length).toBeGreaterThan(2);
    expect(found.length).toBeLessThanOrEqual((70 * 49) / 289 + 4);
    for (const { kind } of found) expect(['zombie', 'skeleton', 'creeper', 'spider']).toContain(kind);
  });

  it('begin at a distance of 24 blocks at least', () => {
    const simulation = dark();
    chat(simulation, '/gamerule spawn_mobs true');
    const seen = new Set<number>();
    for (let i = 0; i < 200; i++) {
      run(simulation, 1);
      for (const { id, x, z } of simulation.entities) {
        if (seen.has(id)) continue;
        seen.add(id);
        const [dx, dz] = [x - simulation.player.x, z - simulation.player.z];
        expect(Math.sqrt(dx * dx + dz * dz)).toBeGreaterThan(23);
      }
    }
    expect(seen.size).toBeGreaterThan(2);
  });

  it('stay away by day, where the rules forbid them, and from peaceful worlds', () => {
    for (const line of ['/time set noon', '/gamerule spawn_monsters false', '/difficulty peaceful']) {
      const simulation = dark();
      chat(simulation, '/gamerule spawn_mobs true');
      chat(simulation, line);
      run(simulation, 200);
      expect(simulation.entities).toHaveLength(0);
    }
  });

  it('vanish when the world becomes peaceful', () => {
    const simulation = dark();
    chat(simulation, '/summon zombie 12 0 12');
    chat(simulation, '/summon cow 14 0 12');
    chat(simulation, '/difficulty peaceful');
    run(simulation, 2);
    expect(simulation.entities.map(({ kind }) => kind)).toEqual(['cow']);
  });

  it('do not come in a frozen world', () => {
    const simulation = dark();
    chat(simulation, '/gamerule spawn_mobs true');
    chat(simulation, '/tick freeze');
    run(simulation, 200);
    expect(simulation.entities).toHaveLength(0);
  });
});
