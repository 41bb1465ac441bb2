import { join } from 'node:path';
import type { CaptureWithGolden } from './capture.ts';
import type { PictureVerdict } from './compare.ts';
import { areaBox } from './facts.ts';
import { fingerprint } from './fingerprint.ts';
import type { GoldenStore } from './golden-store.ts';
import { movedDraws, movedParts, stateChanges, widgetChanges } from './layer-changes.ts';
import { type LayerVerdict, layerMeanings, layerVerdict } from './layer-verdict.ts';
import type { Box } from './pixels/difference.ts';
import type { Failure, FrameResult, ShotResult } from './results.ts';
import type { ShotPlan } from './shot-plan.ts';
import { toleranceNumbers } from './tolerance.ts';
import type { VerdictMemo } from './verdict-memo.ts';

/** What judging needs besides the capture. */
export interface JudgeOptions {
  readonly store: GoldenStore;
  readonly memo: VerdictMemo;
  /** Folder of the capture. */
  readonly folder: string;
  /** One line that makes the result again. */
  readonly repro: string;
}

/**
 * Judges a captured shot against its golden. A frame fails when its picture fails, or when its widgets are not those that were approved:
 * the tree is what clicks go by, and a widget that moved under an equal picture (an id, a bound, enabled or not) breaks every script while
 * nobody sees it. Layers S and D that moved under an equal picture are reported and pass: they follow from work that shows nothing.
 */
export async function judgeShot(plan: ShotPlan, capture: CaptureWithGolden, options: JudgeOptions): Promise<ShotResult> {
  const started = performance.now();
  const { captured, golden } = capture;
  const tolerance = toleranceNumbers(plan.tolerance);
  const masks = (plan.masks ?? [])
    .map(({ area }) => areaBox(area, captured.details, captured.width))
    .filter((box): box is Box => box !== null);
  const frames: FrameResult[] = [];
  for (const [index, source] of capture.frames.entries()) {
    const goldenDigests = golden?.entry.frames[index] ?? null;
    const before = golden === null ? null : options.store.picture(golden.entry, golden.details, index);
    const { digests, file } = captured.frames[index]!;
    frames.push({
      index,
      picture: await options.memo.compare(before, source, tolerance, masks),
      layer: goldenDigests === null ? null : layerVerdict(goldenDigests, digests),
      digests,
      goldenDigests,
      movedParts: movedParts(golden?.details.parts?.[index], captured.frames[index]!.parts),
      movedDraws: movedDraws(golden?.details.draws?.[index], captured.frames[index]!.draws),
      actual: file === null ? null : join(options.folder, file),
    });
  }
  const firstBad = frames.findIndex((frame) => frameFails(frame));
  const wrongFact = captured.facts.find((fact) => !fact.holds);
  const lost = golden !== null && golden.entry.frames.length > frames.length;
  const failure = failureOf(captured.blank !== null, wrongFact !== undefined, lost, firstBad >= 0);
  const print = firstBad < 0 || golden === null ? null : await printOf(capture, firstBad, options.store);
  const told = reasonOf(plan, capture, frames[firstBad], wrongFact, lost, options.store);
  return {
    name: plan.name,
    title: plan.title,
    outcome: failure === null ? 'passed' : 'failed',
    reason: failure === null ? noteOf(frames) : told,
    ...(failure !== null && { failure }),
    ...(print !== null && { fingerprint: print }),
    key: captured.key,
    size: [captured.width, captured.height],
    frameMs: captured.frameMs,
    frames,
    firstBad: firstBad < 0 ? null : firstBad,
    golden: golden === null ? null : options.store.picturePath(golden.entry),
    facts: captured.facts,
    widgetChanges: golden === null ? [] : widgetChanges(golden.details.widgets, captured.details.widgets),
    stateChanges: golden === null ? [] : stateChanges(golden.details.state, captured.details.state),
    tolerance: plan.tolerance ?? null,
    masks: plan.masks ?? [],
    captureMs: captured.captureMs,
    compareMs: Math.round((performance.now() - started) * 10) / 10,
    repro: options.repro,
  };
}

/** The first of these that is so, in the order in which {@link reasonOf} tells them. */
function failureOf(blank: boolean, wrongFact: boolean, lost: boolean, bad: boolean): Failure | null {
  if (blank) return 'blank';
  if (wrongFact) return 'fact';
  if (lost) return 'frames';
  return bad ? 'picture' : null;
}

async function printOf({ frames, golden }: CaptureWithGolden, frame: number, store: GoldenStore): Promise<string | null> {
  const before = store.picture(golden!.entry, golden!.details, frame);
  return before === null ? null : await fingerprint(before, frames[frame]!);
}

/** Whether a frame fails; see {@link judgeShot}. */
export function frameFails({ picture, layer }: { readonly picture: PictureVerdict; readonly layer: LayerVerdict | null }): boolean {
  return !picture.passes || (layer?.moved.includes('U') ?? false);
}

function reasonOf(
  plan: ShotPlan,
  { captured, golden }: CaptureWithGolden,
  bad: FrameResult | undefined,
  wrongFact: { readonly says: string; readonly found: string } | undefined,
  lost: boolean,
  store: GoldenStore,
): string {
  if (captured.blank !== null) return `The picture shows nothing: ${captured.blank}. See the game's log.`;
  if (wrongFact !== undefined) return `It does not hold that ${wrongFact.says}: ${wrongFact.found}. Mend the game or the plan.`;
  if (lost)
    return `The golden has ${golden!.entry.frames.length} frames and the plan takes ${captured.frames.length}. Approve it anew if that is meant.`;
  if (bad === undefined) return '';
  const where = captured.frames.length > 1 ? `Frame ${bad.index}: ` : '';
  if (bad.picture.word === 'no-golden') {
    const others = store.keysOf(plan.name).filter((key) => key !== captured.key);
    const hint = others.length > 0 ? ` There are goldens under ${others.join(' and ')}.` : '';
    return `${where}There is no golden under ${captured.key}.${hint} Look at it, then: horizon-rig approve ${plan.name} --reason "…"`;
  }
  return `${where}${bad.picture.says} ${bad.layer === null ? '' : `${layerMeanings[bad.layer.word]} `}See the report.`;
}

/** What is worth knowing of a pass. */
function noteOf(frames: readonly FrameResult[]): string {
  const frame = frames.find(({ layer, picture }) => (layer !== null && layer.word !== 'same') || picture.word !== 'same');
  if (frame === undefined) return '';
  return frame.picture.word === 'same' && frame.layer !== null ? layerMeanings[frame.layer.word] : frame.picture.says;
}
