import type { ShotPlan } from '../../still/shot-plan.ts';

/** The title screen: what a player sees first, without a world. */
export const shot: ShotPlan = {
  name: 'title',
  title: 'The title screen with its three buttons',
  demo: true,
  size: [854, 480],
  world: null,
  steps: [],
  screen: 'title',
  settleTicks: 2,
  facts: [
    {
      kind: 'widget',
      says: 'the button Singleplayer is drawn and can be clicked',
      widget: 'singleplayer',
      label: 'Singleplayer',
      enabled: true,
    },
    { kind: 'widget', says: 'the button Options... is drawn', widget: 'options', label: 'Options...', enabled: true },
    { kind: 'widget', says: 'the button Quit Game is drawn', widget: 'quit-game', label: 'Quit Game', enabled: true },
  ],
};
