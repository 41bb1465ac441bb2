import type { ShotPlan } from '../../still/shot-plan.ts';

/** A fall from above (level 8) and what runs from its foot: levels by steps from it, `step` each. */
function pool(x: number, z: number, name: string, step: number): readonly string[] {
  const lines: string[] = [];
  for (let dx = -7; dx <= 7; dx++) {
    for (let dz = -1; dz <= 7; dz++) {
      const level = (Math.abs(dx) + Math.abs(dz)) * step;
      if (level > 0 && level < 8) lines.push(`command setblock ${x + dx} 91 ${z + dz} ${name}[level=${level}]`);
    }
  }
  return [...lines, `command fill ${x} 91 ${z} ${x} 96 ${z} ${name}[level=8]`, `command setblock ${x} 97 ${z} ${name}`];
}

/** Water and lava that fall, spread and lie in basins, eight times a step of the world: their textures run, and stand between the steps. */
export const shot: ShotPlan = {
  name: 'water-and-lava',
  title: 'Water and lava fall, spread and lie still, in eight steps of the world',
  size: [854, 480],
  world: { name: 'springs', seed: '42', creative: true },
  options: { renderDistance: 4 },
  steps: [
    'command time set 5000',
    'command fill -10 90 -10 10 90 7 stone_bricks',
    'command fill -10 91 -10 10 97 -10 mossy_cobblestone',
    ...pool(-6, -8, 'lava', 2),
    ...pool(5, -8, 'water', 1),
    'command fill -7 91 0 -2 91 4 stone_bricks',
    'command fill -6 91 1 -3 91 3 lava',
    'command fill 2 91 0 7 91 4 stone_bricks',
    'command fill 3 91 1 6 91 3 water',
    'command fill -2 91 6 1 92 7 stone_bricks',
    'command tp @s 0 93 7.4 180 22',
    'key f1',
  ],
  screen: 'game',
  settleTicks: 60,
  sequence: { frames: 8, between: ['command tick step 4', 'wait 10'], frameMs: 200 },
  facts: [
    { kind: 'moves', says: 'the liquids move from frame to frame', pixels: 2000 },
    {
      kind: 'brighter',
      says: 'the lava of a basin is brighter than the water of the other',
      area: { x: 80, y: 262, width: 140, height: 50 },
      than: { x: 640, y: 262, width: 140, height: 50 },
      by: 20,
    },
    { kind: 'state', says: 'the world is frozen', path: 'world.frozen', equals: true },
  ],
};
