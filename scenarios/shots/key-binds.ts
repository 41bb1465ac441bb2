import type { ShotPlan } from '../../still/shot-plan.ts';

/** The key binds, with two actions on one key and one that waits for its key. */
export const shot: ShotPlan = {
  name: 'key-binds',
  title: 'The key binds, one clash, one waiting for its key',
  size: [854, 480],
  world: null,
  steps: ['options-set key_key.jump key.keyboard.w', 'options key-binds', 'click strafe-left'],
  screen: 'key-binds',
  settleTicks: 2,
  facts: [
    { kind: 'widget', says: 'jump names the action that it shares its key with', widget: 'jump', label: 'Jump: W (also Walk Forwards)' },
    { kind: 'widget', says: 'walking names it too', widget: 'walk-forwards', label: 'Walk Forwards: W (also Jump)' },
    { kind: 'widget', says: 'a changed bind can be reset', widget: 'reset-jump', enabled: true },
    { kind: 'widget', says: 'an unchanged one cannot', widget: 'reset-sneak', enabled: false },
  ],
};
