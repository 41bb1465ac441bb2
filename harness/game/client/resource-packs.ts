import { decodePng } from '../../../still/pixels/decode-png.ts';
import type { TextureSet } from '../display/display-list.ts';
import { movingTextures } from '../display/moving-textures.ts';
import { tileNames } from '../display/tile-table.ts';
import { type AnimationStrip, frameAt, readAnimation } from '../packs/animation-strip.ts';
import { scaleTile } from '../packs/scale-tile.ts';
import { type TextureFile, textureFile } from '../packs/texture-files.ts';
import { openPackFiles, type PackFiles, packPath } from './pack-files.ts';

/** Longest side of a picture that is read. */
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

function readPicture(files: PackFiles, { path }: TextureFile): PackPicture | null {
  const file = `assets/minecraft/textures/${path}.png`;
  const bytes = files.read(file);
  if (bytes === null) return null;
  try {
    // Width and height of the header, before anything is unpacked (PNG specification, 11.2.1).
    if (bytes.length < 24 || bytes.readUInt32BE(16) > mostSide || bytes.readUInt32BE(20) > mostSide * 4) {
      throw new RangeError(`a texture may be ${mostSide} wide and ${mostSide * 4} high; make it smaller`);
    }
    const { width, height, pixels } = decodePng(bytes);
    const count = height > width && height % width === 0 ? height / width : 1;
    const animation = count > 1 ? readAnimation(files.read(`${file}.mcmeta`)?.toString('utf8') ?? '', count) : null;
    return { width, height, pixels, animation };
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
 * @param folder where packs lie.
 * @param ids the packs' folders and archives in there, the one that wins last.
 * @param warn told of every picture that cannot be used; the tile stays as it was.
 */
export function applyResourcePacks(set: TextureSet, folder: string, ids: readonly string[], warn: (problem: string) => void): TextureSet {
  const blocks = set.blocks.slice();
  for (const id of ids) {
    let files: PackFiles;
    try {
      files = openPackFiles(packPath(folder, id));
    } catch (error) {
      warn(`a resource pack is left out: ${(error as Error).message}`);
      continue;
    }
    const pictures = new Map<string, PackPicture | null>();
    for (const [index, tile] of tileNames.entries()) {
      const file = textureFile(tile);
      if (file === null) continue;
      try {
        if (!pictures.has(file.path)) pictures.set(file.path, readPicture(files, file));
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
