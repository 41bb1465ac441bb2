import type { ShotPlan } from '../../still/shot-plan.ts';

/** Through the spyglass, ten times as near. */
export const shot: ShotPlan = {
  name: 'spyglass',
  title: 'A tree far off, through a spyglass',
  size: [854, 480],
  world: { name: 'meadow', seed: '42', creative: true },
  options: { renderDistance: 4 },
  steps: [
    'command time set 9000',
    'command give @s spyglass',
    'command tp @s -11.5 67 -1.5 25 -3',
    'command fill -22 65 -14 -8 69 12 air replace tall_grass',
    'command tick step 300',
    'wait 320',
    'mouse right down',
  ],
  screen: 'game',
  settleTicks: 20,
  facts: [
    { kind: 'state', says: 'the spyglass is held', path: 'player.held.item', equals: 'spyglass' },
    { kind: 'color', says: 'beside the lens it is dark', area: { x: 10, y: 100, width: 120, height: 200 }, color: 0x0b0e13, within: 2 },
    {
      kind: 'brighter',
      says: 'the lens is brighter than what is around it',
      area: { x: 330, y: 130, width: 200, height: 200 },
      than: { x: 10, y: 100, width: 120, height: 200 },
      by: 20,
    },
  ],
};
