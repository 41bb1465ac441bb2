import { closeSync, fstatSync, openSync, readFileSync } from 'node:fs';
import { ControlError } from '../control-error.ts';

/** What `horizon-control.json` holds. `token` is 128 bits in hexadecimal. */
export interface TcpFile {
  readonly port: number;
  readonly token: string;
  readonly pid: number;
}

/**
 * Reads a `horizon-control.json`. Undefined when there is none. Throws ControlError `connection` when it is not the user's own file,
 * open to others, or holds something else.
 */
export function readTcpFile(file: string): TcpFile | undefined {
  let fd: number;
  try {
    fd = openSync(file, 'r');
  } catch (cause) {
    const code = (cause as NodeJS.ErrnoException).code;
    if (code === 'ENOENT') return undefined;
    throw new ControlError('connection', `cannot read ${file} (${code}); start the game again`, {}, { cause });
  }
  try {
    const stat = fstatSync(fd);
    if (process.platform !== 'win32' && (stat.uid !== process.getuid?.() || (stat.mode & 0o077) !== 0)) {
      throw new ControlError('connection', `${file} is not a file that only you can read, so its token is not used; start the game again`);
    }
    const content: unknown = JSON.parse(readFileSync(fd, 'utf8'));
    if (isTcpFile(content)) return content;
    throw new ControlError('connection', `${file} names no port and token; start the game again`);
  } catch (cause) {
    if (cause instanceof ControlError) throw cause;
    throw new ControlError('connection', `${file} is not JSON; start the game again`, {}, { cause });
  } finally {
    closeSync(fd);
  }
}

function isTcpFile(value: unknown): value is TcpFile {
  const { port, token, pid } = (value ?? {}) as Record<string, unknown>;
  const plausible = Number.isInteger(port) && (port as number) > 0 && (port as number) < 65_536;
  return plausible && typeof token === 'string' && /^[0-9a-f]{32}$/.test(token) && Number.isInteger(pid);
}
