import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { Reply } from '../../../ctl/table/commands.ts';
import { tempFolder } from '../../../ctl/testing/temp-folder.ts';
import { runGame, socketIsGone, type TestGame } from './testing/run-game.ts';

const headless = ['--headless', '--speed', 'max'];
const offscreen = ['--offscreen', '--speed', 'max'];

interface Player {
  readonly pos: readonly [number, number, number];
  readonly yaw: number;
  readonly selected: number;
  readonly mode: string;
  readonly held: { readonly item: string; readonly count: number } | null;
  readonly inventory: readonly { readonly item: string; readonly count: number; readonly slot: number }[];
}

async function player(game: TestGame): Promise<Player> {
  return (await game.line('state')).player as Player;
}

/** A stone floor high up in clear air, with the player in its middle. */
async function standOnFloor(game: TestGame): Promise<void> {
  for (const command of ['tp @s 8.5 120 8.5 0 0', 'fill 0 118 0 16 118 16 stone', 'tp @s 8.5 119 8.5 0 0', 'time set noon']) {
    expect(await game.line(`command ${command}`)).toMatchObject({ ok: true });
  }
  await game.line('wait 20');
  expect((await player(game)).pos).toEqual([8.5, 119, 8.5]);
}

async function ok(game: TestGame, line: string): Promise<Reply> {
  const reply = await game.line(line);
  expect(reply, line).toMatchObject({ ok: true });
  return reply;
}

describe('a world', () => {
  it('is created, listed, left and opened again as it was', async () => {
    const game = await runGame(onTestFinished, { flags: headless });
    const { last } = await game.line('events');
    expect(await ok(game, 'open meadow 42 creative')).toMatchObject({ opened: 'meadow', already: false, screen: 'game' });
    expect(await ok(game, 'open meadow')).toMatchObject({ already: true });
    expect(await game.line('state')).toMatchObject({ world: { name: 'meadow', seed: '42', loaded: true }, player: { mode: 'creative' } });
    await standOnFloor(game);
    await ok(game, 'command setblock 10 119 8 oak_planks');
    await ok(game, 'command give @s torch 7');
    await ok(game, 'look 123.5 -10');
    expect(await ok(game, 'quit-to-title')).toMatchObject({ screen: 'title' });
    expect(await game.line('worlds')).toMatchObject({ worlds: [{ name: 'meadow', mode: 'creative', open: false }] });
    expect(await game.line('move forward')).toMatchObject({ kind: 'state' });
    await ok(game, 'open meadow');
    const again = await player(game);
    expect(again).toMatchObject({ yaw: 123.5, pos: [8.5, 119, 8.5], mode: 'creative' });
    expect(again.inventory).toContainEqual(expect.objectContaining({ item: 'torch', count: 7 }));
    await ok(game, 'look-at 10.5 119.5 8.5');
    expect((await game.line('state')).player).toMatchObject({ target: { pos: [10, 119, 8], block: 'oak_planks', loaded: true } });
    const { events } = (await game.line(`events --since ${last}`)) as unknown as { events: { kind: string; what?: string }[] };
    expect(events.filter(({ kind }) => kind === 'world').map(({ what }) => what)).toEqual(['opened', 'left', 'opened']);
    expect(await game.quit()).toMatchObject({ code: 0 });
  });

  it('is saved by quit and by SIGTERM, and after SIGKILL is as it was last saved', async () => {
    const folder = tempFolder(onTestFinished);
    const start = async (): Promise<TestGame> => {
      const game = await runGame(onTestFinished, { flags: headless, folder });
      await ok(game, 'open keep 1 creative');
      return game;
    };
    const ends: readonly (readonly [block: string, end: (game: TestGame) => Promise<unknown>])[] = [
      ['glowstone', (game) => game.quit()],
      ['obsidian', async (game) => process.kill(game.process.pid, 'SIGTERM')],
      [
        'stone',
        async (game) => {
          await ok(game, 'save');
          await ok(game, 'command setblock 8 119 10 dirt');
          process.kill(-game.process.pid, 'SIGKILL');
        },
      ],
    ];
    let game = await start();
    await standOnFloor(game);
    for (const [block, end] of ends) {
      await ok(game, `command setblock 8 119 10 ${block}`);
      await end(game);
      await game.process.exited;
      game = await start();
      await ok(game, 'look-at 8.5 119.5 10.5');
      expect((await game.line('state')).player, block).toMatchObject({ target: { pos: [8, 119, 10], block } });
    }
  });

  it('cannot be opened by two games at once', async () => {
    const first = await runGame(onTestFinished, { flags: headless });
    await ok(first, 'open mine 1');
    const second = await runGame(onTestFinished, { flags: headless, folder: first.folder, socket: 'd.sock' });
    expect(await second.line('open mine')).toMatchObject({ kind: 'state', error: expect.stringMatching(/open in another game/) });
    expect(await second.line('state')).toMatchObject({ screen: 'title', world: null });
    await ok(second, 'open theirs 1');
    await second.quit();
    expect(socketIsGone(second)).toBe(true);
  });
});

describe('moving', () => {
  it('walks the same way whatever the machine does, and reports where it got', async () => {
    const ends = [];
    for (let boot = 0; boot < 2; boot += 1) {
      const game = await runGame(onTestFinished, { flags: headless });
      await ok(game, 'open walk 7 creative');
      await standOnFloor(game);
      const walked = await ok(game, 'move forward 20');
      expect(walked).toMatchObject({ from: [8.5, 119, 8.5], ticks: 20 });
      if (boot === 1) for (let i = 0; i < 20; i += 1) await game.line('state');
      expect(await ok(game, 'turn 90 -5')).toMatchObject({ yaw: 90, pitch: -5 });
      expect(await ok(game, 'turn 200 -100')).toMatchObject({ yaw: -70, pitch: -90 });
      await ok(game, 'look 90 0');
      await ok(game, 'move left 5 --sprint --jump');
      await ok(game, 'wait 40');
      ends.push((await player(game)).pos);
      const { moved } = walked as unknown as { moved: number };
      // 4.317 blocks a second walking (minecraft.wiki, "Walking"), less the first ticks of getting up to speed.
      expect(moved).toBeGreaterThan(3.7);
      expect(moved).toBeLessThan(4.4);
    }
    expect(ends[0]).toEqual(ends[1]);
  });

  it('jumps 1.25 blocks high and lands where it stood', async () => {
    const game = await runGame(onTestFinished, { flags: headless });
    await ok(game, 'open jump 7');
    await ok(game, 'open jump2 7 creative');
    await standOnFloor(game);
    const jump = (await ok(game, 'jump')) as unknown as { height: number; pos: number[]; from: number[] };
    expect(jump.height).toBeCloseTo(1.252, 2);
    expect(jump.pos).toEqual(jump.from);
  });

  it('stops, and lets the keys go, when its client goes away', async () => {
    const game = await runGame(onTestFinished, { flags: headless });
    await ok(game, 'open gone 7 creative');
    await standOnFloor(game);
    const other = await game.connect();
    const moving = other.line('move forward 12000');
    moving.catch(() => {});
    while (((await player(game)).pos[2] as number) < 9) await game.line('wait 1');
    expect(await game.line('jump')).toMatchObject({ kind: 'busy', error: expect.stringContaining('move') });
    other.close();
    const settled = async (): Promise<void> => {
      const before = (await player(game)).pos;
      await game.line('wait 20');
      const after = (await player(game)).pos;
      if (before[2] !== after[2]) await settled();
    };
    await settled();
    expect(await ok(game, 'release')).toMatchObject({ released: [] });
  });
});

describe('blocks', () => {
  it('are broken and placed in creative', async () => {
    const game = await runGame(onTestFinished, { flags: headless });
    await ok(game, 'open build 7 creative');
    await standOnFloor(game);
    await ok(game, 'command give @s glass 1');
    await ok(game, 'command give @s oak_planks 5');
    const held = (await player(game)).inventory.find(({ item }) => item === 'oak_planks');
    await ok(game, `select ${(held?.slot ?? 36) - 35}`);
    expect(await ok(game, 'place 8 119 11')).toMatchObject({ placed: { pos: [8, 119, 11], block: 'oak_planks' }, item: 'oak_planks' });
    expect(await game.line('place 8 119 11')).toMatchObject({ kind: 'state', error: expect.stringContaining('break 8 119 11') });
    await ok(game, 'command setblock 10 119 10 chest');
    expect(await ok(game, 'place 10 120 10')).toMatchObject({ placed: { pos: [10, 120, 10], block: 'oak_planks' } });
    expect(await game.line('place 8 119 8')).toMatchObject({ kind: 'state', error: expect.stringContaining('step aside') });
    expect(await ok(game, 'release')).toMatchObject({ released: [] });
    expect(await game.line('place 8 122 11')).toMatchObject({ kind: 'state', error: expect.stringContaining('no block beside') });
    expect(await ok(game, 'break 8 119 11')).toMatchObject({ broken: { pos: [8, 119, 11], block: 'oak_planks' }, block: 'air' });
    expect(await game.line('break 8 119 11')).toMatchObject({ kind: 'state', error: expect.stringContaining('only air') });
    expect(await game.line('break 8 118 60')).toMatchObject({
      kind: 'state',
      error: expect.stringMatching(/away and the reach|not loaded|only air/),
    });
  });

  it('are mined in survival in the time their hardness takes, and picked up', async () => {
    const game = await runGame(onTestFinished, { flags: headless });
    await ok(game, 'open mine 7 creative');
    await standOnFloor(game);
    await ok(game, 'command setblock 8 119 10 dirt');
    await ok(game, 'command gamemode survival');
    await ok(game, 'command give @s stick 1');
    const { last } = await game.line('events');
    // Dirt has hardness 0.5 and needs no tool: 0.5 * 1.5 s = 15 ticks by hand (minecraft.wiki, "Breaking").
    const broken = (await ok(game, 'break 8 119 10')) as unknown as { ticks: number };
    expect(broken.ticks).toBeGreaterThanOrEqual(15);
    expect(broken.ticks).toBeLessThanOrEqual(17);
    await ok(game, 'move forward 10');
    expect(await game.line(`wait-for event item --since ${last} --timeout 5`)).toMatchObject({ event: { item: 'dirt', count: 1 } });
    await ok(game, 'command setblock 8 119 12 obsidian');
    expect(await game.line('break 8 119 12 --timeout 1')).toMatchObject({ kind: 'timeout', block: 'obsidian', ticks: 20 });
    expect(await ok(game, 'release')).toMatchObject({ released: [] });
  });
});

describe('chat and commands', () => {
  it('say what was typed, quotes and blanks included, and give back what came of it', async () => {
    const game = await runGame(onTestFinished, { flags: headless });
    await ok(game, 'open talk 7 creative');
    const { last } = await game.line('events');
    await ok(game, 'chat "so"  it\\ goes');
    expect(await game.line(`wait-for chat "so\\"  was" --since ${last} --timeout 0`)).toMatchObject({ kind: 'timeout' });
    expect(await game.line(`wait-for chat "\\"so\\"  it\\\\ goes" --since ${last} --timeout 0`)).toMatchObject({ ok: true });
    const { messages } = (await game.line('messages --limit 1')) as unknown as { messages: { text: string }[] };
    expect(messages[0]?.text).toContain('"so"  it\\ goes');
    expect(await ok(game, 'command /time set 6000')).toMatchObject({ messages: [expect.any(String)] });
    const { world } = (await game.line('state')) as unknown as { world: { day_time: number } };
    expect(world.day_time).toBeGreaterThanOrEqual(6000);
    expect(world.day_time).toBeLessThan(6020);
    expect(await game.line(`command say ${'x'.repeat(300)}`)).toMatchObject({ kind: 'state', error: expect.stringContaining('shorter') });
    expect(await game.line('state')).toMatchObject({ screen: 'game' });
    expect(await game.line('chat /seed')).toMatchObject({ kind: 'usage', error: expect.stringContaining('command') });
    await ok(game, 'pause');
    expect(await game.line('chat hello')).toMatchObject({ kind: 'state', error: expect.stringContaining('resume') });
    expect(await game.line('state')).toMatchObject({ screen: 'pause' });
    expect(await ok(game, 'resume')).toMatchObject({ screen: 'game' });
    expect(await game.line(`chat ${'x'.repeat(257)}`)).toMatchObject({ kind: 'usage' });
    expect(JSON.stringify(await game.line('input-log'))).not.toMatch(/goes|6000/);
  });
});

describe('repeatable pictures', () => {
  it('have the same four digests in every boot, and headless the same three', async () => {
    const all: string[] = [];
    for (const flags of [offscreen, offscreen, ['--offscreen'], headless]) {
      const game = await runGame(onTestFinished, { flags, env: { HORIZON_STILL: '1' } });
      await ok(game, 'open still 42 creative');
      await ok(game, 'command time set 6000');
      await ok(game, 'look 30 10');
      await ok(game, 'wait 60');
      expect((await game.line('state')).world).toMatchObject({ frozen: true, time: 0 });
      const seen = flags === headless ? await game.line('status --digests') : await ok(game, `screenshot ${join(game.folder, 'a.png')}`);
      const { S, U, D, P } = seen.digests as Record<string, string>;
      all.push([S, U, D].join(' '));
      if (flags !== headless) all.push(`P ${P}`);
      await game.quit();
    }
    expect([...new Set(all)]).toHaveLength(2);
  });

  it('come in sequences while the world is frozen, and not otherwise', async () => {
    const game = await runGame(onTestFinished, { flags: offscreen, env: { HORIZON_STILL: '1' } });
    await ok(game, 'open sequence 42 creative');
    await ok(game, 'command gamemode spectator');
    await ok(game, 'wait 60');
    const path = join(game.folder, 's.png');
    const one = await ok(game, `screenshot ${path}`);
    const last = await ok(game, `screenshot-sequence 5 16.666667 ${path}`);
    expect(last).toMatchObject({ digests: one.digests, frames: 5, pack: null, clock: { frame: 5, time_ms: expect.closeTo(66.666668, 6) } });
    const other = await game.connect();
    onTestFinished(() => other.close());
    const running = game.line(`screenshot-sequence 10000 0 ${path}`);
    while ((await other.line('look 0 0')).kind !== 'busy') await other.line('wait 1');
    expect(await other.line('screenshot-sequence cancel')).toMatchObject({ ok: true, cancelled: true });
    expect(await running).toMatchObject({ kind: 'state', error: expect.stringContaining('cancelled') });
    await ok(game, 'command tick unfreeze');
    expect(await game.line(`screenshot-sequence 2 0 ${path}`)).toMatchObject({ kind: 'state', error: expect.stringContaining('freeze') });
  });
});
