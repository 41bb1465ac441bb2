import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { ControlClient } from '../../ctl/wire/client.ts';
import { bootGame } from '../../harness/boot/boot-game.ts';
import { findGame } from '../../harness/boot/find-game.ts';
import { type CpuProfile, type Hold, holdsOf } from './loop-profile.ts';
import type { Row } from './row.ts';

/** Between two samples of the profiler, in microseconds. */
const intervalUs = 200;
/** What one sample may stand for: a busy machine takes the processor away for longer, and that is not the game's doing. */
const mostUs = 2 * intervalUs;
const flightMs = 8000;
/** Longest holds that are listed of each deed. */
const listed = 5;
/** Outer functions that every path begins with are left out of what is shown. */
const shownPath = 6;

/** What the game is put through, in order. */
const deeds: Readonly<Record<string, (client: ControlClient) => Promise<unknown>>> = {
  'a world loads': (client) => client.call('open', { world: 'holds', seed: '42', creative: true }),
  'nothing happens': () => pause(3000),
  'the player flies': async (client) => {
    await client.call('command', { text: 'gamemode spectator' });
    await client.call('command', { text: 'tp @s ~ 140 ~ 0 0' });
    await client.call('key', { key: 'left.control', mode: 'down' });
    await client.call('key', { key: 'w', mode: 'down' });
    await pause(flightMs);
    await client.call('key', { key: 'w', mode: 'up' });
  },
  'the world is saved': (client) => client.call('save', {}),
  'blocks are looked for': async (client) => {
    await client.call('command', { text: 'tp @s ~ 80 ~ 0 0' });
    await client.call('find-blocks', { name: 'diamond_ore', within: 60, limit: 8 });
    await client.call('find-blocks', { name: 'stone', within: 60, limit: 8 });
  },
  'a box is filled with stone': (client) => client.call('command', { text: 'fill ~-16 100 ~-16 ~15 131 ~15 stone' }),
  'it is filled with air': (client) => client.call('command', { text: 'fill ~-16 100 ~-16 ~15 131 ~15 air' }),
  'it is filled with glowstone': (client) => client.call('command', { text: 'fill ~-16 100 ~-16 ~15 131 ~15 glowstone' }),
};

const now = (): number => Number(process.hrtime.bigint() / 1000n);

function rowOf(deed: string, { ms, path, spent }: Hold): Row {
  const parts = spent.map(({ name, ms: own }) => `${name} ${own.toFixed(1)}`).join(', ');
  return { name: `held while ${deed}`, value: ms, unit: 'ms', note: `${path.slice(-shownPath).join(' > ')} [${parts}]` };
}

/**
 * What holds up the event loop of a headless game, and so its control socket: the longest stretches while it is busy with each deed, by the
 * profiler of the engine. The profiler slows the game down, so the times are for comparing with one another.
 */
export async function benchHolds(): Promise<Row[]> {
  const folder = mkdtempSync(join(tmpdir(), 'horizon-holds-'));
  try {
    const found = findGame({});
    const profiler = ['--cpu-prof', `--cpu-prof-dir=${folder}`, `--cpu-prof-interval=${intervalUs}`];
    const game = { ...found, client: { ...found.client, args: [...profiler, ...found.client.args] } };
    const booted = await bootGame({ game, display: 'headless', speed: 'real' });
    const times: { readonly deed: string; readonly from: number; readonly to: number }[] = [];
    try {
      for (const [deed, work] of Object.entries(deeds)) {
        const from = now();
        await work(booted.client);
        times.push({ deed, from, to: now() });
        await pause(300);
      }
    } finally {
      await booted.stop();
    }
    const main = readdirSync(folder).find((name) => name.includes(`.${booted.process.pid}.0.`));
    if (main === undefined) throw new Error(`The game wrote no profile into ${folder}.`);
    const holds = holdsOf(JSON.parse(readFileSync(join(folder, main), 'utf8')) as CpuProfile, mostUs);
    return times.flatMap(({ deed, from, to }) =>
      holds
        .filter(({ start }) => start >= from && start < to)
        .sort((a, b) => b.ms - a.ms)
        .slice(0, listed)
        .map((hold) => rowOf(deed, hold)),
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
