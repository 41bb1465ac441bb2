import type { Life } from './life.ts';

const liquids = ['water', 'lava'];
const directions = [
  [1, 0],
  [0, 1],
  [-1, 0],
  [0, -1],
] as const;

/** Digs one step down, three blocks high. False where water or lava, or nothing at all, is in the way. */
async function digStep(life: Life, [dx, dz]: readonly [number, number]): Promise<boolean> {
  const [x, y, z] = await life.cell();
  for (const liquid of liquids) if ((await life.find(liquid, 4, 1)).length > 0) return false;
  if (['air', 'cave_air', 'gravel', 'sand'].includes(await life.block(x + dx, y - 2, z + dz))) return false;
  for (const dy of [1, 0, -1]) {
    const name = await life.block(x + dx, y + dy, z + dz);
    if (name === 'air') continue;
    await life.hold('wooden_pickaxe');
    if ((await life.tries('break', { x: x + dx, y: y + dy, z: z + dz, timeout: 30 })) === null) return false;
  }
  return life.goNear([x + dx, y - 1, z + dz], 0);
}

/** Digs a stair into the ground until there is stone enough; returns the direction dug. */
export async function quarry(life: Life, wanted: number): Promise<readonly [number, number]> {
  life.rig.step('stone');
  let turn = 0;
  for (let steps = 0; steps < 40 && turn < 12; steps++) {
    if ((await life.has('cobblestone')) >= wanted) return directions[turn % 4]!;
    if (!(await digStep(life, directions[turn % 4]!))) turn++;
  }
  throw new Error('no stone was found');
}
