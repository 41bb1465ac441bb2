import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ReplyOf } from '../../../ctl/reply-shapes.ts';
import { expectThat, type GameTask } from '../agent-task.ts';
import { press, widgetSaying } from './reading.ts';

/** Tasks on screens alone: no world is open. */
export const screenTasks: readonly GameTask[] = [
  {
    name: 'reach-video-settings',
    asks: 'Open the video settings and tell me what the render distance says.',
    does: async (tools) => {
      await press(tools, 'options');
      await press(tools, 'video settings');
      return (await widgetSaying(tools, 'render distance')).label;
    },
    proof: async (answer, { client }) => {
      const { screen, widgets } = (await client.call('ui', {})) as unknown as ReplyOf<'ui'>;
      expectThat(screen === 'video', `the screen video is open, not ${screen}`);
      expectThat(
        widgets.some(({ label }) => label === answer),
        `a widget says ${answer}`,
      );
    },
  },
  {
    name: 'set-field-of-view',
    asks: 'Set my field of view to 90 and make sure that it is kept.',
    does: async (tools) => {
      const { data } = await tools.does('options_get', { key: 'fov' });
      await tools.does('options_set', { key: 'fov', value: '90' });
      const after = await tools.does('options_get', { key: 'fov' });
      return `${JSON.stringify(data)} -> ${after.text}`;
    },
    proof: async (answer, game) => {
      expectThat(answer.includes('90'), 'the answer says 90');
      // Java keeps the view as a part of the span from 30 to 110 degrees round 70: 90 is 0.5.
      const kept = readFileSync(join(game.home.home, 'options.txt'), 'utf8');
      expectThat(/^fov:0\.5$/m.test(kept), `options.txt holds fov:0.5: ${/^fov:.*$/m.exec(kept)?.[0]}`);
    },
  },
  {
    name: 'bind-jump-to-j',
    asks: 'Make J the key for jumping.',
    does: async (tools) => {
      await tools.does('options', { page: 'key-binds' });
      const row = await widgetSaying(tools, 'jump');
      await tools.does('click', { id: row.id });
      await tools.does('key', { key: 'j' });
      return (await widgetSaying(tools, 'jump')).label;
    },
    proof: async (_, game) => {
      const kept = (await game.client.call('options-get', { key: 'key_key.jump', full: false })) as Readonly<Record<string, unknown>>;
      expectThat(JSON.stringify(kept).includes('key.keyboard.j'), `jump is bound to J: ${JSON.stringify(kept)}`);
    },
  },
  {
    name: 'make-a-world-by-hand',
    asks: 'Create a new creative world called Harbour through the menus.',
    boot: { display: 'headless', homeFiles: { 'options.txt': 'renderDistance:2\n' } },
    does: async (tools) => {
      await press(tools, 'singleplayer');
      await press(tools, 'create new world');
      const { data } = await tools.does('ui');
      const widgets = data.widgets as readonly { readonly id: string; readonly kind: string; readonly label: string }[];
      const name = widgets.find(({ kind, id }) => kind === 'field' && /name/.test(id));
      if (name === undefined) throw new Error('no field takes the name');
      await tools.does('set', { id: name.id, value: 'Harbour' });
      for (let tries = 0; tries < 4; tries++) {
        const mode = await widgetSaying(tools, 'game mode');
        if (/creative/i.test(mode.label)) break;
        await tools.does('click', { id: mode.id });
      }
      await press(tools, 'create new world');
      await tools.does('wait_for', { condition: 'loaded', timeout: 60 });
      return (await tools.does('state', { fields: 'world.name,player.mode' })).text;
    },
    proof: async (answer, { client }) => {
      expectThat(answer.includes('Harbour'), `the world is Harbour: ${answer}`);
      const { world, player } = (await client.call('state', {})) as unknown as ReplyOf<'state'>;
      expectThat(world?.name === 'Harbour' && player?.mode === 'creative', 'a creative world of that name is open');
    },
  },
  {
    name: 'tell-what-no-ai-does',
    asks: 'Find the switch that keeps AI agents out, tell me how it stands, and leave it as it is.',
    does: async (tools) => {
      await tools.does('options', { page: 'horizon' });
      return (await widgetSaying(tools, 'no ai')).label;
    },
    proof: async (answer, { client }) => {
      expectThat(/off/i.test(answer), `it is told as off: ${answer}`);
      await client.call('hello', {});
    },
  },
  {
    name: 'picture-of-the-title',
    asks: 'Take a picture of the title screen and show it to me.',
    boot: { display: 'offscreen', still: true },
    does: async (tools, folder) => {
      const { pictures, data } = await tools.does('screenshot', { path: join(folder, 'title.png') });
      expectThat(pictures.length === 1, 'the answer holds a picture');
      return String(data.path);
    },
    proof: async (answer) => {
      const png = readFileSync(answer);
      expectThat(png.readUInt32BE(16) === 854 && png.readUInt32BE(20) === 480, 'the file is a picture of 854x480');
    },
  },
];
