import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { HelloShape, ScreenshotShape, UiShape } from '../ctl/shapes.ts';
import { parseLine } from '../ctl/wire/dialect.ts';
import type { Captured, CapturedFrame, LayerDetails } from './captured.ts';
import { writeCaptured } from './captured.ts';
import { checkFacts } from './facts.ts';
import type { GameFace } from './game-face.ts';
import { goldenKey, keyText } from './golden-key.ts';
import type { GoldenEntry } from './golden-manifest.ts';
import type { GoldenDetails, GoldenStore } from './golden-store.ts';
import { allPixels, filedPicture, type PictureSource } from './picture-source.ts';
import { decodePng } from './pixels/decode-png.ts';
import { frameDigest } from './pixels/frame-digest.ts';
import { blankness } from './pixels/picture-statistics.ts';
import { checkPlan, frameCount, type ShotPlan } from './shot-plan.ts';

/** A shot that could not be taken: the game refused a step, or stands elsewhere than the plan says. */
export class CaptureError extends Error {
  override readonly name = 'CaptureError';
}

/** A capture and the golden it is to be held against. */
export interface CaptureWithGolden {
  readonly captured: Captured;
  /** One source a frame: the captured file, or the golden's frame where they are equal and none was written. */
  readonly frames: readonly PictureSource[];
  readonly golden: { readonly entry: GoldenEntry; readonly details: GoldenDetails } | null;
}

/**
 * Drives a game through a plan and takes its picture, or its sequence of pictures. The game is brought to the title screen first, then
 * into the plan's world; nothing is waited for by the clock. A frame whose digest is the golden's is not written by the game.
 * @param folder Where the pictures and captured.json go.
 * @throws CaptureError naming the step and what to do; RangeError for a plan that cannot be run; ManifestError for a damaged golden.
 */
export async function captureShot(face: GameFace, plan: ShotPlan, store: GoldenStore, folder: string): Promise<CaptureWithGolden> {
  checkPlan(plan);
  const started = performance.now();
  const game = new Driver(face, plan);
  const hello = await game.begin();
  await game.settle();
  await mkdir(folder, { recursive: true });
  const key = keyText(goldenKey(hello, await game.ui()));
  const entry = store.find(plan.name, key);
  const golden = entry === null ? null : { entry, details: await store.details(entry) };
  const shots: Shot[] = [];
  let details: LayerDetails | null = null;
  for (let index = 0; index < frameCount(plan); index++) {
    if (index > 0) for (const line of plan.sequence!.between) await game.line(line);
    shots.push(await game.frame(join(folder, frameFile(index)), hello, golden?.entry.frames[index]?.P));
    details ??= await game.details();
  }
  const { width, height } = shots[0]!;
  const sources = shots.map((shot, index) =>
    sourceOf(shot, folder, index, golden === null ? null : store.picture(golden.entry, golden.details, index)),
  );
  const subject = { width, height, details: details!, frames: shots.length, pixels: (frame: number) => allPixels(sources[frame]!) };
  const captured: Captured = {
    shot: plan.name,
    title: plan.title,
    key,
    width,
    height,
    frameMs: plan.sequence?.frameMs ?? null,
    frames: shots.map((shot, index): CapturedFrame => {
      const { digests, bands, frame, tick } = shot;
      return { digests, bands, frame, tick, file: shot.written ? frameFile(index) : null };
    }),
    details: details!,
    facts: await checkFacts(plan.facts, subject),
    blank: await firstBlank(shots, sources),
    captureMs: Math.round(performance.now() - started),
  };
  await writeCaptured(folder, captured);
  return { captured, frames: sources, golden };
}

type Shot = Pick<ScreenshotShape, 'digests' | 'bands' | 'frame' | 'tick' | 'written' | 'width' | 'height'>;

/** File name of a frame in a shot's folder. */
export function frameFile(index: number): string {
  return `frame-${String(index).padStart(3, '0')}.png`;
}

function sourceOf(shot: Shot, folder: string, index: number, golden: PictureSource | null): PictureSource {
  if (!shot.written && golden !== null) return golden;
  return filedPicture(shot, () => readFile(join(folder, frameFile(index))));
}

/** A frame that was not written equals a golden, and no blank picture becomes one. */
async function firstBlank(shots: readonly Shot[], sources: readonly PictureSource[]): Promise<string | null> {
  for (const [index, source] of sources.entries()) {
    if (!shots[index]!.written) continue;
    const blank = blankness(await allPixels(source), source.width, source.height);
    if (blank !== null) return sources.length > 1 ? `frame ${index}: ${blank}` : blank;
  }
  return null;
}

/** The talk with the game; every refusal is told with the step it answered. */
class Driver {
  readonly #face: GameFace;
  readonly #plan: ShotPlan;

  constructor(face: GameFace, plan: ShotPlan) {
    this.#face = face;
    this.#plan = plan;
  }

  async begin(): Promise<HelloShape> {
    const hello = (await this.line('hello')) as HelloShape;
    const [width, height] = this.#plan.size;
    if (hello.display === 'headless') throw this.#fault('the game is headless and draws no pixels; start it with --offscreen');
    if (hello.size[0] !== width || hello.size[1] !== height) {
      throw this.#fault(`the game draws ${hello.size.join('x')}; start it with --size ${width}x${height}`);
    }
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

  async settle(): Promise<void> {
    for (const line of this.#plan.steps) await this.line(line);
    await this.line(`wait-for screen ${this.#plan.screen}`);
    if (this.#plan.settleTicks > 0) await this.line(`wait ${this.#plan.settleTicks}`);
  }

  async ui(): Promise<UiShape> {
    const ui = (await this.line('ui')) as UiShape;
    if (ui.screen !== this.#plan.screen) throw this.#fault(`screen ${ui.screen} is open instead of ${this.#plan.screen}; mend the steps`);
    return ui;
  }

  async details(): Promise<LayerDetails> {
    const { screen, gui_size: guiSize, widgets } = await this.ui();
    const state = (await this.line('state')) as Readonly<Record<string, unknown>>;
    return { screen, guiSize, widgets, state };
  }

  /** One frame. A game that reports no digest of pixels has them made of its file. */
  async frame(path: string, hello: HelloShape, known: string | undefined): Promise<Shot> {
    const unless = hello.digests.includes('P') ? known : undefined;
    const reply = (await this.#said(() => this.#face.call('screenshot', { path, unless }), 'screenshot')) as ScreenshotShape;
    const { digests, bands, frame, tick, written, width, height } = reply;
    if (digests?.P !== undefined && bands !== undefined) return { digests, bands, frame, tick, written: written !== false, width, height };
    const picture = decodePng(await readFile(path));
    const made = frameDigest(picture.pixels, picture.width, picture.height);
    return { ...picture, digests: { ...digests, P: made.digest }, bands: made.bands, frame, tick, written: true };
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
