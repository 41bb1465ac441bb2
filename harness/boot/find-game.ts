import { accessSync, constants, existsSync, statSync } from 'node:fs';
import { dirname, isAbsolute, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { BootFailure } from './boot-failure.ts';

/** How to start one program: a command and the arguments that come before its own. */
export interface Program {
  readonly command: string;
  readonly args: readonly string[];
  /** The file a person would name. */
  readonly path: string;
}

/** The programs of one game under test. */
export interface Game {
  readonly client: Program;
  readonly ctl: Program;
  /** True when it is the game of this project. */
  readonly embedded: boolean;
}

function isScript(path: string): boolean {
  return /\.[cm]?js$/.test(path);
}

function mayRun(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** JavaScript runs under the Node that runs us; anything else is started as it is. */
function program(path: string): Program {
  return isScript(path) ? { command: process.execPath, args: ['--enable-source-maps', path], path } : { command: path, args: [], path };
}

/** The folder of the bundles: beside this file once bundled, `dist` of the checkout when run from source. */
function bundleFolder(): string {
  const here = dirname(fileURLToPath(import.meta.url));
  for (let folder = here; dirname(folder) !== folder; folder = dirname(folder)) {
    if (existsSync(join(folder, 'horizon-client.js'))) return folder;
    if (existsSync(join(folder, 'dist/horizon-client.js'))) return join(folder, 'dist');
  }
  throw new BootFailure('the programs are not built; run: npm run build');
}

function existingFile(path: string, what: string, option: string): string {
  const absolute = isAbsolute(path) ? path : resolve(path);
  if (!existsSync(absolute)) throw new BootFailure(`no ${what} at ${absolute}; give the path of one with ${option}`);
  if (!statSync(absolute).isFile()) throw new BootFailure(`${absolute} is not a file; give the path of a ${what} with ${option}`);
  if (!isScript(absolute) && !mayRun(absolute))
    throw new BootFailure(`${absolute} may not be run; make it executable (chmod +x), or give the path of another ${what} with ${option}`);
  return absolute;
}

/**
 * Finds the game under test: `--game PATH`, else `$HORIZON_GAME`, else the embedded one. Its horizon-ctl is `--ctl PATH`, else the one
 * that lies beside it, else ours, which speaks the same protocol.
 */
export function findGame(
  options: { readonly game?: string | undefined; readonly ctl?: string | undefined },
  env: NodeJS.ProcessEnv = process.env,
): Game {
  const bundles = bundleFolder();
  const named = options.game ?? (env.HORIZON_GAME || undefined);
  const embedded = named === undefined;
  const client = embedded ? join(bundles, 'horizon-client.js') : existingFile(named, 'horizon-client', '--game');
  const beside = ['horizon-ctl', 'horizon-ctl.js', 'horizon-ctl.exe'].map((name) => join(dirname(client), name)).find(existsSync);
  const ctl = options.ctl === undefined ? (beside ?? join(bundles, 'horizon-ctl.js')) : existingFile(options.ctl, 'horizon-ctl', '--ctl');
  return { client: program(client), ctl: program(ctl), embedded };
}
