import type { DigestsShape, HelloShape, ItemStackShape, Position, ScreenshotShape, UiShape } from './shapes.ts';
import type { GameCommandName, Reply } from './table/commands.ts';

/** Who caused input: a person, the control socket, or the game itself (spec, "Input provenance"). */
export type OriginShape = 'user' | 'agent' | 'game';

/** The `input` section of `state` and `status`. The age is in seconds of ticks, null before a person's first input. */
export interface InputSummaryShape {
  readonly last_origin: OriginShape | null;
  readonly counts: Readonly<Record<OriginShape, number>>;
  readonly user_since_agent: boolean;
  readonly last_user_age_s: number | null;
}

/** One event: its number, the client tick, its kind, and what the kind tells beside. */
export interface EventShape {
  readonly seq: number;
  readonly tick: number;
  readonly kind: 'screen' | 'chat' | 'death' | 'respawn' | 'item' | 'dimension' | 'world' | 'user-input';
  readonly [detail: string]: unknown;
}

/** One row of `input-log`: an event, or a line of the control socket. Typed text is never in it. */
export interface InputLogEntryShape {
  readonly seq: number;
  readonly tick: number;
  readonly origin: OriginShape;
  readonly event?: Readonly<Record<string, unknown>>;
  readonly line?: string;
}

/** One chat line. `from` is the speaker; absent or null for what the game itself says. */
export interface MessageShape {
  readonly seq: number;
  readonly tick: number;
  readonly text: string;
  readonly from?: string | null;
}

/** What every success that changed something carries: `last` is the newest event's number. */
export interface DoneShape {
  readonly ok: true;
  readonly last: number;
  readonly [changed: string]: unknown;
}

/** Replies of the commands, as far as every game gives them alike. A game may add to each. */
export interface ReplyShapes {
  readonly hello: HelloShape;
  readonly ui: UiShape;
  readonly screenshot: ScreenshotShape;
  readonly state: Reply & { readonly screen: string; readonly input: InputSummaryShape; readonly last: number };
  readonly status: Reply & { readonly input: InputSummaryShape; readonly digests?: DigestsShape };
  readonly logs: { readonly lines: readonly string[] };
  readonly worlds: { readonly worlds: readonly Reply[] };
  readonly messages: { readonly messages: readonly MessageShape[]; readonly last: number };
  readonly events: { readonly events: readonly EventShape[]; readonly last: number };
  readonly 'input-log': { readonly entries: readonly InputLogEntryShape[]; readonly last_input: number; readonly last: number };
  readonly click: DoneShape & { readonly clicked: string; readonly screen: string };
  readonly 'click-at': DoneShape & { readonly clicked: readonly [number, number]; readonly screen: string };
  readonly set: DoneShape & { readonly set: string; readonly screen: string };
  readonly move: DoneShape & { readonly from: Position; readonly pos: Position; readonly ticks: number };
  readonly jump: DoneShape & { readonly from: Position; readonly pos: Position };
  readonly look: DoneShape & { readonly yaw: number; readonly pitch: number };
  readonly 'look-at': DoneShape & { readonly yaw: number; readonly pitch: number };
  readonly turn: DoneShape & { readonly yaw: number; readonly pitch: number };
  readonly break: DoneShape & { readonly broken: { readonly pos: Position; readonly block: string }; readonly ticks: number };
  readonly select: DoneShape & { readonly selected: number; readonly held: ItemStackShape | string | null };
  readonly open: DoneShape & { readonly opened: string; readonly screen: string };
}

/** The reply of a command: its shape where one is known, else an open object. */
export type ReplyOf<N extends GameCommandName> = N extends keyof ReplyShapes ? ReplyShapes[N] : Reply;
