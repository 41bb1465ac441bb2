import { boards, plate, rings, rock, stones } from './block-patterns.ts';
import { darkIron, staves } from './furniture-patterns.ts';
import { polished } from './masonry-patterns.ts';
import { ramps } from './palette.ts';
import type { Layer } from './tile-canvas.ts';
import { bevel, box, fill, frame, put, scaleColor, sprite } from './tile-canvas.ts';
import { cloudy } from './tile-noise.ts';

const cobbled: readonly Layer[] = [stones(ramps.cobble, 3, 4), bevel(0.18)];

/** A body that light comes through: jelly of a colour with a darker core. */
function jelly(color: number, core: number): Layer {
  return (tile, seed) => {
    const soft = cloudy(seed, 4, 4);
    for (let y = 0; y < 16; y++) {
      for (let x = 0; x < 16; x++) {
        const rim = x === 0 || y === 0 || x === 15 || y === 15;
        const inner = x > 3 && x < 12 && y > 3 && y < 12;
        const tone = 0.94 + 0.16 * (soft(x, y) - 0.5);
        put(tile, x, y, scaleColor(inner ? core : color, rim ? 1.12 : tone), rim ? 225 : inner ? 215 : 170);
      }
    }
  };
}

const mouth = (lit: boolean): Readonly<Record<string, number>> =>
  lit ? { k: 0x1c1a1c, f: 0xe8791a, e: 0xffd35a, g: 0x8a3a14 } : { k: 0x1c1c20, f: 0x26262b, e: 0x2e2e34, g: 0x202026 };

const smoker = (lit: boolean): readonly Layer[] => [
  boards(ramps.spruce),
  frame(0x4a4c52, 0, 0, 15, 15),
  box(0x6a6c72, 1, 8, 14, 8),
  sprite(['kkkkkkkkkk', 'kggggggggk', 'kgffggffgk', 'kfeffeefek'], mouth(lit), 3, 10),
  box(0x2c2418, 4, 3, 11, 5),
];

const blast = (lit: boolean): readonly Layer[] => [
  polished(ramps.stone),
  frame(0x4a4c52, 1, 1, 14, 14),
  box(0x3a3c42, 3, 3, 12, 5),
  box(0x9a9ca0, 3, 6, 12, 6),
  sprite(['kkkkkkkkkk', 'kggggggggk', 'kgfggffgfk', 'kfeffeefek'], mouth(lit), 3, 9),
];

/** Tiles of machines, vessels, lamps and stations that are not in work-textures.ts. */
export const furnitureTextures: Readonly<Record<string, readonly Layer[]>> = {
  slime_block: [jelly(0x7cc86a, 0x5aa84c)],
  honey_block: [jelly(0xf0a832, 0xd98a1c)],
  beacon: [
    fill(0x9fe8e4),
    frame(0xd8f4f4, 0, 0, 15, 15),
    frame(0x6fc8c8, 1, 1, 14, 14),
    frame(0x2b5a5a, 4, 4, 11, 11),
    box(0xcffaf5, 5, 5, 10, 10),
    box(0xffffff, 6, 6, 8, 8),
  ],
  spawner: [
    ...[0, 4, 8, 12, 15].flatMap((n) => [box(0x2c3444, n, 0, n, 15), box(0x2c3444, 0, n, 15, n)]),
    frame(0x46546a, 0, 0, 15, 15),
    ...[2, 6, 10, 14].map((n) => box(0x1c2430, n, 1, n, 14)),
  ],
  jukebox_top: [boards(ramps.darkOak), frame(0x5a3a24, 0, 0, 15, 15), box(0x16120f, 5, 7, 10, 8), frame(0x8a5a38, 3, 3, 12, 12)],
  jukebox_side: [
    boards(ramps.darkOak),
    frame(0x7a4a30, 0, 0, 15, 15),
    sprite(['a.b.a.b', 'bab.bab', 'a.b.a.b'], { a: 0x9a6a48, b: 0x6a4028 }, 4, 6),
  ],
  note_block: [
    boards(ramps.darkOak),
    frame(0x7a4a30, 0, 0, 15, 15),
    sprite(['..aaaa', '..a..a', '..a..a', 'aaa.aaa', 'aaa.aaa'], { a: 0xe4b48a }, 4, 5),
  ],
  target_top: [
    fill(0xf0e6d8),
    frame(0xd8c8b4, 0, 0, 15, 15),
    frame(0xc03a30, 2, 2, 13, 13),
    frame(0xc03a30, 3, 3, 12, 12),
    box(0xf0e6d8, 5, 5, 10, 10),
    box(0xc03a30, 6, 6, 9, 9),
  ],
  target_side: [
    fill(0xe6d8b8),
    stones([0xc8b088, 0xd8c49c, 0xe6d4b0, 0xf0e2c4, 0xf6ecd6], 5, 5, 0.4),
    frame(0xc03a30, 3, 3, 12, 12),
    box(0xc03a30, 6, 6, 9, 9),
  ],
  redstone_lamp: [stones([0x4a2a1a, 0x5c3822, 0x70482c, 0x845838, 0x9a6c48], 4, 4, 0.2), frame(0x3a2014, 0, 0, 15, 15)],
  redstone_lamp_on: [stones([0xc06a20, 0xe08a34, 0xf4b054, 0xfccf80, 0xfff0c0], 4, 4, 0.2), frame(0xa0582c, 0, 0, 15, 15)],
  smithing_table_top: [plate(darkIron), frame(0x1c1d20, 3, 3, 12, 12)],
  smithing_table_side: [
    boards(ramps.darkOak),
    box(0x3a3b40, 0, 0, 15, 4),
    box(0x55565c, 0, 0, 15, 0),
    sprite(['aa..bb', 'aaaabb', '.aa...', '.aa...', '.aa...'], { a: 0x8a8c92, b: 0x6a4a2c }, 5, 7),
  ],
  cartography_table_top: [
    boards(ramps.darkOak),
    box(0xe4d8b4, 2, 2, 13, 13),
    sprite(['g.bb...', 'gg.bb..', '.ggg.b.', '..gg.bb', 'r..gg.b'], { g: 0x7a9a5a, b: 0x6a94b8, r: 0xc03a30 }, 4, 5),
    frame(0xb8a878, 2, 2, 13, 13),
  ],
  cartography_table_side: [
    boards(ramps.darkOak),
    box(0xe4d8b4, 0, 0, 15, 1),
    box(0xc8bc94, 3, 2, 6, 4),
    frame(0x24160a, 2, 7, 13, 13),
    box(0x5a4030, 3, 8, 12, 12),
    box(0xc8a860, 7, 10, 8, 10),
  ],
  fletching_table_top: [
    boards(ramps.birch),
    frame(0x9a8250, 0, 0, 15, 15),
    sprite(['a......', '.ab....', '..ab...', '...ab..', '....cc.', '....cc.'], { a: 0xf2f2f2, b: 0x7a5a34, c: 0x55555c }, 4, 4),
    frame(0xdfd2a6, 2, 2, 13, 13),
  ],
  fletching_table_side: [
    boards(ramps.birch),
    box(0x9a8250, 0, 0, 15, 1),
    sprite(['a..a..a', 'ab.ab.a', '.b..b..', '.c..c..'], { a: 0xf2f2f2, b: 0x7a5a34, c: 0x55555c }, 4, 6),
  ],
  loom_top: [boards(ramps.oak), frame(0x6d5130, 1, 1, 14, 14), ...[4, 7, 10].map((y) => box(0xe6e2d8, 3, y, 12, y))],
  loom_side: [boards(ramps.oak), box(0x5a4225, 0, 0, 15, 1), box(0x5a4225, 0, 14, 15, 15)],
  loom_front: [
    boards(ramps.oak),
    box(0x5a4225, 0, 0, 15, 1),
    box(0x3a2a18, 2, 3, 13, 12),
    ...[3, 5, 7, 9, 11].map((x) => box(0xe6e2d8, x, 3, x, 12)),
    box(0xc03a30, 3, 7, 12, 8),
    box(0x8a683e, 1, 9, 14, 9),
  ],
  smoker_front: smoker(false),
  smoker_front_on: smoker(true),
  smoker_side: [boards(ramps.spruce), frame(0x4a4c52, 0, 0, 15, 15), box(0x4a4c52, 0, 12, 15, 15)],
  smoker_top: [
    stones(ramps.cobble, 3, 4),
    frame(0x3a2b1a, 0, 0, 15, 15),
    box(0x2c2418, 4, 4, 11, 11),
    ...[5, 7, 9].map((y) => box(0x6a6c72, 4, y, 11, y)),
  ],
  blast_furnace_front: blast(false),
  blast_furnace_front_on: blast(true),
  blast_furnace_side: [polished(ramps.stone), frame(0x4a4c52, 1, 1, 14, 14), ...[4, 8, 12].map((y) => box(0x5a5c61, 2, y, 13, y))],
  blast_furnace_top: [polished(ramps.stone), frame(0x4a4c52, 2, 2, 13, 13), box(0x2c2d31, 5, 5, 10, 10)],
  barrel_side: [staves, box(0x46474d, 0, 2, 15, 3), box(0x6b6c72, 0, 2, 15, 2), box(0x46474d, 0, 12, 15, 13), box(0x6b6c72, 0, 12, 15, 12)],
  barrel_top: [rings(ramps.spruce, darkIron), box(0x2c2014, 6, 6, 9, 9), box(0x8a8c92, 7, 7, 8, 8)],
  barrel_top_open: [rings(ramps.spruce, darkIron), box(0x16100a, 3, 3, 12, 12), frame(0x2c2014, 3, 3, 12, 12)],
  barrel_bottom: [rings(ramps.spruce, darkIron)],
  dispenser_front: [
    ...cobbled,
    box(0x16161a, 5, 5, 10, 10),
    frame(0x4a4c52, 4, 4, 11, 11),
    sprite(['a....a', '.a..a.', '..aa..', '.a..a.', 'a....a'], { a: 0x3a3c42 }, 5, 5),
  ],
  dropper_front: [...cobbled, box(0x16161a, 4, 6, 11, 9), frame(0x4a4c52, 3, 5, 12, 10)],
  dispenser_side: cobbled,
  dispenser_top: [rock(ramps.stone), bevel(0.25)],
};
