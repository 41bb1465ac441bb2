import type { ShotPlan } from '../../still/shot-plan.ts';

/** The video settings over a meadow that shows what is set: far terrain, no clouds, a pack. */
export const shot: ShotPlan = {
  name: 'video-settings',
  title: 'The video settings, some of them changed',
  size: [854, 480],
  world: { name: 'meadow', seed: '42', creative: true },
  options: { renderDistance: 4, shaderPack: 'horizon-warm' },
  steps: [
    'command time set noon',
    'command tp @s -11.5 67 -1.5 60 8',
    'command fill -22 65 -8 -8 69 6 air replace tall_grass',
    'wait 60',
    'pause',
    'click options',
    'click video-settings',
    'set lod-distance 0.5',
    'set brightness 0.75',
    'click clouds',
  ],
  screen: 'video',
  settleTicks: 2,
  facts: [
    { kind: 'widget', says: 'far terrain reaches 16 chunks', widget: 'lod-distance', label: 'LOD Distance: 16 chunks' },
    { kind: 'widget', says: 'the brightness is told in percent', widget: 'brightness', label: 'Brightness: 75%' },
    { kind: 'widget', says: 'the clouds are off after fancy', widget: 'clouds', label: 'Clouds: OFF' },
    { kind: 'widget', says: 'the chosen pack is named by its title', widget: 'shader-pack', label: 'Shader Pack: Horizon Warm' },
    { kind: 'widget', says: 'the page can be left', widget: 'done', enabled: true },
  ],
};
