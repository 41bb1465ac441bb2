import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { DigestsShape, WidgetShape } from '../ctl/shapes.ts';
import { writeFileAtomically } from './atomic-file.ts';
import type { FactResult } from './results.ts';
import type { SuiteCapture } from './suite-capture.ts';

/** One captured frame. */
export interface CapturedFrame {
  readonly digests: DigestsShape;
  readonly bands: readonly string[];
  /** Short digests of what the display list is made of, by name; absent when the game tells none. */
  readonly parts?: Readonly<Record<string, string>>;
  /** What is drawn, by texture, as the game tells it (`123 9f0c61d2`); absent when it tells none. */
  readonly draws?: Readonly<Record<string, string>>;
  readonly frame: number;
  readonly tick: number;
  /** File beside captured.json; null when the frame equals its golden and was never written. */
  readonly file: string | null;
}

/** What the layers hold in words, kept with a golden so that a later verdict can say which widget or field moved. */
export interface LayerDetails {
  readonly screen: string;
  readonly guiSize: readonly [number, number];
  readonly widgets: readonly WidgetShape[];
  readonly state: Readonly<Record<string, unknown>>;
}

/** A shot as it was captured: captured.json in the shot's folder of a run. Approval moves it into the golden store. */
export interface Captured {
  readonly shot: string;
  readonly title: string;
  /** See `keyText`. */
  readonly key: string;
  readonly width: number;
  readonly height: number;
  readonly frameMs: number | null;
  readonly frames: readonly CapturedFrame[];
  readonly details: LayerDetails;
  readonly facts: readonly FactResult[];
  /** Why the picture shows nothing, when it does. */
  readonly blank: string | null;
  readonly captureMs: number;
  /** Where it comes from when no plan of this rig made it. */
  readonly suite?: SuiteCapture;
}

/** Name of the record in a shot's folder. */
export const capturedFile = 'captured.json';

/** Writes the record of a shot into its folder. */
export async function writeCaptured(folder: string, captured: Captured): Promise<void> {
  await writeFileAtomically(join(folder, capturedFile), `${JSON.stringify(captured, null, 1)}\n`);
}

/**
 * Reads the record of a shot.
 * @throws Error when there is none or it is damaged, naming what to run.
 */
export async function readCaptured(folder: string): Promise<Captured> {
  const path = join(folder, capturedFile);
  const text = await readFile(path, 'utf8').catch((cause: unknown) => {
    throw new Error(`no captured shot in ${folder}; capture it first: horizon-rig still`, { cause });
  });
  try {
    return JSON.parse(text) as Captured;
  } catch (cause) {
    throw new Error(`${path} is damaged; capture the shot again: horizon-rig still`, { cause });
  }
}
