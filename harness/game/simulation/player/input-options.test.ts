import { describe, expect, it } from 'vitest';
import { chat, flatWorld, run } from '../flat-world.ts';

/** How far south a player gets that walks against a step of so many blocks, and how high it then stands. */
function walkedAgainst(blocks: number, autoJump: boolean): { readonly past: boolean; readonly height: number } {
  const simulation = flatWorld({ mode: 'survival' });
  chat(simulation, `/fill 0 0 12 15 ${blocks - 1} 15 stone`);
  chat(simulation, '/tp 8.5 0 9.5 0 0');
  run(simulation, 40, { forward: true, autoJump });
  return { past: simulation.player.z > 12, height: Math.round(simulation.player.y) };
}

describe('auto-jump', () => {
  it('leads up one block, and only where it is on', () => {
    expect(walkedAgainst(1, true)).toEqual({ past: true, height: 1 });
    expect(walkedAgainst(1, false)).toEqual({ past: false, height: 0 });
  });

  it('does not try what is two blocks high', () => {
    expect(walkedAgainst(2, true)).toEqual({ past: false, height: 0 });
  });
});

describe('a second press of forward', () => {
  const sprints = (sprintWindow: number): boolean => {
    const simulation = flatWorld();
    for (const [ticks, forward] of [
      [1, true],
      [3, false],
      [2, true],
    ] as const) {
      run(simulation, ticks, { forward, sprintWindow });
    }
    return simulation.player.sprinting;
  };

  it('begins a sprint within the window that the option gives', () => {
    expect([sprints(7), sprints(0)]).toEqual([true, false]);
  });
});

it('the hands swap what they hold, once a press', () => {
  const simulation = flatWorld();
  chat(simulation, '/give @s torch 3');
  run(simulation, 1, { swapPressed: true });
  const { inventory } = simulation.player;
  expect([inventory[36], inventory[45]]).toEqual([null, { item: 'torch', count: 3 }]);
  run(simulation, 2, {});
  expect(simulation.player.inventory[45]).toEqual({ item: 'torch', count: 3 });
  run(simulation, 1, { swapPressed: true });
  expect(simulation.player.inventory[36]).toEqual({ item: 'torch', count: 3 });
});

it('what is done in a world is still counted after it was left', () => {
  const simulation = flatWorld();
  run(simulation, 40, { forward: true });
  const { statistics } = simulation.exportPlayer();
  expect(statistics?.custom).toMatchObject({ play_time: expect.any(Number), walk_one_cm: expect.any(Number) });
  expect(statistics?.custom?.walk_one_cm).toBeGreaterThan(500);
});
