import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { chmodSync, linkSync, lstatSync, renameSync, rmSync, type Stats, statSync } from 'node:fs';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { dirname, join } from 'node:path';
import { ControlError } from '../control-error.ts';
import type { Listener } from './listener.ts';
import { makePrivateFolder } from './private-folder.ts';
import { checkSafeFolder } from './safe-folder.ts';

/** Longest path of a Unix socket in bytes: sun_path less its NUL (108 on Linux, 104 elsewhere). */
const maxPathBytes = process.platform === 'linux' ? 107 : 103;

/**
 * Listens on a Unix socket of mode 0600. The socket is bound under a name of its own and then linked to `path`, so that nobody sees it
 * half made and closing it never takes away a later game's socket. A socket that nobody listens on any more is replaced.
 * Throws ControlError `state` when a game answers there, or when the path holds something that is not the user's own socket.
 */
export async function listenUnix(
  endpoint: { readonly path: string; readonly privateFolder?: string },
  onSocket: (socket: Socket) => void,
): Promise<Listener> {
  const { path } = endpoint;
  if (endpoint.privateFolder !== undefined) makePrivateFolder(endpoint.privateFolder);
  const folder = dirname(path);
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) {
    throw new ControlError('state', `the folder ${folder} of the control socket is not there; create it or use --control-socket PATH`);
  }
  checkSafeFolder(folder);
  const born = join(folder, `.h${randomBytes(4).toString('hex')}`);
  const longest = Math.max(Buffer.byteLength(path), Buffer.byteLength(born));
  if (longest > maxPathBytes) {
    throw new ControlError(
      'state',
      `the control socket's path is ${longest} bytes long and may have ${maxPathBytes}; use a shorter one: ${path}`,
    );
  }

  const server = createServer({ allowHalfOpen: true }, onSocket);
  await bind(server, born);
  let inode: bigint;
  try {
    chmodSync(born, 0o600);
    inode = lstatSync(born, { bigint: true }).ino;
    await claim(born, path);
  } catch (error) {
    server.close();
    throw error;
  } finally {
    rmSync(born, { force: true });
  }
  const removeFile = (): void => {
    if (lstatSync(path, { throwIfNoEntry: false, bigint: true })?.ino === inode) rmSync(path, { force: true });
  };
  return {
    token: null,
    removeFile,
    close: () =>
      new Promise((resolve) => {
        removeFile();
        server.close(() => resolve());
      }),
  };
}

async function bind(server: Server, path: string): Promise<void> {
  try {
    server.listen(path);
    await once(server, 'listening');
  } catch (cause) {
    const why = (cause as NodeJS.ErrnoException).code ?? (cause as Error).message;
    throw new ControlError('state', `cannot open a control socket in ${dirname(path)} (${why}); use --control-socket PATH`, {}, { cause });
  }
}

/** Gives the bound socket its public name. Two games that try at once cannot both get it. */
async function claim(born: string, path: string): Promise<void> {
  for (let attempt = 0; attempt < 5; attempt++) {
    try {
      linkSync(born, path);
      return;
    } catch (cause) {
      const code = (cause as NodeJS.ErrnoException).code;
      if (code !== 'EEXIST') throw new ControlError('state', `cannot create ${path} (${code}); use --control-socket PATH`, {}, { cause });
    }
    const there = lstatSync(path, { throwIfNoEntry: false });
    if (there === undefined) continue;
    refuseForeign(path, there);
    if (await answers(path)) {
      throw new ControlError('state', `a game already answers at ${path}; end it with horizon-ctl quit, or use --control-socket PATH`);
    }
    removeStale(path, there);
  }
  throw new ControlError('state', `the control socket ${path} changes under our hands; use --control-socket PATH`);
}

function refuseForeign(path: string, there: Stats): void {
  const what = there.isSymbolicLink()
    ? 'is a symbolic link'
    : !there.isSocket()
      ? 'is not a socket'
      : there.uid !== process.getuid?.()
        ? 'belongs to another user'
        : null;
  if (what !== null) throw new ControlError('state', `${path} ${what} and stays as it is; take it away or use --control-socket PATH`);
}

/** Takes a stale socket aside before removing it, so that one which another game put there meanwhile can be put back. */
function removeStale(path: string, stale: Stats): void {
  const aside = join(dirname(path), `.h${randomBytes(4).toString('hex')}`);
  try {
    renameSync(path, aside);
  } catch {
    return;
  }
  const moved = lstatSync(aside, { throwIfNoEntry: false });
  if (moved !== undefined && moved.ino !== stale.ino) linkSync(aside, path);
  rmSync(aside, { force: true });
}

function answers(path: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(path);
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', (error: NodeJS.ErrnoException) => resolve(error.code !== 'ECONNREFUSED' && error.code !== 'ENOENT'));
  });
}
