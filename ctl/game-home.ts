import { homedir } from 'node:os';
import { isAbsolute, join, resolve } from 'node:path';
import { ControlError } from './control-error.ts';

/** What the game home depends on. */
export interface HomeSurroundings {
  readonly platform: NodeJS.Platform;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly home: string;
  readonly cwd: string;
}

/**
 * The game home: `$HORIZON_HOME`, else `horizon` in the data directory (`$XDG_DATA_HOME` or ~/.local/share; ~/Library/Application
 * Support; %APPDATA%). The game's working directory is that folder.
 */
export function gameHome(around: HomeSurroundings): string {
  const named = around.env.HORIZON_HOME;
  if (named) return resolve(around.cwd, named);
  return join(dataFolder(around), 'horizon');
}

/** The game home of this process. */
export function ownGameHome(): string {
  return gameHome({ platform: process.platform, env: process.env, home: homedir(), cwd: workingFolder() });
}

function workingFolder(): string {
  try {
    return process.cwd();
  } catch (cause) {
    throw new ControlError('state', 'the folder this was started in is not there any more; change to another one', {}, { cause });
  }
}

function dataFolder({ platform, env, home }: HomeSurroundings): string {
  if (platform === 'win32') return env.APPDATA || join(home, 'AppData', 'Roaming');
  if (platform === 'darwin') return join(home, 'Library', 'Application Support');
  const data = env.XDG_DATA_HOME;
  return data && isAbsolute(data) ? data : join(home, '.local', 'share');
}
