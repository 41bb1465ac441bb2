import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { Reply } from '../../../ctl/table/commands.ts';
import { tempFolder } from '../../../ctl/testing/temp-folder.ts';
import { runGame, type TestGame } from './testing/run-game.ts';

const headless = ['--headless', '--speed', 'max'];
const still = { HORIZON_STILL: '1' };

async function ok(game: TestGame, line: string): Promise<Reply> {
  const reply = await game.line(line);
  expect(reply, line).toMatchObject({ ok: true });
  return reply;
}

async function displayDigest(game: TestGame): Promise<string> {
  return ((await game.line('status --digests')) as unknown as { digests: { D: string } }).digests.D;
}

/** A frozen game on a floor at noon, in survival, with nothing left in the chat. */
async function frozenGame(): Promise<TestGame> {
  const game = await runGame(onTestFinished, { flags: headless, env: still });
  for (const line of [
    'open told 7 creative',
    'command time set noon',
    'command fill 0 118 0 16 118 16 stone',
    'command tp @s 8.5 119 8.5 0 0',
    'command gamemode survival',
    'command tick step 250',
    'wait 270',
  ])
    await ok(game, line);
  return game;
}

it('what is told over a frozen world stands still, however long one waits', async () => {
  const game = await frozenGame();
  for (const line of [
    // Hunger first, or the player would heal, which goes on in a frozen world as in Java.
    'command effect give @s hunger 2 255',
    'command tick step 60',
    'wait 80',
    'command give @s totem_of_undying',
    'command effect give @s instant_damage 1 4',
    'command effect clear @s',
    'command effect give @s speed 5',
    'command title @s title {"text":"§kStill","bold":true}',
    'command title @s actionbar Hold',
    'command bossbar add a A',
    'command bossbar set a players @s',
    'command bossbar set a value 70',
    'save',
    'command tick step 3',
    'wait 40',
  ])
    await ok(game, line);
  const before = await displayDigest(game);
  for (const ticks of [1, 7, 20]) {
    await ok(game, `wait ${ticks}`);
    expect(await displayDigest(game)).toBe(before);
  }
  expect(await game.line('status')).toMatchObject({ settled: true, easing: [] });
});

it('a title told while the world is frozen comes in with the next step of the world', async () => {
  const folder = tempFolder(onTestFinished);
  const game = await runGame(onTestFinished, { flags: ['--offscreen', '--speed', 'max', '--size', '320x240'], env: still, folder });
  await ok(game, 'open told 7 creative');
  /** What the interface draws before and after a step that follows a title; the chat says the same for every title. */
  const shown = async (title: string): Promise<readonly string[]> => {
    await ok(game, 'command tick step 250');
    await ok(game, 'wait 270');
    const drawn: string[] = [];
    for (const line of [`command title @s title "${title}"`, 'command tick step 5']) {
      await ok(game, line);
      await ok(game, 'wait 20');
      const { parts } = (await game.line(`screenshot ${join(folder, 'told.png')}`)) as unknown as { parts: { gui: string } };
      drawn.push(parts.gui);
    }
    return drawn;
  };
  const blank = await shown(' ');
  const told = await shown('Still');
  expect(told[0]).toBe(blank[0]);
  expect(told[1]).not.toBe(blank[1]);
});

describe('text with formatting codes', () => {
  it('is told in events and messages by its words alone', async () => {
    const game = await runGame(onTestFinished, { flags: headless });
    await ok(game, 'open told 7 creative');
    const { last } = await game.line('events');
    await ok(game, 'command tellraw @s [{"text":"red ","color":"red"},{"text":"bold","bold":true}]');
    expect((await game.line(`messages --since ${last}`)).messages).toMatchObject([{ text: 'red bold' }]);
    await ok(game, `wait-for chat "red bold" --since ${last} --timeout 5`);
  });
});

it('state tells of effects and absorption, and a new world begins without', async () => {
  const game = await runGame(onTestFinished, { flags: headless, env: still });
  await ok(game, 'open told 7 creative');
  await ok(game, 'command effect give @s absorption infinite 2');
  expect((await game.line('state')).player).toMatchObject({
    absorption: 12,
    effects: [{ effect: 'absorption', amplifier: 2, duration: -1 }],
  });
  await ok(game, 'quit-to-title');
  await ok(game, 'open told');
  expect((await game.line('state')).player).toMatchObject({ absorption: 12, effects: [{ effect: 'absorption' }] });
  await ok(game, 'open other 7 creative');
  expect((await game.line('state')).player).toMatchObject({ absorption: 0, effects: [] });
});

it('the locator bar gives way to experience that changed for a hundred ticks of the world', async () => {
  const game = await frozenGame();
  const gui = async (): Promise<string> =>
    ((await game.line('status --digests')) as unknown as { readonly parts: { readonly gui: string } }).parts.gui;
  await ok(game, 'command gamerule send_command_feedback false');
  const experience = await gui();
  await ok(game, 'command summon armor_stand 8.5 119 14.5 {NoGravity:1b,attributes:[{id:waypoint_transmit_range,base:20}]}');
  const waypoints = await gui();
  expect(waypoints).not.toBe(experience);
  await ok(game, 'command xp add @s 1 points');
  await ok(game, 'command xp set @s 0 points');
  await ok(game, 'wait 150');
  expect(await gui()).toBe(experience);
  await ok(game, 'command tick step 99');
  await ok(game, 'wait 110');
  expect(await gui()).toBe(experience);
  await ok(game, 'command tick step 1');
  await ok(game, 'wait 10');
  expect(await gui()).toBe(waypoints);
});
