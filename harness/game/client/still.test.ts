import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { Reply } from '../../../ctl/table/commands.ts';
import { tempFolder } from '../../../ctl/testing/temp-folder.ts';
import type { StillRule } from './still-rules.ts';
import { runGame, type TestGame } from './testing/run-game.ts';

const headless = ['--headless', '--speed', 'max'];
const still = { HORIZON_STILL: '1' };

interface Status extends Reply {
  readonly settled: boolean;
  readonly easing: readonly string[];
  readonly digests: Readonly<Record<'S' | 'U' | 'D', string>>;
}

async function status(game: TestGame): Promise<Status> {
  return (await game.line('status --digests')) as Status;
}

async function give(game: TestGame, lines: readonly string[]): Promise<void> {
  for (const line of lines) expect(await game.line(line), line).toMatchObject({ ok: true });
}

/** A frozen world with the player on a floor under torches. */
const floor: readonly string[] = [
  'open rest 7 creative',
  'command time set midnight',
  'command fill 0 118 0 16 118 16 stone',
  'command setblock 8 119 12 torch',
  'command tp @s 8.5 119 8.5 0 0',
  'command give @s torch 1',
  'wait 30',
];

/** Waits until nothing eases, and fails when that takes longer than anything here does. */
async function settle(game: TestGame): Promise<void> {
  for (let i = 0; i < 100; i += 1) {
    if ((await status(game)).settled) return;
    await game.line('wait 1');
  }
  throw new Error(`this still eases: ${(await status(game)).easing.join(', ')}`);
}

describe('a game whose pictures repeat', () => {
  it('tells of a capture that comes too early what eases, and of a later one that nothing does', async () => {
    const folder = tempFolder(onTestFinished);
    const game = await runGame(onTestFinished, { flags: ['--offscreen', '--speed', 'max', '--size', '320x240'], env: still, folder });
    await give(game, floor);
    const shoot = (name: string) => game.line(`screenshot ${join(folder, name)}`);
    expect(await shoot('before.png')).toMatchObject({ settled: true, easing: [] });
    await give(game, ['turn 40 10']);
    expect(await shoot('early.png')).toMatchObject({ settled: false, easing: ['hand'] });
    await give(game, ['wait 60']);
    expect(await shoot('late.png')).toMatchObject({ settled: true, easing: [] });
  });

  it('says that it is at rest only where the pictures that follow are the same', async () => {
    const game = await runGame(onTestFinished, { flags: headless, env: still });
    await give(game, floor);
    const moves: readonly (readonly string[])[] = [
      ['turn 30 -5'],
      ['command tp @s 8.5 122 8.5 0 0'],
      ['jump'],
      ['key g'],
      ['command tick step 5'],
      ['command time set 1000'],
      ['select 1'],
      ['move forward 3'],
    ];
    for (const move of moves) {
      await give(game, move);
      await settle(game);
      const first = await status(game);
      for (let tick = 0; tick < 25; tick += 1) {
        await game.line('wait 1');
        const next = await status(game);
        expect([next.digests.D, next.digests.S, next.easing], `${move.join()} and ${tick} ticks`).toEqual([
          first.digests.D,
          first.digests.S,
          [],
        ]);
      }
    }
  });

  it.each([
    ['hand', 'turn 40 0'],
    ['position', 'command tp @s 8.5 123 8.5 0 0'],
    ['world', 'command tick step 20'],
  ])('names %s after %s', async (name, line) => {
    const game = await runGame(onTestFinished, { flags: headless, env: still });
    await give(game, [...floor, 'wait 20', line, 'wait 1']);
    expect((await status(game)).easing).toContain(name);
  });
});

it('a game whose world runs is never at rest, and says why', async () => {
  const game = await runGame(onTestFinished, { flags: headless });
  await give(game, [...floor, 'chat hello']);
  expect((await status(game)).easing).toEqual(expect.arrayContaining(['world', 'clock', 'chat']));
});

/** What a process shows, in stages: each shows what one rule or more hold still. */
interface Stages {
  /** A world as it was opened, under torches. */
  readonly torches: string;
  /** A chat line that fades. */
  readonly chat: string;
  /** A player that falls. */
  readonly falling: string;
}

/** That a pack starts over is shown where sequences are tested. */
type Shown = Exclude<StillRule, 'pack-start'>;

const stageOf: Readonly<Record<Shown, keyof Stages>> = {
  'world-start': 'torches',
  textures: 'torches',
  interface: 'chat',
  camera: 'falling',
};

/** Takes all stages in a new process. @param clock where what is not held begins. */
async function stages(clock: number, except: string): Promise<Stages> {
  const env = { ...still, HORIZON_STILL_CLOCK: String(clock), HORIZON_STILL_EXCEPT: except };
  const game = await runGame(onTestFinished, { flags: headless, env });
  const shown = async () => (await status(game)).digests.D;
  await give(game, floor);
  const torches = await shown();
  await give(game, ['chat hello']);
  // A line fades from its 180th tick on; where nothing is held, its age counts from the process's start.
  const { tick } = (await game.line('status')) as { readonly tick?: number };
  await give(game, [`wait ${178 - tick!}`]);
  const chat = await shown();
  await give(game, ['command tp @s 8.5 124 8.5 0 0', 'wait 4']);
  const falling = await shown();
  await game.quit();
  return { torches, chat, falling };
}

const clocks = [1, 4, 7, 10, 13];

describe('over five boots', { timeout: 120_000 }, () => {
  it('all pictures are equal while every rule holds', async () => {
    const seen = new Set<string>();
    for (const clock of clocks) seen.add(JSON.stringify(await stages(clock, '')));
    expect(seen.size).toBe(1);
  });

  it.each(Object.keys(stageOf) as Shown[])('every picture is another one without the rule %s', async (rule) => {
    const seen = new Set<string>();
    for (const clock of clocks) seen.add((await stages(clock, rule))[stageOf[rule]]);
    expect(seen.size).toBe(clocks.length);
  });
});
