import { curls, hide, patches, rows, shaded } from './mob-paint.ts';
import type { Layer } from './tile-canvas.ts';
import { box, sprite } from './tile-canvas.ts';

const chestnut = 0x5a3a24;
const cream = 0xece4d6;
const pigPink = 0xeda6a0;
const fleeceSkin = 0xd9b9a0;

/** Skins of animals by part: `PART` for every face, or `PART/FACE` for the front, back, side, top or bottom. Painted from the upper left corner. */
export const animalTextures: Readonly<Record<string, readonly Layer[]>> = {
  cow_body: [hide(chestnut), patches(cream, 0.46)],
  'cow_body/bottom': [hide(cream), patches(chestnut, 0.3)],
  cow_head: [hide(chestnut), patches(cream, 0.2)],
  'cow_head/front': [
    hide(chestnut),
    box(cream, 3, 0, 4, 4),
    box(cream, 2, 3, 5, 4),
    sprite(['kw....wk', 'kk....kk'], { k: 0x16100c, w: 0xf4f0ea }, 0, 2),
  ],
  cow_muzzle: [hide(0xd8b3a2)],
  'cow_muzzle/front': [hide(0xd8b3a2), sprite(['.k..k.', '.k..k.', '......'], { k: 0x6e4238 })],
  cow_horn: [hide(0xcfc6b0), rows(0x8f8672, 0, 0)],
  cow_leg: [hide(chestnut), rows(cream, 7, 9), rows(0x2c211a, 10, 15)],
  cow_udder: [hide(0xe6a9a2)],
  sheep_wool: [curls([0xcfcfcf, 0xdedede, 0xececec, 0xf7f7f7, 0xffffff])],
  sheep_head: [hide(fleeceSkin)],
  'sheep_head/front': [
    hide(fleeceSkin),
    sprite(['kw..wk', 'kk..kk', '......', '..pp..', '.pkkp.'], { k: 0x1c1512, w: 0xf4f0ea, p: 0xc48f86 }, 0, 1),
  ],
  sheep_body: [hide(0xe2cdb8, 0.1)],
  sheep_leg: [hide(fleeceSkin), rows(0x4a3a30, 10, 15)],
  pig_body: [hide(pigPink, 0.12), patches(0xe39690, 0.3)],
  pig_head: [hide(pigPink, 0.12)],
  'pig_head/front': [hide(pigPink, 0.1), sprite(['kw....wk', 'kw....wk'], { k: 0x1c1414, w: 0xf6f0ee }, 0, 3), shaded(0.86, 2, 7, 5, 7)],
  pig_snout: [hide(0xe08a88)],
  'pig_snout/front': [hide(0xe08a88, 0.08), sprite(['....', 'k..k', '....'], { k: 0x7a3638 })],
  pig_ear: [hide(0xd98884)],
  pig_leg: [hide(pigPink, 0.12), rows(0x9c6a62, 4, 15)],
  chicken_body: [hide(0xf2efe8, 0.1), shaded(0.9, 0, 4, 15, 5)],
  chicken_head: [hide(0xf6f3ec, 0.08)],
  'chicken_head/side': [hide(0xf6f3ec, 0.08), sprite(['k'], { k: 0x16120f }, 1, 1)],
  chicken_beak: [hide(0xe8b13a), rows(0xc98a24, 1, 1)],
  chicken_wattle: [hide(0xd0281e)],
  chicken_wing: [hide(0xe6e2d8, 0.1), rows(0xcac4b6, 3, 15)],
  chicken_leg: [hide(0xe0a434)],
};
