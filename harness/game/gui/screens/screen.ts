import type { ScreenName } from '../gui-api.ts';
import type { GuiHost } from '../gui-host.ts';
import type { Modifiers, Press, Stage } from '../stage.ts';

/** What a screen may do besides drawing: ask the host, and go to another screen. */
export interface ScreenContext {
  readonly host: GuiHost;
  /** What screens leave for those that come after them. */
  readonly remembered: { recipeBookOpen: boolean };
  /** Opens another screen in place of this one. @param initialText what that screen begins with, such as the world it is about. */
  go(screen: ScreenName, initialText?: string): void;
  /** Opens the screen this kind of screen is left for: the pause menu in a world, the title screen outside. */
  leaveOptions(): void;
}

/** One screen while it is open. It is made anew each time it opens, so what it remembers ends with it. */
export interface Screen {
  /** A single player's world stands still while it is open. */
  readonly pauses: boolean;
  /** The id of the widget that has the focus at first. */
  readonly initialFocus?: string;
  /** Draws everything and so lists the widgets. */
  draw(stage: Stage): void;
  /** A key or button (`mouse.left`) before anything else gets it; true when the screen took it, as one does that waits for a bind. */
  capture?(name: string): boolean;
  /** A key that the focused widget did not use; true when the screen did. */
  key?(key: string, modifiers: Modifiers): boolean;
  /** The wheel; positive is away from the player, so up. */
  wheel?(dy: number): void;
  /** The pointer moved, with a button held or not. */
  pointer?(x: number, y: number): void;
  /** A button was let go. */
  release?(button: Press['button']): void;
  /** A press on no enabled widget. */
  pressOutside?(press: Press): void;
  /** Escape. Screens that can't be left by it have none. */
  back?(): void;
  /** The screen was left, whatever led to it. */
  closed?(): void;
}
