import type { WorldState } from './world/world-state.ts';

/**
 * Most world ticks that one client tick runs: a busy tick takes two milliseconds, so a sprint or a high rate leaves the client time
 * to draw and to answer twenty times a second.
 */
const mostAtOnce = 20;
const clientRate = 20;

/** Says how many world ticks each client tick runs: freeze, step, sprint and rate (minecraft.wiki, "Commands/tick"). */
export class TickClock {
  readonly #world: WorldState;
  #stepsLeft = 0;
  #sprintLeft = 0;
  /** Part of a world tick that is due, for rates other than 20. */
  #due = 0;
  /** Told when a sprint has run all its ticks. */
  onSprintDone: () => void = () => {};

  constructor(world: WorldState) {
    this.#world = world;
  }

  get stepsLeft(): number {
    return this.#stepsLeft;
  }

  get sprintLeft(): number {
    return this.#sprintLeft;
  }

  freeze(frozen: boolean): void {
    this.#world.frozen = frozen;
    this.#stepsLeft = 0;
  }

  /** Lets a frozen world run this many ticks; 0 ends the steps. */
  step(ticks: number): void {
    this.#stepsLeft = ticks;
  }

  /** Runs ticks back to back, frozen or not; 0 ends the sprint. */
  sprint(ticks: number): void {
    this.#sprintLeft = ticks;
  }

  /** World ticks for one client tick. */
  advance(): number {
    if (this.#sprintLeft > 0) {
      const ticks = Math.min(this.#sprintLeft, mostAtOnce);
      this.#sprintLeft -= ticks;
      if (this.#sprintLeft === 0) this.onSprintDone();
      return ticks;
    }
    if (this.#world.frozen && this.#stepsLeft === 0) return 0;
    this.#due += this.#world.tickRate / clientRate;
    const ticks = Math.min(Math.floor(this.#due), mostAtOnce, this.#world.frozen ? this.#stepsLeft : mostAtOnce);
    this.#due = Math.min(this.#due - ticks, 1);
    if (this.#world.frozen) this.#stepsLeft -= ticks;
    return ticks;
  }
}
