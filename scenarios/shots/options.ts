import type { ShotPlan } from '../../still/shot-plan.ts';

/** The options page with its sliders. */
export const shot: ShotPlan = {
  name: 'options',
  title: 'The options, the field of view moved',
  size: [854, 480],
  world: null,
  steps: ['click options', 'set fov 0.75'],
  screen: 'options',
  settleTicks: 2,
  facts: [
    { kind: 'widget', says: 'the field of view is drawn as 90 degrees', widget: 'fov', label: 'FOV: 90' },
    { kind: 'widget', says: 'the way to the video settings is drawn', widget: 'video-settings', enabled: true },
    { kind: 'widget', says: 'the page can be left', widget: 'done', enabled: true },
  ],
};
