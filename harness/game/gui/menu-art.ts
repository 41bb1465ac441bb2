import { palette } from './palette.ts';
import type { SpriteArt } from './sprite-art.ts';

const flameRows = [
  '......a.......',
  '......aa......',
  '.a...aaa......',
  '.aa..aaaa..a..',
  '.aa.aabaaa.aa.',
  'aaa.abbbaa.aa.',
  'aaaaabbbbaaaa.',
  'abaabbbbbbaaaa',
  'abbabbccbbabba',
  'abbbbccccbbbba',
  'abbbcccccccbba',
  '.abbccccccbba.',
  '.aabccccccbaa.',
  '..aabbccbbaa..',
];

const arrowRows = [
  '..............xx......',
  '..............xxxx....',
  '..............xxxxx...',
  '..............xxxxxxx.',
  'xxxxxxxxxxxxxxxxxxxxx.',
  'xxxxxxxxxxxxxxxxxxxxxx',
  'xxxxxxxxxxxxxxxxxxxxxx',
  'xxxxxxxxxxxxxxxxxxxxx.',
  '..............xxxxxxx.',
  '..............xxxxx...',
  '..............xxxx....',
  '..............xx......',
];

const bookRows = [
  '..ooooooooo.',
  '.oaaaaaaaaco',
  'oabaaaaaaaco',
  'oabapppppaco',
  'oabapddppaco',
  'oabapppppaco',
  'oabapdddpaco',
  'oabapppppaco',
  'oabaaaaaaaco',
  'oabaaaaaaaco',
  'oobppppppppo',
  '.ooooooooooo',
];

const crossRows = [
  'oo........oo',
  'oxo......oxo',
  '.oxo....oxo.',
  '..oxo..oxo..',
  '...oxooxo...',
  '....oxxo....',
  '....oxxo....',
  '...oxooxo...',
  '..oxo..oxo..',
  '.oxo....oxo.',
  'oxo......oxo',
  'oo........oo',
];

/** A drawing from rows of letters, a colour each. */
const art = (rows: readonly string[], colors: Readonly<Record<string, number>>): SpriteArt => ({
  width: rows[0]!.length,
  height: rows.length,
  draw: (canvas) => canvas.art(rows, colors),
});

const cold = palette.slate600;

/** Signs of the menus: a furnace's fire and progress, the recipe book, and what destroys items. */
export const menuArt = {
  flame: art(flameRows, { a: 0xd4561c, b: palette.amber500, c: 0xffe9a6 }),
  'flame-out': art(flameRows, { a: cold, b: cold, c: cold }),
  'progress-arrow': art(arrowRows, { x: cold }),
  'progress-arrow-full': art(arrowRows, { x: palette.amber500 }),
  'recipe-book': art(bookRows, { o: palette.ink, a: 0x3f7f57, b: 0x6fb184, c: 0x285a3b, p: palette.paper, d: palette.slate500 }),
  cross: art(crossRows, { o: palette.ink, x: palette.red }),
} as const satisfies Record<string, SpriteArt>;
