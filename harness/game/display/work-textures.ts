import { boards, courses, plate, rock, stones } from './block-patterns.ts';
import { ramps } from './palette.ts';
import type { Layer } from './tile-canvas.ts';
import { bevel, blend, box, colorAt, fill, frame, put, scaleColor, sprite } from './tile-canvas.ts';
import { hashFraction } from './tile-noise.ts';

/** Dims everything painted so far by a factor. */
const dim =
  (factor: number): Layer =>
  (tile) => {
    for (let i = 0; i < 256; i++) put(tile, i & 15, i >> 4, scaleColor(colorAt(tile, i & 15, i >> 4), factor));
  };

const oakFrame: readonly Layer[] = [frame(0x5a4225, 0, 0, 15, 15), box(0x7c5f37, 0, 0, 15, 0), box(0x7c5f37, 0, 0, 0, 15)];

const bookSpines: Layer = (tile, seed) => {
  const colors = [0x8e2f27, 0x2f5a8e, 0x3f7a3a, 0x7a4b8a, 0xb08a2e, 0x5a3a24, 0x2f7a78, 0xa8552a];
  for (const shelf of [1, 9]) {
    for (let y = shelf; y < shelf + 6; y++) for (let x = 1; x < 15; x++) put(tile, x, y, 0x2a1c10);
    let x = 1;
    for (let book = 0; x < 15; book++) {
      const wide = hashFraction(seed, book, shelf) < 0.45 ? 1 : 2;
      const tall = hashFraction(seed + 1, book, shelf) < 0.3 ? 1 : 0;
      const color = colors[Math.floor(hashFraction(seed + 2, book, shelf) * colors.length)]!;
      for (let dx = 0; dx < wide && x + dx < 15; dx++) {
        for (let y = shelf + tall; y < shelf + 6; y++) {
          const band = y === shelf + tall + 1 || y === shelf + 4;
          put(tile, x + dx, y, band ? blend(color, 0xf0e0b0, 0.45) : scaleColor(color, dx === 0 ? 1.15 : 0.85));
        }
      }
      x += wide;
      if (hashFraction(seed + 3, book, shelf) < 0.25) x++;
    }
  }
};

const furnaceMouth = (lit: boolean): Layer =>
  sprite(
    ['.aaaaaaaa.', 'abbbbbbbba', 'abccccccba', 'abccccccba', 'abcdccdcba', 'abddeddeba', 'abdeeedeba', 'abaaaaaaba'],
    lit
      ? { a: 0x3b3d42, b: 0x1c1a1c, c: 0x5c2410, d: 0xe8791a, e: 0xffd35a }
      : { a: 0x3b3d42, b: 0x1c1c20, c: 0x131316, d: 0x1f1f24, e: 0x2a2a30 },
    3,
    6,
  );

/** Tiles of furniture, machines and lamps. */
export const workTextures: Readonly<Record<string, readonly Layer[]>> = {
  crafting_table_top: [
    boards(ramps.oak),
    frame(0x4c371e, 0, 0, 15, 15),
    box(0xc9a873, 2, 2, 13, 13),
    frame(0x6d5130, 2, 2, 13, 13),
    box(0x8a683e, 5, 3, 5, 12),
    box(0x8a683e, 10, 3, 10, 12),
    box(0x8a683e, 3, 5, 12, 5),
    box(0x8a683e, 3, 10, 12, 10),
    sprite(['a..a', '....', 'a..a'], { a: 0xe4c896 }, 6, 6),
  ],
  crafting_table_side: [
    boards(ramps.oak),
    box(0x4c371e, 0, 0, 0, 15),
    box(0x4c371e, 15, 0, 15, 15),
    box(0x5a4225, 0, 0, 15, 1),
    sprite(
      ['...aa...', '...ab...', '...ab...', '...ab...', 'cccccccc', 'cdddddde', 'cddddddd', '.eeeeeee'],
      { a: 0x8a6a3e, b: 0x64492a, c: 0xc8cacb, d: 0x9a9c9f, e: 0x6a6c70 },
      4,
      4,
    ),
  ],
  crafting_table_front: [
    boards(ramps.oak),
    box(0x4c371e, 0, 0, 0, 15),
    box(0x4c371e, 15, 0, 15, 15),
    box(0x5a4225, 0, 0, 15, 1),
    sprite(['aaaa.......', 'abba.......', 'abbaccccccc', 'abba.......', 'aaaa.......'], { a: 0x70737a, b: 0xb4b7bb, c: 0x7d5c34 }, 3, 4),
    sprite(['a.a.a.a.a.', 'bbbbbbbbbb', '.......ccc'], { a: 0x70737a, b: 0xb4b7bb, c: 0x7d5c34 }, 3, 11),
  ],
  furnace_front: [stones(ramps.cobble, 3, 4), dim(0.96), box(0x4a4c52, 2, 3, 13, 3), furnaceMouth(false), bevel(0.14)],
  furnace_front_on: [stones(ramps.cobble, 3, 4), dim(0.96), box(0x4a4c52, 2, 3, 13, 3), furnaceMouth(true), bevel(0.14)],
  furnace_side: [stones(ramps.cobble, 3, 4), dim(0.96), bevel(0.18)],
  furnace_top: [rock(ramps.stone), bevel(0.25), frame(0x5a5c61, 3, 3, 12, 12)],
  chest_top: [boards(ramps.oak), dim(0.94), ...oakFrame, frame(0x3a2a16, 1, 1, 14, 14)],
  chest_side: [boards(ramps.oak), dim(0.9), ...oakFrame, box(0x2e2010, 0, 5, 15, 5), box(0x6b4f2c, 0, 6, 15, 6)],
  chest_front: [
    boards(ramps.oak),
    dim(0.9),
    ...oakFrame,
    box(0x2e2010, 0, 5, 15, 5),
    box(0x6b4f2c, 0, 6, 15, 6),
    sprite(['aaaa', 'abbc', 'abdc', 'abdc', '.cc.'], { a: 0xe9edef, b: 0xb6bcc0, c: 0x74797e, d: 0x33363a }, 6, 4),
  ],
  ...Object.fromEntries(
    (
      [
        ['left', ['aa', 'bc', 'dc', 'dc', 'cc'], 0],
        ['right', ['aa', 'ab', 'ab', 'ab', '.c'], 14],
      ] as const
    ).map(([half, lock, x]) => [
      `chest_front_${half}`,
      [
        boards(ramps.oak),
        dim(0.9),
        box(0x5a4225, 0, 0, 15, 0),
        box(0x5a4225, 0, 15, 15, 15),
        box(0x2e2010, 0, 5, 15, 5),
        box(0x6b4f2c, 0, 6, 15, 6),
        sprite(lock, { a: 0xe9edef, b: 0xb6bcc0, c: 0x74797e, d: 0x33363a }, x, 4),
      ],
    ]),
  ),
  bookshelf: [boards(ramps.oak), bookSpines],
  tnt_side: [
    fill(0xb8352a),
    sprite(['abababababababab'], { a: 0xd9564a, b: 0x8e2620 }, 0, 0),
    sprite(['abababababababab'], { a: 0xc9463a, b: 0x7e201b }, 0, 15),
    box(0xe9e4da, 0, 5, 15, 10),
    box(0xc8c1b4, 0, 10, 15, 10),
    sprite(['.aaa.b..b.ccc', '..a..bb.b..c.', '..a..b.bb..c.', '..a..b..b..c.'], { a: 0x2b2b2e, b: 0x2b2b2e, c: 0x2b2b2e }, 1, 6),
    bevel(0.16),
  ],
  tnt_top: [
    fill(0xb8352a),
    stones([0x8e2620, 0xa93026, 0xc24036, 0xd1544a, 0xde6a60], 4, 4, 0.2),
    sprite(['.aa.', 'abba', 'abba', '.aa.'], { a: 0xe9e4da, b: 0x34302c }, 6, 6),
  ],
  ladder: [
    box(0x8a683e, 2, 0, 3, 15),
    box(0x5f4525, 4, 0, 4, 15),
    box(0x8a683e, 11, 0, 12, 15),
    box(0x5f4525, 13, 0, 13, 15),
    ...[1, 5, 9, 13].flatMap((y) => [box(0xa6814e, 1, y, 14, y), box(0x6d5130, 1, y + 1, 14, y + 1)]),
  ],
  anvil: [plate([0x2e2f33, 0x3a3b40, 0x46474d, 0x55565c, 0x6b6c72])],
  enchanting_table_top: [
    plate([0x5d1518, 0x74191c, 0x8c2024, 0xa32a2e, 0xbd3c40]),
    frame(0x150f22, 0, 0, 15, 15),
    sprite(['.aa.', 'abba', 'abba', '.aa.'], { a: 0x66d6cc, b: 0xcffaf5 }, 6, 6),
  ],
  lantern: [
    sprite(
      ['..aa..', '.a..a.', 'aaaaaa', 'abccba', 'abcdba', 'abccba', 'aaaaaa'],
      { a: 0x3a3f4a, b: 0xb86a1e, c: 0xf2b33d, d: 0xfff2b8 },
      5,
      7,
    ),
  ],
  soul_torch: [
    sprite(
      ['.cd.', 'cddc', 'bccb', '.aa.', '.ae.', '.ae.', '.ae.', '.ae.', '.ae.', '.ae.'],
      { a: 0x8a683e, e: 0x5f4525, b: 0x2a8a90, c: 0x52d3d4, d: 0xd2fbf5 },
      6,
      6,
    ),
  ],
  redstone_torch: [
    sprite(
      ['.cd.', 'cddc', 'bccb', '.aa.', '.ae.', '.ae.', '.ae.', '.ae.', '.ae.', '.ae.'],
      { a: 0x8a683e, e: 0x5f4525, b: 0x8f0e0a, c: 0xe8352a, d: 0xff9a88 },
      6,
      6,
    ),
  ],
  wood_bricks: [courses(ramps.oak, 0x5a4225, 8, 16)],
};
