import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { PackChoice } from '../gui/gui-host.ts';
import { textIfThere } from './text-if-there.ts';

/** Folders with a pack.mcmeta in the game home's resourcepacks, by name, with what they say of themselves. */
export function listResourcePacks(folder: string): readonly PackChoice[] {
  let names: readonly string[];
  try {
    names = readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
      entry.isDirectory() || entry.isSymbolicLink() ? [entry.name] : [],
    );
  } catch {
    return [];
  }
  return [...names].sort().flatMap((id) => {
    const text = textIfThere(join(folder, id, 'pack.mcmeta'));
    return text === '' ? [] : [{ id, title: id, description: descriptionOf(text) }];
  });
}

function descriptionOf(text: string): string {
  try {
    const description = (JSON.parse(text) as { readonly pack?: { readonly description?: unknown } } | null)?.pack?.description;
    return typeof description === 'string' ? description : '';
  } catch {
    return 'its pack.mcmeta is no JSON';
  }
}
