import type { ChatCompletion } from './commands/chat-completion.ts';
import type { SlotClick } from './containers/slot-click.ts';
import type { GameMode, PlayerControls, SimulationEvent, SimulationView, WorldView } from './view.ts';

/** How a world is begun. */
export interface WorldSettings {
  readonly name: string;
  readonly folder: string;
  readonly seed: bigint;
  readonly mode: GameMode;
  readonly cheats: boolean;
  /** Of a new world; normal when absent. */
  readonly difficulty?: WorldView['difficulty'];
  /** Chunks in each direction from the player's. */
  readonly viewDistance: number;
  /** HORIZON_STILL: frozen before the first tick. */
  readonly frozen: boolean;
}

/**
 * The writers of the simulation, for the client's loop and the saves alone. Screens, handlers and the renderer get SimulationView.
 * Menu clicks are the slot protocol of the game (what a click packet is to a server), not a way round the rules.
 */
export interface SimulationApi extends SimulationView {
  /** One client tick: the player always, the world unless frozen (tick steps and sprint included). Chunks arrive here, a fixed number a tick. */
  tick(controls: PlayerControls): void;
  /**
   * Null when the next tick may run, else a promise after which to ask again. While a save takes the state, a tick throws. While another
   * thread still makes a chunk that arrives with that tick, a tick that is run all the same makes it itself; the world is the same either way.
   */
  unfinished(): Promise<void> | null;
  /**
   * Does well under a millisecond of what the next tick would have to do all at once, as far as nobody can see it before that tick; false
   * when nothing is left. To be called when the next tick is due; the world is the same whether it is or not.
   */
  prepare(): boolean;
  /** What happened since the last call, in order. */
  takeEvents(): readonly SimulationEvent[];
  /** A chat line from the player: text, or a command when it starts with a slash. Answers arrive as chat events. */
  say(line: string): void;
  /** What could be written at the caret of a chat line, and what is wrong with the line. Changes nothing. */
  complete(line: string, caret: number): ChatCompletion;
  /** A click in the open menu: that of a block (PlayerView.menu), else the own inventory's. @throws RangeError for a slot that it does not have. */
  clickSlot(click: SlotClick): void;
  closeMenu(): void;
  /** Gets a player up that lies in a bed; nothing for others. */
  leaveBed(): void;
  /** Brings a dead player back to its spawn point; nothing for a living one. */
  respawn(): void;
  /** Makes the world as hard as this, as its owner does in the options. */
  setDifficulty(difficulty: WorldView['difficulty']): void;
}
