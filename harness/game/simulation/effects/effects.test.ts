import { describe, expect, it } from 'vitest';
import { chat, flatWorld, run } from '../flat-world.ts';
import type { Simulation } from '../simulation.ts';
import { effectKinds } from './effect-table.ts';

function survivor(...effects: readonly string[]): Simulation {
  const simulation = flatWorld({ mode: 'survival' });
  for (const effect of effects) chat(simulation, `/effect give @s ${effect}`);
  return simulation;
}

/** Runs ticks with little food, so that nothing heals but effects. */
function hurt(simulation: Simulation, times = 1): void {
  for (let i = 0; i < times; i++) {
    chat(simulation, '/effect give @s instant_damage');
    run(simulation, 11);
  }
}

describe('/effect', () => {
  it('gives an effect that runs out in world ticks and waits while the world is frozen', () => {
    const simulation = survivor('speed 2 1');
    expect(simulation.player.effects).toEqual([{ effect: 'speed', amplifier: 1, duration: 40, showIcon: true }]);
    run(simulation, 10);
    expect(simulation.player.effects[0]?.duration).toBe(30);
    chat(simulation, '/tick freeze');
    run(simulation, 10);
    expect(simulation.player.effects[0]?.duration).toBe(30);
    chat(simulation, '/tick step 30');
    run(simulation, 31);
    expect(simulation.player.effects).toEqual([]);
  });

  it('keeps the stronger one, else the longer one', () => {
    const simulation = survivor('speed 10 1');
    expect(chat(simulation, '/effect give @s speed 20 0')).toMatch(/^Speed is there already, as strong and for as long/);
    chat(simulation, '/effect give @s speed 20 1');
    expect(simulation.player.effects[0]).toMatchObject({ amplifier: 1, duration: 400 });
    chat(simulation, '/effect give @s speed 1 2');
    expect(simulation.player.effects[0]).toMatchObject({ amplifier: 2, duration: 20 });
    chat(simulation, '/effect give @s speed infinite 2');
    run(simulation, 50);
    expect(simulation.player.effects[0]).toMatchObject({ amplifier: 2, duration: -1 });
  });

  it('takes one effect, or all', () => {
    const simulation = survivor('speed', 'haste', 'absorption 30 1');
    expect(simulation.player.absorption).toBe(8);
    expect(chat(simulation, '/effect clear @s speed')).toBe('1 effect was taken away.');
    expect(chat(simulation, '/effect clear')).toBe('2 effects were taken away.');
    expect([simulation.player.effects, simulation.player.absorption]).toEqual([[], 0]);
    expect(chat(simulation, '/effect clear')).toMatch(/^You have no effects/);
  });

  it.each([
    ['/effect give @s luckk', 'This game has no effect "luckk"; it has speed'],
    ['/effect give @s speed 0', 'Seconds is from 1'],
    ['/effect give @s speed 1 256', 'Amplifier is from 0 to 255'],
    ['/effect clear @s wither', 'You do not have Wither'],
  ])('refuses %s', (line, start) => {
    expect(chat(survivor(), line).slice(0, start.length)).toBe(start);
  });

  it('gives every effect of the table by its id, with or without its namespace', () => {
    for (const { id, instant } of effectKinds) {
      const simulation = survivor();
      expect(chat(simulation, `/effect give @s minecraft:${id}`)).toMatch(/^You have /);
      expect(simulation.player.effects.map(({ effect }) => effect)).toEqual(instant ? [] : [id]);
    }
  });
});

describe('an effect', () => {
  /** Blocks of the 40th to the 60th tick of a walk. */
  function pace(...effects: readonly string[]): number {
    const simulation = survivor(...effects);
    run(simulation, 40, { forward: true });
    const from = simulation.player.z;
    run(simulation, 20, { forward: true });
    return simulation.player.z - from;
  }

  it('of speed and slowness changes the pace by a fifth and by fifteen hundredths a level', () => {
    const plain = pace();
    expect(pace('speed 30 1') / plain).toBeCloseTo(1.4, 3);
    expect(pace('slowness 30 0') / plain).toBeCloseTo(0.85, 3);
    expect(pace('slowness 30 9')).toBe(0);
  });

  /** How high a jump lifts the feet. */
  function jump(...effects: readonly string[]): number {
    const simulation = survivor(...effects);
    let top = 0;
    run(simulation, 1, { jump: true });
    for (let i = 0; i < 30; i++) {
      top = Math.max(top, simulation.player.y);
      run(simulation, 1);
    }
    return top;
  }

  it('of jump boost lifts higher, as the wiki’s heights say, and lets one fall farther', () => {
    expect(jump()).toBeCloseTo(1.2522, 3);
    expect(jump('jump_boost 30 0')).toBeCloseTo(1.836, 2);
    expect(jump('jump_boost 30 1')).toBeCloseTo(2.516, 2);
    expect(fall(7)).toBe(16);
    expect(fall(7, 'jump_boost 30 1')).toBe(18);
  });

  function fall(blocks: number, ...effects: readonly string[]): number {
    const simulation = survivor('hunger 3 255', ...effects);
    run(simulation, 60);
    chat(simulation, `/tp ~ ${blocks} ~`);
    run(simulation, 120);
    expect(simulation.player.onGround).toBe(true);
    return simulation.player.health;
  }

  it('of slow falling and levitation keeps falls from hurting', () => {
    expect(fall(8, 'slow_falling 30')).toBe(20);
    const simulation = survivor('levitation 2 0');
    run(simulation, 40);
    expect(simulation.player.y).toBeGreaterThan(1);
    expect(simulation.player.velocity[1]).toBeCloseTo(0.045, 2);
  });

  it('of haste and mining fatigue changes how long a block takes', () => {
    const ticks = (...effects: readonly string[]): number => {
      const simulation = survivor(...effects);
      chat(simulation, '/setblock 8 1 10 dirt');
      for (let tick = 1; tick < 400; tick++) {
        run(simulation, 1, { attack: true, attackPressed: tick === 1, yaw: 0, pitch: 0 });
        if (simulation.world.kind(simulation.world.cell(8, 1, 10)).name === 'air') return tick;
      }
      return 400;
    };
    expect(ticks()).toBe(15);
    expect(ticks('haste 30 1')).toBe(11);
    expect(ticks('mining_fatigue 30 0')).toBe(50);
  });

  it('of regeneration heals, poison stops at half a heart, wither kills', () => {
    const weak = survivor('hunger 3 255');
    run(weak, 60);
    hurt(weak);
    expect(weak.player.health).toBe(14);
    chat(weak, '/effect give @s regeneration 5');
    run(weak, 100);
    expect(weak.player.health).toBe(16);
    chat(weak, '/effect give @s poison 60 2');
    run(weak, 400);
    expect(weak.player.health).toBe(1);
    chat(weak, '/effect give @s wither 60');
    run(weak, 60);
    expect(weak.player.dead).toBe(true);
  });

  it('of absorption takes harm before health does', () => {
    const simulation = survivor('hunger 3 255', 'absorption 30 0');
    run(simulation, 60);
    hurt(simulation);
    expect([simulation.player.absorption, simulation.player.health]).toEqual([0, 18]);
  });

  it('of resistance takes a fifth of harm a level', () => {
    const simulation = survivor('hunger 3 255', 'resistance 30 1');
    run(simulation, 60);
    hurt(simulation);
    expect(simulation.player.health).toBeCloseTo(20 - 3.6, 9);
  });

  it('of fire resistance and water breathing takes harm away', () => {
    const lava = survivor('fire_resistance 60');
    chat(lava, '/fill 7 0 7 9 1 9 lava');
    run(lava, 40);
    expect(lava.player.health).toBe(20);
    const water = survivor('water_breathing 60');
    chat(water, '/fill 7 0 7 9 3 9 water');
    run(water, 40, { sneak: true });
    expect(water.player.air).toBe(300);
  });

  it('of harm and of healing marks a moment, with the health before', () => {
    const simulation = survivor('hunger 3 255');
    run(simulation, 60);
    hurt(simulation);
    expect([simulation.hud.moments.get('hurt'), simulation.player.healthBefore]).toEqual([1, 20]);
    chat(simulation, '/effect give @s instant_health');
    expect([simulation.hud.moments.get('heal'), simulation.player.healthBefore, simulation.player.health]).toEqual([1, 14, 18]);
  });
});

describe('a totem of undying', () => {
  it('in either hand takes a death upon itself', () => {
    for (const slot of [36, 45]) {
      const simulation = survivor('hunger 60');
      chat(simulation, '/give @s totem_of_undying');
      if (slot === 45) {
        simulation.clickSlot({ kind: 'click', slot: 36, button: 'left' });
        simulation.clickSlot({ kind: 'click', slot: 45, button: 'left' });
      }
      chat(simulation, '/effect give @s instant_damage 1 4');
      expect(simulation.player).toMatchObject({ dead: false, health: 1, absorption: 8 });
      expect(simulation.player.inventory[slot]).toBeNull();
      expect(simulation.player.effects.map(({ effect }) => effect)).toEqual(['regeneration', 'absorption', 'fire_resistance']);
      expect(simulation.hud.moments.get('totem')).toBe(1);
    }
  });

  it('helps neither in the backpack nor against a command', () => {
    const simulation = survivor();
    chat(simulation, '/give @s stone');
    chat(simulation, '/give @s totem_of_undying');
    chat(simulation, '/effect give @s instant_damage 1 4');
    expect(simulation.player.dead).toBe(true);
    const killed = survivor();
    chat(killed, '/give @s totem_of_undying');
    chat(killed, '/kill');
    expect(killed.player.dead).toBe(true);
  });
});

it('a spyglass is looked through while it is held and used', () => {
  const simulation = survivor();
  chat(simulation, '/give @s spyglass');
  run(simulation, 2, { use: true, usePressed: true });
  expect(simulation.player.scoping).toBe(true);
  run(simulation, 1);
  expect(simulation.player.scoping).toBe(false);
  run(simulation, 1, { use: true, usePressed: true, selected: 1 });
  expect(simulation.player.scoping).toBe(false);
});
