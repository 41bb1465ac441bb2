import { setImmediate as nextTurn } from 'node:timers/promises';
import { ControlError } from '../../../ctl/control-error.ts';
import type { DisplayList } from '../display/display-list.ts';
import type { Frame } from '../display/renderer.ts';
import type { GuiFrame } from '../gui/gui-api.ts';
import type { Scene } from './capture.ts';
import type { GameClient } from './game-client.ts';
import type { Pictures } from './pictures.ts';
import type { SequenceSource } from './screenshot-sequence.ts';
import { stateDigest } from './state-digest.ts';
import { widgetDigest } from './widget-digest.ts';
import type { ViewRequest, WorldFrames } from './world-frames.ts';

/** Joins world and interface to display lists, and hands them to the renderer where there is one. */
export class FrameSource implements SequenceSource {
  readonly #client: GameClient;
  readonly #world: () => Promise<WorldFrames>;
  readonly #pictures: Pictures | null;
  #frames: WorldFrames | null = null;

  /**
   * @param world makes display lists of worlds; loaded when the first frame is asked for.
   * @param pictures null in a headless game.
   */
  constructor(client: GameClient, world: () => Promise<WorldFrames>, pictures: Pictures | null) {
    this.#client = client;
    this.#world = world;
    this.#pictures = pictures;
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
    return this.#pictures.draw(list, use);
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
      easing: this.#client.easing.names(this.#client),
    };
  }

  /**
   * The list of a frame between two ticks, for a window.
   * @param partial how far the next tick is, 0..1.
   */
  async listAt(partial: number): Promise<DisplayList> {
    const frames = await this.#load();
    const { still } = this.#client.setup;
    return this.#list(frames, this.#client.frame(), still ? 1 : partial, still);
  }

  /** A scene shows the end of a tick, unless a developer let the camera drift: then some part of it, in sixteenths. */
  #partialOfScenes(): number {
    const adrift = this.#client.setup.stillRules?.adrift('camera') ?? null;
    return adrift === null ? 1 : (adrift % 16) / 16;
  }

  sequenceRefusal(): ControlError | null {
    const { simulation } = this.#client.session;
    if (simulation === null) return new ControlError('state', 'no world open; use: open WORLD');
    if (simulation.world.frozen) return null;
    return new ControlError('state', 'the world is not frozen, so frames would differ; use: command tick freeze');
  }

  async #load(): Promise<WorldFrames> {
    this.#frames ??= await this.#world();
    return this.#frames;
  }

  /** Meshes what the next frame shows, a little at a time. At `--speed max` the game stands still meanwhile. */
  async #prepare(frames: WorldFrames): Promise<void> {
    if (frames.prepare(this.#view(1))) return;
    await this.#client.barrier.run(async () => {
      do await nextTurn();
      while (!frames.prepare(this.#view(1)));
    });
  }

  #view(partial: number): ViewRequest {
    const { session, setup } = this.#client;
    const simulation = session.phase === 'loaded' ? session.simulation : null;
    const { renderDistance, fov, bobView } = setup.options.values;
    return { simulation, partial, renderDistance, fov, bobView, ...setup.size };
  }

  #list(frames: WorldFrames, gui: GuiFrame, partial: number, complete: boolean): DisplayList {
    const { gamma } = this.#client.setup.options.values;
    const ticks = this.#client.textureTicks;
    return frames.list({ ...this.#view(partial), complete, ticks, gamma, gui: gui.quads, showHand: !gui.hudHidden });
  }
}
