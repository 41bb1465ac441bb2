import { describe, expect, it } from 'vitest';
import { ownPacks } from '../packs/own-packs.ts';
import type { Pack } from '../packs/pack.ts';
import { parsePack } from '../packs/parse-pack.ts';
import { flatWorld } from '../simulation/flat-world.ts';
import type { GameClient } from './game-client.ts';
import { watchScene } from './sequence-rules.ts';

/** What a sequence watches of a client: a real world, options and a size. */
function watched() {
  const simulation = flatWorld();
  simulation.say('/tick freeze');
  const setup = { size: { width: 320, height: 240 }, options: { values: { fov: 70 } } };
  const state = { session: { simulation }, setup, pack: null as Pack | null };
  return { state, simulation, changed: watchScene(state as unknown as GameClient, () => state.pack) };
}

const still = { forward: false, back: false, left: false, right: false, jump: false, sneak: false, sprint: false } as const;
const hands = {
  attack: false,
  use: false,
  attackPressed: false,
  usePressed: false,
  pickPressed: false,
  dropPressed: false,
  selected: 0,
} as const;

describe('what a sequence of screenshots watches', () => {
  it('stands still while nothing is done', () => {
    const { simulation, changed } = watched();
    const { yaw, pitch } = simulation.player;
    for (let i = 0; i < 5; i++) simulation.tick({ ...still, ...hands, yaw, pitch });
    expect(changed()).toBeNull();
  });

  it.each([
    ['the camera', ({ simulation }: ReturnType<typeof watched>) => simulation.tick({ ...still, ...hands, yaw: 33, pitch: 5 })],
    ['the world', ({ simulation }: ReturnType<typeof watched>) => simulation.say('/time add 100')],
    ['the world', ({ simulation }: ReturnType<typeof watched>) => simulation.say('/tick unfreeze')],
    ['the settings', ({ state }: ReturnType<typeof watched>) => Object.assign(state.setup.options, { values: { fov: 71 } })],
    ["the window's size", ({ state }: ReturnType<typeof watched>) => Object.assign(state.setup.size, { width: 400 })],
    ['the pack', ({ state }: ReturnType<typeof watched>) => Object.assign(state, { pack: parsePack('w', ownPacks['horizon-warm'] ?? '') })],
  ])('tells that %s changed', (name, change) => {
    const scene = watched();
    change(scene);
    expect(scene.changed()).toBe(name);
  });
});
