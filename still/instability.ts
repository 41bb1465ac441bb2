import { readFile } from 'node:fs/promises';
import { stateChanges, widgetChanges } from './layer-changes.ts';
import { type Layer, layers } from './layer-verdict.ts';
import type { Observation, ObservedFrame } from './observe-shot.ts';
import { filedPicture } from './picture-source.ts';
import { bandRows, rowsOfBand } from './pixels/bands.ts';
import { differenceOfBands } from './pixels/difference.ts';

/** A layer that is not the same in every boot. */
export interface Instability {
  readonly layer: Layer;
  /** The first frame, from 0, in which it differs in any boot. */
  readonly frame: number;
  /** What of it differs there: fields of the state, widgets, parts of the display list, or rows and a box of the picture. */
  readonly region: string;
  /** The boot that showed it first, and the one it is held against. */
  readonly where: string;
  readonly against: string;
  /** In how many boots the layer differs anywhere, and how many tell it. */
  readonly boots: number;
  readonly of: number;
}

/** Most names that a region lists. */
const most = 4;

/**
 * What differs between the boots of a shot, each held against the first that reports the layer: one entry a layer at most, in the order
 * S, U, D, P. Empty when the shot is stable.
 * @throws PngError when a picture that was written is not the one its digests name.
 */
export async function instabilities(observations: readonly Observation[]): Promise<Instability[]> {
  const found: Instability[] = [];
  for (const layer of layers) {
    const telling = observations.filter(({ frames }) => frames[0]?.digests[layer] !== undefined);
    const [first, ...others] = telling;
    if (first === undefined) continue;
    const moved = others.flatMap((other) => {
      const frame = firstDifference(first, other, layer);
      return frame === -1 ? [] : [{ other, frame }];
    });
    const [earliest] = [...moved].sort((a, b) => a.frame - b.frame);
    if (earliest === undefined) continue;
    const { other, frame } = earliest;
    const region = await regions[layer]({ frame: first.frames[frame]!, from: first }, { frame: other.frames[frame]!, from: other });
    found.push({ layer, frame, region, where: other.where, against: first.where, boots: moved.length, of: telling.length });
  }
  return found;
}

function firstDifference(a: Observation, b: Observation, layer: Layer): number {
  return a.frames.findIndex(({ digests }, frame) => digests[layer] !== b.frames[frame]?.digests[layer]);
}

interface Side {
  readonly frame: ObservedFrame;
  readonly from: Observation;
}

/** What of a layer differs between two frames. */
const regions: Readonly<Record<Layer, (a: Side, b: Side) => string | Promise<string>>> = {
  S: ({ frame: a }, { frame: b }) => {
    // Client ticks go on in a frozen world and are no part of the layer.
    const names = stateChanges(a.state, b.state).flatMap(({ what }) => (what === 'tick' ? [] : [`state ${what}`]));
    return listed(names, 'something that the state does not show, such as a block or an entity');
  },
  U: ({ frame: a }, { frame: b }) =>
    listed(
      widgetChanges(a.widgets, b.widgets).map(({ what }) => `widget ${what}`),
      'the order or the number of the widgets',
    ),
  D: ({ frame: a }, { frame: b }) => {
    const names = [...new Set([...Object.keys(a.parts), ...Object.keys(b.parts)])];
    return listed(
      names.filter((name) => a.parts[name] !== b.parts[name]).map((name) => `display part ${name}`),
      'some part of the display list that the game does not name',
    );
  },
  P: pixelRegion,
};

function listed(names: readonly string[], otherwise: string): string {
  if (names.length === 0) return otherwise;
  return names.length > most ? `${names.slice(0, most).join(', ')} and ${names.length - most} more` : names.join(', ');
}

async function pixelRegion(a: Side, b: Side): Promise<string> {
  const { width, height } = a.from;
  const bands = a.frame.bands.flatMap((digest, band) => (digest === b.frame.bands[band] ? [] : [band]));
  const last = bands.at(-1) ?? 0;
  const rows = `rows ${(bands[0] ?? 0) * bandRows} to ${last * bandRows + rowsOfBand(last, height) - 1}`;
  const [golden, actual] = await Promise.all([a, b].map((side) => readBands(side, bands)));
  if (golden === null || actual === null || golden === undefined || actual === undefined) return rows;
  const pairs = bands.map((band, i) => ({ band, golden: golden[i]!, actual: actual[i]! }));
  const { box, count } = differenceOfBands(pairs, width, height);
  return box === null ? rows : `${count} pixels in ${box.width}x${box.height} at ${box.x},${box.y} (${rows})`;
}

async function readBands({ frame, from }: Side, bands: readonly number[]): Promise<readonly Uint8Array[] | null> {
  const { file } = frame;
  if (file === null) return null;
  return filedPicture({ width: from.width, height: from.height, bands: frame.bands }, () => readFile(file)).read(bands);
}
