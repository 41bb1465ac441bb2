import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type LevelSummary, levelFiles, summarizeLevel } from './level-nbt.ts';
import { NbtError } from './nbt.ts';
import { unpackNbtFile } from './nbt-file.ts';
import { fileFault } from './save-error.ts';

/** A world of the saves folder. */
export interface ListedWorld extends LevelSummary {
  readonly folder: string;
  /** Why it cannot be opened, when its level.dat cannot be read; its name is then the folder's. */
  readonly problem?: string;
}

/**
 * The worlds of a saves folder, the one played last first; those played at the same time by folder. Folders without a level.dat are no
 * worlds. No folder at all is no worlds.
 * @throws SaveError when the folder cannot be read.
 */
export async function listWorlds(saves: string): Promise<readonly ListedWorld[]> {
  const worlds: ListedWorld[] = [];
  for (const folder of await foldersOf(saves)) {
    const world = await listed(saves, folder);
    if (world !== null) worlds.push(world);
  }
  return worlds.sort((a, b) => b.lastPlayed - a.lastPlayed || (a.folder < b.folder ? -1 : 1));
}

async function foldersOf(saves: string): Promise<readonly string[]> {
  try {
    const entries = await readdir(saves, { withFileTypes: true });
    return entries.filter((entry) => entry.isDirectory()).map((entry) => entry.name);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
    throw fileFault(error, 'The worlds could not be listed', saves);
  }
}

async function listed(saves: string, folder: string): Promise<ListedWorld | null> {
  const path = join(saves, folder, levelFiles.level);
  try {
    return { folder, ...summarizeLevel(await unpackNbtFile(await readFile(path))) };
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    const problem =
      error instanceof NbtError ? `${path} is damaged: ${error.message}` : fileFault(error, 'The world could not be read', path).message;
    return { folder, name: folder, mode: 'survival', cheats: false, lastPlayed: 0, problem };
  }
}
