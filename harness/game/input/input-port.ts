import type { InputEvent } from './input-event.ts';
import type { HeldInput } from './input-state.ts';

/** A block that an action asks about. */
export interface SeenBlock {
  readonly name: string;
  readonly loaded: boolean;
  readonly air: boolean;
  /** Can be replaced by placing into it (air, water, plants). */
  readonly replaceable: boolean;
  /** Using it does something of its own, so that placing against it needs sneaking. */
  readonly interactive: boolean;
  /** Its properties as Java names them: `open: 'true'`. */
  readonly state: Readonly<Record<string, string>>;
}

/** A body other than the player's: a creature, a dropped item. */
export interface SeenEntity {
  readonly id: number;
  readonly kind: string;
  /** Its feet. */
  readonly pos: readonly [number, number, number];
  readonly width: number;
  readonly height: number;
  /** Whether it lives: has a body that can be hit and led. */
  readonly creature: boolean;
  /** Ticks for which it still shows that it was hit. */
  readonly hurt: number;
  /** It is falling over. */
  readonly dying: boolean;
}

/** A move of a way on foot. */
export interface SeenMove {
  readonly x: number;
  readonly y: number;
  readonly z: number;
  /** Height of the feet there. */
  readonly feet: number;
  readonly kind: 'walk' | 'jump' | 'drop' | 'leap' | 'climb' | 'descend' | 'swim';
  /** A door or gate to open first. */
  readonly opens: readonly [number, number, number] | null;
}

/** A way on foot to a place: all of it, or as far as one leads. */
export interface SeenPath {
  readonly moves: readonly SeenMove[];
  readonly complete: boolean;
  /** Why it is not: all that can be reached was looked at, the search was long enough, or the body stands nowhere. */
  readonly ended: 'goal' | 'exhausted' | 'limit' | 'nowhere';
}

/** A stack as an action tells of it. */
export interface SeenStack {
  readonly item: string;
  readonly count: number;
  readonly damage?: number;
  readonly components?: Readonly<Record<string, unknown>>;
}

/** What the crosshair points at, within reach. */
export interface SeenTarget {
  readonly pos: readonly [number, number, number];
  readonly face: 'down' | 'up' | 'north' | 'south' | 'west' | 'east';
}

/** A line of the chat; `refused` when it answers a command that was not carried out. */
export interface SeenChat {
  readonly text: string;
  readonly refused: boolean;
}

/** A widget of the last frame, as an action needs it. Bounds are [x, y, w, h] in GUI pixels. */
export interface SeenWidget {
  readonly id: string;
  readonly kind: 'button' | 'slider' | 'field' | 'row' | 'tab' | 'slot';
  readonly bounds: readonly [number, number, number, number];
  readonly enabled: boolean;
  readonly focused: boolean;
  /** Where to scroll for it when it is not in the picture. */
  readonly scrolledOut?: 'above' | 'below';
  readonly value?: number | string;
}

/**
 * The one door through which action handlers reach the game: they may look, and they may give input that a player could give.
 * There is no way from here to the world's writers. An action awaits `tick()` between inputs; the port's client applies queued
 * input at the start of the next client tick, in order.
 */
export interface InputPort {
  /** Queue input of origin `agent`. `confirmed`: the player agreed to what it brings about, though it cannot be undone. */
  give(event: InputEvent, confirmed?: boolean): void;
  /**
   * Resolves after the next client tick has run and its frame was built. Rejects when the client of this action went away, and when what
   * was given asks for something that cannot be undone and is not confirmed.
   */
  tick(): Promise<void>;

  /** Name of the open screen, `game` when none is open. */
  screen(): string;
  /** Widgets of a frame drawn after the last click (waits for it). */
  widgets(): Promise<readonly SeenWidget[]>;
  /** Ids of the buttons that lead from the title screen or the pause menu to a page of the options. */
  optionWay(page: string): readonly string[];
  /** Whether the open screen's focused widget takes text. */
  takesText(): boolean;
  /** Where the pointer must be, in GUI pixels, for a slider of these bounds to take a value of 0..1. */
  sliderPointerX(bounds: SeenWidget['bounds'], value: number): number;
  /** The picture in GUI pixels, [w, h]. */
  guiSize(): readonly [number, number];
  /** The keys and buttons that are down, as far as input was applied. */
  held(): HeldInput;
  /** Chat lines that arrived after the event of this number. */
  chatSince(seq: number): readonly SeenChat[];
  /** The number of the newest event. */
  lastEvent(): number;

  /** Feet position, view in degrees, and eye height above the feet in blocks. Only in a world. */
  player(): {
    readonly pos: readonly [number, number, number];
    readonly yaw: number;
    readonly pitch: number;
    readonly eyeHeight: number;
    readonly onGround: boolean;
    readonly selected: number;
    readonly heldItem: string | null;
    readonly mode: 'survival' | 'creative' | 'adventure' | 'spectator';
    readonly reach: number;
    readonly health: number;
    readonly food: number;
    readonly dead: boolean;
    readonly inWater: boolean;
    /** Items in the selected slot. */
    readonly heldCount: number;
    /** What is in use in a hand, since a button is held: food, a bow, a shield; null for nothing. */
    readonly using: string | null;
  };
  /** Bodies around, in the order in which they came into the world. */
  entities(): readonly SeenEntity[];
  /** The id of the body that the crosshair would meet within reach, before any block, if the view were yaw, pitch. */
  bodyAt(yaw: number, pitch: number): number | null;
  /** A way on foot from where the player is, from what is loaded; `within` blocks of the place are near enough. */
  pathTo(x: number, y: number, z: number, within: number): SeenPath;
  /** Tells how far a long action is, for who watches: `12 blocks to go`; null when it is over. */
  report(progress: string | null): void;
  /** The open menu, or the own inventory: its slots by number, and what is on the pointer. Only in a world. */
  menu(): { readonly slots: readonly (SeenStack | null)[]; readonly carried: SeenStack | null };
  block(x: number, y: number, z: number): SeenBlock;
  /** What the crosshair would hit if the view were yaw, pitch. */
  targetAt(yaw: number, pitch: number): SeenTarget | null;
  /** The degrees [yaw, pitch] that look from the eye at a point. Exact arithmetic. */
  anglesTo(x: number, y: number, z: number): readonly [number, number];
  /** The key bound to an action of options.txt (`key.forward`), as a key name of InputEvent or `mouse.left`. */
  binding(action: string): string;
}
