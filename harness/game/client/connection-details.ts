import { realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** What reaching one running game takes. */
export interface Connection {
  /** The socket, or the file that names port and token. */
  readonly path: string;
  /** The running program; horizon-ctl lies beside it. */
  readonly program: string;
  /** The game home, where the player's No AI switch is looked up. */
  readonly home: string;
}

/** A word as a shell takes it whole. */
function quoted(word: string): string {
  return /^[\w./:@%+-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`;
}

/**
 * What an agent's configuration needs to reach a game, as text to paste: the socket's path, a line for a shell, and an `mcpServers` entry
 * (spec, "Connecting"). Nothing secret is in it: where a token guards the port, it stays in the file that only its user can read.
 */
export function connectionDetails({ path, program, home }: Connection): string {
  const ctl = join(dirname(realpathSync(program)), 'horizon-ctl.js');
  const args = [ctl, '--socket', path, 'mcp'];
  const config = { mcpServers: { horizon: { command: process.execPath, args, env: { HORIZON_HOME: home } } } };
  const line = [process.execPath, ctl, '--socket', path, 'state'].map(quoted).join(' ');
  return `Socket: ${path}\nTry: ${line}\n${JSON.stringify(config, null, 2)}\n`;
}
