import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';

/**
 * Replaces a folder as a whole: `fill` writes into a new one beside it, which then takes its place. Whoever looks sees the old folder or
 * the new one, never a part; when `fill` throws, the old one stays as it was. What a killed process left beside it is removed.
 * @param fill Writes the content into the folder it is given.
 */
export async function replaceFolder(folder: string, fill: (fresh: string) => Promise<void>): Promise<void> {
  const path = resolve(folder);
  await mkdir(dirname(path), { recursive: true });
  await removeLeftovers(path);
  const [fresh, old] = [`${path}.new-${process.pid}`, `${path}.old-${process.pid}`];
  try {
    await mkdir(fresh);
    await fill(fresh);
    const stood = await moved(path, old);
    try {
      await rename(fresh, path);
    } catch (error) {
      if (stood) await rename(old, path);
      throw error;
    }
  } finally {
    await rm(fresh, { recursive: true, force: true });
    await rm(old, { recursive: true, force: true });
  }
}

/** Moves a folder out of the way; false when there is none. */
async function moved(from: string, to: string): Promise<boolean> {
  try {
    await rename(from, to);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return false;
    throw error;
  }
}

async function removeLeftovers(path: string): Promise<void> {
  const [parent, name] = [dirname(path), basename(path)];
  for (const entry of await readdir(parent)) {
    const owner = entry.startsWith(`${name}.`) ? /^\.(?:new|old)-(\d+)$/.exec(entry.slice(name.length)) : null;
    if (owner !== null && !runs(Number(owner[1]))) await rm(join(parent, entry), { recursive: true, force: true });
  }
}

function runs(pid: number): boolean {
  if (pid === process.pid) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
