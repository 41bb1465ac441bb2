import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { lacks } from '../../../ci/capabilities.ts';
import { askToClose, otherClient } from './ask-to-close-for-tests.ts';
import { openGameWindow } from './open-window.ts';
import type { GameWindow } from './window-api.ts';
import { testPicture, type WindowLog, windowLog } from './window-log-for-tests.ts';
import { startTestDisplay, type TestDisplay, xdotool } from './xvfb-for-tests.ts';

describe.skipIf(lacks('xvfb', 'xdotool'))('a window on an X server', () => {
  let display: TestDisplay;
  let window: GameWindow | undefined;
  const open = async (on: TestDisplay = display, width = 320, height = 200): Promise<{ window: GameWindow; log: WindowLog }> => {
    const log = windowLog();
    window = await openGameWindow({ kind: 'x11', width, height, title: 'Test', events: log.events, env: on.env });
    return { window, log };
  };
  const focused = (log: WindowLog): Promise<true> =>
    log.until((all) => (all.some((r) => r.what === 'focus' && r.focused) ? true : undefined));
  const key = (name: string, down: boolean) => ({ type: 'key', key: name, down });
  const inputs = (log: WindowLog, count: number) => log.until(() => (log.inputs().length >= count ? log.inputs() : undefined));

  beforeAll(async () => {
    display = await startTestDisplay();
  });
  afterEach(async () => {
    await window?.close();
    window = undefined;
  });
  afterAll(() => display.stop());

  it('shows exactly the pixels it is given', async () => {
    const { window } = await open();
    const picture = testPicture(320, 200);
    await window.show(picture, 320, 200);
    const seen = await window.readBack();
    expect([seen.width, seen.height]).toEqual([320, 200]);
    expect(Buffer.compare(seen.pixels, picture)).toBe(0);
  });

  it('shows a frame larger than an ordinary request holds', async () => {
    const { window } = await open(display, 1280, 720);
    const picture = testPicture(1280, 720);
    await window.show(picture, 1280, 720);
    expect(Buffer.compare((await window.readBack()).pixels, picture)).toBe(0);
  });

  it('takes pixels from the middle of a larger buffer that does not start on a word', async () => {
    const { window } = await open();
    const picture = testPicture(320, 200);
    const holder = new Uint8Array(picture.length + 3);
    holder.set(picture, 3);
    await window.show(holder.subarray(3), 320, 200);
    expect(Buffer.compare((await window.readBack()).pixels, picture)).toBe(0);
  });

  it('refuses a picture whose size and bytes disagree', async () => {
    const { window } = await open();
    await expect(window.show(new Uint8Array(10), 320, 200)).rejects.toThrow(/320x200 has 256000 bytes/);
  });

  it('reports keys by name and what they type', async () => {
    const { log } = await open();
    await focused(log);
    await xdotool(display, 'key', 'w', 'F3', 'Escape', 'shift+a', 'space');
    expect(await inputs(log, 15)).toEqual([
      key('w', true),
      { type: 'text', text: 'w' },
      key('w', false),
      key('f3', true),
      key('f3', false),
      key('escape', true),
      key('escape', false),
      key('left.shift', true),
      key('a', true),
      { type: 'text', text: 'A' },
      key('left.shift', false),
      key('a', false),
      key('space', true),
      { type: 'text', text: ' ' },
      key('space', false),
    ]);
  });

  it('types characters that need Shift and none that belong to shortcuts', async () => {
    const { log } = await open();
    await focused(log);
    await xdotool(display, 'type', '/Give @p 3!');
    await xdotool(display, 'key', 'ctrl+v', 'Return');
    await log.until(() => (log.inputs().some((e) => e.type === 'key' && e.key === 'enter' && !e.down) ? true : undefined));
    expect(
      log
        .inputs()
        .flatMap((e) => (e.type === 'text' ? [e.text] : []))
        .join(''),
    ).toBe('/Give @p 3!');
  });

  it('reads a changed keyboard mapping, so that characters outside the layout arrive', async () => {
    const { log } = await open();
    await focused(log);
    await xdotool(display, 'type', 'жé');
    const text = await log.until(() => {
      const typed = log.inputs().flatMap((e) => (e.type === 'text' ? [e.text] : []));
      return typed.length >= 2 ? typed.join('') : undefined;
    });
    expect(text).toBe('жé');
  });

  it('reports the pointer, the buttons and the wheel', async () => {
    const { window, log } = await open();
    await focused(log);
    const picture = testPicture(320, 200);
    await window.show(picture, 320, 200);
    await xdotool(display, 'mousemove', '40', '30', 'click', '1', 'click', '3', 'click', '2', 'click', '4', 'click', '5');
    expect(await inputs(log, 8)).toEqual([
      { type: 'button', button: 'left', down: true },
      { type: 'button', button: 'left', down: false },
      { type: 'button', button: 'right', down: true },
      { type: 'button', button: 'right', down: false },
      { type: 'button', button: 'middle', down: true },
      { type: 'button', button: 'middle', down: false },
      { type: 'wheel', dy: 1 },
      { type: 'wheel', dy: -1 },
    ]);
    const at = log.all.findIndex((r) => r.what === 'pointer' && r.x === 40 && r.y === 30);
    expect(at).toBeGreaterThanOrEqual(0);
    expect(at).toBeLessThan(log.all.findIndex((r) => r.what === 'input'));
  });

  it('says with a click whether Shift was down', async () => {
    const { log } = await open();
    await focused(log);
    await xdotool(display, 'mousemove', '50', '50', 'keydown', 'shift', 'click', '1', 'keyup', 'shift');
    const clicks = await log.until(() => {
      const found = log.inputs().filter((e) => e.type === 'button');
      return found.length === 2 ? found : undefined;
    });
    expect(clicks[0]).toEqual({ type: 'button', button: 'left', down: true, shift: true });
  });

  it('turns motion into steering while it holds the pointer, far beyond its own edges', async () => {
    const { window, log } = await open();
    await focused(log);
    await xdotool(display, 'mousemove', '10', '10');
    await window.grabPointer(true);
    log.clear();
    for (let i = 0; i < 40; i++) await xdotool(display, 'mousemove_relative', '--', '25', '-7');
    const sum = await log.until(() => {
      let [dx, dy] = [0, 0];
      for (const e of log.inputs()) {
        if (e.type === 'motion') {
          dx += e.dx;
          dy += e.dy;
        }
      }
      return dx >= 1000 && dy <= -280 ? [dx, dy] : undefined;
    });
    expect(sum).toEqual([1000, -280]);
    expect(log.all.some((r) => r.what === 'pointer')).toBe(false);
    await window.grabPointer(false);
    log.clear();
    await xdotool(display, 'mousemove', '12', '13');
    await log.until((all) => (all.some((r) => r.what === 'pointer' && r.x === 12 && r.y === 13) ? true : undefined));
    expect(log.inputs()).toEqual([]);
  });

  it('lets go of held keys and buttons when it loses the focus', async () => {
    const { log } = await open();
    await focused(log);
    await xdotool(display, 'mousemove', '50', '50', 'keydown', 'w', 'mousedown', '1');
    await inputs(log, 3);
    await openOther(display);
    await log.until((all) => (all.some((r) => r.what === 'focus' && !r.focused) ? true : undefined));
    expect(log.inputs().slice(-2)).toEqual([key('w', false), { type: 'button', button: 'left', down: false }]);
    await xdotool(display, 'keyup', 'w', 'mouseup', '1');
  });

  it('reports another size and shows frames of it', async () => {
    const { window, log } = await open();
    const id = await xdotool(display, 'search', '--class', 'horizon');
    await xdotool(display, 'windowsize', id, '400', '300');
    const size = await log.until((all) => all.find((r) => r.what === 'resize'));
    expect(size).toEqual({ what: 'resize', width: 400, height: 300 });
    const picture = testPicture(400, 300, 1);
    await window.show(picture, 400, 300);
    expect(Buffer.compare((await window.readBack()).pixels, picture)).toBe(0);
  });

  it('paints itself again after another window covered it', async () => {
    const { window } = await open();
    const picture = testPicture(320, 200, 2);
    await window.show(picture, 320, 200);
    await openOther(display);
    // The server sends the exposure before it answers the read-back that follows, so no frame can be missed: read until the repaint is in.
    let same = false;
    for (let i = 0; i < 20 && !same; i++) same = Buffer.compare((await window.readBack()).pixels, picture) === 0;
    expect(same).toBe(true);
  });

  it('passes on that the window manager asks it to close, and stays open', async () => {
    const { window, log } = await open();
    await askToClose(display, Number(await xdotool(display, 'search', '--class', 'horizon')));
    await log.until((all) => (all.some((r) => r.what === 'close') ? true : undefined));
    await window.show(testPicture(320, 200), 320, 200);
  });

  it('sets its title in any script', async () => {
    const { window } = await open();
    await window.setTitle('Ürban – 世界');
    const id = await xdotool(display, 'search', '--class', 'horizon');
    expect(await xdotool(display, 'getwindowname', id)).toBe('Ürban – 世界');
  });

  it('is lost when its window is destroyed from outside', async () => {
    const { window, log } = await open();
    const id = await xdotool(display, 'search', '--class', 'horizon');
    await xdotool(display, 'windowclose', id);
    const lost = await log.until((all) => all.find((r) => r.what === 'lost'));
    expect(lost).toMatchObject({ reason: expect.stringMatching(/destroyed|closed/) });
    await expect(window.show(testPicture(320, 200), 320, 200)).rejects.toThrow(/destroyed|closed/);
  });

  it('is lost, once and with open requests refused, when the server dies', async () => {
    const own = await startTestDisplay();
    const { window, log } = await open(own);
    await window.show(testPicture(320, 200), 320, 200);
    await own.kill();
    await log.until((all) => all.find((r) => r.what === 'lost'));
    await expect(window.readBack()).rejects.toThrow(/X server/);
    await window.close();
    expect(log.all.filter((r) => r.what === 'lost')).toHaveLength(1);
  });

  it('shows the leading bits of each colour on a display of depth 16', async () => {
    const own = await startTestDisplay('640x480x16');
    try {
      const { window } = await open(own);
      const picture = testPicture(320, 200);
      await window.show(picture, 320, 200);
      const seen = (await window.readBack()).pixels;
      const spread = (value: number, bits: number) => Math.round(((value >> (8 - bits)) * 255) / (2 ** bits - 1));
      const expected = picture.map((value, i) => (i % 4 === 3 ? 255 : spread(value, i % 4 === 1 ? 6 : 5)));
      expect(Buffer.compare(seen, expected)).toBe(0);
      await window.close();
    } finally {
      await own.stop();
    }
  });

  it('says what to do on a display that draws from a colour table', async () => {
    const own = await startTestDisplay('640x480x8');
    try {
      await expect(open(own)).rejects.toThrow(/depth 8.*--offscreen/);
    } finally {
      await own.stop();
    }
  });

  it('says what to do when no server answers', async () => {
    const events = windowLog().events;
    await expect(openGameWindow({ kind: 'x11', width: 1, height: 1, title: '', events, env: { DISPLAY: ':4999' } })).rejects.toThrow(
      /":4999".*--offscreen/,
    );
    await expect(openGameWindow({ kind: 'x11', width: 1, height: 1, title: '', events, env: { DISPLAY: 'nonsense' } })).rejects.toThrow(
      /"nonsense".*--offscreen/,
    );
    await expect(openGameWindow({ kind: 'x11', width: 1, height: 1, title: '', events, env: {} })).rejects.toThrow(/--offscreen/);
  });
});

/** A second program opens a window over the first, takes the focus, and closes it again. */
async function openOther(display: TestDisplay): Promise<void> {
  const { client: X, screen } = await otherClient(display);
  const id = X.AllocID();
  X.CreateWindow(id, screen[0].root, 0, 0, 200, 200, 0, 0, 0, 0, { backgroundPixel: 0xff0000 });
  X.MapWindow(id);
  X.SetInputFocus(id, 0);
  await new Promise<void>((resolve) => X.GetInputFocus(() => resolve()));
  const gone = new Promise<void>((resolve) => X.stream.once('close', () => resolve()));
  X.stream.end();
  await gone;
}
