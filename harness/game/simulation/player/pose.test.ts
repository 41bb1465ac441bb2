import { describe, expect, it } from 'vitest';
import { createSimulation } from '../simulation.ts';
import type { PlayerControls } from '../view.ts';

const idle: PlayerControls = {
  ...{ forward: false, back: false, left: false, right: false, jump: false, sneak: false, sprint: false, attack: false, use: false },
  ...{ attackPressed: false, usePressed: false, pickPressed: false, dropPressed: false, yaw: 180, pitch: 0, selected: 0 },
};

function player() {
  const settings = { name: 'w', folder: 'w', seed: 3n, mode: 'creative', cheats: true, viewDistance: 1, frozen: true } as const;
  const simulation = createSimulation(settings);
  while (!simulation.ready) simulation.tick(idle);
  const tick = (count: number, controls: Partial<PlayerControls> = {}) => {
    for (let i = 0; i < count; i++) simulation.tick({ ...idle, ...controls });
  };
  tick(1);
  simulation.say('/fill -20 140 -20 35 140 35 stone');
  simulation.say('/tp @s 8.5 141 25.5 180 0');
  tick(5);
  return { simulation, tick, pose: () => simulation.player.pose };
}

describe('the pose', () => {
  it('lets the hand sink with the old thing and rise with the new one', () => {
    const { simulation, tick, pose } = player();
    simulation.say('/give @s torch');
    tick(1);
    expect(pose()).toMatchObject({ handHeight: 0.6, shownHeld: null });
    tick(2);
    expect(pose()).toMatchObject({ handHeight: 0, shownHeld: { item: 'torch' } });
    tick(3);
    expect(pose()).toMatchObject({ handHeight: 1, shownHeld: { item: 'torch' } });
  });

  it('does not sink when only the number of things changes', () => {
    const { simulation, tick, pose } = player();
    simulation.say('/give @s torch');
    tick(8);
    simulation.say('/give @s torch');
    tick(1);
    expect(pose()).toMatchObject({ handHeight: 1, shownHeld: { item: 'torch', count: 2 } });
  });

  it('widens the view in a sprint and comes back to exactly what it was', () => {
    const { tick, pose } = player();
    tick(20, { forward: true, sprint: true });
    expect(pose().fovScale).toBe(1.15);
    expect(pose().stride).toBeGreaterThan(0.9);
    tick(40);
    expect(pose()).toMatchObject({ fovScale: 1, oldFovScale: 1, stride: 0, oldStride: 0 });
  });

  it('turns the body along a walk, and no more than the neck lets it when only the head turns', () => {
    const { tick, pose } = player();
    tick(30, { left: true });
    expect(Math.abs(pose().bodyYaw - 180)).toBeGreaterThan(30);
    tick(10, { yaw: 0 });
    const turned = pose().bodyYaw;
    expect(Math.abs(turned)).toBeLessThanOrEqual(50);
    tick(10, { yaw: 0 });
    expect(pose().bodyYaw).toBe(turned);
  });
});
