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
  readonly parts: Readonly<Record<string, string>>;
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
  // What is filled must be there: the world begins elsewhere.
  'command tp @s 8.5 130 8.5 0 0',
  'wait 30',
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

  it('names what was set in motion', async () => {
    const game = await runGame(onTestFinished, { flags: headless, env: still });
    await give(game, floor);
    for (const [name, line] of [
      ['hand', 'turn 40 0'],
      ['held-item', 'select 2'],
      ['fov', 'command effect give @s speed 90 1'],
      ['position', 'command tp @s 8.5 123 8.5 0 0'],
      ['world', 'command tick step 20'],
    ] as const) {
      await settle(game);
      await give(game, [line, 'wait 1']);
      expect((await status(game)).easing, line).toContain(name);
    }
  });
});

it('a game whose world runs is never at rest, and says why', async () => {
  const game = await runGame(onTestFinished, { flags: headless });
  await give(game, [...floor, 'chat hello']);
  expect((await status(game)).easing).toEqual(expect.arrayContaining(['world', 'clock', 'chat']));
});

/** Digests of what a picture is made of, by name; `S` is that of the state. */
type Parts = Readonly<Record<string, string>>;

/** What a process shows, in stages: each shows what one rule or more hold still. */
interface Stages {
  /** A world as it was opened, under torches. */
  readonly torches: Parts;
  /** A chat line that fades. */
  readonly chat: Parts;
  /** A player that falls. */
  readonly falling: Parts;
  readonly rain: Parts;
  /** An enchanted sword in the hand before the border of the world. */
  readonly shine: Parts;
}

/** That a pack starts over is shown where sequences are tested. */
type Shown = Exclude<StillRule, 'pack-start'>;

/** Where each rule shows: in which stages, and in what of their pictures. */
const shownIn: Readonly<Record<Shown, readonly (readonly [stage: keyof Stages, part: string])[]>> = {
  'world-start': [['torches', 'S']],
  textures: [
    ['torches', 'light'],
    // The glint in the hand and the stripes of the border.
    ['shine', 'frames'],
  ],
  interface: [
    ['chat', 'gui'],
    // The glint in a slot.
    ['shine', 'gui'],
  ],
  camera: [['falling', 'camera']],
  weather: [['rain', 'sky']],
};

/** Takes all stages in a new process. @param clock where what is not held begins. */
async function stages(clock: number, except: readonly Shown[]): Promise<Stages> {
  const env = { ...still, HORIZON_STILL_CLOCK: String(clock), HORIZON_STILL_EXCEPT: except.join() };
  const game = await runGame(onTestFinished, { flags: headless, env });
  const shown = async (): Promise<Parts> => {
    const { digests, parts } = await status(game);
    return { ...parts, S: digests.S, D: digests.D };
  };
  await give(game, floor);
  const torches = await shown();
  await give(game, ['chat hello']);
  // A line fades from its 180th tick on; where nothing is held, its age counts from the process's start.
  const { tick } = (await game.line('status')) as { readonly tick?: number };
  await give(game, [`wait ${178 - tick!}`]);
  const chat = await shown();
  await give(game, ['command tp @s 8.5 124 8.5 0 0', 'wait 4']);
  const falling = await shown();
  await give(game, ['command time set noon', 'command weather rain', 'wait 20']);
  const rain = await shown();
  await give(game, [
    'command give @s diamond_sword[enchantments={sharpness:1}]',
    'key 2',
    'command worldborder center 8.5 8.5',
    'command worldborder set 14',
    'wait 40',
  ]);
  const shine = await shown();
  await game.quit();
  return { torches, chat, falling, rain, shine };
}

async function boots(except: readonly Shown[]): Promise<readonly Stages[]> {
  const seen: Stages[] = [];
  for (const clock of [1, 4, 7, 10, 13]) seen.push(await stages(clock, except));
  return seen;
}

/** How many pictures there are of what shows the rule least. */
const variants = (seen: readonly Stages[], rule: Shown): number =>
  Math.min(...shownIn[rule].map(([stage, part]) => new Set(seen.map((each) => each[stage][part])).size));

describe('over five boots', { timeout: 120_000 }, () => {
  it('all pictures are equal while every rule holds', async () => {
    expect(new Set((await boots([])).map((each) => JSON.stringify(each))).size).toBe(1);
  });

  it('every world is another one where it runs before it is frozen', async () => {
    expect(variants(await boots(['world-start']), 'world-start')).toBe(5);
  });

  it('every picture is another one in what each rule holds, without these rules', async () => {
    const rules: readonly Shown[] = ['textures', 'interface', 'camera', 'weather'];
    const seen = await boots(rules);
    expect(rules.map((rule) => [rule, variants(seen, rule)])).toEqual(rules.map((rule) => [rule, 5]));
    // What none of them holds is the same all the same.
    expect(new Set(seen.map(({ torches }) => torches.S)).size).toBe(1);
  });
});
