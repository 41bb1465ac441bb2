import { mkdir, open, readdir, readFile, rename, rm } from 'node:fs/promises';
import { dirname, join, posix } from 'node:path';
import { fileFault, SaveError } from './save-error.ts';

/** Folder inside a world where a save is prepared. It is there only while one is going on, or after a crash in the middle of one. */
export const stagingFolder = '.horizon-save';

const commitFile = 'commit.json';

/**
 * Replaces several files of a world at once, so that a crash at any moment, or a loss of power, leaves all of them old or all of them new.
 *
 * How: the new files are written into a folder of their own and flushed. Then a list of where they belong is written, flushed and given
 * its name by a rename: that rename is the moment from which the save counts. Then each file is renamed to its place. After a crash,
 * `finishSave` finds either no list (the save never counted: the folder is thrown away) or the list (the renames that are still to be
 * done are done; each can be repeated, since a file that is no longer in the folder has been moved already). Nothing is ever written in
 * place, so no reader sees a half-written file. All space is taken before the list is named, so a full disk leaves the old files alone.
 *
 * `files` are paths inside the world, with forward slashes.
 * @throws SaveError; the world on disk is then as it was, or will be the new one once the fault is mended and it is opened or saved again.
 */
export async function replaceFiles(world: string, files: ReadonlyMap<string, Uint8Array>): Promise<void> {
  await finishSave(world);
  const staging = join(world, stagingFolder);
  const list: { readonly from: string; readonly to: string }[] = [];
  try {
    await mkdir(staging);
    for (const [to, bytes] of files) {
      const from = String(list.length);
      await writeFlushed(join(staging, from), bytes);
      list.push({ from, to });
    }
    for (const folder of new Set(list.map(({ to }) => posix.dirname(to)))) await mkdir(join(world, folder), { recursive: true });
    await flushFolder(staging);
    await writeFlushed(join(staging, `${commitFile}.new`), Buffer.from(JSON.stringify(list)));
    await rename(join(staging, `${commitFile}.new`), join(staging, commitFile));
    await flushFolder(staging);
  } catch (error) {
    await rm(staging, { recursive: true, force: true }).catch(() => {});
    throw fileFault(error, 'The world could not be saved and is on disk as it was before', world);
  }
  await finishSave(world);
}

/** Ends a save that a crash interrupted: completes it if it counted, else removes what it left. Does nothing when there was none. */
export async function finishSave(world: string): Promise<void> {
  const staging = join(world, stagingFolder);
  try {
    const list = await readList(join(staging, commitFile));
    if (list !== null) {
      const waiting = new Set(await readdir(staging));
      for (const { from, to } of list) if (waiting.has(from)) await rename(join(staging, from), join(world, to));
      for (const folder of new Set(list.map(({ to }) => dirname(join(world, to))))) await flushFolder(folder);
    }
    await rm(staging, { recursive: true, force: true });
    if (list !== null) await flushFolder(world);
  } catch (error) {
    throw fileFault(error, 'A save that was interrupted could not be completed', world);
  }
}

async function readList(path: string): Promise<readonly { readonly from: string; readonly to: string }[] | null> {
  let text: string;
  try {
    text = await readFile(path, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
  const damaged = (cause?: unknown): SaveError =>
    new SaveError(
      `${path}, the list of an interrupted save, was changed by another program; move the folder it is in away and open the world again.`,
      {
        cause,
      },
    );
  let list: unknown;
  try {
    list = JSON.parse(text);
  } catch (cause) {
    throw damaged(cause);
  }
  if (!Array.isArray(list) || !list.every(isMove)) throw damaged();
  return list;
}

/** Only moves from the folder to a place inside the world: a list must not be able to reach anything else. */
function isMove(entry: unknown): entry is { from: string; to: string } {
  if (typeof entry !== 'object' || entry === null) return false;
  const { from, to } = entry as { from?: unknown; to?: unknown };
  return typeof from === 'string' && /^\d+$/.test(from) && typeof to === 'string' && /^[\w-][\w.-]*(\/[\w-][\w.-]*)*$/.test(to);
}

async function writeFlushed(path: string, bytes: Uint8Array): Promise<void> {
  const file = await open(path, 'wx');
  try {
    await file.writeFile(bytes);
    await file.sync();
  } finally {
    await file.close();
  }
}

/** Makes renames in a folder last through a loss of power. Windows cannot flush a folder and needs no such thing for its own renames. */
async function flushFolder(path: string): Promise<void> {
  if (process.platform === 'win32') return;
  const folder = await open(path, 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}
