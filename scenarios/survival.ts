import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { PlayerShape, ReplyOf } from '../ctl/reply-shapes.ts';
import type { Position } from '../ctl/shapes.ts';
import type { Args, GameCommandName } from '../ctl/table/commands.ts';
import type { Rig, Scenario } from '../harness/run/scenario.ts';

const woods = ['oak', 'birch', 'spruce', 'jungle', 'acacia', 'dark_oak', 'cherry', 'mangrove'];
const game = ['pig', 'cow', 'sheep', 'chicken'];
const meats: Readonly<Record<string, string>> = {
  porkchop: 'cooked_porkchop',
  beef: 'cooked_beef',
  mutton: 'cooked_mutton',
  chicken: 'cooked_chicken',
};
const morning = 23_500;
const dusk = 12_500;

const plain = (item: string): string => item.replace(/^minecraft:/, '');
const cellOf = (pos: Position): Position => pos.map((value) => Math.floor(value + 0.001)) as unknown as Position;

/** One life in a new world: what the player has and where, asked from the game each time. */
class Life {
  readonly rig: Rig;

  constructor(rig: Rig) {
    this.rig = rig;
  }

  async state(): Promise<{ readonly player: PlayerShape; readonly dayTime: number; readonly time: number }> {
    const { player, world } = (await this.rig.call('state', {})) as unknown as ReplyOf<'state'>;
    this.rig.check(player !== null && world !== null && !player.dead, 'the player lives');
    return { player: player as PlayerShape, dayTime: world?.day_time ?? 0, time: world?.time ?? 0 };
  }

  async cell(): Promise<Position> {
    return cellOf((await this.state()).player.pos);
  }

  async has(item: string): Promise<number> {
    const { player } = await this.state();
    return player.inventory.filter((stack) => plain(stack.item) === item).reduce((sum, stack) => sum + stack.count, 0);
  }

  /** Gives a command that may be refused; null when it was. */
  async tries<N extends GameCommandName>(name: N, args: Args<N>): Promise<Readonly<Record<string, unknown>> | null> {
    try {
      return await this.rig.call(name, args);
    } catch {
      return null;
    }
  }

  async goNear([x, y, z]: Position, within: number): Promise<boolean> {
    return (await this.tries('goto', { x, y, z, within, sprint: true, timeout: 60 })) !== null;
  }

  async block(x: number, y: number, z: number): Promise<string> {
    return plain(String((await this.rig.call('block', { x, y, z })).block));
  }

  async find(name: string, within: number, limit = 32): Promise<readonly Position[]> {
    const found = await this.tries('find-blocks', { name, within, limit });
    return ((found?.blocks ?? []) as readonly { readonly pos: Position }[]).map(({ pos }) => pos);
  }

  async slotOf(item: string, from: number): Promise<number> {
    const { menu } = (await this.rig.call('screen', {})) as unknown as ReplyOf<'screen'>;
    const found = menu?.slots.find((stack) => stack.slot >= from && plain(stack.item) === item);
    this.rig.check(found !== undefined, `there is ${item} to work with`);
    return found?.slot ?? 0;
  }

  async click(slot: number, button: 'left' | 'right' = 'left', shift = false): Promise<void> {
    await this.rig.call('click-slot', { slot, button, shift, double: false, hotbar: undefined, drop: undefined });
  }

  /** Lays items out in the grid of the open menu and takes what they make. */
  async craft(layout: Readonly<Record<string, readonly number[]>>, made: string, from: number): Promise<void> {
    const before = await this.has(made);
    for (const [item, places] of Object.entries(layout)) {
      const slot = await this.slotOf(item, from);
      await this.click(slot);
      for (const place of places) await this.click(place, 'right');
      await this.click(slot);
    }
    await this.click(0, 'left', true);
    this.rig.check((await this.has(made)) > before, `${made} is made`);
  }

  /** Takes an item into the hand: selects its hotbar slot, or brings it there first. */
  async hold(item: string): Promise<void> {
    const { player } = await this.state();
    const slots = player.inventory.filter((stack) => plain(stack.item) === item).map(({ slot }) => slot);
    const bar = slots.find((slot) => slot >= 36 && slot < 45);
    if (bar === undefined) {
      this.rig.check(slots.length > 0, `the player has ${item}`);
      await this.rig.call('key', { key: 'e', mode: 'tap' });
      await this.rig.call('click-slot', { slot: slots[0]!, button: 'left', shift: false, double: false, hotbar: 9, drop: undefined });
      await this.rig.call('key', { key: 'e', mode: 'tap' });
    }
    await this.rig.call('select', { slot: bar === undefined ? 9 : bar - 35 });
  }

  /** Puts the held block into the first place around the player that takes it; returns where. */
  async put(item: string, places: readonly Position[]): Promise<Position> {
    await this.hold(item);
    for (const [x, y, z] of places) if ((await this.tries('place', { x, y, z })) !== null) return [x, y, z];
    throw new Error(`there is no place for ${item}`);
  }

  /** Nothing but a player's means: no command in the log of inputs. */
  async playsFair(): Promise<void> {
    const { entries } = (await this.rig.call('input-log', {
      since: undefined,
      limit: 512,
      origin: undefined,
    })) as unknown as ReplyOf<'input-log'>;
    this.rig.check(
      entries.every((entry) => !('line' in entry) || !/^(command|chat) /.test(String(entry.line))),
      'the log of inputs holds no command',
    );
  }
}

const around = ([x, y, z]: Position): readonly Position[] =>
  [1, 0, -1].flatMap((dy) =>
    [
      [1, 0],
      [0, 1],
      [-1, 0],
      [0, -1],
      [1, 1],
      [-1, 1],
      [1, -1],
      [-1, -1],
    ].map(([dx, dz]) => [x + dx!, y + dy, z + dz!] as const),
  );

/** Fells trees until there are so many logs; returns the wood. */
async function fell(life: Life, wanted: number): Promise<string> {
  life.rig.step('wood');
  // Trees that gave what could be reached of them.
  const felled = new Set<string>();
  for (let trees = 0; trees < 12; trees++) {
    const stands: { readonly logs: readonly Position[] }[] = [];
    for (const wood of woods) {
      const all = await life.find(`${wood}_log`, 64, 64);
      stands.push({ logs: all.filter(([x, , z]) => !felled.has(`${x} ${z}`)) });
    }
    const here = await life.cell();
    const near = ([x, y, z]: Position): number => Math.hypot(x - here[0], (y - here[1]) * 2, z - here[2]);
    const best = stands
      .filter(({ logs }) => logs.length > 0)
      .sort((a, b) => Math.min(...a.logs.map(near)) - Math.min(...b.logs.map(near)))[0];
    life.rig.check(best !== undefined, 'a tree is around');
    const logs = best?.logs ?? [];
    const nearest = [...logs].sort((a, b) => near(a) - near(b))[0] as Position;
    const trunk = logs.filter(([x, , z]) => Math.abs(x - nearest[0]) <= 1 && Math.abs(z - nearest[2]) <= 1).sort((a, b) => a[1] - b[1]);
    for (const [x, , z] of trunk) felled.add(`${x} ${z}`);
    await life.goNear(trunk[0] as Position, 3);
    for (const [x, y, z] of trunk) if ((await life.tries('break', { x, y, z, timeout: 10 })) === null) break;
    const [x, y, z] = trunk[0] as Position;
    await life.goNear([x, y, z], 1);
    await life.rig.call('wait', { ticks: 15 });
    for (const each of woods) if ((await life.has(`${each}_log`)) >= wanted) return each;
  }
  throw new Error('the trees around do not give enough wood');
}

/** Planks, sticks, a table, and the first tools. */
async function firstTools(life: Life, wood: string): Promise<void> {
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
  await life.craft({ [planks]: [1, 2, 3, 4] }, 'crafting_table', 9);
  await life.craft({ [planks]: [1, 3] }, 'stick', 9);
  await life.craft({ [planks]: [1, 3] }, 'stick', 9);
  await rig.call('key', { key: 'e', mode: 'tap' });
  await life.playsFair();

  rig.step('a pickaxe and a sword of wood');
  const table = await useTable(life);
  await life.craft({ [planks]: [1, 2, 3], stick: [5, 8] }, 'wooden_pickaxe', 10);
  await life.craft({ [planks]: [2, 5], stick: [8] }, 'wooden_sword', 10);
  await rig.call('key', { key: 'escape', mode: 'tap' });
  await takeUp(life, table, 'crafting_table');
}

async function useTable(life: Life): Promise<Position> {
  const table = await life.put('crafting_table', around(await life.cell()));
  const [x, y, z] = table;
  await life.rig.call('interact', { x, y, z });
  return table;
}

/** Mines a block that was put down and picks it up again. */
async function takeUp(life: Life, [x, y, z]: Position, item: string): Promise<void> {
  await life.rig.call('break', { x, y, z, timeout: 30 });
  await life.goNear([x, y, z], 1);
  await life.rig.call('wait', { ticks: 15 });
  life.rig.check((await life.has(item)) > 0, `${item} is taken along`);
}

/** Hunts until there is meat for a meal or two; returns what kind. */
async function hunt(life: Life, wanted: number): Promise<string> {
  life.rig.step('hunt');
  await life.hold('wooden_sword');
  for (let chases = 0; chases < 14; chases++) {
    for (const meat of Object.keys(meats)) if ((await life.has(meat)) >= wanted) return meat;
    const { entities } = (await life.rig.call('entities', { kind: undefined, within: 64, limit: 64 })) as unknown as ReplyOf<'entities'>;
    const prey = entities.find(({ kind }) => game.includes(plain(kind)));
    if (prey === undefined) {
      const [x, y, z] = await life.cell();
      await life.goNear([x + (chases % 2 === 0 ? 40 : -20), y, z + (chases % 3 === 0 ? 40 : 10)], 12);
      continue;
    }
    if (!(await life.goNear(cellOf(prey.pos), 2.5))) continue;
    const hit = await life.tries('attack', { target: String(prey.id), hits: 8 });
    const { entities: left } = (await life.rig.call('entities', { kind: 'item', within: 8, limit: 8 })) as unknown as ReplyOf<'entities'>;
    if (hit === null) continue;
    await life.rig.call('wait', { ticks: 25 });
    for (const { pos } of left.slice(0, 3)) await life.goNear(cellOf(pos), 1);
    const { entities: drops } = (await life.rig.call('entities', { kind: 'item', within: 10, limit: 8 })) as unknown as ReplyOf<'entities'>;
    for (const { pos } of drops.slice(0, 4)) await life.goNear(cellOf(pos), 1);
    await life.rig.call('wait', { ticks: 10 });
  }
  throw new Error('no meat was found');
}

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
  for (const dy of [2, 1, 0, -1, -2]) {
    for (const [sx, sz] of [
      [dx, dz],
      [dx * 2, dz * 2],
      [dx + dz, dz + dx],
      [dx - dz, dz - dx],
    ] as const) {
      if (liquids.includes(await life.block(x + sx, y + dy, z + sz))) return false;
    }
  }
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
async function quarry(life: Life, wanted: number): Promise<readonly [number, number]> {
  life.rig.step('stone');
  let turn = 0;
  for (let steps = 0; steps < 40 && turn < 12; steps++) {
    if ((await life.has('cobblestone')) >= wanted) return directions[turn % 4]!;
    if (!(await digStep(life, directions[turn % 4]!))) turn++;
  }
  throw new Error('no stone was found');
}

/** Stone tools and a furnace, in the tunnel. */
async function stoneAge(life: Life): Promise<Position> {
  const { rig } = life;
  rig.step('stone tools and a furnace');
  const table = await useTable(life);
  await life.craft({ cobblestone: [1, 2, 3], stick: [5, 8] }, 'stone_pickaxe', 10);
  await life.craft({ cobblestone: [1, 2, 3, 4, 6, 7, 8, 9] }, 'furnace', 10);
  await rig.call('key', { key: 'escape', mode: 'tap' });
  await takeUp(life, table, 'crafting_table');
  return table;
}

/** Closes the tunnel around the player with what was dug. */
async function closeIn(life: Life): Promise<void> {
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
async function roast(life: Life, meat: string, wood: string): Promise<void> {
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

async function eat(life: Life, meal: string): Promise<void> {
  const { rig } = life;
  rig.step('a meal');
  // Who only stands gets hungry in days: jumping on the spot makes it hours.
  for (let jumps = 0; (await life.state()).player.food >= 20 && jumps < 16; jumps++) {
    await rig.call('move', { direction: 'forward', ticks: 400, sprint: false, sneak: false, jump: true });
  }
  const { player } = await life.state();
  await life.hold(meal);
  await rig.call('use-item', { ticks: undefined });
  rig.check((await life.state()).player.food > player.food, 'the meal stills hunger');
}

async function night(life: Life): Promise<void> {
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

/** Everything that belongs to the saved world, unpacked where it is packed. */
function savedBytes(folder: string): string {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .filter((path) => path.endsWith('.dat') && statSync(path).isFile())
    .map((path) => gunzipSync(readFileSync(path)).toString('latin1'))
    .join('\n');
}

async function leave(life: Life, folder: string): Promise<void> {
  const { rig } = life;
  rig.step('leave, and look at what was saved');
  const { worlds } = (await rig.call('worlds', {})) as unknown as ReplyOf<'worlds'>;
  rig.same(worlds.find((world) => world.folder === folder)?.cheats, false, 'cheats in this world');
  await life.playsFair();
  await rig.call('quit-to-title', {});
  const saved = savedBytes(join(rig.home, 'saves', folder));
  for (const item of ['stone_pickaxe', 'wooden_pickaxe', 'wooden_sword', 'crafting_table', 'cobblestone'])
    rig.check(saved.includes(`minecraft:${item}`), `the saved player has ${item}`);
}

/** A first day and night in a new world, by nothing but what a player has. */
export const scenario: Scenario = {
  name: 'survival',
  title: 'From a new world without cheats: wood, a table, tools, stone, a furnace, food, a shelter, and a night survived',
  needs: {
    commands: [
      ...(['open', 'state', 'worlds', 'find-blocks', 'block', 'entities', 'goto', 'break', 'place', 'interact', 'attack'] as const),
      ...(['use-item', 'move', 'select', 'key', 'screen', 'click-slot', 'wait', 'input-log', 'quit-to-title'] as const),
    ],
  },
  files: { 'options.txt': 'renderDistance:5\n' },
  run: async (rig) => {
    rig.step('a new world');
    const { opened } = (await rig.call('open', { world: 'first-day', seed: '42', creative: false })) as unknown as ReplyOf<'open'>;
    const life = new Life(rig);
    rig.same((await life.state()).player.inventory, [], 'what the player begins with');
    const wood = await fell(life, 8);
    await firstTools(life, wood);
    const meat = await hunt(life, 2);
    await life.playsFair();
    await quarry(life, 26);
    await stoneAge(life);
    await closeIn(life);
    await roast(life, meat, wood);
    await life.playsFair();
    await eat(life, meats[meat] as string);
    await night(life);
    const { player } = await life.state();
    rig.check(player.health > 10, `the player came through the night (${player.health} of 20)`);
    await leave(life, opened);
  },
};
