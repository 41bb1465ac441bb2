import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { tempFolder } from '../../../ctl/testing/temp-folder.ts';
import { runGame } from './testing/run-game.ts';

const headless = ['--headless', '--speed', 'max'];

/** The value that a game tells of an option. */
async function heldBy(game: { line(text: string): Promise<Readonly<Record<string, unknown>>> }, key: string): Promise<unknown> {
  return ((await game.line(`options-get ${key}`)).options as readonly { readonly value: unknown }[])[0]?.value;
}

test('a game that is started again has the options that were set by command and by widget', async () => {
  const folder = tempFolder(onTestFinished);
  const first = await runGame(onTestFinished, { flags: headless, folder });
  for (const line of [
    'options-set gamma 0.75',
    'options-set key_key.jump key.mouse.middle',
    'options-set taa true',
    'options-set resourcePacks "[\\"file/a b\\"]"',
    'options chat-settings',
    'set chat-text-opacity 0.5',
  ])
    expect(await first.line(line)).toMatchObject({ ok: true });
  await first.quit();
  const second = await runGame(onTestFinished, { flags: headless, folder, socket: 'd.sock' });
  const kept = ['gamma', 'key_key.jump', 'taa', 'resourcePacks', 'chatOpacity', 'renderDistance'].map((key) => heldBy(second, key));
  expect(await Promise.all(kept)).toEqual([0.75, 'key.mouse.middle', true, ['a b'], 0.5, 3]);
  await second.quit();
});

test('a line that another program writes while the game runs outlives the next change', async () => {
  const game = await runGame(onTestFinished, { flags: headless });
  const path = join(game.home, 'options.txt');
  await game.line('options-set gamma 0.25');
  writeFileSync(path, `${readFileSync(path, 'utf8')}theirs:1\nfov:0.25\n`);
  await game.line('options-set ao false');
  expect(readFileSync(path, 'utf8').split('\n')).toEqual(expect.arrayContaining(['gamma:0.25', 'theirs:1', 'fov:0.25', 'ao:false']));
  expect(await heldBy(game, 'fov')).toBe(80);
  await game.quit();
});

test('a value that an option cannot have is refused with those that it can', async () => {
  const game = await runGame(onTestFinished, { flags: headless });
  expect(await game.line('options-set fov 200')).toMatchObject({ kind: 'usage', error: expect.stringContaining('from 30 to 110') });
  expect(await game.line('options-set renderClouds fanci')).toMatchObject({ error: expect.stringContaining('did you mean fancy?') });
  expect(await game.line('options-set key_key.jump w1')).toMatchObject({ error: expect.stringContaining('key.keyboard.j') });
  await game.quit();
});
