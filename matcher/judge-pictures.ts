import { readFile, writeFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { type CaptureWithGolden, frameFile } from '../still/capture.ts';
import { type Captured, capturedFile } from '../still/captured.ts';
import { GoldenStore } from '../still/golden-store.ts';
import { judgeShot } from '../still/judge-shot.ts';
import { rawPicture } from '../still/picture-source.ts';
import { encodePngInPool, isOpaque } from '../still/pixels/encode-png.ts';
import type { Picture } from '../still/pixels/picture.ts';
import { blankness } from '../still/pixels/picture-statistics.ts';
import { replaceFolder } from '../still/report/replace-folder.ts';
import type { Again, ShotResult } from '../still/results.ts';
import type { ShotPlan } from '../still/shot-plan.ts';
import { VerdictMemo } from '../still/verdict-memo.ts';
import { claimName } from './claim-name.ts';
import { earlierTries, keepTry } from './earlier-tries.ts';
import { reasonOf } from './golden-message.ts';
import type { GoldenOptions } from './golden-options.ts';
import { suiteKey } from './suite-key.ts';
import { recordFile, recordFolder, recordOf, recordSchema, type SuiteRecord } from './suite-record.ts';
import type { SuiteSettings } from './suite-settings.ts';
import type { SuiteTest } from './suite-test.ts';

/** What is to be judged. */
export interface JudgeRequest {
  readonly name: string;
  /** One or more, all of one size. */
  readonly frames: readonly Picture[];
  /** How many equal captures in a row the test itself made. */
  readonly agreed: number;
  readonly options: GoldenOptions;
  readonly test: SuiteTest;
  readonly settings: SuiteSettings;
  /** Milliseconds that drawing took. */
  readonly captureMs: number;
}

/** Verdicts of this worker on the pictures of one file: a polled picture is decoded once. */
const memo = new VerdictMemo('', 1000);

/**
 * Judges a test's picture against its golden, without leaving anything behind.
 * @throws RangeError for a tolerance or mask that cannot be; ManifestError for a damaged store.
 */
export async function judgePictures(request: JudgeRequest): Promise<ShotResult> {
  const capture = await captureOf(request, null);
  return await judged(request, capture, null);
}

/**
 * Judges a test's picture and keeps it in the run's output, where the reporter and `horizon-rig approve` find it. The folder is put in its
 * place whole. No golden is ever written.
 * @throws GoldenNameError when the name is none or another test has it; else as {@link judgePictures}.
 */
export async function judgeAndKeep(request: JudgeRequest): Promise<ShotResult> {
  const { settings, test, name } = request;
  await claimName(settings.out, settings.run, test.group, name, test.id, test.unique);
  const folder = recordFolder(settings.out, test.group, name);
  const capture = await captureOf(request, folder);
  const found = await judged(request, capture, folder);
  const tries = earlierTries(await recordOf(folder, settings.run), found, test.attempt, folder);
  const result = tries === null ? found : { ...found, ...toldTries(found, tries.again) };
  const { id, group, attempt } = test;
  const record: SuiteRecord = { schema: recordSchema, run: settings.run, test: id, group, attempt, result };
  await replaceFolder(folder, async (fresh) => {
    for (const [index, { file }] of capture.captured.frames.entries()) {
      if (file === null) continue;
      const { pixels, width, height } = request.frames[index]!;
      await writeFile(join(fresh, file), await encodePngInPool(pixels, width, height));
    }
    if (tries !== null) await keepTry(tries, fresh);
    await writeFile(join(fresh, recordFile), `${JSON.stringify(record)}\n`);
    await writeFile(join(fresh, capturedFile), `${JSON.stringify(capture.captured, null, 1)}\n`);
  });
  return result;
}

/** A pass that was a failure before is worth a word. */
function toldTries({ outcome, reason }: ShotResult, again: Again): Pick<ShotResult, 'again' | 'reason'> {
  const flake = outcome === 'passed' && !again.same;
  return { again, reason: flake ? `It failed in ${again.failed} of ${again.runs} tries of its test. ${reason}`.trim() : reason };
}

async function judged(request: JudgeRequest, capture: CaptureWithGolden, folder: string | null): Promise<ShotResult> {
  const { settings, test } = request;
  const store = await GoldenStore.open(settings.goldens);
  const found = await judgeShot(planOf(request, capture.captured), capture, {
    store,
    memo,
    folder: folder ?? settings.out,
    repro: test.repro,
  });
  // A suite tells its pixels alone, so the layers have nothing to say of a cause.
  const result = { ...found, frames: found.frames.map((frame) => ({ ...frame, layer: null })) };
  if (result.outcome !== 'failed') return result;
  return { ...result, reason: reasonOf(result, capture.captured, settings, store.keysOf(request.name)) };
}

/** A suite's picture in the form of a plan, as far as judging reads it. */
function planOf({ name, options, frames }: JudgeRequest, { title, width, height }: Captured): ShotPlan {
  for (const { area, reason } of options.masks ?? []) {
    // Not every test is checked by a compiler.
    if (typeof reason !== 'string' || reason.trim() === '')
      throw new RangeError('every mask needs a reason; say why this part cannot be compared');
    if (![area.x, area.y, area.width, area.height].every(Number.isInteger)) {
      throw new RangeError('the area of a mask is x, y, width and height in whole picture pixels; round them');
    }
    if (area.x <= 0 && area.y <= 0 && area.x + area.width >= width && area.y + area.height >= height) {
      throw new RangeError(`a mask hides the whole picture of ${width}x${height}, so nothing is compared; make it smaller`);
    }
  }
  return {
    name,
    title,
    size: [width, height],
    world: null,
    steps: [],
    screen: 'picture',
    settleTicks: 0,
    facts: [],
    ...(options.tolerance !== undefined && { tolerance: options.tolerance }),
    ...(options.masks !== undefined && { masks: options.masks }),
    ...(frames.length > 1 && { sequence: { frames: frames.length, between: [], frameMs: options.frameMs ?? 100 } }),
  };
}

/** The captured record, and the golden it is held against. `folder` is where an earlier capture may lie. */
async function captureOf(request: JudgeRequest, folder: string | null): Promise<CaptureWithGolden> {
  const { name, frames, options, test, settings } = request;
  if (frames.length > 1 && frames.some(({ pixels }) => !isOpaque(pixels))) {
    throw new TypeError('a frame of a sequence has transparent pixels; draw the frames over a background');
  }
  const store = await GoldenStore.open(settings.goldens);
  const key = suiteKey(settings, test.key, options.key);
  const entry = store.find(name, key);
  const golden = entry === null ? null : { entry, details: await store.details(entry) };
  const sources = frames.map(({ pixels, width, height }) => rawPicture(pixels, width, height));
  const { width, height } = frames[0]!;
  const before = folder === null ? null : await earlierCapture(folder);
  const repeats =
    before?.key === key && before.frames.map(({ digests }) => digests.P).join() === sources.map(({ digest }) => digest).join();
  const captured: Captured = {
    shot: name,
    title: options.title ?? test.title,
    key,
    width,
    height,
    frameMs: frames.length > 1 ? (options.frameMs ?? 100) : null,
    frames: sources.map(({ digest, bands }, index) => ({
      digests: { P: digest },
      bands,
      frame: index,
      tick: 0,
      file: golden?.entry.frames[index]?.P === digest ? null : frameFile(index),
    })),
    details: { screen: 'picture', guiSize: [width, height], widgets: [], state: {} },
    facts: [],
    blank: frames.map(({ pixels }) => blankness(pixels, width, height)).find((blank) => blank !== null) ?? null,
    captureMs: Math.round(request.captureMs),
    suite: {
      runner: test.runner,
      test: test.title,
      goldens: relative(settings.root, settings.goldens).split(sep).join('/') || '.',
      agreed: Math.min(100, request.agreed + (repeats ? (before.suite?.agreed ?? 0) : 0)),
    },
  };
  return { captured, frames: sources, golden };
}

/** What lies in a picture's folder from an earlier run or an earlier try; null where there is nothing that can be read. */
async function earlierCapture(folder: string): Promise<Captured | null> {
  try {
    return JSON.parse(await readFile(join(folder, capturedFile), 'utf8')) as Captured;
  } catch {
    return null;
  }
}
