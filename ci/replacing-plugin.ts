import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'esbuild';

/** One change of a source file: `find` occurs exactly once in `file` (a path from the root) and is replaced. */
export interface Replacement {
  readonly file: string;
  readonly find: string;
  readonly replace: string;
}

const root = fileURLToPath(new URL('../', import.meta.url));

/**
 * Reads a source file with a change made to it.
 * @throws Error naming file and text when the text is not there exactly once: the source has moved on and the change must follow it.
 */
export function replaced({ file, find, replace }: Replacement): string {
  const source = readFileSync(`${root}${file}`, 'utf8');
  const times = source.split(find).length - 1;
  if (times !== 1) throw new Error(`${file} has ${times} times, not once: ${find}\nadapt the change to what the file says now`);
  return source.replace(find, () => replace);
}

/** An esbuild plugin that bundles files as if the changes had been made; the files on disk stay as they are. One change a file at most. */
export function replacingPlugin(changes: readonly Replacement[]): Plugin {
  return {
    name: 'replacing',
    setup: ({ onLoad, onEnd }) => {
      const loaded = new Set<string>();
      for (const change of changes) {
        const path = `${root}${change.file}`.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
        onLoad({ filter: new RegExp(`^${path}$`) }, () => {
          loaded.add(change.file);
          return { contents: replaced(change), loader: 'ts' };
        });
      }
      onEnd(() => {
        const unread = changes.filter(({ file }) => !loaded.has(file)).map(({ file }) => file);
        return unread.length === 0
          ? null
          : { errors: [{ text: `${unread.join(', ')} is in none of the programs, so the change shows nowhere` }] };
      });
    },
  };
}
