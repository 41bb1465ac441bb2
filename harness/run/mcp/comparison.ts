import { ControlError } from '../../../ctl/control-error.ts';
import type { ToolOutcome } from '../../../ctl/mcp/mcp-service.ts';
import { GoldenStore } from '../../../still/golden-store.ts';
import { difference } from '../../../still/pixels/difference.ts';
import { heatSteps } from '../../../still/pixels/heat-map.ts';
import type { Picture } from '../../../still/pixels/picture.ts';
import { lastRun, shotOf } from './last-run.ts';
import { pictureAt, type RigPlaces, told } from './rig-paths.ts';
import { decodedFrame, nowPicture } from './shot-pictures.ts';
import { tilesOf } from './tiles.ts';

/** One side of a comparison, and what it is called. */
interface Side {
  readonly picture: Picture;
  readonly says: string;
}

/** Compares two pictures that an agent names: PNG files, `golden:SHOT` or `now:SHOT`. */
export async function compareGiven(places: RigPlaces, before: string, after: string, tiles: number): Promise<ToolOutcome> {
  const [a, b] = [await sideOf(places, before), await sideOf(places, after)];
  const shown = tilesOf(a.picture, b.picture, tiles, [a.says, b.says]);
  const text = [`before ${a.says}, after ${b.says}`, ...figures(a.picture, b.picture), ...(shown.says === '' ? [] : [shown.says])].join(
    '\n',
  );
  return { reply: { ok: true }, text, pictures: shown.tiles };
}

async function sideOf(places: RigPlaces, given: string): Promise<Side> {
  const [, kind, shot] = /^(golden|now):(.+)$/.exec(given) ?? [];
  if (kind === 'golden') return { picture: await goldenOf(places, shot as string), says: given };
  if (kind === 'now') {
    const picture = nowPicture(places, shotOf(await lastRun(places), shot as string), 0);
    if (picture === null) throw new ControlError('state', `the last run has no picture of ${shot}; take it with take_stills`);
    return { picture, says: given };
  }
  const path = pictureAt(places, given);
  const picture = decodedFrame(path);
  if (picture === null) throw new ControlError('state', `${path} has no frame; take or restore it again`);
  return { picture, says: told(places, path) };
}

/** The first golden of a shot, as the manifest has them. */
async function goldenOf(places: RigPlaces, shot: string): Promise<Picture> {
  const store = await GoldenStore.open(places.goldens);
  const entry = store.entries.find((each) => each.shot === shot);
  const picture = entry === undefined ? null : decodedFrame(pictureAt(places, store.picturePath(entry)));
  if (picture === null) throw new ControlError('unknown', `there is no golden of ${shot.slice(0, 80)}; list shots shows which have one`);
  return picture;
}

function figures(a: Picture, b: Picture): string[] {
  if (a.width !== b.width || a.height !== b.height)
    return [`sizes differ: ${a.width}x${a.height} and ${b.width}x${b.height}; only pictures of one size are compared pixel by pixel`];
  const { count, most, mean, box, densest, histogram } = difference(a.pixels, b.pixels, a.width, a.height);
  if (count === 0) return [`the same: every pixel of ${a.width}x${a.height} is equal`];
  const steps = heatSteps.flatMap(({ from, name }, i) => {
    const pixels = histogram.subarray(from, heatSteps[i + 1]?.from ?? 256).reduce((sum, n) => sum + n, 0);
    return pixels === 0 ? [] : [`${name}: ${pixels}`];
  });
  const share = Number(((100 * count) / (a.width * a.height)).toPrecision(2));
  return [
    `differ: ${count} of ${a.width}x${a.height} pixels (${share} %), the most by ${most} levels; mean moved by ${mean.map((level) => level.toFixed(2)).join(', ')} (red, green, blue)`,
    ...(box === null ? [] : [`within ${box.width}x${box.height} at ${box.x},${box.y}`]),
    ...(densest === null ? [] : [`densest: ${densest.over} pixels in the 64x64 at ${densest.x},${densest.y}`]),
    `by levels ${steps.join('; ')}`,
  ];
}
