import type { Sheet, TextureSet } from './display-list.ts';
import { paintTileByTile, paintTiles, tileNames } from './tile-table.ts';

let painted: Uint8Array | null = null;

/** The sheets of the interface, and the number of the set; 1 when absent. */
interface Sheets {
  readonly font: Sheet;
  readonly gui: Sheet;
  readonly version?: number;
}

/** The texture set of the game: its own painted tiles with the sheets of the interface. Tiles are painted once a process. */
export function buildTextureSet(sheets: Sheets): TextureSet {
  painted ??= paintTiles();
  return textureSet(painted, sheets);
}

/** As buildTextureSet, a tile a step. */
export function* paintTextureSet(sheets: Sheets): Generator<void, TextureSet> {
  painted ??= yield* paintTileByTile();
  return textureSet(painted, sheets);
}

function textureSet(tiles: Uint8Array, sheets: Sheets): TextureSet {
  return { version: sheets.version ?? 1, blocks: tiles, tiles: tileNames.length, font: sheets.font, gui: sheets.gui };
}
