import { describe, expect, it } from 'vitest';
import { chat, flatWorld, run } from '../flat-world.ts';
import type { Simulation } from '../simulation.ts';
import type { PlayerControls } from '../view.ts';

function survivor(...lines: readonly string[]): Simulation {
  const simulation = flatWorld({ mode: 'survival' });
  for (const line of lines) chat(simulation, line);
  run(simulation, 1);
  return simulation;
}

/** Exhaustion since the world began: what is left of it, and four for each point of saturation that it took. */
function tired(simulation: Simulation): number {
  const { exhaustion, saturation, food } = simulation.exportPlayer();
  return exhaustion + 4 * (5 - saturation + (20 - food));
}

/** Exhaustion a block of the way, once it is steady. */
function perBlock(simulation: Simulation, controls: Partial<PlayerControls>): number {
  run(simulation, 20, controls);
  const before = tired(simulation);
  const { z } = simulation.player;
  run(simulation, 20, controls);
  return (tired(simulation) - before) / (simulation.player.z - z);
}

describe('a labour tires', () => {
  it.each<[string, Partial<PlayerControls>, number]>([
    ['walking', { forward: true }, 0],
    ['sneaking', { forward: true, sneak: true }, 0],
    ['sprinting', { forward: true, sprint: true }, 0.1],
  ])('%s', (_, controls, expected) => {
    expect(perBlock(survivor(), controls)).toBeCloseTo(expected, 9);
  });

  it('swimming', () => {
    const simulation = survivor('/fill 0 0 0 15 8 31 water', '/tp 8.5 3 1.5');
    expect(perBlock(simulation, { forward: true })).toBeCloseTo(0.01, 9);
  });

  it('jumping, and in a sprint four times as much', () => {
    const simulation = survivor();
    run(simulation, 1, { jump: true });
    expect(tired(simulation)).toBeCloseTo(0.05, 9);
    run(simulation, 20);
    run(simulation, 1, { forward: true, sprint: true });
    const before = tired(simulation);
    run(simulation, 1, { forward: true, sprint: true, jump: true });
    expect(tired(simulation) - before).toBeCloseTo(0.2, 1);
  });

  it('mining a block, hitting and being hit', () => {
    const miner = survivor('/setblock 8 1 9 dirt');
    run(miner, 15, { attack: true, attackPressed: true });
    expect(tired(miner)).toBeCloseTo(0.005, 9);
    const fighter = survivor('/summon cow 8.5 0 10.5 {NoAI:1b}');
    run(fighter, 1, { pitch: 15, attack: true, attackPressed: true });
    expect(tired(fighter)).toBeCloseTo(0.1, 9);
    const victim = survivor('/setblock 8 -1 8 magma_block');
    run(victim, 5);
    expect(tired(victim)).toBeCloseTo(0.1, 9);
    const faller = survivor('/gamerule natural_health_regeneration false', '/tp 8.5 5 8.5');
    run(faller, 30);
    expect(tired(faller)).toBe(0);
  });
});

describe('food', () => {
  it.each([
    ['easy', 10],
    ['normal', 1],
  ] as const)('that is gone starves on %s difficulty down to %d', (difficulty, floor) => {
    const simulation = survivor(`/difficulty ${difficulty}`, '/effect give @s hunger 40 255');
    run(simulation, 600);
    expect(simulation.player.food).toBe(0);
    run(simulation, 1900);
    expect(simulation.player.health).toBe(floor);
  });

  it('on peaceful difficulty comes back by itself, and health with it', () => {
    const simulation = survivor('/effect give @s hunger 2 255');
    run(simulation, 45);
    const { food } = simulation.player;
    expect(food).toBeLessThan(15);
    chat(simulation, '/difficulty peaceful');
    chat(simulation, '/effect give @s instant_damage');
    run(simulation, 40);
    expect(simulation.player.food).toBe(food + 4);
    expect(simulation.player.health).toBe(16);
  });

  it('in plenty heals half a heart twice a second while saturation lasts, else every four seconds; not at all by rule', () => {
    const simulation = survivor('/effect give @s saturation 1 10', '/effect give @s instant_damage');
    run(simulation, 31);
    expect(simulation.player.health).toBe(17);
    const hungry = survivor('/effect give @s hunger 1 255');
    run(hungry, 25);
    chat(hungry, '/effect clear @s');
    chat(hungry, '/effect give @s instant_damage');
    expect(hungry.player.food).toBeGreaterThanOrEqual(18);
    expect(hungry.player.food).toBeLessThan(20);
    const { health } = hungry.player;
    run(hungry, 81);
    expect(hungry.player.health).toBe(health + 1);
    const ruled = survivor('/gamerule natural_health_regeneration false', '/effect give @s instant_damage');
    run(ruled, 100);
    expect(ruled.player.health).toBe(14);
  });
});
