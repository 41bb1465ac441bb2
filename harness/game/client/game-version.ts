import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

/** The game's version: package.json's, which a test compares. */
export const gameVersion = '0.1.0';

/**
 * A name for this build: a hash of the program's file, which names its chunks by their content. `source` where the file cannot be read.
 * @param program path of the running program.
 */
export function buildOf(program: string): string {
  try {
    return createHash('sha256').update(readFileSync(program)).digest('hex').slice(0, 12);
  } catch {
    return 'source';
  }
}
