import { setTimeout as pause } from 'node:timers/promises';
import { ControlClient } from '../../ctl/wire/client.ts';
import { type BootedGame, bootGame } from '../../harness/boot/boot-game.ts';
import { findGame } from '../../harness/boot/find-game.ts';
import { ChunkJob } from '../../harness/game/simulation/terrain/chunk-job.ts';
import { residentMegabytes } from './boot-bench.ts';
import { median, percentile, type Row } from './row.ts';

/** How long the player flies, in milliseconds. */
const flightMs = 10_000;
/** Between two questions to the socket: often enough to meet whatever holds it up, and no load by itself. */
const pauseMs = 1;

/** Asks the socket again and again while something goes on; answers the milliseconds of each round trip. */
async function latencyDuring(booted: BootedGame, work: () => Promise<unknown>): Promise<readonly number[]> {
  const client = await ControlClient.connect({ socket: booted.socket });
  const trips: number[] = [];
  let over = false;
  const asking = (async () => {
    while (!over) {
      const started = performance.now();
      await client.call('hello', {});
      trips.push(performance.now() - started);
      await pause(pauseMs);
    }
  })();
  try {
    await work();
  } finally {
    over = true;
    await asking;
    client.close();
  }
  return trips;
}

function latencyRows(what: string, trips: readonly number[]): Row[] {
  const note = `${trips.length} questions`;
  return [
    { name: `socket while ${what}, p50`, value: percentile(trips, 0.5), unit: 'ms', note },
    { name: `socket while ${what}, p99`, value: percentile(trips, 0.99), unit: 'ms', note: 'budget 2 ms' },
    { name: `socket while ${what}, longest`, value: Math.max(...trips), unit: 'ms' },
  ];
}

/** Making chunks as a thread does it, once its code is warm. */
function chunkRows(): Row[] {
  const job = new ChunkJob(42n, null);
  const times: number[] = [];
  for (let i = 0; i < 300; i++) {
    const started = performance.now();
    job.make(40 + (i % 20), Math.floor(i / 20));
    if (i >= 100) times.push(performance.now() - started);
  }
  return [
    { name: 'a chunk made and lit, median', value: median(times), unit: 'ms', note: 'budget 8 ms' },
    { name: 'a chunk made and lit, p99', value: percentile(times, 0.99), unit: 'ms' },
  ];
}

/** A world that is made, flown through and saved, in a headless game at real speed; and how soon the socket answers meanwhile. */
export async function benchWorld(): Promise<Row[]> {
  const booted = await bootGame({ game: findGame({}), display: 'headless', speed: 'real' });
  try {
    const { client } = booted;
    const started = performance.now();
    const loading = await latencyDuring(booted, () => client.call('open', { world: 'bench', seed: '42', creative: true }));
    const opened = performance.now() - started;
    await client.call('command', { text: 'gamemode spectator' });
    await client.call('command', { text: 'tp @s ~ 140 ~ 0 0' });
    await client.call('key', { key: 'left.control', mode: 'down' });
    await client.call('key', { key: 'w', mode: 'down' });
    const from = await place(client);
    const flying = await latencyDuring(booted, () => pause(flightMs));
    const flown = (await place(client)) - from;
    await client.call('key', { key: 'w', mode: 'up' });
    const saveStarted = performance.now();
    const saving = await latencyDuring(booted, () => client.call('save', {}));
    const saved = performance.now() - saveStarted;
    return [
      ...chunkRows(),
      { name: 'a new world made and loaded', value: opened, unit: 'ms', note: 'view distance 8, with `open`' },
      ...latencyRows('a world loads', loading),
      ...latencyRows('the player flies', flying),
      { name: 'flown', value: flown / 16, unit: 'chunks', note: `in ${flightMs / 1000} s` },
      { name: 'the world saved', value: saved, unit: 'ms' },
      ...latencyRows('the world is saved', saving),
      { name: 'memory after the flight', value: residentMegabytes(booted.process.pid), unit: 'MB', note: 'budget 250 MB' },
    ];
  } finally {
    await booted.stop();
  }
}

/** How far south the player is, in blocks. */
async function place(client: ControlClient): Promise<number> {
  return (await client.call('state', {})).player?.pos[2] ?? Number.NaN;
}
