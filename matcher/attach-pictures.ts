import { readFile } from 'node:fs/promises';
import type { TestInfo } from '@playwright/test';
import { decodePng, decodePngInPool } from '../still/pixels/decode-png.ts';
import { encodePngInPool } from '../still/pixels/encode-png.ts';
import { heatMap } from '../still/pixels/heat-map.ts';
import type { ShotResult } from '../still/results.ts';

/**
 * Attaches golden, picture and heat map of a failing single picture to its test, under the names by which Playwright's own report shows
 * them as one comparison.
 */
export async function attachPictures(info: TestInfo, { name, frames, golden, firstBad }: ShotResult): Promise<void> {
  const actual = firstBad === null || frames.length !== 1 ? null : frames[firstBad]!.actual;
  if (actual === null) return;
  const contentType = 'image/png';
  const now = await readFile(actual);
  if (golden !== null) await info.attach(`${name}-expected.png`, { path: golden, contentType });
  await info.attach(`${name}-actual.png`, { body: now, contentType });
  if (golden === null) return;
  const [a, b] = [decodePng(await readFile(golden)), await decodePngInPool(now)];
  if (a.width !== b.width || a.height !== b.height) return;
  const body = await encodePngInPool(heatMap(a.pixels, b.pixels, a.width, a.height), a.width, a.height);
  await info.attach(`${name}-diff.png`, { body, contentType });
}
