import type { InlinePicture } from '../../../ctl/mcp/mcp-service.ts';
import { type Box, type Difference, difference } from '../../../still/pixels/difference.ts';
import { encodePng } from '../../../still/pixels/encode-png.ts';
import { heatMap } from '../../../still/pixels/heat-map.ts';
import type { Picture } from '../../../still/pixels/picture.ts';

/** Most bytes of a tile's PNG. */
export const mostTileBytes = 64 * 1024;

/** A tile's sides in pixels: small enough that four cost an agent few tokens, large enough to be seen. */
const room = { width: 384, height: 288 };
/** Sides of the smallest cut-out: what surrounds a fault tells what it is part of. */
const least = { width: 96, height: 72 };
/** Pixels around the differing area. */
const margin = 12;

/** A tile, and what it shows. */
export interface Tile extends InlinePicture {
  /** For a person, such as `golden`. */
  readonly says: string;
}

/** Tiles of one frame, in the order in which they are shown, and how to read them. */
export interface Tiles {
  readonly tiles: readonly Tile[];
  /** One line: which tiles they are, which part of the picture they show and how large. Empty when there are none. */
  readonly says: string;
}

const none: Tiles = { tiles: [], says: '' };

/** Where two pictures differ: all of it, and the tile with the most differing pixels. */
export type DifferingPlace = Pick<Difference, 'box' | 'densest'>;

/**
 * Cut-outs of both sides and of their difference where most pixels differ, then the whole picture with the place marked; as many as asked
 * for. Pictures of two sizes, or one alone, are shown whole.
 * @param count 0 to 4.
 * @param place Where to look; found out when null.
 */
export function tilesOf(
  before: Picture | null,
  now: Picture | null,
  count: number,
  names: readonly [string, string],
  place: DifferingPlace | null = null,
): Tiles {
  if (count === 0 || (before === null && now === null)) return none;
  if (before === null || now === null || before.width !== now.width || before.height !== now.height) {
    const wholes = (
      [
        [before, names[0]],
        [now, names[1]],
      ] as const
    )
      .flatMap(([picture, name]) => (picture === null ? [] : [wholeTile(picture, null, name)]))
      .slice(0, count);
    return { tiles: wholes, says: `${wholes.length === 1 ? 'picture' : 'pictures'}: ${wholes.map(({ says }) => says).join(', ')}, whole` };
  }
  const found = place ?? difference(before.pixels, now.pixels, now.width, now.height);
  const map = { ...now, pixels: heatMap(before.pixels, now.pixels, now.width, now.height) };
  const sides = [
    [before, names[0]],
    [now, names[1]],
    [map, 'difference'],
  ] as const;
  for (let box = cutAround(found, now); ; box = shrunk(box)) {
    const scale = Math.max(1, Math.floor(Math.min(room.width / box.width, room.height / box.height)));
    const shown: Tile[] = [];
    for (const [picture, says] of sides.slice(0, count)) {
      const tile = tileOf(enlarged(cutOut(picture, box), scale), says);
      if (tile === null) break;
      shown.push(tile);
    }
    // All show the same part, so one that takes too many bytes makes all smaller.
    if (shown.length < Math.min(count, sides.length)) continue;
    const where = `${box.width}x${box.height} at ${box.x},${box.y}${scale > 1 ? `, enlarged x${scale}` : ''}`;
    const says = `pictures: ${shown.map((tile) => tile.says).join(', ')} (${where})`;
    if (count < 4) return { tiles: shown, says };
    return { tiles: [...shown, wholeTile(now, box, `${names[1]}, whole`)], says: `${says}; then ${names[1]} whole, that place framed` };
  }
}

/** The part of a picture to cut out: all that differs when it fits, else around the tile with the most differing pixels. */
function cutAround({ box, densest }: DifferingPlace, { width, height }: Picture): Box {
  const wanted = box ?? { x: 0, y: 0, width, height };
  const fits = wanted.width + 2 * margin <= room.width && wanted.height + 2 * margin <= room.height;
  const around = fits || densest === null ? wanted : densest;
  const wide = Math.min(width, fits ? Math.max(least.width, wanted.width + 2 * margin) : room.width);
  const high = Math.min(height, fits ? Math.max(least.height, wanted.height + 2 * margin) : room.height);
  return placed(around, wide, high, { width, height });
}

/** A box of this size around the middle of another, inside the picture. */
function placed(around: Box, width: number, height: number, picture: { readonly width: number; readonly height: number }): Box {
  const left = Math.floor(around.x + around.width / 2 - width / 2);
  const top = Math.floor(around.y + around.height / 2 - height / 2);
  return {
    x: Math.min(Math.max(0, left), picture.width - width),
    y: Math.min(Math.max(0, top), picture.height - height),
    width,
    height,
  };
}

/** The middle three quarters of a box. */
function shrunk({ x, y, width, height }: Box): Box {
  const [wide, high] = [Math.max(1, Math.floor((width * 3) / 4)), Math.max(1, Math.floor((height * 3) / 4))];
  return { x: x + Math.floor((width - wide) / 2), y: y + Math.floor((height - high) / 2), width: wide, height: high };
}

function cutOut({ width, pixels }: Picture, box: Box): Picture {
  const cut = new Uint8Array(box.width * box.height * 4);
  for (let row = 0; row < box.height; row++) {
    const from = ((box.y + row) * width + box.x) * 4;
    cut.set(pixels.subarray(from, from + box.width * 4), row * box.width * 4);
  }
  return { width: box.width, height: box.height, pixels: cut };
}

/** Every pixel as a square, so that single ones can be told apart. */
function enlarged(picture: Picture, scale: number): Picture {
  if (scale === 1) return picture;
  const [width, height] = [picture.width * scale, picture.height * scale];
  const [from, to] = [words(picture.pixels), new Uint32Array(width * height)];
  for (let y = 0; y < height; y++) {
    const row = Math.floor(y / scale) * picture.width;
    for (let x = 0; x < width; x++) to[y * width + x] = from[row + Math.floor(x / scale)]!;
  }
  return { width, height, pixels: new Uint8Array(to.buffer) };
}

/** A picture made to fit a tile by a whole factor, with a place framed. */
function wholeTile(picture: Picture, framed: Box | null, says: string): Tile {
  const least = Math.max(Math.ceil(picture.width / room.width), Math.ceil(picture.height / room.height));
  for (let scale = Math.max(1, least); ; scale++) {
    const small = averaged(picture, scale);
    if (framed !== null) frame(small, framed, scale);
    const tile = tileOf(small, says);
    if (tile !== null) return tile;
  }
}

/** The mean of squares of `scale` pixels, without what fills no whole square at the right and below. */
function averaged({ width, height, pixels }: Picture, scale: number): Picture {
  if (scale === 1) return { width, height, pixels: pixels.slice() };
  const [wide, high] = [Math.max(1, Math.floor(width / scale)), Math.max(1, Math.floor(height / scale))];
  const small = new Uint8Array(wide * high * 4);
  for (let at = 0; at < small.length; at++) {
    const [channel, x, y] = [at % 4, Math.floor(at / 4) % wide, Math.floor(at / 4 / wide)];
    let [sum, count] = [0, 0];
    for (let dy = 0; dy < scale && y * scale + dy < height; dy++) {
      for (let dx = 0; dx < scale && x * scale + dx < width; dx++) {
        sum += pixels[((y * scale + dy) * width + x * scale + dx) * 4 + channel]!;
        count++;
      }
    }
    small[at] = Math.round(sum / count);
  }
  return { width: wide, height: high, pixels: small };
}

/** Draws a box's outline into a picture that was made smaller. */
function frame({ width, height, pixels }: Picture, box: Box, scale: number): void {
  const [left, top] = [Math.floor(box.x / scale), Math.floor(box.y / scale)];
  const [right, bottom] = [
    Math.min(width - 1, Math.ceil((box.x + box.width) / scale)),
    Math.min(height - 1, Math.ceil((box.y + box.height) / scale)),
  ];
  const put = (x: number, y: number): void => pixels.set([255, 0, 200, 255], (y * width + x) * 4);
  for (let x = left; x <= right; x++) {
    put(x, top);
    put(x, bottom);
  }
  for (let y = top; y <= bottom; y++) {
    put(left, y);
    put(right, y);
  }
}

/** The picture as a tile, or null when it takes more bytes than one may. */
function tileOf({ width, height, pixels }: Picture, says: string): Tile | null {
  const png = encodePng(pixels, width, height, { level: 9 });
  return png.length > mostTileBytes ? null : { data: png.toString('base64'), mimeType: 'image/png', says };
}

function words(pixels: Uint8Array): Uint32Array {
  const aligned = pixels.byteOffset % 4 === 0 ? pixels : pixels.slice();
  return new Uint32Array(aligned.buffer, aligned.byteOffset, aligned.length / 4);
}
