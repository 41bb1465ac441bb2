import type { ChatCompletion } from '../simulation/commands/chat-completion.ts';
import type { SlotClick } from '../simulation/containers/slot-click.ts';
import type { GameMode, ItemStack, SimulationView } from '../simulation/view.ts';
import type { OptionKey, OptionValues } from './options/option-table.ts';

export type { OptionValues } from './options/option-table.ts';

/** A saved world as the list shows it. `lastPlayed` is the time its level.dat names, in milliseconds since 1970. */
export interface WorldSummary {
  readonly folder: string;
  readonly name: string;
  readonly mode: GameMode;
  readonly cheats: boolean;
  readonly lastPlayed: number;
  /** The world's picture, `worldIconSide` rows of as many pixels, 0xRRGGBB; absent when it has none. */
  readonly icon?: Uint32Array;
}

/** Pixels along the side of a world's picture in the list. */
export const worldIconSide = 24;

export interface NewWorld {
  readonly name: string;
  /** Text of the seed field; empty means the game chooses one. */
  readonly seed: string;
  readonly mode: GameMode;
  readonly cheats: boolean;
  /** Normal when absent. */
  readonly difficulty?: SimulationView['world']['difficulty'];
}

/** A line of chat and the client tick it arrived at. */
export interface ChatLine {
  readonly text: string;
  readonly tick: number;
  /** Who said it; null or absent for what the game says. */
  readonly from?: string | null;
}

/** A notice in the corner: an item's picture, a heading, a line; and the tick it came at. */
export interface Toast {
  readonly item: string;
  readonly title: string;
  readonly text: string;
  readonly tick: number;
}

/** A pack that can be chosen. */
export interface PackChoice {
  /** What the option holds when it is chosen. */
  readonly id: string;
  readonly title: string;
  readonly description: string;
}

/** Who may drive the game, as its pages show it. */
export interface AgentControlView {
  /** Nothing of it is shown or open while the player's No AI switch is on. */
  readonly noAi: boolean;
  /** The player has Agent Control on, or the game was started with it. */
  readonly on: boolean;
  /** The path of the default endpoint while it is open. */
  readonly socket: string | null;
  /** The path of another endpoint that the command line asked for. */
  readonly other: string | null;
  /** How many clients are connected. */
  readonly clients: number;
  /** Ticks since the last command, null before the first. */
  readonly lastCommand: number | null;
  /** Why a switch could not be carried out or written down. */
  readonly problem: string | null;
}

/** What the screens may see and ask for. The client implements it; a request takes effect at the end of the tick. */
export interface GuiHost {
  /** The picture in pixels. */
  readonly width: number;
  readonly height: number;
  /** Screen pixels a GUI pixel. */
  readonly scale: number;
  /** Null on the title side of the game. */
  readonly simulation: SimulationView | null;
  /** Ticks that drive what blinks and fades: the world's while HORIZON_STILL, the client's otherwise. */
  readonly ticks: number;
  /** The player is seen from outside, so nothing is aimed at with the middle of the picture. */
  readonly seenFromOutside?: boolean;
  /** The camera stands before the player and looks back at it. */
  readonly seenFromBefore?: boolean;
  readonly version: string;
  readonly options: OptionValues;
  readonly chatLines: readonly ChatLine[];
  readonly toasts: readonly Toast[];
  /** Ticks since something of HudView.moments happened last, by the clock of `ticks`; Infinity when it never did. */
  since(moment: string): number;
  /** The key or button of an action, as options.txt names actions: `key.playerlist`. */
  binding(action: string): string;
  /** Lines of the F3 screen, left and right. */
  readonly debugLines: { readonly left: readonly string[]; readonly right: readonly string[] } | null;
  /** The held item's name and how many ticks it is still shown, for the fade above the hotbar. */
  readonly heldName: { readonly stack: ItemStack; readonly ticksLeft: number } | null;
  worlds(): readonly WorldSummary[];
  /** The packs that the picture can go through: the game's own, then those of the game home. */
  shaderPacks(): readonly PackChoice[];
  /** The resource packs that textures can be taken from. */
  resourcePacks(): readonly PackChoice[];
  openWorld(folder: string): void;
  createWorld(world: NewWorld): void;
  /** Gives a world that is not open another name. */
  renameWorld(folder: string, name: string): void;
  /** Deletes a world that is not open, for good. False when an agent asked and the player has not agreed. */
  deleteWorld(folder: string): boolean;
  quitToTitle(): void;
  quit(): void;
  say(line: string): void;
  /** What could be written at the caret of a chat line; absent where nothing is known of commands. */
  complete?(line: string, caret: number): ChatCompletion | null;
  /** A click in the open menu: see SimulationApi. */
  clickSlot(click: SlotClick): void;
  closeMenu(): void;
  /** Gets a player up that lies in a bed. */
  leaveBed?(): void;
  /** Brings a dead player back. Without it the death screen's button for it is disabled. */
  respawn?(): void;
  /** Makes the open world as hard as this. */
  setDifficulty(difficulty: SimulationView['world']['difficulty']): void;
  setOption<K extends OptionKey>(key: K, value: OptionValues[K]): void;
  /** A line of chat that was left unsent. */
  chatDraft?: string;
  readonly agents: AgentControlView;
  /** Turns No AI. False when an agent asked and the player has not agreed. */
  setNoAi(on: boolean): boolean;
  /** Opens or closes the default endpoint. */
  setAgentControl(on: boolean): void;
  /** What an agent's configuration needs to reach this game. */
  connectionDetails(): string;
  /** Earlier chat input, newest last, for the up key. */
  readonly sentLines: readonly string[];
  /** The system's clipboard, empty where there is none. */
  clipboard(): string;
  copy(text: string): void;
}
