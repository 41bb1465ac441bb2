import { accessSync, constants, statSync } from 'node:fs';
import { delimiter, isAbsolute, join, resolve } from 'node:path';
import { ProcessError } from './process-error.ts';

/**
 * The absolute path of the program that `command` names: itself when it holds a slash, else the first hit in `env.PATH`.
 * Throws ProcessError `not-found` when there is none or it may not be run. A name without a slash is left to Windows to find.
 */
export function findProgram(command: string, env: NodeJS.ProcessEnv, cwd: string): string {
  const named = isAbsolute(command) || command.includes('/') || command.includes('\\');
  if (process.platform === 'win32' && !named) return command;
  const candidates = named
    ? [resolve(cwd, command)]
    : (env.PATH ?? '')
        .split(delimiter)
        .filter((folder) => folder !== '')
        .map((folder) => join(resolve(cwd, folder), command));
  const found = candidates.find(isProgram);
  if (found !== undefined) return found;
  const where = named ? 'is not a program that may be run' : 'is in no folder of PATH';
  throw new ProcessError('not-found', `cannot start ${command}: it ${where}; install it or give its full path`);
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return statSync(path).isFile();
  } catch {
    return false;
  }
}
