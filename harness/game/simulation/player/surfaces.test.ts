import { describe, expect, it } from 'vitest';
import { chat, flatWorld, run, runUntil } from '../flat-world.ts';
import type { Simulation } from '../simulation.ts';
import type { PlayerControls } from '../view.ts';

/** A world whose ground, from 5 to 11 aside and 0 to 30 ahead, is of a block, with the player on it. */
function ground(block: string, mode: 'survival' | 'creative' = 'creative'): Simulation {
  const simulation = flatWorld({ mode });
  chat(simulation, `/fill 5 -1 0 11 -1 31 ${block}`);
  chat(simulation, '/tp 8.5 0 1.5');
  run(simulation, 5);
  return simulation;
}

/** Blocks a second along z, once it is steady. */
function pace(simulation: Simulation, controls: Partial<PlayerControls>, settle = 20): number {
  run(simulation, settle, controls);
  const { z } = simulation.player;
  run(simulation, 20, controls);
  return simulation.player.z - z;
}

/** How high a jump lifts the feet. */
function jump(simulation: Simulation): number {
  const { y } = simulation.player;
  run(simulation, 1, { jump: true });
  let top = 0;
  for (let i = 0; i < 14; i++) {
    top = Math.max(top, simulation.player.y - y);
    run(simulation, 1);
  }
  return top;
}

describe('the ground', () => {
  it.each([
    ['stone', 4.317],
    ['soul_sand', 2.508],
    ['honey_block', 2.508],
    ['ice', 4.157],
    ['packed_ice', 4.157],
    ['blue_ice', 4.376],
  ])('of %s lets one walk %d blocks a second', (block, speed) => {
    expect(pace(ground(block), { forward: true }, 80)).toBeCloseTo(speed, 2);
  });

  it('of ice lets go slowly', () => {
    const glides = (block: string): number => {
      const simulation = ground(block);
      run(simulation, 20, { forward: true });
      const { z } = simulation.player;
      run(simulation, 60);
      return simulation.player.z - z;
    };
    expect(glides('stone')).toBeLessThan(0.4);
    expect(glides('blue_ice')).toBeGreaterThan(1.2);
  });

  it('of honey halves the speed of a jump', () => {
    expect(jump(ground('stone'))).toBeCloseTo(1.2522, 3);
    expect(jump(ground('honey_block'))).toBeCloseTo(0.3839, 3);
  });

  it('of slime throws back who falls on it, unhurt, but for one who sneaks', () => {
    const bounce = (sneak: boolean): readonly [height: number, health: number] => {
      const simulation = ground('slime_block', 'survival');
      chat(simulation, '/tp 8.5 12 8.5');
      run(simulation, 1, { sneak });
      runUntil(simulation, () => simulation.player.onGround, { sneak });
      run(simulation, 1, { sneak });
      const { health } = simulation.player;
      let top = 0;
      for (let i = 0; i < 20; i++) {
        run(simulation, 1, { sneak });
        top = Math.max(top, simulation.player.y);
      }
      return [top, health];
    };
    const [height, health] = bounce(false);
    expect(height).toBeGreaterThan(6);
    expect(height).toBeLessThan(12);
    expect(health).toBe(20);
    expect(bounce(true)).toEqual([0, 11]);
  });

  it.each([
    ['hay_block', 18],
    ['honey_block', 18],
    ['stone', 11],
  ])('of %s leaves %d health after a fall of 12', (block, health) => {
    const simulation = ground(block, 'survival');
    chat(simulation, `/tp 8.5 ${12 + simulation.player.y} 8.5`);
    run(simulation, 1);
    runUntil(simulation, () => simulation.player.onGround);
    run(simulation, 1);
    expect(simulation.player.health).toBe(health);
  });
});

describe('a web', () => {
  it('holds who walks, and catches who falls', () => {
    const simulation = flatWorld({ mode: 'survival' });
    chat(simulation, '/fill 5 0 5 11 1 20 cobweb');
    expect(pace(simulation, { forward: true })).toBeCloseTo(0.49, 2);
    chat(simulation, '/tp 8.5 30 8.5');
    run(simulation, 300);
    expect(simulation.player.health).toBe(20);
  });
});

describe('a side of honey', () => {
  it('lets one slide down slowly and land unhurt', () => {
    const simulation = flatWorld({ mode: 'survival' });
    chat(simulation, '/fill 8 0 9 8 30 9 honey_block');
    chat(simulation, '/tp 8.5 30 8.5');
    runUntil(simulation, () => simulation.player.velocity[1] < -0.12 || simulation.player.y < 29, { forward: true });
    run(simulation, 10, { forward: true });
    const { y } = simulation.player;
    run(simulation, 20, { forward: true });
    expect(y - simulation.player.y).toBeCloseTo(2.55, 1);
    runUntil(simulation, () => simulation.player.onGround, { forward: true });
    expect(simulation.player.health).toBe(20);
  });
});

describe('a ladder', () => {
  /** A wall with a ladder on it, and the player before it. */
  function tower(): Simulation {
    const simulation = flatWorld({ mode: 'survival' });
    chat(simulation, '/fill 8 0 10 8 30 10 stone');
    chat(simulation, '/fill 8 0 9 8 30 9 ladder[facing=north]');
    chat(simulation, '/tp 8.5 0 9.2');
    run(simulation, 2);
    return simulation;
  }

  it('is climbed at 2.35 blocks a second, slid down at 3, and held by sneaking', () => {
    const simulation = tower();
    run(simulation, 10, { forward: true });
    const { y } = simulation.player;
    run(simulation, 20, { forward: true });
    expect(simulation.player.y - y).toBeCloseTo(2.352, 3);
    run(simulation, 40, { forward: true });
    run(simulation, 5);
    const top = simulation.player.y;
    run(simulation, 20);
    expect(top - simulation.player.y).toBeCloseTo(3, 3);
    run(simulation, 5, { sneak: true });
    const held = simulation.player.y;
    run(simulation, 20, { sneak: true });
    expect(simulation.player.y).toBe(held);
  });
});

describe('what is climbed', () => {
  it.each([
    ['vines', 'vine[south=true]'],
    ['a ladder in the way of the body', 'ladder[facing=north]'],
  ])('%s, as fast as ladders', (_, cell) => {
    const simulation = flatWorld({ mode: 'survival' });
    chat(simulation, '/fill 8 0 10 8 30 10 stone');
    chat(simulation, `/fill 8 0 9 8 30 9 ${cell}`);
    chat(simulation, '/tp 8.5 0 9.2');
    run(simulation, 10, { forward: true });
    const { y } = simulation.player;
    run(simulation, 20, { forward: true });
    expect(simulation.player.y - y).toBeCloseTo(2.352, 3);
  });

  it('an open trapdoor over a ladder that faces the same way, not one that faces another', () => {
    const top = (facing: string): number => {
      const simulation = flatWorld({ mode: 'survival' });
      chat(simulation, '/fill 8 0 10 8 3 10 stone');
      chat(simulation, '/fill 8 0 9 8 2 9 ladder[facing=north]');
      chat(simulation, `/setblock 8 3 9 oak_trapdoor[facing=${facing},half=bottom,open=true]`);
      chat(simulation, '/tp 8.5 0 9.2');
      run(simulation, 80, { jump: true });
      let highest = 0;
      for (let i = 0; i < 20; i++) {
        run(simulation, 1, { jump: true });
        highest = Math.max(highest, simulation.player.y);
      }
      return highest;
    };
    expect(top('north')).toBeGreaterThan(3.5);
    expect(top('east')).toBeLessThan(3.5);
  });
});

describe('lava', () => {
  it('lets one sink slowly, and swim up with jump', () => {
    const simulation = flatWorld({ mode: 'survival' });
    chat(simulation, '/effect give @s fire_resistance infinite');
    chat(simulation, '/fill 4 0 4 12 8 12 lava');
    chat(simulation, '/tp 8.5 6 8.5');
    run(simulation, 20);
    expect(simulation.player.velocity[1]).toBeCloseTo(-0.04, 2);
    run(simulation, 10, { jump: true });
    const { y } = simulation.player;
    run(simulation, 20, { jump: true });
    expect(simulation.player.y - y).toBeCloseTo(0.8, 2);
    run(simulation, 20);
    const { z } = simulation.player;
    run(simulation, 20, { forward: true });
    expect(simulation.player.z - z).toBeLessThan(1);
    expect(simulation.player.z - z).toBeGreaterThan(0.5);
  });
});

describe('soul speed', () => {
  it('lets one walk soul sand faster than stone', () => {
    const simulation = ground('soul_sand', 'survival');
    chat(simulation, '/give @s diamond_boots');
    chat(simulation, '/enchant @s soul_speed 3');
    run(simulation, 1, { pitch: -90, use: true, usePressed: true });
    expect(simulation.player.inventory[8]?.enchantments).toEqual({ soul_speed: 3 });
    expect(pace(simulation, { forward: true }, 40)).toBeCloseTo(4.317 * 1.615, 1);
  });
});

describe('water', () => {
  function pool(): Simulation {
    const simulation = flatWorld({ mode: 'survival' });
    chat(simulation, '/fill 0 0 0 15 8 31 water');
    chat(simulation, '/effect give @s water_breathing infinite');
    chat(simulation, '/tp 8.5 3 1.5');
    run(simulation, 5);
    return simulation;
  }

  it('is swum at full stretch by a sprint under it: 3.92 blocks a second, 0.6 blocks high', () => {
    const simulation = pool();
    run(simulation, 50, { forward: true, sprint: true });
    expect(simulation.player).toMatchObject({ swimming: true, stance: 'lying', height: 0.6 });
    const { z, y } = simulation.player;
    run(simulation, 20, { forward: true, sprint: true });
    expect(simulation.player.z - z).toBeCloseTo(3.92, 1);
    expect(Math.abs(simulation.player.y - y)).toBeLessThan(0.1);
  });

  it('is dived into by looking down, and left by looking up', () => {
    const simulation = pool();
    run(simulation, 20, { forward: true, sprint: true });
    const { y } = simulation.player;
    run(simulation, 20, { forward: true, sprint: true, pitch: 40 });
    expect(simulation.player.y).toBeLessThan(y - 1);
    const low = simulation.player.y;
    run(simulation, 40, { forward: true, sprint: true, pitch: -40 });
    expect(simulation.player.y).toBeGreaterThan(low + 1);
  });

  it('lets one sink slowly, rise with jump and dive with sneak', () => {
    const simulation = pool();
    chat(simulation, '/tp 8.5 5 8.5');
    run(simulation, 40);
    expect(simulation.player.velocity[1]).toBeCloseTo(-0.025, 3);
    run(simulation, 20, { jump: true });
    expect(simulation.player.velocity[1]).toBeGreaterThan(0.1);
    run(simulation, 20, { sneak: true });
    expect(simulation.player.velocity[1]).toBeLessThan(-0.1);
  });

  it('that flows carries along', () => {
    const simulation = flatWorld({ mode: 'survival' });
    chat(simulation, '/fill 7 0 4 7 2 14 stone');
    chat(simulation, '/fill 9 0 4 9 2 14 stone');
    ['water', ...[1, 2, 3, 4, 5].map((level) => `water[level=${level}]`)].forEach((cell, i) => {
      chat(simulation, `/setblock 8 0 ${5 + i} ${cell}`);
    });
    chat(simulation, '/summon item 8.5 0.5 6.5 {Item:{id:"stick",count:1},PickupDelay:32767}');
    chat(simulation, '/tp 8.5 0 6.5');
    run(simulation, 20);
    expect(simulation.entities[0]!.z).toBeGreaterThan(6.8);
    expect(simulation.player.z).toBeGreaterThan(6.9);
    expect(Math.abs(simulation.player.x - 8.5)).toBeLessThan(0.01);
  });
});

describe('a body', () => {
  it('crawls under a roof one block high, as slowly as it sneaks', () => {
    const simulation = flatWorld({ mode: 'survival' });
    chat(simulation, '/fill 6 1 6 10 1 30 stone');
    run(simulation, 2);
    expect(simulation.player).toMatchObject({ stance: 'lying', height: 0.6 });
    expect(pace(simulation, { forward: true })).toBeCloseTo(1.295, 2);
    run(simulation, 10);
    expect(simulation.player.eyeHeight).toBe(0.4);
  });

  it('falls no faster than 3.92 blocks a tick', () => {
    const simulation = flatWorld({ mode: 'survival' });
    chat(simulation, '/tp 8.5 318 8.5');
    chat(simulation, '/fill 8 0 8 8 0 8 water');
    let fastest = 0;
    for (let i = 0; i < 100; i++) {
      run(simulation, 1);
      fastest = Math.min(fastest, simulation.player.velocity[1]);
    }
    expect(fastest).toBeGreaterThan(-3.92);
    expect(fastest).toBeLessThan(-3);
  });

  it('in creative mode flies down to the ground and lands', () => {
    const simulation = flatWorld();
    run(simulation, 1, { jump: true });
    run(simulation, 2);
    run(simulation, 1, { jump: true });
    run(simulation, 10, { jump: true });
    expect(simulation.player.flying).toBe(true);
    run(simulation, 60, { sneak: true });
    expect([simulation.player.flying, simulation.player.onGround]).toEqual([false, true]);
  });
});
