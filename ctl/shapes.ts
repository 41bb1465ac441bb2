/** Shapes shared by replies (spec, "Conventions"). */

/** [x, y, z] in blocks. */
export type Position = readonly [number, number, number];

/** A block as a reply shows it. `state` holds its properties as text, empty when it has none. */
export interface BlockShape {
  readonly pos: Position;
  readonly block: string;
  readonly state: Readonly<Record<string, string>>;
  readonly loaded: boolean;
}

export interface ItemStackShape {
  readonly item: string;
  readonly count: number;
  readonly damage?: number;
  readonly components?: Readonly<Record<string, unknown>>;
}

/** A stack plus the slot id of click-slot. */
export interface SlotShape extends ItemStackShape {
  readonly slot: number;
}

/** [x, y, width, height] in GUI pixels, the coordinates of click-at. */
export type Bounds = readonly [number, number, number, number];

export type WidgetKind = 'button' | 'slider' | 'field' | 'row' | 'tab' | 'slot';

/** One interactive element of the last frame (spec, "The widget tree"). */
export interface WidgetShape {
  readonly id: string;
  readonly kind: WidgetKind;
  readonly label: string;
  readonly bounds: Bounds;
  readonly enabled: boolean;
  /** Sliders 0..1; fields their text. */
  readonly value?: number | string;
  readonly selected?: boolean;
  readonly focused?: boolean;
  /** Its value is of this machine or this start (where the socket lies): it is left out of the digest U, and no golden keeps it. */
  readonly local?: true;
  readonly stack?: ItemStackShape;
}

/** Reply of `ui`. */
export interface UiShape {
  readonly screen: string;
  readonly gui_size: readonly [number, number];
  readonly frame: number;
  /** The resource packs and the shader pack that the picture goes through, in order; absent where there are none. */
  readonly packs?: readonly string[];
  readonly widgets: readonly WidgetShape[];
  /** Ids of widgets that the screen has beside these, scrolled out of the picture; absent where there are none. */
  readonly scrolled_out?: readonly string[];
  /** With `--since` of a frame that is remembered: `widgets` are those that changed since, and these are the ids that are gone. */
  readonly since?: number;
  readonly removed?: readonly string[];
}

/**
 * Digests of one frame's layers, hexadecimal. S state, U widget tree, D display list, P pixels. A game that cannot tell one leaves it out.
 */
export interface DigestsShape {
  readonly S?: string;
  readonly U?: string;
  readonly D?: string;
  readonly P?: string;
}

/** Reply of `screenshot`. `bands` are the 128-bit digests of the 64-row bands, top first; `written` is false when `--unless` matched. */
export interface ScreenshotShape {
  readonly ok: true;
  readonly path: string;
  readonly written: boolean;
  readonly width: number;
  readonly height: number;
  readonly frame: number;
  readonly tick: number;
  readonly digests: DigestsShape;
  readonly bands: readonly string[];
  /** Where the picture's linear light went, in 16 bits a channel; absent while that is not asked for. */
  readonly hdr?: string;
  /** Whether the next tick would draw the same picture; a game that cannot tell leaves it out. */
  readonly settled?: boolean;
  /** What still eases, by name (`hand`, `world`), so that a capture taken too early is told as such. */
  readonly easing?: readonly string[];
  /** Short digests of what the display list is made of, by name, so that a verdict can say which part moved. */
  readonly parts?: Readonly<Record<string, string>>;
  /** On request: how many quads of each texture are drawn and a short digest of how (`123 9f0c61d2`), by its name. */
  readonly draws?: Readonly<Record<string, string>>;
  readonly renderer: { readonly name: string; readonly driver: string };
  readonly last: number;
}

/** Reply of `hello`. What it does not list, nobody may assume. */
export interface HelloShape {
  readonly game: string;
  readonly version: string;
  readonly build: string;
  readonly java: { readonly version: string; readonly data: number };
  readonly api: readonly string[];
  readonly commands: readonly string[];
  readonly digests: readonly string[];
  /** Whether `screenshot --draws` names what is drawn; absent where it cannot. */
  readonly draws?: true;
  readonly renderer: { readonly name: string; readonly driver: string };
  readonly size: readonly [number, number];
  readonly display: 'window' | 'offscreen' | 'headless';
}
