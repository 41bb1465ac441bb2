import { copyFile, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { frameFile } from './capture.ts';
import { readCaptured } from './captured.ts';
import type { GoldenStore } from './golden-store.ts';
import { instabilities } from './instability.ts';
import { layers } from './layer-verdict.ts';
import type { Observation } from './observe-shot.ts';
import { allPixels } from './picture-source.ts';
import { encodePng } from './pixels/encode-png.ts';
import type { FrameResult, Outcome, ScenarioResult, ShotResult } from './results.ts';

/** One run of a shot: its result, and the folder of its captures. */
export interface ShotRun {
  /** For people: `run 2`. */
  readonly where: string;
  readonly result: ShotResult;
  readonly folder: string;
}

/** How a result ended, a quarantine aside. */
export function foundOutcome({ outcome, quarantine }: Pick<ShotResult, 'outcome' | 'quarantine'>): Outcome {
  return quarantine?.found ?? outcome;
}

/**
 * Whether two runs of a shot came to the same: outcome, what failed, each verdict, each fact, and all digests of all frames (of pixels
 * the verdict alone where the plan allows noise, and what lies outside the masks where it has some). Shots that could not be taken are the same when the cause is. `folders` are the output folders of both, which reasons may name.
 */
export function sameShot(a: ShotResult, b: ShotResult, folders: readonly string[]): boolean {
  if (foundOutcome(a) !== foundOutcome(b) || a.failure !== b.failure || a.firstBad !== b.firstBad || a.frames.length !== b.frames.length)
    return false;
  // The lines of a log that follow the first one hold times.
  const reason = (result: ShotResult): string => sameRunReason(firstLine(result.reason), folders);
  if ((a.frames.length === 0 || a.failure === 'window') && reason(a) !== reason(b)) return false;
  const facts = ({ facts: all }: ShotResult): string => all.map(({ says, holds }) => `${holds} ${says}`).join('\n');
  if (facts(a) !== facts(b)) return false;
  return a.frames.every((frame, index) => {
    const other = b.frames[index]!;
    return (
      frame.picture.word === other.picture.word &&
      frame.layer?.word === other.layer?.word &&
      layers.every((layer) => frame.digests[layer] === other.digests[layer] || (layer === 'P' && samePixels(a, frame, other)))
    );
  });
}

/** Whether pixels that are not equal are so for the plan's purposes: it allows noise, or differs where nobody looks. */
function samePixels({ tolerance, masks }: ShotResult, a: FrameResult, b: FrameResult): boolean {
  if (tolerance !== null) return true;
  return (
    masks.length > 0 &&
    isDeepStrictEqual(a.picture.figures?.box, b.picture.figures?.box) &&
    a.picture.figures?.count === b.picture.figures?.count
  );
}

/** Whether two runs of a scenario ended alike and, where they failed, for the same reason. */
export function sameScenario(a: ScenarioResult, b: ScenarioResult, folders: readonly string[]): boolean {
  return foundOutcome(a) === foundOutcome(b) && sameRunReason(a.reason, folders) === sameRunReason(b.reason, folders);
}

/** A reason without the names of the folders of its run: its output, and the game's home, whose name is made up anew for each boot. */
function sameRunReason(reason: string, folders: readonly string[]): string {
  const placed = [...folders].sort((x, y) => y.length - x.length).reduce((text, folder) => text.replaceAll(folder, 'OUT'), reason);
  return placed.replace(/\/[^\s"']*\/hrig-[A-Za-z0-9]+/g, 'HOME').replace(gone, 'no connection to a game');
}

/**
 * What ctl/wire/client.ts says of a game that is gone: whether the end of an open connection, or that none can be made, is a matter of the
 * moment at which it is looked at.
 */
const gone =
  /the connection to the game at \S+ is over \([^)]*\); see its log, then connect again|no game answers at \S+ \([^)]*\); start one with horizon-ctl launch, or name it with --socket PATH/g;

/** The first line of a text. */
export function firstLine(text: string): string {
  return text.split('\n', 1)[0]!;
}

/** Where the pictures of two runs are put side by side. */
export interface KeptPictures {
  readonly store: GoldenStore;
  readonly folder: string;
}

/**
 * What differs first between two runs of a shot: layer, frame and region, or that one was not taken.
 * @throws PngError when a captured picture was changed since.
 */
export async function shotDifference(a: ShotRun, b: ShotRun, kept: KeptPictures): Promise<string> {
  if (a.result.frames.length === 0 || b.result.frames.length === 0)
    return [a, b].map(({ where, result }) => `${where} took ${result.frames.length === 0 ? 'no picture' : 'its pictures'}`).join(', ');
  const pixels = a.result.frames.findIndex(({ digests }, index) => digests.P !== b.result.frames[index]?.digests.P);
  const found = await instabilities([await observationOf(a, pixels, kept), await observationOf(b, pixels, kept)]);
  if (found.length === 0) return 'every layer of every frame is the same';
  const frame = Math.min(...found.map((each) => each.frame));
  const first = found.filter((each) => each.frame === frame);
  return first.map(({ layer, region }) => `layer ${layer} of frame ${frame}: ${region}`).join('; ');
}

/** The first frame whose digests differ between two runs; 0 when none does. */
export function firstDifferentFrame(a: ShotResult, b: ShotResult): number {
  const index = a.frames.findIndex((frame, i) => layers.some((layer) => frame.digests[layer] !== b.frames[i]?.digests[layer]));
  return Math.max(0, index);
}

/** A run with all that names what moved; `pixels` is the frame whose picture is needed, -1 for none. */
async function observationOf(run: ShotRun, pixels: number, kept: KeptPictures): Promise<Observation> {
  const captured = await readCaptured(run.folder);
  const { widgets, state } = captured.details;
  const file = pixels < 0 ? null : await keepFrame(run, pixels, kept);
  return {
    where: run.where,
    key: captured.key,
    width: captured.width,
    height: captured.height,
    frames: captured.frames.map(({ digests, parts, bands }, index) => ({
      digests,
      parts: parts ?? {},
      widgets,
      state,
      bands,
      file: index === pixels ? file : null,
    })),
  };
}

/**
 * Copies the picture of one frame of a run into the folder, as a PNG named by run and frame; where the run wrote none since it equals the
 * golden, the golden's. Returns the file, or null where there is none.
 */
export async function keepFrame(run: ShotRun, index: number, { store, folder }: KeptPictures): Promise<string | null> {
  const frame = run.result.frames[index];
  if (frame === undefined) return null;
  const file = join(folder, `${run.where.replaceAll(' ', '-')}-${frameFile(index)}`);
  await mkdir(folder, { recursive: true });
  if (frame.actual !== null) {
    await copyFile(frame.actual, file);
    return file;
  }
  const captured = await readCaptured(run.folder);
  const entry = store.find(captured.shot, captured.key);
  const source = entry === null ? null : store.picture(entry, await store.details(entry), index);
  if (source === null) return null;
  await writeFile(file, encodePng(await allPixels(source), source.width, source.height));
  return file;
}
