/** Why a world could not be read or written. The message is one sentence or two for the player and ends with the next step. */
export class SaveError extends Error {
  override readonly name = 'SaveError';
}

interface Cause {
  readonly codes: readonly string[];
  readonly why: string;
  readonly next: string;
}

const causes: readonly Cause[] = [
  { codes: ['ENOSPC', 'EDQUOT', 'EFBIG'], why: 'the disk is full', next: 'free some space and save again' },
  {
    codes: ['EROFS', 'EACCES', 'EPERM'],
    why: 'it is not allowed to be written or read',
    next: 'give this user access to the folder, or set HORIZON_HOME to another one',
  },
  { codes: ['ENOTDIR', 'EEXIST', 'EISDIR', 'ELOOP'], why: 'something else is in its place', next: 'move that away and try again' },
  { codes: ['ENOENT'], why: 'it is not there', next: 'see whether its folder was moved or deleted' },
  { codes: ['ENAMETOOLONG'], why: 'its path is too long', next: 'move the game home to a shorter path (HORIZON_HOME)' },
  { codes: ['EMFILE', 'ENFILE'], why: 'too many files are open', next: 'close other programs and try again' },
  { codes: ['EIO'], why: 'the disk answered with an error', next: 'check the disk' },
];

/** Says what a failed file operation means. `what` begins the sentence: `The world "x" could not be saved`. */
export function fileFault(error: unknown, what: string, path: string): SaveError {
  if (error instanceof SaveError) return error;
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const cause = causes.find(({ codes }) => codes.includes(code));
  const why = cause?.why ?? (error instanceof Error ? error.message : String(error));
  const next = cause?.next ?? 'look at that file and try again';
  return new SaveError(`${what}: ${path}: ${why}; ${next}.`, { cause: error });
}
