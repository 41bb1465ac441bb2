import type { ShotPlan } from '../../still/shot-plan.ts';

/** The underside of the world, seen by a spectator in the void, by night vision, with a shaft to the sky. */
export const shot: ShotPlan = {
  name: 'bedrock-from-below',
  title: 'The underside of the world from the void, with a shaft to the sky',
  size: [854, 480],
  world: { name: 'meadow', seed: '42', creative: true },
  options: { renderDistance: 4 },
  steps: [
    'command time set noon',
    'command gamemode spectator',
    'command tp @s -11.5 -70 -1.5 60 -35',
    'wait 60',
    'command fill -21 -64 1 -19 80 3 air',
    'command effect give @s night_vision infinite',
    'command tick step 300',
    'wait 320',
  ],
  screen: 'game',
  settleTicks: 20,
  facts: [
    { kind: 'painted', says: 'the bedrock is drawn overhead', area: { x: 100, y: 40, width: 300, height: 100 }, colors: 20 },
    { kind: 'state', says: 'the player is a spectator', path: 'player.mode', equals: 'spectator' },
    { kind: 'state', says: 'the world is frozen', path: 'world.frozen', equals: true },
  ],
};
