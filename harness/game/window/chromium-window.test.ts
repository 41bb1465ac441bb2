import { readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { lacks } from '../../../ci/capabilities.ts';
import { askToClose } from './ask-to-close-for-tests.ts';
import { openGameWindow } from './open-window.ts';
import type { GameWindow } from './window-api.ts';
import { testPicture, type WindowLog, windowLog } from './window-log-for-tests.ts';
import { clipboardText, putClipboard } from './xclip-for-tests.ts';
import { startTestDisplay, type TestDisplay, xdotool } from './xvfb-for-tests.ts';

describe.skipIf(lacks('xvfb', 'xdotool', 'chromium'))('a window of Chromium', () => {
  let display: TestDisplay;
  let window: GameWindow;
  let log: WindowLog;
  const open = async (on: TestDisplay): Promise<void> => {
    log = windowLog();
    window = await openGameWindow({ kind: 'chromium', width: 320, height: 200, title: 'Test', events: log.events, env: on.env });
  };
  const key = (name: string, down: boolean) => ({ type: 'key', key: name, down });
  const inputs = (count: number) => log.until(() => (log.inputs().length >= count ? log.inputs() : undefined));
  const profiles = () => readdirSync(tmpdir()).filter((name) => name.startsWith(`horizon-page-${process.pid}-`));

  beforeAll(async () => {
    display = await startTestDisplay();
    await open(display);
    await log.until((all) => (all.some((r) => r.what === 'focus' && r.focused) ? true : undefined));
    await xdotool(display, 'mousemove', '100', '100');
    await log.until((all) => all.find((r) => r.what === 'pointer'));
  });
  afterEach(() => log.clear());
  afterAll(async () => {
    await window.close();
    await display.stop();
  });

  it('shows exactly the pixels it is given, also when only some rows change or the size does', async () => {
    const picture = testPicture(320, 200);
    await window.show(picture, 320, 200);
    expect(await window.readBack()).toMatchObject({ width: 320, height: 200 });
    expect(Buffer.compare((await window.readBack()).pixels, picture)).toBe(0);
    picture.set(testPicture(320, 3, 1), 320 * 4 * 77);
    picture[0] ^= 255;
    await window.show(picture, 320, 200);
    expect(Buffer.compare((await window.readBack()).pixels, picture)).toBe(0);
    await window.show(picture, 320, 200);
    const larger = testPicture(400, 300, 2);
    await window.show(larger, 400, 300);
    expect(Buffer.compare((await window.readBack()).pixels, larger)).toBe(0);
    await window.show(picture, 320, 200);
  });

  it.skipIf(lacks('xclip'))('copies to other programs, and tells their text before the key that pastes it', async () => {
    await window.copyText('from the game – ж');
    expect(await clipboardText(display)).toBe('from the game – ж');
    await putClipboard(display, 'theirs ж');
    log.clear();
    await xdotool(display, 'key', 'ctrl+v');
    await log.until(() => (log.inputs().some((e) => e.type === 'key' && e.key === 'v' && !e.down) ? true : undefined));
    const told = log.all.flatMap((r) => {
      if (r.what === 'clipboard') return [r.text];
      return r.what === 'input' && r.event.type === 'key' && r.event.down ? [r.event.key] : [];
    });
    expect(told).toEqual(['left.control', 'theirs ж', 'v']);
  });

  it('reports keys by name and what they type, and keeps them from the browser', async () => {
    await xdotool(display, 'key', 'w', 'F3', 'shift+a', 'space', 'Tab', 'ctrl+f');
    expect(await inputs(19)).toEqual([
      key('w', true),
      { type: 'text', text: 'w' },
      key('w', false),
      key('f3', true),
      key('f3', false),
      key('left.shift', true),
      key('a', true),
      { type: 'text', text: 'A' },
      key('left.shift', false),
      key('a', false),
      key('space', true),
      { type: 'text', text: ' ' },
      key('space', false),
      key('tab', true),
      key('tab', false),
      key('left.control', true),
      key('f', true),
      key('left.control', false),
      key('f', false),
    ]);
    expect(log.all.some((r) => r.what === 'focus')).toBe(false);
  });

  it('reports the pointer, the buttons and the wheel', async () => {
    await xdotool(display, 'mousemove', '60', '70');
    const before = await log.until((all) => all.find((r) => r.what === 'pointer'));
    await xdotool(display, 'mousemove', '63', '75');
    const after = await log.until((all) => all.filter((r) => r.what === 'pointer')[1]);
    expect([after.x - (before.what === 'pointer' ? before.x : 0), after.y - (before.what === 'pointer' ? before.y : 0)]).toEqual([3, 5]);
    await xdotool(display, 'click', '1', 'click', '3', 'click', '2', 'click', '4', 'click', '5');
    expect(await inputs(8)).toEqual([
      { type: 'button', button: 'left', down: true },
      { type: 'button', button: 'left', down: false },
      { type: 'button', button: 'right', down: true },
      { type: 'button', button: 'right', down: false },
      { type: 'button', button: 'middle', down: true },
      { type: 'button', button: 'middle', down: false },
      { type: 'wheel', dy: 1 },
      { type: 'wheel', dy: -1 },
    ]);
  });

  it('turns motion into steering while it holds the pointer, and Escape comes through as a key', async () => {
    await window.grabPointer(true);
    await xdotool(display, 'mousemove_relative', '10', '5');
    await xdotool(display, 'mousemove_relative', '10', '5');
    const sum = await log.until(() => {
      const motions = log.inputs().flatMap((e) => (e.type === 'motion' ? [e] : []));
      const total = [motions.reduce((s, e) => s + e.dx, 0), motions.reduce((s, e) => s + e.dy, 0)];
      return total[0] >= 20 ? total : undefined;
    });
    expect(sum).toEqual([20, 10]);
    log.clear();
    await xdotool(display, 'key', 'Escape', 'q');
    const keys = await log.until(() => {
      const found = log.inputs().filter((e) => e.type === 'key');
      return found.some((e) => e.key === 'q' && !e.down) ? found : undefined;
    });
    expect(keys).toEqual([key('escape', true), key('escape', false), key('q', true), key('q', false)]);
    await window.grabPointer(false);
  });

  it('reports another size', async () => {
    const id = await xdotool(display, 'search', '--sync', '--onlyvisible', '--name', '^Test$');
    await xdotool(display, 'windowsize', id, '500', '400');
    expect(await log.until((all) => all.find((r) => r.what === 'resize' && r.width === 500 && r.height === 400))).toBeTruthy();
  });

  it('sets its title', async () => {
    await window.setTitle('Another – 世界');
    await xdotool(display, 'search', '--sync', '--onlyvisible', '--name', '^Another – 世界$');
  });

  it('tells a closed window from a lost one, and leaves no profile behind', async () => {
    const own = await startTestDisplay();
    const first = window;
    const firstLog = log;
    try {
      const before = profiles().length;
      await open(own);
      expect(profiles()).toHaveLength(before + 1);
      const id = (await xdotool(own, 'search', '--sync', '--onlyvisible', '--name', '^Test$')).split('\n')[0];
      await askToClose(own, Number(id));
      await log.until((all) => all.find((r) => r.what === 'close'));
      await window.close();
      expect(log.all.some((r) => r.what === 'lost')).toBe(false);
      await expect(window.show(testPicture(1, 1), 1, 1)).rejects.toThrow(/closed/);

      await open(own);
      await own.kill();
      await log.until((all) => all.find((r) => r.what === 'lost'));
      await expect(window.readBack()).rejects.toThrow(/gone/);
      await window.close();
      expect(log.all.some((r) => r.what === 'close')).toBe(false);
      expect(profiles()).toHaveLength(before);
    } finally {
      await window.close();
      window = first;
      log = firstLog;
      await own.stop();
    }
  });

  it('says what to do without a display', async () => {
    const { DISPLAY: _, WAYLAND_DISPLAY: __, ...env } = process.env;
    await expect(openGameWindow({ kind: 'chromium', width: 1, height: 1, title: '', events: windowLog().events, env })).rejects.toThrow(
      /--offscreen/,
    );
  });
});
