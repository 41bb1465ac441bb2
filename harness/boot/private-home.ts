import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { BootFailure } from './boot-failure.ts';

/**
 * The folders that one booted game has to itself. The root is short, since a Unix socket's path may have 107 bytes at most
 * (unix(7), sun_path).
 */
export interface PrivateHome {
  readonly root: string;
  /** HORIZON_HOME. */
  readonly home: string;
  /** XDG_RUNTIME_DIR, mode 0700. */
  readonly runtime: string;
  readonly socket: string;
  /** HOME, TMPDIR and the XDG folders of the game, so that it leaves nothing elsewhere. */
  readonly env: Readonly<Record<string, string>>;
  remove(): void;
}

/** Makes a private home in the temporary directory; `template` is copied into the game home, then `files` are written over it. */
export function makePrivateHome(template?: string, files: Readonly<Record<string, string | Uint8Array>> = {}): PrivateHome {
  if (template !== undefined && !(existsSync(template) && statSync(template).isDirectory())) {
    throw new BootFailure(`no folder at ${template}; give a folder of prepared files with --home-template`);
  }
  const base = tmpdir().length > 60 && process.platform !== 'win32' ? '/tmp' : tmpdir();
  const root = mkdtempSync(join(base, 'hrig-'));
  const home = join(root, 'home');
  const runtime = join(root, 'run');
  const temporary = join(root, 'tmp');
  for (const folder of [home, runtime, temporary]) mkdirSync(folder, { mode: 0o700 });
  if (template !== undefined) cpSync(template, home, { recursive: true });
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(home, path)), { recursive: true });
    writeFileSync(join(home, path), content);
  }
  const env = {
    HORIZON_HOME: home,
    HOME: root,
    XDG_RUNTIME_DIR: runtime,
    XDG_DATA_HOME: join(root, 'data'),
    XDG_CONFIG_HOME: join(root, 'config'),
    XDG_CACHE_HOME: join(root, 'cache'),
    TMPDIR: temporary,
    // Nothing a picture shows may depend on where and when it is taken.
    LANG: 'C.UTF-8',
    TZ: 'UTC',
  };
  return {
    root,
    home,
    runtime,
    socket: join(runtime, 'c.sock'),
    env,
    remove: () => rmSync(root, { recursive: true, force: true, maxRetries: 5, retryDelay: 20 }),
  };
}
