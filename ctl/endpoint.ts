import { lstatSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { isAbsolute, join, resolve } from 'node:path';

/** Where a game under control listens. */
export type Endpoint =
  /** A Unix socket. `privateFolder` is its folder when that is ours to make (mode 0700). */
  | { readonly kind: 'unix'; readonly path: string; readonly privateFolder?: string }
  /** A port of 127.0.0.1, named with its token in this file. */
  | { readonly kind: 'tcp'; readonly file: string };

/** What the default endpoint depends on. */
export interface Surroundings {
  readonly platform: NodeJS.Platform;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly uid: number;
  /** The user's temporary directory. */
  readonly temporary: string;
  readonly cwd: string;
  /** Whether a path is a folder that belongs to the user. */
  readonly ownsFolder: (path: string) => boolean;
}

/** The name of the file that holds port and token where there is no Unix socket. */
export const tcpFileName = 'horizon-control.json';
const socketName = 'horizon-control.sock';

/**
 * The endpoint of a game that was given none: `$HORIZON_CONTROL`, else `horizon-control.sock` in the runtime directory, or
 * `horizon-control.json` in the temporary directory on Windows (spec, "Connecting").
 */
export function defaultEndpoint(around: Surroundings): Endpoint {
  const named = around.env.HORIZON_CONTROL;
  if (named) return endpointAt(named, around.cwd);
  if (around.platform === 'win32') return tcpEndpoint(around);
  if (around.platform === 'darwin') return { kind: 'unix', path: join(around.temporary, socketName) };
  const runtime = around.env.XDG_RUNTIME_DIR;
  // The XDG base directory specification says that a relative path is to be ignored.
  if (runtime && isAbsolute(runtime)) return { kind: 'unix', path: join(runtime, socketName) };
  const login = `/run/user/${around.uid}`;
  if (around.ownsFolder(login)) return { kind: 'unix', path: join(login, socketName) };
  const privateFolder = join(around.temporary, `horizon-${around.uid}`);
  return { kind: 'unix', path: join(privateFolder, socketName), privateFolder };
}

/** The TCP endpoint of a game that is asked for one: the file that `$HORIZON_CONTROL` names, else `horizon-control.json`. */
export function tcpEndpoint(around: Surroundings): Endpoint {
  const named = around.env.HORIZON_CONTROL;
  if (named?.endsWith('.json')) return endpointAt(named, around.cwd);
  return { kind: 'tcp', file: join(around.temporary, tcpFileName) };
}

/** The endpoint that `--socket`, `--control-socket` or `$HORIZON_CONTROL` names: a file ending in `.json` is TCP, anything else a socket. */
export function endpointAt(path: string, cwd: string): Endpoint {
  const absolute = resolve(cwd, path);
  return absolute.endsWith('.json') ? { kind: 'tcp', file: absolute } : { kind: 'unix', path: absolute };
}

/** The path by which an endpoint can be named again. */
export function endpointPath(endpoint: Endpoint): string {
  return endpoint.kind === 'unix' ? endpoint.path : endpoint.file;
}

/** The surroundings of this process. */
export function ownSurroundings(): Surroundings {
  const uid = process.getuid?.() ?? userInfo().uid;
  return {
    platform: process.platform,
    env: process.env,
    uid,
    temporary: tmpdir(),
    cwd: process.cwd(),
    ownsFolder: (path) => {
      const stat = lstatSync(path, { throwIfNoEntry: false });
      return stat?.isDirectory() === true && stat.uid === uid;
    },
  };
}
