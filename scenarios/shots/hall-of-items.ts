import type { ShotPlan } from '../../still/shot-plan.ts';

const rows = [
  'wooden_sword stone_sword copper_sword iron_sword golden_sword diamond_sword netherite_sword wooden_pickaxe stone_pickaxe copper_pickaxe iron_pickaxe golden_pickaxe diamond_pickaxe netherite_pickaxe wooden_axe iron_axe',
  'leather_helmet leather_chestplate leather_leggings leather_boots iron_helmet iron_chestplate iron_leggings iron_boots golden_helmet golden_chestplate diamond_helmet diamond_chestplate diamond_leggings diamond_boots netherite_helmet netherite_chestplate',
  'coal charcoal raw_iron raw_copper raw_gold iron_ingot copper_ingot gold_ingot netherite_ingot iron_nugget gold_nugget diamond emerald lapis_lazuli quartz amethyst_shard',
  'apple golden_apple bread carrot golden_carrot potato baked_potato beetroot beef cooked_beef porkchop cooked_porkchop chicken cooked_chicken mutton cooked_mutton',
  'cookie pumpkin_pie mushroom_stew beetroot_soup melon_slice glistering_melon_slice sweet_berries cod cooked_cod salmon cooked_salmon rotten_flesh spider_eye honey_bottle egg cake',
  'white_dye light_gray_dye gray_dye black_dye brown_dye red_dye orange_dye yellow_dye lime_dye green_dye cyan_dye light_blue_dye blue_dye purple_dye magenta_dye pink_dye',
  'stick string feather leather bone bone_meal gunpowder flint paper book slime_ball ender_pearl blaze_rod glowstone_dust redstone sugar',
  'bow arrow shield fishing_rod shears flint_and_steel bucket water_bucket lava_bucket milk_bucket compass clock spyglass map name_tag lead',
  'oak_boat birch_boat cherry_boat oak_sign dark_oak_sign minecart saddle armor_stand item_frame painting firework_rocket experience_bottle potion glass_bottle red_bed oak_door',
  'cow_spawn_egg sheep_spawn_egg pig_spawn_egg chicken_spawn_egg villager_spawn_egg zombie_spawn_egg skeleton_spawn_egg creeper_spawn_egg spider_spawn_egg wheat wheat_seeds pumpkin_seeds melon_seeds totem_of_undying nether_star enchanted_book',
].map((row) => row.split(' '));

/** Items that hang where they were dropped: the world is frozen before the first of them falls. */
export const shot: ShotPlan = {
  name: 'hall-of-items',
  title: 'A hundred and sixty items, dropped in the air of a world that stands still',
  size: [854, 480],
  world: { name: 'hall', seed: '42', creative: true },
  options: { renderDistance: 4 },
  steps: [
    'command time set noon',
    'command gamerule spawn_mobs false',
    'command fill -8 138 -3 8 148 -3 gray_concrete',
    'command fill -1 140 5 0 140 5 smooth_stone',
    ...rows.flatMap((row, y) =>
      row.map(
        (item, x) => `command summon item ${(-4.9 + x * 0.65).toFixed(2)} ${(145.3 - y * 0.62).toFixed(2)} 0 {Item:{id:${item},count:1}}`,
      ),
    ),
    'command tp @s 0 141 5.6 180 0',
    'key f1',
  ],
  screen: 'game',
  settleTicks: 40,
  facts: [
    { kind: 'painted', says: 'items of many colours hang there', area: { x: 60, y: 60, width: 740, height: 360 }, colors: 400 },
    { kind: 'state', says: 'the world is frozen', path: 'world.frozen', equals: true },
    { kind: 'state', says: 'the player looks north', path: 'player.facing', equals: 'north' },
  ],
};
