import { describe, expect, it } from 'vitest';
import { blockKind } from '../block-kinds.ts';
import { chat, flatWorld, run, runUntil } from '../flat-world.ts';
import { blastResistance } from './blast-resistance.ts';

describe('explosions', () => {
  it('break what is soft and leave obsidian', () => {
    const simulation = flatWorld();
    chat(simulation, '/tp 40 0 40');
    chat(simulation, '/fill 10 0 8 10 1 8 obsidian');
    chat(simulation, '/fill 6 0 8 6 1 8 oak_planks');
    chat(simulation, '/tp 8.5 12 8.5');
    chat(simulation, '/summon tnt 8 0 8 {fuse:1}');
    run(simulation, 3);
    expect(simulation.world.cell(6, 0, 8)).toBe(0);
    expect(simulation.world.kind(simulation.world.cell(10, 0, 8)).name).toBe('obsidian');
    expect(simulation.world.cell(8, -1, 8)).toBe(0);
  });

  it('do not break bedrock, nor anything when the rule forbids it', () => {
    const simulation = flatWorld();
    chat(simulation, '/gamerule tnt_explodes false');
    chat(simulation, '/summon tnt 8 0 8 {fuse:1}');
    run(simulation, 3);
    expect(simulation.entities).toHaveLength(0);
    expect(simulation.world.cell(8, -1, 8)).not.toBe(0);
  });

  it('hurt less with distance, and not through a wall', () => {
    const harm = (x: number, wall: boolean): number => {
      const simulation = flatWorld({ mode: 'survival' });
      chat(simulation, '/gamerule mob_griefing false');
      if (wall) chat(simulation, '/fill 10 0 2 10 6 14 obsidian');
      chat(simulation, `/summon creeper ${x}.5 0 8.5 {ignited:1b,NoGravity:1b,Fuse:1}`);
      run(simulation, 4);
      return 20 - simulation.player.health;
    };
    expect(harm(11, false)).toBeGreaterThan(harm(13, false));
    expect(harm(13, false)).toBeGreaterThan(0);
    expect(harm(12, true)).toBe(0);
  });

  it.each([
    ['tnt', '', 12],
    ['tnt', '/gamerule tnt_explosion_drop_decay true', 6],
    ['creeper', '/gamerule mob_explosion_drop_decay false', 12],
  ] as const)('of %s let every block drop what it gives, unless a rule says one in so many (%s)', (kind, rule, least) => {
    const simulation = flatWorld();
    if (rule !== '') chat(simulation, rule);
    chat(simulation, '/fill 6 0 6 9 2 6 oak_planks');
    chat(simulation, '/tp 8.5 30 8.5');
    chat(simulation, kind === 'tnt' ? '/summon tnt 8 0 8 {fuse:1}' : '/summon creeper 8 0 8 {ignited:1b,Fuse:1}');
    run(simulation, 4);
    const count = simulation.entities.reduce((sum, { stack }) => sum + (stack?.item === 'oak_planks' ? stack.count : 0), 0);
    if (rule.endsWith('true')) expect(count).toBeLessThan(least);
    else expect(count).toBe(least);
  });

  it('light other TNT', () => {
    const simulation = flatWorld();
    chat(simulation, '/tp 8.5 30 8.5');
    chat(simulation, '/setblock 10 0 8 tnt');
    chat(simulation, '/summon tnt 8 0 8 {fuse:1}');
    run(simulation, 2);
    expect(simulation.entities.filter(({ kind }) => kind === 'tnt')).toHaveLength(1);
    runUntil(simulation, () => simulation.entities.every(({ kind }) => kind !== 'tnt'), {}, 40);
  });

  it.each<[string, number]>([
    ['stone', 6],
    ['dirt', 0.5],
    ['oak_planks', 3],
    ['obsidian', 1200],
    ['bedrock', 3600000],
    ['red_terracotta', 4.2],
    ['end_stone', 9],
    ['stone_bricks', 6],
    ['water', 100],
  ])('are held up by %s with a strength of %d', (name, resistance) => {
    const kind = blockKind(name);
    expect(kind === undefined ? undefined : blastResistance(kind)).toBe(resistance);
  });
});
