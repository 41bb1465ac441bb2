/** What to do about a fault of the system, by its code (errno(3)). */
const steps: Readonly<Record<string, string>> = {
  ENOSPC: 'free space there, or give another place with --out',
  EDQUOT: 'free space there, or give another place with --out',
  EROFS: 'give a place that can be written with --out',
  EACCES: 'give a place that you may read and write with --out',
  EPERM: 'give a place that you may read and write with --out',
  EISDIR: 'it is a folder where a file is awaited: check the path',
  ENOTDIR: 'it is a file where a folder is awaited: check the path',
  ENOENT: 'it is not there: check the path',
  EMFILE: 'too many files are open: raise the limit (ulimit -n), or give fewer --workers',
};

/** What an error says, for a person at a command line. What the system said ends with the next step too. */
export function faultSentence(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { code, syscall } = error as NodeJS.ErrnoException;
  const step = syscall === undefined || code === undefined ? undefined : steps[code];
  return step === undefined ? error.message : `${error.message}; ${step}`;
}
