import type { Layer } from './tile-canvas.ts';
import { sprite } from './tile-canvas.ts';

/** A small figure of gold with emerald eyes and spread wings. */
const totem = [
  '................',
  '.....oooooo.....',
  '....obbaaaco....',
  '....obeaaeco....',
  '....oaegaeco....',
  '.ooooaagaacoooo.',
  'obbaoooaaoooaaco',
  'obaaaaaddaaaaaco',
  'oaocaaaddaaaacoo',
  '.o.ocaaaaaaaco..',
  '....obadadaco...',
  '....oaaaaaaco...',
  '.....oaaaaco....',
  '.....oacacco....',
  '......occco.....',
  '.......ooo......',
] as const;

/** A tube of copper in two pulls, its lens toward the upper right. */
const spyglass = [
  '...........ooo..',
  '..........olllo.',
  '.........obllllo',
  '........obaclllo',
  '.......obaaaclo.',
  '......obaaaaco..',
  '.....oggaaaco...',
  '....ogfggaco....',
  '....ofaaggo.....',
  '...ofaaacfo.....',
  '..ofaaacoo......',
  '.offaaco........',
  '.ogffco.........',
  '.oggfo..........',
  '..ooo...........',
  '................',
] as const;

/** A bound book with a quill across it. */
const writableBook = [
  '................',
  '...........oo...',
  '....ooooooowwo..',
  '...obbbbbbowwwo.',
  '..obaaaaaowwwo..',
  '..obaaaaowwwoo..',
  '..obaaaawwwocpo.',
  '..obaaaawwocapo.',
  '..obaaawwocaapo.',
  '..obaaawocaaapo.',
  '..obaaqocaaaapo.',
  '..obaqoaaaaaapo.',
  '..occccccccccpo.',
  '..oppppppppppo..',
  '...ooooooooooo..',
  '................',
] as const;

/** Pictures of items that the interface itself shows: what pops, what one looks through, what a notice is written on. */
export const keepsakeTextures: Readonly<Record<string, readonly Layer[]>> = {
  totem_of_undying: [sprite(totem, { o: 0x4a3410, a: 0xe8c24a, b: 0xfff3b0, c: 0xb0842a, d: 0xc99a36, e: 0x2fae5a, g: 0xd8a83c })],
  spyglass: [sprite(spyglass, { o: 0x35200f, a: 0xc8703a, b: 0xf0a66c, c: 0x8a4420, f: 0xdf8a50, g: 0xd6b050, l: 0x9fd4e8 })],
  writable_book: [sprite(writableBook, { o: 0x2a1c12, a: 0x8a4a2c, b: 0xb86a44, c: 0x6a3620, p: 0xe8dfc8, q: 0x2a2c34, w: 0xf4f4f0 })],
};
