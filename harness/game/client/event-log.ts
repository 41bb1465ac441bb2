import type { EventKind, GameEvent } from '../control/game-port.ts';
import { Ring } from '../input/ring.ts';

/** How many of the newest events are kept (spec, "Waits and events"). */
export const eventLogSize = 256;

/** What happened, numbered: screens, chat, deaths, items, worlds, input by a person. */
export class EventLog {
  readonly #ring = new Ring<GameEvent>(eventLogSize);

  /** Number of the newest event, 0 before the first. */
  get last(): number {
    return this.#ring.last;
  }

  push(tick: number, kind: EventKind, details: Readonly<Record<string, unknown>> = {}): void {
    this.#ring.push((seq) => ({ seq, tick, kind, ...details }));
  }

  /** The kept events newer than a number, oldest first. */
  newerThan(since: number): readonly GameEvent[] {
    return this.#ring.newerThan(since);
  }
}
