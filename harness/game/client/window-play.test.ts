import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { lacks } from '../../../ci/capabilities.ts';
import { startProcess } from '../../../ctl/process/start-process.ts';
import { tempFolder } from '../../../ctl/testing/temp-folder.ts';
import { ControlClient } from '../../../ctl/wire/client.ts';
import { askToClose, otherClient } from '../window/ask-to-close-for-tests.ts';
import { clipboardText, putClipboard } from '../window/xclip-for-tests.ts';
import { startTestDisplay, type TestDisplay, xdotool } from '../window/xvfb-for-tests.ts';
import { clientProgram, runGame, type TestGame } from './testing/run-game.ts';

const flags = ['--speed', 'max', '--size', '320x240', '--window', 'x11'];

/** What the screen shows now. */
async function seen(display: TestDisplay): Promise<Buffer> {
  const { client, screen } = await otherClient(display);
  const { root, pixel_width: width, pixel_height: height } = screen[0]!;
  const data = await new Promise<Buffer>((resolve, reject) =>
    client.GetImage(2, root, 0, 0, width, height, 0xffffffff, (error: Error | null | undefined, image: { readonly data: Buffer }) =>
      error ? reject(error) : resolve(image.data),
    ),
  );
  client.stream.destroy();
  return data;
}

/** Asks again until an answer is right. */
async function until<T>(ask: () => Promise<T>, right: (answer: T) => boolean): Promise<T> {
  for (;;) {
    const answer = await ask();
    if (right(answer)) return answer;
  }
}

/** The picture once it has come to rest: two looks that agree, with a frame between them. */
async function steady(display: TestDisplay): Promise<Buffer> {
  let last = await seen(display);
  return until(
    async () => {
      await new Promise((resolve) => setTimeout(resolve, 100));
      const [before, now] = [last, await seen(display)];
      last = now;
      return [before, now] as const;
    },
    ([before, now]) => before.equals(now),
  ).then(([, now]) => now);
}

interface Status {
  readonly size: readonly [number, number];
  readonly gui_scale: number;
  readonly tick: number;
}

const status = async (game: TestGame) => (await game.line('status')) as unknown as Status;

describe.skipIf(lacks('xvfb', 'xdotool'))('playing in an X11 window', () => {
  let display: TestDisplay;
  beforeAll(async () => {
    display = await startTestDisplay('1280x960x24');
  });
  afterAll(() => display.stop());
  const play = (more: Readonly<Record<string, string>> = {}) => runGame(onTestFinished, { flags, env: { DISPLAY: display.name, ...more } });
  const windowId = () => xdotool(display, 'search', '--class', 'horizon');

  it('turns the camera with the mouse before a tick comes', async () => {
    const game = await play();
    expect(await game.line('open look 5 creative')).toMatchObject({ ok: true });
    await game.line('wait 5');
    const before = await steady(display);
    const { tick } = await status(game);
    await xdotool(display, 'mousemove_relative', '--', '60', '0');
    await until(
      () => seen(display),
      (now) => !now.equals(before),
    );
    expect((await status(game)).tick).toBe(tick);
    const { player } = (await game.line('state')) as { readonly player?: { readonly yaw: number } };
    await game.line('wait 1');
    const after = (await game.line('state')) as { readonly player?: { readonly yaw: number } };
    expect(after.player!.yaw).not.toBe(player!.yaw);
  });

  it('keeps the camera to its ticks while pictures must repeat', async () => {
    const game = await play({ HORIZON_STILL: '1' });
    await game.line('open look 5 creative');
    await game.line('wait 30');
    const before = await steady(display);
    await xdotool(display, 'mousemove_relative', '--', '60', '0');
    expect((await steady(display)).equals(before)).toBe(true);
    await game.line('wait 1');
    await until(
      () => seen(display),
      (now) => !now.equals(before),
    );
  });

  it('follows the size of the window, and takes no smaller picture than there is one', async () => {
    const game = await play();
    await game.line('wait-ready');
    const id = await windowId();
    for (const [size, picture, scale] of [
      ['1000 700', [1000, 700], 2],
      ['650 490', [650, 490], 2],
      ['100 90', [320, 240], 1],
    ] as const) {
      await xdotool(display, 'windowsize', id, ...size.split(' '));
      const now = await until(
        () => status(game),
        ({ size: [width, height] }) => width === picture[0] && height === picture[1],
      );
      expect(now.gui_scale).toBe(scale);
    }
  });

  it('fills the screen by F11 and goes back', async () => {
    const game = await play();
    await game.line('wait 1');
    const key = async (size: readonly [number, number]) => {
      await xdotool(display, 'key', 'F11');
      await until(
        async () => {
          await game.line('wait 1');
          return status(game);
        },
        (now) => now.size[0] === size[0] && now.size[1] === size[1],
      );
    };
    await key([1280, 960]);
    await key([320, 240]);
  });

  it.skipIf(lacks('xclip'))('copies from text fields to other programs and pastes from them', async () => {
    const game = await play();
    await game.line('click singleplayer');
    await game.line('click create-new-world');
    await game.line('set world-name "Copied Hill"');
    const field = async (id: string) => {
      const { widgets } = (await game.line('ui')) as unknown as { widgets: readonly { id: string; value?: string }[] };
      return widgets.find((widget) => widget.id === id)?.value;
    };
    await game.line('click world-name');
    await xdotool(display, 'key', 'ctrl+a', 'ctrl+c');
    await until(
      async () => {
        await game.line('wait 1');
        return clipboardText(display).catch(() => '');
      },
      (text) => text === 'Copied Hill',
    );
    await putClipboard(display, 'Pasted Välley');
    await xdotool(display, 'key', 'ctrl+a', 'ctrl+v');
    await until(
      async () => {
        await game.line('wait 1');
        return field('world-name');
      },
      (value) => value === 'Pasted Välley',
    );
  });
});

describe.skipIf(lacks('xvfb', 'xdotool'))('a person at an X11 window', () => {
  /** A game that no control client is connected to, as a person plays it; `ask` connects for one line. */
  async function start(display: TestDisplay) {
    const folder = tempFolder(onTestFinished);
    const socket = join(folder, 'c.sock');
    const game = await startProcess({
      command: process.execPath,
      args: [clientProgram, '--control-socket', socket, '--size', '320x240', '--quickPlaySingleplayer', 'own'],
      env: { ...process.env, HORIZON_STILL: '', HORIZON_HOME: join(folder, 'home'), DISPLAY: display.name },
      name: 'horizon-client',
      lifeline: 'own',
    });
    onTestFinished(async () => {
      await game.stop();
    });
    const ask = async (line: string): Promise<Readonly<Record<string, unknown>>> => {
      const client = await ControlClient.connect({ socket });
      const reply = await client.line(line);
      client.close();
      return reply;
    };
    await until(async () => existsSync(socket), Boolean);
    expect(await ask('wait-for loaded --timeout 120')).toMatchObject({ ok: true });
    const saved = () => ({
      level: existsSync(join(folder, 'home/saves/own/level.dat')),
      lock: existsSync(join(folder, 'home/saves/own/session.lock')),
      socket: existsSync(socket),
    });
    return { game, ask, saved, log: () => readFileSync(join(folder, 'home/logs/latest.log'), 'utf8') };
  }
  const clean = { level: true, lock: false, socket: false };

  it('finds the game paused after another window took the focus', async () => {
    const display = await startTestDisplay('800x600x24');
    onTestFinished(() => display.stop());
    const { ask } = await start(display);
    expect(await ask('state')).toMatchObject({ screen: 'game' });
    const { client, screen } = await otherClient(display);
    const id = client.AllocID();
    client.CreateWindow(id, screen[0]!.root, 400, 400, 50, 50, 0, 0, 0, 0, {});
    client.MapWindow(id);
    const own = Number(await xdotool(display, 'search', '--class', 'horizon'));
    // Whoever asks is a client that may be driving, and a driven game goes on: the focus goes while nobody is connected.
    await until(
      async () => {
        client.SetInputFocus(own, 0);
        client.SetInputFocus(id, 0);
        await new Promise((resolve) => setTimeout(resolve, 200));
        return ask('state');
      },
      ({ screen }) => screen === 'pause',
    );
    client.stream.destroy();
  });

  it('closes it by the window and finds the world saved', async () => {
    const display = await startTestDisplay('800x600x24');
    onTestFinished(() => display.stop());
    const { game, saved } = await start(display);
    await askToClose(display, Number(await xdotool(display, 'search', '--class', 'horizon')));
    expect(await game.exited).toMatchObject({ code: 0 });
    expect(saved()).toEqual(clean);
  });

  it('loses the X server and finds the world saved, with a sentence that says what happened', async () => {
    const display = await startTestDisplay('800x600x24');
    const { game, saved, log } = await start(display);
    await display.kill();
    expect(await game.exited).toMatchObject({ code: 1 });
    expect(saved()).toEqual(clean);
    expect(game.lastLines().join('\n')).toMatch(/^horizon-client: the window is gone: .*X server.*start/m);
    expect(log().match(/the window is gone: .*X server/g)).toHaveLength(1);
  });
});
