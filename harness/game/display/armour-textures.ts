import { hide, hole, rows, shaded } from './mob-paint.ts';
import { ramps } from './palette.ts';
import type { Layer, Ramp } from './tile-canvas.ts';
import { box, put, rampColor, scaleColor, sprite } from './tile-canvas.ts';
import { hashFraction } from './tile-noise.ts';

/** Beaten metal: bright at the upper left of every band of four rows, with a soft grain. */
function metal(ramp: Ramp): Layer {
  return (tile, seed) => {
    for (let y = 0; y < 16; y++) {
      for (let x = 0; x < 16; x++) {
        const band = (y & 3) === 0 ? 0.2 : (y & 3) === 3 ? -0.22 : 0;
        put(tile, x, y, rampColor(ramp, 0.6 + band - 0.03 * x + 0.16 * (hashFraction(seed, x >> 1, y) - 0.5)));
      }
    }
  };
}

/** Rings of mail: what is behind shows between them. */
function mail(ramp: Ramp): Layer {
  return (tile) => {
    for (let y = 0; y < 16; y++) {
      for (let x = 0; x < 16; x++) {
        const link = (x + (y >> 1)) & 1;
        put(tile, x, y, link === 0 ? ramp[3]! : ramp[y & 1 ? 0 : 1]!, link === 1 && (y & 3) === 3 && (x & 2) === 0 ? 0 : 255);
      }
    }
  };
}

interface Material {
  readonly cloth: Layer;
  readonly rim: number;
  readonly shine: number;
}

const plated = (ramp: Ramp): Material => ({ cloth: metal(ramp), rim: scaleColor(ramp[0]!, 0.72), shine: ramp[4]! });

const materials: Readonly<Record<string, Material>> = {
  leather: { cloth: hide(ramps.leather[3], 0.3), rim: scaleColor(ramps.leather[0], 0.7), shine: ramps.leather[4] },
  chainmail: { cloth: mail([0x53565c, 0x6d7077, 0x8a8e94, 0xa6aab0, 0xc2c6ca]), rim: 0x4a4d52, shine: 0xc2c6ca },
  iron: plated(ramps.iron),
  golden: plated(ramps.gold),
  diamond: plated(ramps.diamond),
  netherite: plated([0x2b262a, 0x3a3439, 0x4a4348, 0x5c5459, 0x7a7076]),
};

/** The materials that armour is made of, as its items' names begin. */
export const armourMaterials: readonly string[] = Object.keys(materials);

const nothing = hole(0, 0, 15, 15);
/** Only rows `from` to `to` of what is painted stay. */
const only =
  (from: number, to: number): Layer =>
  (tile, seed) => {
    if (from > 0) hole(0, 0, 15, from - 1)(tile, seed);
    if (to < 15) hole(0, to + 1, 15, 15)(tile, seed);
  };

/** The pieces' faces, over boxes like those of a person: heads 8 by 8, bodies 8 by 12, limbs 4 by 12. */
function piecesOf({ cloth, rim, shine }: Material): Readonly<Record<string, readonly Layer[]>> {
  return {
    'helmet/front': [cloth, rows(rim, 2, 2), box(shine, 3, 0, 4, 1), hole(1, 3, 6, 5), hole(2, 6, 5, 7)],
    'helmet/side': [cloth, rows(rim, 2, 2), box(rim, 0, 6, 7, 6), hole(0, 7, 7, 15)],
    'helmet/top': [cloth, box(shine, 3, 0, 4, 7), shaded(0.8, 2, 0, 2, 7), shaded(0.8, 5, 0, 5, 7)],
    'helmet/bottom': [nothing],
    'chest/front': [
      cloth,
      box(rim, 0, 0, 1, 0),
      box(rim, 6, 0, 7, 0),
      hole(3, 0, 4, 1),
      sprite(['.ssrrss.', '.ssrrss.'], { s: shine, r: rim }, 0, 3),
      rows(rim, 6, 6),
      box(rim, 3, 7, 4, 10),
      rows(rim, 11, 11),
    ],
    'chest/back': [cloth, box(rim, 3, 2, 4, 10), rows(rim, 11, 11)],
    'chest/side': [cloth, shaded(0.85, 0, 0, 15, 1), rows(rim, 11, 11)],
    'chest/top': [cloth, hole(2, 0, 5, 3)],
    'chest/bottom': [nothing],
    sleeve: [cloth, rows(shine, 0, 0), rows(rim, 5, 5), only(0, 5)],
    'sleeve/top': [cloth],
    'sleeve/bottom': [nothing],
    waist: [cloth, rows(rim, 7, 7), box(shine, 3, 8, 4, 9), only(7, 11)],
    'waist/top': [nothing],
    'waist/bottom': [cloth],
    legging: [cloth, rows(shine, 4, 4), rows(rim, 5, 5), rows(rim, 9, 9), only(0, 9)],
    'legging/top': [nothing],
    'legging/bottom': [nothing],
    boot: [cloth, rows(rim, 7, 7), rows(shine, 8, 8), rows(rim, 11, 11), only(7, 11)],
    'boot/top': [nothing],
    'boot/bottom': [cloth, shaded(0.6, 0, 0, 15, 15)],
  };
}

/** Skins of worn armour, `MATERIAL_PIECE` and `MATERIAL_PIECE/FACE`: its own for every material. */
export const armourTextures: Readonly<Record<string, readonly Layer[]>> = Object.fromEntries(
  Object.entries(materials).flatMap(([name, material]) =>
    Object.entries(piecesOf(material)).map(([piece, layers]) => [`${name}_${piece}`, layers] as const),
  ),
);
