import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { PackChoice } from '../gui/gui-host.ts';
import { isArchive, openPackFiles } from './pack-files.ts';

/** Folders and archives with a pack.mcmeta in the game home's resourcepacks, by name, with what they say of themselves. */
export function listResourcePacks(folder: string): readonly PackChoice[] {
  let names: readonly string[];
  try {
    names = readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
      entry.isDirectory() || entry.isSymbolicLink() || isArchive(entry.name) ? [entry.name] : [],
    );
  } catch {
    return [];
  }
  return [...names].sort().flatMap((id) => {
    const description = describe(join(folder, id));
    return description === null ? [] : [{ id, title: isArchive(id) ? id.slice(0, -4) : id, description }];
  });
}

/** What a pack says of itself, or why it cannot be used; null for what is no pack. */
function describe(path: string): string | null {
  try {
    const text = openPackFiles(path).read('pack.mcmeta')?.toString('utf8');
    return text === undefined ? null : descriptionOf(text);
  } catch (error) {
    return (error as Error).message;
  }
}

function descriptionOf(text: string): string {
  try {
    const description = (JSON.parse(text) as { readonly pack?: { readonly description?: unknown } } | null)?.pack?.description;
    return typeof description === 'string' ? description : '';
  } catch {
    return 'its pack.mcmeta is no JSON';
  }
}
