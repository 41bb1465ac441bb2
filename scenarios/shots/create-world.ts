import type { ShotPlan } from '../../still/shot-plan.ts';

/** The form for a new world, filled in. */
export const shot: ShotPlan = {
  name: 'create-world',
  title: 'A new world about to be made, its name typed in',
  size: [854, 480],
  world: null,
  steps: ['click singleplayer', 'click create-new-world', 'set world-name "Windmill Hill"', 'set seed 42'],
  screen: 'create-world',
  settleTicks: 2,
  facts: [
    { kind: 'widget', says: 'the name field is drawn', widget: 'world-name' },
    { kind: 'widget', says: 'the world can be created', widget: 'create-new-world', enabled: true },
    { kind: 'widget', says: 'the form can be left', widget: 'cancel', enabled: true },
  ],
};
