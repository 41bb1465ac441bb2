import { setImmediate as nextTurn } from 'node:timers/promises';
import { ControlError } from '../../../ctl/control-error.ts';
import type { DisplayList, TextureSet } from '../display/display-list.ts';
import type { PostFrame, PostPass } from '../display/post-frame.ts';
import type { Frame } from '../display/renderer.ts';
import type { GuiFrame } from '../gui/gui-api.ts';
import type { View } from '../input/mouse-look.ts';
import type { Pack } from '../packs/pack.ts';
import type { FrameClock } from '../packs/uniforms.ts';
import type { SimulationView } from '../simulation/view.ts';
import type { Scene } from './capture.ts';
import { driftingWeather } from './drifting-weather.ts';
import type { GameClient } from './game-client.ts';
import { lookingView } from './looking-view.ts';
import { Pace } from './pace.ts';
import type { Pictures } from './pictures.ts';
import { withEffects } from './post-effects.ts';
import { scaledFov } from './scaled-fov.ts';
import type { SequenceSource } from './screenshot-sequence.ts';
import { sequenceRefusal, watchScene } from './sequence-rules.ts';
import { stateDigest } from './state-digest.ts';
import { widgetDigest } from './widget-digest.ts';
import type { ViewRequest, WorldFrames } from './world-frames.ts';
import { iconOf } from './world-icons.ts';

const ticksPerSecond = 20;

/** When a pack's clock of seconds begins anew, as Iris has it. */
const packClockSeconds = 3600;

/** What a spyglass makes of the field of view (minecraft.wiki, "Spyglass"). */
const spyglassZoom = 0.1;

/** What eases in a picture through passes that build on the frames before. */
const historyEases = 'history';

const historyPasses: ReadonlySet<string> = new Set<PostPass['kind']>(['accumulate', 'trails', 'antialias']);

function buildsOnOthers({ post }: DisplayList): boolean {
  return post?.passes.some(({ kind }) => historyPasses.has(kind)) ?? false;
}

/** Joins world and interface to display lists, and hands them to the renderer where there is one. */
export class FrameSource implements SequenceSource {
  readonly #client: GameClient;
  readonly #world: () => Promise<WorldFrames>;
  readonly #pictures: Pictures | null;
  readonly #textures: () => Promise<TextureSet>;
  #frames: WorldFrames | null = null;
  #resourcePacks: readonly string[] = [];
  #textureVersion = 0;
  #viewFrames = 0;
  /** How long frames take to draw. */
  readonly pace = new Pace();
  #packTime = 0;
  #packProblem: ControlError | null = null;
  /** The last picture of a world, and the folder of that world. */
  #lastSeen: { readonly folder: string | null; readonly list: DisplayList } | null = null;

  /**
   * @param world makes display lists of worlds; loaded when the first frame is asked for.
   * @param pictures null in a headless game.
   * @param textures the game's own.
   */
  constructor(client: GameClient, world: () => Promise<WorldFrames>, pictures: Pictures | null, textures: () => Promise<TextureSet>) {
    this.#client = client;
    this.#world = world;
    this.#pictures = pictures;
    this.#textures = textures;
  }

  /** How many section meshes the last frame had. */
  get sectionCount(): number {
    return this.#frames?.sectionCount ?? 0;
  }

  async renderer(): Promise<{ readonly name: string; readonly driver: string }> {
    return this.#pictures === null ? { name: 'none', driver: 'none' } : this.#pictures.describe();
  }

  /** Draws a list; only where there are pixels. */
  draw<Result>(list: DisplayList, use: (frame: Frame) => Result | Promise<Result>): Promise<Result> {
    if (this.#pictures === null)
      return Promise.reject(new ControlError('state', 'a headless game has no pixels; start it with --offscreen'));
    const begun = performance.now();
    return this.#pictures.draw(list, (frame) => {
      this.pace.note(performance.now() - begun);
      return use(frame);
    });
  }

  async draws(list: DisplayList): Promise<Readonly<Record<string, string>>> {
    return (await this.#load()).draws(list);
  }

  /** The open world without interface and hand as it was last seen, for its icon; null when it was not, or while pictures must repeat. */
  async icon(): Promise<Uint8Array | null> {
    const seen = this.#lastSeen;
    if (this.#pictures === null || this.#client.setup.still || seen === null || seen.folder !== this.#client.session.folder) return null;
    const list = { ...seen.list, hand: { count: 0, data: new Float32Array(0) }, gui: { count: 0, data: new Int32Array(0) } };
    return this.draw(list, (frame) => iconOf(frame));
  }

  async nextScene(signal: AbortSignal): Promise<Scene> {
    await this.#load();
    await this.#client.waiters.next(signal);
    return this.sceneNow();
  }

  async sceneNow(): Promise<Scene> {
    const frames = await this.#load();
    if (this.#client.barrier.pending) await this.#client.barrier.settled();
    await this.#prepare(frames);
    const gui = this.#client.frame();
    const list = this.#list(frames, gui, this.#partialOfScenes(), true);
    return {
      list,
      tick: this.#client.ticks,
      frame: this.#client.frameNumber,
      digests: {
        S: stateDigest(this.#client.session.simulation),
        U: widgetDigest(gui, this.#client.guiSize),
        D: frames.digest(list),
      },
      parts: frames.parts(list),
      easing: [
        ...this.#client.easing.names(this.#client),
        ...(buildsOnOthers(list) ? [historyEases] : []),
        ...(list.fades ? ['chunks'] : []),
      ],
    };
  }

  /** A frame of a sequence: the same list, with the pack on another clock. */
  sequenceList(first: Scene, clock: FrameClock): DisplayList {
    const kept = this.#client.setup.stillRules?.adrift('pack-start') ?? null;
    const restart = clock.frameCounter === 1 && kept === null;
    return this.#effects(first.list, this.#client.frame().hudHidden, clock, 'sequence', restart);
  }

  /** The last frame of a sequence, told as a scene. */
  async sequenceScene(first: Scene, clock: FrameClock): Promise<Scene> {
    const frames = await this.#load();
    const list = this.sequenceList(first, clock);
    const easing = first.easing.filter((name) => name !== historyEases);
    return { ...first, list, easing, digests: { ...first.digests, D: frames.digest(list) }, parts: frames.parts(list) };
  }

  /** The pack that pictures go through, null for none. @throws ControlError when the chosen one cannot be used. */
  get pack(): Pack | null {
    const { shaderPack } = this.#client.setup.options.values;
    return shaderPack === '' ? null : this.#client.shaderPacks.load(shaderPack);
  }

  get hdr(): boolean {
    return this.#client.setup.options.values.hdrOutput;
  }

  /** Tells later what of the scene has changed since now, null for nothing. */
  watchScene(): () => string | null {
    return watchScene(this.#client, () => this.#packOrNone());
  }

  /**
   * The list of a frame between two ticks, for a window.
   * @param partial how far the next tick is, 0..1.
   */
  async listAt(partial: number): Promise<DisplayList> {
    const frames = await this.#load();
    const { still } = this.#client.setup;
    return this.#list(frames, this.#client.frame(), still ? 1 : partial, still, this.#client.lookAhead());
  }

  /** A scene shows the end of a tick, unless a developer let the camera drift: then some part of it, in sixteenths. */
  #partialOfScenes(): number {
    const adrift = this.#client.setup.stillRules?.adrift('camera') ?? null;
    return adrift === null ? 1 : (adrift % 16) / 16;
  }

  sequenceRefusal(): ControlError | null {
    return sequenceRefusal(this.#client);
  }

  async #load(): Promise<WorldFrames> {
    this.#frames ??= await this.#world();
    await this.#useResourcePacks(this.#frames);
    return this.#frames;
  }

  /** Textures follow the chosen resource packs: another list means other textures from this frame on. */
  async #useResourcePacks(frames: WorldFrames): Promise<void> {
    const { resourcePacks } = this.#client.setup.options.values;
    if (this.#resourcePacks === resourcePacks || (this.#resourcePacks.length === 0 && resourcePacks.length === 0)) return;
    this.#resourcePacks = resourcePacks;
    const own = await this.#textures();
    this.#textureVersion = Math.max(this.#textureVersion, own.version) + 1;
    const { applyResourcePacks } = await import('./resource-packs.ts');
    const warn = (problem: string): void => this.#client.setup.log.warn(problem);
    const set = { ...applyResourcePacks(own, 'resourcepacks', resourcePacks, warn), version: this.#textureVersion };
    frames.useTextures(set);
    await this.#pictures?.useTextures(set);
  }

  /** Meshes what the next frame shows, a little at a time. At `--speed max` the game stands still meanwhile. */
  async #prepare(frames: WorldFrames): Promise<void> {
    if (frames.prepare(this.#view(1))) return;
    await this.#client.barrier.run(async () => {
      do await nextTurn();
      while (!frames.prepare(this.#view(1)));
    });
  }

  #view(partial: number, ahead: View | null = null): ViewRequest {
    const { session, setup } = this.#client;
    const loaded = session.phase === 'loaded' ? session.simulation : null;
    const simulation = loaded === null ? null : this.#seen(loaded, ahead);
    const { renderDistance, lodDistance, fov, bobView, damageTiltStrength: damageTilt } = setup.options.values;
    const { perspective } = this.#client;
    const scopes = perspective === 'first' && simulation?.player.scoping === true;
    const seen = scopes ? fov * spyglassZoom : fov;
    return { simulation, partial, renderDistance, lodDistance, fov: seen, bobView, damageTilt, perspective, ...setup.size };
  }

  /** The world as it is shown: with the view turned that the next tick will turn, and with rain adrift where a developer let it. */
  #seen(simulation: SimulationView, ahead: View | null): SimulationView {
    const adrift = this.#client.setup.stillRules?.adrift('weather') ?? null;
    const drifting = adrift === null ? simulation : driftingWeather(simulation, adrift);
    const scaled = scaledFov(drifting, this.#client.setup.options.values.fovEffectScale);
    return ahead === null ? scaled : lookingView(scaled, ahead);
  }

  #list(frames: WorldFrames, gui: GuiFrame, partial: number, complete: boolean, ahead: View | null = null): DisplayList {
    const { gamma, renderClouds: clouds, ao: smoothLight, particles, chunkFade } = this.#client.setup.options.values;
    const { hideLightningFlashes: hideFlashes } = this.#client.setup.options.values;
    const shown = { gamma, clouds, particles, smoothLight, chunkFade, hideFlashes };
    const ticks = this.#client.textureTicks;
    const view = this.#view(partial, ahead);
    const showHand = !gui.hudHidden && view.simulation?.player.scoping !== true;
    const now = this.#client.ticks + partial;
    const list = frames.list({ ...view, ...shown, complete, ticks, now, gui: gui.quads, showHand });
    if (list.camera !== null) this.#lastSeen = { folder: this.#client.session.folder, list };
    return this.#effects(list, gui.hudHidden, this.#clock(ticks + (view.simulation?.world.frozen ? 1 : partial)), 'view', false);
  }

  #effects(list: DisplayList, hideGui: boolean, clock: FrameClock, lane: PostFrame['lane'], restart: boolean): DisplayList {
    const { simulation } = this.#client.session;
    if (list.camera === null || simulation === null) return list;
    const { values: options } = this.#client.setup.options;
    return withEffects(list, { simulation, clock, frame: this.#viewFrames, options, pack: this.#packOrNone(), lane, restart, hideGui });
  }

  /** The clock of a pack outside of sequences: the picture's ticks; where pictures must repeat, a tick a frame. */
  #clock(ticks: number): FrameClock {
    this.#viewFrames += 1;
    const frameTimeCounter = (ticks / ticksPerSecond) % packClockSeconds;
    if (this.#client.setup.still) return { frameCounter: ticks, frameTimeCounter, frameTime: 1 / ticksPerSecond };
    const frameTime = Math.max(0, frameTimeCounter - this.#packTime);
    this.#packTime = frameTimeCounter;
    return { frameCounter: this.#viewFrames, frameTimeCounter, frameTime };
  }

  /** The chosen pack; none where it cannot be used, which is told once. */
  #packOrNone(): Pack | null {
    try {
      return this.pack;
    } catch (error) {
      if (!(error instanceof ControlError)) throw error;
      if (error !== this.#packProblem) {
        this.#packProblem = error;
        this.#client.setup.log.error(error.message);
        this.#client.chat.add(error.message, this.#client.pictureTicks);
      }
      return null;
    }
  }
}
