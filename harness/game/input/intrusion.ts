/** How long after its last line an agent still counts as driving, in ticks: five seconds (spec, "Input provenance"). */
export const drivingTicks = 100;

/** What tells whether an agent is driving, beside the time of its last line. */
export interface AgentPresence {
  /** Connected control clients. */
  readonly clients: number;
  /** A deferred action runs or a wait is pending. */
  readonly working: boolean;
}

/**
 * Notices a person taking over while an agent drives. One report is made for each time: the next needs another line of the agent's or
 * a pause of the person's, so that a moving mouse is one report and not hundreds.
 */
export class IntrusionWatch {
  #lastLine = Number.NEGATIVE_INFINITY;
  #lastUser = Number.NEGATIVE_INFINITY;
  #reported = false;

  /** Any line of a control client, polls included: an agent is watching. */
  agentLine(tick: number): void {
    this.#lastLine = tick;
    this.#reported = false;
  }

  /** Whether an agent counts as driving at this tick. */
  driving(tick: number, presence: AgentPresence): boolean {
    return presence.clients > 0 || presence.working || tick - this.#lastLine <= drivingTicks;
  }

  /** A person's input. True when it is to be reported. */
  userInput(tick: number, presence: AgentPresence): boolean {
    if (tick - this.#lastUser > drivingTicks) this.#reported = false;
    this.#lastUser = tick;
    if (this.#reported || !this.driving(tick, presence)) return false;
    this.#reported = true;
    return true;
  }
}
