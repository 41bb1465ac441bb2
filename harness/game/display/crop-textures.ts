import { blades, greyGrass, leafPair, stem } from './plant-textures.ts';
import type { Layer } from './tile-canvas.ts';
import { box, put, scaleColor, sprite } from './tile-canvas.ts';
import { hashFraction } from './tile-noise.ts';

const darkGreen = { a: 0x6a9a48, b: 0x467a34, c: 0x305c26, d: 0x20441c };
const green = { a: 0x8fc45a, b: 0x6aa23e, c: 0x4c8030, d: 0x356024 };

/** Stalks of a cereal: `height` texels of green that turns to gold, with ears from age 5 on. */
function wheat(age: number): readonly Layer[] {
  const ripe = age / 7;
  return [
    (tile, seed) => {
      for (let stalk = 0; stalk < 7; stalk++) {
        const x = 1 + stalk * 2 + Math.floor(2 * hashFraction(seed, stalk, 0));
        const tall = Math.max(2, Math.floor((2 + age * 1.75) * (0.8 + 0.3 * hashFraction(seed, stalk, 1))));
        for (let k = 0; k < tall; k++) {
          const y = 15 - k;
          const ear = age >= 5 && k > tall - 5;
          const color = ear ? (k & 1 ? 0xead47a : 0xcba83e) : mixGold(k / 14, ripe);
          put(tile, x, y, color);
          if (ear) put(tile, x + (k & 1 ? 1 : -1), y, scaleColor(color, 0.86));
          else if (k > 1 && hashFraction(seed + 3, stalk, k) < 0.3) put(tile, x + (k & 1 ? 1 : -1), y, scaleColor(color, 0.9));
        }
      }
    },
  ];
}

function mixGold(up: number, ripe: number): number {
  const [young, old] = [0x5a9a36, 0xb8963a];
  const channel = (shift: number) =>
    Math.floor((((young >> shift) & 255) * (1 - ripe) + ((old >> shift) & 255) * ripe) * (0.75 + 0.4 * up)) << shift;
  return channel(16) | channel(8) | channel(0);
}

/** Leaves that rise from three places, taller with each look; what has grown shows at their feet. */
const tuft = (look: number, fruit: Layer | null, hues: Readonly<Record<string, number>> = green): readonly Layer[] => {
  const pieces = [
    ['.b.b.', '..b..'],
    ['a.b.a', '.bcb.', '..c..'],
    ['a.b..a', '.ab.b.', 'b.bcb.', '.bcc..', '..cd..'],
    ['a..b.a', '.a.b.a', 'ba.bb.', '.bbcb.', 'b.bcdb', '.bccd.', '..cdd.'],
  ][look]!;
  return [...[0, 5, 10].map((x) => sprite(pieces, hues, x, 16 - pieces.length)), ...(fruit === null ? [] : [fruit])];
};

/** A row of roots that show at the ground. */
const roots = (light: number, dark: number): Layer => sprite(['.aa...aa...aa..', '.ab...ab...ab..'], { a: light, b: dark }, 0, 14);

const stalk = (age: number): readonly Layer[] => {
  const top = 14 - age;
  return [
    box(0x6a9a3a, 7, top, 8, 15),
    box(0x4f7a2a, 8, top, 8, 15),
    ...(age > 3 ? [sprite(['aa', 'ab'], { a: 0x8fc45a, b: 0x5f8f36 }, 5, top + 3)] : []),
  ];
};

const bentStalk: readonly Layer[] = [
  sprite(['......aaab', '.....abbb.', '.....ab...', '.....ab...', '.....ab...', '.....ab...'], { a: 0xb8a85a, b: 0x8a7a36 }, 1, 10),
];

/** A bush of the taiga: its berries come with age. */
function berryBush(age: number): readonly Layer[] {
  const rows = [
    ['..b.b..', '.abab..', '..bcb..', '...c...'],
    ['....b.b....', '..ab.ab.b..', '.abbabbab..', '..bbcbbcb..', '...ccbcc...', '....ccc....'],
    ['...b..ab....', '.ab.abbab.b.', 'abbabbcabbb.', '.bbcbbbbcbb.', 'abbbccbbbbab', '.bcbbbcbcbb.', '..cccbbccc..', '....ccccc...'],
  ][Math.min(2, age)]!;
  return [
    sprite(rows, { a: 0x5f9a4a, b: 0x3f7a36, c: 0x2a5628 }, (16 - rows[0]!.length) >> 1, 16 - rows.length),
    ...(age >= 2
      ? [
          sprite(
            age === 2 ? ['.r.....r', '........', '....r...'] : ['rr....rr', 'rd..rrrd', '..rrrd..', 'rrd...rr'],
            { r: 0xd02a2a, d: 0x8a1616 },
            4,
            9,
          ),
        ]
      : []),
  ];
}

/** A plant of two cells: the stem below, and what crowns it above. */
function tall(name: string, crown: readonly Layer[], color = 0x4c8a34): Record<string, readonly Layer[]> {
  return {
    [`${name}_bottom`]: [box(color, 7, 0, 7, 15), box(scaleColor(color, 0.72), 8, 0, 8, 15), leafPair(12), leafPair(7), leafPair(2)],
    [`item/${name}`]: [box(color, 7, 8, 7, 15), box(scaleColor(color, 0.72), 8, 8, 8, 15), leafPair(12), ...crown],
    [`${name}_top`]: [box(color, 7, 8, 7, 15), box(scaleColor(color, 0.72), 8, 8, 8, 15), leafPair(12), ...crown],
  };
}

const kelpBlade =
  (top: boolean): Layer =>
  (tile, seed) => {
    for (let y = top ? 3 : 0; y < 16; y++) {
      const sway = Math.floor(1.8 * hashFraction(seed, y >> 2, 0)) - 1;
      put(tile, 7 + sway, y, 0x4a7a2c);
      put(tile, 8 + sway, y, 0x376020);
      const side = (y >> 1) & 1 ? 1 : -1;
      const long = top && y < 7 ? y - 2 : 5;
      for (let k = 1; k <= long; k++)
        if ((y + k) % 4 < 2) put(tile, 7 + sway + side * k + (side > 0 ? 1 : 0), y, k > 3 ? 0x6a9c3e : 0x558a32);
    }
  };

const ribbons =
  (from: number): Layer =>
  (tile, seed) => {
    for (let i = 0; i < 6; i++) {
      const x = 1 + i * 2.5;
      const top = from + Math.floor(4 * hashFraction(seed, i, 1));
      for (let y = top; y < 16; y++) {
        const sway = Math.floor(2 * hashFraction(seed + i, y >> 2, 5));
        put(tile, Math.floor(x) + sway, y, y === top ? 0x8fc070 : i & 1 ? 0x4a8a4c : 0x3a7440);
      }
    }
  };

/** A disc of leaf on the water, notched at one side. Grey, to be tinted. */
const pad: Layer = (tile, seed) => {
  for (let y = 0; y < 16; y++) {
    for (let x = 0; x < 16; x++) {
      const [dx, dy] = [x - 7.5, y - 7.5];
      const far = Math.sqrt(dx * dx + dy * dy);
      const notch = dx > 0 && Math.abs(dy) < dx * 0.28;
      if (far > 7.3 || notch) continue;
      const vein = Math.abs(dx) < 0.6 || Math.abs(dy) < 0.6 || Math.abs(Math.abs(dx) - Math.abs(dy)) < 0.6;
      put(tile, x, y, scaleColor(0xffffff, (far > 6.3 ? 0.62 : vein ? 0.92 : 0.76) + 0.06 * (hashFraction(seed, x, y) - 0.5)));
    }
  }
};

/** Tiles of crops by what they look like at an age, and of plants of meadows, shores and the sea. */
export const cropTextures: Readonly<Record<string, readonly Layer[]>> = {
  ...Object.fromEntries([0, 1, 2, 3, 4, 5, 6, 7].map((age) => [`wheat_${age}`, wheat(age)])),
  ...Object.fromEntries([0, 1, 2, 3].map((look) => [`carrots_${look}`, tuft(look, look === 3 ? roots(0xf79a3c, 0xc9620f) : null)])),
  ...Object.fromEntries(
    [0, 1, 2, 3].map((look) => [
      `potatoes_${look}`,
      [
        ...tuft(look, look === 3 ? roots(0xe0b866, 0xab8339) : null, darkGreen),
        ...(look > 1 ? [sprite(['w', '.'], { w: 0xe8e0f0 }, 8, 9)] : []),
      ],
    ]),
  ),
  ...Object.fromEntries(
    [0, 1, 2, 3].map((look) => [
      `beetroots_${look}`,
      [
        ...[0, 5, 10].map((x) =>
          sprite(
            [
              ['.r.', '.r.'],
              ['g.g', '.r.', '.r.'],
              ['g.g.', 'gr.g', '.rg.', '.rr.'],
              ['gg.g.', 'g.gg.', '.rgr.', '.rrr.', '.srs.', '.sss.'],
            ][look]!,
            { g: 0x4f9a36, r: 0xa8283c, s: 0x8a1c30 },
            x,
            16 - [2, 3, 4, 6][look]!,
          ),
        ),
      ],
    ]),
  ),
  ...Object.fromEntries(
    [0, 1, 2].map((look) => [
      `nether_wart_${look}`,
      [1, 6, 11].map((x) =>
        sprite(
          [
            ['.a.', 'abc'],
            ['.aa.', 'abbc', '.bc.', '.cc.'],
            ['.aaa.', 'abbbc', 'abdbc', '.bbc.', '.bcc.', '..c..', '.cc..'],
          ][look]!,
          { a: 0xd84040, b: 0xa82428, c: 0x741418, d: 0xe89a5a },
          x,
          16 - [2, 4, 7][look]!,
        ),
      ),
    ]),
  ),
  ...Object.fromEntries([0, 1, 2, 3].map((age) => [`sweet_berry_bush_${age}`, berryBush(age)])),
  ...Object.fromEntries([0, 1, 2, 3, 4, 5, 6, 7].map((age) => [`gourd_stem_${age}`, stalk(age)])),
  gourd_stem_bent: bentStalk,
  torchflower: [
    ...stem(7, 7),
    leafPair(12),
    sprite(['..a...', '.aba..', 'abcba.', '.bcb..', '.ddd..'], { a: 0xffd24a, b: 0xf08a24, c: 0xd0402a, d: 0x3a8a8a }, 5, 2),
  ],
  wither_rose: [
    ...stem(7, 8, 0x2c3a22),
    sprite(['.ab.ab.', 'aabbbbc', 'abbddbc', '.bbddc.', '..bcc..'], { a: 0x4a4a4e, b: 0x2e2e32, c: 0x1c1c20, d: 0x0e0e10 }, 4, 3),
  ],
  bush: [
    blades(greyGrass, 12, 5, 9),
    sprite(['..a.b.a..', '.abababa.', 'ababcbaba', 'bbcbabcbb', '.bcbcbcb.'], { a: 0xcccccc, b: 0xa4a4a4, c: 0x7c7c7c }, 3, 7),
  ],
  short_dry_grass: [blades([0x8a6f3a, 0xa3854a, 0xb9995a, 0xcbac6c, 0xdcc084], 9, 4, 9)],
  tall_grass: [blades(greyGrass, 9, 9, 15)],
  large_fern: [
    blades(greyGrass, 3, 8, 12),
    sprite(
      ['...ab...', '.b.ac.b.', '..bacb..', 'b..ac..b', '.bbacbb.', 'b..ac..b', '.bbacbb.'],
      { a: 0xcfcfcf, b: 0xa8a8a8, c: 0x868686 },
      4,
      4,
    ),
  ],
  large_fern_bottom: [
    blades(greyGrass, 5, 13, 16),
    sprite(
      ['b...ab...b', '.bb.ac.bb.', '..bbacbb..', 'b...ac...b', '.bb.ac.bb.', '..bbacbb..'],
      { a: 0xcfcfcf, b: 0xa8a8a8, c: 0x868686 },
      3,
      3,
    ),
  ],
  large_fern_top: [
    blades(greyGrass, 3, 8, 12),
    sprite(['...ab...', '.b.ac.b.', '..bacb..', 'b..ac..b', '.bbacbb.'], { a: 0xcfcfcf, b: 0xa8a8a8, c: 0x868686 }, 4, 6),
  ],
  ...tall('sunflower', [
    sprite(
      [
        '...aa.aa...',
        '.aaabababa.',
        '.abbbbbbba.',
        'aabdddddbaa',
        'abbdeeedbba',
        'aabdeeedbaa',
        '.abdddddba.',
        '.abbbbbbba.',
        '..aababaa..',
        '...aa.aa...',
      ],
      { a: 0xffdc4a, b: 0xf0b020, d: 0x7a4a1c, e: 0x4a2a10 },
      3,
      1,
    ),
  ]),
  ...tall('lilac', [
    sprite(
      ['...ab...', '..abbc..', '.abbabc.', 'abbcbbbc', '.bbabbc.', 'abbbbcbc', '.bcbbbc.', '..bbcc..', '...bc...'],
      { a: 0xecc8f0, b: 0xc48ed0, c: 0x9862a8 },
      4,
      1,
    ),
  ]),
  ...tall('rose_bush', [
    sprite(
      ['..ab....ab..', '.abbc..abbc.', '..bc.ab.bc..', '.g..abbc..g.', '.ab..bc.ab..', 'abbc.g.abbc.', '.bc..g..bc..'],
      { a: 0xf0604e, b: 0xd0281e, c: 0x8c1414, g: 0x4c8a34 },
      2,
      2,
    ),
  ]),
  ...tall('peony', [
    sprite(
      ['..aabb....', '.aabbbc...', 'aabbabbc..', '.bbbbbc.ab', '..bccc.abb', '.ab.g.aabc', 'abbcg..bc.', '.bc.g.....'],
      { a: 0xfbe0ee, b: 0xf0b0d0, c: 0xc87aa4, g: 0x4c8a34 },
      3,
      1,
    ),
  ]),
  lily_pad: [pad],
  seagrass: [ribbons(4)],
  tall_seagrass_bottom: [ribbons(0)],
  tall_seagrass_top: [ribbons(5)],
  kelp: [kelpBlade(true)],
  kelp_plant: [kelpBlade(false)],
};
