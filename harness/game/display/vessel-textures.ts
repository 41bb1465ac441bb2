import { bark, boards, plate, rock, stones } from './block-patterns.ts';
import { darkIron, staves } from './furniture-patterns.ts';
import { polished } from './masonry-patterns.ts';
import { ramps } from './palette.ts';
import type { Layer } from './tile-canvas.ts';
import { bevel, box, fill, frame, put, scaleColor, sprite } from './tile-canvas.ts';
import { hashFraction } from './tile-noise.ts';

/** A campfire's logs from the side of their length; glowing at the lower edge while it burns. */
const logs = (lit: boolean): readonly Layer[] => [
  bark(ramps.oakBark),
  ...(lit ? [sprite(['a..ab..a.a..b..a', 'ab.bb.ab.b.ab.ab'], { a: 0xffb53a, b: 0xd9531c }, 0, 13)] : []),
];

/** Cuts everything but a rectangle away. */
const only =
  (x0: number, y0: number, x1: number, y1: number): Layer =>
  (tile) => {
    for (let i = 0; i < 256; i++) if ((i & 15) < x0 || (i & 15) > x1 || i >> 4 < y0 || i >> 4 > y1) put(tile, i & 15, i >> 4, 0, 0);
  };

/** Tiles of vessels, lamps, fires and stations, and of their pictures as items. */
export const vesselTextures: Readonly<Record<string, readonly Layer[]>> = {
  hopper_side: [plate(darkIron)],
  hopper_top: [plate(darkIron), box(0x16161a, 3, 3, 12, 12), frame(0x232428, 2, 2, 13, 13)],
  'item/hopper': [
    sprite(
      [
        'bbbbbbbbbbbb',
        'baaaaaaaaaac',
        'bbbbbbbbbbbc',
        '.bddddddddc.',
        '.bddddddddc.',
        '..bddddddc..',
        '...bddddc...',
        '....bddc....',
        '....bddc....',
        '.....bc.....',
      ],
      { a: 0x16161a, b: 0x6b6c72, c: 0x2e2f33, d: 0x4a4b51 },
      2,
      3,
    ),
  ],
  ender_chest_side: [polished(ramps.obsidian), box(0x0d0916, 0, 5, 15, 5), frame(0x2b4a4a, 1, 1, 14, 14)],
  ender_chest_top: [polished(ramps.obsidian), frame(0x2b4a4a, 2, 2, 13, 13)],
  ender_chest_front: [
    polished(ramps.obsidian),
    box(0x0d0916, 0, 5, 15, 5),
    frame(0x2b4a4a, 1, 1, 14, 14),
    sprite(['aaaa', 'abba', 'abba', '.aa.'], { a: 0x2f8a72, b: 0x8af0c8 }, 6, 4),
  ],
  enchanting_table_side: [
    polished(ramps.obsidian),
    box(0x8c2024, 0, 4, 15, 5),
    box(0x5d1518, 0, 6, 15, 6),
    sprite(['a', 'b'], { a: 0xcffaf5, b: 0x66d6cc }, 1, 5),
    sprite(['a', 'b'], { a: 0xcffaf5, b: 0x66d6cc }, 14, 5),
  ],
  anvil_top: [plate(darkIron), frame(0x232428, 0, 0, 15, 15), box(0x55565c, 3, 2, 12, 13)],
  chipped_anvil_top: [plate(darkIron), box(0x55565c, 3, 2, 12, 13), sprite(['a..', '.a.', '.aa', '..a'], { a: 0x1c1d20 }, 5, 4)],
  damaged_anvil_top: [
    plate(darkIron),
    box(0x55565c, 3, 2, 12, 13),
    sprite(
      ['aa...a..aa', '.aa.aa.aa.', '..aaaaaa..', 'a..aa.aa.a', 'aa.a...aaa', '.aaa..aaa.', '..a..aa.a.', '.aa.aa...a', 'aa..a..aa.'],
      { a: 0x121315 },
      3,
      3,
    ),
  ],
  stonecutter_top: [rock(ramps.stone), bevel(0.2), box(0x4a4c52, 7, 1, 8, 14)],
  stonecutter_side: [boards(ramps.oak), box(0x7d7f84, 0, 0, 15, 8), box(0x5a5c61, 0, 8, 15, 8), box(0x939596, 0, 0, 15, 0)],
  stonecutter_saw: [
    sprite(
      ['.....a.a.a......', '....abbbbba.....', '...abbbbbbba....', '..abbbcccbbba...', '...bbbcccbbb....', '..abbbbbbbbba...'],
      { a: 0xdedede, b: 0xb4b4b5, c: 0x6a6c70 },
      0,
      0,
    ),
  ],
  grindstone_side: [
    stones([0x6a6a6a, 0x7c7c7c, 0x8e8e8e, 0xa0a0a0, 0xb2b2b2], 5, 5, 0.5),
    frame(0x5c5c5c, 2, 2, 13, 13),
    box(0x8a683e, 7, 7, 8, 8),
  ],
  grindstone_leg: [boards(ramps.darkOak)],
  lectern_top: [boards(ramps.oak), frame(0x5a4225, 0, 0, 15, 15), box(0x8a683e, 2, 2, 13, 3)],
  lectern_side: [boards(ramps.oak), box(0x4c371e, 0, 13, 15, 15)],
  lectern_front: [
    boards(ramps.oak),
    box(0x2a1c10, 3, 3, 12, 11),
    box(0x8e2f27, 4, 4, 5, 10),
    box(0x2f5a8e, 6, 4, 7, 10),
    box(0x3f7a3a, 9, 5, 10, 10),
  ],
  brewing_stand_base: [rock(ramps.stone), bevel(0.2)],
  brewing_stand_rod: [fill(0xe0b040), box(0xfff0a0, 7, 0, 7, 15), box(0xb07a20, 9, 0, 9, 15)],
  'item/brewing_stand': [
    sprite(
      [
        '.....yy.....',
        '.....yo.....',
        '..yyyyyyoo..',
        '..y..yo..o..',
        '..y..yo..o..',
        '.ggg.yo.ggg.',
        '.gwg.yo.gwg.',
        '.ggg.yo.ggg.',
        '..cccccccc..',
        '.cccccccccc.',
        '.dddddddddd.',
      ],
      { y: 0xf2c850, o: 0xb07a20, g: 0x9fbac4, w: 0x7a5ac0, c: 0x888a8d, d: 0x5c5e62 },
      2,
      3,
    ),
  ],
  composter_side: [staves, box(0x5a4225, 0, 0, 15, 1), box(0x5a4225, 0, 14, 15, 15), box(0x7c5f37, 0, 7, 15, 7)],
  composter_top: [staves, only(0, 0, 15, 15), box(0x2c2014, 2, 2, 13, 13)],
  composter_bottom: [boards(ramps.spruce)],
  compost: [stones([0x3a2a18, 0x4a3a20, 0x5c4c2a, 0x6a5a30, 0x7c7038], 4, 4)],
  cauldron_side: [plate(darkIron), box(0x232428, 0, 13, 15, 13)],
  cauldron_top: [plate(darkIron), box(0x1c1d20, 2, 2, 13, 13)],
  'item/cauldron': [
    sprite(
      [
        'bb........bb',
        'bccccccccccb',
        'bbbbbbbbbbbd',
        'abbbbbbbbbbd',
        'abbbbbbbbbdd',
        'abbbbbbbbbdd',
        '.abbbbbbbdd.',
        '.abbbbbbddd.',
        '..dddddddd..',
        '..d......d..',
      ],
      { a: 0x7a7b82, b: 0x4a4b51, c: 0x1c1d20, d: 0x2e2f33 },
      2,
      3,
    ),
  ],
  flower_pot: [fill(0x8a4a34), rock([0x7a3e2a, 0x8a4a34, 0x9a563e, 0xaa6248, 0xba7056]), box(0x6a3424, 0, 13, 15, 15)],
  'item/flower_pot': [
    sprite(
      ['bbbbbbbb', 'baaaaaac', 'bccccccc', '.bbbbbc.', '.bbbbbc.', '.bbbbcc.', '..bbcc..'],
      { a: 0x3a2418, b: 0xaa6248, c: 0x7a3e2a },
      4,
      6,
    ),
  ],
  cake_top: [
    fill(0xf8f4ee),
    sprite(['..r....', '.....r.', 'r..r...', '....r.r', '.r.....'], { r: 0xd0302a }, 4, 5),
    box(0xe0d8cc, 1, 14, 14, 14),
  ],
  cake_side: [
    fill(0xb5792d),
    box(0xf8f4ee, 0, 8, 15, 10),
    sprite(['a.a..a.aa..a.a.a', '....a......a....'], { a: 0xf8f4ee }, 0, 11),
    box(0x8a5a20, 0, 15, 15, 15),
    box(0x9a6426, 0, 13, 15, 13),
  ],
  cake_inner: [fill(0xc88a3c), box(0xf8f4ee, 0, 8, 15, 9), box(0xd0302a, 0, 12, 15, 12), box(0x8a5a20, 0, 15, 15, 15)],
  'item/cake': [
    sprite(
      [
        '...wwwwww...',
        '.wwwrwwwwww.',
        'wwwwwwrwwwww',
        'wrwwwwwwwrww',
        'bwwbwwwwbwwb',
        'bbbbbwwbbbbb',
        'bbbbbbbbbbbb',
        '.ccccccccccc',
        '...cccccc...',
      ],
      { w: 0xf8f4ee, r: 0xd0302a, b: 0xb5792d, c: 0x8a5a20 },
      2,
      4,
    ),
  ],
  soul_lantern: [
    sprite(
      ['..aa..', '.a..a.', 'aaaaaa', 'abccba', 'abcdba', 'abccba', 'aaaaaa'],
      { a: 0x3a3f4a, b: 0x1e7a86, c: 0x52d3d4, d: 0xd2fbf5 },
      5,
      7,
    ),
  ],
  lantern_side: [fill(0x3a3f4a), box(0xb86a1e, 6, 8, 9, 13), box(0xf2b33d, 7, 9, 8, 12), box(0xfff2b8, 7, 10, 8, 11)],
  soul_lantern_side: [fill(0x3a3f4a), box(0x1e7a86, 6, 8, 9, 13), box(0x52d3d4, 7, 9, 8, 12), box(0xd2fbf5, 7, 10, 8, 11)],
  iron_chain: [...[0, 4, 8, 12].flatMap((y) => [sprite(['.a.', 'a.b', '.b.', '.a.'], { a: 0x5a606c, b: 0x30343e }, 6, y)])],
  iron_chain_side: [stones([0x30343e, 0x3c424e, 0x4a505c, 0x5a606c, 0x707684], 4, 8, 0.2)],
  end_rod: [fill(0xf4ecf0), box(0xffffff, 7, 0, 8, 15), box(0xc8b8c4, 0, 14, 15, 15)],
  campfire_log: logs(false),
  campfire_log_lit: logs(true),
  campfire_ash: [stones([0x2a2a2c, 0x3a3a3c, 0x4a4a4c, 0x5c5c5e, 0x707072], 5, 5)],
  'item/campfire': [
    sprite(
      [
        '.....fe.....',
        '....ffee....',
        '...ffeeef...',
        '...feewef...',
        '..kffeefff..',
        '.kkkfffkkkk.',
        'kllkkkkkkllk',
        '.kkkllllkkk.',
        '.lkkkkkkkkl.',
      ],
      { f: 0xd9531c, e: 0xffb53a, w: 0xfff3bd, k: 0x655031, l: 0xad8c57 },
      2,
      3,
    ),
  ],
  'item/soul_campfire': [
    sprite(
      [
        '.....fe.....',
        '....ffee....',
        '...ffeeef...',
        '...feewef...',
        '..kffeefff..',
        '.kkkfffkkkk.',
        'kllkkkkkkllk',
        '.kkkllllkkk.',
        '.lkkkkkkkkl.',
      ],
      { f: 0x1e8a96, e: 0x52d3d4, w: 0xd2fbf5, k: 0x655031, l: 0xad8c57 },
      2,
      3,
    ),
  ],
  farmland_wet: [
    (tile, seed) => {
      for (let i = 0; i < 256; i++) {
        const [x, y] = [i & 15, i >> 4];
        const furrow = (y & 3) === 3;
        put(tile, x, y, scaleColor(furrow ? 0x2a1a0e : 0x4a2f1a, 0.9 + 0.24 * (hashFraction(seed, x >> 1, y) - 0.5)));
      }
    },
  ],
  tnt_bottom: [fill(0xa93026), stones([0x7e201b, 0x952a22, 0xac362c, 0xbc463c, 0xcc5a50], 4, 4, 0.2)],
};
