import { blotches, hide, hole, patches, ragged, rows, shaded } from './mob-paint.ts';
import type { Layer } from './tile-canvas.ts';
import { box, sprite } from './tile-canvas.ts';

const rot = 0x6f9a5a;
const shirt = 0x3f7f86;
const breeches = 0x3e3f78;
const bone = 0xc9c9c0;
const mossGreens = [0x3f8f3a, 0x57ab4c, 0x6fc25f, 0x8ed77c, 0x4a9c44];
const robe = 0x7a5236;
const villagerSkin = 0xc99a7c;

/** Skins of monsters, villagers and what stands like a person, as animalTextures has them. */
export const monsterTextures: Readonly<Record<string, readonly Layer[]>> = {
  zombie_head: [hide(rot), patches(0x567c45, 0.3)],
  'zombie_head/front': [
    hide(rot),
    rows(0x567c45, 0, 0),
    sprite(
      ['.kk..kk.', '.kr..rk.', '...dd...', '........', '.dkkkkd.', '..dwkd..'],
      { k: 0x1d2a18, r: 0x7a2a22, d: 0x4a6a3c, w: 0xd8d4b8 },
      0,
      2,
    ),
  ],
  zombie_body: [hide(shirt), patches(0x2f6268, 0.35)],
  'zombie_body/front': [
    hide(shirt),
    patches(0x2f6268, 0.3),
    sprite(['...aa...', '..aaaa..', '...aa...'], { a: rot }),
    box(0x58492f, 0, 11, 7, 11),
  ],
  zombie_arm: [hide(rot), rows(shirt, 0, 3), ragged(shirt, 4, 5)],
  zombie_leg: [hide(breeches), ragged(0x32335f, 6, 8), rows(0x4a4a52, 10, 15)],
  skeleton_head: [hide(bone, 0.12)],
  'skeleton_head/front': [
    hide(bone, 0.1),
    sprite(['.kkk.kkk', '.kkk.kkk', '....k...', '........', '.kwkwkwk'], { k: 0x24242a, w: 0xa6a69c }, 0, 2),
    box(0x9a9a90, 0, 7, 7, 7),
  ],
  skeleton_body: [
    hide(bone, 0.1),
    sprite(
      [
        'wwwwwwww',
        'kkkwwkkk',
        'wwwwwwww',
        'kkkwwkkk',
        'wwwwwwww',
        'kkkwwkkk',
        '.wwwwww.',
        'kkkwwkkk',
        'kkkwwkkk',
        'kkkwwkkk',
        '.wwwwww.',
        'wwwwwwww',
      ],
      { k: 0x3a3a40, w: 0xd0d0c6 },
    ),
  ],
  skeleton_bone: [hide(bone, 0.12), shaded(0.82, 0, 5, 15, 6)],
  creeper_skin: [blotches(mossGreens, 2)],
  'creeper_skin/top': [blotches(mossGreens, 2)],
  'creeper_head/front': [
    blotches(mossGreens, 2),
    sprite(['........', '.dd..dd.', '.dk..kd.', '.kk..kk.', '...dd...', '..kkkk..', '.dk..kd.', '.k....k.'], { k: 0x0e130d, d: 0x254c24 }),
  ],
  creeper_head: [blotches(mossGreens, 2)],
  creeper_leg: [blotches(mossGreens, 2), rows(0x2c5a2a, 5, 15), sprite(['k.k.'], { k: 0x1a1f18 }, 0, 5)],
  spider_skin: [hide(0x39322d, 0.3), patches(0x28221f, 0.35)],
  spider_back: [hide(0x39322d, 0.3), patches(0x4c4138, 0.3)],
  'spider_back/top': [
    hide(0x39322d, 0.3),
    sprite(['...a..a...', '....aa....', '...a..a...', '..a....a..', '....aa....', '...a..a...'], { a: 0x6e5a48 }, 0, 2),
  ],
  spider_head: [hide(0x332c28, 0.25)],
  'spider_head/front': [hide(0x332c28, 0.2), box(0x1c1816, 1, 6, 2, 7), box(0x1c1816, 5, 6, 6, 7)],
  spider_eyes: [hole(0, 0, 15, 15)],
  'spider_eyes/front': [hole(0, 0, 15, 15), sprite(['..r..r..', '.rR..Rr.', '.rr..rr.', 'r..rr..r'], { r: 0xb01414, R: 0xff5a4a }, 0, 2)],
  spider_leg: [hide(0x2f2825, 0.3), shaded(1.35, 0, 0, 3, 1), shaded(1.25, 7, 0, 9, 1)],
  villager_head: [hide(villagerSkin, 0.1)],
  'villager_head/front': [
    hide(villagerSkin, 0.08),
    sprite(
      ['........', 'bbbbbbbb', '.wg..gw.', '........', '........', '........', '..mmmm..'],
      { b: 0x4a3222, w: 0xf4f0ea, g: 0x2f7a4a, m: 0x8a5a48 },
      0,
      2,
    ),
  ],
  villager_nose: [hide(0xb5866a, 0.1)],
  villager_robe: [hide(robe, 0.18), shaded(0.8, 0, 12, 15, 15)],
  'villager_robe/front': [
    hide(robe, 0.18),
    box(0x5c3c26, 3, 0, 4, 15),
    sprite(['a', '.', '.', 'a', '.', '.', 'a'], { a: 0xd9c27a }, 4, 2),
    box(0x4a3020, 0, 9, 7, 9),
  ],
  villager_sleeve: [hide(robe, 0.18), shaded(0.82, 0, 3, 15, 4)],
  'villager_sleeve/bottom': [hide(0x6a4630, 0.1)],
  villager_leg: [hide(0x584436, 0.12), rows(0x2e241c, 9, 15)],
  stand_wood: [hide(0xa07a4a, 0.3), shaded(0.8, 1, 0, 1, 15)],
  stand_base: [hide(0x8a8c90, 0.14)],
  'stand_base/top': [
    hide(0x9a9ca0, 0.14),
    shaded(0.8, 0, 0, 11, 0),
    shaded(0.8, 0, 11, 11, 11),
    shaded(0.8, 0, 0, 0, 11),
    shaded(0.8, 11, 0, 11, 11),
  ],
};
