import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { difference } from '../../../still/pixels/difference.ts';
import { encodePng } from '../../../still/pixels/encode-png.ts';
import { voxelPicture } from '../../../still/pixels/test-pictures.ts';
import type { RunResults, ShotResult } from '../../../still/results.ts';
import { writeResultsFile } from '../../../still/results-file.ts';
import { changedFrame, changedShot, exampleRun, newShot, passedShot, untakenShot } from './example-runs.ts';

const [width, height] = [854, 480];

/** A rectangle of a picture painted another way, as a change of the game would. */
function painted(
  pixels: Uint8Array,
  at: { readonly x: number; readonly y: number; readonly width: number; readonly height: number },
): Uint8Array {
  const out = pixels.slice();
  for (let y = at.y; y < at.y + at.height; y++) {
    for (let x = at.x; x < at.x + at.width; x++) {
      const i = (y * width + x) * 4;
      out[i] = 255 - out[i]!;
      out[i + 1] = (out[i + 1]! + 40) & 255;
    }
  }
  return out;
}

/**
 * Writes the output folder of a run that failed in several ways, with pictures of real size, and returns its results.json: two shots of
 * one change, one with a change of a few pixels, one without a golden, one that could not be taken, a flake, and one that passed.
 */
export async function writeFailingRun(folder: string, seed = 7): Promise<string> {
  const put = async (name: string, pixels: Uint8Array): Promise<string> => {
    const path = join(folder, name);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, encodePng(pixels, width, height));
    return path;
  };
  const changed = async (
    name: string,
    at: { readonly x: number; readonly y: number; readonly width: number; readonly height: number },
    draws: string,
    more: Partial<ShotResult> = {},
  ): Promise<ShotResult> => {
    const before = voxelPicture(width, height, seed + name.length);
    const now = painted(before, at);
    const golden = await put(`goldens/${name}.png`, before);
    const actual = await put(`shots/offscreen/${name}/0.png`, now);
    const found = difference(before, now, width, height);
    const base = changedFrame();
    const figures = {
      ...base.picture.figures!,
      count: found.count,
      over: found.over,
      most: found.most,
      box: found.box,
      densest: found.densest,
    };
    const frame = changedFrame({ actual, picture: { ...base.picture, figures }, movedDraws: [{ name: draws, before: 40, now: 44 }] });
    return changedShot(name, { golden, frames: [frame], ...more });
  };
  const shots: ShotResult[] = [
    passedShot('title'),
    await changed('meadow-noon', { x: 300, y: 180, width: 140, height: 90 }, 'oak_leaves'),
    await changed('meadow-dusk', { x: 60, y: 200, width: 700, height: 240 }, 'birch_leaves'),
    await changed('hud', { x: 420, y: 450, width: 6, height: 5 }, 'icons'),
  ];
  const fresh = newShot('garden');
  const seen = await put('shots/offscreen/garden/0.png', voxelPicture(width, height, seed + 99));
  shots.push({ ...fresh, frames: fresh.frames.map((frame) => ({ ...frame, actual: seen })) });
  shots.push(
    untakenShot('end-sky', 'horizon-client did not answer within 20 s; run it by hand: npx horizon-client --control\n    loading worlds'),
  );
  const flaky = await changed('rain', { x: 10, y: 10, width: 200, height: 30 }, 'rain');
  const other = await put('again/rain/0.png', painted(voxelPicture(width, height, seed + 4), { x: 0, y: 0, width: 50, height: 50 }));
  shots.push({ ...flaky, again: { runs: 2, failed: 1, same: false, pictures: [flaky.frames[0]!.actual!, other] } });
  const results: RunResults = exampleRun(shots);
  await writeResultsFile(results, join(folder, 'results.json'));
  return join(folder, 'results.json');
}
