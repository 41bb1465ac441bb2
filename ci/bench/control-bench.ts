import { spawn, spawnSync } from 'node:child_process';
import { createConnection } from 'node:net';
import { bootGame } from '../../harness/boot/boot-game.ts';
import { findGame } from '../../harness/boot/find-game.ts';
import { residentMegabytes } from './boot-bench.ts';
import { median, percentile, type Row } from './row.ts';

/** Milliseconds of one run of a program. */
function timed(args: readonly string[]): number {
  const started = performance.now();
  const { status } = spawnSync(process.execPath, [...args]);
  if (status !== 0) throw new Error(`node ${args.join(' ')} exited ${status}`);
  return performance.now() - started;
}

/** Queries a second when `count` lines are written at once. */
function pipelined(socket: string, line: string, count: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const connection = createConnection(socket);
    let replies = 0;
    const started = performance.now();
    connection.on('connect', () => connection.write(`${line}\n`.repeat(count)));
    connection.on('data', (chunk: Buffer) => {
      for (const byte of chunk) if (byte === 10) replies++;
      if (replies === count) {
        connection.destroy();
        resolve((count / (performance.now() - started)) * 1000);
      }
    });
    connection.on('error', reject);
  });
}

/** Milliseconds from the start of an MCP server to its first list of tools. */
function firstToolList(ctl: string): Promise<number> {
  const meta = { 'io.modelcontextprotocol/protocolVersion': '2026-07-28', 'io.modelcontextprotocol/clientCapabilities': {} };
  const input = `${JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/list', params: { _meta: meta } })}\n`;
  const started = performance.now();
  return new Promise<number>((resolve, reject) => {
    const child = spawn(process.execPath, [ctl, 'mcp'], { stdio: ['pipe', 'pipe', 'inherit'] });
    let text = '';
    let ms = Number.NaN;
    child.stdout.setEncoding('utf8').on('data', (chunk: string) => {
      text += chunk;
      if (!text.includes('\n') || !Number.isNaN(ms)) return;
      ms = performance.now() - started;
      child.stdin.end();
    });
    child.once('error', reject);
    child.once('close', () => (text.includes('"tools"') ? resolve(ms) : reject(new Error(`horizon-ctl mcp answered ${text}`))));
    child.stdin.write(input);
  });
}

/** The socket and horizon-ctl against a real headless game with a loaded world. */
export async function benchControl(): Promise<Row[]> {
  const game = findGame({});
  const booted = await bootGame({ game, display: 'headless', speed: 'max' });
  try {
    await booted.client.call('open', { world: 'bench', seed: '42', creative: true });
    const trips: number[] = [];
    for (let i = 0; i < 3000; i++) {
      const started = performance.now();
      await booted.client.call('state', {});
      trips.push(performance.now() - started);
    }
    const hello = await pipelined(booted.socket, 'hello', 20_000);
    const state = await pipelined(booted.socket, 'state', 20_000);
    const node: number[] = [];
    const ctl: number[] = [];
    for (let i = 0; i < 15; i++) {
      node.push(timed(['-e', '0']));
      ctl.push(timed([game.ctl.path, '--socket', booted.socket, 'state']));
    }
    const lists: number[] = [];
    for (let i = 0; i < 9; i++) lists.push((await firstToolList(game.ctl.path)) / (node[i] ?? Number.NaN));
    const ratios = ctl.map((ms, i) => ms / (node[i] ?? Number.NaN));
    const before = (await booted.client.call('status', { digests: false })) as { readonly tick: number };
    const started = performance.now();
    await booted.client.call('wait', { ticks: 2000 });
    const rate = 2000 / ((performance.now() - started) / 1000);
    return [
      { name: 'state over the socket, p50', value: percentile(trips, 0.5), unit: 'ms', note: 'budget 0.2 ms' },
      { name: 'state over the socket, p99', value: percentile(trips, 0.99), unit: 'ms', note: 'budget 2 ms' },
      { name: 'hello, pipelined', value: hello, unit: '/s', note: 'budget 10,000 a second' },
      { name: 'state, pipelined', value: state, unit: '/s', note: 'budget 10,000 a second' },
      { name: 'horizon-ctl state, whole process, over node -e 0', value: median(ratios), unit: 'x', note: 'budget 1.5 x' },
      { name: 'horizon-ctl mcp to its first list of tools, over node -e 0', value: median(lists), unit: 'x', note: 'budget 2.5 x' },
      { name: 'ticks a second at --speed max, world loaded', value: rate, unit: '/s', note: `from tick ${before.tick}` },
      { name: 'memory, headless with a loaded world', value: residentMegabytes(booted.process.pid), unit: 'MB', note: 'budget 250 MB' },
    ];
  } finally {
    await booted.stop();
  }
}
