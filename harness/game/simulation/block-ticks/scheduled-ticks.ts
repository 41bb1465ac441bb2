import type { SavedTick } from '../persistence.ts';
import { minY } from '../world/world-shape.ts';

/** A tick that was ordered for one block. Places are in blocks of the world; `due` is a game time. */
export interface ScheduledTick {
  readonly x: number;
  readonly y: number;
  readonly z: number;
  /** The block or fluid that ordered it; it happens only if that is still there. */
  readonly name: string;
  readonly fluid: boolean;
  readonly due: number;
}

const nameNumbers = new Map<string, number>();
const mostNames = 8192;

function numberOf(name: string): number {
  const known = nameNumbers.get(name);
  if (known !== undefined) return known;
  nameNumbers.set(name, nameNumbers.size);
  return nameNumbers.size - 1;
}

/** A number for a place of the chunk and a name. */
const keyOf = (x: number, y: number, z: number, name: string): number =>
  (((y - minY) << 8) | ((z & 15) << 4) | (x & 15)) * mostNames + numberOf(name);

/** The ticks that a chunk's blocks have ordered, in the order in which they did (minecraft.wiki, "Tick", "Scheduled tick"). */
export class ScheduledTicks {
  readonly #byKey = new Map<number, ScheduledTick>();
  /** No tick is due before this time. */
  #next = Number.POSITIVE_INFINITY;

  get size(): number {
    return this.#byKey.size;
  }

  /** Orders a tick, unless the same block at that place waits for one already. False when it does. */
  add(tick: ScheduledTick): boolean {
    const key = keyOf(tick.x, tick.y, tick.z, tick.name);
    if (this.#byKey.has(key)) return false;
    this.#byKey.set(key, tick);
    if (tick.due < this.#next) this.#next = tick.due;
    return true;
  }

  /** Takes out what is due at a time, in order. */
  take(time: number): readonly ScheduledTick[] {
    if (time < this.#next) return [];
    const due: ScheduledTick[] = [];
    this.#next = Number.POSITIVE_INFINITY;
    for (const [key, tick] of this.#byKey) {
      if (tick.due <= time) {
        due.push(tick);
        this.#byKey.delete(key);
      } else if (tick.due < this.#next) this.#next = tick.due;
    }
    // Blocks come before fluids, and what waits longest first; the sort keeps the order of what is due at once.
    return due.sort((a, b) => Number(a.fluid) - Number(b.fluid) || a.due - b.due);
  }

  /** As a save keeps them: by the ticks that are left, those of blocks before those of fluids. */
  export(time: number): readonly SavedTick[] {
    const ticks = [...this.#byKey.values()];
    return [...ticks.filter((tick) => !tick.fluid), ...ticks.filter((tick) => tick.fluid)].map(({ x, y, z, name, fluid, due }) => ({
      x,
      y,
      z,
      name,
      fluid,
      delay: due - time,
    }));
  }

  /** Takes over saved ones at a time. */
  import(saved: readonly SavedTick[], time: number): void {
    for (const { delay, ...tick } of saved) this.add({ ...tick, due: time + delay });
  }
}
