import type { TextureSet } from '../display/display-list.ts';
import { tile } from './bench-terrain.ts';
import { mixBits } from './mix-bits.ts';

/** Procedural tiles and two sheets; no picture of any game. */
export function sceneTextures(): TextureSet {
  const tiles = 9;
  const blocks = new Uint8Array(tiles * 1024);
  const colors = [0xd8d8d8, 0x8a6b48, 0x86623f, 0x8b8b8b, 0xb8b8b8, 0x6b5233, 0x3f63d8, 0xd0d0d0, 0xdbcf9f];
  for (let t = 0; t < tiles; t++) {
    for (let i = 0; i < 256; i++) {
      const x = i & 15;
      const y = i >> 4;
      const bits = mixBits(x, y, t * 7 + 1);
      const shade = 208 + (bits & 47);
      let color = colors[t];
      let alpha = 255;
      if (t === tile.side && y < 3 + (mixBits(x, 5, 5) & 1)) color = 0x6f9a45;
      if (t === tile.leaves && (bits >> 8) % 10 < 3) alpha = 0;
      if (t === tile.water) alpha = 168;
      if (t === tile.plant) alpha = y > 15 - ((mixBits(x, 3, 9) % 13) as number) && x % 3 !== 1 ? 255 : 0;
      const at = t * 1024 + i * 4;
      blocks[at] = (((color >> 16) & 255) * shade) >> 8;
      blocks[at + 1] = (((color >> 8) & 255) * shade) >> 8;
      blocks[at + 2] = ((color & 255) * shade) >> 8;
      blocks[at + 3] = alpha;
    }
  }
  const font = { width: 128, height: 128, pixels: new Uint8Array(128 * 128 * 4) };
  for (let i = 0; i < 128 * 128; i++) font.pixels.fill((mixBits(i & 127, i >> 7, 77) & 3) === 0 ? 255 : 0, i * 4, i * 4 + 4);
  const gui = { width: 256, height: 64, pixels: new Uint8Array(256 * 64 * 4) };
  for (let i = 0; i < 256 * 64; i++) {
    const level = 90 + (((i & 255) ^ (i >> 8)) & 15) * 8;
    gui.pixels.set([level, level, level + 10, (i & 15) === 0 ? 120 : 255], i * 4);
  }
  return { version: 1, blocks, tiles, font, gui };
}
