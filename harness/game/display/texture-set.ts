import type { Sheet, TextureSet } from './display-list.ts';
import { paintTiles, tileNames } from './tile-table.ts';

let painted: Uint8Array | null = null;

/** The texture set of the game: its own painted tiles with the sheets of the interface. Tiles are painted once a process. */
export function buildTextureSet(sheets: { readonly font: Sheet; readonly gui: Sheet; readonly version?: number }): TextureSet {
  painted ??= paintTiles();
  return { version: sheets.version ?? 1, blocks: painted, tiles: tileNames.length, font: sheets.font, gui: sheets.gui };
}
