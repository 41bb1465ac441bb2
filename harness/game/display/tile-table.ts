import { animalTextures } from './animal-textures.ts';
import { armourTextures } from './armour-textures.ts';
import { blockTextures } from './block-textures.ts';
import { dialTextures } from './dial-textures.ts';
import { effectTextures } from './effect-textures.ts';
import { findTextures } from './find-textures.ts';
import { itemTextures, standInLayers, standIns } from './item-textures.ts';
import { keepsakeTextures } from './keepsake-textures.ts';
import { monsterTextures } from './monster-textures.ts';
import { movingTextures } from './moving-textures.ts';
import { playerTextures } from './player-textures.ts';
import { thingTextures } from './thing-textures.ts';
import type { Layer } from './tile-canvas.ts';
import { paintTile } from './tile-canvas.ts';
import { seedOf } from './tile-noise.ts';

/** The tile shown where a name has none: magenta and black, so that a gap is seen at once. */
const missing: readonly Layer[] = [
  (tile) => {
    for (let i = 0; i < 256; i++) tile.set((i & 15) < 8 === i >> 4 < 8 ? [0xd0, 0x20, 0xc0, 255] : [0x18, 0x10, 0x18, 255], i * 4);
  },
];

/** A moving texture's pictures: the first under its name, the others under `NAME#FRAME`. */
const movingFrames = movingTextures.flatMap(({ name, frames, layers }) =>
  Array.from({ length: frames }, (_, frame) => [frame === 0 ? name : `${name}#${frame}`, layers(frame)] as const),
);

/** The seed of a tile by name; all pictures of a moving texture have one. */
function tileSeed(name: string): number {
  const mark = name.indexOf('#');
  return seedOf(mark < 0 ? name : name.slice(0, mark));
}

const painters: ReadonlyMap<string, readonly Layer[]> = new Map([
  ['missing', missing],
  ...Object.entries(blockTextures),
  ...Object.entries(effectTextures),
  ...Object.entries(thingTextures),
  ...Object.entries(findTextures).map(([name, layers]) => [`item/${name}`, layers] as const),
  ...Object.entries(itemTextures).map(([name, layers]) => [`item/${name}`, layers] as const),
  ...movingFrames,
  ...Array.from({ length: standIns }, (_, n) => [`stand_in/${n}`, standInLayers(n)] as const),
  ...Object.entries(keepsakeTextures).map(([name, layers]) => [`item/${name}`, layers] as const),
  ...Object.entries(playerTextures),
  ...Object.entries({ ...animalTextures, ...monsterTextures }).map(([name, layers]) => [`mob/${name}`, layers] as const),
  ...Object.entries(armourTextures).map(([name, layers]) => [`armour/${name}`, layers] as const),
  ...Object.entries(dialTextures).map(([name, layers]) => [`item/${name}`, layers] as const),
]);

/** Every tile's name, in the order of the tiles. Blocks are named as their id with a face's suffix, items `item/ID`. */
export const tileNames: readonly string[] = [...painters.keys()];

const indices: ReadonlyMap<string, number> = new Map(tileNames.map((name, index) => [name, index]));

/** Whether a tile of that name exists. */
export function hasTile(name: string): boolean {
  return indices.has(name);
}

/** The number of a tile by name; the striking `missing` tile, 0, for a name that has none. */
export function tileIndex(name: string): number {
  return indices.get(name) ?? 0;
}

/** The tile of an item that is drawn flat: its own, its block's, or one of the stand-ins picked by its name. `minecraft:` may lead. */
export function itemTile(item: string): number {
  const id = item.startsWith('minecraft:') ? item.slice(10) : item;
  return indices.get(`item/${id}`) ?? indices.get(id) ?? tileIndex(`stand_in/${seedOf(id) % standIns}`);
}

const paintedTiles = new Map<number, Uint8Array>();
let shownTiles: Uint8Array | null = null;

/** Makes `tilePixels` tell the texels of another picture of all tiles, 1024 bytes a tile; null for the game's own. */
export function showTiles(pixels: Uint8Array | null): void {
  shownTiles = pixels;
}

/** The texels of one tile, RGBA, rows top down. Must not be written. */
export function tilePixels(index: number): Uint8Array {
  if (shownTiles !== null) return shownTiles.subarray(index * 1024, (index + 1) * 1024);
  let pixels = paintedTiles.get(index);
  if (!pixels) {
    const name = tileNames[index] ?? 'missing';
    pixels = paintTile(painters.get(name) ?? missing, tileSeed(name));
    paintedTiles.set(index, pixels);
  }
  return pixels;
}

/** Paints every tile, one below the other: RGBA, 1024 bytes a tile. The same bytes on every machine. */
export function paintTiles(): Uint8Array {
  const painting = paintTileByTile();
  for (;;) {
    const step = painting.next();
    if (step.done) return step.value;
  }
}

/** As paintTiles, a tile a step. */
export function* paintTileByTile(): Generator<void, Uint8Array> {
  const pixels = new Uint8Array(tileNames.length * 1024);
  let at = 0;
  for (const [name, layers] of painters) {
    pixels.set(paintTile(layers, tileSeed(name)), at);
    at += 1024;
    yield;
  }
  return pixels;
}
