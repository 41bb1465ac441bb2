import { readFile, rename, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { levelFiles } from './level-nbt.ts';
import { type NbtCompound, NbtError, nbt } from './nbt.ts';
import { packNbtFile, unpackNbtFile } from './nbt-file.ts';
import { fileFault, SaveError } from './save-error.ts';
import { finishSave, replaceFiles } from './save-transaction.ts';
import { lockWorld } from './session-lock.ts';

/** Does something with a world that nobody has open meanwhile. */
async function held(path: string, work: () => Promise<void>): Promise<void> {
  const lock = await lockWorld(path);
  try {
    await work();
  } finally {
    await lock.release();
  }
}

/** The same level under another name; everything else in it stays as it is, known to this game or not. */
function renamed(root: NbtCompound, name: string): NbtCompound {
  const data = root.entries.get('Data');
  if (data?.kind !== 'compound') throw new NbtError('it has no Data');
  const named: NbtCompound = { kind: 'compound', entries: new Map(data.entries).set('LevelName', nbt.string(name)) };
  return { kind: 'compound', entries: new Map(root.entries).set('Data', named) };
}

/**
 * Gives a saved world another name. Its folder keeps its own.
 * @throws SaveError when a game has the world open, its level.dat cannot be read, or the disk refuses; the name is then as it was.
 */
export async function renameWorld(path: string, name: string): Promise<void> {
  await held(path, async () => {
    await finishSave(path);
    const file = join(path, levelFiles.level);
    try {
      const root = renamed(await unpackNbtFile(await readFile(file)), name);
      await replaceFiles(path, new Map([[levelFiles.level, await packNbtFile(root)]]));
    } catch (error) {
      if (error instanceof NbtError)
        throw new SaveError(`${file} is damaged (${error.message}); put a backup of it in its place.`, { cause: error });
      throw error instanceof SaveError ? error : fileFault(error, 'The world could not be renamed', path);
    }
  });
}

/**
 * Deletes a saved world for good. Its level.dat goes first, so that a world of which only a part is gone is none any more.
 * @throws SaveError when a game has the world open or the disk refuses.
 */
export async function deleteWorld(path: string): Promise<void> {
  await held(path, async () => {
    try {
      await rm(join(path, levelFiles.level), { force: true });
    } catch (error) {
      throw fileFault(error, 'The world could not be deleted', path);
    }
  });
  const gone = join(dirname(path), `.${basename(path)}.deleted`);
  try {
    await rm(gone, { recursive: true, force: true });
    await rename(path, gone);
    await rm(gone, { recursive: true, force: true });
  } catch (error) {
    throw fileFault(error, 'The world is deleted but not all of its files are', path);
  }
}
