import { boards, cloth, grains } from './block-patterns.ts';
import { dyeColors, ramps } from './palette.ts';
import type { Layer, Ramp } from './tile-canvas.ts';
import { blend, box, put, scaleColor, sprite } from './tile-canvas.ts';

/** Colours of a dyed material, dark to light. */
const shadesOf = (color: number): Ramp => [0.88, 0.94, 1, 1.05, 1.12].map((factor) => scaleColor(color, factor));

/** Glass of a colour: thin in the middle, thicker at its rim. Alpha carries what comes through. */
function stained(color: number): Layer {
  return (tile) => {
    for (let y = 0; y < 16; y++) {
      for (let x = 0; x < 16; x++) {
        const rim = x === 0 || y === 0 || x === 15 || y === 15;
        const glint = (x + y === 7 || x + y === 8) && x < 7 && y < 7 && x > 0 && y > 0;
        put(tile, x, y, rim ? scaleColor(color, 0.9) : glint ? blend(color, 0xffffff, 0.6) : color, rim ? 230 : glint ? 190 : 130);
      }
    }
  };
}

/** What a pane shows from the side: its rim. */
const edge = (color: number): readonly Layer[] => [
  box(scaleColor(color, 0.9), 0, 0, 15, 15),
  box(blend(color, 0xffffff, 0.3), 7, 0, 7, 15),
];

/** A bed's blanket from above, with the fold at its head; rows run from the foot to the head of the half. */
function blanket(color: number, half: 'foot' | 'head'): readonly Layer[] {
  const sheet = 0xe9e6df;
  if (half === 'foot') return [cloth(color), box(scaleColor(color, 0.8), 0, 15, 15, 15), box(scaleColor(color, 1.12), 1, 4, 14, 4)];
  return [
    cloth(color),
    box(sheet, 0, 6, 15, 7),
    box(scaleColor(sheet, 0.85), 0, 8, 15, 8),
    cloth2(sheet, 0, 5),
    sprite(['.aaaaaaaaaa.', 'aaaaaaaaaaaa', 'aaaaaaaaaaab', 'aaaaaaaaaabb', '.bbbbbbbbbb.'], { a: 0xffffff, b: 0xd4d2ca }, 2, 1),
  ];
}

/** Rows of a cloth over what is there. */
function cloth2(color: number, from: number, to: number): Layer {
  return (tile, seed) => {
    const whole = new Uint8Array(1024);
    cloth(color)(whole, seed);
    tile.set(whole.subarray(from * 64, (to + 1) * 64), from * 64);
  };
}

/** A bed's side: blanket over boards. Only rows 7 to 15 are seen, as the bed is nine sixteenths high. */
const bedSide = (color: number): readonly Layer[] => [
  boards(ramps.oak),
  cloth2(color, 0, 11),
  box(scaleColor(color, 0.8), 0, 12, 15, 12),
  box(scaleColor(ramps.oak[0], 0.85), 0, 15, 15, 15),
];

const bedItem = [
  '................',
  '................',
  '................',
  '..ww............',
  '.wwwwww.........',
  '.kwwwwwwcc......',
  '.kkwwwwcccccc...',
  '.hkkwwccccccccc.',
  '.hh.kkccccccccd.',
  '.....kkdccccddd.',
  '.......kkdddddd.',
  '.........kkdddh.',
  '...........kkhh.',
  '............hh..',
  '................',
  '................',
] as const;

/** Which way a dye is spooned out: a heap in its colour. */
const heap = [
  '................',
  '................',
  '................',
  '......aa........',
  '.....aabb..a....',
  '....aabbbb......',
  '..a.abbbbbb.....',
  '...aabbbbbcc....',
  '..aabbbbbbbcc...',
  '.aabbbcbbbbbcc..',
  '.abbbbbbbcbbcc..',
  '.bbcbbbbbbbccco.',
  '.ccbbbbcbbcccoo.',
  '..oocccccccoo...',
] as const;

function coloured(): Record<string, readonly Layer[]> {
  const table: Record<string, readonly Layer[]> = {};
  for (const [name, color] of Object.entries(dyeColors)) {
    table[`${name}_concrete_powder`] = [grains(shadesOf(blend(color, 0xffffff, name === 'black' ? 0.03 : 0.12)))];
    table[`${name}_stained_glass`] = [stained(color)];
    table[`${name}_stained_glass_edge`] = edge(color);
    table[`${name}_bed_head`] = blanket(color, 'head');
    table[`${name}_bed_foot`] = blanket(color, 'foot');
    table[`${name}_bed_side`] = bedSide(color);
    table[`item/${name}_bed`] = [sprite(bedItem, { w: 0xf6f4ee, c: color, d: scaleColor(color, 0.72), k: 0x6b4f2c, h: 0x8a6b3f })];
    table[`item/${name}_dye`] = [
      sprite(heap, { a: blend(color, 0xffffff, 0.45), b: color, c: scaleColor(color, 0.74), o: scaleColor(color, 0.5) }),
    ];
  }
  return table;
}

/** Tiles of what comes in sixteen colours and is not in block-textures.ts, with the dyes themselves. */
export const colourTextures: Readonly<Record<string, readonly Layer[]>> = {
  ...coloured(),
  bed_planks: [boards(ramps.oak)],
};
