import type { ReplyOf } from '../../../ctl/reply-shapes.ts';
import type { Position } from '../../../ctl/shapes.ts';
import type { BootedGame } from '../../../harness/boot/boot-game.ts';
import { expectThat, type GameTask } from '../agent-task.ts';
import { placesOf, plain, stateOf } from './reading.ts';

const boot = { display: 'headless', homeFiles: { 'options.txt': 'renderDistance:4\n' } } as const;

async function blockAt({ client }: BootedGame, [x, y, z]: readonly number[]): Promise<string> {
  return plain(String(((await client.call('block', { x: x!, y: y!, z: z! })) as { readonly block: string }).block));
}

async function player({ client }: BootedGame): Promise<NonNullable<ReplyOf<'state'>['player']>> {
  return ((await client.call('state', {})) as unknown as ReplyOf<'state'>).player!;
}

const distance = (a: Position, b: readonly number[]): number => Math.hypot(a[0] - b[0]!, a[1] - b[1]!, a[2] - b[2]!);

/** Tasks in a world that may be given commands. */
export const worldTasks: readonly GameTask[] = [
  {
    name: 'find-coal',
    asks: 'Where is the nearest coal ore in the world "dig" of seed 7?',
    boot,
    does: async (tools) => {
      await tools.does('open', { world: 'dig', seed: '7', creative: true });
      const [nearest] = await placesOf(tools, 'coal_ore', 64, 1);
      return (nearest ?? []).join(' ');
    },
    proof: async (answer, game) =>
      expectThat((await blockAt(game, answer.split(' ').map(Number))) === 'coal_ore', `coal ore lies at ${answer}`),
  },
  {
    name: 'walk-to-a-tree',
    asks: 'Open the world "walk" of seed 42 and walk up to a tree.',
    boot,
    does: async (tools) => {
      await tools.does('open', { world: 'walk', seed: '42', creative: true });
      for (const wood of ['oak_log', 'birch_log', 'spruce_log']) {
        for (const [x, y, z] of await placesOf(tools, wood, 64, 8)) {
          const walked = await tools.asks('goto', { x, y, z, within: 3, timeout: 60 });
          if (!walked.refused) return `${x} ${y} ${z}`;
        }
      }
      throw new Error('no tree could be reached');
    },
    proof: async (answer, game) => {
      const trunk = answer.split(' ').map(Number);
      expectThat((await blockAt(game, trunk)).endsWith('_log'), 'a log stands there');
      expectThat(distance((await player(game)).pos, trunk) <= 5, 'the player stands beside it');
    },
  },
  {
    name: 'light-the-place',
    asks: 'Put a torch on the ground beside me.',
    boot,
    does: async (tools) => {
      await tools.does('open', { world: 'light', seed: '42', creative: true });
      await tools.does('command', { text: 'give @s torch 4' });
      const [x, y, z] = ((await stateOf(tools, 'player.pos')) as Position).map(Math.floor) as unknown as Position;
      await tools.does('select', { slot: 1 });
      for (const [dx, dz] of [
        [1, 0],
        [0, 1],
        [-1, 0],
        [0, -1],
      ] as const) {
        for (const dy of [0, 1, -1]) {
          const placed = await tools.asks('place', { x: x + dx, y: y + dy, z: z + dz });
          if (!placed.refused) return `${x + dx} ${y + dy} ${z + dz}`;
        }
      }
      throw new Error('the torch could be put nowhere');
    },
    proof: async (answer, game) => expectThat(/torch$/.test(await blockAt(game, answer.split(' ').map(Number))), `a torch is at ${answer}`),
  },
  {
    name: 'make-it-night',
    asks: 'Make it midnight and let it stay so.',
    boot,
    does: async (tools) => {
      await tools.does('open', { world: 'dark', seed: '3', creative: true });
      await tools.does('command', { text: 'gamerule advance_time false' });
      await tools.does('command', { text: 'time set midnight' });
      await tools.does('wait', { ticks: 40 });
      return String(await stateOf(tools, 'world.day_time'));
    },
    proof: async (_, { client }) => {
      const { world } = (await client.call('state', {})) as unknown as ReplyOf<'state'>;
      expectThat(world?.day_time === 18_000, `it is midnight: ${world?.day_time}`);
    },
  },
  {
    name: 'measure-a-fall',
    asks: 'Someone says that a fall from ten blocks does not hurt. Is that so? Try it.',
    boot,
    does: async (tools) => {
      await tools.does('open', { world: 'fall', seed: '5', creative: true });
      await tools.does('command', { text: 'gamerule natural_health_regeneration false' });
      await tools.does('command', { text: 'fill 0 120 0 4 120 4 stone' });
      await tools.does('command', { text: 'gamemode survival' });
      await tools.does('command', { text: 'tp @s 2.5 131 2.5' });
      await tools.does('wait', { ticks: 60 });
      return `health ${String(await stateOf(tools, 'player.health'))}`;
    },
    // Java: one point a block after the third (minecraft.wiki, Damage, Fall damage).
    proof: async (answer, game) => {
      expectThat(answer === 'health 13', `seven points are lost: ${answer}`);
      expectThat((await player(game)).on_ground === true, 'the player has landed');
    },
  },
  {
    name: 'rise-again',
    asks: 'I fell into the void. Bring me back to life.',
    boot,
    does: async (tools) => {
      await tools.does('open', { world: 'void', seed: '5', creative: true });
      await tools.does('command', { text: 'gamemode survival' });
      await tools.does('command', { text: 'kill @s' });
      await tools.does('wait_for', { condition: 'screen', target: 'death' });
      await tools.does('respawn');
      return String(await stateOf(tools, 'player.dead'));
    },
    proof: async (_, game) => {
      const { dead, health } = await player(game);
      expectThat(!dead && health === 20, 'the player lives');
    },
  },
  {
    name: 'hear-oneself-talk',
    asks: 'Say hello in the chat and check that it arrived.',
    boot,
    does: async (tools) => {
      await tools.does('open', { world: 'talk', seed: '5', creative: true });
      const { data } = await tools.does('chat', { text: 'hello there' });
      await tools.does('wait_for', { condition: 'chat', target: 'hello there', since: Number(data.last) - 1 });
      return (await tools.does('chat_log', { limit: 3 })).text;
    },
    proof: async (answer) => expectThat(answer.includes('hello there'), 'the line is in the chat'),
  },
  {
    name: 'cull-a-zombie',
    asks: 'A zombie is about. Get rid of it with a sword.',
    boot,
    does: async (tools) => {
      await tools.does('open', { world: 'fight', seed: '42', creative: true });
      await tools.does('command', { text: 'fill -8 119 -8 8 119 8 stone' });
      await tools.does('command', { text: 'tp @s 0.5 120 0.5' });
      await tools.does('command', { text: 'give @s diamond_sword' });
      await tools.does('command', { text: 'time set midnight' });
      await tools.does('command', { text: 'summon zombie 3 120 0' });
      await tools.does('select', { slot: 1 });
      for (let rounds = 0; rounds < 8; rounds++) {
        const { data } = await tools.does('entities', { kind: 'zombie', within: 24 });
        const [zombie] = data.entities as readonly { readonly id: number; readonly pos: Position }[];
        if (zombie === undefined) return 'gone';
        const struck = await tools.asks('attack', { target: String(zombie.id), hits: 4 });
        const [x, y, z] = zombie.pos.map(Math.floor) as unknown as Position;
        if (struck.refused) await tools.asks('goto', { x, y, z, within: 2 });
        await tools.does('wait', { ticks: 20 });
      }
      return 'still there';
    },
    proof: async (answer, { client }) => {
      const { entities } = (await client.call('entities', { kind: 'zombie', within: 64, limit: 16 })) as unknown as ReplyOf<'entities'>;
      expectThat(answer === 'gone' && entities.every(({ pos }) => pos[1] < 119), 'no zombie is on the platform');
    },
  },
  {
    name: 'stow-a-diamond',
    asks: 'Put a chest down and keep a diamond in it.',
    boot,
    does: async (tools) => {
      await tools.does('open', { world: 'stow', seed: '42', creative: true });
      await tools.does('command', { text: 'fill -3 119 -3 3 119 3 stone' });
      await tools.does('command', { text: 'tp @s 0.5 120 0.5' });
      await tools.does('command', { text: 'setblock 2 120 0 chest' });
      await tools.does('command', { text: 'give @s diamond' });
      await tools.does('interact', { x: 2, y: 120, z: 0 });
      const { data } = await tools.does('screen');
      const slots = (data.menu as { readonly slots: readonly { readonly slot: number; readonly item: string }[] }).slots;
      const diamond = slots.find(({ item }) => plain(item) === 'diamond');
      if (diamond === undefined) throw new Error('the diamond is in no slot');
      await tools.does('click_slot', { slot: diamond.slot, shift: true });
      const after = await tools.does('screen');
      await tools.does('key', { key: 'escape' });
      return after.text;
    },
    proof: async (_, game) => {
      await game.client.call('interact', { x: 2, y: 120, z: 0 });
      const { menu } = (await game.client.call('screen', {})) as unknown as ReplyOf<'screen'>;
      expectThat(menu?.slots.some(({ slot, item }) => slot < 27 && plain(item) === 'diamond') === true, 'the chest holds the diamond');
    },
  },
];
