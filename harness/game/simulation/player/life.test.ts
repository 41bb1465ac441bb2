import { describe, expect, it } from 'vitest';
import { chat, flatWorld, run, runUntil } from '../flat-world.ts';
import type { Simulation } from '../simulation.ts';

/** A world at night with a bed whose head is at 8 0 12, and the player before its foot. */
function bedroom(time = '14000'): Simulation {
  const simulation = flatWorld({ mode: 'survival' });
  chat(simulation, '/gamerule spawn_mobs false');
  chat(simulation, '/setblock 8 0 11 red_bed[part=foot,facing=south]');
  chat(simulation, '/setblock 8 0 12 red_bed[part=head,facing=south]');
  chat(simulation, '/tp 8.5 0 9.5');
  chat(simulation, `/time set ${time}`);
  run(simulation, 2);
  return simulation;
}

/** Looks down at the foot of the bed and uses it. */
function use(simulation: Simulation): void {
  run(simulation, 1, { yaw: 0, pitch: 35, use: true, usePressed: true });
}

const occupied = (simulation: Simulation): string | undefined => simulation.world.properties(simulation.world.cell(8, 0, 12)).occupied;

describe('a bed', () => {
  it('is slept in at night: a hundred ticks later it is morning, and the player stands beside it', () => {
    const simulation = bedroom();
    use(simulation);
    expect(simulation.player).toMatchObject({ sleeping: [8, 0, 12], stance: 'sleeping', x: 8.5, z: 12.5 });
    expect(occupied(simulation)).toBe('true');
    const ticks = runUntil(simulation, () => simulation.player.sleeping === null);
    expect(ticks).toBeGreaterThanOrEqual(99);
    expect(ticks).toBeLessThanOrEqual(102);
    expect(simulation.world.dayTime).toBeLessThan(3);
    expect(occupied(simulation)).toBe('false');
    run(simulation, 2);
    expect(simulation.player).toMatchObject({ stance: 'standing', y: 0 });
    expect(Math.abs(simulation.player.x - 8.5)).toBeLessThanOrEqual(1);
  });

  it('takes a storm away with the night', () => {
    const simulation = bedroom('3000');
    chat(simulation, '/weather thunder');
    use(simulation);
    runUntil(simulation, () => simulation.player.sleeping === null && simulation.world.weather === 'clear', {}, 200);
  });

  it.each([
    ['by day', '3000', '/time set 3000', 'You can sleep at night and in thunderstorms only.'],
    ['near monsters', '14000', '/summon zombie 12 0 12', 'You cannot rest: monsters are near.'],
    ['without room over it', '14000', '/setblock 8 1 12 stone', 'There is no room to lie down; clear the blocks above the bed.'],
  ])('is not slept in %s', (_, time, line, text) => {
    const simulation = bedroom(time);
    chat(simulation, line);
    use(simulation);
    expect([simulation.player.sleeping, simulation.hud.actionBar]).toEqual([null, text]);
  });

  it('is left by request, by a blow, and when it is gone', () => {
    const asked = bedroom();
    use(asked);
    run(asked, 20);
    asked.leaveBed();
    expect(asked.player.sleeping).toBeNull();
    expect(asked.world.dayTime).toBeGreaterThan(14000);
    const hit = bedroom();
    use(hit);
    chat(hit, '/effect give @s instant_damage');
    run(hit, 1);
    expect(hit.player.sleeping).toBeNull();
    const broken = bedroom();
    use(broken);
    chat(broken, '/setblock 8 0 11 air');
    run(broken, 1);
    expect(broken.player.sleeping).toBeNull();
  });

  it('is where the player comes back, as long as it stands', () => {
    const simulation = bedroom('3000');
    use(simulation);
    chat(simulation, '/tp 2.5 0 2.5');
    chat(simulation, '/kill');
    simulation.respawn();
    run(simulation, 1);
    expect(Math.abs(simulation.player.z - 12)).toBeLessThan(3);
    chat(simulation, '/setblock 8 0 12 air');
    chat(simulation, '/kill');
    simulation.respawn();
    run(simulation, 1);
    const [x, , z] = simulation.world.spawn;
    expect([Math.floor(simulation.player.x), Math.floor(simulation.player.z)]).toEqual([x, z]);
    expect(simulation.takeEvents()).toContainEqual({
      kind: 'chat',
      text: 'Your bed is gone or there is no room beside it; you are where the world begins.',
      from: null,
    });
  });
});

describe('a death', () => {
  function rich(...rules: readonly string[]): Simulation {
    const simulation = flatWorld({ mode: 'survival' });
    for (const rule of rules) chat(simulation, `/gamerule ${rule}`);
    chat(simulation, '/give @s diamond 3');
    chat(simulation, '/xp add @s 6 levels');
    chat(simulation, '/xp add @s 3 points');
    chat(simulation, '/tp 3.5 0 3.5');
    run(simulation, 1);
    return simulation;
  }

  it('drops what is carried, and seven points a level as orbs', () => {
    const simulation = rich();
    chat(simulation, '/kill');
    expect(simulation.player.inventory.every((stack) => stack === null)).toBe(true);
    const orbs = simulation.entities.filter(({ kind }) => kind === 'experience_orb');
    expect(orbs.reduce((sum, { value }) => sum + (value ?? 0), 0)).toBe(42);
    expect(simulation.entities.filter(({ kind }) => kind === 'item').map(({ stack }) => stack)).toEqual([{ item: 'diamond', count: 3 }]);
    expect(simulation.player.score).toBe(3);
    simulation.respawn();
    expect([simulation.player.level, simulation.player.score]).toEqual([0, 0]);
  });

  it('keeps all of it where the rule says so', () => {
    const simulation = rich('keep_inventory true');
    chat(simulation, '/kill');
    expect(simulation.entities).toEqual([]);
    simulation.respawn();
    expect([simulation.player.level, simulation.player.inventory[36]]).toEqual([6, { item: 'diamond', count: 3 }]);
  });

  it('lets the tilt of the last hit come to rest', () => {
    const simulation = rich();
    chat(simulation, '/kill');
    expect(simulation.player.hurtTime).toBeGreaterThan(8);
    run(simulation, 12);
    expect([simulation.player.hurtTime, simulation.player.attackCooldown]).toEqual([0, 1]);
  });

  it('is over at once where the rule says so', () => {
    const simulation = rich('immediate_respawn true');
    chat(simulation, '/kill');
    run(simulation, 1);
    expect([simulation.player.dead, simulation.player.health]).toEqual([false, 20]);
  });
});

describe('fire', () => {
  it('hurts who stands in it, catches after a second, burns on for eight, and water puts it out', () => {
    const simulation = flatWorld({ mode: 'survival' });
    chat(simulation, '/gamerule natural_health_regeneration false');
    chat(simulation, '/fill 8 -1 8 8 -1 8 netherrack');
    chat(simulation, '/setblock 8 0 8 fire');
    run(simulation, 10);
    expect([simulation.player.health, simulation.player.onFire]).toEqual([19, false]);
    run(simulation, 15);
    expect(simulation.player.onFire).toBe(true);
    chat(simulation, '/setblock 8 0 8 air');
    const ticks = runUntil(simulation, () => !simulation.player.onFire, {}, 300);
    expect(ticks).toBeGreaterThan(150);
    expect(ticks).toBeLessThanOrEqual(160);
    chat(simulation, '/setblock 8 0 8 fire');
    run(simulation, 40);
    chat(simulation, '/setblock 8 0 8 water');
    run(simulation, 1);
    expect(simulation.player.onFire).toBe(false);
  });

  it('of lava takes four half hearts twice a second, and burns on for fifteen', () => {
    const simulation = flatWorld({ mode: 'survival' });
    chat(simulation, '/gamerule natural_health_regeneration false');
    chat(simulation, '/setblock 8 0 8 lava');
    run(simulation, 1);
    expect(simulation.player.health).toBe(16);
    run(simulation, 10);
    expect(simulation.player.health).toBe(12);
    chat(simulation, '/setblock 8 0 8 air');
    chat(simulation, '/effect give @s fire_resistance 60');
    expect(runUntil(simulation, () => !simulation.player.onFire, {}, 400)).toBeGreaterThan(280);
  });

  it('of magma hurts who stands on it and does not sneak', () => {
    const simulation = flatWorld({ mode: 'survival' });
    chat(simulation, '/setblock 8 -1 8 magma_block');
    run(simulation, 10, { sneak: true });
    expect(simulation.player.health).toBe(20);
    run(simulation, 2);
    expect(simulation.player.health).toBe(19);
  });
});
