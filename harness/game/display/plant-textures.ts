import type { Layer, Ramp } from './tile-canvas.ts';
import { box, put, rampColor, scaleColor, sprite } from './tile-canvas.ts';
import { hashFraction, tileSize } from './tile-noise.ts';

/** Blades from the ground: each a narrow stroke that leans, lighter toward its tip and on its left. */
export function blades(ramp: Ramp, count: number, low: number, high: number): Layer {
  return (tile, seed) => {
    for (let i = 0; i < count; i++) {
      let x = 1 + (i * 13.6) / count + hashFraction(seed, i, 0) * 1.4;
      const height = low + hashFraction(seed, i, 1) * (high - low);
      const lean = (hashFraction(seed, i, 2) - 0.5) * 0.62;
      const tone = hashFraction(seed, i, 3) * 0.3;
      for (let k = 0; k < height; k++) {
        const t = k / height;
        const column = Math.floor(x);
        if (column >= 0 && column < tileSize) put(tile, column, 15 - k, rampColor(ramp, 0.12 + tone + 0.6 * t));
        // A stroke in two is broad at its foot; gaps stay between them, or a row of grass is a wall.
        if (i % 2 === 0 && k < height * 0.35 && column + 1 < tileSize) put(tile, column + 1, 15 - k, rampColor(ramp, tone + 0.4 * t));
        x += lean * (0.4 + t);
      }
    }
  };
}

/** Seed of blades that go on from one tile into the one above it. */
const tallSeed = 0x7a11;

/** One half of blades that are two cells high: both halves come from the same strokes, which taper and meet at the border. */
export function tallBlades(ramp: Ramp, half: 'lower' | 'upper'): Layer {
  const count = 8;
  return (tile) => {
    for (let i = 0; i < count; i++) {
      let x = 1 + (i * 13.6) / count + hashFraction(tallSeed, i, 0) * 1.2;
      const height = 17 + Math.floor(hashFraction(tallSeed, i, 1) * 13);
      const lean = (hashFraction(tallSeed, i, 2) - 0.5) * 0.34;
      const tone = hashFraction(tallSeed, i, 3) * 0.3;
      for (let k = 0; k < height; k++) {
        const t = k / height;
        const y = half === 'lower' ? 15 - k : 31 - k;
        const column = Math.floor(x);
        if (y >= 0 && y < tileSize && column >= 0 && column < tileSize) {
          put(tile, column, y, rampColor(ramp, 0.1 + tone + 0.6 * t));
          if (t < 0.3 && i % 2 === 0 && column + 1 < tileSize) put(tile, column + 1, y, rampColor(ramp, tone + 0.4 * t));
        }
        x += lean * t;
      }
    }
    // Short ones fill the foot, and are at their tips before the border.
    if (half === 'lower') blades(ramp, 3, 4, 9)(tile, tallSeed);
  };
}

/** A flower's stem from a row down. */
export const stem = (x: number, top: number, color = 0x4c8a34): readonly Layer[] => [
  box(color, x, top, x, 15),
  box(scaleColor(color, 0.72), x + 1, top + 4, x + 1, 15),
];

/** Two leaves at the foot of a stem. */
export const leafPair = (y: number): Layer => sprite(['a....b', 'cab.ba', '.ccab.'], { a: 0x5fa03f, b: 0x4c8a34, c: 0x396b28 }, 5, y);

/** Greens without a hue, to be tinted by the biome. */
export const greyGrass: Ramp = [0x6a6a6a, 0x858585, 0x9e9e9e, 0xb6b6b6, 0xd0d0d0];

/** A young tree: a trunk and a crown of leaves. */
export const sapling = (leaf: Ramp, trunk: number): readonly Layer[] => [
  box(trunk, 7, 9, 8, 15),
  sprite(
    ['...aab...', '.aabbbcc.', 'aabbccbcd', 'abbcbbccd', '.bcdbcdd.', '..ccdcd..', '...dd....'],
    { a: leaf[4]!, b: leaf[3]!, c: leaf[2]!, d: leaf[1]! },
    4,
    3,
  ),
];

const mushroom = (cap: Ramp, dots: boolean): readonly Layer[] => [
  box(0xd9cdb8, 7, 10, 8, 15),
  box(0xb0a48e, 8, 11, 8, 15),
  sprite(['..aabb..', '.aabbbc.', 'aabbbbcc', 'abbbbccd', 'dddddddd'], { a: cap[3]!, b: cap[2]!, c: cap[1]!, d: cap[0]! }, 4, 6),
  ...(dots ? [sprite(['..w...', 'w...w.', '..w..w'], { w: 0xf4ece0 }, 5, 7)] : []),
];

/** Tiles of plants: cut-outs on nothing. Grey ones are tinted by the biome. */
export const plantTextures: Readonly<Record<string, readonly Layer[]>> = {
  short_grass: [blades(greyGrass, 7, 4, 12)],
  tall_grass_bottom: [tallBlades(greyGrass, 'lower')],
  tall_grass_top: [tallBlades(greyGrass, 'upper')],
  fern: [
    blades(greyGrass, 3, 9, 11),
    sprite(
      [
        '.......a.......',
        '..b...ab...b...',
        '...b..ab..b....',
        'b...b.ac.b...b.',
        '.bb..bac b..bb.',
        '...bb.ac.bbb...',
        '..b..bacb...b..',
        '.b.bb.ac.bb..b.',
        '...bbbacbbb....',
        '..b...ac...b...',
        '.....bacb......',
      ],
      { a: 0xcfcfcf, b: 0xa8a8a8, c: 0x868686 },
      1,
      4,
    ),
  ],
  dead_bush: [
    sprite(
      [
        'a......a...a..',
        '.a..a..a..a...',
        '..a.a.a..ab...',
        '...aba.a.a...a',
        'aa..ba.aab..a.',
        '..aa.baab.aa..',
        '....aabba.b...',
        '.....abba.....',
        '......bb......',
        '......bb......',
      ],
      { a: 0x9a6f3a, b: 0x6f4c24 },
      1,
      6,
    ),
  ],
  dandelion: [...stem(7, 8), leafPair(12), sprite(['.aab.', 'aabbc', 'abbcc', '.bcc.'], { a: 0xfff27a, b: 0xf7d32e, c: 0xd59d14 }, 5, 5)],
  poppy: [
    ...stem(7, 8),
    leafPair(12),
    sprite(['.ab.ab.', 'aabbbbc', 'abbddbc', '.bbddc.', '..bcc..'], { a: 0xf0604e, b: 0xd32f24, c: 0x981a16, d: 0x2a1414 }, 4, 3),
  ],
  cornflower: [
    ...stem(7, 8),
    leafPair(12),
    sprite(['a.b.a.', '.abab.', 'bbccbb', '.bccb.', 'b.bb.b'], { a: 0x86a8f4, b: 0x4d74dd, c: 0x2f3f9c }, 5, 3),
  ],
  azure_bluet: [
    ...stem(5, 9),
    ...stem(10, 8),
    sprite(['.a...a.', 'aba.aba', '.a...a.', '...a...', '..aba..', '...a...'], { a: 0xf1f3f6, b: 0xf0d24a }, 4, 4),
  ],
  oxeye_daisy: [
    ...stem(7, 8),
    leafPair(12),
    sprite(['..aa..', 'a.aa.a', '.abba.', '.abba.', 'a.aa.a', '..aa..'], { a: 0xf5f5f1, b: 0xf2c230 }, 5, 3),
  ],
  allium: [...stem(7, 7), sprite(['.aabb.', 'aabbbc', 'abbbbc', 'abbbcc', '.bbcc.'], { a: 0xe0a8f0, b: 0xbb74dc, c: 0x8d4bb0 }, 5, 2)],
  blue_orchid: [
    ...stem(7, 7),
    leafPair(12),
    sprite(['.a..a.', 'abaaba', '.bbcb.', '..cc..', '.bccb.'], { a: 0x8fe0f8, b: 0x3cb4e4, c: 0x1d7bb5 }, 5, 3),
  ],
  red_tulip: [...stem(7, 8), leafPair(11), sprite(['a.b.c', 'abbbc', 'abbbc', '.bcc.'], { a: 0xf26a54, b: 0xd93a2c, c: 0x9c201c }, 5, 4)],
  orange_tulip: [
    ...stem(7, 8),
    leafPair(11),
    sprite(['a.b.c', 'abbbc', 'abbbc', '.bcc.'], { a: 0xffb765, b: 0xf08c2c, c: 0xb85e14 }, 5, 4),
  ],
  pink_tulip: [...stem(7, 8), leafPair(11), sprite(['a.b.c', 'abbbc', 'abbbc', '.bcc.'], { a: 0xfbdcea, b: 0xf0aacb, c: 0xc4749c }, 5, 4)],
  white_tulip: [...stem(7, 8), leafPair(11), sprite(['a.b.c', 'abbbc', 'abbbc', '.bcc.'], { a: 0xffffff, b: 0xe9ece6, c: 0xb6c0b2 }, 5, 4)],
  lily_of_the_valley: [
    ...stem(7, 5),
    leafPair(11),
    sprite(['.aa....', 'aab.aa.', '.a.aab.', '....a..', 'aa.....', 'ab.....'], { a: 0xfbfbf6, b: 0xc9d2c4 }, 4, 4),
  ],
  red_mushroom: mushroom([0x7a1512, 0xa8201a, 0xcf3126, 0xe85a48], true),
  brown_mushroom: mushroom([0x5a3d28, 0x7a563b, 0x9a7351, 0xb8946f], false),
  oak_sapling: sapling([0x1f4a16, 0x2f6320, 0x417c2c, 0x56953a, 0x74b052], 0x6b4f2c),
  birch_sapling: sapling([0x355a20, 0x4a742c, 0x5f8e3a, 0x77a64a, 0x95bf66], 0xd8d6cd),
  spruce_sapling: sapling([0x163322, 0x20442e, 0x2b563a, 0x3a6a49, 0x50825e], 0x4c3724),
  sugar_cane: [
    ...[2, 7, 12].flatMap((x) => [box(0x9ccb6a, x, 0, x, 15), box(0x7dae50, x + 1, 0, x + 1, 15), box(0x5b8638, x + 2, 1, x + 2, 15)]),
    ...[2, 7, 12].flatMap((x, i) => [3, 9, 14].map((y) => box(0x55793a, x, (y + i * 2) & 15, x + 2, (y + i * 2) & 15))),
  ],
  wheat: [
    sprite(
      [
        '.a....a....a..',
        'aba..aba..aba.',
        'abb..abb..abb.',
        '.bb.a.bb.a.bb.',
        '.c..b.c..b.c..',
        '.c.cb.c.cb.c.c',
        '.cc.b.cc.b.cc.',
        '..c.bc.c.bc.c.',
        '..ccc..ccc..c.',
        '..cc...cc..cc.',
      ],
      { a: 0xead47a, b: 0xcba83e, c: 0x9a8a35 },
      1,
      6,
    ),
  ],
  vine: [
    (tile, seed) => {
      for (let x = 0; x < tileSize; x += 2) {
        const length = 8 + Math.floor(hashFraction(seed, x, 0) * 9);
        for (let y = 0; y < Math.min(16, length); y++) {
          const shift = hashFraction(seed, x, y >> 1) < 0.5 ? 0 : 1;
          put(tile, x + shift, y, rampColor(greyGrass, 0.25 + 0.6 * hashFraction(seed, x, y)));
        }
      }
    },
  ],
  cobweb: [
    sprite(
      [
        'a......a......a',
        '.a.....a.....a.',
        '..aaaaaaaaaaa..',
        '..aa...a...aa..',
        '..a.a..a..a.a..',
        '..a..aaaaa..a..',
        '..a..aa.aa..a..',
        'aaaaaa.a.aaaaaa',
        '..a..aa.aa..a..',
        '..a..aaaaa..a..',
        '..a.a..a..a.a..',
        '..aa...a...aa..',
        '..aaaaaaaaaaa..',
        '.a.....a.....a.',
        'a......a......a',
      ],
      { a: 0xe6e8ea },
    ),
  ],
};
