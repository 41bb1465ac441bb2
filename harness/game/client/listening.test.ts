import { existsSync, mkdirSync, readdirSync, readFileSync, readlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { tempFolder } from '../../../ctl/testing/temp-folder.ts';
import { until } from '../../../ctl/testing/until.ts';
import { runGame } from './testing/run-game.ts';

/** The inodes of the sockets that a process holds (proc(5), /proc/pid/fd). */
function socketsOf(pid: number): ReadonlySet<string> {
  const folder = `/proc/${pid}/fd`;
  const inodes = readdirSync(folder).map((fd) => {
    try {
      return /^socket:\[(\d+)\]$/.exec(readlinkSync(join(folder, fd)))?.[1] ?? '';
    } catch {
      // Closed since the folder was read.
      return '';
    }
  });
  return new Set(inodes.filter((inode) => inode !== ''));
}

function rows(table: string): string[][] {
  const path = `/proc/net/${table}`;
  if (!existsSync(path)) return [];
  return readFileSync(path, 'utf8')
    .split('\n')
    .slice(1)
    .map((line) => line.trim().split(/\s+/));
}

const listening = '0A';

/** What a process can be reached by from outside: TCP ports it listens on and UDP ports it holds, as `table address:port` in hexadecimal. */
function ports(pid: number): string[] {
  const own = socketsOf(pid);
  return ['tcp', 'tcp6', 'udp', 'udp6'].flatMap((table) =>
    rows(table).flatMap(([, local, , state, , , , , , inode]) => {
      const reached = table.startsWith('udp') || state === listening;
      return reached && own.has(inode ?? '') ? [`${table} ${local}`] : [];
    }),
  );
}

/** The folders of the Unix sockets that a process listens on (proc(5): flag 0x10000), and names without a file, which stand for themselves. */
function unixFolders(pid: number): string[] {
  const own = socketsOf(pid);
  return rows('unix').flatMap(([, , , flags, , , inode, path = '']) => {
    if (!own.has(inode ?? '') || Number.parseInt(flags ?? '', 16) !== 0x10000) return [];
    return [path.startsWith('/') ? dirname(path) : path];
  });
}

describe.skipIf(process.platform !== 'linux')('a running game', () => {
  it('listens on its Unix sockets and on nothing else', async () => {
    const folder = tempFolder(onTestFinished);
    const runtime = join(folder, 'run');
    mkdirSync(runtime, { mode: 0o700 });
    mkdirSync(join(folder, 'home'));
    writeFileSync(join(folder, 'home', 'horizon-extras.txt'), 'agentControl:true\n');
    const game = await runGame(onTestFinished, {
      flags: ['--offscreen', '--speed', 'max'],
      folder,
      env: { XDG_RUNTIME_DIR: runtime, HORIZON_CONTROL: '' },
    });
    await until(() => existsSync(join(runtime, 'horizon-control.sock')));
    expect(await game.line('open alone 1 creative')).toMatchObject({ ok: true });
    const { pid } = game.process;
    expect(ports(pid)).toEqual([]);
    expect(unixFolders(pid).sort()).toEqual([folder, runtime].sort());
  });

  it('asked for a port, listens on one of 127.0.0.1 and on nothing else', async () => {
    const game = await runGame(onTestFinished, { flags: ['--headless', '--speed', 'max'], socket: 'horizon-control.json' });
    const { port } = JSON.parse(readFileSync(game.socket, 'utf8')) as { port: number };
    const { pid } = game.process;
    expect(ports(pid)).toEqual([`tcp 0100007F:${port.toString(16).toUpperCase().padStart(4, '0')}`]);
    expect(unixFolders(pid)).toEqual([]);
  });
});
