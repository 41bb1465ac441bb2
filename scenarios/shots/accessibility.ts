import type { ShotPlan } from '../../still/shot-plan.ts';

/** The page of what makes the game easier to see and to bear, over a world. */
export const shot: ShotPlan = {
  name: 'accessibility',
  title: 'The accessibility settings over a meadow',
  size: [854, 480],
  world: { name: 'meadow', seed: '42', creative: true },
  options: { renderDistance: 4 },
  steps: [
    'command time set noon',
    'wait 60',
    'options accessibility',
    'set fov-effects 0.5',
    'set notification-time 1',
    'click high-contrast',
  ],
  screen: 'accessibility',
  settleTicks: 2,
  facts: [
    { kind: 'widget', says: 'half of what speed does to the view is left', widget: 'fov-effects', label: 'FOV Effects: 50%' },
    { kind: 'widget', says: 'notices stay ten times as long', widget: 'notification-time', label: 'Notification Time: 10.0x' },
    {
      kind: 'widget',
      says: 'a switch that changes nothing here is kept all the same',
      widget: 'high-contrast',
      label: 'High Contrast: ON',
    },
    { kind: 'widget', says: 'the page can be left', widget: 'done', enabled: true },
  ],
};
