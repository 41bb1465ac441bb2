import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { whenReady } from '../../ctl/process/ready.ts';
import { startProcess } from '../../ctl/process/start-process.ts';
import { ControlClient } from '../../ctl/wire/client.ts';
import { findGame } from '../../harness/boot/find-game.ts';
import { makePrivateHome } from '../../harness/boot/private-home.ts';
import { startXvfb } from '../../harness/boot/xvfb.ts';
import { median, type Row } from './row.ts';

const rounds = 7;

/** Milliseconds of bare Node, the floor of everything that is started. */
function bareNode(): number {
  const started = performance.now();
  spawnSync(process.execPath, ['-e', '0']);
  return performance.now() - started;
}

/** Milliseconds from the start of the game to its answer, and to its first picture when `picture`. */
async function boot(args: readonly string[], picture: boolean, display: string | null): Promise<{ ready: number; shot: number }> {
  const home = makePrivateHome();
  const game = findGame({});
  const env = { PATH: process.env.PATH, ...home.env, ...(display === null ? {} : { DISPLAY: display }) };
  const started = performance.now();
  const running = await startProcess({
    command: game.client.command,
    args: [...game.client.args, '--control-socket', home.socket, ...args],
    env,
    cwd: home.home,
    lifeline: 'none',
  });
  try {
    const client = await whenReady(running, () => ControlClient.connect({ socket: home.socket }), { timeoutMs: 30_000, everyMs: 1 });
    await client.call('wait-ready', { timeout: 30 });
    const ready = performance.now() - started;
    if (picture) await client.call('screenshot', { path: join(home.root, 'first.png'), unless: undefined });
    const shot = performance.now() - started;
    client.close();
    return { ready, shot };
  } finally {
    await running.stop();
    home.remove();
  }
}

/** How long the game takes to start, against bare Node in the same run. */
export async function benchBoot(): Promise<Row[]> {
  const node: number[] = [];
  const headless: number[] = [];
  const offscreen: number[] = [];
  const window: number[] = [];
  const scratch = makePrivateHome();
  mkdirSync(scratch.runtime, { recursive: true });
  const xvfb = await startXvfb({ folder: scratch.runtime, width: 854, height: 480 }).catch(() => null);
  try {
    for (let round = 0; round < rounds; round++) {
      node.push(bareNode());
      headless.push((await boot(['--headless'], false, null)).ready);
      offscreen.push((await boot(['--offscreen'], true, null)).shot);
      if (xvfb !== null) window.push((await boot([], true, xvfb.display)).shot);
    }
  } finally {
    await xvfb?.stop();
    scratch.remove();
  }
  const floor = median(node);
  const row = (name: string, values: readonly number[], budget: number): Row[] =>
    values.length === 0
      ? []
      : [{ name, value: median(values), unit: 'ms', note: `budget ${budget} ms; ${(median(values) / floor).toFixed(1)} x bare Node` }];
  return [
    { name: 'bare node -e 0', value: floor, unit: 'ms' },
    ...row('headless start to wait-ready', headless, 400),
    ...row('offscreen start to first screenshot written', offscreen, 700),
    ...row('Xvfb window start to first screenshot written', window, 900),
  ];
}

/** Resident memory of a process in MB, from /proc. */
export function residentMegabytes(pid: number): number {
  return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? Number.NaN) / 1024;
}
