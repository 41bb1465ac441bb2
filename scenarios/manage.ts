import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { ReplyOf } from '../ctl/reply-shapes.ts';
import type { Rig, Scenario } from '../harness/run/scenario.ts';

const folders = async (rig: Rig): Promise<readonly string[]> =>
  ((await rig.call('worlds', {})) as unknown as ReplyOf<'worlds'>).worlds.map(({ folder }) => folder);

/** Makes three worlds, and stands at the title screen. */
async function threeWorlds(rig: Rig): Promise<void> {
  rig.step('three worlds');
  for (const world of ['keep', 'first', 'second']) await rig.call('open', { world, seed: '3', creative: true });
  await rig.call('quit-to-title', {});
  rig.same([...(await folders(rig))].sort(), ['first', 'keep', 'second'], 'the worlds that there are');
}

async function byCommand(rig: Rig): Promise<void> {
  rig.step('delete by command');
  const refusal = await rig.refused('usage', 'world-delete', { folder: 'first' });
  rig.check(
    /ask the player/.test(refusal.error) && /confirm/.test(refusal.error),
    'the refusal says to ask the player, and how to confirm',
  );
  await rig.refused('unknown', 'world-delete', { folder: 'frist', confirm: true });
  for (const folder of ['../saves/first', '/', '.', '..', 'first/../keep', '']) {
    const { kind } = await rig.refused('unknown', 'world-delete', { folder, confirm: true });
    rig.same(kind, 'unknown', `no world is called ${JSON.stringify(folder)}`);
  }
  rig.same([...(await folders(rig))].sort(), ['first', 'keep', 'second'], 'the worlds after all that was refused');
  await rig.call('world-delete', { folder: 'first', confirm: true });
  rig.same([...(await folders(rig))].sort(), ['keep', 'second'], 'the worlds after one was deleted');
  rig.check(!existsSync(join(rig.home, 'saves/first')), 'its folder is gone');
  await rig.call('open', { world: 'keep' });
  await rig.refused('state', 'world-delete', { folder: 'keep', confirm: true });
}

/** The button of the list of worlds is no way round the consent. */
async function byButton(rig: Rig): Promise<void> {
  rig.step('delete by button');
  await rig.call('quit-to-title', {});
  await rig.call('click', { id: 'singleplayer' });
  await rig.call('click', { id: 'second' });
  await rig.call('click', { id: 'edit-world' });
  const ask = async (): Promise<void> => {
    await rig.call('click', { id: 'delete-world' });
    await rig.call('expect', { what: 'screen', target: 'delete-world' });
  };
  const remains = async (how: string): Promise<void> => {
    rig.check((await folders(rig)).includes('second'), `the world is still there after ${how}`);
    await rig.call('expect', { what: 'screen', target: 'delete-world' });
  };
  await ask();
  await rig.refused('usage', 'click', { id: 'delete' });
  await remains('a click without consent');
  const { widgets } = (await rig.call('ui', {})) as unknown as ReplyOf<'ui'>;
  const [x = 0, y = 0, width = 0, height = 0] = widgets.find(({ id }) => id === 'delete')?.bounds ?? [];
  if (rig.pixels) await rig.refused('usage', 'click-at', { x: x + width / 2, y: y + height / 2 });
  await remains('a click at its place');
  for (let presses = 0; ; presses++) {
    const focused = ((await rig.call('ui', {})) as unknown as ReplyOf<'ui'>).widgets.find((widget) => widget.focused)?.id;
    if (focused === 'delete') break;
    rig.check(presses < 8, 'the Tab key reaches the button');
    await rig.call('key', { key: 'tab' });
  }
  await rig.refused('usage', 'key', { key: 'enter' });
  await remains('the Enter key');
  await rig.refused('usage', 'key', { key: 'space' });
  await remains('the space bar');
  await rig.call('click', { id: 'delete', confirm: true });
  await rig.call('wait', { ticks: 20 });
  rig.same(await folders(rig), ['keep'], 'the worlds after a click with consent');
}

async function blocks(rig: Rig): Promise<void> {
  rig.step('fill and setblock');
  await rig.call('open', { world: 'keep' });
  await rig.call('command', { text: 'tp @s 0.5 150 0.5' });
  await rig.refused('usage', 'fill', { x1: -2, y1: 149, z1: -2, x2: 2, y2: 149, z2: 2, block: 'glass' });
  await rig.refused('usage', 'setblock', { x: 0, y: 149, z: 3, block: 'glass' });
  await rig.call('expect', { what: 'block', target: '0,149,0', value: 'air' });
  await rig.call('fill', { x1: -2, y1: 149, z1: -2, x2: 2, y2: 149, z2: 2, block: 'glass', confirm: true });
  await rig.call('expect', { what: 'block', target: '-2,149,2', value: 'glass' });
  await rig.call('fill', { x1: -2, y1: 149, z1: -2, x2: 3, y2: 149, z2: 2, block: 'bricks', mode: 'keep', confirm: true });
  await rig.call('expect', { what: 'block', target: '0,149,0', value: 'glass' });
  await rig.call('expect', { what: 'block', target: '3,149,0', value: 'bricks' });
  await rig.call('setblock', { x: 0, y: 149, z: 3, block: 'oak_stairs[facing=south]', confirm: true });
  await rig.call('expect', { what: 'block', target: '0,149,3', value: 'oak_stairs', state: 'facing=south' });
  await rig.refused('usage', 'setblock', { x: 0, y: 149, z: 3, block: 'stone destroy', confirm: true });
}

/** What cannot be undone needs the player's consent, whichever way it is asked for. */
export const scenario: Scenario = {
  name: 'manage',
  title: 'Worlds are deleted and blocks overwritten only with consent, by command, click, pointer and key',
  files: { 'options.txt': 'renderDistance:4\n' },
  needs: { commands: ['open', 'quit-to-title', 'worlds', 'world-delete', 'fill', 'setblock', 'expect', 'click', 'key', 'ui'] },
  speed: 'max',
  async run(rig) {
    await threeWorlds(rig);
    await byCommand(rig);
    await byButton(rig);
    await blocks(rig);
  },
};
