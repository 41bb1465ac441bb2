import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileFault, SaveError } from './save-error.ts';
import { stagingFolder } from './save-transaction.ts';
import { isAbandoned, lockFile } from './session-lock.ts';

/** Longest folder name made, in UTF-16 units and in UTF-8 bytes: systems end at 255, and names of backups and files inside come on top. */
const longestUnits = 64;
const longestBytes = 128;

/** Names that Windows keeps for devices, with any ending. */
const reserved = /^(con|prn|aux|nul|com[0-9]|lpt[0-9])(\..*)?$/i;

/**
 * A folder name for a world's name, which may be any text: characters that some system forbids become `_`, as do dots; device names are
 * framed by `_`; long names are cut; an empty one becomes `World`.
 */
export function folderNameFor(name: string): string {
  const plain = name
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cs}\p{Zl}\p{Zp}/\\:*?"<>|.`]/gu, '_')
    .trim();
  let cut = '';
  for (const character of plain) {
    if (cut.length + character.length > longestUnits || Buffer.byteLength(cut + character) > longestBytes) break;
    cut += character;
  }
  cut = cut.trim();
  if (cut === '') return 'World';
  return reserved.test(cut) ? `_${cut}_` : cut;
}

/**
 * Makes the folder of a new world and answers its name; one that is taken, in any case of letters, gets ` (1)` and so on.
 * @throws SaveError when the folder cannot be made.
 */
export async function makeWorldFolder(saves: string, name: string): Promise<string> {
  const base = folderNameFor(name);
  try {
    await mkdir(saves, { recursive: true });
    await sweepUnsaved(saves, await readdir(saves));
    const taken = new Set((await readdir(saves)).map((entry) => entry.toLowerCase()));
    for (let n = 0; ; n++) {
      const folder = n === 0 ? base : `${base} (${n})`;
      if (taken.has(folder.toLowerCase())) continue;
      try {
        await mkdir(join(saves, folder));
        return folder;
      } catch (error) {
        // Another game took it just now.
        if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
      }
    }
  } catch (error) {
    throw fileFault(error, `The world ${JSON.stringify(name)} could not be made`, saves);
  }
}

/**
 * The path of a world's folder in the saves.
 * @throws SaveError for a name that is no single folder in there: a path, `..`, an empty one.
 */
export function worldPath(saves: string, folder: string): string {
  if (folder === '' || folder === '.' || folder === '..' || /[/\\\0]/.test(folder)) {
    throw new SaveError(`${JSON.stringify(folder)} is no world's folder; use: worlds`);
  }
  return join(saves, folder);
}

/** Removes a world's folder if nothing was ever saved in it. A folder with anything of a player's in it stays. */
export async function removeUnsaved(world: string): Promise<void> {
  const entries = await readdir(world).catch(() => null);
  if (entries?.every((entry) => entry === lockFile || entry === stagingFolder) === true) await rm(world, { recursive: true, force: true });
}

/** Removes folders that a game made and then died before it saved anything there. */
async function sweepUnsaved(saves: string, entries: readonly string[]): Promise<void> {
  for (const entry of entries) {
    const world = join(saves, entry);
    if (await isAbandoned(world)) await removeUnsaved(world).catch(() => {});
  }
}
