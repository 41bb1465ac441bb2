import type { ReplyOf } from '../../../ctl/reply-shapes.ts';
import { expectThat, type GameTask } from '../agent-task.ts';
import type { ToolSession } from '../tool-session.ts';
import { belongings, placesOf, plain } from './reading.ts';

interface MenuSlot {
  readonly slot: number;
  readonly item: string;
  readonly count: number;
}

async function slotOf(tools: ToolSession, item: string, from: number): Promise<number> {
  const { data } = await tools.does('screen');
  const found = (data.menu as { readonly slots: readonly MenuSlot[] }).slots.find(
    ({ slot, item: id }) => slot >= from && plain(id) === item,
  );
  if (found === undefined) throw new Error(`there is no ${item} in the open menu`);
  return found.slot;
}

/** Lays items out in the grid of the open menu, right click by right click, and takes what they make. */
async function craft(tools: ToolSession, layout: Readonly<Record<string, readonly number[]>>, from: number): Promise<void> {
  for (const [item, places] of Object.entries(layout)) {
    const slot = await slotOf(tools, item, from);
    await tools.does('click_slot', { slot });
    for (const place of places) await tools.does('click_slot', { slot: place, button: 'right' });
    await tools.does('click_slot', { slot });
  }
  await tools.does('click_slot', { slot: 0, shift: true });
}

const woods = ['oak', 'birch', 'spruce'] as const;

/** Tasks of a player who makes things, without a command. */
export const makingTasks: readonly GameTask[] = [
  {
    name: 'make-a-crafting-table',
    asks: 'From nothing, in survival without cheats: get me a crafting table.',
    boot: { display: 'headless', homeFiles: { 'options.txt': 'renderDistance:5\n' } },
    does: async (tools) => {
      await tools.does('open', { world: 'craft', seed: '42' });
      let wood = '';
      for (const kind of woods) {
        for (const [x, y, z] of await placesOf(tools, `${kind}_log`, 64, 4)) {
          if ((await tools.asks('goto', { x, y, z, within: 3, sprint: true, timeout: 60 })).refused) continue;
          if ((await tools.asks('break', { x, y, z, timeout: 15 })).refused) continue;
          await tools.asks('goto', { x, y, z, within: 1, timeout: 15 });
          await tools.does('wait', { ticks: 20 });
          if ((await belongings(tools)).some(({ item }) => plain(item) === `${kind}_log`)) wood = kind;
          if (wood !== '') break;
        }
        if (wood !== '') break;
      }
      await tools.does('key', { key: 'e' });
      await craft(tools, { [`${wood}_log`]: [1] }, 9);
      await craft(tools, { [`${wood}_planks`]: [1, 2, 3, 4] }, 9);
      await tools.does('key', { key: 'e' });
      return (await belongings(tools)).map(({ item }) => plain(item)).join(' ');
    },
    proof: async (answer, { client }) => {
      expectThat(answer.split(' ').includes('crafting_table'), `a table is told of: ${answer}`);
      const { player } = (await client.call('state', {})) as unknown as ReplyOf<'state'>;
      expectThat(player?.inventory.some(({ item }) => plain(item) === 'crafting_table') === true, 'the player has a crafting table');
      const { entries } = (await client.call('input-log', {
        since: undefined,
        limit: 512,
        origin: undefined,
      })) as unknown as ReplyOf<'input-log'>;
      expectThat(
        entries.every((entry) => !('line' in entry) || !/^(command|chat) /.test(String(entry.line))),
        'no command was given',
      );
    },
  },
  {
    name: 'make-a-stone-pickaxe',
    asks: 'I have three cobblestone, two sticks and a crafting table. Make me a stone pickaxe.',
    boot: { display: 'headless', homeFiles: { 'options.txt': 'renderDistance:4\n' } },
    does: async (tools) => {
      await tools.does('open', { world: 'pick', seed: '42', creative: true });
      for (const line of [
        'fill -3 119 -3 3 119 3 stone',
        'tp @s 0.5 120 0.5',
        'gamemode survival',
        'give @s cobblestone 3',
        'give @s stick 2',
        'give @s crafting_table',
      ])
        await tools.does('command', { text: line });
      await tools.does('select', { slot: 3 });
      await tools.does('place', { x: 1, y: 120, z: 0 });
      await tools.does('interact', { x: 1, y: 120, z: 0 });
      await craft(tools, { cobblestone: [1, 2, 3], stick: [5, 8] }, 10);
      await tools.does('key', { key: 'escape' });
      return (await belongings(tools)).map(({ item }) => plain(item)).join(' ');
    },
    proof: async (answer, { client }) => {
      expectThat(answer.includes('stone_pickaxe'), `a pickaxe is told of: ${answer}`);
      const { player } = (await client.call('state', {})) as unknown as ReplyOf<'state'>;
      expectThat(player?.inventory.some(({ item }) => plain(item) === 'stone_pickaxe') === true, 'the player has it');
    },
  },
  {
    name: 'smelt-iron',
    asks: 'Smelt one raw iron with the coal that I have.',
    boot: { display: 'headless', homeFiles: { 'options.txt': 'renderDistance:4\n' } },
    does: async (tools) => {
      await tools.does('open', { world: 'smelt', seed: '42', creative: true });
      for (const line of [
        'fill -3 119 -3 3 119 3 stone',
        'tp @s 0.5 120 0.5',
        'setblock 2 120 0 furnace',
        'give @s raw_iron',
        'give @s coal',
      ])
        await tools.does('command', { text: line });
      await tools.does('interact', { x: 2, y: 120, z: 0 });
      await tools.does('click_slot', { slot: await slotOf(tools, 'raw_iron', 3), shift: true });
      await tools.does('click_slot', { slot: await slotOf(tools, 'coal', 3), shift: true });
      await tools.does('wait', { ticks: 220 });
      await tools.does('click_slot', { slot: 2, shift: true });
      await tools.does('key', { key: 'escape' });
      return (await belongings(tools)).map(({ item }) => plain(item)).join(' ');
    },
    proof: async (answer, { client }) => {
      expectThat(answer.includes('iron_ingot'), `an ingot is told of: ${answer}`);
      const { player } = (await client.call('state', {})) as unknown as ReplyOf<'state'>;
      expectThat(player?.inventory.some(({ item }) => plain(item) === 'iron_ingot') === true, 'the player has an ingot');
    },
  },
];
