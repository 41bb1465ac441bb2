import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { Reply } from '../../../ctl/table/commands.ts';
import { tempFolder } from '../../../ctl/testing/temp-folder.ts';
import { runGame, type TestGame } from './testing/run-game.ts';

const flags = ['--offscreen', '--speed', 'max', '--size', '320x240'];

/** A game at night before a lamp, with the given options. */
async function lampAtNight(options: string, env: Readonly<Record<string, string>> = {}): Promise<TestGame> {
  const folder = tempFolder(onTestFinished);
  mkdirSync(join(folder, 'home'));
  writeFileSync(join(folder, 'home', 'options.txt'), `renderDistance:2\n${options}`);
  const game = await runGame(onTestFinished, { folder, flags, env: { HORIZON_STILL: '1', ...env } });
  for (const line of [
    'open lamp 42 creative',
    'command time set 18000',
    'command fill 0 118 0 16 118 16 stone',
    'command tp @s 8.5 119 8.5 0 0',
    'command setblock 10 120 12 glowstone',
    'command setblock 7 119 13 glowstone',
    'wait 60',
  ]) {
    expect(await game.line(line), line).toMatchObject({ ok: true });
  }
  return game;
}

const pixels = (reply: Reply): string => (reply.digests as { P: string }).P;

async function sequence(game: TestGame, frames: number, step = 16.666667): Promise<Reply> {
  const reply = await game.line(`screenshot-sequence ${frames} ${step} ${join(game.folder, 'last.png')}`);
  expect(reply).toMatchObject({ ok: true });
  return reply;
}

describe('screenshot-sequence', () => {
  it('starts the pack over: frame 12 differs from frame 1, and both repeat in any game whatever was drawn before', async () => {
    const films = [];
    for (const before of [[], ['screenshot', 'screenshot']]) {
      const game = await lampAtNight('shaderPack:horizon-trails\n');
      for (const command of before) await game.line(`${command} ${join(game.folder, 'before.png')}`);
      films.push([pixels(await sequence(game, 12)), pixels(await sequence(game, 1)), pixels(await sequence(game, 12))]);
      await game.quit();
    }
    expect(films[0]?.[0]).not.toBe(films[0]?.[1]);
    expect(films[0]?.[2]).toBe(films[0]?.[0]);
    expect(films[1]).toEqual(films[0]);
  });

  it('does not repeat when the pack keeps what it had', async () => {
    const game = await lampAtNight('shaderPack:horizon-trails\n', { HORIZON_STILL_EXCEPT: 'pack-start' });
    const first = await sequence(game, 6);
    expect(pixels(await sequence(game, 6))).not.toBe(pixels(first));
  });

  it('runs the pack on its own clock and tells where it ended', async () => {
    const game = await lampAtNight('shaderPack:horizon-trails\n');
    const at60 = await sequence(game, 8);
    expect(at60).toMatchObject({ pack: 'horizon-trails', frames: 8, clock: { frame: 8, delta_ms: 16.666667 } });
    expect((at60.clock as { time_ms: number }).time_ms).toBeCloseTo(7 * 16.666667, 6);
    const slow = await sequence(game, 8, 100);
    expect(pixels(slow)).not.toBe(pixels(at60));
    expect(await sequence(game, 1)).toMatchObject({ clock: { frame: 1, time_ms: 0, delta_ms: 0 } });
  });

  it('changes nothing of what the view accumulates', async () => {
    const [plain, between] = [await lampAtNight('shaderPack:horizon-trails\n'), await lampAtNight('shaderPack:horizon-trails\n')];
    await between.line(`screenshot ${join(between.folder, 'a.png')}`);
    await sequence(between, 5);
    await plain.line(`screenshot ${join(plain.folder, 'a.png')}`);
    const shots = [];
    for (const game of [plain, between]) shots.push(pixels(await game.line(`screenshot ${join(game.folder, 'b.png')}`)));
    expect(shots[1]).toBe(shots[0]);
  });

  it('draws the frames all the same without a pack', async () => {
    const game = await lampAtNight('');
    const one = await game.line(`screenshot ${join(game.folder, 'one.png')}`);
    const last = await sequence(game, 4);
    expect(last).toMatchObject({ pack: null, frames: 4 });
    expect(pixels(last)).toBe(pixels(one));
  });

  it('names what stands in its way, one after the other, until nothing does', async () => {
    const game = await lampAtNight('lodDistance:8\nchunkFade:400\ntaa:true\nshaderPack:nowhere\n');
    const line = `screenshot-sequence 2 0 ${join(game.folder, 'last.png')}`;
    const videoSettings = async (...presses: readonly string[]) => {
      for (const press of ['pause', 'click options', 'click video-settings', ...presses, 'click done', 'resume']) {
        expect(await game.line(press), press).toMatchObject({ ok: true });
      }
    };
    for (const [message, ...presses] of [
      [/far terrain is drawn \(LOD Distance\).*turn it off/, 'set lod-distance 0'],
      [/chunks fade in \(Chunk Fade\).*set it to 0/, 'set chunk-fade 0'],
      [/antialiasing is on.*turn it off in Options > Video Settings/, 'click temporal-antialiasing'],
      [/shader pack nowhere cannot be used: there is no .*choose one of horizon-warm, horizon-trails/, 'click shader-pack'],
    ] as const) {
      expect(await game.line(line)).toMatchObject({ kind: 'state', error: expect.stringMatching(message) });
      expect(readdirSync(game.folder)).not.toContain('last.png');
      await videoSettings(...presses);
    }
    expect(await game.line(line)).toMatchObject({ ok: true, pack: null });
  });

  it('refuses what would change the scene, is cancelled, and the game goes on', async () => {
    const game = await lampAtNight('shaderPack:horizon-warm\n');
    const other = await game.connect();
    onTestFinished(() => other.close());
    const running = game.line(`screenshot-sequence 10000 0 ${join(game.folder, 'last.png')}`);
    while ((await other.line('look 0 0')).kind !== 'busy') await other.line('wait 1');
    for (const line of ['move forward 1', 'command time set noon', 'click options', 'open other', 'key w', 'quit-to-title']) {
      expect(await other.line(line), line).toMatchObject({ kind: 'busy' });
    }
    expect(await other.line('screenshot-sequence cancel')).toMatchObject({ ok: true, cancelled: true });
    expect(await running).toMatchObject({ kind: 'state', error: expect.stringMatching(/cancelled/) });
    expect(await other.line('look 10 10')).toMatchObject({ ok: true });
  });

  it('does not hold back quit', async () => {
    const game = await lampAtNight('shaderPack:horizon-warm\n');
    const other = await game.connect();
    onTestFinished(() => other.close());
    const running = game.line(`screenshot-sequence 10000 0 ${join(game.folder, 'last.png')}`);
    running.catch(() => {});
    while ((await other.line('look 0 0')).kind !== 'busy') await other.line('wait 1');
    await other.line('quit');
    expect(await game.process.exited).toMatchObject({ code: 0 });
    expect(readdirSync(game.folder)).not.toContain('last.png');
  });
});

describe('HDR screenshots', () => {
  it('write linear light of 16 bits beside the picture, of sequences too, and leave the picture as it is', async () => {
    const [plain, hdr] = [await lampAtNight('shaderPack:horizon-warm\n'), await lampAtNight('shaderPack:horizon-warm\nhdrOutput:true\n')];
    const path = join(hdr.folder, 'a.png');
    const shot = await hdr.line(`screenshot ${path}`);
    expect(shot).toMatchObject({ ok: true, hdr: join(hdr.folder, 'a-hdr.png') });
    expect(pixels(shot)).toBe(pixels(await plain.line(`screenshot ${join(plain.folder, 'a.png')}`)));
    const file = readFileSync(join(hdr.folder, 'a-hdr.png'));
    expect([file.readUInt32BE(16), file.readUInt32BE(20), file[24], file[25]]).toEqual([320, 240, 16, 2]);
    expect(await sequence(hdr, 3)).toMatchObject({ hdr: join(hdr.folder, 'last-hdr.png') });
    expect(readdirSync(plain.folder)).not.toContain('a-hdr.png');
  });
});

describe('a pack in the game home', () => {
  it('is chosen by its folder in the video settings, seen at once, and remembered', async () => {
    const folder = tempFolder(onTestFinished);
    const pack = join(folder, 'home', 'shaderpacks', 'blackout');
    mkdirSync(pack, { recursive: true });
    writeFileSync(
      join(pack, 'pack.json'),
      JSON.stringify({
        format: 1,
        title: 'Blackout',
        passes: [{ pass: 'fog', color: '#000000', start: 0, end: 0.01, strength: 1, sky: 1 }],
      }),
    );
    const game = await runGame(onTestFinished, { folder, flags, env: { HORIZON_STILL: '1' } });
    const path = join(folder, 'a.png');
    for (const line of ['open meadow 42 creative', 'pause', 'click options', 'click video-settings']) await game.line(line);
    const before = await game.line(`screenshot ${path}`);
    for (const label of ['Horizon Warm', 'Horizon Trails', 'Blackout']) {
      await game.line('click shader-pack');
      const { widgets } = (await game.line('ui')) as unknown as { widgets: readonly { id: string; label: string }[] };
      expect(widgets.find(({ id }) => id === 'shader-pack')?.label).toBe(`Shader Pack: ${label}`);
    }
    const after = await game.line(`screenshot ${path}`);
    expect(after.parts).toMatchObject({ post: expect.any(String) });
    expect(pixels(after)).not.toBe(pixels(before));
    await game.quit();
    expect(readdirSync(join(folder, 'home'))).toContain('horizon-graphics.txt');
  });

  it('that is broken is told in the log, and pictures go without it', async () => {
    const folder = tempFolder(onTestFinished);
    const pack = join(folder, 'home', 'shaderpacks', 'broken');
    mkdirSync(pack, { recursive: true });
    writeFileSync(join(pack, 'pack.json'), '{"format":1,"title":"Broken","passes":[{"pass":"glow"}]}');
    writeFileSync(join(folder, 'home', 'options.txt'), 'renderDistance:2\nshaderPack:broken\n');
    const game = await runGame(onTestFinished, { folder, flags, env: { HORIZON_STILL: '1' } });
    await game.line('open meadow 42 creative');
    const shot = await game.line(`screenshot ${join(folder, 'a.png')}`);
    expect(shot).toMatchObject({ ok: true });
    expect(shot.parts).not.toHaveProperty('post');
    const { lines } = (await game.line('logs')) as unknown as { lines: readonly string[] };
    expect(lines.filter((line) => line.includes('passes[0].pass is "glow"; there are grade'))).toHaveLength(1);
  });
});
