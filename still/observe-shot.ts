import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { DigestsShape, WidgetShape } from '../ctl/shapes.ts';
import { frameFile } from './capture.ts';
import type { GameFace } from './game-face.ts';
import { keyText } from './golden-key.ts';
import { ShotDriver } from './shot-driver.ts';
import { checkPlan, frameCount, type ShotPlan } from './shot-plan.ts';

/** One frame of one boot with all that names what moved. */
export interface ObservedFrame {
  readonly digests: DigestsShape;
  /** Digests of what the display list is made of; empty when the game tells none. */
  readonly parts: Readonly<Record<string, string>>;
  readonly widgets: readonly WidgetShape[];
  readonly state: Readonly<Record<string, unknown>>;
  /** A digest a band of 64 rows; empty where nothing is drawn. */
  readonly bands: readonly string[];
  /** The picture; null where it equals the known one or nothing is drawn. */
  readonly file: string | null;
}

/** A shot as one boot showed it. */
export interface Observation {
  /** Which boot, for people: `boot 3 (xvfb, 2 threads)`. */
  readonly where: string;
  /** See `keyText`; empty where nothing is drawn, since the renderer is part of it. */
  readonly key: string;
  readonly width: number;
  readonly height: number;
  readonly frames: readonly ObservedFrame[];
}

/** What an observation needs besides the game and the plan. */
export interface ObserveOptions {
  readonly where: string;
  /** Where pictures go that are not the known ones. */
  readonly folder: string;
  /** Whether pictures are taken; a headless game has only layers S, U and D. */
  readonly pixels: boolean;
  /** P digest of each frame as an earlier boot showed it: a frame that equals it is not written. */
  readonly known: readonly (string | undefined)[];
}

/**
 * Drives a game through a plan and keeps every layer of every frame, with the words to tell what moved.
 * @throws CaptureError naming the step and what to do; RangeError for a plan that cannot be run.
 */
export async function observeShot(face: GameFace, plan: ShotPlan, options: ObserveOptions): Promise<Observation> {
  checkPlan(plan);
  const game = new ShotDriver(face, plan);
  const hello = await game.begin(options.pixels);
  await game.settle();
  await mkdir(options.folder, { recursive: true });
  const key = options.pixels ? keyText(await game.key(hello)) : '';
  const frames: ObservedFrame[] = [];
  for (let index = 0; index < frameCount(plan); index++) {
    if (index > 0) for (const line of plan.sequence!.between) await game.line(line);
    const path = join(options.folder, frameFile(index));
    const taken = options.pixels
      ? await game.frame(path, hello, options.known[index], index)
      : { ...(await game.layers()), bands: [], written: false };
    const { widgets, state } = await game.details();
    const { digests, parts, bands, written } = taken;
    frames.push({ digests, parts, widgets, state, bands, file: written ? path : null });
  }
  const [width, height] = plan.size;
  return { where: options.where, key, width, height, frames };
}
