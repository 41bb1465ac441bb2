import type { ShotPlan } from '../../still/shot-plan.ts';

/** The pause menu over a dimmed world. */
export const shot: ShotPlan = {
  name: 'pause',
  title: 'The pause menu over the world',
  size: [854, 480],
  world: { name: 'meadow', seed: '42', creative: true },
  options: { renderDistance: 4 },
  steps: ['command time set noon', 'command tp @s -11.5 67 -1.5 60 8', 'command tick step 300', 'wait 320', 'pause'],
  screen: 'pause',
  settleTicks: 20,
  facts: [
    { kind: 'widget', says: 'the game can be gone back to', widget: 'back-to-game', label: 'Back to Game', enabled: true },
    { kind: 'widget', says: 'the options are there', widget: 'options', enabled: true },
    { kind: 'widget', says: 'the world can be left', widget: 'save-and-quit-to-title', enabled: true },
  ],
};
