import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Command } from 'commander';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addRunOptions, addViaOption, type RawRunOptions, type RunOptions, readRunOptions } from './run-options.ts';
import { shellWords } from './shell-words.ts';

let scratch = '';
beforeAll(() => {
  scratch = mkdtempSync(join(tmpdir(), 'run-options-'));
  mkdirSync(join(scratch, 'prepared'));
  writeFileSync(join(scratch, 'plain'), 'text\n', { mode: 0o644 });
});
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

/** The options of a command line; `@` stands for the scratch folder. */
function read(words: string, env: NodeJS.ProcessEnv = {}): RunOptions & { readonly raw: RawRunOptions } {
  const command = new Command().exitOverride().configureOutput({ writeErr: () => {} });
  addViaOption(addRunOptions(command, { display: 'offscreen', out: join(scratch, 'out') }));
  command.parse(
    words
      .replaceAll('@', scratch)
      .split(' ')
      .filter((word) => word !== ''),
    { from: 'user' },
  );
  const raw = command.opts<RawRunOptions>();
  return { ...readRunOptions(raw, env), raw };
}

describe('options of a run', () => {
  test('are the embedded game offscreen when none is given', () => {
    const options = read('');
    expect(options).toMatchObject({ displays: ['offscreen'], json: undefined, homeTemplate: undefined, window: undefined, reproWords: [] });
    expect(options.game.embedded).toBe(true);
    expect(options.raw.via).toEqual(['socket']);
    expect(options.workers).toBeGreaterThan(0);
  });

  test('name several displays with commas, each once', () => {
    expect(read('--display headless,xvfb,headless').displays).toEqual(['headless', 'xvfb']);
  });

  test('are repeated where a run is to be repeated', () => {
    expect(read('--home-template @/prepared --window x11').reproWords).toEqual([
      '--home-template',
      join(scratch, 'prepared'),
      '--window',
      'x11',
    ]);
  });

  test('repeat a game that only the surroundings name, so that the line means it in another shell too', () => {
    const game = join(scratch, 'my game');
    writeFileSync(game, '', { mode: 0o755 });
    const { game: found, reproWords } = read('', { HORIZON_GAME: game });
    expect(found.client.path).toBe(game);
    expect(reproWords).toEqual(['--game', `'${game}'`]);
    expect(shellWords(reproWords.join(' '))).toEqual(['--game', game]);
  });

  const wrong: readonly (readonly [string, RegExp])[] = [
    ['--display tv', /"tv" is not one of offscreen, xvfb, window, headless/],
    ['--via post', /"post" is not one of socket, ctl/],
    ['--window wayland', /Allowed choices are x11, chromium/],
    ['--workers 0', /whole number from 1 to 64/],
    ['--workers 1.5', /whole number from 1 to 64/],
    ['--game @/missing', /no horizon-client at .*missing; give the path of one with --game/],
    ['--game @/prepared', /is not a file; give the path of a horizon-client with --game/],
    ['--game @/plain', /may not be run; make it executable \(chmod \+x\), or give the path of another horizon-client with --game/],
    ['--ctl @/missing', /no horizon-ctl at .*; give the path of one with --ctl/],
    ['--home-template @/missing', /no folder at .*missing; give a folder of prepared files with --home-template/],
    ['--home-template @/plain', /no folder at .*plain; give a folder/],
    ['--out @/plain', /results cannot be written to .*plain.*; give another place with --out/],
    ['--out @/plain/below', /results cannot be written to .*; give another place with --out/],
    ['--json @/plain/below.json', /results cannot be written to .*; give another place with --json/],
  ];
  test.each(wrong)('%s is refused with the next step', (words, message) => {
    expect(() => read(words)).toThrow(message);
  });

  test.runIf(process.platform === 'linux')('a folder that a file system refuses is told at once', () => {
    expect(() => read('--out /proc/none/below')).toThrow(/results cannot be written to \/proc\/none\/below .*--out/);
  });

  test.runIf(process.platform === 'linux')('a window needs a screen', () => {
    expect(() => read('--display window')).toThrow(/DISPLAY is not set; set it, or use --display xvfb or --display offscreen/);
    expect(read('--display window', { DISPLAY: ':0' }).displays).toEqual(['window']);
  });
});
