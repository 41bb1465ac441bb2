import type { DroppedItems } from '../entities/dropped-items.ts';
import type { EntityGame } from '../entities/entity-game.ts';
import type { Hud } from '../hud/hud.ts';
import type { Player } from '../player/player.ts';
import type { Survival } from '../player/survival.ts';
import type { TickClock } from '../tick-clock.ts';
import type { BlockEditor } from '../world/block-editor.ts';
import type { WorldState } from '../world/world-state.ts';
import type { CommandNode, Runner } from './tree/command-node.ts';

/** What commands work on: the server's side of the game. */
export interface CommandGame {
  readonly world: WorldState;
  readonly player: Player;
  readonly survival: Survival;
  readonly editor: BlockEditor;
  readonly drops: DroppedItems;
  /** What entities act upon, for commands that have to do with them. */
  readonly entityGame: EntityGame;
  readonly clock: TickClock;
  readonly hud: Hud;
  /** What a command says of what it did; silent where the world's rules want that. */
  readonly reply: (text: string) => void;
  /** A chat line to the player that a command is for. */
  readonly tell: (text: string) => void;
  /** A chat line to the player that says why a command was not carried out. */
  readonly refuse: (text: string) => void;
  /** A chat line of somebody. */
  readonly chat: (text: string, from: string) => void;
}

/** One command of the chat, as a tree of words and arguments behind its name. */
export interface ChatCommand {
  readonly name: string;
  /** Other names that mean the same. */
  readonly aliases?: readonly string[];
  readonly summary: string;
  /** Refused when the world does not allow cheats. */
  readonly cheat: boolean;
  /** What may follow the name, and what the bare name does if it does something. */
  readonly parts: readonly (CommandNode | Runner)[];
}

export { CommandError } from './command-error.ts';
