#!/usr/bin/env node
import { ControlError } from '../../../ctl/control-error.ts';
import { ownGameHome } from '../../../ctl/game-home.ts';
import { WindowError } from '../window/window-error.ts';
import { gameVersion } from './game-version.ts';
import { LaunchError, type LaunchOptions, launchHelp, parseLaunch } from './launch-options.ts';
import { startProgram } from './program.ts';

const exitCodes = { failure: 1, usage: 2 } as const;

function fail(message: string, code: number): void {
  process.stderr.write(`horizon-client: ${message}\n`);
  process.exit(code);
}

/** Answers the command line at once, or says what game to start. */
function read(argv: readonly string[]): LaunchOptions | null {
  try {
    const options = parseLaunch(argv);
    if (!options.help && !options.version) return options;
    process.stdout.write(options.help ? launchHelp() : `horizon-client ${gameVersion}\n`);
  } catch (error) {
    if (!(error instanceof LaunchError)) throw error;
    fail(error.message, exitCodes.usage);
  }
  return null;
}

const options = read(process.argv.slice(2));
if (options !== null) {
  try {
    await startProgram(options, { file: process.argv[1] ?? '', env: process.env, home: ownGameHome() });
  } catch (error) {
    if (!(error instanceof ControlError) && !(error instanceof WindowError)) throw error;
    fail(error.message, exitCodes.failure);
  }
}
