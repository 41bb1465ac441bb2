/** One row of what a block drops: `min` to `max` of an item, by `chance`. */
export interface Drop {
  readonly item: string;
  readonly min: number;
  readonly max: number;
  /** 0..1. */
  readonly chance: number;
  /** How fortune makes more of it. */
  readonly fortune?: Fortune;
}

/**
 * How the enchantment fortune makes more (minecraft.wiki, "Fortune"): `ore` multiplies, `more` adds up to its level, at most `most`;
 * `tries` throws three times, and once more a level, for one each.
 */
export type Fortune =
  | { readonly way: 'ore' }
  | { readonly way: 'more'; readonly most?: number }
  | { readonly way: 'tries'; readonly odds: number };

const drop = (item: string, min = 1, max = min, chance = 1, fortune?: Fortune): Drop => ({
  ...{ item, min, max, chance },
  ...(fortune === undefined ? {} : { fortune }),
});
const ore = (item: string, min = 1, max = min): readonly Drop[] => [drop(item, min, max, 1, { way: 'ore' })];
const upTo = (most: number): Fortune => ({ way: 'more', most });
/** Seeds and roots of a ripe crop: each try gives one in four of seven cases. */
const extra: Fortune = { way: 'tries', odds: 4 / 7 };

const oresOf = (name: string, drops: readonly Drop[]): Readonly<Record<string, readonly Drop[]>> => ({
  [`${name}_ore`]: drops,
  [`deepslate_${name}_ore`]: drops,
});

const leafDrops = (wood: string, saplings = 0.05): readonly Drop[] => [
  ...(wood === 'mangrove' ? [] : [drop(`${wood}_sapling`, 1, 1, saplings)]),
  drop('stick', 1, 2, 0.02),
  ...(wood === 'oak' || wood === 'dark_oak' ? [drop('apple', 1, 1, 0.005)] : []),
];

/** Where a block drops something else than one of the item in the field's table, which has no counts or chances (minecraft.wiki). */
export const dropsByName: Readonly<Record<string, readonly Drop[]>> = {
  ...oresOf('coal', ore('coal')),
  ...oresOf('iron', ore('raw_iron')),
  ...oresOf('copper', ore('raw_copper', 2, 5)),
  ...oresOf('gold', ore('raw_gold')),
  ...oresOf('diamond', ore('diamond')),
  ...oresOf('emerald', ore('emerald')),
  ...oresOf('lapis', ore('lapis_lazuli', 4, 9)),
  ...oresOf('redstone', [drop('redstone', 4, 5, 1, { way: 'more' })]),
  nether_gold_ore: ore('gold_nugget', 2, 6),
  nether_quartz_ore: ore('quartz'),
  clay: [drop('clay_ball', 4)],
  snow_block: [drop('snowball', 4)],
  glowstone: [drop('glowstone_dust', 2, 4, 1, upTo(4))],
  sea_lantern: [drop('prismarine_crystals', 2, 3, 1, upTo(5))],
  melon: [drop('melon_slice', 3, 7, 1, upTo(9))],
  bookshelf: [drop('book', 3)],
  ender_chest: [drop('obsidian', 8)],
  campfire: [drop('charcoal', 2)],
  cobweb: [drop('string')],
  short_grass: [drop('wheat_seeds', 1, 1, 0.125)],
  fern: [drop('wheat_seeds', 1, 1, 0.125)],
  tall_grass: [drop('wheat_seeds', 1, 1, 0.125)],
  large_fern: [drop('wheat_seeds', 1, 1, 0.125)],
  dead_bush: [drop('stick', 0, 2)],
  ...Object.fromEntries(
    ['oak', 'birch', 'spruce', 'acacia', 'dark_oak', 'mangrove', 'cherry', 'pale_oak'].map((wood) => [`${wood}_leaves`, leafDrops(wood)]),
  ),
  jungle_leaves: leafDrops('jungle', 0.025),
  attached_melon_stem: [drop('melon_seeds', 0, 0, 1, { way: 'tries', odds: 8 / 15 })],
  attached_pumpkin_stem: [drop('pumpkin_seeds', 0, 0, 1, { way: 'tries', odds: 8 / 15 })],
};

/** What crops drop when they are ripe; before that it is one of the item that plants them. */
export const ripeDrops: Readonly<Record<string, readonly Drop[]>> = {
  wheat: [drop('wheat'), drop('wheat_seeds', 0, 0, 1, extra)],
  carrots: [drop('carrot', 1, 1, 1, extra)],
  potatoes: [drop('potato', 1, 1, 1, extra), drop('poisonous_potato', 1, 1, 0.02)],
  beetroots: [drop('beetroot'), drop('beetroot_seeds', 0, 0, 1, extra)],
  nether_wart: [drop('nether_wart', 2, 4, 1, { way: 'more' })],
  sweet_berry_bush: [drop('sweet_berries', 2, 3, 1, { way: 'more' })],
};

/** What shears take as it is, and how many of which item. */
export const shearedDrops: Readonly<Record<string, readonly Drop[]>> = {
  ...Object.fromEntries(
    ['short_grass', 'fern', 'dead_bush', 'bush', 'short_dry_grass', 'seagrass', 'vine', 'cobweb'].map((name) => [name, [drop(name)]]),
  ),
  tall_grass: [drop('short_grass', 2)],
  large_fern: [drop('fern', 2)],
  tall_seagrass: [drop('seagrass', 2)],
};

/** Blocks that silk touch does not bring, although they are whole. */
export const notSilken: ReadonlySet<string> = new Set(['farmland', 'dirt_path', 'spawner']);
/** Blocks that silk touch brings, although they are not whole cubes. */
export const silken: ReadonlySet<string> = new Set(['campfire', 'soul_campfire', 'ender_chest', 'cobweb']);

/** Experience points of a block that is mined without silk touch: least and most (minecraft.wiki, "Experience"). */
export const experienceByName: Readonly<Record<string, readonly [min: number, max: number]>> = {
  coal_ore: [0, 2],
  deepslate_coal_ore: [0, 2],
  diamond_ore: [3, 7],
  deepslate_diamond_ore: [3, 7],
  emerald_ore: [3, 7],
  deepslate_emerald_ore: [3, 7],
  lapis_ore: [2, 5],
  deepslate_lapis_ore: [2, 5],
  redstone_ore: [1, 5],
  deepslate_redstone_ore: [1, 5],
  nether_quartz_ore: [2, 5],
  nether_gold_ore: [0, 1],
  spawner: [15, 43],
};
