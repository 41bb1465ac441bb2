import { randomBytes } from 'node:crypto';
import { closeSync, fsyncSync, lstatSync, openSync, renameSync, rmSync, statSync, writeSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ControlError } from '../control-error.ts';
import { checkSafeFolder } from './safe-folder.ts';
import type { TcpFile } from './tcp-file.ts';

/** Writes the file whole or not at all, readable by its owner only. Throws ControlError `state`. */
export function writeTcpFile(file: string, content: TcpFile): void {
  const there = lstatSync(file, { throwIfNoEntry: false });
  if (there !== undefined && (!there.isFile() || (process.platform !== 'win32' && there.uid !== process.getuid?.()))) {
    throw new ControlError('state', `${file} is not a file of yours and stays as it is; take it away or name another file`);
  }
  if (statSync(dirname(file), { throwIfNoEntry: false })?.isDirectory()) checkSafeFolder(dirname(file));
  const born = join(dirname(file), `.h${randomBytes(4).toString('hex')}`);
  try {
    const fd = openSync(born, 'wx', 0o600);
    try {
      writeSync(fd, `${JSON.stringify(content)}\n`);
      fsyncSync(fd);
    } finally {
      closeSync(fd);
    }
    renameSync(born, file);
  } catch (cause) {
    rmSync(born, { force: true });
    const code = (cause as NodeJS.ErrnoException).code;
    throw new ControlError('state', `cannot write ${file} (${code}); make its folder writable or name another file`, {}, { cause });
  }
}
