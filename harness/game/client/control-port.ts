import { ControlError } from '../../../ctl/control-error.ts';
import { didYouMean } from '../../../ctl/did-you-mean.ts';
import type { ReplyOf } from '../../../ctl/reply-shapes.ts';
import type { BlockShape, HelloShape, UiShape } from '../../../ctl/shapes.ts';
import type { Reply } from '../../../ctl/table/commands.ts';
import { commands } from '../../../ctl/table/commands.ts';
import { frameDigest } from '../../../still/pixels/frame-digest.ts';
import type { GameEvent, GamePort, OpenRequest, PictureRequest, SequenceRequest } from '../control/game-port.ts';
import { chatLifetime, chatShows } from '../gui/hud/chat-lines.ts';
import { type OptionKey, optionKeys, optionRow } from '../gui/options/option-table.ts';
import { screenNames } from '../gui/screens/screen-table.ts';
import type { InputLogEntry, InputLogFilter } from '../input/input-log.ts';
import type { InputPort } from '../input/input-port.ts';
import { plainText } from '../simulation/hud/styled-text.ts';
import { javaVersion } from '../simulation/java-version.ts';
import type { SimulationView } from '../simulation/view.ts';
import { AgentPort } from './agent-port.ts';
import { type Captured, screenshot } from './capture.ts';
import type { FrameSource } from './frame-source.ts';
import type { GameClient } from './game-client.ts';
import { gameVersion } from './game-version.ts';
import type { Speed } from './launch-options.ts';
import { blockReply, nearestEntities } from './look-replies.ts';
import { inventoryReply, screenReply } from './menu-reply.ts';
import { nearestBlocks } from './nearest-blocks.ts';
import { optionShape, setOptionText } from './option-replies.ts';
import { redrawn } from './redrawn.ts';
import { ScreenshotSequence } from './screenshot-sequence.ts';
import { inputReply, stateReply } from './state-reply.ts';
import { widgetShape } from './widget-shape.ts';

/** The line of the protocol that this game speaks. */
export const protocolLine = 'horizon-1';

/** What the control port is told of the program around the game. */
export interface ProgramFacts {
  readonly build: string;
  readonly display: HelloShape['display'];
  readonly speed: Speed;
  readonly renderer: HelloShape['renderer'];
  /** Whether the first frame is where it belongs: built, drawn or shown. */
  readonly drawn: () => boolean;
  readonly clients: () => number;
  readonly end: () => void;
}

/** The game as its command handlers see it. */
export class ControlPort implements GamePort {
  readonly screenNames = screenNames;
  readonly #client: GameClient;
  readonly #frames: FrameSource;
  readonly #facts: ProgramFacts;
  readonly #sequence = new ScreenshotSequence();

  constructor(client: GameClient, frames: FrameSource, facts: ProgramFacts) {
    this.#client = client;
    this.#frames = frames;
    this.#facts = facts;
  }

  get ticks(): number {
    return this.#client.ticks;
  }

  get lastEvent(): number {
    return this.#client.events.last;
  }

  get screen(): string {
    return this.#client.gui.screen;
  }

  get phase() {
    return this.#client.session.phase;
  }

  get worldFault(): ControlError | null {
    return this.#client.session.fault;
  }

  get pixels(): boolean {
    return this.#facts.display !== 'headless';
  }

  get drawn(): boolean {
    return this.#facts.drawn();
  }

  get sequenceRunning(): boolean {
    return this.#sequence.running;
  }

  tick(signal: AbortSignal): Promise<void> {
    return this.#client.waiters.next(signal);
  }

  input(signal: AbortSignal): InputPort {
    return new AgentPort(this.#client, signal);
  }

  hello(): HelloShape {
    const { width, height } = this.#client.setup.size;
    return {
      game: 'horizon-rig',
      version: gameVersion,
      build: this.#facts.build,
      java: { version: javaVersion.version, data: javaVersion.data },
      api: [protocolLine],
      commands: Object.values(commands).flatMap((row) => ('local' in row ? [] : [row.name])),
      digests: this.pixels ? ['S', 'U', 'D', 'P'] : ['S', 'U', 'D'],
      ...(this.pixels && { draws: true as const }),
      renderer: this.#facts.renderer,
      size: [width, height],
      display: this.#facts.display,
    };
  }

  state(): Reply {
    return stateReply(this.#client);
  }

  status(): Reply {
    const { session, setup } = this.#client;
    const { rss, heapUsed } = process.memoryUsage();
    const { simulation } = session;
    const easing = this.#client.easing.names(this.#client);
    return {
      version: gameVersion,
      build: this.#facts.build,
      display: this.#facts.display,
      renderer: this.#facts.renderer,
      size: [setup.size.width, setup.size.height],
      gui_size: this.#client.guiSize,
      gui_scale: this.#client.guiScale,
      speed: this.#facts.speed,
      still: setup.still,
      tick: this.#client.ticks,
      frame: this.#client.frameNumber,
      chunks: simulation?.world.chunks().length ?? 0,
      sections: this.#frames.sectionCount,
      entities: simulation?.entities.length ?? 0,
      settled: easing.length === 0,
      easing,
      memory: { rss, heap_used: heapUsed },
      clients: this.#facts.clients(),
      input: inputReply(this.#client),
    };
  }

  async digests(signal: AbortSignal) {
    const scene = await this.#frames.nextScene(signal);
    const { parts } = scene;
    if (!this.pixels) return { digests: scene.digests, parts };
    const P = await this.#frames.draw(scene.list, ({ pixels, width, height }) => frameDigest(pixels, width, height).digest);
    return { digests: { ...scene.digests, P }, parts };
  }

  async ui(signal: AbortSignal): Promise<UiShape> {
    const { screen, widgets, scrolledOut } = await redrawn(this.#client, signal);
    const { resourcePacks, shaderPack } = this.#client.setup.options.values;
    const packs = [...resourcePacks, ...(shaderPack === '' ? [] : [shaderPack])];
    const size = { gui_size: this.#client.guiSize, frame: this.#client.frameNumber };
    const out = scrolledOut.length === 0 ? {} : { scrolled_out: scrolledOut.map(({ widget: { id } }) => id) };
    return { screen, ...size, ...(packs.length === 0 ? {} : { packs }), widgets: widgets.map(widgetShape), ...out };
  }

  block(x: number, y: number, z: number): BlockShape {
    return blockReply(this.#world().world, x, y, z);
  }

  findBlocks(name: string, within: number, limit: number): ReplyOf<'find-blocks'> | null {
    return nearestBlocks(this.#world(), name, within, limit);
  }

  entities(kind: string | undefined, within: number, limit: number): ReplyOf<'entities'> {
    return nearestEntities(this.#world(), kind, within, limit);
  }

  #world(): SimulationView {
    const { simulation } = this.#client.session;
    if (simulation === null) throw new ControlError('state', 'no world open; use: open WORLD');
    return simulation;
  }

  inventory(): Reply {
    return inventoryReply(this.#world());
  }

  menu(): Reply {
    return screenReply(this.#client.gui.screen, this.#client.session.simulation);
  }

  logLines(count: number): readonly string[] {
    return this.#client.setup.log.tail(count);
  }

  events(since: number): readonly GameEvent[] {
    return this.#client.events.newerThan(since);
  }

  inputLog(filter: InputLogFilter): readonly InputLogEntry[] {
    return this.#client.inputLog.list(filter);
  }

  get optionKeys(): readonly string[] {
    return optionKeys;
  }

  options(keys: readonly string[], full: boolean): Reply {
    const { options } = this.#client.setup;
    const others = options.entries().filter(([key]) => optionRow(key) === undefined);
    return {
      options: keys.map((key) => {
        const shape = optionShape(options, key as OptionKey);
        const { value, page, effect } = shape;
        return full ? shape : { key, value, page, effect };
      }),
      others: others.map(([key, text]) => ({ key, text })),
    };
  }

  async setOption(key: string, text: string): Promise<Reply> {
    return { ...(await setOptionText(this.#client.setup.options, key as OptionKey, text)) };
  }

  chatLog(limit: number): readonly Reply[] {
    const { chat, interfaceTicks, setup } = this.#client;
    return chat.lines.slice(-limit).map((line) => {
      const age = interfaceTicks - line.tick;
      return { text: plainText(line.text), age, shown: age < chatLifetime && chatShows(setup.options.values, line) };
    });
  }

  stats(): Reply {
    const { simulation } = this.#client.session;
    return { frames: this.#frames.pace.shape, ticks: this.#client.pace.shape, statistics: simulation?.world.statistics?.export() ?? null };
  }

  async worlds(): Promise<readonly Reply[]> {
    const worlds = await this.#client.setup.worlds.list();
    const open = this.#client.session.folder;
    return worlds.map(({ folder, name, mode, cheats, lastPlayed, problem }) => ({
      folder,
      name,
      mode,
      cheats,
      last_played: lastPlayed,
      open: folder === open,
      ...(problem === undefined ? {} : { problem }),
    }));
  }

  async deleteWorld(folder: string): Promise<void> {
    const { session, setup } = this.#client;
    const known = await setup.worlds.list();
    if (!known.some((world) => world.folder === folder)) {
      const near = didYouMean(
        folder,
        known.map((world) => world.folder),
      );
      throw new ControlError(
        'unknown',
        `no world has the folder ${JSON.stringify(folder)}; ${near === undefined ? '' : `did you mean ${near}? `}list them with: worlds`,
      );
    }
    if (session.folder === folder) throw new ControlError('state', 'that world is open; leave it first with: quit-to-title');
    await session.edit((worlds) => worlds.remove(folder));
  }

  openWorld(request: OpenRequest): Promise<boolean> {
    return this.#client.session.openOrCreate(request);
  }

  leaveWorld(): Promise<void> {
    return this.#client.session.leave();
  }

  save(): Promise<string> {
    return this.#client.session.save();
  }

  async prepareQuit(): Promise<void> {
    await this.#client.barrier.settled();
    if (this.#client.session.folder !== null) await this.#client.session.leave();
  }

  end(): void {
    this.#facts.end();
  }

  screenshot(request: PictureRequest, signal: AbortSignal): Promise<Captured> {
    return screenshot(this.#frames, request, signal);
  }

  screenshotSequence(request: SequenceRequest, signal: AbortSignal): Promise<Reply> {
    return this.#sequence.run(this.#frames, request, signal);
  }

  cancelSequence(): boolean {
    return this.#sequence.cancel();
  }

  /** Why a need of a command is not met now, or null when it is. */
  refuse(need: 'world' | 'pixels'): ControlError | null {
    if (need === 'pixels') {
      return this.pixels ? null : new ControlError('state', 'a headless game has no pixels; start it with --offscreen for that');
    }
    if (this.phase === 'loaded') return null;
    return this.phase === 'loading'
      ? new ControlError('state', 'the world is still loading; use: wait-for loaded')
      : new ControlError('state', 'no world open; use: open WORLD');
  }
}
