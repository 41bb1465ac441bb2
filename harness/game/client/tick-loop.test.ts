import { setImmediate as turn } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { ControlError } from '../../../ctl/control-error.ts';
import { TickLoop } from './tick-loop.ts';
import { TickWaiters } from './tick-waiters.ts';

/** What belongs to the next tick, when something does: `made` lets it go. */
function holding() {
  let held: Promise<void> | null = null;
  let made: () => void = () => {};
  return {
    held: () => held,
    hold: () => {
      held = new Promise((resolve) => {
        made = resolve;
      });
    },
    made: () => {
      held = null;
      made();
    },
  };
}

/** A tick whose work can be done in `parts` before it. */
function parted(parts: number) {
  const log: string[] = [];
  return {
    log,
    prepare: () => {
      if (parts === 0) return false;
      parts -= 1;
      log.push('part');
      return true;
    },
  };
}

const nothing = (): boolean => false;

function maxLoop(held: () => Promise<void> | null = () => null, prepare = nothing) {
  let ticks = 0;
  const waiters = new TickWaiters(() => loop.wake());
  const loop: TickLoop = new TickLoop('max', {
    tick: () => {
      ticks += 1;
      waiters.ticked();
    },
    held,
    prepare,
    wanted: () => waiters.count > 0,
    rate: () => 20,
    now: () => 0,
  });
  return { loop, waiters, ticks: () => ticks };
}

describe('TickLoop at speed max', () => {
  it('stands still while nobody waits', async () => {
    const { loop, ticks } = maxLoop();
    loop.start();
    for (let i = 0; i < 50; i += 1) await turn();
    expect(ticks()).toBe(0);
    loop.stop();
  });

  it('runs exactly the ticks that are waited for', async () => {
    const { loop, waiters, ticks } = maxLoop();
    loop.start();
    const { signal } = new AbortController();
    for (let i = 0; i < 7; i += 1) await waiters.next(signal);
    for (let i = 0; i < 50; i += 1) await turn();
    expect(ticks()).toBe(7);
    loop.stop();
  });

  it('gives two waits the same tick', async () => {
    const { loop, waiters, ticks } = maxLoop();
    loop.start();
    const { signal } = new AbortController();
    await Promise.all([waiters.next(signal), waiters.next(signal)]);
    expect(ticks()).toBe(1);
    loop.stop();
  });

  it('stops ticking when the only one who waits goes away', async () => {
    const { loop, waiters, ticks } = maxLoop();
    const gone = new AbortController();
    const wait = waiters.next(gone.signal);
    gone.abort();
    await expect(wait).rejects.toMatchObject({ kind: 'connection' });
    loop.start();
    for (let i = 0; i < 50; i += 1) await turn();
    expect(ticks()).toBe(0);
    loop.stop();
  });

  it('holds a tick until what belongs to it is made, and leaves the event loop free meanwhile', async () => {
    const chunk = holding();
    const { loop, waiters, ticks } = maxLoop(chunk.held);
    loop.start();
    chunk.hold();
    const wait = waiters.next(new AbortController().signal);
    for (let i = 0; i < 50; i += 1) await turn();
    expect(ticks()).toBe(0);
    chunk.made();
    await wait;
    expect(ticks()).toBe(1);
    loop.stop();
  });
});

describe('TickLoop at speed max, with a tick in parts', () => {
  it('does them only once the tick is wanted, and the tick after them', async () => {
    const { log, prepare } = parted(3);
    const { loop, waiters, ticks } = maxLoop(() => null, prepare);
    loop.start();
    for (let i = 0; i < 50; i += 1) await turn();
    expect(log).toEqual([]);
    await waiters.next(new AbortController().signal);
    expect(log).toEqual(['part', 'part', 'part']);
    expect(ticks()).toBe(1);
    loop.stop();
  });
});

describe('TickLoop at real speed', () => {
  it('does the parts of a tick that is due before it, with a turn of the event loop after each that takes long', async () => {
    const { log, prepare } = parted(3);
    let time = 0;
    const slowly = (): boolean => {
      time += 2;
      return prepare();
    };
    const ports = { tick: () => log.push('tick'), held: () => null, prepare: slowly, wanted: () => false, rate: () => 20, now: () => time };
    const loop = new TickLoop('real', ports);
    loop.start();
    expect(log).toEqual(['part']);
    while (!log.includes('tick')) {
      log.push('turn');
      await turn();
    }
    expect(log.filter((entry) => entry !== 'turn')).toEqual(['part', 'part', 'part', 'tick']);
    expect(log.join(' ')).toMatch(/part turn part turn part/);
    loop.stop();
  });

  it('holds a tick that is due until what belongs to it is made', async () => {
    const chunk = holding();
    let ticks = 0;
    const ports = { tick: () => (ticks += 1), held: chunk.held, prepare: nothing, wanted: () => false, rate: () => 20, now: () => 0 };
    const loop = new TickLoop('real', ports);
    chunk.hold();
    loop.start();
    for (let i = 0; i < 50; i += 1) await turn();
    expect(ticks).toBe(0);
    chunk.made();
    await turn();
    expect(ticks).toBe(1);
    loop.stop();
  });

  it('makes up for late ticks, and drops them when the machine is far too slow', async () => {
    let time = 0;
    let ticks = 0;
    const ports = { tick: () => (ticks += 1), held: () => null, prepare: nothing, wanted: () => false, rate: () => 20, now: () => time };
    const loop = new TickLoop('real', ports);
    loop.start();
    expect(ticks).toBe(1);
    time = 250;
    while (ticks < 6) await new Promise((resolve) => setTimeout(resolve, 1));
    time = 60_000;
    while (ticks < 7) await new Promise((resolve) => setTimeout(resolve, 1));
    for (let i = 0; i < 20; i += 1) await turn();
    expect(ticks).toBe(7);
    loop.stop();
  });
});

describe('TickWaiters', () => {
  it('refuses everyone once the game ends', async () => {
    const waiters = new TickWaiters(() => {});
    const { signal } = new AbortController();
    const wait = waiters.next(signal);
    waiters.close(new ControlError('connection', 'the game is ending; start it again'));
    await expect(wait).rejects.toThrow(/ending/);
    await expect(waiters.next(signal)).rejects.toThrow(/ending/);
  });
});
