import type { PictureSource } from './picture-source.ts';
import { bandRows } from './pixels/bands.ts';

/** Cells a side of the grid that the differing area is blurred to. */
const side = 4;

/** Densities a cell is rounded to: none, some, about half, nearly all. */
const steps = [0, 0.12, 0.45, 0.8] as const;

/**
 * A fingerprint of which pixels differ: the area around them blurred to 4 by 4 cells, each rounded to one of four densities, and
 * whether they grew brighter or darker. A change of the same kind in another picture gives the same text, wherever in it it lies. The idea
 * is Argos's mask fingerprint, coarser: at 16 by 16 cells a disc of 40 pixels and one of 48 already differ.
 * @returns Null when nothing differs or the sizes do.
 */
export async function fingerprint(golden: PictureSource, actual: PictureSource): Promise<string | null> {
  const { width } = golden;
  if (width !== actual.width || golden.height !== actual.height) return null;
  const bands = golden.bands.flatMap((digest, band) => (digest === actual.bands[band] ? [] : [band]));
  const [before, now] = await Promise.all([golden.read(bands), actual.read(bands)]);
  const points: number[] = [];
  let brighter = 0;
  bands.forEach((band, at) => {
    const [a, b] = [before[at]!, now[at]!];
    for (let i = 0; i < a.length; i += 4) {
      const moved = [0, 1, 2].map((channel) => b[i + channel]! - a[i + channel]!);
      if (moved.every((by) => by === 0) && a[i + 3] === b[i + 3]) continue;
      brighter += Math.sign(moved[0]! + moved[1]! + moved[2]!);
      points.push((i / 4) % width, band * bandRows + Math.floor(i / 4 / width));
    }
  });
  if (points.length === 0) return null;
  const grid = densities(points).map((density) => steps.findLastIndex((least) => density >= least));
  const tone = brighter * 4 > points.length ? '+' : brighter * 4 < -points.length ? '-' : '=';
  return `${tone}${grid.join('')}`;
}

/** Share of differing pixels in each cell of the grid over the box around them, row by row. */
function densities(points: readonly number[]): number[] {
  let [left, top, right, bottom] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY, 0, 0];
  for (let i = 0; i < points.length; i += 2) {
    left = Math.min(left, points[i]!);
    right = Math.max(right, points[i]!);
    top = Math.min(top, points[i + 1]!);
    bottom = Math.max(bottom, points[i + 1]!);
  }
  const [wide, high] = [right - left + 1, bottom - top + 1];
  const counts = new Array<number>(side * side).fill(0);
  for (let i = 0; i < points.length; i += 2) {
    const column = Math.floor(((points[i]! - left) * side) / wide);
    const row = Math.floor(((points[i + 1]! - top) * side) / high);
    counts[row * side + column]! += 1;
  }
  // An area smaller than the grid leaves cells without a pixel; a cell holds one pixel at least.
  const cell = Math.max(1, wide / side) * Math.max(1, high / side);
  return counts.map((count) => Math.min(1, count / cell));
}
