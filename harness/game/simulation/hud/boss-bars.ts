import type { BossBarColor, BossBarStyle, BossBarView } from './hud-view.ts';
import type { Moments } from './moments.ts';

export const bossBarColors = ['pink', 'blue', 'red', 'green', 'yellow', 'purple', 'white'] as const satisfies readonly BossBarColor[];
export const bossBarStyles = ['progress', 'notched_6', 'notched_10', 'notched_12', 'notched_20'] as const satisfies readonly BossBarStyle[];

/** A boss bar as a save keeps it. Its id has a namespace. */
export type SavedBossBar = Omit<BossBarView, 'before'>;

/** What a boss bar is while nothing was set (minecraft.wiki, "Commands/bossbar"). */
const fresh = { value: 0, max: 100, color: 'white', style: 'progress', visible: true, shown: false } as const;

const partOf = ({ value, max }: SavedBossBar): number => Math.min(1, value / max);

/** The boss bars that commands made, in the order in which they were made. */
export class BossBars {
  readonly #moments: Moments;
  #bars: BossBarView[] = [];

  constructor(moments: Moments) {
    this.#moments = moments;
  }

  get list(): readonly BossBarView[] {
    return this.#bars;
  }

  get(id: string): BossBarView | undefined {
    return this.#bars.find((bar) => bar.id === id);
  }

  /** Adds a bar that nobody sees yet. False when there is one of that id. */
  add(id: string, name: string): boolean {
    if (this.get(id) !== undefined) return false;
    this.#bars = [...this.#bars, { ...fresh, id, name, before: 0 }];
    return true;
  }

  /** Changes a bar; false when that changes nothing. */
  set(id: string, changes: Partial<SavedBossBar>): boolean {
    const bar = this.get(id);
    if (bar === undefined) return false;
    const next = { ...bar, ...changes };
    if (Object.entries(changes).every(([key, value]) => bar[key as keyof SavedBossBar] === value)) return false;
    if (partOf(next) !== partOf(bar)) {
      this.#moments.mark(`boss-bar ${id}`);
      next.before = partOf(bar);
    }
    this.#bars = this.#bars.map((other) => (other === bar ? next : other));
    return true;
  }

  remove(id: string): boolean {
    const left = this.#bars.filter((bar) => bar.id !== id);
    if (left.length === this.#bars.length) return false;
    this.#bars = left;
    this.#moments.forget(`boss-bar ${id}`);
    return true;
  }

  export(): readonly SavedBossBar[] {
    return this.#bars.map(({ before: _, ...bar }) => bar);
  }

  import(saved: readonly SavedBossBar[]): void {
    this.#bars = saved.map((bar) => ({ ...bar, before: partOf(bar) }));
  }
}
