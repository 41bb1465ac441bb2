import type { ShotPlan } from '../../still/shot-plan.ts';

/** Rain in full although no tick of the world has passed since the weather changed: a frozen world shows its weather at once. */
export const shot: ShotPlan = {
  name: 'rain-forest',
  title: 'Rain over a forest by a river, in a world that stands still',
  size: [854, 480],
  world: { name: 'forest', seed: '33', creative: true },
  options: { renderDistance: 4 },
  steps: [
    'command time set 5000',
    'command weather rain',
    'command fill 28 65 -20 30 65 -18 air',
    'command tp @s 28.5 65 -18.5 238 4',
    'key f1',
  ],
  screen: 'game',
  settleTicks: 60,
  facts: [
    { kind: 'state', says: 'it rains', path: 'world.weather', equals: 'rain' },
    { kind: 'color', says: 'the sky is grey', area: { x: 500, y: 10, width: 200, height: 60 }, color: 0x7e8da6, within: 24 },
    { kind: 'painted', says: 'streaks of rain lie over the even sky', area: { x: 500, y: 10, width: 200, height: 60 }, colors: 20 },
  ],
};
