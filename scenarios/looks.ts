import type { ReplyOf } from '../ctl/reply-shapes.ts';
import type { Args } from '../ctl/table/commands.ts';
import type { Rig, Scenario } from '../harness/run/scenario.ts';
import { command } from './in-world/command.ts';

type Expectation = Args<'expect'>;

const plain = {
  value: undefined,
  label: undefined,
  state: undefined,
  min: undefined,
  max: undefined,
  within: 64,
  since: undefined,
  absent: false,
};

/** An expectation that holds, and gives what there is. */
async function holds(rig: Rig, what: Expectation['what'], target: string, more: Partial<Expectation> = {}): Promise<unknown> {
  return ((await rig.call('expect', full(what, target, more))) as unknown as ReplyOf<'expect'>).actual;
}

/** An expectation that does not hold, and says what there is instead. */
async function fails(rig: Rig, what: Expectation['what'], target: string, more: Partial<Expectation> = {}): Promise<unknown> {
  return (await rig.refused('state', 'expect', full(what, target, more))).actual;
}

function full(what: Expectation['what'], target: string, more: Partial<Expectation>): Expectation {
  return { ...plain, what, target, ...more };
}

/** A floor high in the air with a few things on it, and the player in its middle. */
async function stage(rig: Rig): Promise<void> {
  rig.step('stage');
  await rig.call('open', { world: 'looks', seed: '5', creative: true });
  for (const rule of ['spawn_monsters false', 'spawn_mobs false']) await command(rig, `gamerule ${rule}`);
  await command(rig, 'tp @s 0.5 200 0.5 0 0');
  await rig.call('wait-for', { condition: 'loaded', target: undefined, since: undefined, timeout: 120 });
  await command(rig, 'fill -6 199 -6 6 199 6 stone');
  // Who waits in the air falls meanwhile.
  await command(rig, 'tp @s 0.5 200 0.5 0 0');
  for (const [x, z] of [
    [3, 0],
    [0, 5],
    [-2, 0],
  ]) {
    await command(rig, `setblock ${x} 200 ${z} bricks`);
  }
  await command(rig, 'setblock 1 200 4 oak_stairs[facing=east]');
  await command(rig, 'summon sheep 3.5 200 3.5 {NoAI:1b}');
  await command(rig, 'summon cow -4.5 200 -4.5 {NoAI:1b}');
  await command(rig, 'summon cow -3.5 200 -4.5 {NoAI:1b}');
}

async function blocks(rig: Rig): Promise<void> {
  rig.step('blocks');
  rig.same(
    await rig.call('block', { x: 1, y: 200, z: 4 }),
    {
      pos: [1, 200, 4],
      block: 'oak_stairs',
      state: { facing: 'east', half: 'bottom', shape: 'straight', waterlogged: 'false' },
      loaded: true,
    },
    'the block at a place, with its state',
  );
  const near = (await rig.call('find-blocks', { name: 'bricks', within: 24, limit: 2 })) as unknown as ReplyOf<'find-blocks'>;
  rig.same(
    near.blocks.map(({ pos }) => pos),
    [
      [-2, 200, 0],
      [3, 200, 0],
    ],
    'the two nearest, nearest first',
  );
  rig.check(near.more, 'there is one more');
  await rig.refused('unknown', 'find-blocks', { name: 'brick', within: 24, limit: 2 });
  rig.same(await holds(rig, 'block', '0,200,5', { value: 'bricks' }), 'bricks', 'a block that is as expected');
  await holds(rig, 'block', '1,200,4', { value: 'minecraft:oak_stairs', state: 'facing=east,half=bottom' });
  rig.same(await fails(rig, 'block', '0,200,5', { value: 'stone' }), 'bricks', 'a block that is another');
  await fails(rig, 'block', '1,200,4', { state: 'facing=west' });
  await rig.refused('usage', 'expect', full('block', '1 200', {}));
}

async function entities(rig: Rig): Promise<void> {
  rig.step('entities');
  const all = (await rig.call('entities', { kind: undefined, within: 16, limit: 16 })) as unknown as ReplyOf<'entities'>;
  rig.same(
    all.entities.map(({ kind }) => kind),
    ['sheep', 'cow', 'cow'],
    'all that is near, nearest first',
  );
  const cows = (await rig.call('entities', { kind: 'cow', within: 16, limit: 1 })) as unknown as ReplyOf<'entities'>;
  rig.same({ pos: cows.entities[0]?.pos, more: cows.more }, { pos: [-3.5, 200, -4.5], more: true }, 'the nearest of a kind');
  await holds(rig, 'entity', 'cow', { min: 2, max: 2, within: 16 });
  rig.same(await fails(rig, 'entity', 'sheep', { min: 2, within: 16 }), 1, 'how many there are instead');
  await holds(rig, 'entity', 'zombie', { absent: true, within: 16 });
  await fails(rig, 'entity', 'sheep', { absent: true, within: 16 });
}

async function everythingElse(rig: Rig): Promise<void> {
  rig.step('screens, slots, chat and state');
  await holds(rig, 'screen', 'game');
  rig.same(await fails(rig, 'screen', 'title'), 'game', 'the screen there is instead');
  const { last } = (await rig.call('state', {})) as unknown as ReplyOf<'state'>;
  await command(rig, 'say a word in the chat');
  await holds(rig, 'chat', 'a word', { since: last });
  await fails(rig, 'chat', 'another word', { since: last });
  await command(rig, 'give @s bread 3');
  await holds(rig, 'slot', '36', { value: 'bread', min: 3, max: 3 });
  rig.same(await fails(rig, 'slot', '37', { value: 'bread' }), 'empty', 'a slot with nothing in it');
  rig.same(await holds(rig, 'state', 'player.mode', { value: 'creative' }), 'creative', 'a value of the state');
  await holds(rig, 'state', 'player.pos', { value: '[0.5,200,0.5]' });
  await holds(rig, 'state', 'world.entities', { min: 3 });
  await fails(rig, 'state', 'player.health', { max: 19 });
  await fails(rig, 'state', 'player.wings');
  await rig.refused('usage', 'expect', full('screen', 'game', { min: 1 }));
  await rig.call('pause', {});
  await holds(rig, 'widget', 'back-to-game', { label: 'Back to Game' });
  await fails(rig, 'widget', 'no-such-widget');
  await holds(rig, 'widget', 'no-such-widget', { absent: true });
}

/** What an agent asks for when a whole reply would be too long. */
async function lessAtOnce(rig: Rig): Promise<void> {
  rig.step('parts of long replies');
  const some = await rig.call('state', { fields: 'player.mode,player.food,world.seed' });
  rig.same({ ...some, last: 0 }, { player: { mode: 'creative', food: 20 }, world: { seed: '5' }, last: 0 }, 'the fields that were named');
  await rig.refused('unknown', 'state', { fields: 'player.wings' });
  const found = (await rig.call('ui', { find: 'back' })) as unknown as ReplyOf<'ui'>;
  rig.same(
    found.widgets.map(({ id }) => id),
    ['back-to-game'],
    'the widgets whose label holds a word',
  );
  const before = (await rig.call('ui', {})) as unknown as ReplyOf<'ui'>;
  const same = (await rig.call('ui', { since: before.frame })) as unknown as ReplyOf<'ui'>;
  rig.same([same.widgets, same.removed], [[], []], 'what changed in a screen that was left alone');
  await rig.call('click', { id: 'options' });
  const after = (await rig.call('ui', { since: before.frame })) as unknown as ReplyOf<'ui'>;
  rig.check(after.removed?.includes('back-to-game') === true, 'the widgets of the screen before are told as gone');
  rig.check(
    after.widgets.some(({ id }) => id === 'fov'),
    'those of the new one are told',
  );
  const all = (await rig.call('ui', { since: 1 })) as unknown as ReplyOf<'ui'>;
  rig.check(all.since === undefined && all.widgets.length >= after.widgets.length, 'a frame that nobody asked for makes the reply whole');
}

/** An agent sees what is around it, and says what must be so. */
export const scenario: Scenario = {
  name: 'looks',
  title: 'Blocks, entities and everything else are found, and expectations hold or say what there is instead',
  files: { 'options.txt': 'renderDistance:4\n' },
  needs: { commands: ['open', 'command', 'wait-for', 'state', 'ui', 'click', 'pause', 'block', 'find-blocks', 'entities', 'expect'] },
  speed: 'max',
  async run(rig) {
    await stage(rig);
    await blocks(rig);
    await entities(rig);
    await everythingElse(rig);
    await lessAtOnce(rig);
  },
};
