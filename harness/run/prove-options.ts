import { availableParallelism } from 'node:os';
import { type Command, InvalidArgumentError } from 'commander';
import { programOnPath } from './program-on-path.ts';
import type { RawRunOptions } from './run-options.ts';
import type { DisplayName } from './scenario.ts';
import { windowChoices } from './window-choice.ts';

/** Boots of a proof when nobody says otherwise: what a shot's first golden rests on. */
export const usualBoots = 20;
/** Where proofs lie, for `prove` and `approve`. */
export const proofFolder = 'out/prove';

/** The options of `prove` as commander hands them over. */
export interface RawProveOptions extends Pick<RawRunOptions, 'game' | 'homeTemplate' | 'window' | 'out' | 'workers' | 'shard' | 'timings'> {
  readonly boots: number;
  /** Absent: every display of this machine that needs no person's screen. */
  readonly displays?: readonly DisplayName[];
  readonly threads: readonly (1 | 2)[];
}

function count(least: number, most: number): (text: string) => number {
  return (text) => {
    const number = Number(text);
    if (!Number.isInteger(number) || number < least || number > most)
      throw new InvalidArgumentError(`Give a whole number from ${least} to ${most}.`);
    return number;
  };
}

const displayNames: readonly DisplayName[] = ['offscreen', 'xvfb', 'headless'];

function displayList(text: string): DisplayName[] {
  return [...new Set(text.split(',').map((word) => word.trim()))].map((word) => {
    const found = displayNames.find((name) => name === word);
    if (found === undefined) throw new InvalidArgumentError(`"${word}" is not one of ${displayNames.join(', ')}.`);
    return found;
  });
}

function threadList(text: string): (1 | 2)[] {
  return [...new Set(text.split(',').map((word) => word.trim()))].map((word) => {
    if (word === '1') return 1;
    if (word === '2') return 2;
    throw new InvalidArgumentError(`"${word}" is no number of threads; give 1, 2 or 1,2.`);
  });
}

/** Adds the options of `prove`. */
export function addProveOptions(command: Command): Command {
  return command
    .option('--boots <n>', 'boots of each shot', count(2, 1000), usualBoots)
    .option('--displays <names>', `where the game draws: ${displayNames.join(', ')} (default: all that this machine has)`, displayList)
    .option('--threads <counts>', 'render threads: 1, 2 or 1,2', threadList, [1, 2])
    .option('--game <path>', 'the horizon-client under test (default: $HORIZON_GAME, else the embedded game)')
    .option('--home-template <dir>', 'prepared files to copy into every private game home')
    .addOption(command.createOption('--window <name>', 'what draws the window under Xvfb').choices(windowChoices))
    .option('--out <dir>', 'where proofs go', proofFolder)
    .option('--workers <n>', 'shots at a time', count(1, 64), Math.max(1, Math.min(4, availableParallelism())));
}

/** The displays of a proof that names none: all, but Xvfb only where it is installed. */
export function usualDisplays(): readonly DisplayName[] {
  return displayNames.filter((name) => name !== 'xvfb' || programOnPath('Xvfb') !== null);
}
