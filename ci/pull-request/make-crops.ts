import { readFile } from 'node:fs/promises';
import { clustersOf } from '../../still/clusters.ts';
import { animationFrames, decodeFrames } from '../../still/pixels/animation.ts';
import { decodePng, openPng } from '../../still/pixels/decode-png.ts';
import { difference } from '../../still/pixels/difference.ts';
import type { Picture } from '../../still/pixels/picture.ts';
import type { RunResults, ScenarioResult, ShotResult } from '../../still/results.ts';
import { type CropSource, cropPicture } from './crop-picture.ts';
import { type Crop, commentLimits, mostCrops } from './findings.ts';

/** Most bytes of all crops of a pull request together, and of one. */
export const mostCropBytes = 512 * 1024;
const mostBytesOfOne = 96 * 1024;
/** Most shots of a cluster that are shown. */
const mostOfCluster = 3;

/** The crops of a run with their files by name. */
export interface MadeCrops {
  readonly crops: readonly Crop[];
  readonly files: ReadonlyMap<string, Buffer>;
  /** Why pictures that should be there are not, a sentence each. */
  readonly missing: readonly string[];
}

/**
 * Makes the crops that a pull request shows: of every listed cluster the shot that shows it best, then flakes with both their pictures,
 * then more shots of the largest clusters. A picture that cannot be read is told and left out.
 */
export async function makeCrops(runs: readonly RunResults[]): Promise<MadeCrops> {
  const wanted = wantedShots(runs);
  const budget = Math.min(mostBytesOfOne, Math.floor((mostCropBytes - 8 * 1024) / Math.max(1, Math.min(wanted.length, mostCrops))));
  const crops: Crop[] = [];
  const files = new Map<string, Buffer>();
  const missing: string[] = [];
  for (const result of wanted) {
    if (crops.length === mostCrops) break;
    try {
      const source = await sourceOf(result);
      const made = source === null ? null : cropPicture(source, budget);
      if (made === null) continue;
      const file = `${String(crops.length + 1).padStart(2, '0')}.png`;
      const { png, ...rest } = made;
      crops.push({ file, name: result.name, ...rest });
      files.set(file, png);
    } catch (error) {
      missing.push(`no picture of ${result.name}: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  return { crops, files, missing };
}

function wantedShots(runs: readonly RunResults[]): (ShotResult | ScenarioResult)[] {
  const shots = runs.flatMap((run) => run.shots);
  const scenarios = runs.flatMap((run) => run.scenarios);
  const byName = new Map<string, ShotResult | ScenarioResult>(shots.map((shot) => [shot.name, shot]));
  const clusters = clustersOf({ shots, scenarios })
    .filter(({ kind }) => kind !== 'flake')
    .slice(0, commentLimits.clusters);
  const flakes = [...shots, ...scenarios].filter(({ again }) => again?.same === false);
  const more = clusters.flatMap(({ names, example }) => names.filter((name) => name !== example).slice(0, mostOfCluster - 1));
  const names = [...clusters.map(({ example }) => example), ...flakes.map(({ name }) => name), ...more];
  return [...new Set(names)].flatMap((name) => byName.get(name) ?? []);
}

async function sourceOf(result: ShotResult | ScenarioResult): Promise<CropSource | null> {
  if (result.again?.same === false) {
    const [first, other] = result.again.pictures;
    if (first === undefined || other === undefined) return null;
    return compared(decodePng(await readFile(first)), decodePng(await readFile(other)), ['first run', 'other run']);
  }
  if (!('frames' in result) || result.firstBad === null) return null;
  const { actual } = result.frames[result.firstBad]!;
  // A frame whose pixels are the golden's was never written: its widgets moved, and there is nothing to see.
  if (actual === null) return null;
  const now = decodePng(await readFile(actual));
  const golden = result.golden === null ? null : await goldenFrame(result.golden, result.firstBad);
  if (golden === null) return { sides: [{ cell: 'now', picture: now }], box: null, densest: null, differing: 0 };
  return compared(golden, now, ['golden', 'now']);
}

function compared(before: Picture, now: Picture, cells: readonly ['golden', 'now'] | readonly ['first run', 'other run']): CropSource {
  const sides = [
    { cell: cells[0], picture: before },
    { cell: cells[1], picture: now },
  ];
  if (before.width !== now.width || before.height !== now.height) return { sides, box: null, densest: null, differing: 0 };
  const { box, densest, count } = difference(before.pixels, now.pixels, before.width, before.height);
  return { sides, box, densest, differing: count };
}

/** A frame of a golden, which may be a film; null when it has fewer. */
async function goldenFrame(path: string, index: number): Promise<Picture | null> {
  const bytes = await readFile(path);
  const file = openPng(bytes);
  if (!file.banded || animationFrames(file) === 1) return index === 0 ? decodePng(bytes) : null;
  const { width, height } = file.header;
  let at = 0;
  for (const pixels of decodeFrames(file)) if (at++ === index) return { width, height, pixels };
  return null;
}
