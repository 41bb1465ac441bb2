import { gearShapes } from './gear-shapes.ts';
import { materialShapes } from './material-shapes.ts';
import { ramps } from './palette.ts';
import { thingShapes } from './thing-shapes.ts';
import type { Layer, Ramp } from './tile-canvas.ts';
import { put, scaleColor, sprite } from './tile-canvas.ts';
import { hashFraction } from './tile-noise.ts';

const itemShapes = { ...gearShapes, ...materialShapes, ...thingShapes };

const handle = { h: 0x8f6b3f, k: 0x5a4023 };

/** A shape in a material: rim, light, body and shade from the ramp, plus colours of its own letters. */
function shaped(shape: keyof typeof itemShapes, ramp: Ramp, more: Readonly<Record<string, number>> = {}): readonly Layer[] {
  const colors = { o: scaleColor(ramp[0]!, 0.5), a: ramp[4]!, b: ramp[2]!, c: ramp[1]!, ...handle, ...more };
  return [sprite(itemShapes[shape], colors)];
}

const toolMaterials = {
  wooden: ramps.oak,
  stone: ramps.cobble,
  iron: ramps.iron,
  golden: ramps.gold,
  diamond: ramps.diamond,
  netherite: [0x2b262a, 0x3a3439, 0x4a4348, 0x5c5459, 0x7a7076],
} as const satisfies Readonly<Record<string, Ramp>>;

const armourMaterials = {
  leather: ramps.leather,
  chainmail: ramps.andesite,
  iron: ramps.iron,
  golden: ramps.gold,
  diamond: ramps.diamond,
  netherite: toolMaterials.netherite,
} as const satisfies Readonly<Record<string, Ramp>>;

function gear(): Record<string, readonly Layer[]> {
  const table: Record<string, readonly Layer[]> = {};
  for (const [material, ramp] of Object.entries(toolMaterials)) {
    for (const tool of ['pickaxe', 'axe', 'shovel', 'sword', 'hoe'] as const) table[`${material}_${tool}`] = shaped(tool, ramp);
  }
  for (const [material, ramp] of Object.entries(armourMaterials)) {
    for (const piece of ['helmet', 'chestplate', 'leggings', 'boots'] as const) table[`${material}_${piece}`] = shaped(piece, ramp);
  }
  return table;
}

/** Tiles of items that are not drawn from their block, by item id. */
export const itemTextures: Readonly<Record<string, readonly Layer[]>> = {
  ...gear(),
  stick: shaped('stick', ramps.oak),
  coal: shaped('lump', ramps.coal),
  charcoal: shaped('lump', [0x1c1714, 0x2a231e, 0x383029, 0x483e35, 0x64574b]),
  raw_iron: shaped('lump', [0x7c5a47, 0xa07a62, 0xc09a80, 0xd8b499, 0xecd2bb]),
  raw_gold: shaped('lump', ramps.gold),
  raw_copper: shaped('lump', ramps.copper),
  iron_ingot: shaped('ingot', ramps.iron),
  gold_ingot: shaped('ingot', ramps.gold),
  copper_ingot: shaped('ingot', ramps.copper),
  brick: shaped('ingot', ramps.brick),
  diamond: shaped('gem', ramps.diamond),
  emerald: shaped('gem', ramps.emerald),
  lapis_lazuli: shaped('lump', ramps.lapis),
  quartz: shaped('gem', [0xb7aea6, 0xd0c8c0, 0xe6e0da, 0xf1ede8, 0xffffff]),
  flint: shaped('gem', [0x232326, 0x333338, 0x46464c, 0x5a5a61, 0x85858c]),
  redstone: shaped('dust', ramps.redstone),
  glowstone_dust: shaped('dust', ramps.glowstone),
  gunpowder: shaped('dust', ramps.gravel),
  sugar: shaped('dust', ramps.snow),
  bone_meal: shaped('dust', [0xb7ae91, 0xcbc3a8, 0xd8d2ba, 0xe2dcc8, 0xffffff]),
  snowball: shaped('ball', [0xa8bccd, 0xc8d8e4, 0xe4eef5, 0xf2f8fb, 0xffffff]),
  clay_ball: shaped('ball', ramps.clay),
  slime_ball: shaped('ball', [0x3f7a35, 0x559a48, 0x72b862, 0x90d080, 0xc4f0b4]),
  apple: shaped('apple', [0x7a1414, 0xa81c18, 0xd02a22, 0xe84a3c, 0xff8a78], { g: 0x5fa03f, k: 0x5a3a1c }),
  golden_apple: shaped('apple', ramps.gold, { g: 0x5fa03f, k: 0x5a3a1c }),
  bread: shaped('loaf', [0x7a4c16, 0x96601f, 0xb5792d, 0xcf9542, 0xe6b667]),
  carrot: shaped('root', [0xa34d08, 0xc9620f, 0xec7f1c, 0xf79a3c, 0xffbd70], { g: 0x4f9a36 }),
  potato: shaped('egg', [0x8f6a2a, 0xab8339, 0xc59d4d, 0xd6b367, 0xe8cd8c]),
  baked_potato: shaped('egg', [0x7a4a16, 0x9b6220, 0xbd7f31, 0xd89d4c, 0xf0c47c]),
  beef: shaped('steak', [0x7a1c1c, 0x9c2a28, 0xbb3c38, 0xd0605a, 0xeebcb0]),
  cooked_beef: shaped('steak', [0x40220f, 0x553016, 0x6d401f, 0x85522b, 0xa9764a]),
  porkchop: shaped('steak', [0xb05a5a, 0xcf7a78, 0xe89a96, 0xf2b4ae, 0xfbd8d2]),
  cooked_porkchop: shaped('steak', [0x6b4320, 0x8a5a2e, 0xab7540, 0xc59258, 0xe2bb88]),
  mutton: shaped('steak', [0x8a2c2c, 0xab403c, 0xc7584f, 0xdc7a6d, 0xf4d0c2]),
  chicken: shaped('drumstick', [0xc98f80, 0xdcab9b, 0xedc7b6, 0xf5d8ca, 0xfdeee4], { w: 0xf2ecdc }),
  cooked_chicken: shaped('drumstick', [0x7a4a1c, 0x9a6328, 0xbb8038, 0xd29c52, 0xeac184], { w: 0xf2ecdc }),
  egg: shaped('egg', [0xb39a76, 0xcbb48f, 0xe0cda8, 0xecdcbd, 0xfaf0da]),
  melon_slice: shaped('slice', [0x7a1c18, 0xa32a22, 0xd8443a, 0xea5a4e, 0xf58a7c], { g: 0xe6e0b0, c: 0x4f7a1f, d: 0x33150f }),
  string: [sprite(itemShapes.string, { a: 0xf2f2f2, b: 0xb8b8bc })],
  feather: shaped('feather', [0x9a9aa0, 0xbcbcc2, 0xdcdce0, 0xececf0, 0xffffff], { k: 0x8a8a90 }),
  leather: shaped('sheet', ramps.leather, { c: ramps.leather[1] }),
  paper: shaped('sheet', [0xa9a698, 0xc4c1b2, 0xdedbcd, 0xeceadf, 0xf8f7f0]),
  book: shaped('book', ramps.leather, { w: 0xece6d4, y: 0xe6c860 }),
  bowl: shaped('bowl', ramps.oakBark),
  wheat_seeds: shaped('seeds', [0x2f5a1a, 0x4a7a26, 0x659636, 0x82b04e, 0xb0d47c]),
  wheat: [
    sprite(
      [
        '..........aa....',
        '.........aba.a..',
        '........aabaaba.',
        '.......cbba.ba..',
        '......cbabcbba..',
        '.....c.bbcb.b...',
        '....c.c.ccbb....',
        '...c.c.c.cb.....',
        '..c.c.c.cb......',
        '.c.c.c.c........',
        '..c.c.c.........',
        '.c.c.c..........',
        '..c.c...........',
      ],
      { a: 0xf0d878, b: 0xcfa93c, c: 0xa38a34 },
      0,
      1,
    ),
  ],
  bone: shaped('bone', [0xa39a80, 0xc4bca2, 0xe2dcc6, 0xeee9d8, 0xffffff]),
  arrow: shaped('arrow', ramps.gravel, { w: 0xe6e6ea }),
  bow: shaped('bow', ramps.oak, { s: 0xd8d8dc }),
  shears: shaped('shears', ramps.iron, { k: 0x6b4a2a }),
  flint_and_steel: shaped('striker', ramps.iron, { k: 0x2c2c31, d: 0x55555c }),
  compass: shaped('dial', ramps.iron, { w: 0x3b4048, r: 0xe0392c, d: 0xd8dadd }),
  clock: shaped('dial', ramps.gold, { w: 0x5a86c8, r: 0xffe487, d: 0x24304c }),
  bucket: shaped('bucket', ramps.iron, { w: 0x4a4d52 }),
  water_bucket: shaped('bucket', ramps.iron, { w: 0x3f76d8 }),
  lava_bucket: shaped('bucket', ramps.iron, { w: 0xf08a24 }),
  milk_bucket: shaped('bucket', ramps.iron, { w: 0xf7f7f2 }),
};

/** How many stand-in tiles there are for items without a picture of their own. */
export const standIns = 64;

/** A stand-in tile: a mirrored pattern in two tones of one hue on a dark rim, different for every number. */
export function standInLayers(number: number): readonly Layer[] {
  const hues = [0xc75450, 0xd08a3c, 0xc9b53f, 0x7fae45, 0x4aa887, 0x4a92c4, 0x7a72c8, 0xb565ad];
  const color = hues[number % hues.length]!;
  return [
    (tile) => {
      for (let y = 0; y < 6; y++) {
        for (let x = 0; x < 3; x++) {
          const on = hashFraction(number, x, y);
          if (on < 0.35) continue;
          const tone = scaleColor(color, on < 0.6 ? 0.72 : on < 0.85 ? 1 : 1.25);
          for (const column of [x, 5 - x]) {
            for (let k = 0; k < 4; k++) put(tile, 2 + column * 2 + (k & 1), 2 + y * 2 + (k >> 1), tone);
          }
        }
      }
      for (let i = 1; i < 15; i++) {
        for (const [x, y] of [
          [i, 1],
          [i, 14],
          [1, i],
          [14, i],
        ] as const)
          put(tile, x, y, scaleColor(color, 0.45));
      }
    },
  ];
}
