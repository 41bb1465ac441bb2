import {
  type FreeQuads,
  freeFlags,
  freeFloats,
  type GuiQuads,
  guiInts,
  guiSheets,
  packedWords,
  type Sheet,
  type TextureSet,
} from './display-list.ts';

/** A digest of bytes as hexadecimal text. */
type Hash = (bytes: Uint8Array) => string;

const tileBytes = 16 * 16 * 4;
const tileShift = 12;
const tileMask = 0xfff;

/**
 * What textures look like instead of where they lie: 53 bits of a tile's digest for its number, so that a list of quads reads the same
 * when tiles are added or moved, and another when a texel of a tile that it draws is another.
 */
export class TextureContent {
  readonly #textures: TextureSet;
  readonly #hash: Hash;
  readonly #tiles = new Map<number, number>();
  readonly #pieces = new Map<string, number>();

  constructor(textures: TextureSet, hash: Hash) {
    this.#textures = textures;
    this.#hash = hash;
  }

  /** The content of a tile as a whole number below 2^53. */
  tile(tile: number): number {
    let content = this.#tiles.get(tile);
    if (content === undefined) {
      content = numberOf(this.#hash(this.#textures.blocks.subarray(tile * tileBytes, (tile + 1) * tileBytes)));
      this.#tiles.set(tile, content);
    }
    return content;
  }

  /** Packed quads without tile numbers, and what their tiles show. */
  packed(words: Uint32Array): readonly [Uint32Array, Float64Array] {
    const bare = words.slice();
    const shown = new Float64Array(words.length / packedWords);
    for (let quad = 0, at = 0; at < words.length; quad++, at += packedWords) {
      shown[quad] = this.tile((words[at]! >>> tileShift) & tileMask);
      bare[at] = words[at]! & ~(tileMask << tileShift);
    }
    return [bare, shown];
  }

  /** Free quads without tile numbers, and what their tiles show; untextured ones show none. */
  free(quads: FreeQuads): readonly [Float32Array, Float64Array] {
    const bare = quads.data.slice(0, quads.count * freeFloats);
    const shown = new Float64Array(quads.count);
    for (let quad = 0; quad < quads.count; quad++) {
      const at = quad * freeFloats;
      const textured = ((bare[at + 19]! | 0) & freeFlags.untextured) === 0;
      shown[quad] = textured ? this.tile(bare[at + 9]! | 0) : -1;
      bare[at + 9] = 0;
    }
    return [bare, shown];
  }

  /** Quads of the interface without their place in the sheets, and what that place shows. */
  gui(quads: GuiQuads): readonly [Int32Array, Float64Array] {
    const bare = quads.data.slice(0, quads.count * guiInts);
    const shown = new Float64Array(quads.count);
    for (let quad = 0; quad < quads.count; quad++) {
      const at = quad * guiInts;
      shown[quad] = this.#piece(bare[at + 6]!, bare[at + 7]!, bare[at + 8]!, bare[at + 9]!, bare[at + 10]!);
      bare.fill(0, at + 7, at + 11);
    }
    return [bare, shown];
  }

  /** What a rectangle of a sheet shows, and which way round it is drawn; corners in 1/16 texel. */
  #piece(sheet: number, u0: number, v0: number, u1: number, v1: number): number {
    if (sheet === guiSheets.white) return 0;
    const key = `${sheet} ${u0} ${v0} ${u1} ${v1}`;
    let content = this.#pieces.get(key);
    if (content === undefined) {
      const [left, right] = [Math.min(u0, u1) >> 4, (Math.max(u0, u1) + 15) >> 4];
      const [top, bottom] = [Math.min(v0, v1) >> 4, (Math.max(v0, v1) + 15) >> 4];
      const header = new Int32Array([u0 - left * 16, v0 - top * 16, u1 - left * 16, v1 - top * 16]);
      content = numberOf(this.#hash(joined(new Uint8Array(header.buffer), texels(this.#sheet(sheet), left, top, right, bottom))));
      this.#pieces.set(key, content);
    }
    return content;
  }

  #sheet(sheet: number): Sheet {
    const { font, gui, blocks, tiles } = this.#textures;
    if (sheet === guiSheets.font) return font;
    return sheet === guiSheets.gui ? gui : { width: 16, height: tiles * 16, pixels: blocks };
  }
}

function texels({ width, height, pixels }: Sheet, left: number, top: number, right: number, bottom: number): Uint8Array {
  const [x0, x1] = [Math.max(0, left), Math.min(width, right)];
  const [y0, y1] = [Math.max(0, top), Math.min(height, bottom)];
  const row = Math.max(0, x1 - x0) * 4;
  const out = new Uint8Array(row * Math.max(0, y1 - y0));
  for (let y = y0; y < y1; y++) out.set(pixels.subarray((y * width + x0) * 4, (y * width + x0) * 4 + row), (y - y0) * row);
  return out;
}

function joined(a: Uint8Array, b: Uint8Array): Uint8Array {
  const out = new Uint8Array(a.length + b.length);
  out.set(a);
  out.set(b, a.length);
  return out;
}

/** The first 13 digits of a digest as a number, exact in a double. */
function numberOf(digest: string): number {
  return Number.parseInt(digest.slice(0, 13), 16);
}
