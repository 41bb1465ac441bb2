import { defend } from './defence.ts';
import type { Life } from './life.ts';

const liquids = ['water', 'lava'];
/** What falls where it is not held. */
const loose = ['gravel', 'sand', 'red_sand'];
const directions = [
  [1, 0],
  [0, 1],
  [-1, 0],
  [0, -1],
] as const;

/** What is dug without wearing out a tool. */
const soft: ReadonlySet<string> = new Set(['dirt', 'grass_block', 'coarse_dirt', 'podzol', 'sand', 'gravel', 'short_grass', 'snow']);

/** How far a step goes down: of a stair first, then of a tunnel where a stair would end in the open. */
const slopes = [1, 0] as const;

/** Digs one step of a stair or a tunnel, room for the head included. Answers why it could not be done, null when it was. */
async function digStep(life: Life, [dx, dz]: readonly [number, number], down: 0 | 1): Promise<string | null> {
  await defend(life);
  const [x, y, z] = await life.cell();
  // Whoever is buried digs out first.
  for (const height of [y + 1, y]) {
    if ((await life.block(x, height, z)) !== 'air') await life.tries('break', { x, y: height, z, timeout: 30 });
  }
  for (const liquid of liquids) if ((await life.find(liquid, 4, 1)).length > 0) return `${liquid} is near`;
  const floor = await life.block(x + dx, y - 1 - down, z + dz);
  if (['air', 'cave_air', ...loose].includes(floor)) return `${floor} would be underfoot`;
  const roof = await life.block(x + dx, y + 2, z + dz);
  if (loose.includes(roof)) return `${roof} would come down`;
  for (const dy of [1, 0, -1]) {
    if (dy < -down) continue;
    const name = await life.block(x + dx, y + dy, z + dz);
    if (name === 'air') continue;
    if (!soft.has(name)) await life.hold('wooden_pickaxe');
    else if ((await life.has('dirt')) > 0) await life.hold('dirt');
    if ((await life.tries('break', { x: x + dx, y: y + dy, z: z + dz, timeout: 30 })) === null) return `${name} did not break`;
  }
  return (await life.goNear([x + dx, y - down, z + dz], 0)) ? null : 'the step cannot be walked';
}

/** Mines the stone of the walls around, as far as the player reaches from there, and picks it up; nothing that is stood on. */
async function mineWalls(life: Life, wanted: number): Promise<void> {
  const [, floor] = await life.cell();
  const walls = (await life.find('stone', 5, 64)).filter(([, y]) => y >= floor && y <= floor + 2);
  for (const [x, y, z] of walls) {
    if ((await life.has('cobblestone')) >= wanted) return;
    if (loose.includes(await life.block(x, y + 1, z))) continue;
    await defend(life);
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

/** Digs a stair into the ground, and on level where it may not go deeper, until there is stone enough. */
export async function quarry(life: Life, wanted: number): Promise<void> {
  life.rig.step('stone');
  const reasons = new Set<string>();
  for (let places = 0; places < 8; places++) {
    // Where it went last, it goes on first.
    let turn = places;
    let refused = 0;
    for (let steps = 0; steps < 40 && refused < directions.length; steps++) {
      if ((await life.has('cobblestone')) >= wanted) return;
      for (const down of slopes) {
        const why = await digStep(life, directions[turn % 4]!, down);
        if (why === null) {
          refused = -1;
          break;
        }
        reasons.add(why);
      }
      if (refused >= 0) turn++;
      refused++;
    }
    await mineWalls(life, wanted);
    if ((await life.has('cobblestone')) >= wanted) return;
    await moveOn(life, places);
  }
  throw new Error(`no stone was found at 8 places: ${[...reasons].join(', ')}`);
}
