import type { ShotPlan } from '../../still/shot-plan.ts';

/** The page of sounds, which this game keeps and does not hear. */
export const shot: ShotPlan = {
  name: 'sound-options',
  title: 'Music and sounds, some of them turned down',
  size: [854, 480],
  world: null,
  steps: ['options sounds', 'set music 0', 'set hostile-creatures 0.3', 'click show-subtitles'],
  screen: 'sounds',
  settleTicks: 2,
  facts: [
    { kind: 'widget', says: 'a volume of nothing is told as off', widget: 'music', label: 'Music: OFF' },
    { kind: 'widget', says: 'a volume is told in percent', widget: 'hostile-creatures', label: 'Hostile Creatures: 30%' },
    { kind: 'widget', says: 'subtitles are on', widget: 'show-subtitles', label: 'Show Subtitles: ON' },
    { kind: 'widget', says: 'the page can be left', widget: 'done', enabled: true },
  ],
};
