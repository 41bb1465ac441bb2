import type { UiShape, WidgetShape } from '../ctl/shapes.ts';
import type { Rig, Scenario } from '../harness/run/scenario.ts';

async function ui(rig: Rig): Promise<UiShape> {
  return (await rig.call('ui', {})) as unknown as UiShape;
}

function find(shown: UiShape, id: string): WidgetShape | undefined {
  return shown.widgets.find((widget) => widget.id === id);
}

async function on(rig: Rig, screen: string): Promise<UiShape> {
  const shown = await ui(rig);
  rig.same(shown.screen, screen, 'the open screen');
  const ids = shown.widgets.map(({ id }) => id);
  rig.same(new Set(ids).size, ids.length, `the number of different ids on ${screen}`);
  return shown;
}

async function click(rig: Rig, id: string): Promise<void> {
  const reply = await rig.call('click', { id, button: 'left', shift: false });
  rig.same(reply.clicked, id, 'what was clicked');
}

async function key(rig: Rig, name: string): Promise<void> {
  await rig.call('key', { key: name, mode: 'tap' });
}

/** A screen, the buttons that lead to it from the title screen or the pause menu, and the one that leaves it for the screen before. */
interface Place {
  readonly screen: string;
  readonly way: readonly string[];
  readonly leave: string;
}

/** Screens that are reached from the title screen and from the pause menu alike. */
const options: readonly Place[] = [
  { screen: 'options', way: ['options'], leave: 'done' },
  ...(
    [
      ['skin', 'skin-customization'],
      ['sounds', 'music-sounds'],
      ['video', 'video-settings'],
      ['controls', 'controls'],
      ['language', 'language'],
      ['chat-settings', 'chat-settings'],
      ['packs', 'resource-packs'],
      ['accessibility', 'accessibility-settings'],
      ['online', 'online-options'],
      ['more', 'more-settings'],
    ] as const
  ).map(([screen, id]): Place => ({ screen, way: ['options', id], leave: 'done' })),
  { screen: 'mouse', way: ['options', 'controls', 'mouse-settings'], leave: 'done' },
  { screen: 'key-binds', way: ['options', 'controls', 'key-binds'], leave: 'done' },
  { screen: 'font', way: ['options', 'language', 'font-settings'], leave: 'done' },
];

const atTitle: readonly Place[] = [
  { screen: 'select-world', way: ['singleplayer'], leave: 'back' },
  { screen: 'create-world', way: ['singleplayer', 'create-new-world'], leave: 'cancel' },
  ...options,
];

const inWorld: readonly Place[] = [{ screen: 'statistics', way: ['statistics'], leave: 'done' }, ...options];

/** Presses a button that is reached by Tab alone. */
async function byKeys(rig: Rig, id: string): Promise<void> {
  const open = (await ui(rig)).widgets.filter(({ enabled }) => enabled);
  const from = open.findIndex(({ focused }) => focused === true);
  const presses = open.findIndex((widget) => widget.id === id) - from;
  for (let press = 0; press < Math.abs(presses); press += 1) {
    if (presses < 0) await rig.call('key', { key: 'left.shift', mode: 'down' });
    await key(rig, 'tab');
    if (presses < 0) await rig.call('key', { key: 'left.shift', mode: 'up' });
  }
  rig.check(find(await ui(rig), id)?.focused === true, `Tab leads to ${id}`);
  await key(rig, 'enter');
}

/** Clicks the middle of a widget as a point of the picture, after the wheel has brought it into view. */
async function byPixel(rig: Rig, id: string): Promise<void> {
  for (let turns = 0; (await ui(rig)).scrolled_out?.includes(id) && turns < 100; turns += 1) {
    await rig.call('scroll-at', { x: 200, y: 120, notches: -2 });
  }
  const [x, y, width, height] = (find(await ui(rig), id) as WidgetShape).bounds;
  await rig.call('click-at', { x: x + width / 2, y: y + height / 2, button: 'left' });
}

type Press = (rig: Rig, id: string) => Promise<void>;

/** Goes to each place and back, by one kind of press; the screen before is there again each time. */
async function walk(rig: Rig, root: string, places: readonly Place[], press: Press, leave: Press): Promise<void> {
  for (const { screen, way, leave: back } of places) {
    const passed = [root];
    for (const id of way) {
      await press(rig, id);
      passed.push((await ui(rig)).screen);
    }
    rig.same(passed.pop(), screen, `where ${way.join(', ')} lead from ${root}`);
    await leave(rig, back);
    rig.same((await ui(rig)).screen, passed.at(-1), `the screen behind ${screen}`);
    for (const before of passed.reverse().slice(1)) {
      await key(rig, 'escape');
      rig.same((await ui(rig)).screen, before, 'the screen after Escape');
    }
  }
}

const byEscape: Press = (rig) => key(rig, 'escape');

/** All ways to press a button, over the same places. */
async function walkAllWays(rig: Rig, root: string, places: readonly Place[]): Promise<void> {
  // A command a process is slow, and each way was gone through the socket already.
  const some = rig.via === 'ctl' ? places.filter((_, i) => i % 5 === 0) : places;
  await walk(rig, root, some, click, click);
  await walk(rig, root, some, byKeys, byEscape);
  if (rig.pixels) await walk(rig, root, some, byPixel, byPixel);
}

/** Screens of blocks, each by using the block and left by both keys that leave it. */
async function blockScreens(rig: Rig): Promise<void> {
  const { player } = (await rig.call('state', {})) as { readonly player: { readonly pos: readonly [number, number, number] } };
  const [x, y, z] = player.pos.map(Math.floor) as [number, number, number];
  // A room of one's own, which is there whatever grows or stands at the place.
  await rig.call('command', { text: `fill ${x - 3} ${y - 1} ${z - 3} ${x + 3} ${y + 4} ${z + 3} stone hollow` });
  const at = { x: x + 1, y, z: z + 1 };
  for (const [block, screen] of [
    ['crafting_table', 'crafting'],
    ['furnace', 'furnace'],
    ['chest', 'chest'],
  ] as const) {
    await rig.call('command', { text: `setblock ${at.x} ${at.y} ${at.z} ${block}` });
    for (const leave of ['escape', 'e']) {
      await rig.call('interact', at);
      await on(rig, screen);
      await key(rig, leave);
      await on(rig, 'game');
    }
  }
}

/** Every screen is reached and left by widget and by key; where there are pixels, by pixel too. */
export const scenario: Scenario = {
  name: 'ui',
  title: 'Every screen is reached and left by its widgets, by keys and by pixels',
  files: { 'options.txt': 'renderDistance:4\n' },
  needs: {
    commands: [
      ...(['ui', 'click', 'set', 'type', 'key', 'open', 'pause', 'resume', 'worlds', 'quit-to-title', 'click-at', 'scroll-at'] as const),
      ...(['command', 'interact', 'wait-for', 'chat-log', 'stats'] as const),
    ],
  },
  demo: { offscreen: 'socket' },
  run: async (rig) => {
    rig.step('title');
    let shown = await on(rig, 'title');
    for (const id of ['singleplayer', 'options', 'quit-game'])
      rig.check(find(shown, id)?.kind === 'button', `the title screen has the button ${id}`);
    const unknown = await rig.refused('unknown', 'click', { id: 'singelplayer', button: 'left', shift: false });
    rig.check(unknown.error.includes('singleplayer'), "an unknown widget's refusal names the nearest one");

    rig.step('options');
    await click(rig, 'options');
    shown = await on(rig, 'options');
    rig.check(find(shown, 'fov')?.kind === 'slider', 'the field of view is a slider');
    const labelBefore = find(shown, 'fov')?.label;
    await rig.call('set', { id: 'fov', value: '0.75' });
    shown = await ui(rig);
    const fov = find(shown, 'fov');
    rig.check(typeof fov?.value === 'number' && Math.abs(fov.value - 0.75) < 0.02, 'the slider stands where it was set');
    rig.check(fov?.label !== labelBefore, "the slider's label follows its value");
    await rig.refused('usage', 'set', { id: 'fov', value: 'wide' });
    await key(rig, 'escape');
    await on(rig, 'title');

    rig.step('every way from the title');
    await walkAllWays(rig, 'title', atTitle);

    rig.step('create a world');
    await click(rig, 'singleplayer');
    shown = await on(rig, 'select-world');
    const play = find(shown, 'play-selected-world');
    rig.check(play !== undefined && !play.enabled, 'without a world there is nothing to play');
    await rig.refused('state', 'click', { id: 'play-selected-world', button: 'left', shift: false });
    await click(rig, 'create-new-world');
    shown = await on(rig, 'create-world');
    const field = shown.widgets.find(({ kind }) => kind === 'field');
    rig.check(field !== undefined, 'a new world has a field for its name');
    await rig.call('set', { id: (field as WidgetShape).id, value: 'Drawn by hand' });
    await rig.call('type', { text: ' & typed' });
    shown = await ui(rig);
    rig.same(find(shown, (field as WidgetShape).id)?.value, 'Drawn by hand & typed', "the field's text");
    await click(rig, 'allow-cheats');
    await click(rig, 'create-new-world');
    await rig.call('wait-for', { condition: 'loaded', target: undefined, since: undefined, timeout: 120 });
    await on(rig, 'game');
    const worlds = (await rig.call('worlds', {})).worlds as readonly { readonly name: string }[];
    rig.check(
      worlds.some(({ name }) => name === 'Drawn by hand & typed'),
      'the world is listed under its name',
    );

    rig.step('pause');
    await key(rig, 'escape');
    shown = await on(rig, 'pause');
    await click(rig, 'back-to-game');
    await on(rig, 'game');
    await rig.call('pause', {});
    await click(rig, 'options');
    await on(rig, 'options');
    await click(rig, 'done');
    await on(rig, 'pause');
    const resumed = await rig.call('resume', {});
    rig.same(resumed.screen, 'game', 'the screen after resume');

    rig.step('every way from the pause menu');
    await rig.call('pause', {});
    await walkAllWays(rig, 'pause', inWorld);
    await click(rig, 'statistics');
    const { statistics } = (await rig.call('stats', {})) as { readonly statistics: { readonly custom?: Readonly<Record<string, number>> } };
    rig.check((statistics.custom?.play_time ?? 0) > 0, 'the time played is counted');
    const [row] = (await ui(rig)).widgets.filter(({ id }) => id === 'time-played');
    rig.check(row?.label.startsWith('Time Played: ') === true, 'and shown');
    await rig.call('resume', {});

    rig.step('blocks with screens');
    await blockScreens(rig);

    rig.step('death');
    await rig.call('command', { text: 'kill @s' });
    await rig.call('wait-for', { condition: 'screen', target: 'death', since: undefined, timeout: 10 });
    await key(rig, 'escape');
    await on(rig, 'death');
    await rig.call('wait-for', { condition: 'widget', target: 'respawn', since: undefined, timeout: 10 });
    await rig.call('wait', { ticks: 30 });
    await click(rig, 'respawn');
    await rig.call('wait-for', { condition: 'screen', target: 'game', since: undefined, timeout: 10 });

    rig.step('inventory');
    await key(rig, 'e');
    shown = await on(rig, 'inventory');
    rig.same(shown.widgets.filter(({ kind }) => kind === 'slot').length, 46, 'the number of slots');
    await key(rig, 'e');
    await on(rig, 'game');

    rig.step('chat');
    await key(rig, 't');
    shown = await on(rig, 'chat');
    await rig.call('type', { text: 'over the keys' });
    await key(rig, 'enter');
    await on(rig, 'game');
    const messages = (await rig.call('messages', { since: undefined, limit: 20 })).messages as readonly { readonly text: string }[];
    rig.check(
      messages.some(({ text }) => text.includes('over the keys')),
      'what was typed into the chat was said',
    );
    const { lines } = (await rig.call('chat-log', { limit: 20 })) as {
      readonly lines: readonly { readonly text: string; readonly shown: boolean }[];
    };
    rig.check(
      lines.some(({ text, shown: seen }) => text.includes('over the keys') && seen),
      'the chat holds the line and shows it',
    );
    await rig.refused('state', 'type', { text: 'nowhere' });

    rig.step('keys that change nothing but the picture');
    await key(rig, 'f3');
    rig.check((await rig.call('state', {})).screen === 'game', 'F3 opens no screen');
    await key(rig, 'f3');
    await rig.refused('unknown', 'key', { key: 'any-key', mode: 'tap' });

    rig.step('pixels');
    await rig.call('pause', {});
    shown = await on(rig, 'pause');
    const back = find(shown, 'back-to-game') as WidgetShape;
    const point = { x: back.bounds[0] + back.bounds[2] / 2, y: back.bounds[1] + back.bounds[3] / 2 };
    if (rig.pixels) {
      await rig.call('click-at', { ...point, button: 'left' });
      await on(rig, 'game');
      const picture = await rig.call('screenshot', { path: `${rig.out}/game.png`, unless: undefined });
      rig.same(picture.ok, true, 'the answer of screenshot');
      await rig.refused('state', 'screenshot', { path: `${rig.out}/game.jpg`, unless: undefined });
    } else {
      await rig.refused('state', 'click-at', { ...point, button: 'left' });
      await rig.refused('state', 'screenshot', { path: `${rig.out}/game.png`, unless: undefined });
      await rig.call('resume', {});
    }

    if (rig.person !== null) {
      rig.step('a person at the window');
      await rig.person.key('Escape');
      await rig.call('wait-for', { condition: 'screen', target: 'pause', since: undefined, timeout: 60 });
      shown = await ui(rig);
      const scale = 2;
      await rig.person.click(Math.round(point.x * scale), Math.round(point.y * scale));
      await rig.call('wait-for', { condition: 'screen', target: 'game', since: undefined, timeout: 60 });
      const byUser = (await rig.call('input-log', { since: undefined, limit: 512, origin: 'user' })).entries as readonly {
        readonly event?: { readonly type: string; readonly key?: string };
      }[];
      rig.check(
        byUser.some(({ event }) => event?.type === 'key' && event.key === 'escape'),
        'the key arrived with origin user',
      );
      rig.check(
        byUser.some(({ event }) => event?.type === 'button'),
        'the click arrived with origin user',
      );
    }

    rig.step('leave');
    const left = await rig.call('quit-to-title', {});
    rig.same(left.screen, 'title', 'the screen after leaving the world');
    await click(rig, 'singleplayer');
    shown = await on(rig, 'select-world');
    rig.check(
      shown.widgets.some(({ kind, label }) => kind === 'row' && label.includes('Drawn by hand & typed')),
      'the world has a row in the list',
    );
    rig.step('rename and delete');
    const drawn = shown.widgets.find(({ kind, label }) => kind === 'row' && label.includes('Drawn by hand & typed')) as WidgetShape;
    await click(rig, drawn.id);
    await click(rig, 'edit-world');
    await on(rig, 'edit-world');
    await rig.call('set', { id: 'world-name', value: 'Drawn anew' });
    await click(rig, 'save');
    await rig.call('wait-for', { condition: 'widget', target: 'drawn-anew', since: undefined, timeout: 10 });
    await click(rig, 'drawn-anew');
    await click(rig, 'edit-world');
    await click(rig, 'delete-world');
    await on(rig, 'delete-world');
    await key(rig, 'escape');
    await on(rig, 'edit-world');
    await click(rig, 'delete-world');
    const agreed = { id: 'delete', button: 'left', shift: false } as const;
    const unasked = await rig.refused('usage', 'click', { ...agreed, confirm: false });
    rig.check(unasked.error.includes('--confirm'), 'deleting wants the word of the player');
    await rig.call('click', { ...agreed, confirm: true });
    shown = await on(rig, 'select-world');
    rig.same((await rig.call('worlds', {})).worlds, [], 'the worlds after the one was deleted');
    await key(rig, 'escape');
    await on(rig, 'title');
  },
};
