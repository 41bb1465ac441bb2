/** What a furnace makes of an item. */
export interface SmeltingRecipe {
  readonly result: string;
  /** Points of experience for one. */
  readonly experience: number;
}

/** The three furnaces. Smokers and blast furnaces take their own groups alone, in half the time (minecraft.wiki, "Smelting"). */
export type FurnaceKind = 'furnace' | 'smoker' | 'blast_furnace';

type Group = 'food' | 'ore' | 'plain';

/** One row a result: what it is made of, and the experience (minecraft.wiki, "Smelting", tables of recipes). */
const rows: readonly (readonly [group: Group, result: string, experience: number, from: string])[] = [
  ['food', 'cooked_beef', 0.35, 'beef'],
  ['food', 'cooked_porkchop', 0.35, 'porkchop'],
  ['food', 'cooked_chicken', 0.35, 'chicken'],
  ['food', 'cooked_mutton', 0.35, 'mutton'],
  ['food', 'cooked_rabbit', 0.35, 'rabbit'],
  ['food', 'cooked_cod', 0.35, 'cod'],
  ['food', 'cooked_salmon', 0.35, 'salmon'],
  ['food', 'baked_potato', 0.35, 'potato'],
  ['food', 'dried_kelp', 0.1, 'kelp'],
  ['ore', 'iron_ingot', 0.7, 'raw_iron iron_ore deepslate_iron_ore'],
  ['ore', 'gold_ingot', 1, 'raw_gold gold_ore deepslate_gold_ore nether_gold_ore'],
  ['ore', 'copper_ingot', 0.7, 'raw_copper copper_ore deepslate_copper_ore'],
  ['ore', 'diamond', 1, 'diamond_ore deepslate_diamond_ore'],
  ['ore', 'emerald', 1, 'emerald_ore deepslate_emerald_ore'],
  ['ore', 'coal', 0.1, 'coal_ore deepslate_coal_ore'],
  ['ore', 'redstone', 0.7, 'redstone_ore deepslate_redstone_ore'],
  ['ore', 'lapis_lazuli', 0.2, 'lapis_ore deepslate_lapis_ore'],
  ['ore', 'quartz', 0.2, 'nether_quartz_ore'],
  ['ore', 'netherite_scrap', 2, 'ancient_debris'],
  ['ore', 'iron_nugget', 0.1, tools('iron', 'horse_armor nautilus_armor')],
  ['ore', 'iron_nugget', 0.1, 'chainmail_helmet chainmail_chestplate chainmail_leggings chainmail_boots'],
  ['ore', 'gold_nugget', 0.1, tools('golden', 'horse_armor nautilus_armor')],
  ['ore', 'copper_nugget', 0.1, tools('copper', 'horse_armor nautilus_armor')],
  ['plain', 'glass', 0.1, 'sand red_sand'],
  ['plain', 'stone', 0.1, 'cobblestone'],
  ['plain', 'smooth_stone', 0.1, 'stone'],
  ['plain', 'deepslate', 0.1, 'cobbled_deepslate'],
  ['plain', 'smooth_sandstone', 0.1, 'sandstone'],
  ['plain', 'smooth_red_sandstone', 0.1, 'red_sandstone'],
  ['plain', 'smooth_quartz', 0.1, 'quartz_block'],
  ['plain', 'smooth_basalt', 0.1, 'basalt'],
  ['plain', 'cracked_stone_bricks', 0.1, 'stone_bricks'],
  ['plain', 'cracked_deepslate_bricks', 0.1, 'deepslate_bricks'],
  ['plain', 'cracked_deepslate_tiles', 0.1, 'deepslate_tiles'],
  ['plain', 'cracked_nether_bricks', 0.1, 'nether_bricks'],
  ['plain', 'cracked_polished_blackstone_bricks', 0.1, 'polished_blackstone_bricks'],
  ['plain', 'brick', 0.3, 'clay_ball'],
  ['plain', 'terracotta', 0.35, 'clay'],
  ['plain', 'nether_brick', 0.1, 'netherrack'],
  ['plain', 'resin_brick', 0.1, 'resin_clump'],
  ['plain', 'charcoal', 0.15, logs()],
  ['plain', 'green_dye', 1, 'cactus'],
  ['plain', 'lime_dye', 0.1, 'sea_pickle'],
  ['plain', 'leaf_litter', 0.1, leaves()],
  ['plain', 'popped_chorus_fruit', 0.1, 'chorus_fruit'],
  ['plain', 'sponge', 0.15, 'wet_sponge'],
];

function tools(material: string, more: string): string {
  const kinds = `sword shovel pickaxe axe hoe spear helmet chestplate leggings boots ${more}`;
  return kinds
    .split(' ')
    .map((kind) => `${material}_${kind}`)
    .join(' ');
}

function logs(): string {
  const woods = ['oak', 'spruce', 'birch', 'jungle', 'acacia', 'dark_oak', 'mangrove', 'cherry', 'pale_oak'];
  return woods.flatMap((wood) => ['', 'stripped_'].flatMap((bare) => [`${bare}${wood}_log`, `${bare}${wood}_wood`])).join(' ');
}

function leaves(): string {
  const woods = ['oak', 'spruce', 'birch', 'jungle', 'acacia', 'dark_oak', 'mangrove', 'cherry', 'pale_oak', 'azalea', 'flowering_azalea'];
  return woods.map((wood) => `${wood}_leaves`).join(' ');
}

const byInput = new Map<string, SmeltingRecipe & { readonly group: Group }>();
for (const [group, result, experience, from] of rows) for (const item of from.split(' ')) byInput.set(item, { group, result, experience });

const byResult = new Map([...byInput.values()].map((recipe) => [recipe.result, recipe]));

const groupsOf: Readonly<Record<FurnaceKind, readonly Group[]>> = {
  furnace: ['food', 'ore', 'plain'],
  smoker: ['food'],
  blast_furnace: ['ore'],
};

/** Ticks that one item takes. */
export const cookTicks: Readonly<Record<FurnaceKind, number>> = { furnace: 200, smoker: 100, blast_furnace: 100 };

/** What a furnace of that kind makes of an item; null for nothing. */
export function smeltingOf(kind: FurnaceKind, item: string): SmeltingRecipe | null {
  const recipe = byInput.get(item);
  return recipe !== undefined && groupsOf[kind].includes(recipe.group) ? recipe : null;
}

/** The experience that one of a result is worth. */
export function smeltingExperience(result: string): number {
  return byResult.get(result)?.experience ?? 0;
}

/** Everything that can be smelted, with its result, for checks of the table. */
export const smeltable: ReadonlyMap<string, SmeltingRecipe> = byInput;
