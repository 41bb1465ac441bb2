import { readFile } from 'node:fs/promises';
import type { DigestsShape, HelloShape, ScreenshotShape, UiShape } from '../ctl/shapes.ts';
import type { Args } from '../ctl/table/commands.ts';
import { parseLine } from '../ctl/wire/dialect.ts';
import type { LayerDetails } from './captured.ts';
import type { GameFace } from './game-face.ts';
import { type GoldenKey, goldenKey } from './golden-key.ts';
import { decodePng } from './pixels/decode-png.ts';
import { frameDigest } from './pixels/frame-digest.ts';
import type { ShotPlan } from './shot-plan.ts';

/** A shot that could not be taken: the game refused a step, stands elsewhere than the plan says, or has not come to rest. */
export class CaptureError extends Error {
  override readonly name = 'CaptureError';
}

/** One frame as the game took it. */
export type Taken = Pick<ScreenshotShape, 'digests' | 'bands' | 'frame' | 'tick' | 'written' | 'width' | 'height'> & {
  /** Digests of what the display list is made of; empty when the game tells none. */
  readonly parts: Readonly<Record<string, string>>;
  /** What is drawn, by texture; absent when the game does not tell. */
  readonly draws?: Readonly<Record<string, string>>;
};

/** The layers of a frame that was not drawn. */
export interface Layers {
  readonly digests: DigestsShape;
  readonly parts: Readonly<Record<string, string>>;
}

/** The talk with the game through a plan; every refusal is told with the step it answered. */
export class ShotDriver {
  readonly #face: GameFace;
  readonly #plan: ShotPlan;

  constructor(face: GameFace, plan: ShotPlan) {
    this.#face = face;
    this.#plan = plan;
  }

  /**
   * Brings the game to its title screen and into the plan's world.
   * @param pixels Whether pictures are to be taken.
   */
  async begin(pixels = true): Promise<HelloShape> {
    const hello = (await this.line('hello')) as HelloShape;
    const [width, height] = this.#plan.size;
    if (pixels && hello.display === 'headless') throw this.#fault('the game is headless and draws no pixels; start it with --offscreen');
    if (hello.size[0] !== width || hello.size[1] !== height) {
      throw this.#fault(`the game draws ${hello.size.join('x')}; start it with --size ${width}x${height}`);
    }
    const lacking = commandsOf(this.#plan).filter((name) => !hello.commands.includes(name));
    if (lacking.length > 0) throw this.#fault(`this game has no ${lacking.join(', ')}, which the shot needs; see its hello`);
    await this.line('wait-ready');
    const { screen } = (await this.line('state')) as { readonly screen?: string };
    if (screen !== 'title') await this.line('quit-to-title');
    await this.line('wait-for screen title');
    const { world } = this.#plan;
    if (world !== null) {
      await this.#said(
        () => this.#face.call('open', { world: world.name, seed: world.seed, creative: world.creative }),
        `open ${world.name}`,
      );
    }
    return hello;
  }

  /** Gives the plan's steps and lets its ticks pass. */
  async settle(): Promise<void> {
    for (const line of this.#plan.steps) await this.line(line);
    await this.line(`wait-for screen ${this.#plan.screen}`);
    if (this.#plan.settleTicks > 0) await this.line(`wait ${this.#plan.settleTicks}`);
  }

  /** The widgets of the screen that the plan says. */
  async ui(): Promise<UiShape> {
    const ui = (await this.line('ui')) as UiShape;
    if (ui.screen !== this.#plan.screen) throw this.#fault(`screen ${ui.screen} is open instead of ${this.#plan.screen}; mend the steps`);
    return ui;
  }

  /** What a golden of the picture that the game is about to draw depends on. */
  async key(hello: HelloShape): Promise<GoldenKey> {
    const ui = await this.ui();
    return goldenKey(hello, ui, ui.packs === undefined ? {} : { packs: ui.packs });
  }

  /** What layers S and U hold in words. */
  async details(): Promise<LayerDetails> {
    const { screen, gui_size: guiSize, widgets: all } = await this.ui();
    const widgets = all.map(({ value, ...widget }) => (value === undefined || widget.local ? widget : { ...widget, value }));
    const state = (await this.line('state')) as Readonly<Record<string, unknown>>;
    return { screen, guiSize, widgets, state };
  }

  /**
   * One frame. A game that reports no digest of pixels has them made of its file.
   * @param index which picture of the plan, from 0.
   */
  async frame(path: string, hello: HelloShape, known: string | undefined, index = 0): Promise<Taken> {
    const unless = hello.digests.includes('P') ? known : undefined;
    const draws = hello.draws === true;
    const reply = (await this.#picture({ path, unless, draws }, index)) as ScreenshotShape;
    this.#checkRest(reply);
    const { digests, bands, frame, tick, written, width, height, parts = {} } = reply;
    if (digests?.P !== undefined && bands !== undefined)
      return { digests, bands, frame, tick, written: written !== false, width, height, parts, ...(reply.draws && { draws: reply.draws }) };
    const picture = decodePng(await readFile(path));
    const made = frameDigest(picture.pixels, picture.width, picture.height);
    return {
      width: picture.width,
      height: picture.height,
      digests: { ...digests, P: made.digest },
      bands: made.bands,
      frame,
      tick,
      written: true,
      parts,
    };
  }

  #picture(asked: Args<'screenshot'>, index: number): Promise<object> {
    const pack = this.#plan.sequence?.pack;
    if (pack === undefined) return this.#said(() => this.#face.call('screenshot', asked), 'screenshot');
    const { path } = asked;
    const args = { frames: 1 + index * pack.frames, step: pack.stepMs, path };
    return this.#said(() => this.#face.call('screenshot-sequence', args), 'screenshot-sequence');
  }

  /** The layers of the next frame of a game that draws none. */
  async layers(): Promise<Layers> {
    const reply = (await this.line('status --digests')) as Partial<Layers> & Pick<ScreenshotShape, 'settled' | 'easing'>;
    this.#checkRest(reply);
    return { digests: reply.digests ?? {}, parts: reply.parts ?? {} };
  }

  /** A picture of something on its way is another one a tick later. A game that does not tell is believed to be at rest. */
  #checkRest({ settled, easing = [] }: Pick<ScreenshotShape, 'settled' | 'easing'>): void {
    if (settled !== false) return;
    const moving = easing.filter((name) => !this.#plan.mayEase?.includes(name));
    if (moving.length === 0 && easing.length > 0) return;
    const what = moving.length === 0 ? 'something' : moving.join(', ');
    const verb = moving.length > 1 ? 'have' : 'has';
    throw this.#fault(
      `the picture was taken too early: ${what} ${verb} not come to rest; raise settleTicks (${this.#plan.settleTicks}), or the ticks waited for between frames`,
    );
  }

  /** Sends a line of the plan. */
  async line(text: string): Promise<object> {
    const { name, args } = parseLine(text);
    // The line's check is what makes name and arguments fit; no command of a plan is local (checkPlan).
    return await this.#said(() => this.#face.call(name as 'hello', args as never), text);
  }

  async #said(call: () => Promise<object>, step: string): Promise<object> {
    try {
      return await call();
    } catch (cause) {
      throw this.#fault(`"${step}" was refused: ${cause instanceof Error ? cause.message : String(cause)}`, cause);
    }
  }

  #fault(what: string, cause?: unknown): CaptureError {
    return new CaptureError(`shot ${this.#plan.name}: ${what}`, { cause });
  }
}

/** Every command that taking a plan's pictures gives, by name, without repeats. */
function commandsOf({ world, steps, sequence }: ShotPlan): string[] {
  const given = [...steps, ...(sequence?.between ?? [])].map((line) => parseLine(line).name);
  const own = ['wait-ready', 'state', 'ui', 'wait-for', 'wait', 'screenshot', ...(world === null ? [] : ['open'])];
  return [...new Set([...own, ...given])];
}
