import { existsSync, realpathSync } from 'node:fs';
import { isAbsolute, join, relative, resolve, sep } from 'node:path';
import { ControlError } from '../../../ctl/control-error.ts';

/** Where a session of the rig reads and writes. All absolute. */
export interface RigPlaces {
  /** The checkout: the folder of `goldens` and `scenarios`. */
  readonly root: string;
  readonly goldens: string;
  /** Output folder of runs. */
  readonly out: string;
  /** Folder of proofs. */
  readonly proofs: string;
}

/** A path as it is told: below the checkout without what stands before it. */
export function told(places: RigPlaces, path: string): string {
  const short = relative(places.root, path);
  return short === '' || short.startsWith('..') || isAbsolute(short) ? path : short.split(sep).join('/');
}

/**
 * A picture that an agent names, as the real path of its file. Links are followed before the folder is looked at.
 * @throws ControlError `usage` for what is no PNG or lies elsewhere, `unknown` for what is not there.
 */
export function pictureAt(places: RigPlaces, given: string): string {
  if (given.includes('\0')) throw new ControlError('usage', 'a path holds a NUL; give the path of a PNG');
  const path = resolve(places.root, given);
  if (!path.endsWith('.png')) throw new ControlError('usage', `${told(places, path)} does not end in .png; only PNG pictures are compared`);
  const folders = [places.root, places.out];
  // What lies elsewhere is refused before anything is said of whether it exists.
  if (!folders.some((folder) => isBelow(folder, path))) throw outside(places, path);
  if (!existsSync(path))
    throw new ControlError('unknown', `there is no picture ${told(places, path)}; results names what the last run has`);
  const real = realpathSync(path);
  if (!folders.filter((folder) => existsSync(folder)).some((folder) => isBelow(realpathSync(folder), real))) throw outside(places, path);
  return real;
}

/** Whether a path lies in a folder, by its words alone. */
function isBelow(folder: string, path: string): boolean {
  return path.startsWith(join(folder, sep));
}

function outside({ root, out }: RigPlaces, path: string): ControlError {
  const folders = isBelow(root, out) ? root : `${root} and ${out}`;
  return new ControlError('usage', `${path} lies outside of ${folders}; copy the picture there first, or name golden:SHOT or now:SHOT`);
}
