import type { ShotPlan } from '../../still/shot-plan.ts';

/** A command being written, and what it could go on with. */
export const shot: ShotPlan = {
  name: 'chat-suggestions',
  title: 'The chat with a command half written and the list of what fits',
  size: [854, 480],
  world: { name: 'meadow', seed: '42', creative: true },
  options: { renderDistance: 4 },
  steps: [
    'command time set noon',
    'command tp @s -11.5 67 -1.5 60 8',
    'command fill -19 65 -8 -8 69 6 air replace tall_grass',
    'command tick step 300',
    'wait 320',
    'key slash',
    'type effect give @s s',
    'key down',
  ],
  screen: 'chat',
  settleTicks: 20,
  facts: [
    { kind: 'widget', says: 'the slowest of the effects is offered', widget: 'slowness', label: 'slowness', enabled: true },
    { kind: 'widget', says: 'the fastest is offered, too', widget: 'speed', label: 'speed', enabled: true },
    { kind: 'painted', says: 'the line is written in colours', area: { widget: 'chat' }, colors: 4 },
    { kind: 'brighter', says: 'the chosen one stands out', area: { widget: 'slow-falling' }, than: { widget: 'speed' }, by: 2 },
  ],
};
