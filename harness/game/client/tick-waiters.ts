import { ControlError } from '../../../ctl/control-error.ts';

interface Waiter {
  readonly resolve: () => void;
  readonly reject: (error: Error) => void;
  readonly leave: () => void;
}

/** Why a wait ended without its tick: the signal's own reason, or that its client went away. */
function over(signal: AbortSignal): ControlError {
  if (signal.reason instanceof ControlError) return signal.reason;
  return new ControlError('connection', 'the client of this command went away; connect again');
}

/** Those who wait for the next client tick. At `--speed max` the game ticks only while there are some. */
export class TickWaiters {
  #waiting = new Set<Waiter>();
  #closed: ControlError | null = null;
  readonly #wake: () => void;

  /** @param wake called when the first one begins to wait. */
  constructor(wake: () => void) {
    this.#wake = wake;
  }

  get count(): number {
    return this.#waiting.size;
  }

  /** Resolves after the next tick; rejects with ControlError when the signal aborts or the game ends. */
  next(signal: AbortSignal): Promise<void> {
    if (this.#closed !== null) return Promise.reject(this.#closed);
    if (signal.aborted) return Promise.reject(over(signal));
    return new Promise((resolve, reject) => {
      const abort = () => {
        this.#waiting.delete(waiter);
        reject(over(signal));
      };
      const waiter: Waiter = { resolve, reject, leave: () => signal.removeEventListener('abort', abort) };
      signal.addEventListener('abort', abort, { once: true });
      this.#waiting.add(waiter);
      if (this.#waiting.size === 1) this.#wake();
    });
  }

  /** A tick has run: everyone who waited for it goes on, in the order they came. */
  ticked(): void {
    const done = this.#waiting;
    this.#waiting = new Set();
    for (const waiter of done) {
      waiter.leave();
      waiter.resolve();
    }
  }

  /** No tick will come any more. */
  close(reason: ControlError): void {
    this.#closed = reason;
    for (const waiter of this.#waiting) {
      waiter.leave();
      waiter.reject(reason);
    }
    this.#waiting.clear();
  }
}
