import type { Life } from './life.ts';

const liquids = ['water', 'lava'];
const directions = [
  [1, 0],
  [0, 1],
  [-1, 0],
  [0, -1],
] as const;

/** What is dug without wearing out a tool. */
const soft: ReadonlySet<string> = new Set(['dirt', 'grass_block', 'coarse_dirt', 'podzol', 'sand', 'gravel', 'short_grass', 'snow']);

/** Digs one step down, three blocks high. Answers why it could not be done, null when it was. */
async function digStep(life: Life, [dx, dz]: readonly [number, number]): Promise<string | null> {
  const [x, y, z] = await life.cell();
  for (const liquid of liquids) if ((await life.find(liquid, 4, 1)).length > 0) return `${liquid} is near`;
  const floor = await life.block(x + dx, y - 2, z + dz);
  if (['air', 'cave_air', 'gravel', 'sand'].includes(floor)) return `${floor} would be underfoot`;
  for (const dy of [1, 0, -1]) {
    const name = await life.block(x + dx, y + dy, z + dz);
    if (name === 'air') continue;
    if (!soft.has(name)) await life.hold('wooden_pickaxe');
    else if ((await life.has('dirt')) > 0) await life.hold('dirt');
    if ((await life.tries('break', { x: x + dx, y: y + dy, z: z + dz, timeout: 30 })) === null) return `${name} did not break`;
  }
  return (await life.goNear([x + dx, y - 1, z + dz], 0)) ? null : 'the step cannot be walked';
}

/** Mines the stone of the walls around, as far as the player reaches from there, and picks it up; nothing that is stood on. */
async function mineWalls(life: Life, wanted: number): Promise<void> {
  const [, floor] = await life.cell();
  const walls = (await life.find('stone', 5, 64)).filter(([, y]) => y >= floor && y <= floor + 2);
  for (const [x, y, z] of walls) {
    if ((await life.has('cobblestone')) >= wanted) return;
    await life.hold('wooden_pickaxe');
    if ((await life.tries('break', { x, y, z, timeout: 30 })) !== null) await life.goNear([x, floor, z], 1);
  }
}

/** Goes to other ground, to each side in turn. */
async function moveOn(life: Life, places: number): Promise<void> {
  const [x, y, z] = await life.cell();
  for (let i = 0; i < directions.length; i++) {
    const [dx, dz] = directions[(places + i) % directions.length]!;
    if (await life.goNear([x + dx * 20, y + 3, z + dz * 20], 9)) return;
  }
}

/** Digs a stair into the ground until there is stone enough; returns the direction dug. */
export async function quarry(life: Life, wanted: number): Promise<readonly [number, number]> {
  life.rig.step('stone');
  let turn = 0;
  let refused = 0;
  let places = 0;
  const reasons = new Set<string>();
  for (let steps = 0; steps < 80 && places < 6; steps++) {
    if ((await life.has('cobblestone')) >= wanted) return directions[turn % 4]!;
    const why = await digStep(life, directions[turn % 4]!);
    if (why === null) {
      refused = 0;
      continue;
    }
    reasons.add(why);
    turn++;
    if (++refused < directions.length) continue;
    refused = 0;
    await mineWalls(life, wanted);
    if ((await life.has('cobblestone')) < wanted) await moveOn(life, places++);
  }
  throw new Error(`no stone was found at ${places} places: ${[...reasons].join(', ')}`);
}
