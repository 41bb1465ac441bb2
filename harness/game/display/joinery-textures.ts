import { boards } from './block-patterns.ts';
import { ramps } from './palette.ts';
import type { Layer, Ramp } from './tile-canvas.ts';
import { box, frame, put, scaleColor, sprite } from './tile-canvas.ts';

/** Cuts rectangles out of what is painted, corners inclusive. */
const holes =
  (list: readonly (readonly [number, number, number, number])[]): Layer =>
  (tile) => {
    for (const [x0, y0, x1, y1] of list) for (let y = y0; y <= y1; y++) for (let x = x0; x <= x1; x++) put(tile, x, y, 0, 0);
  };

/** A sunken panel: dark above and to the left, light below and to the right. */
const panel = (ramp: Ramp, x0: number, y0: number, x1: number, y1: number): readonly Layer[] => [
  frame(scaleColor(ramp[0]!, 0.85), x0, y0, x1, y1),
  box(ramp[4]!, x0, y1, x1, y1),
  box(ramp[4]!, x1, y0, x1, y1),
  box(ramp[1]!, x0 + 1, y0 + 1, x1 - 1, y1 - 1),
  box(ramp[2]!, x0 + 2, y0 + 1, x1 - 2, y1 - 1),
];

/** Upright boards: those of a floor, turned. */
const upright =
  (ramp: Ramp): Layer =>
  (tile, seed) => {
    const flat = new Uint8Array(tile.length);
    boards(ramp)(flat, seed);
    for (let i = 0; i < 256; i++) {
      const from = ((i & 15) * 16 + (i >> 4)) * 4;
      tile.set(flat.subarray(from, from + 4), i * 4);
    }
  };

/** The halves of a door and its picture in the hand. The handle is at the right, hinges at the left. */
export function doorTextures(wood: string, ramp: Ramp, iron: number): Record<string, readonly Layer[]> {
  const rail = ramp[3]!;
  const body = [
    upright(ramp),
    box(scaleColor(ramp[0]!, 0.8), 0, 0, 0, 15),
    box(scaleColor(ramp[0]!, 0.8), 15, 0, 15, 15),
    box(rail, 1, 0, 1, 15),
    box(rail, 14, 0, 14, 15),
  ];
  const hinge = (y: number) => [box(iron, 0, y, 2, y + 1), box(scaleColor(iron, 0.6), 0, y + 1, 2, y + 1)];
  const window = (x: number, y: number) => [frame(scaleColor(ramp[0]!, 0.8), x - 1, y - 1, x + 4, y + 4), holes([[x, y, x + 3, y + 3]])];
  return {
    [`${wood}_door_top`]: [
      ...body,
      box(rail, 1, 0, 14, 1),
      box(scaleColor(ramp[0]!, 0.8), 0, 0, 15, 0),
      ...window(3, 3),
      ...window(9, 3),
      ...panel(ramp, 3, 10, 12, 14),
      ...hinge(3),
    ],
    [`${wood}_door_bottom`]: [
      ...body,
      box(rail, 1, 14, 14, 15),
      ...panel(ramp, 3, 3, 12, 12),
      box(scaleColor(iron, 0.6), 12, 1, 14, 2),
      box(iron, 12, 1, 13, 1),
      ...hinge(11),
    ],
    [`item/${wood}_door`]: [
      sprite(
        [
          'oooooooo',
          'obbbbbbo',
          'obwbbwbo',
          'obwbbwbo',
          'obbbbbbo',
          'obccccbo',
          'obbbbbbo',
          'obbbbibo',
          'obccccbo',
          'obccccbo',
          'obccccbo',
          'obbbbbbo',
          'oooooooo',
        ],
        { o: scaleColor(ramp[0]!, 0.6), b: ramp[3]!, c: ramp[1]!, w: 0xcfe4ea, i: iron },
        4,
        1,
      ),
    ],
  };
}

/** Where the holes of a hatch are, by wood; four in a square where it is not named, none for those of one piece. */
const hatchHoles: Readonly<Record<string, readonly (readonly [number, number, number, number])[]>> = {
  spruce: [],
  dark_oak: [],
  pale_oak: [],
  birch: [
    [3, 3, 12, 5],
    [3, 10, 12, 12],
  ],
  acacia: [
    [3, 3, 5, 12],
    [10, 3, 12, 12],
  ],
  jungle: [[4, 4, 11, 11]],
  cherry: [
    [4, 4, 6, 6],
    [9, 9, 11, 11],
  ],
};

const usualHoles = [
  [4, 4, 5, 5],
  [10, 4, 11, 5],
  [4, 10, 5, 11],
  [10, 10, 11, 11],
] as const;

/** A trapdoor: boards in a frame, pierced in the wood's own way. */
export function hatchTextures(wood: string, ramp: Ramp): Record<string, readonly Layer[]> {
  const list = hatchHoles[wood] ?? usualHoles;
  const dark = scaleColor(ramp[0]!, 0.85);
  return {
    [`${wood}_trapdoor`]: [
      boards(ramp),
      frame(dark, 0, 0, 15, 15),
      frame(ramp[4]!, 1, 1, 14, 14),
      ...(list.length === 0 ? [box(dark, 2, 7, 13, 8), box(dark, 7, 2, 8, 13)] : []),
      ...list.map(([x0, y0, x1, y1]) => frame(dark, x0 - 1, y0 - 1, x1 + 1, y1 + 1)),
      holes(list),
    ],
  };
}

/** Wrought iron: uprights with a band at the foot, the middle and the head. */
const bars: Layer = (tile) => {
  for (let y = 0; y < 16; y++) {
    for (const x of [1, 5, 9, 13]) {
      put(tile, x, y, scaleColor(ramps.iron[2], y % 8 === 3 ? 0.75 : 0.92));
      put(tile, x + 1, y, scaleColor(ramps.iron[0], 0.66));
    }
  }
  for (const y of [1, 8, 14]) for (let x = 0; x < 16; x++) put(tile, x, y, scaleColor(ramps.iron[1], x % 4 === 1 ? 1.05 : 0.7));
};

/** Tiles of doors, hatches, bars and panes. */
export const joineryTextures: Readonly<Record<string, readonly Layer[]>> = {
  ...doorTextures('oak', ramps.oak, 0xd8d4c8),
  ...doorTextures('spruce', ramps.spruce, 0x8c8c94),
  ...hatchTextures('oak', ramps.oak),
  'item/glass_pane': [
    frame(0x9fbac4, 2, 1, 13, 14),
    frame(0xcfe4ea, 3, 2, 12, 13),
    sprite(['....aa', '...aa.', '..aa..', '.aa...', 'aa....'], { a: 0xe8f6fa }, 4, 3),
    sprite(['...a', '..a.', '.a..', 'a...'], { a: 0xdcecf2 }, 8, 9),
  ],
  glass_pane_edge: [box(0xcfe4ea, 0, 0, 15, 15), box(0xe8f6fa, 7, 0, 7, 15), box(0x9fbac4, 8, 0, 8, 15)],
  iron_bars: [bars],
};
