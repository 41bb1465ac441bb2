import { ControlError } from '../../../ctl/control-error.ts';
import type { Perspective } from '../display/perspective.ts';
import type { GuiApi, GuiFrame, ScreenName } from '../gui/gui-api.ts';
import type { PackChoice } from '../gui/gui-host.ts';
import type { InputEvent, Origin } from '../input/input-event.ts';
import { InputLog } from '../input/input-log.ts';
import { type HeldInput, heldInput, inputName } from '../input/input-state.ts';
import { IntrusionWatch } from '../input/intrusion.ts';
import { KeyBindings } from '../input/key-bindings.ts';
import { textOfKey } from '../input/key-text.ts';
import type { View } from '../input/mouse-look.ts';
import type { AgentControl } from './agent-control.ts';
import { Barrier } from './barrier.ts';
import { ChatLog } from './chat-log.ts';
import { ClientGuiHost } from './client-gui-host.ts';
import { Clipboard } from './clipboard.ts';
import { EasingWatch } from './easing.ts';
import { EventLog } from './event-log.ts';
import type { GameLog } from './game-log.ts';
import { HeldName } from './held-name.ts';
import { listResourcePacks } from './list-resource-packs.ts';
import { MomentClock } from './moment-clock.ts';
import type { OptionsFile } from './options-file.ts';
import { Pace } from './pace.ts';
import { PlayerInput } from './player-input.ts';
import { ShaderPacks } from './shader-packs.ts';
import type { StillRules } from './still-rules.ts';
import { TickWaiters } from './tick-waiters.ts';
import { ToastLog } from './toast-log.ts';
import type { WorldKeeper } from './world-keeper.ts';
import { WorldSession } from './world-session.ts';

/** What a client is made of and made for. */
export interface ClientSetup {
  readonly log: GameLog;
  readonly options: OptionsFile;
  readonly worlds: WorldKeeper;
  /** The picture in pixels; a window changes it. */
  readonly size: { width: number; height: number };
  /** HORIZON_STILL. */
  readonly still: boolean;
  /** Which of its rules hold; all when absent. */
  readonly stillRules?: StillRules;
  readonly createGui: (host: ClientGuiHost) => GuiApi;
  /** Ends the game: what the title screen's button asks for. */
  readonly quit: () => void;
  /** How many control clients are connected, and whether one has a command under way. */
  readonly presence: () => { readonly clients: number; readonly working: boolean };
  /** Who may drive the game; a client without it offers no such page. */
  readonly agents?: () => AgentControl;
}

/** Who gave an input, and whether the player agreed to what it may bring about. */
interface Cause {
  readonly origin: Origin;
  readonly confirmed: boolean;
}

interface Queued {
  readonly event: InputEvent;
  readonly cause: Cause;
  readonly redact: () => void;
}

/** The key binds among the options, as the lines of options.txt would have them. */
function bindEntries({ values }: OptionsFile): (readonly [key: string, value: string])[] {
  return Object.entries(values).flatMap(([key, value]) => (key.startsWith('key_') ? [[key, textOfKey(String(value))] as const] : []));
}

/**
 * The game as a program: input is applied at the start of a tick, then the world moves, then what the screens asked for is done, and then
 * a frame of the interface is there for whoever looks. It reads no clock; a TickLoop calls `tick`.
 */
export class GameClient {
  readonly setup: ClientSetup;
  readonly events = new EventLog();
  readonly inputLog = new InputLog();
  readonly chat = new ChatLog();
  readonly heldName = new HeldName();
  readonly moments = new MomentClock();
  readonly toasts = new ToastLog();
  readonly easing = new EasingWatch();
  readonly clipboard = new Clipboard();
  /** How long ticks take; whoever runs them notes it. */
  readonly pace = new Pace();
  /** How far the running action of a control client is; null while it does not say. */
  actionProgress: string | null = null;
  /** Called when the player asks for full screen, or for a window again. */
  onFullScreen: () => void = () => {};
  readonly shaderPacks = new ShaderPacks('shaderpacks');
  /** What the page of resource packs lists, as it was when that page opened. */
  resourcePacks: readonly PackChoice[] = [];
  readonly waiters: TickWaiters;
  readonly barrier: Barrier;
  readonly session: WorldSession;
  readonly gui: GuiApi;
  readonly bindings: KeyBindings;
  readonly #intrusion = new IntrusionWatch();
  readonly #input: PlayerInput;
  readonly #host: ClientGuiHost;
  #queue: Queued[] = [];
  #cause: Cause = { origin: 'game', confirmed: false };
  #refusal: string | null = null;
  #requests: (() => void)[] = [];
  #ticks = 0;
  #frameNumber = 0;
  #frame: GuiFrame | null = null;
  #screen: ScreenName | null = null;

  /** @param wake called when a tick is wanted. */
  constructor(setup: ClientSetup, wake: () => void) {
    this.setup = setup;
    this.waiters = new TickWaiters(wake);
    this.barrier = new Barrier(wake, (error) => this.#report(error));
    this.bindings = new KeyBindings(bindEntries(setup.options));
    this.session = new WorldSession(this);
    this.#host = new ClientGuiHost(this);
    this.gui = setup.createGui(this.#host);
    this.#input = new PlayerInput(this.bindings);
    setup.options.onChange = () => {
      this.bindings.follow(bindEntries(setup.options));
      this.redraw();
    };
    this.#noteScreen();
  }

  /** Client ticks since the start. */
  get ticks(): number {
    return this.#ticks;
  }

  /** Ticks of what blinks and fades: the world's while pictures must repeat, else the client's. */
  get pictureTicks(): number {
    if (!this.setup.still) return this.#ticks;
    return this.session.simulation?.world.time ?? 0;
  }

  /** Ticks of the interface: the picture's, unless a developer let them drift. */
  get interfaceTicks(): number {
    return this.#drifting('interface');
  }

  /** Ticks of what moves in the world's picture: the picture's, unless a developer let them drift. */
  get textureTicks(): number {
    return this.#drifting('textures');
  }

  /** Number of the newest frame of the interface. */
  get frameNumber(): number {
    return this.#frameNumber;
  }

  /** The picture in GUI pixels. */
  get guiSize(): readonly [number, number] {
    const { width, height, scale } = this.#host;
    return [Math.ceil(width / scale), Math.ceil(height / scale)];
  }

  /** Screen pixels a GUI pixel. */
  get guiScale(): number {
    return this.#host.scale;
  }

  /** Queues input; the next tick applies it. `confirmed`: the player agreed to what it brings about. A person's input while an agent drives is told of at once. */
  give(event: InputEvent, origin: Origin, confirmed = false): void {
    const applied = this.#ticks + 1;
    const redact = this.inputLog.event(applied, origin, event, this.gui.takesText);
    this.#queue.push({ event, redact, cause: { origin, confirmed } });
    if (origin !== 'user') return;
    const presence = this.setup.presence();
    const working = presence.working || this.waiters.count > 0;
    if (!this.#intrusion.userInput(this.#ticks, { ...presence, working })) return;
    this.setup.log.info(`a person gave input (${event.type}) while an agent was driving`);
    this.events.push(this.#ticks, 'user-input', { input: event.type });
  }

  /**
   * Whether what an input asks for now, and what cannot be undone, may be done: a person's may; an agent's only when it says that the
   * player agreed (spec, "Safety"). What may not is told to the agent's action by `takeRefusal`.
   */
  mayNotBeUndone(what: string): boolean {
    if (this.#cause.origin !== 'agent' || this.#cause.confirmed) return true;
    this.#refusal = `${what} cannot be undone; ask the player, and click it by its id with --confirm (confirm: true) if they agree`;
    this.setup.log.info(`an agent tried without consent: ${what}`);
    return false;
  }

  /** Why the last input of an agent was not carried out, once. */
  takeRefusal(): string | null {
    const refusal = this.#refusal;
    this.#refusal = null;
    return refusal;
  }

  /** Any line of a control client came in. */
  agentLine(): void {
    this.#intrusion.agentLine(this.#ticks);
  }

  /** Does something at the end of the running or next tick. */
  later(request: () => void): void {
    this.#requests.push(request);
  }

  /** Whether input is queued that no tick has applied yet. */
  get inputWaiting(): boolean {
    return this.#queue.length > 0;
  }

  /**
   * Where the player's view will be once the input that waits for the next tick is applied, so that a window can show it at once; null when
   * that is where it is, or while pictures must repeat.
   */
  lookAhead(): View | null {
    const player = this.session.simulation?.player;
    if (player === undefined || this.setup.still || this.gui.screen !== 'game') return null;
    const events = this.#queue.map(({ event }) => event);
    return this.#input.lookAhead(events, player, this.setup.options.values);
  }

  /** Where the player is seen from. */
  get perspective(): Perspective {
    return this.#input.perspective;
  }

  /** What is held down once everything queued is applied. */
  held(): HeldInput {
    const { keys, buttons } = this.#input.held();
    const down = new Set([...keys, ...buttons.map((button) => `mouse.${button}`)]);
    for (const { event } of this.#queue) {
      const change = inputName(event);
      if (change?.down) down.add(change.name);
      else if (change !== null) down.delete(change.name);
    }
    return heldInput(down);
  }

  /** One client tick. */
  tick(): void {
    this.#ticks += 1;
    const queue = this.#queue;
    this.#queue = [];
    for (const queued of queue) this.#apply(queued);
    this.session.tick(this.#input.take(this.session.simulation?.player ?? null));
    const requests = this.#requests;
    this.#requests = [];
    for (const request of requests) request();
    this.#noteScreen();
    this.easing.tick(this.session.simulation);
    this.#frameNumber += 1;
    this.#frame = null;
    this.waiters.ticked();
  }

  /** The interface as it is now. Built once a tick at most, when someone looks. */
  frame(): GuiFrame {
    this.#frame ??= this.gui.frame();
    return this.#frame;
  }

  /** The window has another size. */
  resize(width: number, height: number): void {
    this.setup.size.width = width;
    this.setup.size.height = height;
    this.redraw();
  }

  /** The window got or lost the focus. A game that nobody watches pauses, unless an agent drives it or the option forbids. */
  focused(focused: boolean): void {
    const { clients, working } = this.setup.presence();
    if (focused || clients > 0 || working || !this.setup.options.values.pauseOnLostFocus) return;
    if (this.gui.screen !== 'game') return;
    this.later(() => {
      if (this.gui.screen === 'game') this.gui.open('pause');
    });
  }

  /** The picture or an option changed outside of a tick: what is drawn next is drawn anew. */
  redraw(): void {
    this.#frame = null;
  }

  /** No tick will come any more. */
  close(): void {
    this.waiters.close(new ControlError('connection', 'the game is ending; start it again'));
  }

  #drifting(rule: 'interface' | 'textures'): number {
    const adrift = this.setup.stillRules?.adrift(rule) ?? null;
    return adrift === null ? this.pictureTicks : this.#ticks + adrift;
  }

  #apply({ event, redact, cause }: Queued): void {
    this.#cause = cause;
    const before = this.gui.screen;
    if (this.gui.takesText) redact();
    const change = inputName(event);
    if (change?.down && this.bindings.actionsOf(change.name).includes('key.fullscreen')) this.onFullScreen();
    this.#input.apply(event, this.gui, this.session.simulation?.player ?? null, this.setup.options.values);
    this.#frame = null;
    if (before === 'game' && this.gui.screen !== 'game') this.#input.screenOpened();
    if (this.gui.screen !== before) this.#noteScreen();
  }

  /** Tells of a screen that opened. */
  #noteScreen(): void {
    const { screen } = this.gui;
    if (screen === this.#screen) return;
    this.#screen = screen;
    this.events.push(this.#ticks, 'screen', { screen });
    if (screen === 'select-world') this.session.refreshList();
    if (screen === 'video') this.shaderPacks.refresh();
    if (screen === 'packs') this.resourcePacks = listResourcePacks('resourcepacks');
  }

  #report(error: unknown): void {
    this.setup.log.error(error instanceof ControlError ? error.message : String((error as Error).stack ?? error));
    if (error instanceof ControlError) this.chat.add(error.message, this.pictureTicks);
  }
}
