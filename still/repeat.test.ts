import { once } from 'node:events';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ControlClient } from '../ctl/wire/client.ts';
import type { Fault } from './fixtures/fixture-game.ts';
import { approveFixture, fixturePlan, redStreak, shootFixture } from './fixtures/run-fixture.ts';
import { GoldenStore } from './golden-store.ts';
import { decodePng } from './pixels/decode-png.ts';
import { type KeptPictures, keepFrame, type ShotRun, sameScenario, sameShot, shotDifference } from './repeat.ts';
import type { ScenarioResult, ShotResult } from './results.ts';

// Red in the last frame alone.
const late: Fault = { ...redStreak, from: 1 };
const plan = { ...fixturePlan('field', 'A field'), sequence: { frames: 3, frameMs: 100, between: ['command tick step 1'] } };
let scratch = '';
let kept: KeptPictures;
beforeAll(async () => {
  scratch = mkdtempSync(join(tmpdir(), 'hz-repeat-'));
  await approveFixture(scratch, plan);
  kept = { store: await GoldenStore.open(join(scratch, 'goldens')), folder: join(scratch, 'kept') };
});
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

/** A run of the shot in a folder of its own, on the same goldens. */
async function shoot(where: string, fault: Fault): Promise<ShotRun> {
  const folder = join(scratch, where.replace(' ', '-'));
  cpSync(join(scratch, 'goldens'), join(folder, 'goldens'), { recursive: true });
  return { where, result: await shootFixture(folder, plan, fault), folder: join(folder, 'run', plan.name) };
}

describe('two runs of a shot', () => {
  test('are the same when every digest is', async () => {
    const [a, b] = [await shoot('run 1', redStreak), await shoot('run 2', redStreak)];
    expect(a.result.outcome).toBe('failed');
    expect(sameShot(a.result, b.result, [])).toBe(true);
    expect(await shotDifference(a, b, kept)).toBe('every layer of every frame is the same');
  });

  test('of which one passes are not, and the first difference is named by layer, frame and place', async () => {
    const [a, b] = [await shoot('run 3', late), await shoot('run 4', {})];
    expect(sameShot(a.result, b.result, [])).toBe(false);
    expect(await shotDifference(a, b, kept)).toBe('layer P of frame 2: 12 pixels in 12x1 at 100,30 (rows 0 to 63)');
  });

  test('that fail in another way each time are not, though the verdict is the same word', async () => {
    const dot = (x: number): Fault => ({ pixels: (pixels, width) => pixels.set([255, 0, 0], (30 * width + x) * 4) });
    const [a, b] = [await shoot('run 5', dot(100)), await shoot('run 6', dot(101))];
    expect(a.result.frames.map(({ picture }) => picture.word)).toEqual(b.result.frames.map(({ picture }) => picture.word));
    expect(sameShot(a.result, b.result, [])).toBe(false);
    expect(await shotDifference(a, b, kept)).toMatch(/^layer P of frame 0: 2 pixels in 2x1 at 100,30/);
  });

  test('that differ in noise alone are the same where the plan allows noise, and where a mask lies over it', async () => {
    const spot = (red: number): Fault => ({ pixels: (pixels, width) => pixels.set([red, 0, 0], (30 * width + 100) * 4) });
    const [a, b] = [(await shoot('run 11', spot(255))).result, (await shoot('run 12', spot(250))).result];
    expect(sameShot(a, b, [])).toBe(false);
    const tolerance = { maxDifference: 8, reason: 'a driver that dithers' } as ShotResult['tolerance'];
    expect(sameShot({ ...a, tolerance }, { ...b, tolerance }, [])).toBe(true);
    const masks = [{ area: { widget: 'done' }, reason: 'it tells the time' }];
    expect(sameShot({ ...a, masks }, { ...b, masks }, [])).toBe(true);
    const moved = (await shoot('run 13', redStreak)).result;
    expect(sameShot({ ...a, masks }, { ...moved, masks }, [])).toBe(false);
  });

  test('of another state are told by the field', async () => {
    const state = (mood: string): Fault => ({ state: { mood } });
    const [a, b] = [await shoot('run 7', state('glad')), await shoot('run 8', state('sad'))];
    expect(await shotDifference(a, b, kept)).toMatch(/^layer S of frame 0: state mood/);
  });

  test('keep the picture of a frame, and the golden where a run wrote none', async () => {
    const [a, b] = [await shoot('run 9', late), await shoot('run 10', {})];
    expect(b.result.frames[2]!.actual).toBeNull();
    const files = [await keepFrame(a, 2, kept), await keepFrame(b, 2, kept)];
    const red = files.map((file) => [...decodePng(readFileSync(file!)).pixels.subarray((30 * 320 + 105) * 4, (30 * 320 + 105) * 4 + 3)]);
    expect(red[0]).toEqual([255, 0, 0]);
    expect(red[1]).not.toEqual([255, 0, 0]);
    expect(files.every((file) => existsSync(file!))).toBe(true);
    expect(await keepFrame(a, 9, kept)).toBeNull();
  });

  test('that could not be taken are the same when the cause is, whatever the log and the folders', () => {
    const lost = (reason: string) =>
      ({ outcome: 'failed', failure: 'not-taken', reason, firstBad: null, frames: [], facts: [] }) as unknown as ShotResult;
    const [a, b] = [
      lost('click nowhere was refused; look at /o/one/x.png\n  12:00 up'),
      lost('click nowhere was refused; look at /o/two/x.png\n  12:07 up'),
    ];
    expect(sameShot(a, b, ['/o/one', '/o/two'])).toBe(true);
    expect(sameShot(a, b, [])).toBe(false);
    expect(sameShot(a, lost('click done was refused'), [])).toBe(false);
  });
});

test('two runs of a scenario are the same when their reasons are, the name of the home aside', () => {
  const failed = (reason: string) => ({ outcome: 'failed', reason }) as ScenarioResult;
  expect(sameScenario(failed('no /tmp/hrig-Ab12cd/home/x'), failed('no /tmp/hrig-Zz99xy/home/x'), [])).toBe(true);
  expect(sameScenario(failed('expected 3 logs, but it is 2'), failed('expected 3 logs, but it is 1'), [])).toBe(false);
  expect(sameScenario(failed('no'), { ...failed('no'), outcome: 'passed' }, [])).toBe(false);
});

test('two runs of a scenario whose game went away are the same, whenever its end was seen', async () => {
  const failed = (reason: string) => ({ outcome: 'failed', reason: `a.txt:4: key f1: ${reason}` }) as ScenarioResult;
  const folder = mkdtempSync(join(tmpdir(), 'hz-gone-'));
  const socket = join(folder, 'c.sock');
  const server = createServer((connection) => connection.destroy()).listen(socket);
  await once(server, 'listening');
  const saidOf = (call: Promise<unknown>): Promise<string> => call.then(String, (error: Error) => error.message);
  const over = await saidOf(ControlClient.connect({ socket }).then((client) => client.call('status', {})));
  server.close();
  await once(server, 'close');
  const none = await saidOf(ControlClient.connect({ socket }));
  rmSync(folder, { recursive: true, force: true });
  expect(over).not.toBe(none);
  expect(sameScenario(failed(over), failed(none), [])).toBe(true);
  expect(sameScenario(failed(over), { ...failed(none), reason: `a.txt:5: key f2: ${none}` }, [])).toBe(false);
});
