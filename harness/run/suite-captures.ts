import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, resolve, sep } from 'node:path';
import { ApprovalError } from '../../still/approve.ts';
import { type Captured, capturedFile } from '../../still/captured.ts';
import { goldenFolder } from './golden-folder.ts';

/** A captured shot by name and place. */
export interface NamedCapture {
  readonly name: string;
  readonly folder: string;
}

/** Captures under one display of a run. */
export function capturesOn(shots: string, display: string): NamedCapture[] {
  const folder = join(shots, display);
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .sort()
    .filter((name) => existsSync(join(folder, name, capturedFile)))
    .map((name) => ({ name, folder: join(folder, name) }));
}

/** Captures that tests of other projects made: they lie under the name of a browser or a runner instead of a display's. */
export function suiteCaptures(shots: string): NamedCapture[] {
  const groups = existsSync(shots) ? readdirSync(shots).sort() : [];
  return groups.flatMap((group) => capturesOn(shots, group)).filter(({ folder }) => readSync(folder).suite !== undefined);
}

/**
 * The folder of goldens that captures belong to: the one that is given, that of the suite which made them, or the checkout's.
 * @throws ApprovalError when they belong to several.
 */
export function goldensOf(folders: readonly string[], given: string | undefined): string {
  if (given !== undefined) return resolve(given);
  const named = [...new Set(folders.map((folder) => readSync(folder).suite?.goldens))];
  if (named.length > 1)
    throw new ApprovalError(
      `nothing is approved: the pictures belong to several folders of goldens (${named.map((name) => name ?? 'that of the checkout').join(', ')}); approve those of each by name`,
    );
  if (named[0] === undefined) return goldenFolder();
  const goldens = resolve(named[0]);
  // The record may come out of the unpacked output of somebody else's run.
  if (relative(process.cwd(), goldens).split(sep)[0] === '..')
    throw new ApprovalError(
      `nothing is approved: the goldens of these pictures lie outside of this folder; if that is meant: --goldens ${goldens}`,
    );
  return goldens;
}

function readSync(folder: string): Captured {
  const path = join(folder, capturedFile);
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as Captured;
  } catch {
    throw new ApprovalError(`nothing is approved: ${path} is damaged; capture the shot again`);
  }
}
