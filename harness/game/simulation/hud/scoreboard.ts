import type { ScoreListView } from './hud-view.ts';

export const displaySlots = ['sidebar', 'list', 'below_name'] as const;
export type DisplaySlot = (typeof displaySlots)[number];

export interface Objective {
  readonly name: string;
  /** Text with formatting codes. */
  readonly display: string;
  readonly criterion: string;
}

/** Scores of one holder, by objective. */
export interface SavedScore {
  readonly holder: string;
  readonly objective: string;
  readonly score: number;
}

/** The scoreboard as a save keeps it. */
export interface SavedScoreboard {
  readonly objectives: readonly Objective[];
  readonly scores: readonly SavedScore[];
  readonly slots: Readonly<Partial<Record<DisplaySlot, string>>>;
}

/** Rows that the sidebar shows at most (minecraft.wiki, "Scoreboard", "Display slots"). */
const mostRows = 15;

/** Objectives, who has how many points in them, and where each is shown. */
export class Scoreboard {
  #objectives: readonly Objective[] = [];
  #scores: readonly SavedScore[] = [];
  #slots: Readonly<Partial<Record<DisplaySlot, string>>> = {};

  get objectives(): readonly Objective[] {
    return this.#objectives;
  }

  get scores(): readonly SavedScore[] {
    return this.#scores;
  }

  objective(name: string): Objective | undefined {
    return this.#objectives.find((objective) => objective.name === name);
  }

  /** False when there is one of that name. */
  add(objective: Objective): boolean {
    if (this.objective(objective.name) !== undefined) return false;
    this.#objectives = [...this.#objectives, objective];
    return true;
  }

  /** Removes an objective with its scores, wherever it is shown. */
  remove(name: string): void {
    this.#objectives = this.#objectives.filter((objective) => objective.name !== name);
    this.#scores = this.#scores.filter((score) => score.objective !== name);
    this.#slots = Object.fromEntries(Object.entries(this.#slots).filter(([, shown]) => shown !== name));
  }

  shownIn(slot: DisplaySlot): string | null {
    return this.#slots[slot] ?? null;
  }

  /** Shows an objective in a slot, or nothing. */
  display(slot: DisplaySlot, name: string | null): void {
    const { [slot]: _, ...others } = this.#slots;
    this.#slots = name === null ? others : { ...others, [slot]: name };
  }

  score(holder: string, objective: string): number | null {
    return this.#scores.find((each) => each.holder === holder && each.objective === objective)?.score ?? null;
  }

  set(holder: string, objective: string, score: number): void {
    const entry = { holder, objective, score };
    const at = this.#scores.findIndex((each) => each.holder === holder && each.objective === objective);
    this.#scores = at < 0 ? [...this.#scores, entry] : this.#scores.with(at, entry);
  }

  /** Takes a holder's score in one objective, or in all; answers how many were taken. */
  reset(holder: string, objective: string | null): number {
    const kept = this.#scores.filter((each) => each.holder !== holder || (objective !== null && each.objective !== objective));
    const taken = this.#scores.length - kept.length;
    this.#scores = kept;
    return taken;
  }

  /** What the sidebar or the list shows: highest score first, then by name; null while nothing is displayed there. */
  shown(slot: DisplaySlot): ScoreListView | null {
    const objective = this.objective(this.#slots[slot] ?? '');
    if (objective === undefined) return null;
    const rows = this.#scores
      // Names that begin with # are for hidden counters (minecraft.wiki, "Scoreboard").
      .filter((each) => each.objective === objective.name && !each.holder.startsWith('#'))
      .sort((a, b) => b.score - a.score || (a.holder < b.holder ? -1 : 1));
    return { title: objective.display, rows: rows.slice(0, mostRows).map(({ holder, score }) => ({ name: holder, score })) };
  }

  export(): SavedScoreboard {
    return { objectives: this.#objectives, scores: this.#scores, slots: this.#slots };
  }

  import(saved: SavedScoreboard): void {
    this.#objectives = saved.objectives;
    this.#scores = saved.scores;
    this.#slots = saved.slots;
  }
}
