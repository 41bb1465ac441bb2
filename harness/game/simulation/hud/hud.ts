import { BossBars, type SavedBossBar } from './boss-bars.ts';
import type { HudView } from './hud-view.ts';
import type { Moments } from './moments.ts';
import { type SavedScoreboard, Scoreboard } from './scoreboard.ts';
import { Titles } from './titles.ts';

/** What a save keeps of the interface's state: titles and moments pass, bars and scores stay. */
export interface SavedHud {
  readonly bossBars: readonly SavedBossBar[];
  readonly scoreboard: SavedScoreboard;
}

/** What the server tells the interface to show over the game, beside the player's own state. */
export class Hud implements HudView {
  readonly #moments: Moments;
  readonly titles: Titles;
  readonly bars: BossBars;
  readonly scoreboard = new Scoreboard();

  constructor(moments: Moments) {
    this.#moments = moments;
    this.titles = new Titles(moments);
    this.bars = new BossBars(moments);
  }

  get title(): HudView['title'] {
    return this.titles.title;
  }

  get actionBar(): string | null {
    return this.titles.actionBar;
  }

  get bossBars(): HudView['bossBars'] {
    return this.bars.list;
  }

  get sidebar(): HudView['sidebar'] {
    return this.scoreboard.shown('sidebar');
  }

  get playerList(): HudView['playerList'] {
    return this.scoreboard.shown('list');
  }

  get moments(): HudView['moments'] {
    return this.#moments.counts;
  }

  export(): SavedHud {
    return { bossBars: this.bars.export(), scoreboard: this.scoreboard.export() };
  }

  import(saved: SavedHud): void {
    this.bars.import(saved.bossBars);
    this.scoreboard.import(saved.scoreboard);
  }
}
