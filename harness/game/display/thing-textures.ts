import { hide } from './mob-paint.ts';
import type { Layer } from './tile-canvas.ts';
import { blend, frame, put, sprite } from './tile-canvas.ts';
import { hashFraction } from './tile-noise.ts';

/** A round spot, dark in the middle and gone at the rim: alpha carries it. */
const spot: Layer = (tile) => {
  for (let y = 0; y < 16; y++) {
    for (let x = 0; x < 16; x++) {
      const far = Math.sqrt((x - 7.5) * (x - 7.5) + (y - 7.5) * (y - 7.5)) / 8;
      put(tile, x, y, 0x000000, Math.max(0, Math.floor(255 * Math.min(1, 1.5 * (1 - far)))));
    }
  }
};

/** A bead of light: a bright heart in a ring, grey so that it can be tinted. */
const bead: Layer = (tile) => {
  for (let y = 0; y < 16; y++) {
    for (let x = 0; x < 16; x++) {
      const far = Math.sqrt((x - 7.5) * (x - 7.5) + (y - 7.5) * (y - 7.5));
      const up = Math.sqrt((x - 5) * (x - 5) + (y - 5) * (y - 5));
      if (far > 7.4) continue;
      const tone = up < 2 ? 0xffffff : far < 3.5 ? 0xe6e6e6 : far < 6 ? 0xa8a8a8 : 0x6c6c6c;
      put(tile, x, y, tone, far > 6 ? 150 : 255);
    }
  }
};

/** The bars of an end crystal's cage: a rim and thin slanting glints round holes. */
const cage: readonly Layer[] = [
  frame(0xf0d8f4, 0, 0, 15, 15),
  frame(0xb890c8, 1, 1, 14, 14),
  sprite(['aa......', '.aa.....', '..aa....', '...aa...'], { a: 0xe8c8f0 }, 3, 3),
  sprite(['aa..', '.aa.', '..aa'], { a: 0xd8b0e4 }, 9, 10),
];

const heart: Layer = (tile, seed) => {
  for (let i = 0; i < 256; i++) {
    const [x, y] = [i & 15, i >> 4];
    const glow = 1 - Math.max(Math.abs(x - 7.5), Math.abs(y - 7.5)) / 8;
    put(tile, x, y, blend(0xb03ad0, 0xffe0ff, Math.min(1, glow * 1.2 + 0.25 * (hashFraction(seed, x >> 1, y >> 1) - 0.5))));
  }
};

/** Tiles of things that fly, lie and shine: what is neither block, item nor mob. */
export const thingTextures: Readonly<Record<string, readonly Layer[]>> = {
  shadow: [spot],
  orb: [bead],
  arrow_flight: [
    sprite(['ww..........a...', 'www.........aa..', 'hkhkhkhkhkhkaaab', 'www.........bb..', 'ww..........b...'], {
      w: 0xe6e6ea,
      h: 0x8f6b3f,
      k: 0x6a4a28,
      a: 0x8a8a90,
      b: 0x5e5e66,
    }),
    sprite(['w...w', '.w.w.', '..k..', '.w.w.', 'w...w'], { w: 0xe6e6ea, k: 0x6a4a28 }, 0, 6),
  ],
  heart: [
    sprite(
      [
        '..ooo..ooo..',
        '.oaabooabbo.',
        'oaabbbbbbbco',
        'oabbbbbbbbco',
        'obbbbbbbbcco',
        '.obbbbbbcco.',
        '..obbbbcco..',
        '...obbcco...',
        '....obco....',
        '.....oo.....',
      ],
      { o: 0x5c0a12, a: 0xff9aa4, b: 0xe02a3a, c: 0xa8182a },
      2,
      3,
    ),
  ],
  crystal_cage: cage,
  crystal_heart: [heart],
  end_sky: [
    (tile, seed) => {
      for (let i = 0; i < 256; i++) {
        const n = hashFraction(seed, i & 15, i >> 4);
        put(tile, i & 15, i >> 4, blend(0x0b0810, n > 0.95 ? 0x30264a : 0x1a1426, n * 0.8));
      }
    },
  ],
  beam: [hide(0xf4f4f4, 0.1)],
};
