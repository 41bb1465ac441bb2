import { constants } from 'node:fs';
import { lstat, open, rename, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';

/**
 * Writes a file so that a reader sees the old content or the new, never a part: a temporary file beside it, flushed to disk, then
 * renamed over it. Nothing is left behind when it fails.
 * @throws the system's error, as `NodeJS.ErrnoException`.
 */
export async function writeAtomically(path: string, content: string | Uint8Array, mode = 0o644): Promise<void> {
  const temporary = join(dirname(path), `.${basename(path)}.${process.pid}.${writes++}.tmp`);
  try {
    const file = await open(temporary, constants.O_WRONLY | constants.O_CREAT | constants.O_EXCL, mode);
    try {
      await file.writeFile(content);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(temporary, path);
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
}

let writes = 0;

/** What is at a path, links not followed: `none`, `file`, or what else it is. */
export async function kindAt(path: string): Promise<'none' | 'file' | 'folder' | 'link' | 'other'> {
  try {
    const stat = await lstat(path);
    if (stat.isSymbolicLink()) return 'link';
    if (stat.isDirectory()) return 'folder';
    return stat.isFile() ? 'file' : 'other';
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return 'none';
    throw error;
  }
}
