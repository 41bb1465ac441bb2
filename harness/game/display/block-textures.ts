import {
  bark,
  birchBark,
  boards,
  cloth,
  courses,
  earth,
  foliage,
  fringe,
  grains,
  lumps,
  plate,
  rings,
  rock,
  speckled,
  stones,
  turf,
} from './block-patterns.ts';
import { colourTextures } from './colour-textures.ts';
import { cropTextures } from './crop-textures.ts';
import { furnitureTextures } from './furniture-textures.ts';
import { joineryTextures } from './joinery-textures.ts';
import { cracked, cutStone } from './masonry-patterns.ts';
import { masonryTextures } from './masonry-textures.ts';
import { dyeColors, ramps, woods } from './palette.ts';
import { plantTextures } from './plant-textures.ts';
import type { Layer, Ramp } from './tile-canvas.ts';
import { bevel, blend, box, colorAt, flecks, frame, put, rampColor, relief, scaleColor, sprite } from './tile-canvas.ts';
import { cloudy, hashFraction, mix, pebbles, tileSize } from './tile-noise.ts';
import { timberTextures } from './timber-textures.ts';
import { vesselTextures } from './vessel-textures.ts';
import { workTextures } from './work-textures.ts';

/** Layers by tile name. */
export type TextureTable = Readonly<Record<string, readonly Layer[]>>;

const oreColors = {
  coal: ramps.coal,
  iron: [0x7c5a47, 0xa07a62, 0xc09a80, 0xd8b499, 0xecd2bb],
  copper: [0x7a4a34, 0xb0613f, 0x5a9a82, 0xd98a62, 0xf0b48c],
  gold: ramps.gold,
  redstone: ramps.redstone,
  emerald: ramps.emerald,
  lapis: ramps.lapis,
  diamond: ramps.diamond,
} as const satisfies Readonly<Record<string, Ramp>>;

function oreTextures(): Record<string, readonly Layer[]> {
  const table: Record<string, readonly Layer[]> = {};
  for (const [ore, ramp] of Object.entries(oreColors)) {
    table[`${ore}_ore`] = [rock(ramps.stone), lumps(ramp)];
    table[`deepslate_${ore}_ore`] = [rock(ramps.deepslate), lumps(ramp)];
  }
  return table;
}

function woodTextures(): Record<string, readonly Layer[]> {
  const table: Record<string, readonly Layer[]> = {};
  for (const [wood, { planks, bark: rind }] of Object.entries(woods)) {
    table[`${wood}_planks`] = [boards(planks)];
    table[`${wood}_log`] = wood === 'birch' ? [birchBark(rind, 0x2e2d2b)] : [bark(rind)];
    table[`${wood}_log_top`] = [rings(planks, wood === 'birch' ? [0xa9a79c, 0xc4c2b8, 0xd8d6cd] : rind)];
  }
  table.oak_leaves = [foliage(ramps.leaves, 0.13)];
  table.birch_leaves = [foliage([0x747474, 0x8c8c8c, 0xa6a6a6, 0xc0c0c0, 0xdadada], 0.15)];
  table.spruce_leaves = [foliage([0x5a5a5a, 0x707070, 0x888888, 0xa2a2a2, 0xbebebe], 0.1)];
  table.jungle_leaves = [foliage([0x505050, 0x6c6c6c, 0x888888, 0xa8a8a8, 0xcacaca], 0.1)];
  table.acacia_leaves = [foliage([0x585858, 0x707070, 0x8a8a8a, 0xa4a4a4, 0xbebebe], 0.17)];
  table.dark_oak_leaves = [foliage([0x4c4c4c, 0x646464, 0x7c7c7c, 0x969696, 0xb2b2b2], 0.07)];
  table.cherry_leaves = [foliage([0xc77a9e, 0xd88fb1, 0xe6a5c3, 0xf0bbd3, 0xf8d3e3], 0.13)];
  table.pale_oak_leaves = [foliage([0x6f7a66, 0x828c78, 0x959f8c, 0xa8b19f, 0xbec6b6], 0.13)];
  table.mangrove_leaves = [foliage([0x545454, 0x6a6a6a, 0x828282, 0x9c9c9c, 0xbababa], 0.11)];
  return table;
}

/** Concrete is deeper in colour than cloth; the darkest much more, or the two could not be told apart. */
const poured = (color: number): number => scaleColor(color, Math.max(color >> 16, (color >> 8) & 255, color & 255) > 40 ? 0.82 : 0.45);

function dyedTextures(): Record<string, readonly Layer[]> {
  const table: Record<string, readonly Layer[]> = {};
  for (const [name, color] of Object.entries(dyeColors)) {
    table[`${name}_wool`] = [cloth(color)];
    table[`${name}_concrete`] = [
      relief(
        [0.94, 0.97, 1].map((factor) => scaleColor(poured(color), factor)),
        { height: (s) => cloudy(s, 8, 8), light: 0.1, tone: 0.8 },
      ),
    ];
    const baked = blend(color, 0x7a5a48, 0.45);
    table[`${name}_terracotta`] = [earthen(baked)];
  }
  table.terracotta = [earthen(0x9a6146)];
  return table;
}

/** Fired clay: one hue, faint bands. */
function earthen(color: number): Layer {
  return relief(
    [0.9, 0.95, 1, 1.04].map((f) => scaleColor(color, f)),
    { height: (s) => cloudy(s, 8, 2), light: 0.3, tone: 0.6, grain: 0.25 },
  );
}

/** Turns some of a surface into moss: where a slow noise is high. */
function mossy(amount: number): Layer {
  return (tile, seed) => {
    const where = mix([0.7, cloudy(seed + 21, 4, 4)], [0.3, cloudy(seed + 22, 2, 2)]);
    for (let y = 0; y < tileSize; y++) {
      for (let x = 0; x < tileSize; x++) {
        const n = where(x, y);
        if (n < 1 - amount) continue;
        const dark = (colorAt(tile, x, y) & 255) / 255;
        put(tile, x, y, rampColor(ramps.moss, dark * 1.1 + 0.2 * (hashFraction(seed + 23, x, y) - 0.5)));
      }
    }
  };
}

/** A side of sandstone: a smooth head, a banded body and an uneven foot. */
function sandstoneSide(ramp: Ramp): Layer {
  return (tile, seed) => {
    const bands = [0.85, 0.7, 0.3, 0.62, 0.55, 0.58, 0.35, 0.6, 0.66, 0.5, 0.56, 0.28, 0.5, 0.6, 0.45, 0.15];
    const drift = cloudy(seed, 4, 2);
    for (let y = 0; y < tileSize; y++) {
      for (let x = 0; x < tileSize; x++) {
        const slip = y > 10 ? Math.floor(drift(x, y) * 2) : 0;
        const value = bands[Math.max(0, y - slip)]! + 0.3 * (drift(x, y) - 0.5) + 0.1 * (hashFraction(seed, x, y) - 0.5);
        put(tile, x, y, rampColor(ramp, value));
      }
    }
  };
}

/** A clear pane: a rim and two glints, the rest a hole. */
const pane: readonly Layer[] = [
  frame(0xcfe4ea, 0, 0, 15, 15),
  box(0x9fbac4, 1, 15, 15, 15),
  box(0x9fbac4, 15, 1, 15, 15),
  sprite(['....aa', '...aa.', '..aa..', '.aa...', 'aa....'], { a: 0xe8f6fa }, 2, 2),
  sprite(['...a', '..a.', '.a..', 'a...'], { a: 0xdcecf2 }, 9, 9),
];

/** Crystals that glow: bright cells in a warm matrix. */
const glowing: Layer = (tile, seed) => {
  const { height, tone } = pebbles(seed, 4, 4, 0.9);
  for (let y = 0; y < tileSize; y++) {
    for (let x = 0; x < tileSize; x++) {
      const h = Math.min(0.8, height(x, y));
      put(tile, x, y, rampColor(ramps.glowstone, 0.1 + 0.7 * h + 0.5 * tone(x, y) + 0.2 * (h - height(x - 1, y - 1))));
    }
  }
};

const cactusRibs: Layer = (tile, seed) => {
  const lift = [0, 0.3, 0.7, 0.5, 0.15, 0.45, 0.85, 0.6, 0.2, 0.45, 0.8, 0.55, 0.15, 0.4, 0.6, 0.05];
  for (let y = 0; y < tileSize; y++) {
    for (let x = 0; x < tileSize; x++) {
      put(tile, x, y, rampColor(ramps.cactus, lift[x]! + 0.18 * (hashFraction(seed, x >> 1, y) - 0.5)));
    }
  }
  for (const [x, y] of [
    [2, 2],
    [6, 5],
    [10, 1],
    [13, 8],
    [6, 11],
    [2, 9],
    [10, 13],
    [13, 15],
  ] as const) {
    put(tile, x, y, 0xf0efd8);
    put(tile, x, y + 1, 0x24451b);
  }
};

const gourdRibs =
  (ramp: Ramp): Layer =>
  (tile, seed) => {
    const lift = [0.1, 0.45, 0.7, 0.6, 0.35, 0.15, 0.55, 0.85, 0.65, 0.4, 0.12, 0.5, 0.72, 0.6, 0.4, 0.05];
    for (let y = 0; y < tileSize; y++) {
      const round = y === 0 || y === 15 ? -0.18 : 0;
      for (let x = 0; x < tileSize; x++) put(tile, x, y, rampColor(ramp, lift[x]! + round + 0.2 * (hashFraction(seed, x, y >> 1) - 0.5)));
    }
  };

const gourdTop =
  (ramp: Ramp): Layer =>
  (tile, seed) => {
    for (let y = 0; y < tileSize; y++) {
      for (let x = 0; x < tileSize; x++) {
        const dx = x - 7.5;
        const dy = y - 7.5;
        const rib = (Math.abs(dx) > Math.abs(dy) ? Math.floor(y * 0.62) : Math.floor(x * 0.62)) & 1;
        const d = Math.sqrt(dx * dx + dy * dy);
        put(tile, x, y, rampColor(ramp, 0.78 - 0.05 * d - 0.14 * rib + 0.12 * (hashFraction(seed, x, y) - 0.5)));
      }
    }
  };

/** Bundled straw: stalks along y, tied twice. */
const bale: readonly Layer[] = [
  relief(ramps.hay, { height: (s) => mix([0.7, cloudy(s, 1, 8)], [0.3, cloudy(s + 1, 2, 4)]), light: 0.45, tone: 0.6, grain: 0.2 }),
  box(0x9c3323, 0, 3, 15, 4),
  box(0x7a2319, 0, 5, 15, 5),
  box(0x9c3323, 0, 11, 15, 12),
  box(0x7a2319, 0, 13, 15, 13),
];

/** Tiles of blocks, by name. Names follow the block's id, with `_top`, `_side`, `_front`, `_bottom` where faces differ. */
export const blockTextures: TextureTable = {
  stone: [rock(ramps.stone)],
  granite: [speckled(ramps.granite)],
  diorite: [speckled(ramps.diorite)],
  andesite: [speckled(ramps.andesite, 0.7)],
  polished_granite: [rock(ramps.granite, 0.3), bevel(0.22)],
  polished_diorite: [rock(ramps.diorite, 0.3), bevel(0.3)],
  polished_andesite: [rock(ramps.andesite, 0.2), bevel(0.22)],
  deepslate: [rock(ramps.deepslate, 0.2)],
  deepslate_top: [speckled(ramps.deepslate, 0.6)],
  cobbled_deepslate: [stones(ramps.deepslate, 4, 4)],
  tuff: [speckled(ramps.tuff, 0.6)],
  calcite: [rock([0xc9c9c4, 0xd6d6d1, 0xe0e0dc, 0xe8e8e5, 0xf2f2f0], 0.2)],
  bedrock: [speckled(ramps.bedrock, 1.5)],
  dirt: [earth(ramps.dirt)],
  coarse_dirt: [earth(ramps.coarse), flecks([0x9c8a78, 0x40332a], 14)],
  mud: [earth(ramps.mud)],
  grass_block_top: [turf(ramps.grass)],
  grass_block_side: [earth(ramps.dirt)],
  grass_block_overlay: [fringe(ramps.grass, 2)],
  grass_block_snow: [earth(ramps.dirt), fringe(ramps.snow, 3)],
  podzol_top: [earth(ramps.podzol), flecks([0xa67c45, 0x3a2410, 0xb58b50], 26)],
  podzol_side: [earth(ramps.dirt), fringe(ramps.podzol, 2)],
  mycelium_top: [earth([0x5d5260, 0x6c606d, 0x7b6f7a, 0x8a7e88, 0x9b9098])],
  mycelium_side: [earth(ramps.dirt), fringe([0x5d5260, 0x6c606d, 0x7b6f7a, 0x8a7e88, 0x9b9098], 2)],
  dirt_path_top: [earth(ramps.path)],
  dirt_path_side: [earth(ramps.dirt), fringe(ramps.path, 2)],
  farmland_top: [
    earth(ramps.podzol),
    box(0x3f2a17, 0, 3, 15, 3),
    box(0x3f2a17, 0, 7, 15, 7),
    box(0x3f2a17, 0, 11, 15, 11),
    box(0x3f2a17, 0, 15, 15, 15),
  ],
  sand: [grains(ramps.sand)],
  red_sand: [grains(ramps.redSand)],
  sandstone: [sandstoneSide(ramps.sandstone)],
  sandstone_top: [grains(ramps.sandstone)],
  sandstone_bottom: [rock(ramps.sandstone, 0.4)],
  smooth_sandstone: [grains(ramps.sandstone)],
  red_sandstone: [sandstoneSide(ramps.redSand)],
  red_sandstone_top: [grains(ramps.redSand)],
  gravel: [stones(ramps.gravel, 5, 5, 0.9)],
  clay: [relief(ramps.clay, { height: (s) => cloudy(s, 8, 4), light: 0.4, tone: 0.5, grain: 0.1 })],
  snow: [
    relief(ramps.snow, { height: (s) => mix([0.7, cloudy(s, 8, 8)], [0.3, cloudy(s + 1, 4, 2)]), light: 0.5, tone: 0.5, grain: 0.12 }),
  ],
  ice: [relief(ramps.ice, { height: (s) => cloudy(s, 8, 4), light: 0.3, tone: 0.5 }), streaks(0xdcecff)],
  packed_ice: [relief(ramps.packedIce, { height: (s) => cloudy(s, 4, 4), light: 0.4, tone: 0.5 }), streaks(0xc2dafa)],
  blue_ice: [
    relief([0x4f86e0, 0x5b93ea, 0x6aa0f2, 0x7badf6, 0x92bdfa], { height: (s) => cloudy(s, 4, 8), light: 0.5, tone: 0.6 }),
    streaks(0xb4d4ff),
  ],
  magma_block: [speckled([0x2c1611, 0x4a1d10, 0x7a2a10, 0xc2500f, 0xf0921f], 1)],
  cobblestone: [stones(ramps.cobble, 3, 4)],
  mossy_cobblestone: [stones(ramps.cobble, 3, 4), mossy(0.52)],
  smooth_stone: [rock(ramps.stone.map((c) => blend(c, 0xa3a4a6, 0.5))), bevel(0.18)],
  stone_bricks: [cutStone(ramps.stone)],
  mossy_stone_bricks: [cutStone(ramps.stone), mossy(0.45)],
  cracked_stone_bricks: [cutStone(ramps.stone), cracked],
  chiseled_stone_bricks: [
    rock(ramps.stone),
    bevel(0.3),
    frame(0x54565b, 3, 3, 12, 12),
    frame(0x9a9b9d, 4, 4, 12, 12),
    frame(0x54565b, 6, 6, 9, 9),
  ],
  deepslate_bricks: [cutStone(ramps.deepslate)],
  bricks: [courses(ramps.brick, ramps.mortar[0], 4, 8)],
  mud_bricks: [courses([0x6d5442, 0x7b604c, 0x896d57, 0x977a63, 0xa58870], 0x5d4636, 4, 8)],
  obsidian: [speckled(ramps.obsidian, 0.9)],
  netherrack: [speckled(ramps.netherrack, 0.9)],
  nether_bricks: [courses([0x22100f, 0x2c1616, 0x371c1c, 0x422323, 0x4f2b2b], 0x170a0a, 4, 8)],
  soul_sand: [
    earth([0x3b2a20, 0x483428, 0x554032, 0x634b3c, 0x705747]),
    sprite(['aa..aa', 'ab..ab', '......', '..aa..', '.a..a.'], { a: 0x2b1c14, b: 0x342419 }, 4, 5),
  ],
  end_stone: [stones([0xb9b57f, 0xcfcb95, 0xdedaa6, 0xe8e5b6, 0xf2efc8], 4, 4)],
  quartz_block: [plate([0xcfc6bd, 0xded7cf, 0xe9e4dd, 0xf1ede8, 0xf9f7f4])],
  glowstone: [glowing],
  shroomlight: [speckled([0xc2682a, 0xdd8438, 0xf0a04c, 0xfac06e, 0xffe0a0], 0.8)],
  iron_block: [plate(ramps.iron)],
  gold_block: [plate(ramps.gold)],
  diamond_block: [plate(ramps.diamond)],
  emerald_block: [plate(ramps.emerald)],
  lapis_block: [plate(ramps.lapis)],
  redstone_block: [plate(ramps.redstone)],
  coal_block: [speckled(ramps.coal, 0.8), bevel(0.12)],
  copper_block: [plate(ramps.copper)],
  glass: pane,
  cactus_side: [cactusRibs],
  cactus_top: [rings(ramps.cactus, [0x24491a, 0x2f5a22, 0x3c6d2b])],
  pumpkin_side: [gourdRibs(ramps.pumpkin)],
  pumpkin_top: [gourdTop(ramps.pumpkin), sprite(['.aa.', 'abba', 'acba', '.cc.'], { a: 0x7b8a3a, b: 0x5f6e2a, c: 0x434f1c }, 6, 6)],
  carved_pumpkin: [
    gourdRibs(ramps.pumpkin),
    sprite(
      ['aa......aa', 'aab....baa', 'bab....bab', '..........', 'a..a..a..a', 'aaaaaaaaaa', '.aabaabaa.', '..b.bb.b..'],
      { a: 0x3a1a06, b: 0x5c2c0a },
      3,
      4,
    ),
  ],
  jack_o_lantern: [
    gourdRibs(ramps.pumpkin),
    sprite(
      ['aa......aa', 'aab....baa', 'bab....bab', '..........', 'a..a..a..a', 'aaaaaaaaaa', '.aabaabaa.', '..b.bb.b..'],
      { a: 0xffe487, b: 0xffb53a },
      3,
      4,
    ),
  ],
  melon_side: [gourdRibs(ramps.melon)],
  melon_top: [gourdTop(ramps.melon)],
  hay_block_side: bale,
  hay_block_top: [rings(ramps.hayEnd, ramps.hay)],
  sponge: [stones([0x8f8a2c, 0xb0a83a, 0xc9c04a, 0xd8cf5c, 0xe6de7a], 4, 4)],
  bone_block_side: [bark([0xb7ae91, 0xcbc3a8, 0xd8d2ba, 0xe2dcc8, 0xeee9d9])],
  bone_block_top: [rings([0xc9c1a6, 0xd5cdb3, 0xe0d9c2, 0xe8e2cf, 0xf0ebdb], [0xa79e80, 0xbab195])],
  moss_block: [turf(ramps.moss)],
  ...oreTextures(),
  ...woodTextures(),
  ...dyedTextures(),
  ...workTextures,
  ...joineryTextures,
  ...plantTextures,
  ...masonryTextures,
  ...timberTextures,
  ...colourTextures,
  ...cropTextures,
  ...furnitureTextures,
  ...vesselTextures,
};

/** Slanting light streaks, as in frozen water. */
function streaks(color: number): Layer {
  return (tile, seed) => {
    for (let i = 0; i < 5; i++) {
      const x = Math.floor(hashFraction(seed + 31, i, 0) * 16);
      const y = Math.floor(hashFraction(seed + 32, i, 0) * 16);
      const length = 2 + Math.floor(hashFraction(seed + 33, i, 0) * 4);
      for (let k = 0; k < length; k++) put(tile, x + k, y - k, blend(colorAt(tile, x + k, y - k), color, 0.7));
    }
  };
}
