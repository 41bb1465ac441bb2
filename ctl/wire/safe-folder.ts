import { realpathSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { ControlError } from '../control-error.ts';

const root = 0;
const sticky = 0o1000;
const groupWrites = 0o020;
const othersWrite = 0o002;

/** Whose folder it is, and who may change what is in it, as `stat` tells. */
export interface FolderMode {
  readonly uid: number;
  readonly gid: number;
  readonly mode: number;
}

/**
 * Whether a folder is one in which nobody but the user and the system can put another file in a file's place: it is the user's or root's, and
 * who else may write there may not rename what is not theirs (sticky), or is the user alone (a private group has the number of its user).
 */
export function isSafe({ uid, gid, mode }: FolderMode, user: number): boolean {
  // Root's own choice of a folder stands: in containers the owner of a mounted folder tells nothing.
  if (user !== root && uid !== user && uid !== root) return false;
  if ((mode & sticky) !== 0) return true;
  const ofUser = gid === user || gid === root;
  return (mode & othersWrite) === 0 && ((mode & groupWrites) === 0 || ofUser);
}

/** Refuses a folder for a control endpoint where another user could take the endpoint's place, there or above. Throws ControlError `state`. */
export function checkSafeFolder(folder: string): void {
  const user = process.getuid?.();
  // Windows has no such bits; its temporary directory is the user's own.
  if (user === undefined) return;
  for (let at = realpathSync(folder), up = dirname(at); ; at = up, up = dirname(at)) {
    if (!isSafe(statSync(at), user)) {
      throw new ControlError(
        'state',
        `another user could replace a control socket in ${folder}, since ${at} is not yours alone to write; use a folder of yours with --control-socket PATH`,
      );
    }
    if (up === at) return;
  }
}
