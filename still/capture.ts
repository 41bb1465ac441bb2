import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Captured, CapturedFrame, LayerDetails } from './captured.ts';
import { writeCaptured } from './captured.ts';
import { checkFacts } from './facts.ts';
import type { GameFace } from './game-face.ts';
import { keyText } from './golden-key.ts';
import type { GoldenEntry } from './golden-manifest.ts';
import type { GoldenDetails, GoldenStore } from './golden-store.ts';
import { allPixels, filedPicture, type PictureSource } from './picture-source.ts';
import { blankness } from './pixels/picture-statistics.ts';
import { ShotDriver, type Taken } from './shot-driver.ts';
import { checkPlan, frameCount, type ShotPlan } from './shot-plan.ts';

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
  const game = new ShotDriver(face, plan);
  const hello = await game.begin();
  await game.settle();
  await mkdir(folder, { recursive: true });
  const key = keyText(await game.key(hello));
  const entry = store.find(plan.name, key);
  const golden = entry === null ? null : { entry, details: await store.details(entry) };
  const shots: Taken[] = [];
  let details: LayerDetails | null = null;
  for (let index = 0; index < frameCount(plan); index++) {
    if (index > 0) for (const line of plan.sequence!.between) await game.line(line);
    shots.push(await game.frame(join(folder, frameFile(index)), hello, golden?.entry.frames[index]?.P, index));
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
      const { digests, bands, parts, draws, frame, tick } = shot;
      const told = { ...(Object.keys(parts).length > 0 && { parts }), ...(draws !== undefined && { draws }) };
      return { digests, bands, ...told, frame, tick, file: shot.written ? frameFile(index) : null };
    }),
    details: details!,
    facts: await checkFacts(plan.facts, subject),
    blank: await firstBlank(shots, sources),
    captureMs: Math.round(performance.now() - started),
  };
  await writeCaptured(folder, captured);
  return { captured, frames: sources, golden };
}

/** File name of a frame in a shot's folder. */
export function frameFile(index: number): string {
  return `frame-${String(index).padStart(3, '0')}.png`;
}

function sourceOf(shot: Taken, folder: string, index: number, golden: PictureSource | null): PictureSource {
  if (!shot.written && golden !== null) return golden;
  return filedPicture(shot, () => readFile(join(folder, frameFile(index))));
}

/** A frame that was not written equals a golden, and no blank picture becomes one. */
async function firstBlank(shots: readonly Taken[], sources: readonly PictureSource[]): Promise<string | null> {
  for (const [index, source] of sources.entries()) {
    if (!shots[index]!.written) continue;
    const blank = blankness(await allPixels(source), source.width, source.height);
    if (blank !== null) return sources.length > 1 ? `frame ${index}: ${blank}` : blank;
  }
  return null;
}
