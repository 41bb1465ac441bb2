import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { ApprovalError, approve } from './approve.ts';
import { captureShot } from './capture.ts';
import { type Captured, type CapturedFrame, writeCaptured } from './captured.ts';
import { type Fault, FixtureGame } from './fixtures/fixture-game.ts';
import { ManifestError } from './golden-manifest.ts';
import { type GoldenDetails, GoldenStore } from './golden-store.ts';
import { judgeShot } from './judge-shot.ts';
import { PngError } from './pixels/png-error.ts';
import type { ShotResult } from './results.ts';
import { CaptureError } from './shot-driver.ts';
import type { ShotPlan } from './shot-plan.ts';
import { VerdictMemo } from './verdict-memo.ts';

const still: ShotPlan = {
  name: 'tiles',
  title: 'A field of tiles',
  size: [320, 200],
  world: { name: 'field', seed: '7', creative: true },
  steps: ['command time set noon'],
  screen: 'game',
  settleTicks: 40,
  facts: [
    {
      kind: 'brighter',
      says: 'the sky is brighter than black',
      area: { x: 0, y: 0, width: 320, height: 60 },
      than: { x: 0, y: 150, width: 40, height: 20 },
      by: -255,
    },
    { kind: 'widget', says: 'the button is drawn', widget: 'done', label: 'Done', enabled: true },
  ],
};
const film: ShotPlan = {
  ...still,
  name: 'bar',
  title: 'A bar that moves',
  sequence: { frames: 4, between: ['command tick step 1', 'wait 1'], frameMs: 50 },
  facts: [{ kind: 'moves', says: 'the bar moves in every step', pixels: 100 }],
};

let folder = '';
let goldens = '';
let run = 0;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hz-still-'));
  goldens = join(folder, 'goldens');
});
afterEach(() => rm(folder, { recursive: true, force: true }));

async function shoot(plan: ShotPlan, fault: Fault = {}, game = new FixtureGame(fault)): Promise<ShotResult & { readonly folder: string }> {
  const store = await GoldenStore.open(goldens);
  const at = join(folder, `run-${run++}`, plan.name);
  const capture = await captureShot(game, plan, store, at);
  const result = await judgeShot(plan, capture, { store, memo: new VerdictMemo(), folder: at, repro: 'again' });
  return { ...result, folder: at };
}

async function approved(plan: ShotPlan, fault: Fault = {}): Promise<void> {
  const { folder: captured } = await shoot(plan, fault);
  await approve({ captured: [captured], goldens, reason: 'looked at', author: 'a person', date: '2026-01-01' });
}

const patch = (pixels: Uint8Array, width: number): void => {
  for (let y = 30; y < 32; y++) for (let x = 100; x < 112; x++) pixels.set([255, 0, 0], (y * width + x) * 4);
};

describe('a shot', () => {
  test('without a golden fails and says how to approve it', async () => {
    const result = await shoot(still);
    expect(result.outcome).toBe('failed');
    expect(result.frames[0]!.picture.word).toBe('no-golden');
    expect(result.reason).toMatch(/no golden under fixture\/tiles\/exact\/320x200@2\/en_us\/no-packs.*horizon-rig approve tiles --reason/);
  });

  test('once approved passes, and the game writes no file for it', async () => {
    await approved(still);
    const result = await shoot(still);
    expect(result).toMatchObject({ outcome: 'passed', reason: '', firstBad: null });
    expect(result.frames[0]!.layer).toEqual({ word: 'same', moved: [], unknown: [] });
    expect(await readdir(result.folder)).toEqual(['captured.json']);
  });

  test('is taken from the title screen through the world and the steps, in order', async () => {
    const game = new FixtureGame();
    await shoot(still, {}, game);
    expect(game.heard.map((line) => line.split(' ')[0])).toEqual([
      ...['hello', 'wait-ready', 'state', 'wait-for', 'open', 'command', 'wait-for', 'wait', 'ui', 'screenshot', 'ui', 'state'],
    ]);
  });

  test('leaves an open world first', async () => {
    const game = new FixtureGame();
    await shoot(still, {}, game);
    await shoot(still, {}, game);
    expect(game.heard.filter((line) => line.startsWith('quit-to-title'))).toHaveLength(1);
  });

  const causes: readonly (readonly [string, Fault, string, 'passed' | 'failed'])[] = [
    ['pixels alone', { pixels: patch }, 'rasteriser', 'failed'],
    ['drawing and pixels', { pixels: patch, drawing: 'others' }, 'renderer-or-asset', 'failed'],
    ['drawing alone', { drawing: 'others' }, 'drawn-otherwise', 'passed'],
    ['pixels, where no display list is told', { pixels: patch, silent: ['D'] }, 'unknown-cause', 'failed'],
    ['state alone', { state: { steps: 9 } }, 'invisible-state', 'passed'],
    ['state and pixels', { state: { steps: 9 }, pixels: patch }, 'other-state', 'failed'],
    [
      'a widget alone',
      { widgets: [{ id: 'done', kind: 'button', label: 'Done', bounds: [10, 40, 60, 20], enabled: true, focused: true }] },
      'interface',
      'failed',
    ],
  ];
  test.each(causes)('blames %s on the right layer', async (_, fault, word, outcome) => {
    await approved(still);
    const result = await shoot(still, fault);
    expect([result.frames[0]!.layer!.word, result.outcome]).toEqual([word, outcome]);
    expect(result.reason).not.toBe('');
  });

  test('says which widget and which field of the state moved', async () => {
    await approved(still);
    const result = await shoot(still, {
      widgets: [{ id: 'done', kind: 'button', label: 'Done', bounds: [10, 40, 61, 20], enabled: true }],
      state: { player: { pos: [1, 65, 1] } },
    });
    expect(result.widgetChanges).toEqual([{ what: 'done.bounds', before: '[10,40,60,20]', now: '[10,40,61,20]' }]);
    expect(result.stateChanges).toEqual([{ what: 'player.pos.1', before: '64', now: '65' }]);
  });

  test('says which part of the display list moved, and says nothing where the golden tells no parts', async () => {
    await approved(still);
    const parts = async () => (await shoot(still, { drawing: 'others' })).frames[0]!.movedParts;
    expect(await parts()).toEqual(['tiles']);
    expect((await shoot(still)).frames[0]!.movedParts).toEqual([]);
    const details = join(goldens, 'tiles.json');
    const { parts: _, ...silent } = JSON.parse(await readFile(details, 'utf8'));
    await writeFile(details, JSON.stringify(silent));
    expect(await parts()).toBeNull();
  });

  test('whose golden was made elsewhere names the keys there are', async () => {
    await approved(still);
    const text = await readFile(join(goldens, 'manifest.txt'), 'utf8');
    await writeFile(join(goldens, 'manifest.txt'), text.replaceAll('/exact/', '/other-driver/'));
    expect((await shoot(still)).reason).toMatch(/goldens under fixture\/tiles\/other-driver/);
  });

  test('whose facts do not hold fails though its picture is as approved', async () => {
    await approved(still);
    const result = await shoot({ ...still, facts: [{ kind: 'state', says: 'the player is high up', path: 'player.pos.1', equals: 99 }] });
    expect(result.frames[0]!.picture.word).toBe('same');
    expect(result).toMatchObject({
      outcome: 'failed',
      reason: expect.stringMatching(/does not hold that the player is high up: player\.pos\.1 is 64/),
    });
  });

  test('that shows nothing fails and cannot be approved', async () => {
    await approved(still);
    const blank: Fault = { pixels: (pixels) => pixels.fill(255) };
    const result = await shoot({ ...still, facts: [] }, blank);
    expect([result.outcome, result.frames[0]!.picture.word]).toEqual(['failed', 'blank']);
    const again = { captured: [result.folder], goldens, reason: 'looked at', author: 'a person', date: '2026-01-02' };
    await expect(approve(again)).rejects.toThrow(/shows nothing \(every pixel is #ffffff\)/);
  });

  test('within a tolerance passes and says so; the same difference without one fails', async () => {
    await approved(still);
    const fault: Fault = { pixels: (pixels) => pixels.set(pixels.map((value, i) => (i % 4 === 3 ? value : value ^ 1))) };
    const tolerance = { maxDifference: 1, meanShift: 0.2, reason: 'another driver' };
    expect(await shoot({ ...still, tolerance }, fault)).toMatchObject({
      outcome: 'passed',
      reason: expect.stringMatching(/^Noise within/),
    });
    expect((await shoot(still, fault)).outcome).toBe('failed');
  });

  test('with a mask over a widget passes whatever is drawn there, and nowhere else', async () => {
    await approved(still);
    const masks = [{ area: { widget: 'done' }, reason: 'it glows' }];
    const inside: Fault = { pixels: (pixels, width) => pixels.set([1, 2, 3], (100 * width + 50) * 4) };
    const outside: Fault = { pixels: (pixels, width) => pixels.set([1, 2, 3], (100 * width + 150) * 4) };
    expect((await shoot({ ...still, masks }, inside)).frames[0]!.picture.word).toBe('same-outside-masks');
    expect((await shoot({ ...still, masks }, outside)).outcome).toBe('failed');
  });
});

describe('a game that', () => {
  test('reports no digest of pixels is judged by its file', async () => {
    await approved(still, { silent: ['P', 'D'] });
    expect((await shoot(still, { silent: ['P', 'D'] })).outcome).toBe('passed');
    expect((await shoot(still, { silent: ['P', 'D'], pixels: patch })).outcome).toBe('failed');
  });

  test('refuses a step stops the shot with that step and its sentence', async () => {
    const failed = shoot(still, { refuses: { command: 'cheats are off; use: open field creative' } });
    await expect(failed).rejects.toThrow(/^shot tiles: "command time set noon" was refused: cheats are off; use: open field creative/);
    await expect(failed).rejects.toBeInstanceOf(CaptureError);
  });

  test('shows another screen than planned is not captured', async () => {
    await expect(shoot(still, { screen: 'pause' })).rejects.toThrow(/screen pause is open instead of game/);
  });

  test('draws another size than planned is told how to start', async () => {
    await expect(shoot({ ...still, size: [640, 480] })).rejects.toThrow(/draws 320x200; start it with --size 640x480/);
  });
});

describe('a sequence', () => {
  test('is one golden that holds every frame', async () => {
    await approved(film);
    expect((await readdir(goldens)).sort()).toEqual(['bar.json', 'bar.png', 'manifest.txt']);
    const result = await shoot(film);
    expect([result.outcome, result.frames.length, result.frameMs]).toEqual(['passed', 4, 50]);
    expect(new Set(result.frames.map(({ digests }) => digests.P)).size).toBe(4);
  });

  test('with a flicker of one frame fails at that frame alone', async () => {
    await approved(film);
    const result = await shoot(film, { pixels: (pixels, width, frame) => (frame === 2 ? patch(pixels, width) : undefined) });
    expect([result.outcome, result.firstBad]).toEqual(['failed', 2]);
    expect(result.frames.map(({ picture }) => picture.word)).toEqual(['same', 'same', 'differs', 'same']);
    expect(result.frames[2]!.picture.figures).toMatchObject({ count: 24, box: { x: 100, y: 30, width: 12, height: 2 } });
  });

  test('that stands still where it should move fails by its fact', async () => {
    const result = await shoot({ ...film, sequence: { ...film.sequence!, between: ['wait 1'] } });
    expect(result.reason).toMatch(/does not hold that the bar moves in every step: only 0 pixels move into frame 1/);
  });

  test('shorter or longer than its golden fails', async () => {
    await approved(film);
    const frames = (count: number): ShotPlan => ({ ...film, sequence: { ...film.sequence!, frames: count } });
    expect((await shoot(frames(3))).reason).toMatch(/golden has 4 frames and the plan takes 3/);
    const longer = await shoot(frames(5));
    expect([longer.outcome, longer.frames[4]!.picture.word]).toEqual(['failed', 'no-golden']);
  });
});

describe('approving', () => {
  const approval = { goldens: '', reason: 'looked at', author: 'a person', date: '2026-01-01' };

  test('needs a reason and an author, and writes nothing without', async () => {
    const { folder: captured } = await shoot(still);
    await expect(approve({ ...approval, captured: [captured], goldens, reason: '  ' })).rejects.toThrow(/needs a reason/);
    await expect(approve({ ...approval, captured: [captured], goldens, author: '' })).rejects.toThrow(/needs an author/);
    await expect(readdir(goldens)).rejects.toThrow(/ENOENT/);
  });

  test('of several shots is refused whole when one is wrong', async () => {
    const good = await shoot(still);
    const wrong = await shoot({ ...film, facts: [{ kind: 'state', says: 'it rains', path: 'weather', equals: 'rain' }] });
    const both = approve({ ...approval, captured: [good.folder, wrong.folder], goldens });
    await expect(both).rejects.toThrow(/shot bar: it does not hold that it rains \(weather is not there\)/);
    await expect(both).rejects.toBeInstanceOf(ApprovalError);
    expect(await readdir(goldens)).toEqual([]);
  });

  test('tells new, changed and unchanged apart, and leaves unchanged lines alone', async () => {
    const first = await shoot(still);
    const changes = async (captured: string, reason: string): Promise<string[]> =>
      (await approve({ ...approval, captured: [captured], goldens, reason })).map(({ change }) => change);
    expect(await changes(first.folder, 'the first')).toEqual(['new']);
    const before = await readFile(join(goldens, 'manifest.txt'), 'utf8');
    expect(await changes((await shoot(still)).folder, 'again')).toEqual(['unchanged']);
    expect(await readFile(join(goldens, 'manifest.txt'), 'utf8')).toBe(before);
    expect(await changes((await shoot(still, { pixels: patch })).folder, 'a red patch is meant')).toEqual(['changed']);
    expect((await shoot(still, { pixels: patch })).outcome).toBe('passed');
    expect((await shoot(still)).outcome).toBe('failed');
  });

  test('of an unchanged shot adds the parts and draws that its golden does not tell yet, and its line stays', async () => {
    const { folder: captured } = await shoot(still);
    const record = JSON.parse(await readFile(join(captured, 'captured.json'), 'utf8')) as Captured;
    const details = async () => JSON.parse(await readFile(join(goldens, 'tiles.json'), 'utf8')) as GoldenDetails;
    const take = async (frame: Partial<CapturedFrame>, reason: string) => {
      const { parts: _, ...bare } = record.frames[0]!;
      await writeCaptured(captured, { ...record, frames: [{ ...bare, ...frame }] });
      return (await approve({ ...approval, captured: [captured], goldens, reason }))[0]!.change;
    };
    expect(await take({}, 'the first')).toBe('new');
    const [before, line] = [await details(), await readFile(join(goldens, 'manifest.txt'), 'utf8')];
    expect([before.parts, before.draws]).toEqual([undefined, undefined]);
    expect(await take({ parts: { tiles: '1' }, draws: { grass: '3 9f' } }, 'told more')).toBe('unchanged');
    expect(await details()).toEqual({ ...before, parts: [{ tiles: '1' }], draws: [{ grass: '3 9f' }] });
    expect(await take({}, 'told less')).toBe('unchanged');
    expect((await details()).draws).toEqual([{ grass: '3 9f' }]);
    expect(await readFile(join(goldens, 'manifest.txt'), 'utf8')).toBe(line);
  });

  test('of layers that moved under equal pixels takes the picture from the golden', async () => {
    await approved(still);
    const moved = await shoot(still, { drawing: 'others' });
    expect(moved.frames[0]!.actual).toBeNull();
    expect((await approve({ ...approval, captured: [moved.folder], goldens, reason: 'a refactoring' }))[0]!.change).toBe('changed');
    expect((await shoot(still, { drawing: 'others' })).reason).toBe('');
  });

  test('keeps goldens of two keys of one shot in two files', async () => {
    await approved(still);
    const text = await readFile(join(goldens, 'manifest.txt'), 'utf8');
    await writeFile(join(goldens, 'manifest.txt'), text.replace('/exact/', '/other/'));
    await approved(still);
    expect((await readdir(goldens)).sort()).toEqual(['manifest.txt', 'tiles-2.json', 'tiles-2.png', 'tiles.json', 'tiles.png']);
  });

  test('of words that no line of a manifest should hold is refused', async () => {
    const { folder: captured } = await shoot(still);
    const long = 'x'.repeat(4101);
    for (const words of [{ reason: long }, { author: long }])
      await expect(approve({ ...approval, ...words, captured: [captured], goldens })).rejects.toThrow(/has 4101 characters/);
    await expect(readdir(goldens)).rejects.toThrow(/ENOENT/);
  });

  const records: readonly (readonly [string, Partial<Captured>])[] = [
    ['a shot outside', { shot: '../../outside' }],
    ['another shot', { shot: 'bar' }],
    ['a key of two lines', { key: 'a/b\nc' }],
  ];
  test.each(records)('of a record that tells of %s is refused, and nothing is written', async (_, change) => {
    const { folder: captured } = await shoot(still);
    const record = JSON.parse(await readFile(join(captured, 'captured.json'), 'utf8')) as Captured;
    await writeCaptured(captured, { ...record, ...change });
    await expect(approve({ ...approval, captured: [captured], goldens })).rejects.toThrow(/is of another shot; capture it again/);
    expect(await readdir(goldens)).toEqual([]);
  });

  test('of a picture that is gone says so', async () => {
    const { folder: captured } = await shoot(still);
    await rm(join(captured, 'frame-000.png'));
    await expect(approve({ ...approval, captured: [captured], goldens })).rejects.toThrow(
      /frame-000\.png of shot tiles cannot be read \(ENOENT\); capture it again/,
    );
  });

  test('writes the words beside a golden anew where they are damaged', async () => {
    await approved(still);
    const { folder: captured } = await shoot(still);
    const before = await readFile(join(goldens, 'tiles.json'), 'utf8');
    await writeFile(join(goldens, 'tiles.json'), before.slice(0, 40));
    expect((await approve({ ...approval, captured: [captured], goldens }))[0]!.change).toBe('unchanged');
    expect(await readFile(join(goldens, 'tiles.json'), 'utf8')).toBe(before);
  });

  test('where nothing can be written says what to do', async () => {
    const { folder: captured } = await shoot(still);
    await writeFile(join(folder, 'file'), '');
    await expect(approve({ ...approval, captured: [captured], goldens: join(folder, 'file', 'goldens') })).rejects.toThrow(
      /could not be written \(ENOTDIR\) and its manifest is as before; make room or give leave, then approve again/,
    );
  });

  test('waits for nobody: a second approval is refused, a dead one is taken over', async () => {
    const { folder: captured } = await shoot(still);
    await approved(film);
    await writeFile(join(goldens, '.approving'), String(process.pid));
    await expect(approve({ ...approval, captured: [captured], goldens })).rejects.toThrow(/is approving in this folder/);
    await writeFile(join(goldens, '.approving'), '2147483646');
    await writeFile(join(goldens, 'tiles.png.2147483646.tmp'), 'half a picture');
    expect(await approve({ ...approval, captured: [captured], goldens })).toHaveLength(1);
    expect((await readdir(goldens)).sort()).toEqual(['bar.json', 'bar.png', 'manifest.txt', 'tiles.json', 'tiles.png']);
  });
});

describe('a golden that was changed behind the manifest', () => {
  test('is refused, not judged', async () => {
    await approved(still);
    const other = await shoot(still, { pixels: patch });
    const good = await readFile(join(goldens, 'tiles.png'));
    await writeFile(join(goldens, 'tiles.png'), await readFile(join(other.folder, 'frame-000.png')));
    await expect(shoot(still, { pixels: patch })).rejects.toThrow(/are not those of the record: the file was changed/);
    await writeFile(join(goldens, 'tiles.png'), good.subarray(0, 900));
    await expect(shoot(still, { pixels: patch })).rejects.toBeInstanceOf(PngError);
    await rm(join(goldens, 'tiles.png'));
    await expect(shoot(still, { pixels: patch })).rejects.toThrow(/golden tiles: .*tiles\.png is missing; restore it/);
    await rm(join(goldens, 'tiles.json'));
    await expect(shoot(still)).rejects.toBeInstanceOf(ManifestError);
  });
});
