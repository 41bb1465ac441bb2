import { readFileSync } from 'node:fs';
import { open, readFile, rename, rm } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { fileFault, SaveError } from './save-error.ts';

/** Java's name for the file, and what it writes into it (wiki "session.lock"). */
export const lockFile = 'session.lock';
const snowman = '\u2603';

/** A world held by this process. */
export interface SessionLock {
  release(): Promise<void>;
}

interface Owner {
  readonly host: string;
  readonly pid: number;
  /** When the process began, as far as the system tells, so that another process with its number is not taken for it. */
  readonly born: string;
}

/**
 * Takes a world for this process alone: a file that only one can create, which names its maker. A maker that no longer runs, and a file
 * that Java left, count for nothing.
 * @throws SaveError when another game has the world open.
 */
export async function lockWorld(world: string): Promise<SessionLock> {
  const path = join(world, lockFile);
  for (let attempt = 0; ; attempt++) {
    if (await create(path)) break;
    const text = await readFile(path, 'utf8').catch(() => '');
    const owner = parseOwner(text);
    if (owner !== null && runs(owner)) throw heldBy(owner, world, path);
    if (attempt > 8) throw new SaveError(`The world in ${world} is being opened by another game; try again.`);
    await takeAway(path, text);
  }
  return {
    release: async () => {
      await rm(path, { force: true });
    },
  };
}

/** Whether a world has the lock of a game that no longer runs. */
export async function isAbandoned(world: string): Promise<boolean> {
  const owner = parseOwner(await readFile(join(world, lockFile), 'utf8').catch(() => ''));
  return owner !== null && !runs(owner);
}

async function create(path: string): Promise<boolean> {
  try {
    const file = await open(path, 'wx');
    try {
      await file.writeFile(
        `${snowman}\n${JSON.stringify({ host: hostname(), pid: process.pid, born: born(process.pid) } satisfies Owner)}\n`,
      );
    } catch (error) {
      // A lock that names nobody would keep its folder from being swept.
      await rm(path, { force: true });
      throw error;
    } finally {
      await file.close();
    }
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw fileFault(error, 'The world could not be opened', path);
  }
}

/** Removes a lock that counts for nothing. Of several that try, one moves the file; should that be a new lock, it is put back. */
async function takeAway(path: string, stale: string): Promise<void> {
  const aside = `${path}.${process.pid}`;
  try {
    await rename(path, aside);
    const moved = await readFile(aside, 'utf8');
    const owner = parseOwner(moved);
    if (moved !== stale && owner !== null && runs(owner)) await rename(aside, path);
    else await rm(aside, { force: true });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT'))
      throw fileFault(error, 'The world could not be opened', path);
  }
}

function parseOwner(text: string): Owner | null {
  try {
    const owner: unknown = JSON.parse(text.slice(text.indexOf('\n') + 1));
    if (typeof owner !== 'object' || owner === null) return null;
    const { host, pid, born } = owner as Partial<Owner>;
    return typeof host === 'string' && typeof pid === 'number' && typeof born === 'string' ? { host, pid, born } : null;
  } catch {
    return null;
  }
}

function runs({ host, pid, born: then }: Owner): boolean {
  // Processes of another machine cannot be asked, so they count as running.
  if (host !== hostname()) return true;
  try {
    process.kill(pid, 0);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EPERM')) return false;
  }
  return then === '' || born(pid) === then;
}

/** Field 22 of /proc/PID/stat (proc(5)), the time since boot at which the process began; empty where there is no such file or it is a zombie. */
function born(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return fields[0] === 'Z' ? '' : (fields[19] ?? '');
  } catch {
    return '';
  }
}

function heldBy(owner: Owner, world: string, path: string): SaveError {
  if (owner.host === hostname() && owner.pid === process.pid)
    return new SaveError(`The world in ${world} is open already; leave it first.`);
  const where = owner.host === hostname() ? '' : ` on ${owner.host}`;
  return new SaveError(
    `The world in ${world} is open in another game (process ${owner.pid}${where}); close that game, or delete ${path} if it no longer runs.`,
  );
}
