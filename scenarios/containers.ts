import type { MenuShape, ReplyOf } from '../ctl/reply-shapes.ts';
import type { Position, SlotShape } from '../ctl/shapes.ts';
import type { Rig, Scenario } from '../harness/run/scenario.ts';
import { command } from './in-world/command.ts';

async function screen(rig: Rig): Promise<ReplyOf<'screen'>> {
  return (await rig.call('screen', {})) as unknown as ReplyOf<'screen'>;
}

/** The menu that is open; it must be of this kind. */
async function menu(rig: Rig, kind: MenuShape['kind']): Promise<MenuShape> {
  const shown = (await screen(rig)).menu;
  rig.same(shown?.kind, kind, 'the kind of the open menu');
  return shown as MenuShape;
}

const plain = (item: string): string => item.replace(/^minecraft:/, '');

const at = (slots: readonly SlotShape[], slot: number): string | null => {
  const found = slots.find((stack) => stack.slot === slot);
  return found === undefined ? null : `${found.count} ${plain(found.item)}`;
};

/** The slot from a number on that holds an item. */
function slotWith(rig: Rig, slots: readonly SlotShape[], item: string, from = 0): number {
  const found = slots.find((stack) => stack.slot >= from && plain(stack.item) === item);
  rig.check(found !== undefined, `a slot holds ${item}`);
  return (found as SlotShape).slot;
}

interface Click {
  readonly button?: 'left' | 'right';
  readonly shift?: boolean;
  readonly double?: boolean;
  readonly hotbar?: number;
  readonly drop?: 'one' | 'all';
}

function click(rig: Rig, slot: number, { button = 'left', shift = false, double = false, hotbar, drop }: Click = {}) {
  return rig.call('click-slot', { slot, button, shift, double, hotbar, drop });
}

async function carried(rig: Rig): Promise<Readonly<Record<string, number>>> {
  const { slots } = (await rig.call('inventory', {})) as unknown as ReplyOf<'inventory'>;
  const counts: Record<string, number> = {};
  for (const { item, count } of slots) counts[plain(item)] = (counts[plain(item)] ?? 0) + count;
  return counts;
}

/** Opens a world with a floor high above the ground and puts a survival player on it; returns where. */
async function floor(rig: Rig): Promise<Position> {
  rig.step('floor');
  await rig.call('open', { world: 'containers', seed: '7', creative: true });
  const { player } = (await rig.call('state', {})) as unknown as ReplyOf<'state'>;
  const [x, , z] = (player?.pos ?? [0, 0, 0]).map(Math.floor) as unknown as Position;
  await command(rig, `fill ${x - 3} 149 ${z - 3} ${x + 3} 149 ${z + 3} stone`);
  await command(rig, `tp @s ${x + 0.5} 150 ${z + 0.5} 0 0`);
  await command(rig, 'gamemode survival');
  return [x, 150, z];
}

async function craftByHand(rig: Rig): Promise<void> {
  rig.step('crafting in the inventory');
  await command(rig, 'give @s oak_log 5');
  await rig.refused('state', 'click-slot', { slot: 36, button: 'left', shift: false, double: false, hotbar: undefined, drop: undefined });
  await rig.call('key', { key: 'e', mode: 'tap' });
  await click(rig, 36);
  rig.same((await menu(rig, 'inventory')).carried?.count, 5, 'logs on the pointer');
  await click(rig, 1);
  rig.same(at((await menu(rig, 'inventory')).slots, 0), '4 oak_planks', 'what a log makes');
  await click(rig, 0, { shift: true });
  rig.same(await carried(rig), { oak_planks: 20 }, 'what all the logs made');
  await click(rig, 44);
  for (const slot of [1, 2, 3, 4]) await click(rig, slot, { button: 'right' });
  await click(rig, 44);
  await click(rig, 0, { shift: true });
  rig.same(await carried(rig), { oak_planks: 16, crafting_table: 1 }, 'what four planks made');
  await rig.refused('unknown', 'click-slot', { slot: 60, button: 'left', shift: false, double: false, hotbar: undefined, drop: undefined });
  await rig.call('key', { key: 'e', mode: 'tap' });
  rig.same(await screen(rig), { screen: 'game', menu: null }, 'the screen after leaving the inventory');
}

/** Puts a block from the hotbar on the floor and uses it. */
async function putAndUse(rig: Rig, item: string, [x, y, z]: Position): Promise<void> {
  const { slots } = (await rig.call('inventory', {})) as unknown as ReplyOf<'inventory'>;
  await rig.call('select', { slot: slotWith(rig, slots, item, 36) - 35 });
  await rig.call('place', { x, y, z });
  await rig.call('interact', { x, y, z });
}

async function craftOnTable(rig: Rig, table: Position): Promise<void> {
  rig.step('crafting on a table');
  await putAndUse(rig, 'crafting_table', table);
  const open = await menu(rig, 'crafting');
  rig.same([open.pos, open.size], [table, 46], 'the table that is open');
  const planks = slotWith(rig, open.slots, 'oak_planks', 10);
  await click(rig, planks);
  for (const slot of [1, 4]) await click(rig, slot, { button: 'right' });
  await click(rig, planks);
  await click(rig, 0, { shift: true });
  const sticks = slotWith(rig, (await menu(rig, 'crafting')).slots, 'stick', 10);
  await click(rig, planks);
  for (const slot of [1, 2, 3]) await click(rig, slot, { button: 'right' });
  await click(rig, planks);
  await click(rig, sticks);
  for (const slot of [5, 8]) await click(rig, slot, { button: 'right' });
  await click(rig, sticks);
  rig.same(at((await menu(rig, 'crafting')).slots, 0), '1 wooden_pickaxe', 'what the grid makes');
  await click(rig, 0, { shift: true });
  rig.same(await carried(rig), { oak_planks: 11, stick: 2, wooden_pickaxe: 1 }, 'what the player has after crafting');
}

async function craftFromBook(rig: Rig): Promise<void> {
  rig.step('recipe book');
  await rig.call('click', { id: 'recipe-book', button: 'left', shift: false });
  await rig.call('click', { id: 'chest', button: 'left', shift: false });
  rig.same(at((await menu(rig, 'crafting')).slots, 0), '1 chest', 'what the book laid out');
  await click(rig, 0, { shift: true });
  await rig.call('key', { key: 'escape', mode: 'tap' });
  await command(rig, 'give @s furnace');
  rig.same(await carried(rig), { oak_planks: 3, stick: 2, wooden_pickaxe: 1, chest: 1, furnace: 1 }, 'what the player has after the chest');
}

async function smelt(rig: Rig, furnace: Position): Promise<void> {
  rig.step('smelting');
  await command(rig, 'give @s raw_iron 2');
  await command(rig, 'give @s coal');
  await putAndUse(rig, 'furnace', furnace);
  const { slots } = await menu(rig, 'furnace');
  await click(rig, slotWith(rig, slots, 'raw_iron', 3), { shift: true });
  await click(rig, slotWith(rig, slots, 'coal', 3), { shift: true });
  await rig.call('wait', { ticks: 300 });
  const half = await menu(rig, 'furnace');
  rig.same([at(half.slots, 0), at(half.slots, 2)], ['1 raw_iron', '1 iron_ingot'], 'what lies in the furnace after 15 seconds');
  rig.check((half.burning ?? 0) > 0.7 && (half.cooked ?? 0) > 0.4, 'the fire burns and the second ingot is half done');
  await rig.call('wait', { ticks: 120 });
  await click(rig, 2, { shift: true });
  rig.same((await carried(rig)).iron_ingot, 2, 'ingots taken out of the furnace');
  await rig.call('key', { key: 'escape', mode: 'tap' });
}

async function store(rig: Rig, chest: Position): Promise<void> {
  rig.step('chest');
  await putAndUse(rig, 'chest', chest);
  const { slots, size } = await menu(rig, 'chest');
  rig.same(size, 63, 'the slots of a chest and of the player');
  await click(rig, slotWith(rig, slots, 'iron_ingot', 27), { shift: true });
  rig.same(at((await menu(rig, 'chest')).slots, 0), '2 iron_ingot', 'the first slot of the chest');
  const planks = slotWith(rig, (await menu(rig, 'chest')).slots, 'oak_planks', 27);
  await click(rig, planks);
  for (const slot of [10, 11, 12]) await click(rig, slot, { button: 'right' });
  await click(rig, 10, { double: true });
  rig.same((await menu(rig, 'chest')).carried?.count, 3, 'planks that a double click gathers');
  await click(rig, 10);
  await click(rig, 10, { button: 'right' });
  await click(rig, 12);
  await click(rig, 10, { hotbar: 1 });
  await click(rig, 12, { drop: 'one' });
  const last = await menu(rig, 'chest');
  rig.same(
    [10, 12, 54].map((slot) => at(last.slots, slot)),
    [null, '1 oak_planks', '1 oak_planks'],
    'planks after a swap and a drop by key',
  );
  await rig.call('key', { key: 'escape', mode: 'tap' });
}

async function comeBack(rig: Rig, [x, y, z]: Position): Promise<void> {
  rig.step('leave and come back');
  await rig.call('quit-to-title', {});
  await rig.call('open', { world: 'containers', seed: undefined, creative: false });
  await rig.call('interact', { x, y, z });
  const { slots, pos } = await menu(rig, 'chest');
  rig.same([pos, at(slots, 0), at(slots, 12)], [[x, y, z], '2 iron_ingot', '1 oak_planks'], 'what lies in the chest after coming back');
}

/** What lies in slots, by clicks alone: crafting by hand, on a table and from the recipe book, smelting, and a chest that keeps things. */
export const scenario: Scenario = {
  name: 'containers',
  title: 'A player crafts, smelts and stores by clicks, and finds the chest as it was after leaving',
  needs: {
    commands: [
      ...([
        'open',
        'state',
        'command',
        'inventory',
        'screen',
        'click-slot',
        'click',
        'key',
        'select',
        'place',
        'interact',
        'wait',
      ] as const),
      'quit-to-title',
    ],
  },
  // Little of the world is needed, so little is made.
  files: { 'options.txt': 'renderDistance:2\n' },
  run: async (rig) => {
    const [x, y, z] = await floor(rig);
    await craftByHand(rig);
    await craftOnTable(rig, [x + 1, y, z + 2]);
    await craftFromBook(rig);
    await smelt(rig, [x - 1, y, z + 2]);
    await store(rig, [x, y, z + 2]);
    await comeBack(rig, [x, y, z + 2]);
  },
};
