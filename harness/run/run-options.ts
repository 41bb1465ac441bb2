import { accessSync, constants, existsSync, mkdirSync, statSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname, resolve } from 'node:path';
import { type Command, InvalidArgumentError, Option } from 'commander';
import { dayNumber } from '../../still/quarantine.ts';
import { findGame, type Game } from '../boot/find-game.ts';
import type { DisplayName, ViaName } from './scenario.ts';
import type { RawSettleOptions } from './settle-run.ts';
import { parseShard } from './shard.ts';
import { shellWord } from './shell-words.ts';
import type { RawShardOptions } from './take-shard.ts';
import { type WindowChoice, windowBoot, windowChoices } from './window-choice.ts';

/** What the commands that boot games share, as parsed. */
export interface RunOptions {
  readonly game: Game;
  readonly displays: readonly DisplayName[];
  readonly out: string;
  readonly json: string | undefined;
  readonly workers: number;
  readonly homeTemplate: string | undefined;
  readonly window: WindowChoice | undefined;
  /** The words that a repro line repeats so that it means the same game and home. */
  readonly reproWords: readonly string[];
}

/** The options as commander hands them over. */
export interface RawRunOptions extends RawShardOptions, RawSettleOptions {
  readonly game?: string;
  readonly ctl?: string;
  readonly homeTemplate?: string;
  readonly display: readonly DisplayName[];
  readonly window?: WindowChoice;
  readonly via?: readonly ViaName[];
  readonly out: string;
  readonly json?: string;
  readonly workers: number;
  readonly speed?: 'real' | 'max';
}

const displays: readonly DisplayName[] = ['offscreen', 'xvfb', 'window', 'headless'];
const vias: readonly ViaName[] = ['socket', 'ctl', 'mcp', 'mcp-modern', 'mcp-legacy'];

/** A parser for a comma-separated list of names out of a closed set. */
function listOf<T extends string>(known: readonly T[]): (text: string) => readonly T[] {
  return (text) => {
    const names = text.split(',').map((name) => name.trim());
    for (const name of names)
      if (!known.includes(name as T)) throw new InvalidArgumentError(`"${name}" is not one of ${known.join(', ')}.`);
    return [...new Set(names)] as T[];
  };
}

function workerCount(text: string): number {
  const count = Number(text);
  if (!Number.isInteger(count) || count < 1 || count > 64) throw new InvalidArgumentError('Give a whole number from 1 to 64.');
  return count;
}

/** A parser for a number of days. */
export function dayCount(text: string): number {
  const count = Number(text);
  if (!Number.isInteger(count) || count < 1 || count > 3650) throw new InvalidArgumentError('Give a whole number of days from 1 to 3650.');
  return count;
}

/** Adds the options of a command that boots games. */
export function addRunOptions(command: Command, byDefault: { readonly display: DisplayName; readonly out: string }): Command {
  return command
    .option('--game <path>', 'the horizon-client under test (default: $HORIZON_GAME, else the embedded game)')
    .option('--ctl <path>', 'the horizon-ctl to speak through (default: the one beside the game)')
    .option('--home-template <dir>', 'prepared files to copy into every private game home')
    .option('--display <names>', `where pictures go: ${displays.join(', ')}; several with commas`, listOf(displays), [byDefault.display])
    .addOption(
      new Option('--window <name>', "what draws the game's window: X11 or a page of Chromium (default: the game's own choice)").choices(
        windowChoices,
      ),
    )
    .option('--out <dir>', 'where results go', byDefault.out)
    .option('--json <file>', 'also write the results as JSON to this file')
    .option('--workers <n>', 'games at a time', workerCount, Math.max(1, Math.min(4, availableParallelism())));
}

/** Adds the options of what is done with failures before they are reported. */
export function addSettleOptions(command: Command): Command {
  return command
    .option('--no-again', 'tell failures at once, without running each again by its own line')
    .option('--quarantine <file>', 'what does not count for a while (default: goldens/quarantine.txt)')
    .option('--no-quarantine', 'count what is in quarantine too')
    .addOption(todayOption());
}

/** The date that counts as today: for tests, so in no help. */
export function todayOption(): Option {
  return new Option('--today <date>').hideHelp().argParser(parseToday);
}

function parseToday(text: string): string {
  if (dayNumber(text) === null) throw new InvalidArgumentError('Give a date such as 2026-01-31.');
  return text;
}

/** Adds the options that cut a run into parts for several machines. */
export function addShardOptions(command: Command): Command {
  return command
    .option('--shard <i/n>', 'take one of n parts of about the same time: 1/3, 2/3 and 3/3 together are the whole run', parseShard)
    .option('--timings <file>', 'how long everything takes, for --shard (default: scenarios/timings.json)');
}

/** Adds the face through which a scenario speaks, and how fast its game goes. */
export function addViaOption(command: Command): Command {
  return command
    .option('--via <names>', `face to speak through: ${vias.join(', ')}; several with commas`, listOf(vias), ['socket'])
    .addOption(
      new Option('--speed <name>', "real time, or ticks back to back while something waits (default: the scenario's own)").choices([
        'real',
        'max',
      ]),
    );
}

/** Resolves paths, finds the game and what its window needs. Throws an Error that ends with the next step when one is wrong or missing. */
export function readRunOptions(raw: RawRunOptions, env: NodeJS.ProcessEnv = process.env): RunOptions {
  const repeated: readonly (readonly [string, string | undefined])[] = [
    // Another shell may lack the variable.
    ['--game', raw.game ?? (env.HORIZON_GAME || undefined)],
    ['--ctl', raw.ctl],
    ['--home-template', raw.homeTemplate],
    ['--window', raw.window],
    ['--speed', raw.speed],
  ];
  // What is missing is said once, before anything is booted.
  for (const display of raw.display) windowBoot(raw.window, display);
  if (raw.display.includes('window')) checkDesktop(env);
  if (raw.homeTemplate !== undefined) checkTemplate(resolve(raw.homeTemplate));
  checkWritable(resolve(raw.out), '--out');
  if (raw.json !== undefined) checkWritable(dirname(resolve(raw.json)), '--json');
  return {
    game: findGame({ game: raw.game, ctl: raw.ctl }, env),
    displays: raw.display,
    out: resolve(raw.out),
    json: raw.json === undefined ? undefined : resolve(raw.json),
    workers: raw.workers,
    homeTemplate: raw.homeTemplate === undefined ? undefined : resolve(raw.homeTemplate),
    window: raw.window,
    reproWords: repeated.flatMap(([flag, value]) => (value === undefined ? [] : [flag, shellWord(value)])),
  };
}

/** @throws Error when a window can be on no screen of this machine. */
function checkDesktop(env: NodeJS.ProcessEnv): void {
  if (process.platform !== 'linux' || env.DISPLAY || env.WAYLAND_DISPLAY) return;
  throw new Error('there is no screen for a window: DISPLAY is not set; set it, or use --display xvfb or --display offscreen');
}

/** @throws Error when the folder of prepared files is none. */
function checkTemplate(folder: string): void {
  if (statSync(folder, { throwIfNoEntry: false })?.isDirectory() === true) return;
  throw new Error(`no folder at ${folder}; give a folder of prepared files with --home-template`);
}

/** Makes the folder and those above it. Node's own recursive way never returns where a file system refuses new folders, as /proc does. */
function makeFolder(folder: string): void {
  if (existsSync(folder)) {
    if (!statSync(folder).isDirectory()) throw new Error(`${folder} is not a folder`);
    return;
  }
  makeFolder(dirname(folder));
  try {
    mkdirSync(folder);
  } catch (error) {
    // Another run may have made it meanwhile.
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
}

/** Makes the folder. @throws Error when nothing can be written there. */
function checkWritable(folder: string, option: string): void {
  try {
    makeFolder(folder);
    accessSync(folder, constants.W_OK);
  } catch (cause) {
    throw new Error(`results cannot be written to ${folder} (${(cause as Error).message}); give another place with ${option}`, { cause });
  }
}
