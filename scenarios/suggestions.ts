import type { ReplyOf } from '../ctl/reply-shapes.ts';
import type { UiShape, WidgetShape } from '../ctl/shapes.ts';
import type { Rig, Scenario } from '../harness/run/scenario.ts';

async function ui(rig: Rig): Promise<UiShape> {
  return (await rig.call('ui', {})) as unknown as UiShape;
}

const rows = ({ widgets }: UiShape): readonly WidgetShape[] => widgets.filter(({ kind }) => kind === 'row');

async function key(rig: Rig, name: string): Promise<void> {
  await rig.call('key', { key: name, mode: 'tap' });
}

/** What the chat offers, and which of it is chosen. */
async function offered(rig: Rig): Promise<{ readonly texts: readonly string[]; readonly chosen: string | undefined }> {
  const shown = rows(await ui(rig));
  return { texts: shown.map(({ label }) => label), chosen: shown.find(({ selected }) => selected)?.label };
}

async function line(rig: Rig): Promise<unknown> {
  return (await ui(rig)).widgets.find(({ id }) => id === 'chat')?.value;
}

/** Opens the chat with a slash in it and types on. */
async function begin(rig: Rig, text: string): Promise<void> {
  await key(rig, 'slash');
  if (text !== '') await rig.call('type', { text });
}

async function leave(rig: Rig): Promise<void> {
  for (let presses = 0; presses < 2 && (await ui(rig)).screen === 'chat'; presses++) await key(rig, 'escape');
  rig.same((await ui(rig)).screen, 'game', 'the screen after the chat');
}

async function writeByTab(rig: Rig): Promise<void> {
  rig.step('a command is written by Tab');
  await begin(rig, 'gam');
  let { texts, chosen } = await offered(rig);
  rig.same({ texts, chosen }, { texts: ['gamemode', 'gamerule'], chosen: 'gamemode' }, 'what /gam could become');
  await key(rig, 'tab');
  rig.same(await line(rig), '/gamemode', 'the line after Tab');
  await key(rig, 'tab');
  rig.same(await line(rig), '/gamerule', 'Tab again goes on to the next');
  await rig.call('key', { key: 'left.shift', mode: 'down' });
  await key(rig, 'tab');
  await rig.call('key', { key: 'left.shift', mode: 'up' });
  rig.same(await line(rig), '/gamemode', 'Shift and Tab go back');
  await rig.call('type', { text: ' s' });
  ({ texts, chosen } = await offered(rig));
  rig.same({ texts, chosen }, { texts: ['spectator', 'survival'], chosen: 'spectator' }, 'what follows /gamemode s');
  await key(rig, 'down');
  rig.same((await offered(rig)).chosen, 'survival', 'the arrow chooses the next');
  await key(rig, 'tab');
  rig.same(await line(rig), '/gamemode survival', 'the whole command');
  await key(rig, 'enter');
  await rig.call('wait', { ticks: 2 });
  const { player } = (await rig.call('state', {})) as unknown as ReplyOf<'state'>;
  rig.same(player?.mode, 'survival', 'the mode that the written command set');
}

async function click(rig: Rig): Promise<void> {
  rig.step('a suggestion is clicked');
  await begin(rig, 'time set ');
  const { texts } = await offered(rig);
  rig.same(texts, ['day', 'midnight', 'night', 'noon'], 'what follows /time set');
  await rig.call('click', { id: 'noon', button: 'left', shift: false });
  rig.same(await line(rig), '/time set noon', 'the line after the click');
  await key(rig, 'enter');
  await rig.call('wait', { ticks: 2 });
  const { world } = (await rig.call('state', {})) as unknown as ReplyOf<'state'>;
  rig.check((world?.day_time ?? 0) >= 6000 && (world?.day_time ?? 0) < 6100, 'it is noon');
}

async function closing(rig: Rig): Promise<void> {
  rig.step('Escape closes the list first');
  await begin(rig, 'we');
  rig.check((await offered(rig)).texts.includes('weather'), 'the list is open');
  await key(rig, 'escape');
  const shown = await ui(rig);
  rig.same({ screen: shown.screen, rows: rows(shown).length }, { screen: 'chat', rows: 0 }, 'the chat without its list');
  await key(rig, 'up');
  rig.same(await line(rig), '/time set noon', 'without a list the arrow goes through what was said');
  await key(rig, 'up');
  await key(rig, 'down');
  await key(rig, 'down');
  rig.same(await line(rig), '/we', 'and back to the line that was begun');
  await leave(rig);
}

async function allArguments(rig: Rig): Promise<void> {
  rig.step('arguments of every kind');
  await begin(rig, '');
  for (const [text, wanted] of [
    ['give @s diamond_pi', 'diamond_pickaxe'],
    ['give @s golden_sword[ench', 'golden_sword[enchantments='],
    ['setblock ~ ~ ~ oak_log[', 'oak_log[axis=x'],
    ['tp ', '~ ~ ~'],
    ['summon sh', 'sheep'],
    ['kill @e[ty', '@e[type='],
    ['effect give @s re', 'regeneration'],
    ['enchant @s shar', 'sharpness'],
    ['gamerule keep', 'keep_inventory'],
  ] as const) {
    await rig.call('set', { id: 'chat', value: `/${text}` });
    const { texts } = await offered(rig);
    rig.check(texts.includes(wanted), `/${text} is offered ${wanted} (it is offered ${texts.slice(0, 6).join(', ')})`);
  }
  for (const text of ['/nothing of this name', 'gam']) {
    await rig.call('set', { id: 'chat', value: text });
    rig.same((await offered(rig)).texts, [], `what ${text} is offered`);
  }
  await leave(rig);
}

async function refusals(rig: Rig): Promise<void> {
  rig.step('what does not fit is refused with its place');
  const wrong = await rig.refused('state', 'command', { text: 'give @s stone 9999999' });
  rig.check(wrong.error.includes('<--[HERE]') && wrong.error.includes('Usage: /give'), 'the refusal marks the place and tells the form');
  const unknown = await rig.refused('state', 'command', { text: 'gamemoode creative' });
  rig.check(unknown.error.includes('/help'), 'an unknown command leads to the help');
}

/** What the chat offers while a command is written, through the widgets it shows. */
export const scenario: Scenario = {
  name: 'suggestions',
  title: 'While a command is typed the chat offers what fits: Tab, arrows and clicks write it, Escape closes it',
  files: { 'options.txt': 'renderDistance:4\n' },
  needs: { commands: ['open', 'ui', 'key', 'type', 'click', 'set', 'state', 'wait', 'command'] },
  run: async (rig) => {
    await rig.call('open', { world: 'suggestions', seed: '13', creative: true });
    await writeByTab(rig);
    await click(rig);
    await closing(rig);
    await allArguments(rig);
    await refusals(rig);
  },
};
