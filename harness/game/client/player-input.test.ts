import { expect, it } from 'vitest';
import type { GuiApi } from '../gui/gui-api.ts';
import { KeyBindings } from '../input/key-bindings.ts';
import { createSimulation } from '../simulation/simulation.ts';
import type { PlayerView } from '../simulation/view.ts';
import { PlayerInput } from './player-input.ts';

const playing = { screen: 'game', handle: () => false } as unknown as GuiApi;
const settings = { name: 'T', folder: 't', seed: 1n, mode: 'creative', cheats: true, viewDistance: 1, frozen: true } as const;

/** How far a motion turns a player. */
function turn(changes: Partial<PlayerView>): number {
  const { player } = createSimulation(settings);
  const seen = Object.assign(Object.create(player), changes) as PlayerView;
  const input = new PlayerInput(new KeyBindings());
  input.apply({ type: 'motion', dx: 40, dy: 0 }, playing, seen, 0.5);
  return input.take(seen)!.yaw - player.yaw;
}

it('a spyglass leaves an eighth of the mouse’s motion', () => {
  expect(turn({})).toBeGreaterThan(1);
  expect(turn({ scoping: true })).toBeCloseTo(turn({}) / 8, 9);
});
