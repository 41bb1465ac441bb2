import { describe, expect, test } from 'vitest';
import { createSimulation } from '../simulation.ts';
import type { PlayerControls } from '../view.ts';

const idle: PlayerControls = {
  ...{ forward: false, back: false, left: false, right: false, jump: false, sneak: false, sprint: false, attack: false, use: false },
  ...{ attackPressed: false, usePressed: false, pickPressed: false, dropPressed: false, yaw: 0, pitch: 0, selected: 0 },
};

function world(frozen: boolean) {
  const settings = { name: 'w', folder: 'w', seed: 1n, mode: 'creative', cheats: true, viewDistance: 1, frozen } as const;
  const simulation = createSimulation(settings);
  while (!simulation.ready) simulation.tick(idle);
  const tick = (count: number) => {
    for (let i = 0; i < count; i++) simulation.tick(idle);
  };
  tick(2);
  return { simulation, tick };
}

describe('the levels of rain and thunder', () => {
  test('a frozen world shows its weather in full at the next tick', () => {
    const { simulation, tick } = world(true);
    expect([simulation.world.rain, simulation.world.thunder]).toEqual([0, 0]);
    simulation.say('/weather thunder');
    tick(1);
    expect([simulation.world.rain, simulation.world.thunder]).toEqual([1, 1]);
    simulation.say('/weather rain');
    tick(1);
    expect([simulation.world.rain, simulation.world.thunder]).toEqual([1, 0]);
  });

  test('a running world eases by a hundredth a tick, both ways', () => {
    const { simulation, tick } = world(false);
    simulation.say('/weather rain');
    tick(25);
    expect(simulation.world.rain).toBe(0.25);
    tick(75);
    expect(simulation.world.rain).toBe(1);
    simulation.say('/weather clear');
    tick(100);
    expect(simulation.world.rain).toBe(0);
  });
});
