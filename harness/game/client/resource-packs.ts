import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { decodePng } from '../../../still/pixels/decode-png.ts';
import type { TextureSet } from '../display/display-list.ts';
import { movingTextures } from '../display/moving-textures.ts';
import { tileNames } from '../display/tile-table.ts';
import { type AnimationStrip, frameAt, readAnimation } from '../packs/animation-strip.ts';
import { scaleTile } from '../packs/scale-tile.ts';
import { type TextureFile, textureFile } from '../packs/texture-files.ts';
import { textIfThere } from './text-if-there.ts';

/** Largest file and longest side of a picture that is read. */
const mostBytes = 16 * 1024 * 1024;
const mostSide = 8192;

const tileBytes = 1024;

/** A picture of a pack, taken apart. */
interface PackPicture {
  readonly width: number;
  readonly height: number;
  readonly pixels: Uint8Array;
  readonly animation: AnimationStrip | null;
}

const movements = new Map(movingTextures.map((texture) => [texture.name, texture]));

/** Ticks after which the tile of a moving texture is first shown. */
function beginOf(tile: string): number {
  const [name = '', frame = '0'] = tile.split('#');
  return Number(frame) * (movements.get(name)?.ticks ?? 0);
}

function readPicture(folder: string, { path }: TextureFile): PackPicture | null {
  const file = join(folder, 'assets', 'minecraft', 'textures', `${path}.png`);
  let bytes: Buffer;
  try {
    if (statSync(file).size > mostBytes) throw new RangeError(`it has more than ${mostBytes} bytes; make it smaller`);
    bytes = readFileSync(file);
  } catch (error) {
    if (['ENOENT', 'ENOTDIR'].includes((error as NodeJS.ErrnoException).code ?? '')) return null;
    throw new Error(`${file}: ${(error as Error).message}`, { cause: error });
  }
  try {
    // Width and height of the header, before anything is unpacked (PNG specification, 11.2.1).
    if (bytes.length < 24 || bytes.readUInt32BE(16) > mostSide || bytes.readUInt32BE(20) > mostSide * 4) {
      throw new RangeError(`a texture may be ${mostSide} wide and ${mostSide * 4} high; make it smaller`);
    }
    const { width, height, pixels } = decodePng(bytes);
    const count = height > width && height % width === 0 ? height / width : 1;
    return { width, height, pixels, animation: count > 1 ? readAnimation(textIfThere(`${file}.mcmeta`), count) : null };
  } catch (error) {
    throw new Error(`${file}: ${(error as Error).message}`, { cause: error });
  }
}

/** The tile's texels from a picture: the part of a sheet, the moment of an animation, or the square at its top. */
function tileOf(picture: PackPicture, tile: string, { part }: TextureFile): Uint8Array {
  if (part !== undefined) {
    const [column, row, columns, rows] = part;
    const size = Math.min(Math.floor(picture.width / columns), Math.floor(picture.height / rows));
    return scaleTile(picture, column * Math.floor(picture.width / columns), row * Math.floor(picture.height / rows), size);
  }
  const size = Math.min(picture.width, picture.height);
  const frame = picture.animation === null ? 0 : frameAt(picture.animation, beginOf(tile));
  return scaleTile(picture, 0, frame * size, size);
}

/**
 * A texture set in which the pictures of packs take the place of the game's own.
 * @param folders the packs' folders, the one that wins last.
 * @param warn told of every picture that cannot be used; the tile stays as it was.
 */
export function applyResourcePacks(set: TextureSet, folders: readonly string[], warn: (problem: string) => void): TextureSet {
  const blocks = set.blocks.slice();
  for (const folder of folders) {
    const pictures = new Map<string, PackPicture | null>();
    for (const [index, tile] of tileNames.entries()) {
      const file = textureFile(tile);
      if (file === null) continue;
      try {
        if (!pictures.has(file.path)) pictures.set(file.path, readPicture(folder, file));
        const picture = pictures.get(file.path);
        if (picture) blocks.set(tileOf(picture, tile, file), index * tileBytes);
      } catch (error) {
        pictures.set(file.path, null);
        warn(`a texture stays as it was: ${(error as Error).message}`);
      }
    }
  }
  return { ...set, blocks };
}
