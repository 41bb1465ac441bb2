import { lstatSync, mkdirSync } from 'node:fs';
import { ControlError } from '../control-error.ts';

/**
 * Makes the folder of a default endpoint, which only its owner may enter (mode 0700), or accepts the one that is there.
 * Throws ControlError `state` when it is somebody else's, a link, or open to others.
 */
export function makePrivateFolder(folder: string): void {
  try {
    mkdirSync(folder, { mode: 0o700 });
  } catch (cause) {
    const code = (cause as NodeJS.ErrnoException).code;
    if (code !== 'EEXIST') {
      throw new ControlError('state', `cannot create ${folder} for the control socket (${code}); set HORIZON_CONTROL`, {}, { cause });
    }
  }
  const stat = lstatSync(folder);
  if (!stat.isDirectory() || stat.uid !== process.getuid?.() || (stat.mode & 0o077) !== 0) {
    throw new ControlError(
      'state',
      `${folder} is not a folder that only you can enter, so no control socket opens there; remove it or set HORIZON_CONTROL`,
    );
  }
}
