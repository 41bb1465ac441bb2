import type { InputEvent, Origin } from './input-event.ts';
import { writesText } from './key-names.ts';
import { Ring } from './ring.ts';

/** How many of the newest input events are kept (spec, "Input provenance"). */
export const inputLogSize = 512;

const redacted = '<redacted>';
const ticksPerSecond = 20;

/** What was put in: an event, or a line of the control socket. Typed text never appears in either. */
export type LoggedInput = { readonly line: string } | { readonly event: Readonly<Record<string, unknown>> };

/** One row of `input-log`: its number, the client tick it counts for, who caused it, and what it was. */
export type InputLogEntry = { readonly seq: number; readonly tick: number; readonly origin: Origin } & LoggedInput;

/** The `input` section of `state` and `status`. Ages are in seconds of ticks, null before the first input of a person. */
export interface InputSummary {
  readonly last_origin: Origin | null;
  readonly counts: Readonly<Record<Origin, number>>;
  readonly user_since_agent: boolean;
  readonly last_user_age_s: number | null;
}

/** Which rows `list` returns: newer than `since`, of one origin, at most `limit` of the newest. */
export interface InputLogFilter {
  readonly since?: number | undefined;
  readonly limit: number;
  readonly origin?: Origin | undefined;
}

function withoutText(event: InputEvent, typing: boolean): Readonly<Record<string, unknown>> {
  if (event.type === 'text') return { type: 'text', text: redacted };
  if (event.type === 'key' && typing && writesText(event.key)) return { ...event, key: redacted };
  return { ...event };
}

type MutableEntry = { seq: number; tick: number; origin: Origin; line?: string; event?: Readonly<Record<string, unknown>> };

/** Who pressed what, and when: the newest input events, with counters that never forget (spec, "Input provenance"). */
export class InputLog {
  readonly #ring = new Ring<MutableEntry>(inputLogSize);
  readonly #counts: Record<Origin, number> = { user: 0, agent: 0, game: 0 };
  #lastOrigin: Origin | null = null;
  #userSinceAgent = false;
  #lastUserTick: number | null = null;

  /** The newest number, 0 before the first. */
  get last(): number {
    return this.#ring.last;
  }

  /**
   * Notes an input event. `typing` tells whether a field takes text now: letters are then kept as `<redacted>`. The function that is
   * returned redacts the row afterwards, for a key that turns out to have gone into a field that opened in between.
   */
  event(tick: number, origin: Origin, event: InputEvent, typing: boolean): () => void {
    this.#count(tick, origin);
    const entry = this.#ring.push((seq) => ({ seq, tick, origin, event: withoutText(event, typing) }));
    return () => {
      entry.event = withoutText(event, true);
    };
  }

  /** Notes a line of the control socket, as it may be kept: a redacted command is its name and `<redacted>`. */
  line(tick: number, line: string): void {
    this.#count(tick, 'agent');
    this.#ring.push((seq) => ({ seq, tick, origin: 'agent', line }));
  }

  /** The rows that a filter lets through, oldest first. */
  list(filter: InputLogFilter): readonly InputLogEntry[] {
    const rows = this.#ring.newerThan(filter.since ?? 0).filter((row) => filter.origin === undefined || row.origin === filter.origin);
    return rows.slice(-filter.limit) as readonly InputLogEntry[];
  }

  summary(tick: number): InputSummary {
    return {
      last_origin: this.#lastOrigin,
      counts: { ...this.#counts },
      user_since_agent: this.#userSinceAgent,
      last_user_age_s: this.#lastUserTick === null ? null : Math.max(0, tick - this.#lastUserTick) / ticksPerSecond,
    };
  }

  #count(tick: number, origin: Origin): void {
    this.#counts[origin] += 1;
    this.#lastOrigin = origin;
    if (origin === 'user') {
      this.#lastUserTick = tick;
      this.#userSinceAgent = true;
    }
    if (origin === 'agent') this.#userSinceAgent = false;
  }
}
