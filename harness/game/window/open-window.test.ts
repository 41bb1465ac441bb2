import { describe, expect, it } from 'vitest';
import { changedRows } from './frame-delta.ts';
import { HeldInput } from './held-input.ts';
import { chooseKind } from './open-window.ts';
import { WindowError } from './window-error.ts';
import { testPicture, windowLog } from './window-log-for-tests.ts';

describe('the kind of window', () => {
  it('is X11 where there is an X server, and Chromium where windows need none', () => {
    expect(chooseKind({ DISPLAY: ':0' }, 'linux')).toBe('x11');
    expect(chooseKind({ DISPLAY: ':0', WAYLAND_DISPLAY: 'wayland-0' }, 'linux')).toBe('x11');
    expect(chooseKind({ WAYLAND_DISPLAY: 'wayland-0' }, 'linux')).toBe('chromium');
    expect(chooseKind({ DISPLAY: '/private/tmp/org.xquartz:0' }, 'darwin')).toBe('chromium');
    expect(chooseKind({}, 'win32')).toBe('chromium');
  });

  it('is none without a display, and the message names the way without one', () => {
    expect(() => chooseKind({ DISPLAY: '' }, 'linux')).toThrow(WindowError);
    expect(() => chooseKind({}, 'linux')).toThrow(/--offscreen/);
  });
});

describe('keys and buttons that are held', () => {
  it('go down once and up once, under the name they went down with', () => {
    const log = windowLog();
    const held = new HeldInput<number>(log.events);
    held.keyDown(1, 'a');
    held.keyDown(1, 'b');
    held.keyUp(1);
    held.keyUp(1);
    held.buttonDown('left', false);
    held.buttonDown('left', false);
    held.buttonUp('left', true);
    expect(log.inputs()).toEqual([
      { type: 'key', key: 'a', down: true },
      { type: 'key', key: 'a', down: false },
      { type: 'button', button: 'left', down: true },
      { type: 'button', button: 'left', down: false, shift: true },
    ]);
  });

  it('repeat where they edit text', () => {
    const log = windowLog();
    const held = new HeldInput<number>(log.events);
    held.keyDown(1, 'backspace');
    held.keyDown(1, 'backspace');
    expect(log.inputs()).toHaveLength(2);
  });

  it('all go up when they are let go of', () => {
    const log = windowLog();
    const held = new HeldInput<number>(log.events);
    held.keyDown(1, 'w');
    held.keyDown(2, 'left.shift');
    held.buttonDown('right', false);
    log.clear();
    held.releaseAll();
    held.releaseAll();
    expect(log.inputs()).toEqual([
      { type: 'key', key: 'w', down: false },
      { type: 'key', key: 'left.shift', down: false },
      { type: 'button', button: 'right', down: false },
    ]);
  });
});

describe('rows that changed', () => {
  const before = testPicture(10, 50);

  it('are none between equal pictures', () => {
    expect(changedRows(before, before.slice(), 10, 50)).toEqual([]);
  });

  it('hold every difference, in runs that do not touch', () => {
    for (const rows of [[0], [49], [15, 16], [0, 33], Array.from({ length: 50 }, (_, i) => i)]) {
      const after = before.slice();
      for (const y of rows) after[y * 40 + 7] ^= 1;
      const runs = changedRows(before, after, 10, 50);
      for (const y of rows) expect(runs.some((run) => y >= run.y && y < run.y + run.rows)).toBe(true);
      for (const [i, run] of runs.entries()) if (i > 0) expect(run.y).toBeGreaterThan(runs[i - 1].y + runs[i - 1].rows);
      expect(runs.every((run) => run.y + run.rows <= 50)).toBe(true);
    }
  });
});
