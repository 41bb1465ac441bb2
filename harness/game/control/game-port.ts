import type { ControlError } from '../../../ctl/control-error.ts';
import type { ReplyOf } from '../../../ctl/reply-shapes.ts';
import type { BlockShape, DigestsShape, HelloShape, ScreenshotShape, UiShape } from '../../../ctl/shapes.ts';
import type { Reply } from '../../../ctl/table/commands.ts';
import type { InputLogEntry, InputLogFilter } from '../input/input-log.ts';
import type { InputPort } from '../input/input-port.ts';

/** The kinds of event a game tells of (spec, "Waits and events"). */
export const eventKinds = ['screen', 'chat', 'death', 'respawn', 'item', 'dimension', 'world', 'user-input'] as const;

export type EventKind = (typeof eventKinds)[number];

/** Something that happened: its number, the client tick, its kind, and what the kind tells (`screen`, `text`, `item`, ...). */
export interface GameEvent {
  readonly seq: number;
  readonly tick: number;
  readonly kind: EventKind;
  readonly [detail: string]: unknown;
}

/** How far a world is open. */
export type WorldPhase = 'none' | 'loading' | 'loaded';

/** Which world `open` asks for. */
export interface OpenRequest {
  readonly world: string;
  readonly seed: string | undefined;
  readonly creative: boolean;
}

/** What `screenshot` is asked for. */
export interface PictureRequest {
  readonly path: string;
  /** No file is written when the P digest equals this one. */
  readonly unless: string | undefined;
  /** Whether the reply names what is drawn, by texture. */
  readonly draws: boolean;
}

/** What a running sequence of screenshots tells when it is done. */
export interface SequenceRequest {
  readonly frames: number;
  readonly stepMs: number;
  readonly path: string;
}

/** What a connection hands its handlers. */
export interface ControlContext {
  /** Aborted when the client goes away. */
  readonly signal: AbortSignal;
  /** Runs something once the reply is out. */
  readonly afterReply: (then: () => void) => void;
}

/**
 * The game as command handlers see it: they may look, wait, give input through `input`, and ask for what a session command does.
 * There is no way from here to the world's writers. Every promise rejects with ControlError; those with a signal also when it aborts.
 */
export interface GamePort {
  /** Client ticks since the game started. They go on while the world is frozen. */
  readonly ticks: number;
  /** Number of the newest event, 0 before the first. */
  readonly lastEvent: number;
  readonly screen: string;
  readonly screenNames: readonly string[];
  readonly phase: WorldPhase;
  /** Why the world that was opened last had to be left, or null. */
  readonly worldFault: ControlError | null;
  /** Whether pictures can be drawn. */
  readonly pixels: boolean;
  /** Whether a sequence of screenshots is running. */
  readonly sequenceRunning: boolean;

  /** Resolves after the next client tick. At `--speed max` the game ticks only while such a promise is pending. */
  tick(signal: AbortSignal): Promise<void>;
  /** Whether the first screen has been drawn. */
  readonly drawn: boolean;
  input(signal: AbortSignal): InputPort;

  hello(): HelloShape;
  state(): Reply;
  status(): Reply;
  /** The layers of the next frame, and of what its display list is made of. */
  digests(signal: AbortSignal): Promise<{ readonly digests: DigestsShape; readonly parts: Readonly<Record<string, string>> }>;
  /** The block at a place; only in a world. */
  block(x: number, y: number, z: number): BlockShape;
  /** The nearest loaded blocks of a kind; null when there is no such kind. One more than the limit is never given. */
  findBlocks(name: string, within: number, limit: number): ReplyOf<'find-blocks'> | null;
  /** The nearest entities but the player, of one kind or of all. */
  entities(kind: string | undefined, within: number, limit: number): ReplyOf<'entities'>;
  /** What the player carries; only in a world. */
  inventory(): Reply;
  /** The open screen, and what lies in its menu. */
  menu(): Reply;
  /** The widgets of a frame drawn after the last click. */
  ui(signal: AbortSignal): Promise<UiShape>;
  logLines(count: number): readonly string[];
  events(since: number): readonly GameEvent[];
  inputLog(filter: InputLogFilter): readonly InputLogEntry[];

  /** The names of all options. */
  readonly optionKeys: readonly string[];
  /** What there is to say of the options of these names: all of it, or name, value, page and effect. */
  options(keys: readonly string[], full: boolean): Reply;
  /** Changes an option to what a text says, and saves it. */
  setOption(key: string, text: string): Promise<Reply>;
  /** The newest lines that the chat still holds, oldest first. */
  chatLog(limit: number): readonly Reply[];
  stats(): Reply;

  worlds(): Promise<readonly Reply[]>;
  /** Deletes a saved world that is not open, by its folder. */
  deleteWorld(folder: string): Promise<void>;
  /** Begins to open a world; `phase` tells when it is loaded. False when that world is open already. */
  openWorld(request: OpenRequest): Promise<boolean>;
  /** Saves and leaves the open world. */
  leaveWorld(): Promise<void>;
  /** Saves the open world and returns its folder. */
  save(): Promise<string>;
  /** Saves and leaves what is open, so that `end` loses nothing. */
  prepareQuit(): Promise<void>;
  /** Ends the game. */
  end(): void;

  screenshot(request: PictureRequest, signal: AbortSignal): Promise<Omit<ScreenshotShape, 'last'>>;
  screenshotSequence(request: SequenceRequest, signal: AbortSignal): Promise<Reply>;
  /** Stops the running sequence; false when none runs. */
  cancelSequence(): boolean;
}
