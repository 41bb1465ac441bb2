import type {
  BlockShape,
  DigestsShape,
  HelloShape,
  ItemStackShape,
  Position,
  ScreenshotShape,
  SlotShape,
  UiShape,
  WidgetShape,
} from './shapes.ts';
import type { GameCommandName } from './table/commands.ts';

/** Who caused input: a person, the control socket, or the game itself (spec, "Input provenance"). */
export type OriginShape = 'user' | 'agent' | 'game';

/** The `input` section of `state` and `status`. The age is in seconds of ticks, null before a person's first input. */
export interface InputSummaryShape {
  readonly last_origin: OriginShape | null;
  readonly counts: Readonly<Record<OriginShape, number>>;
  readonly user_since_agent: boolean;
  readonly last_user_age_s: number | null;
}

/** What each kind of event tells beside its number, its client tick and its kind. */
export interface EventDetails {
  readonly screen: { readonly screen: string };
  /** `from` is the speaker, null for what the game itself says. */
  readonly chat: { readonly text: string; readonly from: string | null };
  readonly death: { readonly text: string };
  readonly respawn: Readonly<Record<never, never>>;
  readonly item: { readonly item: string; readonly count: number };
  readonly dimension: { readonly dimension: string };
  /** `reason` is why the game left a world by itself, because a part of it cannot be read. */
  readonly world: { readonly what: 'opened' | 'left'; readonly world: string; readonly folder: string; readonly reason?: string };
  /** `input` is the type of the input event that came while an agent was driving. */
  readonly 'user-input': { readonly input: string };
}

export type EventKindShape = keyof EventDetails;

/** One event. `seq` counts up by one from 1. */
export type EventShape = {
  readonly [K in EventKindShape]: { readonly seq: number; readonly tick: number; readonly kind: K } & EventDetails[K];
}[EventKindShape];

/** One row of `input-log`: an input event, or a line of the control socket. Typed text is never in it. */
export type InputLogEntryShape = { readonly seq: number; readonly tick: number; readonly origin: OriginShape } & (
  | { readonly event: Readonly<Record<string, unknown>> }
  | { readonly line: string }
);

/** An entity near the player. */
export interface EntityShape {
  readonly id: number;
  readonly kind: string;
  readonly pos: Position;
  /** Blocks from the player's feet. */
  readonly distance: number;
  /** What it is called by a name of its own. */
  readonly name?: string;
  /** What lies there, for an item. */
  readonly stack?: ItemStackShape;
  readonly baby?: boolean;
}

/** The open world in `state`. Times are ticks. */
export interface WorldShape {
  readonly name: string;
  readonly folder: string;
  readonly seed: string;
  readonly loaded: boolean;
  /** How much is loaded, 0 to 1. */
  readonly progress: number;
  readonly time: number;
  readonly day_time: number;
  readonly frozen: boolean;
  /** Ticks a second. */
  readonly tick_rate: number;
  readonly weather: 'clear' | 'rain' | 'thunder';
  readonly difficulty: 'peaceful' | 'easy' | 'normal' | 'hard';
  readonly entities: number;
}

/** The player in `state`. Angles are degrees; `selected` is a hotbar slot from 1 to 9; `target` is the block at the crosshair. */
export interface PlayerShape {
  readonly pos: Position;
  readonly yaw: number;
  readonly pitch: number;
  readonly facing: string;
  readonly velocity: readonly number[];
  readonly on_ground: boolean;
  readonly in_water: boolean;
  readonly sneaking: boolean;
  readonly sprinting: boolean;
  readonly flying: boolean;
  /** These four only while it is so: it burns, swims at full stretch, lies in a bed (with its head at), eats or draws something. */
  readonly on_fire?: true;
  readonly swimming?: true;
  readonly sleeping?: Position;
  readonly using?: string;
  readonly mode: 'survival' | 'creative' | 'adventure' | 'spectator';
  readonly health: number;
  readonly food: number;
  readonly saturation: number;
  readonly air: number;
  readonly level: number;
  readonly experience: number;
  readonly dead: boolean;
  /** Health lent by absorption. */
  readonly absorption: number;
  /** Status effects in the order in which they came; amplifier 0 is level I, and a duration is in ticks, -1 for ever. */
  readonly effects: readonly { readonly effect: string; readonly amplifier: number; readonly duration: number }[];
  readonly selected: number;
  readonly held: ItemStackShape | null;
  readonly inventory: readonly SlotShape[];
  readonly target: (BlockShape & { readonly face: string }) | null;
}

/** One saved world. `last_played` is milliseconds since 1970. */
export interface SavedWorldShape {
  readonly folder: string;
  readonly name: string;
  readonly mode: string;
  readonly cheats: boolean;
  readonly last_played: number;
  readonly open: boolean;
}

/** An option: what it holds, what it may hold, and what the game does with it. `text` is the value as its file has it. */
export interface OptionShape {
  readonly key: string;
  /** What its control is called. */
  readonly name: string;
  readonly type: 'flag' | 'number' | 'choice' | 'text' | 'list' | 'key';
  readonly value: boolean | number | string | readonly string[];
  readonly text: string;
  readonly default: boolean | number | string | readonly string[];
  /** Bounds of a number, and how far its control's steps are apart. */
  readonly min?: number;
  readonly max?: number;
  readonly step?: number;
  readonly choices?: readonly string[];
  /** The page with its control and the control's id; null for none. */
  readonly page: string | null;
  readonly widget: string | null;
  /** Whether it changes anything in this game; `about` says what, or why not. */
  readonly effect: boolean;
  readonly about: string;
  readonly file: string;
}

/** How long the newest frames or ticks took to make, in milliseconds. */
export interface PaceShape {
  readonly count: number;
  readonly measured: number;
  readonly average_ms: number;
  readonly median_ms: number;
  readonly slow_ms: number;
  readonly slowest_ms: number;
}

/** An open menu. `size` is how many slots it has; `slots` are those that hold something. Of a furnace, parts of 1 tell of fuel and progress. */
export interface MenuShape {
  readonly kind: 'inventory' | 'crafting' | 'furnace' | 'smoker' | 'blast-furnace' | 'chest' | 'double-chest' | 'barrel';
  readonly title: string;
  /** The block; absent for the player's own inventory. */
  readonly pos?: Position;
  readonly size: number;
  readonly slots: readonly SlotShape[];
  readonly carried: ItemStackShape | null;
  readonly burning?: number;
  readonly cooked?: number;
}

/** What a success that changed something, or waited, carries: `last` is the newest event's number. */
export type Done<Changed> = { readonly ok: true } & Changed & { readonly last: number };

type View = Done<{ readonly yaw: number; readonly pitch: number }>;
type OnScreen<Changed> = Done<Changed & { readonly screen: string }>;
type Mode = 'tap' | 'down' | 'up';

/** A creature that an action was for, and where it was. */
export interface TargetShape {
  readonly id: number;
  readonly kind: string;
  readonly pos: Position;
}

/** The replies of all commands that go over the socket. A game may add to each; docs/protocol.md shows one of each. */
export interface ReplyShapes {
  readonly hello: HelloShape;
  readonly 'wait-ready': OnScreen<{ readonly ready: true; readonly tick: number }>;
  /** `saved` is the world's folder. */
  readonly save: Done<{ readonly saved: string }>;
  readonly quit: Done<{ readonly quitting: true }>;
  readonly logs: { readonly lines: readonly string[] };
  readonly state: {
    readonly screen: string;
    readonly frame: number;
    readonly tick: number;
    /** How far the running action is, while one runs that says so. */
    readonly action?: string;
    readonly world: WorldShape | null;
    readonly player: PlayerShape | null;
    readonly input: InputSummaryShape;
    readonly last: number;
  };
  readonly status: {
    readonly version: string;
    readonly build: string;
    readonly display: HelloShape['display'];
    readonly renderer: HelloShape['renderer'];
    readonly size: readonly [number, number];
    readonly gui_size: readonly [number, number];
    readonly gui_scale: number;
    readonly speed: 'real' | 'max';
    readonly still: boolean;
    /** Whether the next tick would draw the same picture, and what moves it otherwise; left out by a game that cannot tell. */
    readonly settled?: boolean;
    readonly easing?: readonly string[];
    readonly tick: number;
    readonly frame: number;
    readonly chunks: number;
    readonly sections: number;
    readonly entities: number;
    /** Bytes. */
    readonly memory: { readonly rss: number; readonly heap_used: number };
    readonly clients: number;
    readonly input: InputSummaryShape;
    readonly digests?: DigestsShape;
  };
  /** Frames that were drawn and client ticks. `statistics` are those of Java's stats file, by kind and id; null without a world. */
  readonly stats: {
    readonly frames: PaceShape;
    readonly ticks: PaceShape;
    readonly statistics: Readonly<Record<string, Readonly<Record<string, number>>>> | null;
  };
  readonly ui: UiShape;
  readonly click: OnScreen<{ readonly clicked: string }>;
  readonly set: OnScreen<{ readonly set: string; readonly value?: number | string }>;
  /** `typed` is how many characters. */
  readonly type: OnScreen<{ readonly typed: number }>;
  readonly 'click-at': OnScreen<{ readonly clicked: readonly [number, number] }>;
  readonly 'drag-at': OnScreen<{ readonly dragged: readonly [number, number, number, number] }>;
  readonly 'scroll-at': OnScreen<{ readonly scrolled: number }>;
  readonly options: OnScreen<{ readonly changed: boolean }>;
  /** `others` are the lines of options.txt that no option is. */
  readonly 'options-get': {
    /** One by name and all with `--full` in full, else in brief. */
    readonly options: readonly (OptionShape | Pick<OptionShape, 'key' | 'value' | 'page' | 'effect'>)[];
    readonly others: readonly { readonly key: string; readonly text: string }[];
  };
  readonly 'options-set': Done<OptionShape & { readonly before: OptionShape['value'] }>;
  readonly inventory: {
    readonly selected: number;
    readonly held: ItemStackShape | null;
    readonly carried: ItemStackShape | null;
    readonly slots: readonly SlotShape[];
  };
  readonly screen: { readonly screen: string; readonly menu: MenuShape | null };
  /** `stack` is what lies in the slot now, `carried` what is on the pointer. */
  readonly 'click-slot': OnScreen<{
    readonly clicked: number;
    readonly stack: ItemStackShape | null;
    readonly carried: ItemStackShape | null;
  }>;
  readonly pause: OnScreen<{ readonly changed: boolean }>;
  readonly resume: OnScreen<{ readonly changed: boolean }>;
  readonly worlds: { readonly worlds: readonly SavedWorldShape[] };
  readonly open: OnScreen<{ readonly opened: string; readonly already: boolean }>;
  readonly 'quit-to-title': OnScreen<Readonly<Record<never, never>>>;
  readonly chat: Done<{ readonly messages: readonly string[] }>;
  readonly command: Done<{ readonly messages: readonly string[] }>;
  readonly messages: {
    readonly messages: readonly { readonly seq: number; readonly tick: number; readonly text: string; readonly from: string | null }[];
    readonly last: number;
  };
  /** `shown` tells whether the line can be seen over the game now; `age` is in ticks of what fades. */
  readonly 'chat-log': { readonly lines: readonly { readonly text: string; readonly age: number; readonly shown: boolean }[] };
  readonly 'world-delete': { readonly ok: true; readonly deleted: string; readonly last: number };
  readonly fill: Done<{ readonly messages: readonly string[] }>;
  readonly setblock: Done<{ readonly messages: readonly string[] }>;
  readonly block: BlockShape;
  /** Nearest first; `distance` is from the player's eye to the block's middle. */
  readonly 'find-blocks': { readonly blocks: readonly { readonly pos: Position; readonly distance: number }[]; readonly more: boolean };
  /** Nearest first. */
  readonly entities: { readonly entities: readonly EntityShape[]; readonly more: boolean };
  /** A failed one is a refusal of kind `state` with `expected` and `actual` beside the sentence. */
  readonly expect: { readonly ok: true; readonly actual: unknown; readonly last: number };
  readonly look: View;
  readonly 'look-at': View;
  readonly turn: View;
  readonly move: Done<{ readonly from: Position; readonly pos: Position; readonly moved: number; readonly ticks: number }>;
  readonly jump: Done<{ readonly from: Position; readonly pos: Position; readonly height: number }>;
  /** `block` is what stands there now. */
  readonly break: Done<{
    readonly broken: { readonly pos: Position; readonly block: string };
    readonly block: string;
    readonly ticks: number;
  }>;
  readonly place: Done<{ readonly placed: { readonly pos: Position; readonly block: string }; readonly item: string }>;
  readonly select: Done<{ readonly selected: number; readonly held: string | null }>;
  /** `damage` is the health that was lost on the way. What stops a walk is refused with the same fields and a `reason`. */
  readonly goto: Done<{
    readonly arrived: true;
    readonly from: Position;
    readonly pos: Position;
    readonly distance: number;
    readonly ticks: number;
    readonly damage: number;
  }>;
  /** `block` and `state` are what stands there now. */
  readonly interact: OnScreen<{
    readonly interacted: { readonly pos: Position; readonly block: string };
    readonly block: string;
    readonly state: Readonly<Record<string, string>>;
  }>;
  readonly 'interact-entity': OnScreen<{ readonly interacted: TargetShape; readonly held: string | null; readonly count: number }>;
  /** `held` and `count` are what is in the hand afterwards. */
  readonly 'use-item': OnScreen<{
    readonly used: string;
    readonly ticks: number;
    readonly held: string | null;
    readonly count: number;
    readonly food: number;
    readonly health: number;
  }>;
  readonly attack: Done<{ readonly attacked: TargetShape; readonly hits: number; readonly died: boolean; readonly ticks: number }>;
  readonly drop: Done<{
    readonly dropped: { readonly item: string; readonly count: number };
    readonly held: string | null;
    readonly count: number;
  }>;
  readonly respawn: OnScreen<{ readonly pos: Position }>;
  readonly key: OnScreen<{ readonly key: string; readonly mode: Mode }>;
  readonly mouse: OnScreen<{ readonly button: 'left' | 'right' | 'middle'; readonly mode: Mode }>;
  readonly release: Done<{ readonly released: readonly string[] }>;
  readonly wait: Done<{ readonly ticks: number; readonly tick: number }>;
  /** What was found, beside how many ticks it took. */
  readonly 'wait-for': Done<{
    readonly ticks: number;
    readonly screen?: string;
    readonly widget?: WidgetShape;
    readonly event?: EventShape;
  }>;
  readonly events: { readonly events: readonly EventShape[]; readonly last: number };
  readonly 'input-log': { readonly entries: readonly InputLogEntryShape[]; readonly last_input: number; readonly last: number };
  readonly screenshot: ScreenshotShape;
  readonly 'screenshot-sequence':
    | (ScreenshotShape & {
        readonly pack: string | null;
        readonly frames: number;
        readonly clock: { readonly frame: number; readonly time_ms: number; readonly delta_ms: number };
      })
    | Done<{ readonly cancelled: true }>;
}

/** The reply of a command. A command without a shape does not compile. */
export type ReplyOf<N extends GameCommandName> = ReplyShapes[N];
