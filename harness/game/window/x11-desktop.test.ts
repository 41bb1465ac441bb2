import { afterAll, afterEach, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { lacks } from '../../../ci/capabilities.ts';
import { startFakeWindowManager } from './fake-window-manager-for-tests.ts';
import { openGameWindow } from './open-window.ts';
import type { GameWindow } from './window-api.ts';
import { testPicture, type WindowLog, windowLog } from './window-log-for-tests.ts';
import { clipboardText, putClipboard } from './xclip-for-tests.ts';
import { startTestDisplay, type TestDisplay, xdotool } from './xvfb-for-tests.ts';

describe.skipIf(lacks('xvfb', 'xdotool'))('an X11 window on a desktop', () => {
  let display: TestDisplay;
  let window: GameWindow | undefined;
  const open = async (): Promise<{ window: GameWindow; log: WindowLog }> => {
    const log = windowLog();
    window = await openGameWindow({ kind: 'x11', width: 320, height: 240, title: 'Test', events: log.events, env: display.env });
    await log.until((all) => (all.some((r) => r.what === 'focus' && r.focused) ? true : undefined));
    return { window, log };
  };
  const sizes = (log: WindowLog) => log.all.flatMap((r) => (r.what === 'resize' ? [[r.width, r.height]] : []));

  beforeAll(async () => {
    display = await startTestDisplay('800x600x24');
  });
  afterEach(async () => {
    await window?.close();
    window = undefined;
  });
  afterAll(() => display.stop());

  it('fills the screen and goes back, where no window manager runs', async () => {
    const { window, log } = await open();
    await window.setFullScreen(true);
    await log.until(() => (sizes(log).length >= 1 ? true : undefined));
    await window.show(testPicture(800, 600), 800, 600);
    expect(Buffer.compare((await window.readBack()).pixels, testPicture(800, 600))).toBe(0);
    await window.setFullScreen(false);
    await log.until(() => (sizes(log).length >= 2 ? true : undefined));
    expect(sizes(log)).toEqual([
      [800, 600],
      [320, 240],
    ]);
  });

  it('asks the window manager for full screen, where one runs that can', async () => {
    const manager = await startFakeWindowManager(display);
    onTestFinished(() => manager.stop());
    const { window, log } = await open();
    await window.setFullScreen(true);
    await log.until(() => (sizes(log).length >= 1 ? true : undefined));
    await window.setFullScreen(false);
    await log.until(() => (sizes(log).length >= 2 ? true : undefined));
    expect(manager.asked).toEqual([
      [1, 'full screen'],
      [0, 'full screen'],
    ]);
    expect(sizes(log)[0]).toEqual([800, 600]);
  });

  it('shows a frame that takes several requests in one go', async () => {
    const { window } = await open();
    // Half of a frame would be seen by whoever reads the screen between two requests; here the reader asks all the time.
    const frames = [testPicture(320, 240, 1), testPicture(320, 240, 2)];
    await window.show(frames[0]!, 320, 240);
    for (let i = 0; i < 20; i += 1) {
      const [, seen] = await Promise.all([window.show(frames[i % 2]!, 320, 240), window.readBack()]);
      expect(frames.some((frame) => Buffer.compare(seen.pixels, frame) === 0)).toBe(true);
    }
  });

  describe.skipIf(lacks('xclip'))('and its clipboard', () => {
    it('hands what was copied to another program, in any script, until that one copies', async () => {
      const { window } = await open();
      await window.copyText('Grüße, 世界 – 1');
      expect(await clipboardText(display)).toBe('Grüße, 世界 – 1');
      await window.copyText('second');
      expect(await clipboardText(display)).toBe('second');
      await putClipboard(display, 'theirs');
      expect(await clipboardText(display)).toBe('theirs');
    });

    it("tells another program's text before the key that pastes it, and keeps the keys behind it in order", async () => {
      const { log } = await open();
      await putClipboard(display, 'pasted ж');
      log.clear();
      await xdotool(display, 'key', 'ctrl+v', 'x');
      await log.until(() => (log.inputs().some((e) => e.type === 'key' && e.key === 'x' && !e.down) ? true : undefined));
      const told = log.all.flatMap((r) => {
        if (r.what === 'clipboard') return [`clipboard ${r.text}`];
        return r.what === 'input' && r.event.type === 'key' ? [`${r.event.key} ${r.event.down ? 'down' : 'up'}`] : [];
      });
      const expected = ['left.control down', 'clipboard pasted ж', 'v down', 'left.control up', 'v up', 'x down', 'x up'];
      expect(told).toEqual(expected);
    });

    it('tells its own text back, and nothing where nobody offers any', async () => {
      const { window, log } = await open();
      await window.copyText('mine');
      await xdotool(display, 'key', 'ctrl+v');
      expect(await log.until((all) => all.find((r) => r.what === 'clipboard'))).toEqual({ what: 'clipboard', text: 'mine' });
      const own = await startTestDisplay('400x300x24');
      onTestFinished(() => own.stop());
      const other = windowLog();
      const alone = await openGameWindow({ kind: 'x11', width: 320, height: 240, title: 'Alone', events: other.events, env: own.env });
      onTestFinished(() => alone.close());
      await other.until((all) => (all.some((r) => r.what === 'focus' && r.focused) ? true : undefined));
      await xdotool(own, 'key', 'ctrl+v');
      await other.until(() => (other.inputs().some((e) => e.type === 'key' && e.key === 'v' && !e.down) ? true : undefined));
      expect(other.all.some((r) => r.what === 'clipboard')).toBe(false);
    });
  });
});
