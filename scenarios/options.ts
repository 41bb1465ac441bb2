import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { OptionShape } from '../ctl/reply-shapes.ts';
import type { UiShape, WidgetShape } from '../ctl/shapes.ts';
import type { Args } from '../ctl/table/commands.ts';
import type { Rig, Scenario } from '../harness/run/scenario.ts';

type Page = Args<'options'>['page'];

/** options.txt as an older game and a mod left it: its line ends, its mark, keys of a mod, a key that stands twice, numbers for keys. */
const foreignLines = [
  'version:1343',
  'fancyGraphics:false',
  'someMod.speed:{"a": 1}',
  'renderDistance:64',
  'gamma:1.0',
  '# written by hand',
  'ao:2',
  'gamma:0.25',
  'key_key.jump:36',
  'key_mod.fly:33',
];
const foreignFile = `\uFEFF${foreignLines.join('\r\n')}\r\n`;

async function all(rig: Rig): Promise<readonly OptionShape[]> {
  return (await rig.call('options-get', { full: true })).options as readonly OptionShape[];
}

async function get(rig: Rig, key: string): Promise<OptionShape> {
  const { options } = (await rig.call('options-get', { key })) as { readonly options: readonly OptionShape[] };
  return options[0] as OptionShape;
}

async function widget(rig: Rig, id: string): Promise<WidgetShape | undefined> {
  return ((await rig.call('ui', {})) as unknown as UiShape).widgets.find((each) => each.id === id);
}

async function click(rig: Rig, id: string): Promise<void> {
  await rig.call('click', { id, button: 'left', shift: false });
}

/** A value as options-set takes it. */
const given = (value: OptionShape['value']): string => (typeof value === 'object' ? JSON.stringify(value) : String(value));

/** Sets a number by its slider: to both ends, which are the bounds that options-get tells. */
async function bySlider(rig: Rig, option: OptionShape, id: string): Promise<void> {
  for (const [at, bound] of [
    ['0', option.min],
    ['1', option.max],
  ] as const) {
    await rig.call('set', { id, value: at });
    rig.same((await get(rig, option.key)).value, bound, `${option.key} with its slider at ${at}`);
  }
}

/** Steps through an option by its button until it is what it was. */
async function byButton(rig: Rig, option: OptionShape, id: string): Promise<void> {
  const seen = new Set<string>();
  const steps = option.type === 'flag' ? 2 : (option.choices?.length ?? 1);
  for (let step = 0; step < steps; step += 1) {
    await click(rig, id);
    seen.add(given((await get(rig, option.key)).value));
  }
  rig.same(seen.size, steps, `how many values ${option.key} has by its button`);
}

/** Changes an option by its control on its page. */
async function byControl(rig: Rig, option: OptionShape): Promise<void> {
  const id = option.widget as string;
  await rig.call('options', { page: option.page as Page });
  // What is scrolled out of view is looked for by a click beside the point: the first change brings it into view.
  const seen = await widget(rig, id);
  if (seen?.enabled === false) return;
  const slider = option.type === 'number' && option.key !== 'guiScale';
  await (slider ? bySlider(rig, option, id) : byButton(rig, option, id));
  await rig.call('options-set', { key: option.key, value: given(option.default) });
}

/** Changes an option by command: its bounds are taken and told, and beyond them is refused. */
async function byCommand(rig: Rig, option: OptionShape): Promise<void> {
  const { key } = option;
  const values =
    option.type === 'flag'
      ? [true, false]
      : option.type === 'number'
        ? [option.min as number, option.max as number]
        : (option.choices ?? []);
  for (const value of values) {
    await rig.call('options-set', { key, value: given(value) });
    rig.same((await get(rig, key)).value, value, `${key} after options-set`);
  }
  if (option.type !== 'text') {
    const refusal = await rig.refused('usage', 'options-set', { key, value: option.type === 'number' ? '1e9' : '?!' });
    const bound = option.max ?? option.choices?.[0] ?? 'must be';
    rig.check(refusal.error.includes(String(bound)), `the refusal of nonsense for ${key} tells what it may be`);
  }
  await rig.call('options-set', { key, value: given(option.default) });
}

/** The options of Java Edition and of this game, by the controls on their pages, by command, and in their file. */
export const scenario: Scenario = {
  name: 'options',
  title: "Every option is changed on its page and by command, and another program's file is understood and kept",
  needs: {
    commands: ['options', 'options-get', 'options-set', 'ui', 'click', 'set', 'key', 'open', 'command', 'jump', 'drag-at', 'scroll-at'],
  },
  files: { 'options.txt': foreignFile },
  run: async (rig) => {
    rig.step("another program's file");
    const options = await all(rig);
    rig.check(options.length > 150, 'there are more than 150 options');
    const value = (key: string) => options.find((each) => each.key === key)?.value;
    rig.same(value('renderDistance'), 16, 'a render distance that was out of bounds');
    rig.same(value('gamma'), 0.25, 'the brightness that stands twice');
    rig.same(value('ao'), true, 'smooth lighting as an old game wrote it');
    rig.same(value('graphicsPreset'), 'fast', 'the graphics as an old game wrote them');
    rig.same(value('key_key.jump'), 'key.keyboard.j', 'the key that an old game had as a number');
    const { others } = (await rig.call('options-get', { key: undefined })) as { readonly others: readonly { readonly key: string }[] };
    rig.check(
      others.some(({ key }) => key === 'someMod.speed') && others.some(({ key }) => key === 'key_mod.fly'),
      "a mod's keys are told",
    );
    const unknown = await rig.refused('unknown', 'options-get', { key: 'renderDistence' });
    rig.check(unknown.error.includes('renderDistance'), "an unknown option's refusal names the nearest one");
    for (const { key, effect, about } of options) rig.check(typeof effect === 'boolean' && about.length > 10, `${key} says what it does`);

    // A command a process is slow, and what it does was done through the socket already.
    const some = rig.via === 'ctl' ? options.filter((_, i) => i % 12 === 0) : options;
    rig.step('by control');
    for (const option of some) if (option.widget !== null && option.type !== 'key' && option.type !== 'text') await byControl(rig, option);
    rig.step('by command');
    for (const option of some) if (option.type !== 'list' && option.key !== 'version') await byCommand(rig, option);

    rig.step('key binds');
    await rig.call('options', { page: 'key-binds' });
    await click(rig, 'jump');
    await rig.call('key', { key: 'k', mode: 'tap' });
    rig.same((await get(rig, 'key_key.jump')).value, 'key.keyboard.k', 'the key that was pressed for jump');
    rig.same((await widget(rig, 'jump'))?.label, 'Jump: K', 'how the page tells it');
    await click(rig, 'sneak');
    await rig.call('key', { key: 'k', mode: 'tap' });
    rig.check((await widget(rig, 'jump'))?.label.includes('Sneak') === true, 'jump tells that it shares its key with sneak');
    await click(rig, 'reset-sneak');
    rig.same((await get(rig, 'key_key.sneak')).value, 'key.keyboard.left.shift', 'sneak after its reset');
    await rig.call('key', { key: 'escape', mode: 'tap' });
    rig.same((await rig.call('ui', {})).screen, 'controls', 'the screen behind the key binds');

    if (rig.pixels) {
      rig.step('pixels');
      await rig.call('options', { page: 'mouse' });
      const slider = (await widget(rig, 'sensitivity')) as WidgetShape;
      const [x, y, width, height] = slider.bounds;
      const middle = y + height / 2;
      await rig.call('drag-at', { x: x + 6, y: middle, endx: x + width + 40, endy: middle, button: 'left', ticks: 4 });
      rig.same((await get(rig, 'mouseSensitivity')).value, 1, 'the sensitivity after a drag to the right');
      await rig.call('options-set', { key: 'mouseSensitivity', value: '0.5' });
      await rig.call('options', { page: 'graphics' });
      rig.check((await widget(rig, 'vignette')) === undefined, 'the end of the video settings is out of view');
      await rig.call('scroll-at', { x: 213, y: 120, notches: -100 });
      rig.check((await widget(rig, 'vignette')) !== undefined, 'the wheel brings it into view');
      await rig.refused('usage', 'drag-at', { x: 5, y: 5, endx: 9000, endy: 5, button: 'left', ticks: 2 });
    } else {
      await rig.refused('state', 'scroll-at', { x: 213, y: 120, notches: -1 });
      await rig.refused('state', 'drag-at', { x: 1, y: 1, endx: 2, endy: 2, button: 'left', ticks: 2 });
    }

    rig.step('in a world');
    await rig.call('options-set', { key: 'renderDistance', value: '2' });
    await rig.call('open', { world: 'Bound', seed: '7', creative: true });
    // Wherever the world begins, there is room over the head then.
    await rig.call('command', { text: 'fill ~-1 ~ ~-1 ~1 ~4 ~1 air' });
    await rig.call('wait', { ticks: 4 });
    const jumped = await rig.call('jump', {});
    rig.check((jumped.height as number) > 1, 'the player jumps by the key that was bound');
    await rig.call('options', { page: 'options' });
    await click(rig, 'difficulty');
    const { world } = (await rig.call('state', {})) as { readonly world: { readonly difficulty: string } };
    rig.same(world.difficulty, 'hard', 'the difficulty after its button');
    await rig.call('key', { key: 'escape', mode: 'tap' });
    rig.same((await rig.call('ui', {})).screen, 'pause', 'the screen behind the options in a world');

    rig.step('the file');
    const file = readFileSync(join(rig.home, 'options.txt'), 'utf8');
    rig.check(file.startsWith('\uFEFFversion:1343\r\n'), 'the file begins as the other program wrote it');
    rig.check(!/[^\r]\n/.test(file), 'all its lines end as they did');
    const lines = file.split('\r\n');
    const kept = ['fancyGraphics:false', 'someMod.speed:{"a": 1}', 'gamma:1.0', '# written by hand', 'key_mod.fly:33'];
    rig.same(
      lines.filter((line) => kept.includes(line)),
      kept,
      'what the game does not know, in its order',
    );
    rig.check(lines.includes('key_key.jump:key.keyboard.k'), 'the key that was bound is saved');
    rig.check(lines.includes('renderDistance:2'), 'the render distance is saved');
  },
};
