import { Worker } from 'node:worker_threads';

/** How long one state of the load lasts, in milliseconds, and how long a process is stopped at a time. */
const stateMs = { least: 40, most: 400 };
const stopMs = { least: 10, most: 200 };
const mostBusy = 3;
/** Of ten changes of the load this many stop the process as well. */
const stopsOfTen = 4;

/** Marsaglia's xorshift (Journal of Statistical Software 8/14, 2003), 32 bits, as a number in [0, 1). */
function diceOf(seed: number): () => number {
  let state = seed | 1;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) / 2 ** 32;
  };
}

/** A busy machine. `end` leaves it quiet and every process running. */
export interface MachineLoad {
  end(): Promise<void>;
}

/**
 * Makes the machine busy by a seed: threads that only count come and go, and the process of `target` stands still for moments (SIGSTOP).
 * @param target gives the process once it lives; null before.
 */
export function startLoad(seed: number, target: () => number | null): MachineLoad {
  const roll = diceOf(seed * 0x9e3779b1);
  const between = ({ least, most }: { readonly least: number; readonly most: number }): number => least + (most - least) * roll();
  const busy: Worker[] = [];
  let over = false;
  let wake = (): void => {};
  const pause = (ms: number): Promise<void> =>
    new Promise((resolve) => {
      const timer = setTimeout(resolve, over ? 0 : ms);
      wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  const signal = (pid: number, name: 'SIGSTOP' | 'SIGCONT'): void => {
    try {
      process.kill(pid, name);
    } catch {
      // It has ended by itself.
    }
  };
  const run = (async () => {
    while (!over) {
      const wanted = Math.floor(roll() * (mostBusy + 1));
      while (busy.length < wanted) busy.push(new Worker('for (;;);', { eval: true }));
      while (busy.length > wanted) await busy.pop()?.terminate();
      const pid = roll() * 10 < stopsOfTen ? target() : null;
      if (pid !== null) {
        signal(pid, 'SIGSTOP');
        await pause(between(stopMs));
        signal(pid, 'SIGCONT');
      }
      await pause(between(stateMs));
    }
    for (const worker of busy) await worker.terminate();
  })();
  return {
    end: () => {
      over = true;
      wake();
      return run;
    },
  };
}
