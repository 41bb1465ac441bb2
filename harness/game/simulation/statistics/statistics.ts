/** Kinds of statistics in Java's file, in the order of its screen (minecraft.wiki, "Statistics"). */
export const statisticKinds = ['custom', 'mined', 'crafted', 'used', 'broken', 'picked_up', 'dropped', 'killed', 'killed_by'] as const;

export type StatisticKind = (typeof statisticKinds)[number];

/** Counts by kind and id; ids without `minecraft:`. What only another program knows is among them too, and is kept. */
export type SavedStatistics = Readonly<Record<string, Readonly<Record<string, number>>>>;

/** What others may see of the statistics. */
export interface StatisticsView {
  count(kind: StatisticKind, id: string): number;
  /** Everything that was counted of a kind, most often first. */
  most(kind: StatisticKind): readonly (readonly [id: string, count: number])[];
  export(): SavedStatistics;
}

/** Largest count: Java's are ints. */
const most = 2_147_483_647;

/** What the player of a world did so far, counted. Kinds and ids are in the order in which they were counted first. */
export class Statistics implements StatisticsView {
  readonly #counts = new Map<string, Map<string, number>>();

  /** Takes the counts of a saved world. */
  import(saved: SavedStatistics): void {
    for (const [kind, counts] of Object.entries(saved)) this.#counts.set(kind, new Map(Object.entries(counts)));
  }

  /** Counts something. @param id a block, an item, a creature, or for `custom` what was done. */
  add(kind: StatisticKind, id: string, by = 1): void {
    if (by > 0) this.set(kind, id, this.count(kind, id) + by);
  }

  /** Puts a count in place of what there was. */
  set(kind: StatisticKind, id: string, count: number): void {
    const counts = this.#counts.get(kind) ?? new Map<string, number>();
    this.#counts.set(kind, counts.set(id, Math.min(most, Math.floor(count))));
  }

  count(kind: StatisticKind, id: string): number {
    return this.#counts.get(kind)?.get(id) ?? 0;
  }

  most(kind: StatisticKind): readonly (readonly [id: string, count: number])[] {
    return [...(this.#counts.get(kind) ?? [])].sort(([a, n], [b, m]) => m - n || (a < b ? -1 : 1));
  }

  export(): SavedStatistics {
    return Object.fromEntries([...this.#counts].map(([kind, counts]) => [kind, Object.fromEntries(counts)]));
  }
}
