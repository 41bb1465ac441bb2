import type { GuiQuads } from '../display/display-list.ts';
import type { InputEvent } from '../input/input-event.ts';
import type { ItemStack } from '../simulation/view.ts';
import type { OptionPage } from './options/option-pages.ts';

/** One interactive element of a frame, in the shape that `ui` answers (spec, "The widget tree"). */
export interface Widget {
  readonly id: string;
  readonly kind: 'button' | 'slider' | 'field' | 'row' | 'tab' | 'slot';
  readonly label: string;
  readonly bounds: readonly [number, number, number, number];
  readonly enabled: boolean;
  readonly value?: number | string;
  readonly selected?: boolean;
  readonly focused?: boolean;
  /** Its value belongs to this computer, as a path does, and is no part of the picture. */
  readonly local?: boolean;
  readonly stack?: ItemStack;
}

/** Names of the screens. `game` means none is open. `death` and `bed` open and close by themselves with the player's death and sleep. */
export type ScreenName =
  | 'title'
  | 'select-world'
  | 'create-world'
  | 'edit-world'
  | 'delete-world'
  | OptionPage
  | 'pause'
  | 'statistics'
  | 'chat'
  | 'inventory'
  | 'creative'
  | 'crafting'
  | 'furnace'
  | 'chest'
  | 'loading'
  | 'death'
  | 'bed'
  | 'game';

/** What one frame of the interface is: quads for the display list and the widgets that were registered while drawing them. */
export interface GuiFrame {
  readonly screen: ScreenName;
  readonly quads: GuiQuads;
  readonly widgets: readonly Widget[];
  /** Widgets of the screen that are scrolled out of the picture, with the way to scroll for them. */
  readonly scrolledOut: readonly { readonly widget: Widget; readonly at: 'above' | 'below' }[];
  /** Whether the pointer is free (a screen is open) or steers the view. */
  readonly pointerFree: boolean;
  /** Whether F1 hides the interface; the hand and the block's outline go with it. */
  readonly hudHidden: boolean;
}

/**
 * The screens and the HUD. `handle` is given every input event while a screen is open and returns true when it used it; while no
 * screen is open the client gives it only the keys of the interface itself (escape, chat, command, inventory, f1, f3).
 */
export interface GuiApi {
  readonly screen: ScreenName;
  /** True while a focused field takes text. */
  readonly takesText: boolean;
  /** True when the open screen stops a single player's world (pause). */
  readonly pauses: boolean;
  frame(): GuiFrame;
  handle(event: InputEvent): boolean;
  open(screen: ScreenName, initialText?: string): void;
  /** The event that led to a screen, for the events list, is derived by the client from `screen`. */
}
