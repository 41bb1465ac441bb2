import type { Position } from '../../ctl/shapes.ts';
import { gather, meats } from './gathering.ts';
import { around, type Life } from './life.ts';

const morning = 23_500;
const dusk = 12_500;
const directions = [
  [1, 0],
  [0, 1],
  [-1, 0],
  [0, -1],
] as const;

/** Planks, sticks, a table, and the first tools. */
export async function firstTools(life: Life, wood: string): Promise<void> {
  const { rig } = life;
  rig.step('planks and a table');
  const planks = `${wood}_planks`;
  await rig.call('key', { key: 'e', mode: 'tap' });
  for (let logs = await life.has(`${wood}_log`); logs > 0; logs = 0) {
    const slot = await life.slotOf(`${wood}_log`, 9);
    await life.click(slot);
    await life.click(1);
    await life.click(0, 'left', true);
  }
  await life.craft({ [planks]: [1, 3] }, 'stick', 9);
  await life.craft({ [planks]: [1, 3] }, 'stick', 9);
  await rig.call('key', { key: 'e', mode: 'tap' });
  await life.playsFair();

  rig.step('pickaxes and a sword of wood');
  const table = await useTable(life, wood);
  // Two, since one may not last until there is stone.
  for (let i = 0; i < 2; i++) await life.craft({ [planks]: [1, 2, 3], stick: [5, 8] }, 'wooden_pickaxe', 10);
  await life.craft({ [planks]: [2, 5], stick: [8] }, 'wooden_sword', 10);
  await rig.call('key', { key: 'escape', mode: 'tap' });
  await takeUp(life, table, wood);
}

/** Makes a table by hand, unless there is one. */
async function makeTable(life: Life, wood: string): Promise<void> {
  if ((await life.has('crafting_table')) > 0) return;
  await life.rig.call('key', { key: 'e', mode: 'tap' });
  await life.craft({ [`${wood}_planks`]: [1, 2, 3, 4] }, 'crafting_table', 9);
  await life.rig.call('key', { key: 'e', mode: 'tap' });
}

/** Puts down a table and opens it. */
async function useTable(life: Life, wood: string): Promise<Position> {
  await makeTable(life, wood);
  const table = await life.put('crafting_table', around(await life.cell()));
  const [x, y, z] = table;
  await life.rig.call('interact', { x, y, z });
  return table;
}

/** Mines the table that was put down and picks it up again; for one that rolled away into a hole another is made. */
async function takeUp(life: Life, [x, y, z]: Position, wood: string): Promise<void> {
  await life.rig.call('break', { x, y, z, timeout: 30 });
  for (let tries = 0; tries < 3 && (await life.has('crafting_table')) === 0; tries++) {
    await life.goNear([x, y, z], 1);
    await life.rig.call('wait', { ticks: 15 });
    if ((await life.has('crafting_table')) === 0) await gather(life, 8, 4);
  }
  await makeTable(life, wood);
}

/** Stone tools and a furnace, in the tunnel. */
export async function stoneAge(life: Life, wood: string): Promise<Position> {
  const { rig } = life;
  rig.step('stone tools and a furnace');
  const table = await useTable(life, wood);
  await life.craft({ cobblestone: [1, 2, 3], stick: [5, 8] }, 'stone_pickaxe', 10);
  await life.craft({ cobblestone: [1, 2, 3, 4, 6, 7, 8, 9] }, 'furnace', 10);
  await rig.call('key', { key: 'escape', mode: 'tap' });
  await takeUp(life, table, wood);
  return table;
}

/** Closes the tunnel around the player with what was dug. */
export async function closeIn(life: Life): Promise<void> {
  life.rig.step('shelter');
  const [x, y, z] = await life.cell();
  await life.goNear([x, y, z], 0);
  const open: Position[] = [];
  for (const [dx, dz] of directions) {
    for (const dy of [0, 1, 2]) {
      const name = await life.block(x + dx, y + dy, z + dz);
      if (name === 'air' || name === 'cave_air') open.push([x + dx, y + dy, z + dz]);
    }
  }
  if ((await life.block(x, y + 3, z)) === 'air') open.push([x, y + 3, z]);
  await life.hold('cobblestone');
  for (const [px, py, pz] of open) await life.tries('place', { x: px, y: py, z: pz });
  for (const [px, py, pz] of open) {
    if (py > y + 1) continue;
    life.rig.check((await life.block(px, py, pz)) !== 'air', `the shelter is closed at ${px} ${py} ${pz}`);
  }
}

/** Roasts meat in a furnace in the shelter, with planks as fuel. */
export async function roast(life: Life, meat: string, wood: string): Promise<void> {
  const { rig } = life;
  rig.step('roast meat');
  const [x, y, z] = await life.cell();
  // Room for the furnace is dug into the wall.
  let furnace: Position | null = null;
  for (const [dx, dz] of directions) {
    if (furnace !== null) break;
    await life.hold('stone_pickaxe');
    if ((await life.tries('break', { x: x + dx, y: y + 1, z: z + dz, timeout: 30 })) === null) continue;
    await rig.call('wait', { ticks: 10 });
    await life.hold('furnace');
    if ((await life.tries('place', { x: x + dx, y: y + 1, z: z + dz })) !== null) furnace = [x + dx, y + 1, z + dz];
  }
  rig.check(furnace !== null, 'the furnace stands in the wall');
  const [fx, fy, fz] = furnace as Position;
  await rig.call('interact', { x: fx, y: fy, z: fz });
  await life.click(await life.slotOf(meat, 3), 'left', true);
  await life.click(await life.slotOf(`${wood}_planks`, 3), 'left', true);
  await rig.call('wait', { ticks: 440 });
  await life.click(2, 'left', true);
  await rig.call('key', { key: 'escape', mode: 'tap' });
  rig.check((await life.has(meats[meat] as string)) > 0, 'the meat is roasted');
}

/** Gets hungry and eats. */
export async function eat(life: Life, meal: string): Promise<void> {
  const { rig } = life;
  rig.step('a meal');
  // Who only stands gets hungry in days: jumping on the spot makes it hours.
  for (let jumps = 0; (await life.state()).player.food >= 20 && jumps < 16; jumps++) {
    await rig.call('move', { direction: 'forward', ticks: 400, sprint: false, sneak: false, jump: true });
  }
  const { player } = await life.state();
  await life.hold(meal);
  // Away from the furnace, which a click would open.
  await rig.call('look', { yaw: 0, pitch: -90 });
  await rig.call('use-item', {});
  rig.check((await life.state()).player.food > player.food, 'the meal stills hunger');
}

/** Waits in the shelter until it is day again. */
export async function night(life: Life): Promise<void> {
  life.rig.step('night');
  let dark = false;
  for (let waits = 0; waits < 60; waits++) {
    const { dayTime, time } = await life.state();
    dark ||= dayTime > 18_000;
    if (dark && (dayTime >= morning || dayTime < dusk) && time > 20_000) return;
    await life.rig.call('wait', { ticks: 500 });
  }
  throw new Error('it does not become day again');
}
