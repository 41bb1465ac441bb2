/** A title; times in ticks. Texts have formatting codes (hud/styled-text.ts). */
export interface TitleView {
  readonly title: string;
  readonly subtitle: string;
  readonly fadeIn: number;
  readonly stay: number;
  readonly fadeOut: number;
}

export type BossBarColor = 'pink' | 'blue' | 'red' | 'green' | 'yellow' | 'purple' | 'white';
export type BossBarStyle = 'progress' | 'notched_6' | 'notched_10' | 'notched_12' | 'notched_20';

export interface BossBarView {
  /** With its namespace. */
  readonly id: string;
  readonly name: string;
  readonly value: number;
  readonly max: number;
  readonly color: BossBarColor;
  readonly style: BossBarStyle;
  readonly visible: boolean;
  /** Whether the player is among those it is for. */
  readonly shown: boolean;
  /** The part it was filled before the last change, 0..1, from which the fill eases. */
  readonly before: number;
}

/** Scores of one objective as the sidebar and the list of players show them, highest first. */
export interface ScoreListView {
  readonly title: string;
  readonly rows: readonly { readonly name: string; readonly score: number }[];
}

/** What is shown over the game beside the player's own state. */
export interface HudView {
  /** The last title; whether it can still be seen follows from the moment `title`. */
  readonly title: TitleView | null;
  readonly actionBar: string | null;
  readonly bossBars: readonly BossBarView[];
  readonly sidebar: ScoreListView | null;
  readonly playerList: ScoreListView | null;
  /**
   * How often each thing happened that is shown for a while: `title`, `action-bar`, `hurt`, `heal`, `totem`, `experience`, `boss-bar ID`. Nothing counts
   * down here: who draws notes in its own clock when a count went up.
   */
  readonly moments: ReadonlyMap<string, number>;
}
