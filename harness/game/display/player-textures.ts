import type { Layer } from './tile-canvas.ts';
import { blend, colorAt, put, scaleColor, sprite } from './tile-canvas.ts';
import { hashFraction } from './tile-noise.ts';

/** Colours of the player: skin, hair, jumper, trousers and shoes. Each has a shade for folds. */
const skin = 0xe8b594;
const hair = 0x4a2f1c;
const jumper = 0xcf7a28;
const trousers = 0x3d4c6e;
const shoes = 0x3a2b22;

/** A cloth or skin of one colour with a soft grain, darker at the edges of a part `wide` by `tall` texels. */
const cloth =
  (color: number, wide: number, tall: number): Layer =>
  (tile, seed) => {
    for (let y = 0; y < tall; y++) {
      for (let x = 0; x < wide; x++) {
        const edge = x === 0 || x === wide - 1 ? -0.05 : 0;
        put(tile, x, y, scaleColor(color, 0.97 + 0.12 * (hashFraction(seed, x >> 1, y >> 1) - 0.5) + edge));
      }
    }
  };

/** Colours rows `from` to `to` of a part. */
const band =
  (color: number, wide: number, from: number, to: number): Layer =>
  (tile, seed) => {
    for (let y = from; y <= to; y++)
      for (let x = 0; x < wide; x++) put(tile, x, y, scaleColor(color, 0.95 + 0.14 * (hashFraction(seed + 5, x, y) - 0.5)));
  };

/** Hair: strands that run down. */
const strands =
  (rows: readonly number[]): Layer =>
  (tile, seed) => {
    rows.forEach((until, x) => {
      for (let y = 0; y < until; y++) put(tile, x, y, scaleColor(hair, 0.85 + 0.35 * hashFraction(seed + 9, x, y >> 1)));
    });
  };

const shade =
  (factor: number, x0: number, y0: number, x1: number, y1: number): Layer =>
  (tile) => {
    for (let y = y0; y <= y1; y++) for (let x = x0; x <= x1; x++) put(tile, x, y, scaleColor(colorAt(tile, x, y), factor));
  };

/** The parts of a player, painted into the upper left corner of a tile: heads 8 by 8, bodies 8 (or 4) by 12, limbs 4 by 12. */
export const playerTextures: Readonly<Record<string, readonly Layer[]>> = {
  player_face: [
    cloth(skin, 8, 8),
    strands([4, 3, 2, 2, 2, 2, 3, 4]),
    sprite(
      ['.we..ew.', '...nn...', '........', '..mmmm..'],
      { w: 0xf4f4f0, e: 0x2f6a3c, n: blend(skin, 0x9a5a3c, 0.35), m: 0xa85c48 },
      0,
      4,
    ),
  ],
  player_head_side: [
    cloth(skin, 8, 8),
    strands([7, 7, 6, 5, 4, 4, 3, 3]),
    sprite(['a', 'b'], { a: blend(skin, 0x9a5a3c, 0.3), b: blend(skin, 0x9a5a3c, 0.15) }, 4, 4),
  ],
  player_head_back: [cloth(skin, 8, 8), strands([8, 8, 7, 8, 8, 7, 8, 8])],
  player_head_top: [strands([8, 8, 8, 8, 8, 8, 8, 8])],
  player_head_below: [cloth(scaleColor(skin, 0.86), 8, 8)],
  player_body_front: [
    cloth(jumper, 8, 12),
    sprite(['..s..s..', '...ss...'], { s: skin }),
    band(scaleColor(jumper, 0.8), 8, 5, 5),
    band(0xe8c48a, 8, 6, 6),
    band(scaleColor(jumper, 0.8), 8, 7, 7),
    band(scaleColor(trousers, 0.7), 8, 11, 11),
    sprite(['.bb.'], { b: 0xc8a84a }, 2, 11),
  ],
  player_body_back: [
    cloth(jumper, 8, 12),
    band(scaleColor(jumper, 0.8), 8, 5, 5),
    band(0xe8c48a, 8, 6, 6),
    band(scaleColor(jumper, 0.8), 8, 7, 7),
    band(scaleColor(trousers, 0.7), 8, 11, 11),
  ],
  player_arm: [
    cloth(jumper, 4, 12),
    band(scaleColor(jumper, 0.78), 4, 7, 7),
    cloth(jumper, 4, 7),
    band(skin, 4, 8, 11),
    shade(0.93, 0, 11, 3, 11),
  ],
  player_shoulder: [cloth(scaleColor(jumper, 1.05), 8, 4)],
  player_hand: [cloth(scaleColor(skin, 0.94), 4, 4)],
  player_leg: [cloth(trousers, 4, 12), shade(0.9, 0, 5, 3, 5), band(shoes, 4, 10, 11), band(scaleColor(shoes, 1.5), 4, 9, 9)],
  player_sole: [cloth(scaleColor(shoes, 0.7), 4, 4)],
};
