import type { Speed } from './launch-options.ts';

/** Late ticks that are made up for at once; a machine that is slower than that runs the game slower. */
const catchUpTicks = 10;

/** How long the event loop is kept for what can be done before a tick, in milliseconds. */
const sliceMs = 1;

/** What the loop needs of the world outside. */
export interface TickLoopPorts {
  /** Runs one client tick. */
  readonly tick: () => void;
  /** Null when the next tick can run, else a promise after which to ask again: something that belongs to it is still being made. */
  readonly held: () => Promise<void> | null;
  /** Does a small part of what the next tick would have to do at once; false when nothing is left. Asked when that tick is due and not held. */
  readonly prepare: () => boolean;
  /** Whether something waits for a tick (asked at `--speed max` only). */
  readonly wanted: () => boolean;
  /** Ticks a second at real speed. */
  readonly rate: () => number;
  /** Milliseconds of a clock that never goes back. */
  readonly now: () => number;
}

/**
 * Runs the ticks. At real speed they follow the clock. At `max` the game stands still until a tick is wanted, and then they run back to
 * back, with a turn of the event loop between two of them so that sockets are served. What can be done before a tick is done in small parts
 * with a turn after each.
 */
export class TickLoop {
  readonly #speed: Speed;
  readonly #ports: TickLoopPorts;
  readonly #leastMs: number;
  #running = false;
  #timer: NodeJS.Timeout | null = null;
  #immediate: NodeJS.Immediate | null = null;
  /** When the next tick is due, at real speed. */
  #due = 0;

  /** @param leastMs the least time between two ticks at `max`, in milliseconds; 0 for none. */
  constructor(speed: Speed, ports: TickLoopPorts, leastMs = 0) {
    this.#speed = speed;
    this.#ports = ports;
    this.#leastMs = leastMs;
  }

  start(): void {
    this.#running = true;
    this.#due = this.#ports.now();
    if (this.#speed === 'real') this.#followClock();
    else this.wake();
  }

  stop(): void {
    this.#running = false;
    if (this.#timer !== null) clearTimeout(this.#timer);
    if (this.#immediate !== null) clearImmediate(this.#immediate);
    this.#timer = null;
    this.#immediate = null;
  }

  /** A tick is wanted. Does nothing at real speed, where the next one comes anyway. */
  wake(): void {
    if (this.#speed === 'real' || !this.#running || this.#immediate !== null || this.#timer !== null) return;
    if (this.#leastMs > 0) this.#timer = setTimeout(() => this.#runWanted(), this.#leastMs);
    else this.#immediate = setImmediate(() => this.#runWanted());
  }

  #runWanted(): void {
    this.#immediate = null;
    this.#timer = null;
    if (!this.#running || !this.#ports.wanted()) return;
    const held = this.#ports.held();
    if (held !== null) {
      void held.then(() => this.wake());
      return;
    }
    if (this.#prepareSlice()) {
      this.#immediate = setImmediate(() => this.#runWanted());
      return;
    }
    this.#ports.tick();
    // Whoever waited goes on in microtasks, which run before the next turn of the loop: only then is it known whether more is wanted.
    this.wake();
  }

  /** Does parts of what comes before the next tick, for a moment. False when none is left. */
  #prepareSlice(): boolean {
    const end = this.#ports.now() + sliceMs;
    do if (!this.#ports.prepare()) return false;
    while (this.#ports.now() < end);
    return true;
  }

  /** How far the time between the last tick and the next has gone, 0..1. At `max` ticks have no time between them: 1. */
  partial(): number {
    if (this.#speed === 'max') return 1;
    const interval = 1000 / this.#ports.rate();
    return Math.min(1, Math.max(0, 1 - (this.#due - this.#ports.now()) / interval));
  }

  #followClock(): void {
    this.#immediate = null;
    if (!this.#running) return;
    const now = this.#ports.now();
    const interval = 1000 / this.#ports.rate();
    if (now - this.#due > catchUpTicks * interval) this.#due = now;
    if (now >= this.#due) {
      const held = this.#ports.held();
      if (held !== null) {
        this.#timer = null;
        void held.then(() => this.#followClock());
        return;
      }
      if (this.#prepareSlice()) {
        this.#timer = null;
        this.#immediate = setImmediate(() => this.#followClock());
        return;
      }
      this.#due += interval;
      this.#ports.tick();
    }
    if (!this.#running) return;
    // One tick a turn, so that commands are served between late ticks.
    this.#timer = setTimeout(() => this.#followClock(), Math.max(0, this.#due - this.#ports.now()));
  }
}
