/** Made by ci/generate-block-data.mjs from the tables of Java Edition 26.1; do not edit. */

/** Speed of tools by material. */
export const toolSpeeds: Readonly<Record<string, number>> = {
  wooden: 2,
  copper: 5,
  stone: 4,
  golden: 12,
  iron: 6,
  diamond: 8,
  netherite: 9,
};

/** One line an item: name, stack size, durability, food points and saturation. */
export const itemLines = `
shulker_box 1 - -
white_shulker_box 1 - -
orange_shulker_box 1 - -
magenta_shulker_box 1 - -
light_blue_shulker_box 1 - -
yellow_shulker_box 1 - -
lime_shulker_box 1 - -
pink_shulker_box 1 - -
gray_shulker_box 1 - -
light_gray_shulker_box 1 - -
cyan_shulker_box 1 - -
purple_shulker_box 1 - -
blue_shulker_box 1 - -
brown_shulker_box 1 - -
green_shulker_box 1 - -
red_shulker_box 1 - -
black_shulker_box 1 - -
saddle 1 - -
white_harness 1 - -
orange_harness 1 - -
magenta_harness 1 - -
light_blue_harness 1 - -
yellow_harness 1 - -
lime_harness 1 - -
pink_harness 1 - -
gray_harness 1 - -
light_gray_harness 1 - -
cyan_harness 1 - -
purple_harness 1 - -
blue_harness 1 - -
brown_harness 1 - -
green_harness 1 - -
red_harness 1 - -
black_harness 1 - -
minecart 1 - -
chest_minecart 1 - -
furnace_minecart 1 - -
tnt_minecart 1 - -
hopper_minecart 1 - -
carrot_on_a_stick 1 25 -
warped_fungus_on_a_stick 1 100 -
elytra 1 432 -
oak_boat 1 - -
oak_chest_boat 1 - -
spruce_boat 1 - -
spruce_chest_boat 1 - -
birch_boat 1 - -
birch_chest_boat 1 - -
jungle_boat 1 - -
jungle_chest_boat 1 - -
acacia_boat 1 - -
acacia_chest_boat 1 - -
cherry_boat 1 - -
cherry_chest_boat 1 - -
dark_oak_boat 1 - -
dark_oak_chest_boat 1 - -
pale_oak_boat 1 - -
pale_oak_chest_boat 1 - -
mangrove_boat 1 - -
mangrove_chest_boat 1 - -
bamboo_raft 1 - -
bamboo_chest_raft 1 - -
turtle_helmet 1 275 -
wolf_armor 1 64 -
flint_and_steel 1 64 -
bow 1 384 -
wooden_sword 1 59 -
wooden_shovel 1 59 -
wooden_pickaxe 1 59 -
wooden_axe 1 59 -
wooden_hoe 1 59 -
copper_sword 1 190 -
copper_shovel 1 190 -
copper_pickaxe 1 190 -
copper_axe 1 190 -
copper_hoe 1 190 -
stone_sword 1 131 -
stone_shovel 1 131 -
stone_pickaxe 1 131 -
stone_axe 1 131 -
stone_hoe 1 131 -
golden_sword 1 32 -
golden_shovel 1 32 -
golden_pickaxe 1 32 -
golden_axe 1 32 -
golden_hoe 1 32 -
iron_sword 1 250 -
iron_shovel 1 250 -
iron_pickaxe 1 250 -
iron_axe 1 250 -
iron_hoe 1 250 -
diamond_sword 1 1561 -
diamond_shovel 1 1561 -
diamond_pickaxe 1 1561 -
diamond_axe 1 1561 -
diamond_hoe 1 1561 -
netherite_sword 1 2031 -
netherite_shovel 1 2031 -
netherite_pickaxe 1 2031 -
netherite_axe 1 2031 -
netherite_hoe 1 2031 -
mushroom_stew 1 - 6,7.2000003
leather_helmet 1 55 -
leather_chestplate 1 80 -
leather_leggings 1 75 -
leather_boots 1 65 -
copper_helmet 1 121 -
copper_chestplate 1 176 -
copper_leggings 1 165 -
copper_boots 1 143 -
chainmail_helmet 1 165 -
chainmail_chestplate 1 240 -
chainmail_leggings 1 225 -
chainmail_boots 1 195 -
iron_helmet 1 165 -
iron_chestplate 1 240 -
iron_leggings 1 225 -
iron_boots 1 195 -
diamond_helmet 1 363 -
diamond_chestplate 1 528 -
diamond_leggings 1 495 -
diamond_boots 1 429 -
golden_helmet 1 77 -
golden_chestplate 1 112 -
golden_leggings 1 105 -
golden_boots 1 91 -
netherite_helmet 1 407 -
netherite_chestplate 1 592 -
netherite_leggings 1 555 -
netherite_boots 1 481 -
water_bucket 1 - -
lava_bucket 1 - -
powder_snow_bucket 1 - -
milk_bucket 1 - -
pufferfish_bucket 1 - 1,0.2
salmon_bucket 1 - 2,0.4
cod_bucket 1 - 2,0.4
tropical_fish_bucket 1 - 1,0.2
axolotl_bucket 1 - -
tadpole_bucket 1 - -
bundle 1 - -
white_bundle 1 - -
orange_bundle 1 - -
magenta_bundle 1 - -
light_blue_bundle 1 - -
yellow_bundle 1 - -
lime_bundle 1 - -
pink_bundle 1 - -
gray_bundle 1 - -
light_gray_bundle 1 - -
cyan_bundle 1 - -
purple_bundle 1 - -
blue_bundle 1 - -
brown_bundle 1 - -
green_bundle 1 - -
red_bundle 1 - -
black_bundle 1 - -
fishing_rod 1 64 -
spyglass 1 - -
cake 1 - -
white_bed 1 - -
orange_bed 1 - -
magenta_bed 1 - -
light_blue_bed 1 - -
yellow_bed 1 - -
lime_bed 1 - -
pink_bed 1 - -
gray_bed 1 - -
light_gray_bed 1 - -
cyan_bed 1 - -
purple_bed 1 - -
blue_bed 1 - -
brown_bed 1 - -
green_bed 1 - -
red_bed 1 - -
black_bed 1 - -
shears 1 238 -
potion 1 - -
writable_book 1 - -
mace 1 500 -
enchanted_book 1 - -
rabbit_stew 1 - 10,12
copper_horse_armor 1 - -
iron_horse_armor 1 - -
golden_horse_armor 1 - -
diamond_horse_armor 1 - -
netherite_horse_armor 1 - -
leather_horse_armor 1 - -
command_block_minecart 1 - -
beetroot_soup 1 - 6,7.2000003
splash_potion 1 - -
lingering_potion 1 - -
shield 1 336 -
wooden_spear 1 59 -
stone_spear 1 131 -
copper_spear 1 190 -
iron_spear 1 250 -
golden_spear 1 32 -
diamond_spear 1 1561 -
netherite_spear 1 2031 -
totem_of_undying 1 - -
knowledge_book 1 - -
debug_stick 1 - -
music_disc_13 1 - -
music_disc_cat 1 - -
music_disc_blocks 1 - -
music_disc_chirp 1 - -
music_disc_creator 1 - -
music_disc_creator_music_box 1 - -
music_disc_far 1 - -
music_disc_lava_chicken 1 - -
music_disc_mall 1 - -
music_disc_mellohi 1 - -
music_disc_stal 1 - -
music_disc_strad 1 - -
music_disc_ward 1 - -
music_disc_11 1 - -
music_disc_wait 1 - -
music_disc_otherside 1 - -
music_disc_relic 1 - -
music_disc_5 1 - -
music_disc_pigstep 1 - -
music_disc_precipice 1 - -
music_disc_tears 1 - -
trident 1 250 -
iron_nautilus_armor 1 - -
golden_nautilus_armor 1 - -
diamond_nautilus_armor 1 - -
netherite_nautilus_armor 1 - -
copper_nautilus_armor 1 - -
crossbow 1 465 -
suspicious_stew 1 - 6,7.2000003
flower_banner_pattern 1 - -
creeper_banner_pattern 1 - -
skull_banner_pattern 1 - -
mojang_banner_pattern 1 - -
globe_banner_pattern 1 - -
piglin_banner_pattern 1 - -
flow_banner_pattern 1 - -
guster_banner_pattern 1 - -
field_masoned_banner_pattern 1 - -
bordure_indented_banner_pattern 1 - -
goat_horn 1 - -
brush 1 64 -
oak_sign 16 - -
spruce_sign 16 - -
birch_sign 16 - -
jungle_sign 16 - -
acacia_sign 16 - -
cherry_sign 16 - -
dark_oak_sign 16 - -
pale_oak_sign 16 - -
mangrove_sign 16 - -
bamboo_sign 16 - -
crimson_sign 16 - -
warped_sign 16 - -
oak_hanging_sign 16 - -
spruce_hanging_sign 16 - -
birch_hanging_sign 16 - -
jungle_hanging_sign 16 - -
acacia_hanging_sign 16 - -
cherry_hanging_sign 16 - -
dark_oak_hanging_sign 16 - -
pale_oak_hanging_sign 16 - -
mangrove_hanging_sign 16 - -
bamboo_hanging_sign 16 - -
crimson_hanging_sign 16 - -
warped_hanging_sign 16 - -
bucket 16 - -
snowball 16 - -
egg 16 - -
blue_egg 16 - -
brown_egg 16 - -
ender_pearl 16 - -
written_book 16 - -
armor_stand 16 - -
white_banner 16 - -
orange_banner 16 - -
magenta_banner 16 - -
light_blue_banner 16 - -
yellow_banner 16 - -
lime_banner 16 - -
pink_banner 16 - -
gray_banner 16 - -
light_gray_banner 16 - -
cyan_banner 16 - -
purple_banner 16 - -
blue_banner 16 - -
brown_banner 16 - -
green_banner 16 - -
red_banner 16 - -
black_banner 16 - -
honey_bottle 16 - 6,1.2
air 64 - -
stone 64 - -
granite 64 - -
polished_granite 64 - -
diorite 64 - -
polished_diorite 64 - -
andesite 64 - -
polished_andesite 64 - -
deepslate 64 - -
cobbled_deepslate 64 - -
polished_deepslate 64 - -
calcite 64 - -
tuff 64 - -
tuff_slab 64 - -
tuff_stairs 64 - -
tuff_wall 64 - -
chiseled_tuff 64 - -
polished_tuff 64 - -
polished_tuff_slab 64 - -
polished_tuff_stairs 64 - -
polished_tuff_wall 64 - -
tuff_bricks 64 - -
tuff_brick_slab 64 - -
tuff_brick_stairs 64 - -
tuff_brick_wall 64 - -
chiseled_tuff_bricks 64 - -
dripstone_block 64 - -
grass_block 64 - -
dirt 64 - -
coarse_dirt 64 - -
podzol 64 - -
rooted_dirt 64 - -
mud 64 - -
crimson_nylium 64 - -
warped_nylium 64 - -
cobblestone 64 - -
oak_planks 64 - -
spruce_planks 64 - -
birch_planks 64 - -
jungle_planks 64 - -
acacia_planks 64 - -
cherry_planks 64 - -
dark_oak_planks 64 - -
pale_oak_planks 64 - -
mangrove_planks 64 - -
bamboo_planks 64 - -
crimson_planks 64 - -
warped_planks 64 - -
bamboo_mosaic 64 - -
oak_sapling 64 - -
spruce_sapling 64 - -
birch_sapling 64 - -
jungle_sapling 64 - -
acacia_sapling 64 - -
cherry_sapling 64 - -
dark_oak_sapling 64 - -
pale_oak_sapling 64 - -
mangrove_propagule 64 - -
bedrock 64 - -
sand 64 - -
suspicious_sand 64 - -
suspicious_gravel 64 - -
red_sand 64 - -
gravel 64 - -
coal_ore 64 - -
deepslate_coal_ore 64 - -
iron_ore 64 - -
deepslate_iron_ore 64 - -
copper_ore 64 - -
deepslate_copper_ore 64 - -
gold_ore 64 - -
deepslate_gold_ore 64 - -
redstone_ore 64 - -
deepslate_redstone_ore 64 - -
emerald_ore 64 - -
deepslate_emerald_ore 64 - -
lapis_ore 64 - -
deepslate_lapis_ore 64 - -
diamond_ore 64 - -
deepslate_diamond_ore 64 - -
nether_gold_ore 64 - -
nether_quartz_ore 64 - -
ancient_debris 64 - -
coal_block 64 - -
raw_iron_block 64 - -
raw_copper_block 64 - -
raw_gold_block 64 - -
heavy_core 64 - -
amethyst_block 64 - -
budding_amethyst 64 - -
iron_block 64 - -
copper_block 64 - -
gold_block 64 - -
diamond_block 64 - -
netherite_block 64 - -
exposed_copper 64 - -
weathered_copper 64 - -
oxidized_copper 64 - -
chiseled_copper 64 - -
exposed_chiseled_copper 64 - -
weathered_chiseled_copper 64 - -
oxidized_chiseled_copper 64 - -
cut_copper 64 - -
exposed_cut_copper 64 - -
weathered_cut_copper 64 - -
oxidized_cut_copper 64 - -
cut_copper_stairs 64 - -
exposed_cut_copper_stairs 64 - -
weathered_cut_copper_stairs 64 - -
oxidized_cut_copper_stairs 64 - -
cut_copper_slab 64 - -
exposed_cut_copper_slab 64 - -
weathered_cut_copper_slab 64 - -
oxidized_cut_copper_slab 64 - -
waxed_copper_block 64 - -
waxed_exposed_copper 64 - -
waxed_weathered_copper 64 - -
waxed_oxidized_copper 64 - -
waxed_chiseled_copper 64 - -
waxed_exposed_chiseled_copper 64 - -
waxed_weathered_chiseled_copper 64 - -
waxed_oxidized_chiseled_copper 64 - -
waxed_cut_copper 64 - -
waxed_exposed_cut_copper 64 - -
waxed_weathered_cut_copper 64 - -
waxed_oxidized_cut_copper 64 - -
waxed_cut_copper_stairs 64 - -
waxed_exposed_cut_copper_stairs 64 - -
waxed_weathered_cut_copper_stairs 64 - -
waxed_oxidized_cut_copper_stairs 64 - -
waxed_cut_copper_slab 64 - -
waxed_exposed_cut_copper_slab 64 - -
waxed_weathered_cut_copper_slab 64 - -
waxed_oxidized_cut_copper_slab 64 - -
oak_log 64 - -
spruce_log 64 - -
birch_log 64 - -
jungle_log 64 - -
acacia_log 64 - -
cherry_log 64 - -
pale_oak_log 64 - -
dark_oak_log 64 - -
mangrove_log 64 - -
mangrove_roots 64 - -
muddy_mangrove_roots 64 - -
crimson_stem 64 - -
warped_stem 64 - -
bamboo_block 64 - -
stripped_oak_log 64 - -
stripped_spruce_log 64 - -
stripped_birch_log 64 - -
stripped_jungle_log 64 - -
stripped_acacia_log 64 - -
stripped_cherry_log 64 - -
stripped_dark_oak_log 64 - -
stripped_pale_oak_log 64 - -
stripped_mangrove_log 64 - -
stripped_crimson_stem 64 - -
stripped_warped_stem 64 - -
stripped_oak_wood 64 - -
stripped_spruce_wood 64 - -
stripped_birch_wood 64 - -
stripped_jungle_wood 64 - -
stripped_acacia_wood 64 - -
stripped_cherry_wood 64 - -
stripped_dark_oak_wood 64 - -
stripped_pale_oak_wood 64 - -
stripped_mangrove_wood 64 - -
stripped_crimson_hyphae 64 - -
stripped_warped_hyphae 64 - -
stripped_bamboo_block 64 - -
oak_wood 64 - -
spruce_wood 64 - -
birch_wood 64 - -
jungle_wood 64 - -
acacia_wood 64 - -
cherry_wood 64 - -
pale_oak_wood 64 - -
dark_oak_wood 64 - -
mangrove_wood 64 - -
crimson_hyphae 64 - -
warped_hyphae 64 - -
oak_leaves 64 - -
spruce_leaves 64 - -
birch_leaves 64 - -
jungle_leaves 64 - -
acacia_leaves 64 - -
cherry_leaves 64 - -
dark_oak_leaves 64 - -
pale_oak_leaves 64 - -
mangrove_leaves 64 - -
azalea_leaves 64 - -
flowering_azalea_leaves 64 - -
sponge 64 - -
wet_sponge 64 - -
glass 64 - -
tinted_glass 64 - -
lapis_block 64 - -
sandstone 64 - -
chiseled_sandstone 64 - -
cut_sandstone 64 - -
cobweb 64 - -
short_grass 64 - -
fern 64 - -
bush 64 - -
azalea 64 - -
flowering_azalea 64 - -
dead_bush 64 - -
firefly_bush 64 - -
short_dry_grass 64 - -
tall_dry_grass 64 - -
seagrass 64 - -
sea_pickle 64 - -
white_wool 64 - -
orange_wool 64 - -
magenta_wool 64 - -
light_blue_wool 64 - -
yellow_wool 64 - -
lime_wool 64 - -
pink_wool 64 - -
gray_wool 64 - -
light_gray_wool 64 - -
cyan_wool 64 - -
purple_wool 64 - -
blue_wool 64 - -
brown_wool 64 - -
green_wool 64 - -
red_wool 64 - -
black_wool 64 - -
dandelion 64 - -
golden_dandelion 64 - -
open_eyeblossom 64 - -
closed_eyeblossom 64 - -
poppy 64 - -
blue_orchid 64 - -
allium 64 - -
azure_bluet 64 - -
red_tulip 64 - -
orange_tulip 64 - -
white_tulip 64 - -
pink_tulip 64 - -
oxeye_daisy 64 - -
cornflower 64 - -
lily_of_the_valley 64 - -
wither_rose 64 - -
torchflower 64 - -
pitcher_plant 64 - -
spore_blossom 64 - -
brown_mushroom 64 - -
red_mushroom 64 - -
crimson_fungus 64 - -
warped_fungus 64 - -
crimson_roots 64 - -
warped_roots 64 - -
nether_sprouts 64 - -
weeping_vines 64 - -
twisting_vines 64 - -
sugar_cane 64 - -
kelp 64 - -
pink_petals 64 - -
wildflowers 64 - -
leaf_litter 64 - -
moss_carpet 64 - -
moss_block 64 - -
pale_moss_carpet 64 - -
pale_hanging_moss 64 - -
pale_moss_block 64 - -
hanging_roots 64 - -
big_dripleaf 64 - -
small_dripleaf 64 - -
bamboo 64 - -
oak_slab 64 - -
spruce_slab 64 - -
birch_slab 64 - -
jungle_slab 64 - -
acacia_slab 64 - -
cherry_slab 64 - -
dark_oak_slab 64 - -
pale_oak_slab 64 - -
mangrove_slab 64 - -
bamboo_slab 64 - -
bamboo_mosaic_slab 64 - -
crimson_slab 64 - -
warped_slab 64 - -
stone_slab 64 - -
smooth_stone_slab 64 - -
sandstone_slab 64 - -
cut_sandstone_slab 64 - -
petrified_oak_slab 64 - -
cobblestone_slab 64 - -
brick_slab 64 - -
stone_brick_slab 64 - -
mud_brick_slab 64 - -
nether_brick_slab 64 - -
quartz_slab 64 - -
red_sandstone_slab 64 - -
cut_red_sandstone_slab 64 - -
purpur_slab 64 - -
prismarine_slab 64 - -
prismarine_brick_slab 64 - -
dark_prismarine_slab 64 - -
smooth_quartz 64 - -
smooth_red_sandstone 64 - -
smooth_sandstone 64 - -
smooth_stone 64 - -
bricks 64 - -
acacia_shelf 64 - -
bamboo_shelf 64 - -
birch_shelf 64 - -
cherry_shelf 64 - -
crimson_shelf 64 - -
dark_oak_shelf 64 - -
jungle_shelf 64 - -
mangrove_shelf 64 - -
oak_shelf 64 - -
pale_oak_shelf 64 - -
spruce_shelf 64 - -
warped_shelf 64 - -
bookshelf 64 - -
chiseled_bookshelf 64 - -
decorated_pot 64 - -
mossy_cobblestone 64 - -
obsidian 64 - -
torch 64 - -
end_rod 64 - -
chorus_plant 64 - -
chorus_flower 64 - -
purpur_block 64 - -
purpur_pillar 64 - -
purpur_stairs 64 - -
spawner 64 - -
creaking_heart 64 - -
chest 64 - -
crafting_table 64 - -
farmland 64 - -
furnace 64 - -
ladder 64 - -
cobblestone_stairs 64 - -
snow 64 - -
ice 64 - -
snow_block 64 - -
cactus 64 - -
cactus_flower 64 - -
clay 64 - -
jukebox 64 - -
oak_fence 64 - -
spruce_fence 64 - -
birch_fence 64 - -
jungle_fence 64 - -
acacia_fence 64 - -
cherry_fence 64 - -
dark_oak_fence 64 - -
pale_oak_fence 64 - -
mangrove_fence 64 - -
bamboo_fence 64 - -
crimson_fence 64 - -
warped_fence 64 - -
pumpkin 64 - -
carved_pumpkin 64 - -
jack_o_lantern 64 - -
netherrack 64 - -
soul_sand 64 - -
soul_soil 64 - -
basalt 64 - -
polished_basalt 64 - -
smooth_basalt 64 - -
soul_torch 64 - -
copper_torch 64 - -
glowstone 64 - -
infested_stone 64 - -
infested_cobblestone 64 - -
infested_stone_bricks 64 - -
infested_mossy_stone_bricks 64 - -
infested_cracked_stone_bricks 64 - -
infested_chiseled_stone_bricks 64 - -
infested_deepslate 64 - -
stone_bricks 64 - -
mossy_stone_bricks 64 - -
cracked_stone_bricks 64 - -
chiseled_stone_bricks 64 - -
packed_mud 64 - -
mud_bricks 64 - -
deepslate_bricks 64 - -
cracked_deepslate_bricks 64 - -
deepslate_tiles 64 - -
cracked_deepslate_tiles 64 - -
chiseled_deepslate 64 - -
reinforced_deepslate 64 - -
brown_mushroom_block 64 - -
red_mushroom_block 64 - -
mushroom_stem 64 - -
iron_bars 64 - -
copper_bars 64 - -
exposed_copper_bars 64 - -
weathered_copper_bars 64 - -
oxidized_copper_bars 64 - -
waxed_copper_bars 64 - -
waxed_exposed_copper_bars 64 - -
waxed_weathered_copper_bars 64 - -
waxed_oxidized_copper_bars 64 - -
iron_chain 64 - -
copper_chain 64 - -
exposed_copper_chain 64 - -
weathered_copper_chain 64 - -
oxidized_copper_chain 64 - -
waxed_copper_chain 64 - -
waxed_exposed_copper_chain 64 - -
waxed_weathered_copper_chain 64 - -
waxed_oxidized_copper_chain 64 - -
glass_pane 64 - -
melon 64 - -
vine 64 - -
glow_lichen 64 - -
resin_clump 64 - -
resin_block 64 - -
resin_bricks 64 - -
resin_brick_stairs 64 - -
resin_brick_slab 64 - -
resin_brick_wall 64 - -
chiseled_resin_bricks 64 - -
brick_stairs 64 - -
stone_brick_stairs 64 - -
mud_brick_stairs 64 - -
mycelium 64 - -
lily_pad 64 - -
nether_bricks 64 - -
cracked_nether_bricks 64 - -
chiseled_nether_bricks 64 - -
nether_brick_fence 64 - -
nether_brick_stairs 64 - -
sculk 64 - -
sculk_vein 64 - -
sculk_catalyst 64 - -
sculk_shrieker 64 - -
enchanting_table 64 - -
end_portal_frame 64 - -
end_stone 64 - -
end_stone_bricks 64 - -
dragon_egg 64 - -
sandstone_stairs 64 - -
ender_chest 64 - -
emerald_block 64 - -
oak_stairs 64 - -
spruce_stairs 64 - -
birch_stairs 64 - -
jungle_stairs 64 - -
acacia_stairs 64 - -
cherry_stairs 64 - -
dark_oak_stairs 64 - -
pale_oak_stairs 64 - -
mangrove_stairs 64 - -
bamboo_stairs 64 - -
bamboo_mosaic_stairs 64 - -
crimson_stairs 64 - -
warped_stairs 64 - -
command_block 64 - -
beacon 64 - -
cobblestone_wall 64 - -
mossy_cobblestone_wall 64 - -
brick_wall 64 - -
prismarine_wall 64 - -
red_sandstone_wall 64 - -
mossy_stone_brick_wall 64 - -
granite_wall 64 - -
stone_brick_wall 64 - -
mud_brick_wall 64 - -
nether_brick_wall 64 - -
andesite_wall 64 - -
red_nether_brick_wall 64 - -
sandstone_wall 64 - -
end_stone_brick_wall 64 - -
diorite_wall 64 - -
blackstone_wall 64 - -
polished_blackstone_wall 64 - -
polished_blackstone_brick_wall 64 - -
cobbled_deepslate_wall 64 - -
polished_deepslate_wall 64 - -
deepslate_brick_wall 64 - -
deepslate_tile_wall 64 - -
anvil 64 - -
chipped_anvil 64 - -
damaged_anvil 64 - -
chiseled_quartz_block 64 - -
quartz_block 64 - -
quartz_bricks 64 - -
quartz_pillar 64 - -
quartz_stairs 64 - -
white_terracotta 64 - -
orange_terracotta 64 - -
magenta_terracotta 64 - -
light_blue_terracotta 64 - -
yellow_terracotta 64 - -
lime_terracotta 64 - -
pink_terracotta 64 - -
gray_terracotta 64 - -
light_gray_terracotta 64 - -
cyan_terracotta 64 - -
purple_terracotta 64 - -
blue_terracotta 64 - -
brown_terracotta 64 - -
green_terracotta 64 - -
red_terracotta 64 - -
black_terracotta 64 - -
barrier 64 - -
light 64 - -
hay_block 64 - -
white_carpet 64 - -
orange_carpet 64 - -
magenta_carpet 64 - -
light_blue_carpet 64 - -
yellow_carpet 64 - -
lime_carpet 64 - -
pink_carpet 64 - -
gray_carpet 64 - -
light_gray_carpet 64 - -
cyan_carpet 64 - -
purple_carpet 64 - -
blue_carpet 64 - -
brown_carpet 64 - -
green_carpet 64 - -
red_carpet 64 - -
black_carpet 64 - -
terracotta 64 - -
packed_ice 64 - -
dirt_path 64 - -
sunflower 64 - -
lilac 64 - -
rose_bush 64 - -
peony 64 - -
tall_grass 64 - -
large_fern 64 - -
white_stained_glass 64 - -
orange_stained_glass 64 - -
magenta_stained_glass 64 - -
light_blue_stained_glass 64 - -
yellow_stained_glass 64 - -
lime_stained_glass 64 - -
pink_stained_glass 64 - -
gray_stained_glass 64 - -
light_gray_stained_glass 64 - -
cyan_stained_glass 64 - -
purple_stained_glass 64 - -
blue_stained_glass 64 - -
brown_stained_glass 64 - -
green_stained_glass 64 - -
red_stained_glass 64 - -
black_stained_glass 64 - -
white_stained_glass_pane 64 - -
orange_stained_glass_pane 64 - -
magenta_stained_glass_pane 64 - -
light_blue_stained_glass_pane 64 - -
yellow_stained_glass_pane 64 - -
lime_stained_glass_pane 64 - -
pink_stained_glass_pane 64 - -
gray_stained_glass_pane 64 - -
light_gray_stained_glass_pane 64 - -
cyan_stained_glass_pane 64 - -
purple_stained_glass_pane 64 - -
blue_stained_glass_pane 64 - -
brown_stained_glass_pane 64 - -
green_stained_glass_pane 64 - -
red_stained_glass_pane 64 - -
black_stained_glass_pane 64 - -
prismarine 64 - -
prismarine_bricks 64 - -
dark_prismarine 64 - -
prismarine_stairs 64 - -
prismarine_brick_stairs 64 - -
dark_prismarine_stairs 64 - -
sea_lantern 64 - -
red_sandstone 64 - -
chiseled_red_sandstone 64 - -
cut_red_sandstone 64 - -
red_sandstone_stairs 64 - -
repeating_command_block 64 - -
chain_command_block 64 - -
magma_block 64 - -
nether_wart_block 64 - -
warped_wart_block 64 - -
red_nether_bricks 64 - -
bone_block 64 - -
structure_void 64 - -
white_glazed_terracotta 64 - -
orange_glazed_terracotta 64 - -
magenta_glazed_terracotta 64 - -
light_blue_glazed_terracotta 64 - -
yellow_glazed_terracotta 64 - -
lime_glazed_terracotta 64 - -
pink_glazed_terracotta 64 - -
gray_glazed_terracotta 64 - -
light_gray_glazed_terracotta 64 - -
cyan_glazed_terracotta 64 - -
purple_glazed_terracotta 64 - -
blue_glazed_terracotta 64 - -
brown_glazed_terracotta 64 - -
green_glazed_terracotta 64 - -
red_glazed_terracotta 64 - -
black_glazed_terracotta 64 - -
white_concrete 64 - -
orange_concrete 64 - -
magenta_concrete 64 - -
light_blue_concrete 64 - -
yellow_concrete 64 - -
lime_concrete 64 - -
pink_concrete 64 - -
gray_concrete 64 - -
light_gray_concrete 64 - -
cyan_concrete 64 - -
purple_concrete 64 - -
blue_concrete 64 - -
brown_concrete 64 - -
green_concrete 64 - -
red_concrete 64 - -
black_concrete 64 - -
white_concrete_powder 64 - -
orange_concrete_powder 64 - -
magenta_concrete_powder 64 - -
light_blue_concrete_powder 64 - -
yellow_concrete_powder 64 - -
lime_concrete_powder 64 - -
pink_concrete_powder 64 - -
gray_concrete_powder 64 - -
light_gray_concrete_powder 64 - -
cyan_concrete_powder 64 - -
purple_concrete_powder 64 - -
blue_concrete_powder 64 - -
brown_concrete_powder 64 - -
green_concrete_powder 64 - -
red_concrete_powder 64 - -
black_concrete_powder 64 - -
turtle_egg 64 - -
sniffer_egg 64 - -
dried_ghast 64 - -
dead_tube_coral_block 64 - -
dead_brain_coral_block 64 - -
dead_bubble_coral_block 64 - -
dead_fire_coral_block 64 - -
dead_horn_coral_block 64 - -
tube_coral_block 64 - -
brain_coral_block 64 - -
bubble_coral_block 64 - -
fire_coral_block 64 - -
horn_coral_block 64 - -
tube_coral 64 - -
brain_coral 64 - -
bubble_coral 64 - -
fire_coral 64 - -
horn_coral 64 - -
dead_brain_coral 64 - -
dead_bubble_coral 64 - -
dead_fire_coral 64 - -
dead_horn_coral 64 - -
dead_tube_coral 64 - -
tube_coral_fan 64 - -
brain_coral_fan 64 - -
bubble_coral_fan 64 - -
fire_coral_fan 64 - -
horn_coral_fan 64 - -
dead_tube_coral_fan 64 - -
dead_brain_coral_fan 64 - -
dead_bubble_coral_fan 64 - -
dead_fire_coral_fan 64 - -
dead_horn_coral_fan 64 - -
blue_ice 64 - -
conduit 64 - -
polished_granite_stairs 64 - -
smooth_red_sandstone_stairs 64 - -
mossy_stone_brick_stairs 64 - -
polished_diorite_stairs 64 - -
mossy_cobblestone_stairs 64 - -
end_stone_brick_stairs 64 - -
stone_stairs 64 - -
smooth_sandstone_stairs 64 - -
smooth_quartz_stairs 64 - -
granite_stairs 64 - -
andesite_stairs 64 - -
red_nether_brick_stairs 64 - -
polished_andesite_stairs 64 - -
diorite_stairs 64 - -
cobbled_deepslate_stairs 64 - -
polished_deepslate_stairs 64 - -
deepslate_brick_stairs 64 - -
deepslate_tile_stairs 64 - -
polished_granite_slab 64 - -
smooth_red_sandstone_slab 64 - -
mossy_stone_brick_slab 64 - -
polished_diorite_slab 64 - -
mossy_cobblestone_slab 64 - -
end_stone_brick_slab 64 - -
smooth_sandstone_slab 64 - -
smooth_quartz_slab 64 - -
granite_slab 64 - -
andesite_slab 64 - -
red_nether_brick_slab 64 - -
polished_andesite_slab 64 - -
diorite_slab 64 - -
cobbled_deepslate_slab 64 - -
polished_deepslate_slab 64 - -
deepslate_brick_slab 64 - -
deepslate_tile_slab 64 - -
scaffolding 64 - -
redstone 64 - -
redstone_torch 64 - -
redstone_block 64 - -
repeater 64 - -
comparator 64 - -
piston 64 - -
sticky_piston 64 - -
slime_block 64 - -
honey_block 64 - -
observer 64 - -
hopper 64 - -
dispenser 64 - -
dropper 64 - -
lectern 64 - -
target 64 - -
lever 64 - -
lightning_rod 64 - -
exposed_lightning_rod 64 - -
weathered_lightning_rod 64 - -
oxidized_lightning_rod 64 - -
waxed_lightning_rod 64 - -
waxed_exposed_lightning_rod 64 - -
waxed_weathered_lightning_rod 64 - -
waxed_oxidized_lightning_rod 64 - -
daylight_detector 64 - -
sculk_sensor 64 - -
calibrated_sculk_sensor 64 - -
tripwire_hook 64 - -
trapped_chest 64 - -
tnt 64 - -
redstone_lamp 64 - -
note_block 64 - -
stone_button 64 - -
polished_blackstone_button 64 - -
oak_button 64 - -
spruce_button 64 - -
birch_button 64 - -
jungle_button 64 - -
acacia_button 64 - -
cherry_button 64 - -
dark_oak_button 64 - -
pale_oak_button 64 - -
mangrove_button 64 - -
bamboo_button 64 - -
crimson_button 64 - -
warped_button 64 - -
stone_pressure_plate 64 - -
polished_blackstone_pressure_plate 64 - -
light_weighted_pressure_plate 64 - -
heavy_weighted_pressure_plate 64 - -
oak_pressure_plate 64 - -
spruce_pressure_plate 64 - -
birch_pressure_plate 64 - -
jungle_pressure_plate 64 - -
acacia_pressure_plate 64 - -
cherry_pressure_plate 64 - -
dark_oak_pressure_plate 64 - -
pale_oak_pressure_plate 64 - -
mangrove_pressure_plate 64 - -
bamboo_pressure_plate 64 - -
crimson_pressure_plate 64 - -
warped_pressure_plate 64 - -
iron_door 64 - -
oak_door 64 - -
spruce_door 64 - -
birch_door 64 - -
jungle_door 64 - -
acacia_door 64 - -
cherry_door 64 - -
dark_oak_door 64 - -
pale_oak_door 64 - -
mangrove_door 64 - -
bamboo_door 64 - -
crimson_door 64 - -
warped_door 64 - -
copper_door 64 - -
exposed_copper_door 64 - -
weathered_copper_door 64 - -
oxidized_copper_door 64 - -
waxed_copper_door 64 - -
waxed_exposed_copper_door 64 - -
waxed_weathered_copper_door 64 - -
waxed_oxidized_copper_door 64 - -
iron_trapdoor 64 - -
oak_trapdoor 64 - -
spruce_trapdoor 64 - -
birch_trapdoor 64 - -
jungle_trapdoor 64 - -
acacia_trapdoor 64 - -
cherry_trapdoor 64 - -
dark_oak_trapdoor 64 - -
pale_oak_trapdoor 64 - -
mangrove_trapdoor 64 - -
bamboo_trapdoor 64 - -
crimson_trapdoor 64 - -
warped_trapdoor 64 - -
copper_trapdoor 64 - -
exposed_copper_trapdoor 64 - -
weathered_copper_trapdoor 64 - -
oxidized_copper_trapdoor 64 - -
waxed_copper_trapdoor 64 - -
waxed_exposed_copper_trapdoor 64 - -
waxed_weathered_copper_trapdoor 64 - -
waxed_oxidized_copper_trapdoor 64 - -
oak_fence_gate 64 - -
spruce_fence_gate 64 - -
birch_fence_gate 64 - -
jungle_fence_gate 64 - -
acacia_fence_gate 64 - -
cherry_fence_gate 64 - -
dark_oak_fence_gate 64 - -
pale_oak_fence_gate 64 - -
mangrove_fence_gate 64 - -
bamboo_fence_gate 64 - -
crimson_fence_gate 64 - -
warped_fence_gate 64 - -
powered_rail 64 - -
detector_rail 64 - -
rail 64 - -
activator_rail 64 - -
phantom_membrane 64 - -
structure_block 64 - -
jigsaw 64 - -
test_block 64 - -
test_instance_block 64 - -
turtle_scute 64 - -
armadillo_scute 64 - -
bowl 64 - -
apple 64 - 4,2.4
arrow 64 - -
coal 64 - -
charcoal 64 - -
diamond 64 - -
emerald 64 - -
lapis_lazuli 64 - -
quartz 64 - -
amethyst_shard 64 - -
raw_iron 64 - -
iron_ingot 64 - -
raw_copper 64 - -
copper_ingot 64 - -
raw_gold 64 - -
gold_ingot 64 - -
netherite_ingot 64 - -
netherite_scrap 64 - -
stick 64 - -
string 64 - -
feather 64 - -
gunpowder 64 - -
wheat_seeds 64 - -
wheat 64 - -
bread 64 - 5,6
flint 64 - -
porkchop 64 - 3,1.8000001
cooked_porkchop 64 - 8,12.8
painting 64 - -
golden_apple 64 - 4,9.6
enchanted_golden_apple 64 - 4,9.6
leather 64 - -
brick 64 - -
clay_ball 64 - -
dried_kelp_block 64 - -
paper 64 - -
book 64 - -
slime_ball 64 - -
compass 64 - -
recovery_compass 64 - -
clock 64 - -
glowstone_dust 64 - -
cod 64 - 2,0.4
salmon 64 - 2,0.4
tropical_fish 64 - 1,0.2
pufferfish 64 - 1,0.2
cooked_cod 64 - 5,6
cooked_salmon 64 - 6,9.6
ink_sac 64 - -
glow_ink_sac 64 - -
cocoa_beans 64 - -
white_dye 64 - -
orange_dye 64 - -
magenta_dye 64 - -
light_blue_dye 64 - -
yellow_dye 64 - -
lime_dye 64 - -
pink_dye 64 - -
gray_dye 64 - -
light_gray_dye 64 - -
cyan_dye 64 - -
purple_dye 64 - -
blue_dye 64 - -
brown_dye 64 - -
green_dye 64 - -
red_dye 64 - -
black_dye 64 - -
bone_meal 64 - -
bone 64 - -
sugar 64 - -
cookie 64 - 2,0.4
crafter 64 - -
filled_map 64 - -
melon_slice 64 - 2,1.2
dried_kelp 64 - 1,0.6
pumpkin_seeds 64 - -
melon_seeds 64 - -
beef 64 - 3,1.8000001
cooked_beef 64 - 8,12.8
chicken 64 - 2,1.2
cooked_chicken 64 - 6,7.2000003
rotten_flesh 64 - 4,0.8
blaze_rod 64 - -
ghast_tear 64 - -
gold_nugget 64 - -
nether_wart 64 - -
glass_bottle 64 - -
spider_eye 64 - 2,3.2
fermented_spider_eye 64 - -
blaze_powder 64 - -
magma_cream 64 - -
brewing_stand 64 - -
cauldron 64 - -
ender_eye 64 - -
glistering_melon_slice 64 - -
chicken_spawn_egg 64 - -
cow_spawn_egg 64 - -
pig_spawn_egg 64 - -
sheep_spawn_egg 64 - -
camel_spawn_egg 64 - -
donkey_spawn_egg 64 - -
horse_spawn_egg 64 - -
mule_spawn_egg 64 - -
cat_spawn_egg 64 - -
parrot_spawn_egg 64 - -
wolf_spawn_egg 64 - -
armadillo_spawn_egg 64 - -
bat_spawn_egg 64 - -
bee_spawn_egg 64 - -
fox_spawn_egg 64 - -
goat_spawn_egg 64 - -
llama_spawn_egg 64 - -
ocelot_spawn_egg 64 - -
panda_spawn_egg 64 - -
polar_bear_spawn_egg 64 - -
rabbit_spawn_egg 64 - -
axolotl_spawn_egg 64 - -
cod_spawn_egg 64 - -
dolphin_spawn_egg 64 - -
frog_spawn_egg 64 - -
glow_squid_spawn_egg 64 - -
nautilus_spawn_egg 64 - -
pufferfish_spawn_egg 64 - -
salmon_spawn_egg 64 - -
squid_spawn_egg 64 - -
tadpole_spawn_egg 64 - -
tropical_fish_spawn_egg 64 - -
turtle_spawn_egg 64 - -
allay_spawn_egg 64 - -
mooshroom_spawn_egg 64 - -
sniffer_spawn_egg 64 - -
copper_golem_spawn_egg 64 - -
iron_golem_spawn_egg 64 - -
snow_golem_spawn_egg 64 - -
trader_llama_spawn_egg 64 - -
villager_spawn_egg 64 - -
wandering_trader_spawn_egg 64 - -
bogged_spawn_egg 64 - -
camel_husk_spawn_egg 64 - -
drowned_spawn_egg 64 - -
husk_spawn_egg 64 - -
parched_spawn_egg 64 - -
skeleton_spawn_egg 64 - -
skeleton_horse_spawn_egg 64 - -
stray_spawn_egg 64 - -
wither_spawn_egg 64 - -
wither_skeleton_spawn_egg 64 - -
zombie_spawn_egg 64 - -
zombie_horse_spawn_egg 64 - -
zombie_nautilus_spawn_egg 64 - -
zombie_villager_spawn_egg 64 - -
cave_spider_spawn_egg 64 - -
spider_spawn_egg 64 - -
breeze_spawn_egg 64 - -
creaking_spawn_egg 64 - -
creeper_spawn_egg 64 - -
elder_guardian_spawn_egg 64 - -
guardian_spawn_egg 64 - -
phantom_spawn_egg 64 - -
silverfish_spawn_egg 64 - -
slime_spawn_egg 64 - -
warden_spawn_egg 64 - -
witch_spawn_egg 64 - -
evoker_spawn_egg 64 - -
pillager_spawn_egg 64 - -
ravager_spawn_egg 64 - -
vindicator_spawn_egg 64 - -
vex_spawn_egg 64 - -
blaze_spawn_egg 64 - -
ghast_spawn_egg 64 - -
happy_ghast_spawn_egg 64 - -
hoglin_spawn_egg 64 - -
magma_cube_spawn_egg 64 - -
piglin_spawn_egg 64 - -
piglin_brute_spawn_egg 64 - -
strider_spawn_egg 64 - -
zoglin_spawn_egg 64 - -
zombified_piglin_spawn_egg 64 - -
ender_dragon_spawn_egg 64 - -
enderman_spawn_egg 64 - -
endermite_spawn_egg 64 - -
shulker_spawn_egg 64 - -
experience_bottle 64 - -
fire_charge 64 - -
wind_charge 64 - -
breeze_rod 64 - -
item_frame 64 - -
glow_item_frame 64 - -
flower_pot 64 - -
carrot 64 - 3,3.6000001
potato 64 - 1,0.6
baked_potato 64 - 5,6
poisonous_potato 64 - 2,1.2
map 64 - -
golden_carrot 64 - 6,14.400001
skeleton_skull 64 - -
wither_skeleton_skull 64 - -
player_head 64 - -
zombie_head 64 - -
creeper_head 64 - -
dragon_head 64 - -
piglin_head 64 - -
nether_star 64 - -
pumpkin_pie 64 - 8,4.8
firework_rocket 64 - -
firework_star 64 - -
nether_brick 64 - -
resin_brick 64 - -
prismarine_shard 64 - -
prismarine_crystals 64 - -
rabbit 64 - 3,1.8000001
cooked_rabbit 64 - 5,6
rabbit_foot 64 - -
rabbit_hide 64 - -
lead 64 - -
name_tag 64 - -
mutton 64 - 2,1.2
cooked_mutton 64 - 6,9.6
end_crystal 64 - -
chorus_fruit 64 - 4,2.4
popped_chorus_fruit 64 - -
torchflower_seeds 64 - -
pitcher_pod 64 - -
beetroot 64 - 1,1.2
beetroot_seeds 64 - -
dragon_breath 64 - -
spectral_arrow 64 - -
tipped_arrow 64 - -
shulker_shell 64 - -
iron_nugget 64 - -
copper_nugget 64 - -
disc_fragment_5 64 - -
nautilus_shell 64 - -
heart_of_the_sea 64 - -
loom 64 - -
composter 64 - -
barrel 64 - -
smoker 64 - -
blast_furnace 64 - -
cartography_table 64 - -
fletching_table 64 - -
grindstone 64 - -
smithing_table 64 - -
stonecutter 64 - -
bell 64 - -
lantern 64 - -
soul_lantern 64 - -
copper_lantern 64 - -
exposed_copper_lantern 64 - -
weathered_copper_lantern 64 - -
oxidized_copper_lantern 64 - -
waxed_copper_lantern 64 - -
waxed_exposed_copper_lantern 64 - -
waxed_weathered_copper_lantern 64 - -
waxed_oxidized_copper_lantern 64 - -
sweet_berries 64 - 2,0.4
glow_berries 64 - 2,0.4
campfire 64 - -
soul_campfire 64 - -
shroomlight 64 - -
honeycomb 64 - -
bee_nest 64 - -
beehive 64 - -
honeycomb_block 64 - -
lodestone 64 - -
crying_obsidian 64 - -
blackstone 64 - -
blackstone_slab 64 - -
blackstone_stairs 64 - -
gilded_blackstone 64 - -
polished_blackstone 64 - -
polished_blackstone_slab 64 - -
polished_blackstone_stairs 64 - -
chiseled_polished_blackstone 64 - -
polished_blackstone_bricks 64 - -
polished_blackstone_brick_slab 64 - -
polished_blackstone_brick_stairs 64 - -
cracked_polished_blackstone_bricks 64 - -
respawn_anchor 64 - -
candle 64 - -
white_candle 64 - -
orange_candle 64 - -
magenta_candle 64 - -
light_blue_candle 64 - -
yellow_candle 64 - -
lime_candle 64 - -
pink_candle 64 - -
gray_candle 64 - -
light_gray_candle 64 - -
cyan_candle 64 - -
purple_candle 64 - -
blue_candle 64 - -
brown_candle 64 - -
green_candle 64 - -
red_candle 64 - -
black_candle 64 - -
small_amethyst_bud 64 - -
medium_amethyst_bud 64 - -
large_amethyst_bud 64 - -
amethyst_cluster 64 - -
pointed_dripstone 64 - -
ochre_froglight 64 - -
verdant_froglight 64 - -
pearlescent_froglight 64 - -
frogspawn 64 - -
echo_shard 64 - -
netherite_upgrade_smithing_template 64 - -
sentry_armor_trim_smithing_template 64 - -
dune_armor_trim_smithing_template 64 - -
coast_armor_trim_smithing_template 64 - -
wild_armor_trim_smithing_template 64 - -
ward_armor_trim_smithing_template 64 - -
eye_armor_trim_smithing_template 64 - -
vex_armor_trim_smithing_template 64 - -
tide_armor_trim_smithing_template 64 - -
snout_armor_trim_smithing_template 64 - -
rib_armor_trim_smithing_template 64 - -
spire_armor_trim_smithing_template 64 - -
wayfinder_armor_trim_smithing_template 64 - -
shaper_armor_trim_smithing_template 64 - -
silence_armor_trim_smithing_template 64 - -
raiser_armor_trim_smithing_template 64 - -
host_armor_trim_smithing_template 64 - -
flow_armor_trim_smithing_template 64 - -
bolt_armor_trim_smithing_template 64 - -
angler_pottery_sherd 64 - -
archer_pottery_sherd 64 - -
arms_up_pottery_sherd 64 - -
blade_pottery_sherd 64 - -
brewer_pottery_sherd 64 - -
burn_pottery_sherd 64 - -
danger_pottery_sherd 64 - -
explorer_pottery_sherd 64 - -
flow_pottery_sherd 64 - -
friend_pottery_sherd 64 - -
guster_pottery_sherd 64 - -
heart_pottery_sherd 64 - -
heartbreak_pottery_sherd 64 - -
howl_pottery_sherd 64 - -
miner_pottery_sherd 64 - -
mourner_pottery_sherd 64 - -
plenty_pottery_sherd 64 - -
prize_pottery_sherd 64 - -
scrape_pottery_sherd 64 - -
sheaf_pottery_sherd 64 - -
shelter_pottery_sherd 64 - -
skull_pottery_sherd 64 - -
snort_pottery_sherd 64 - -
copper_grate 64 - -
exposed_copper_grate 64 - -
weathered_copper_grate 64 - -
oxidized_copper_grate 64 - -
waxed_copper_grate 64 - -
waxed_exposed_copper_grate 64 - -
waxed_weathered_copper_grate 64 - -
waxed_oxidized_copper_grate 64 - -
copper_bulb 64 - -
exposed_copper_bulb 64 - -
weathered_copper_bulb 64 - -
oxidized_copper_bulb 64 - -
waxed_copper_bulb 64 - -
waxed_exposed_copper_bulb 64 - -
waxed_weathered_copper_bulb 64 - -
waxed_oxidized_copper_bulb 64 - -
copper_chest 64 - -
exposed_copper_chest 64 - -
weathered_copper_chest 64 - -
oxidized_copper_chest 64 - -
waxed_copper_chest 64 - -
waxed_exposed_copper_chest 64 - -
waxed_weathered_copper_chest 64 - -
waxed_oxidized_copper_chest 64 - -
copper_golem_statue 64 - -
exposed_copper_golem_statue 64 - -
weathered_copper_golem_statue 64 - -
oxidized_copper_golem_statue 64 - -
waxed_copper_golem_statue 64 - -
waxed_exposed_copper_golem_statue 64 - -
waxed_weathered_copper_golem_statue 64 - -
waxed_oxidized_copper_golem_statue 64 - -
trial_spawner 64 - -
trial_key 64 - -
ominous_trial_key 64 - -
vault 64 - -
ominous_bottle 64 - -
`;

/** One line a block: name, hardness, tool, tier, emits, filters, solid, drops, states. */
export const blockLines = `
air 0 - - 0 0 - - -
stone 1.5 pickaxe wooden 0 15 solid cobblestone -
granite 1.5 pickaxe wooden 0 15 solid granite -
polished_granite 1.5 pickaxe wooden 0 15 solid polished_granite -
diorite 1.5 pickaxe wooden 0 15 solid diorite -
polished_diorite 1.5 pickaxe wooden 0 15 solid polished_diorite -
andesite 1.5 pickaxe wooden 0 15 solid andesite -
polished_andesite 1.5 pickaxe wooden 0 15 solid polished_andesite -
grass_block 0.6 shovel - 0 15 solid dirt snowy=true|false
dirt 0.5 shovel - 0 15 solid dirt -
coarse_dirt 0.5 shovel - 0 15 solid coarse_dirt -
podzol 0.5 shovel - 0 15 solid dirt snowy=true|false
cobblestone 2 pickaxe wooden 0 15 solid cobblestone -
oak_planks 2 axe - 0 15 solid oak_planks -
spruce_planks 2 axe - 0 15 solid spruce_planks -
birch_planks 2 axe - 0 15 solid birch_planks -
jungle_planks 2 axe - 0 15 solid jungle_planks -
acacia_planks 2 axe - 0 15 solid acacia_planks -
cherry_planks 2 axe - 0 15 solid cherry_planks -
dark_oak_planks 2 axe - 0 15 solid dark_oak_planks -
pale_oak_wood 2 axe - 0 15 solid pale_oak_wood axis=x|y|z
pale_oak_planks 2 axe - 0 15 solid pale_oak_planks -
mangrove_planks 2 axe - 0 15 solid mangrove_planks -
bamboo_planks 2 axe - 0 15 solid bamboo_planks -
bamboo_mosaic 2 axe - 0 15 solid bamboo_mosaic -
oak_sapling 0 - - 0 0 - oak_sapling stage=0|1
spruce_sapling 0 - - 0 0 - spruce_sapling stage=0|1
birch_sapling 0 - - 0 0 - birch_sapling stage=0|1
jungle_sapling 0 - - 0 0 - jungle_sapling stage=0|1
acacia_sapling 0 - - 0 0 - acacia_sapling stage=0|1
cherry_sapling 0 - - 0 0 - cherry_sapling stage=0|1
dark_oak_sapling 0 - - 0 0 - dark_oak_sapling stage=0|1
pale_oak_sapling 0 - - 0 0 - pale_oak_sapling stage=0|1
mangrove_propagule 0 - - 0 0 - - age=0|1|2|3|4;hanging=true|false;stage=0|1;waterlogged=true|false
bedrock -1 - - 0 15 solid - -
water 100 - - 0 1 - - level=0|1|2|3|4|5|6|7|8|9|10|11|12|13|14|15
lava 100 - - 15 1 - - level=0|1|2|3|4|5|6|7|8|9|10|11|12|13|14|15
sand 0.5 shovel - 0 15 solid sand -
suspicious_sand 0.25 shovel - 0 15 solid - dusted=0|1|2|3
red_sand 0.5 shovel - 0 15 solid red_sand -
gravel 0.6 shovel - 0 15 solid gravel -
suspicious_gravel 0.25 shovel - 0 15 solid - dusted=0|1|2|3
gold_ore 3 pickaxe iron 0 15 solid raw_gold -
deepslate_gold_ore 4.5 pickaxe iron 0 15 solid raw_gold -
iron_ore 3 pickaxe stone 0 15 solid raw_iron -
deepslate_iron_ore 4.5 pickaxe stone 0 15 solid raw_iron -
coal_ore 3 pickaxe wooden 0 15 solid coal -
deepslate_coal_ore 4.5 pickaxe wooden 0 15 solid coal -
nether_gold_ore 3 pickaxe wooden 0 15 solid gold_nugget -
oak_log 2 axe - 0 15 solid oak_log axis=x|y|z
spruce_log 2 axe - 0 15 solid spruce_log axis=x|y|z
birch_log 2 axe - 0 15 solid birch_log axis=x|y|z
jungle_log 2 axe - 0 15 solid jungle_log axis=x|y|z
acacia_log 2 axe - 0 15 solid acacia_log axis=x|y|z
cherry_log 2 axe - 0 15 solid cherry_log axis=x|y|z
dark_oak_log 2 axe - 0 15 solid dark_oak_log axis=x|y|z
pale_oak_log 2 axe - 0 15 solid pale_oak_log axis=x|y|z
mangrove_log 2 axe - 0 15 solid mangrove_log axis=x|y|z
mangrove_roots 0.7 axe - 0 1 solid mangrove_roots waterlogged=true|false
muddy_mangrove_roots 0.7 shovel - 0 15 solid muddy_mangrove_roots axis=x|y|z
bamboo_block 2 axe - 0 15 solid bamboo_block axis=x|y|z
stripped_spruce_log 2 axe - 0 15 solid stripped_spruce_log axis=x|y|z
stripped_birch_log 2 axe - 0 15 solid stripped_birch_log axis=x|y|z
stripped_jungle_log 2 axe - 0 15 solid stripped_jungle_log axis=x|y|z
stripped_acacia_log 2 axe - 0 15 solid stripped_acacia_log axis=x|y|z
stripped_cherry_log 2 axe - 0 15 solid stripped_cherry_log axis=x|y|z
stripped_dark_oak_log 2 axe - 0 15 solid stripped_dark_oak_log axis=x|y|z
stripped_pale_oak_log 2 axe - 0 15 solid stripped_pale_oak_log axis=x|y|z
stripped_oak_log 2 axe - 0 15 solid stripped_oak_log axis=x|y|z
stripped_mangrove_log 2 axe - 0 15 solid stripped_mangrove_log axis=x|y|z
stripped_bamboo_block 2 axe - 0 15 solid stripped_bamboo_block axis=x|y|z
oak_wood 2 axe - 0 15 solid oak_wood axis=x|y|z
spruce_wood 2 axe - 0 15 solid spruce_wood axis=x|y|z
birch_wood 2 axe - 0 15 solid birch_wood axis=x|y|z
jungle_wood 2 axe - 0 15 solid jungle_wood axis=x|y|z
acacia_wood 2 axe - 0 15 solid acacia_wood axis=x|y|z
cherry_wood 2 axe - 0 15 solid cherry_wood axis=x|y|z
dark_oak_wood 2 axe - 0 15 solid dark_oak_wood axis=x|y|z
mangrove_wood 2 axe - 0 15 solid mangrove_wood axis=x|y|z
stripped_oak_wood 2 axe - 0 15 solid stripped_oak_wood axis=x|y|z
stripped_spruce_wood 2 axe - 0 15 solid stripped_spruce_wood axis=x|y|z
stripped_birch_wood 2 axe - 0 15 solid stripped_birch_wood axis=x|y|z
stripped_jungle_wood 2 axe - 0 15 solid stripped_jungle_wood axis=x|y|z
stripped_acacia_wood 2 axe - 0 15 solid stripped_acacia_wood axis=x|y|z
stripped_cherry_wood 2 axe - 0 15 solid stripped_cherry_wood axis=x|y|z
stripped_dark_oak_wood 2 axe - 0 15 solid stripped_dark_oak_wood axis=x|y|z
stripped_pale_oak_wood 2 axe - 0 15 solid stripped_pale_oak_wood axis=x|y|z
stripped_mangrove_wood 2 axe - 0 15 solid stripped_mangrove_wood axis=x|y|z
oak_leaves 0.2 hoe - 0 1 solid - distance=1|2|3|4|5|6|7;persistent=true|false;waterlogged=true|false
spruce_leaves 0.2 hoe - 0 1 solid - distance=1|2|3|4|5|6|7;persistent=true|false;waterlogged=true|false
birch_leaves 0.2 hoe - 0 1 solid - distance=1|2|3|4|5|6|7;persistent=true|false;waterlogged=true|false
jungle_leaves 0.2 hoe - 0 1 solid - distance=1|2|3|4|5|6|7;persistent=true|false;waterlogged=true|false
acacia_leaves 0.2 hoe - 0 1 solid - distance=1|2|3|4|5|6|7;persistent=true|false;waterlogged=true|false
cherry_leaves 0.2 hoe - 0 1 solid cherry_sapling distance=1|2|3|4|5|6|7;persistent=true|false;waterlogged=true|false
dark_oak_leaves 0.2 hoe - 0 1 solid - distance=1|2|3|4|5|6|7;persistent=true|false;waterlogged=true|false
pale_oak_leaves 0.2 hoe - 0 1 solid - distance=1|2|3|4|5|6|7;persistent=true|false;waterlogged=true|false
mangrove_leaves 0.2 hoe - 0 1 solid - distance=1|2|3|4|5|6|7;persistent=true|false;waterlogged=true|false
azalea_leaves 0.2 hoe - 0 1 solid - distance=1|2|3|4|5|6|7;persistent=true|false;waterlogged=true|false
flowering_azalea_leaves 0.2 hoe - 0 1 solid - distance=1|2|3|4|5|6|7;persistent=true|false;waterlogged=true|false
sponge 0.6 hoe - 0 15 solid sponge -
wet_sponge 0.6 hoe - 0 15 solid wet_sponge -
glass 0.3 - - 0 0 solid - -
lapis_ore 3 pickaxe stone 0 15 solid lapis_lazuli -
deepslate_lapis_ore 4.5 pickaxe stone 0 15 solid lapis_lazuli -
lapis_block 3 pickaxe stone 0 15 solid lapis_block -
dispenser 3.5 pickaxe wooden 0 15 solid dispenser facing=north|east|south|west|up|down;triggered=true|false
sandstone 0.8 pickaxe wooden 0 15 solid sandstone -
chiseled_sandstone 0.8 pickaxe wooden 0 15 solid chiseled_sandstone -
cut_sandstone 0.8 pickaxe wooden 0 15 solid cut_sandstone -
note_block 0.8 axe - 0 15 solid note_block instrument=harp|basedrum|snare|hat|bass|flute|bell|guitar|chime|xylophone|iron_xylophone|cow_bell|didgeridoo|bit|banjo|pling|trumpet|trumpet_exposed|trumpet_oxidized|trumpet_weathered|zombie|skeleton|creeper|dragon|wither_skeleton|piglin|custom_head;note=0|1|2|3|4|5|6|7|8|9|10|11|12|13|14|15|16|17|18|19|20|21|22|23|24;powered=true|false
white_bed 0.2 - - 0 0 solid - facing=north|south|west|east;occupied=true|false;part=head|foot
orange_bed 0.2 - - 0 0 solid - facing=north|south|west|east;occupied=true|false;part=head|foot
magenta_bed 0.2 - - 0 0 solid - facing=north|south|west|east;occupied=true|false;part=head|foot
light_blue_bed 0.2 - - 0 0 solid - facing=north|south|west|east;occupied=true|false;part=head|foot
yellow_bed 0.2 - - 0 0 solid - facing=north|south|west|east;occupied=true|false;part=head|foot
lime_bed 0.2 - - 0 0 solid - facing=north|south|west|east;occupied=true|false;part=head|foot
pink_bed 0.2 - - 0 0 solid - facing=north|south|west|east;occupied=true|false;part=head|foot
gray_bed 0.2 - - 0 0 solid - facing=north|south|west|east;occupied=true|false;part=head|foot
light_gray_bed 0.2 - - 0 0 solid - facing=north|south|west|east;occupied=true|false;part=head|foot
cyan_bed 0.2 - - 0 0 solid - facing=north|south|west|east;occupied=true|false;part=head|foot
purple_bed 0.2 - - 0 0 solid - facing=north|south|west|east;occupied=true|false;part=head|foot
blue_bed 0.2 - - 0 0 solid - facing=north|south|west|east;occupied=true|false;part=head|foot
brown_bed 0.2 - - 0 0 solid - facing=north|south|west|east;occupied=true|false;part=head|foot
green_bed 0.2 - - 0 0 solid - facing=north|south|west|east;occupied=true|false;part=head|foot
red_bed 0.2 - - 0 0 solid - facing=north|south|west|east;occupied=true|false;part=head|foot
black_bed 0.2 - - 0 0 solid - facing=north|south|west|east;occupied=true|false;part=head|foot
powered_rail 0.7 pickaxe - 0 0 - powered_rail powered=true|false;shape=north_south|east_west|ascending_east|ascending_west|ascending_north|ascending_south;waterlogged=true|false
detector_rail 0.7 pickaxe - 0 0 - detector_rail powered=true|false;shape=north_south|east_west|ascending_east|ascending_west|ascending_north|ascending_south;waterlogged=true|false
sticky_piston 1.5 pickaxe - 0 15 solid sticky_piston extended=true|false;facing=north|east|south|west|up|down
cobweb 4 - - 0 1 - string -
short_grass 0 - - 0 0 - wheat_seeds -
fern 0 - - 0 0 - - -
dead_bush 0 - - 0 0 - - -
bush 0 - - 0 0 - - -
short_dry_grass 0 - - 0 0 - - -
tall_dry_grass 0 - - 0 0 - - -
seagrass 0 - - 0 1 - - -
tall_seagrass 0 - - 0 1 - - half=upper|lower
piston 1.5 pickaxe - 0 15 solid piston extended=true|false;facing=north|east|south|west|up|down
piston_head 1.5 pickaxe - 0 0 solid - facing=north|east|south|west|up|down;short=true|false;type=normal|sticky
white_wool 0.8 - - 0 15 solid white_wool -
orange_wool 0.8 - - 0 15 solid orange_wool -
magenta_wool 0.8 - - 0 15 solid magenta_wool -
light_blue_wool 0.8 - - 0 15 solid light_blue_wool -
yellow_wool 0.8 - - 0 15 solid yellow_wool -
lime_wool 0.8 - - 0 15 solid lime_wool -
pink_wool 0.8 - - 0 15 solid pink_wool -
gray_wool 0.8 - - 0 15 solid gray_wool -
light_gray_wool 0.8 - - 0 15 solid light_gray_wool -
cyan_wool 0.8 - - 0 15 solid cyan_wool -
purple_wool 0.8 - - 0 15 solid purple_wool -
blue_wool 0.8 - - 0 15 solid blue_wool -
brown_wool 0.8 - - 0 15 solid brown_wool -
green_wool 0.8 - - 0 15 solid green_wool -
red_wool 0.8 - - 0 15 solid red_wool -
black_wool 0.8 - - 0 15 solid black_wool -
moving_piston -1 - - 0 0 - - facing=north|east|south|west|up|down;type=normal|sticky
dandelion 0 - - 0 0 - dandelion -
golden_dandelion 0 - - 0 0 - golden_dandelion -
torchflower 0 - - 0 0 - torchflower -
poppy 0 - - 0 0 - poppy -
blue_orchid 0 - - 0 0 - blue_orchid -
allium 0 - - 0 0 - allium -
azure_bluet 0 - - 0 0 - azure_bluet -
red_tulip 0 - - 0 0 - red_tulip -
orange_tulip 0 - - 0 0 - orange_tulip -
white_tulip 0 - - 0 0 - white_tulip -
pink_tulip 0 - - 0 0 - pink_tulip -
oxeye_daisy 0 - - 0 0 - oxeye_daisy -
cornflower 0 - - 0 0 - cornflower -
wither_rose 0 - - 0 0 - wither_rose -
lily_of_the_valley 0 - - 0 0 - lily_of_the_valley -
brown_mushroom 0 - - 1 0 - brown_mushroom -
red_mushroom 0 - - 0 0 - red_mushroom -
gold_block 3 pickaxe iron 0 15 solid gold_block -
iron_block 5 pickaxe stone 0 15 solid iron_block -
bricks 2 pickaxe wooden 0 15 solid bricks -
tnt 0 - - 0 15 solid tnt unstable=true|false
bookshelf 1.5 axe - 0 15 solid book -
chiseled_bookshelf 1.5 axe - 0 15 solid - facing=north|south|west|east;slot_0_occupied=true|false;slot_1_occupied=true|false;slot_2_occupied=true|false;slot_3_occupied=true|false;slot_4_occupied=true|false;slot_5_occupied=true|false
acacia_shelf 2 axe - 0 0 solid acacia_shelf facing=north|south|west|east;powered=true|false;side_chain=unconnected|right|center|left;waterlogged=true|false
bamboo_shelf 2 axe - 0 0 solid bamboo_shelf facing=north|south|west|east;powered=true|false;side_chain=unconnected|right|center|left;waterlogged=true|false
birch_shelf 2 axe - 0 0 solid birch_shelf facing=north|south|west|east;powered=true|false;side_chain=unconnected|right|center|left;waterlogged=true|false
cherry_shelf 2 axe - 0 0 solid cherry_shelf facing=north|south|west|east;powered=true|false;side_chain=unconnected|right|center|left;waterlogged=true|false
crimson_shelf 2 axe - 0 0 solid crimson_shelf facing=north|south|west|east;powered=true|false;side_chain=unconnected|right|center|left;waterlogged=true|false
dark_oak_shelf 2 axe - 0 0 solid dark_oak_shelf facing=north|south|west|east;powered=true|false;side_chain=unconnected|right|center|left;waterlogged=true|false
jungle_shelf 2 axe - 0 0 solid jungle_shelf facing=north|south|west|east;powered=true|false;side_chain=unconnected|right|center|left;waterlogged=true|false
mangrove_shelf 2 axe - 0 0 solid mangrove_shelf facing=north|south|west|east;powered=true|false;side_chain=unconnected|right|center|left;waterlogged=true|false
oak_shelf 2 axe - 0 0 solid oak_shelf facing=north|south|west|east;powered=true|false;side_chain=unconnected|right|center|left;waterlogged=true|false
pale_oak_shelf 2 axe - 0 0 solid pale_oak_shelf facing=north|south|west|east;powered=true|false;side_chain=unconnected|right|center|left;waterlogged=true|false
spruce_shelf 2 axe - 0 0 solid spruce_shelf facing=north|south|west|east;powered=true|false;side_chain=unconnected|right|center|left;waterlogged=true|false
warped_shelf 2 axe - 0 0 solid warped_shelf facing=north|south|west|east;powered=true|false;side_chain=unconnected|right|center|left;waterlogged=true|false
mossy_cobblestone 2 pickaxe wooden 0 15 solid mossy_cobblestone -
obsidian 50 pickaxe diamond 0 15 solid obsidian -
torch 0 - - 14 0 - torch -
wall_torch 0 - - 14 0 - torch facing=north|south|west|east
fire 0 - - 15 0 - - age=0|1|2|3|4|5|6|7|8|9|10|11|12|13|14|15;east=true|false;north=true|false;south=true|false;up=true|false;west=true|false
soul_fire 0 - - 10 0 - - -
spawner 5 pickaxe wooden 0 1 solid - -
creaking_heart 10 axe - 0 15 solid resin_clump axis=x|y|z;creaking_heart_state=uprooted|dormant|awake;natural=true|false
oak_stairs 2 axe - 0 0 solid oak_stairs facing=north|south|west|east;half=top|bottom;shape=straight|inner_left|inner_right|outer_left|outer_right;waterlogged=true|false
chest 2.5 axe - 0 0 solid chest facing=north|south|west|east;type=single|left|right;waterlogged=true|false
redstone_wire 0 - - 0 0 - redstone east=up|side|none;north=up|side|none;power=0|1|2|3|4|5|6|7|8|9|10|11|12|13|14|15;south=up|side|none;west=up|side|none
diamond_ore 3 pickaxe iron 0 15 solid diamond -
deepslate_diamond_ore 4.5 pickaxe iron 0 15 solid diamond -
diamond_block 5 pickaxe iron 0 15 solid diamond_block -
crafting_table 2.5 axe - 0 15 solid crafting_table -
wheat 0 - - 0 0 - wheat_seeds age=0|1|2|3|4|5|6|7
farmland 0.6 shovel - 0 0 solid dirt moisture=0|1|2|3|4|5|6|7
furnace 3.5 pickaxe wooden 0 15 solid furnace facing=north|south|west|east;lit=true|false
oak_sign 1 axe - 0 0 - oak_sign rotation=0|1|2|3|4|5|6|7|8|9|10|11|12|13|14|15;waterlogged=true|false
spruce_sign 1 axe - 0 0 - spruce_sign rotation=0|1|2|3|4|5|6|7|8|9|10|11|12|13|14|15;waterlogged=true|false
birch_sign 1 axe - 0 0 - birch_sign rotation=0|1|2|3|4|5|6|7|8|9|10|11|12|13|14|15;waterlogged=true|false
acacia_sign 1 axe - 0 0 - acacia_sign rotation=0|1|2|3|4|5|6|7|8|9|10|11|12|13|14|15;waterlogged=true|false
cherry_sign 1 axe - 0 0 - cherry_sign rotation=0|1|2|3|4|5|6|7|8|9|10|11|12|13|14|15;waterlogged=true|false
jungle_sign 1 axe - 0 0 - jungle_sign rotation=0|1|2|3|4|5|6|7|8|9|10|11|12|13|14|15;waterlogged=true|false
dark_oak_sign 1 axe - 0 0 - dark_oak_sign rotation=0|1|2|3|4|5|6|7|8|9|10|11|12|13|14|15;waterlogged=true|false
pale_oak_sign 1 axe - 0 0 - pale_oak_sign rotation=0|1|2|3|4|5|6|7|8|9|10|11|12|13|14|15;waterlogged=true|false
mangrove_sign 1 axe - 0 0 - mangrove_sign rotation=0|1|2|3|4|5|6|7|8|9|10|11|12|13|14|15;waterlogged=true|false
bamboo_sign 1 axe - 0 0 - bamboo_sign rotation=0|1|2|3|4|5|6|7|8|9|10|11|12|13|14|15;waterlogged=true|false
oak_door 3 axe - 0 0 solid oak_door facing=north|south|west|east;half=upper|lower;hinge=left|right;open=true|false;powered=true|false
ladder 0.4 axe - 0 0 solid ladder facing=north|south|west|east;waterlogged=true|false
rail 0.7 pickaxe - 0 0 - rail shape=north_south|east_west|ascending_east|ascending_west|ascending_north|ascending_south|south_east|south_west|north_west|north_east;waterlogged=true|false
cobblestone_stairs 2 pickaxe wooden 0 0 solid cobblestone_stairs facing=north|south|west|east;half=top|bottom;shape=straight|inner_left|inner_right|outer_left|outer_right;waterlogged=true|false
oak_wall_sign 1 axe - 0 0 - oak_sign facing=north|south|west|east;waterlogged=true|false
spruce_wall_sign 1 axe - 0 0 - spruce_sign facing=north|south|west|east;waterlogged=true|false
birch_wall_sign 1 axe - 0 0 - birch_sign facing=north|south|west|east;waterlogged=true|false
acacia_wall_sign 1 axe - 0 0 - acacia_sign facing=north|south|west|east;waterlogged=true|false
cherry_wall_sign 1 axe - 0 0 - cherry_sign facing=north|south|west|east;waterlogged=true|false
jungle_wall_sign 1 axe - 0 0 - jungle_sign facing=north|south|west|east;waterlogged=true|false
dark_oak_wall_sign 1 axe - 0 0 - dark_oak_sign facing=north|south|west|east;waterlogged=true|false
pale_oak_wall_sign 1 axe - 0 0 - pale_oak_sign facing=north|south|west|east;waterlogged=true|false
mangrove_wall_sign 1 axe - 0 0 - mangrove_sign facing=north|south|west|east;waterlogged=true|false
bamboo_wall_sign 1 axe - 0 0 - bamboo_sign facing=north|south|west|east;waterlogged=true|false
oak_hanging_sign 1 axe - 0 0 - oak_hanging_sign attached=true|false;rotation=0|1|2|3|4|5|6|7|8|9|10|11|12|13|14|15;waterlogged=true|false
spruce_hanging_sign 1 axe - 0 0 - spruce_hanging_sign attached=true|false;rotation=0|1|2|3|4|5|6|7|8|9|10|11|12|13|14|15;waterlogged=true|false
birch_hanging_sign 1 axe - 0 0 - birch_hanging_sign attached=true|false;rotation=0|1|2|3|4|5|6|7|8|9|10|11|12|13|14|15;waterlogged=true|false
acacia_hanging_sign 1 axe - 0 0 - acacia_hanging_sign attached=true|false;rotation=0|1|2|3|4|5|6|7|8|9|10|11|12|13|14|15;waterlogged=true|false
cherry_hanging_sign 1 axe - 0 0 - cherry_hanging_sign attached=true|false;rotation=0|1|2|3|4|5|6|7|8|9|10|11|12|13|14|15;waterlogged=true|false
jungle_hanging_sign 1 axe - 0 0 - jungle_hanging_sign attached=true|false;rotation=0|1|2|3|4|5|6|7|8|9|10|11|12|13|14|15;waterlogged=true|false
dark_oak_hanging_sign 1 axe - 0 0 - dark_oak_hanging_sign attached=true|false;rotation=0|1|2|3|4|5|6|7|8|9|10|11|12|13|14|15;waterlogged=true|false
pale_oak_hanging_sign 1 axe - 0 0 - pale_oak_hanging_sign attached=true|false;rotation=0|1|2|3|4|5|6|7|8|9|10|11|12|13|14|15;waterlogged=true|false
crimson_hanging_sign 1 axe - 0 0 - crimson_hanging_sign attached=true|false;rotation=0|1|2|3|4|5|6|7|8|9|10|11|12|13|14|15;waterlogged=true|false
warped_hanging_sign 1 axe - 0 0 - warped_hanging_sign attached=true|false;rotation=0|1|2|3|4|5|6|7|8|9|10|11|12|13|14|15;waterlogged=true|false
mangrove_hanging_sign 1 axe - 0 0 - mangrove_hanging_sign attached=true|false;rotation=0|1|2|3|4|5|6|7|8|9|10|11|12|13|14|15;waterlogged=true|false
bamboo_hanging_sign 1 axe - 0 0 - bamboo_hanging_sign attached=true|false;rotation=0|1|2|3|4|5|6|7|8|9|10|11|12|13|14|15;waterlogged=true|false
oak_wall_hanging_sign 1 axe - 0 0 solid oak_hanging_sign facing=north|south|west|east;waterlogged=true|false
spruce_wall_hanging_sign 1 axe - 0 0 solid spruce_hanging_sign facing=north|south|west|east;waterlogged=true|false
birch_wall_hanging_sign 1 axe - 0 0 solid birch_hanging_sign facing=north|south|west|east;waterlogged=true|false
acacia_wall_hanging_sign 1 axe - 0 0 solid acacia_hanging_sign facing=north|south|west|east;waterlogged=true|false
cherry_wall_hanging_sign 1 axe - 0 0 solid cherry_hanging_sign facing=north|south|west|east;waterlogged=true|false
jungle_wall_hanging_sign 1 axe - 0 0 solid jungle_hanging_sign facing=north|south|west|east;waterlogged=true|false
dark_oak_wall_hanging_sign 1 axe - 0 0 solid dark_oak_hanging_sign facing=north|south|west|east;waterlogged=true|false
pale_oak_wall_hanging_sign 1 axe - 0 0 solid pale_oak_hanging_sign facing=north|south|west|east;waterlogged=true|false
mangrove_wall_hanging_sign 1 axe - 0 0 solid mangrove_hanging_sign facing=north|south|west|east;waterlogged=true|false
crimson_wall_hanging_sign 1 axe - 0 0 solid crimson_hanging_sign facing=north|south|west|east;waterlogged=true|false
warped_wall_hanging_sign 1 axe - 0 0 solid warped_hanging_sign facing=north|south|west|east;waterlogged=true|false
bamboo_wall_hanging_sign 1 axe - 0 0 solid bamboo_hanging_sign facing=north|south|west|east;waterlogged=true|false
lever 0.5 - - 0 0 - lever face=floor|wall|ceiling;facing=north|south|west|east;powered=true|false
stone_pressure_plate 0.5 pickaxe - 0 0 - stone_pressure_plate powered=true|false
iron_door 5 pickaxe - 0 0 solid iron_door facing=north|south|west|east;half=upper|lower;hinge=left|right;open=true|false;powered=true|false
oak_pressure_plate 0.5 axe - 0 0 - oak_pressure_plate powered=true|false
spruce_pressure_plate 0.5 axe - 0 0 - spruce_pressure_plate powered=true|false
birch_pressure_plate 0.5 axe - 0 0 - birch_pressure_plate powered=true|false
jungle_pressure_plate 0.5 axe - 0 0 - jungle_pressure_plate powered=true|false
acacia_pressure_plate 0.5 axe - 0 0 - acacia_pressure_plate powered=true|false
cherry_pressure_plate 0.5 axe - 0 0 - cherry_pressure_plate powered=true|false
dark_oak_pressure_plate 0.5 axe - 0 0 - dark_oak_pressure_plate powered=true|false
pale_oak_pressure_plate 0.5 axe - 0 0 - pale_oak_pressure_plate powered=true|false
mangrove_pressure_plate 0.5 axe - 0 0 - mangrove_pressure_plate powered=true|false
bamboo_pressure_plate 0.5 axe - 0 0 - bamboo_pressure_plate powered=true|false
redstone_ore 3 pickaxe iron 0 15 solid redstone lit=true|false
deepslate_redstone_ore 4.5 pickaxe iron 0 15 solid redstone lit=true|false
redstone_torch 0 - - 7 0 - redstone_torch lit=true|false
redstone_wall_torch 0 - - 7 0 - redstone_torch facing=north|south|west|east;lit=true|false
stone_button 0.5 pickaxe - 0 0 - stone_button face=floor|wall|ceiling;facing=north|south|west|east;powered=true|false
snow 0.1 shovel wooden 0 0 - - layers=1|2|3|4|5|6|7|8
ice 0.5 pickaxe - 0 1 solid - -
snow_block 0.2 shovel wooden 0 15 solid snowball -
cactus 0.4 - - 0 0 solid cactus age=0|1|2|3|4|5|6|7|8|9|10|11|12|13|14|15
cactus_flower 0 - - 0 0 - cactus_flower -
clay 0.6 shovel - 0 15 solid clay_ball -
sugar_cane 0 - - 0 0 - sugar_cane age=0|1|2|3|4|5|6|7|8|9|10|11|12|13|14|15
jukebox 2 axe - 0 15 solid jukebox has_record=true|false
oak_fence 2 axe - 0 0 solid oak_fence east=true|false;north=true|false;south=true|false;waterlogged=true|false;west=true|false
netherrack 0.4 pickaxe wooden 0 15 solid netherrack -
soul_sand 0.5 shovel - 0 15 solid soul_sand -
soul_soil 0.5 shovel - 0 15 solid soul_soil -
basalt 1.25 pickaxe wooden 0 15 solid basalt axis=x|y|z
polished_basalt 1.25 pickaxe wooden 0 15 solid polished_basalt axis=x|y|z
soul_torch 0 - - 10 0 - soul_torch -
soul_wall_torch 0 - - 10 0 - soul_torch facing=north|south|west|east
copper_torch 0 - - 14 0 - copper_torch -
copper_wall_torch 0 - - 14 0 - copper_torch facing=north|south|west|east
glowstone 0.3 - - 15 15 solid glowstone_dust -
nether_portal -1 - - 11 0 - - axis=x|z
carved_pumpkin 1 axe - 0 15 solid carved_pumpkin facing=north|south|west|east
jack_o_lantern 1 axe - 15 15 solid jack_o_lantern facing=north|south|west|east
cake 0.5 - - 0 0 solid - bites=0|1|2|3|4|5|6
repeater 0 - - 0 0 solid repeater delay=1|2|3|4;facing=north|south|west|east;locked=true|false;powered=true|false
white_stained_glass 0.3 - - 0 0 solid - -
orange_stained_glass 0.3 - - 0 0 solid - -
magenta_stained_glass 0.3 - - 0 0 solid - -
light_blue_stained_glass 0.3 - - 0 0 solid - -
yellow_stained_glass 0.3 - - 0 0 solid - -
lime_stained_glass 0.3 - - 0 0 solid - -
pink_stained_glass 0.3 - - 0 0 solid - -
gray_stained_glass 0.3 - - 0 0 solid - -
light_gray_stained_glass 0.3 - - 0 0 solid - -
cyan_stained_glass 0.3 - - 0 0 solid - -
purple_stained_glass 0.3 - - 0 0 solid - -
blue_stained_glass 0.3 - - 0 0 solid - -
brown_stained_glass 0.3 - - 0 0 solid - -
green_stained_glass 0.3 - - 0 0 solid - -
red_stained_glass 0.3 - - 0 0 solid - -
black_stained_glass 0.3 - - 0 0 solid - -
oak_trapdoor 3 axe - 0 0 solid oak_trapdoor facing=north|south|west|east;half=top|bottom;open=true|false;powered=true|false;waterlogged=true|false
spruce_trapdoor 3 axe - 0 0 solid spruce_trapdoor facing=north|south|west|east;half=top|bottom;open=true|false;powered=true|false;waterlogged=true|false
birch_trapdoor 3 axe - 0 0 solid birch_trapdoor facing=north|south|west|east;half=top|bottom;open=true|false;powered=true|false;waterlogged=true|false
jungle_trapdoor 3 axe - 0 0 solid jungle_trapdoor facing=north|south|west|east;half=top|bottom;open=true|false;powered=true|false;waterlogged=true|false
acacia_trapdoor 3 axe - 0 0 solid acacia_trapdoor facing=north|south|west|east;half=top|bottom;open=true|false;powered=true|false;waterlogged=true|false
cherry_trapdoor 3 axe - 0 0 solid cherry_trapdoor facing=north|south|west|east;half=top|bottom;open=true|false;powered=true|false;waterlogged=true|false
dark_oak_trapdoor 3 axe - 0 0 solid dark_oak_trapdoor facing=north|south|west|east;half=top|bottom;open=true|false;powered=true|false;waterlogged=true|false
pale_oak_trapdoor 3 axe - 0 0 solid pale_oak_trapdoor facing=north|south|west|east;half=top|bottom;open=true|false;powered=true|false;waterlogged=true|false
mangrove_trapdoor 3 axe - 0 0 solid mangrove_trapdoor facing=north|south|west|east;half=top|bottom;open=true|false;powered=true|false;waterlogged=true|false
bamboo_trapdoor 3 axe - 0 0 solid bamboo_trapdoor facing=north|south|west|east;half=top|bottom;open=true|false;powered=true|false;waterlogged=true|false
stone_bricks 1.5 pickaxe wooden 0 15 solid stone_bricks -
mossy_stone_bricks 1.5 pickaxe wooden 0 15 solid mossy_stone_bricks -
cracked_stone_bricks 1.5 pickaxe wooden 0 15 solid cracked_stone_bricks -
chiseled_stone_bricks 1.5 pickaxe wooden 0 15 solid chiseled_stone_bricks -
packed_mud 1 pickaxe - 0 15 solid packed_mud -
mud_bricks 1.5 pickaxe wooden 0 15 solid mud_bricks -
infested_stone 0.75 pickaxe - 0 15 solid - -
infested_cobblestone 1 pickaxe - 0 15 solid - -
infested_stone_bricks 0.75 pickaxe - 0 15 solid - -
infested_mossy_stone_bricks 0.75 pickaxe - 0 15 solid - -
infested_cracked_stone_bricks 0.75 pickaxe - 0 15 solid - -
infested_chiseled_stone_bricks 0.75 pickaxe - 0 15 solid - -
brown_mushroom_block 0.2 axe - 0 15 solid - down=true|false;east=true|false;north=true|false;south=true|false;up=true|false;west=true|false
red_mushroom_block 0.2 axe - 0 15 solid - down=true|false;east=true|false;north=true|false;south=true|false;up=true|false;west=true|false
mushroom_stem 0.2 axe - 0 15 solid - down=true|false;east=true|false;north=true|false;south=true|false;up=true|false;west=true|false
iron_bars 5 pickaxe wooden 0 0 solid iron_bars east=true|false;north=true|false;south=true|false;waterlogged=true|false;west=true|false
copper_bars 5 pickaxe wooden 0 0 solid copper_bars east=true|false;north=true|false;south=true|false;waterlogged=true|false;west=true|false
exposed_copper_bars 5 pickaxe wooden 0 0 solid exposed_copper_bars east=true|false;north=true|false;south=true|false;waterlogged=true|false;west=true|false
weathered_copper_bars 5 pickaxe wooden 0 0 solid weathered_copper_bars east=true|false;north=true|false;south=true|false;waterlogged=true|false;west=true|false
oxidized_copper_bars 5 pickaxe wooden 0 0 solid oxidized_copper_bars east=true|false;north=true|false;south=true|false;waterlogged=true|false;west=true|false
waxed_copper_bars 5 pickaxe wooden 0 0 solid waxed_copper_bars east=true|false;north=true|false;south=true|false;waterlogged=true|false;west=true|false
waxed_exposed_copper_bars 5 pickaxe wooden 0 0 solid waxed_exposed_copper_bars east=true|false;north=true|false;south=true|false;waterlogged=true|false;west=true|false
waxed_weathered_copper_bars 5 pickaxe wooden 0 0 solid waxed_weathered_copper_bars east=true|false;north=true|false;south=true|false;waterlogged=true|false;west=true|false
waxed_oxidized_copper_bars 5 pickaxe wooden 0 0 solid waxed_oxidized_copper_bars east=true|false;north=true|false;south=true|false;waterlogged=true|false;west=true|false
iron_chain 5 pickaxe wooden 0 0 solid iron_chain axis=x|y|z;waterlogged=true|false
copper_chain 5 pickaxe wooden 0 0 solid copper_chain axis=x|y|z;waterlogged=true|false
exposed_copper_chain 5 pickaxe wooden 0 0 solid exposed_copper_chain axis=x|y|z;waterlogged=true|false
weathered_copper_chain 5 pickaxe wooden 0 0 solid weathered_copper_chain axis=x|y|z;waterlogged=true|false
oxidized_copper_chain 5 pickaxe wooden 0 0 solid oxidized_copper_chain axis=x|y|z;waterlogged=true|false
waxed_copper_chain 5 pickaxe wooden 0 0 solid waxed_copper_chain axis=x|y|z;waterlogged=true|false
waxed_exposed_copper_chain 5 pickaxe wooden 0 0 solid waxed_exposed_copper_chain axis=x|y|z;waterlogged=true|false
waxed_weathered_copper_chain 5 pickaxe wooden 0 0 solid waxed_weathered_copper_chain axis=x|y|z;waterlogged=true|false
waxed_oxidized_copper_chain 5 pickaxe wooden 0 0 solid waxed_oxidized_copper_chain axis=x|y|z;waterlogged=true|false
glass_pane 0.3 - - 0 0 solid - east=true|false;north=true|false;south=true|false;waterlogged=true|false;west=true|false
pumpkin 1 axe - 0 15 solid pumpkin -
melon 1 axe - 0 15 solid melon_slice -
attached_pumpkin_stem 0 - - 0 0 - pumpkin_seeds facing=north|south|west|east
attached_melon_stem 0 - - 0 0 - melon_seeds facing=north|south|west|east
pumpkin_stem 0 - - 0 0 - - age=0|1|2|3|4|5|6|7
melon_stem 0 - - 0 0 - - age=0|1|2|3|4|5|6|7
vine 0.2 axe - 0 0 - - east=true|false;north=true|false;south=true|false;up=true|false;west=true|false
glow_lichen 0.2 axe - 0 0 - - down=true|false;east=true|false;north=true|false;south=true|false;up=true|false;waterlogged=true|false;west=true|false
resin_clump 0 - - 0 1 - - down=true|false;east=true|false;north=true|false;south=true|false;up=true|false;waterlogged=true|false;west=true|false
oak_fence_gate 2 axe - 0 0 solid oak_fence_gate facing=north|south|west|east;in_wall=true|false;open=true|false;powered=true|false
brick_stairs 2 pickaxe wooden 0 0 solid brick_stairs facing=north|south|west|east;half=top|bottom;shape=straight|inner_left|inner_right|outer_left|outer_right;waterlogged=true|false
stone_brick_stairs 1.5 pickaxe wooden 0 0 solid stone_brick_stairs facing=north|south|west|east;half=top|bottom;shape=straight|inner_left|inner_right|outer_left|outer_right;waterlogged=true|false
mud_brick_stairs 1.5 pickaxe wooden 0 0 solid mud_brick_stairs facing=north|south|west|east;half=top|bottom;shape=straight|inner_left|inner_right|outer_left|outer_right;waterlogged=true|false
mycelium 0.6 shovel - 0 15 solid dirt snowy=true|false
lily_pad 0 - - 0 0 solid lily_pad -
resin_block 0 - - 0 15 solid resin_block -
resin_bricks 1.5 pickaxe wooden 0 15 solid resin_bricks -
resin_brick_stairs 1.5 pickaxe wooden 0 0 solid resin_brick_stairs facing=north|south|west|east;half=top|bottom;shape=straight|inner_left|inner_right|outer_left|outer_right;waterlogged=true|false
resin_brick_slab 1.5 pickaxe wooden 0 0 solid resin_brick_slab type=top|bottom|double;waterlogged=true|false
resin_brick_wall 1.5 pickaxe wooden 0 0 solid resin_brick_wall east=none|low|tall;north=none|low|tall;south=none|low|tall;up=true|false;waterlogged=true|false;west=none|low|tall
chiseled_resin_bricks 1.5 pickaxe wooden 0 15 solid chiseled_resin_bricks -
nether_bricks 2 pickaxe wooden 0 15 solid nether_bricks -
nether_brick_fence 2 pickaxe wooden 0 0 solid nether_brick_fence east=true|false;north=true|false;south=true|false;waterlogged=true|false;west=true|false
nether_brick_stairs 2 pickaxe wooden 0 0 solid nether_brick_stairs facing=north|south|west|east;half=top|bottom;shape=straight|inner_left|inner_right|outer_left|outer_right;waterlogged=true|false
nether_wart 0 - - 0 0 - nether_wart age=0|1|2|3
enchanting_table 5 pickaxe wooden 7 0 solid enchanting_table -
brewing_stand 0.5 pickaxe - 1 0 solid brewing_stand has_bottle_0=true|false;has_bottle_1=true|false;has_bottle_2=true|false
cauldron 2 pickaxe wooden 0 0 solid cauldron -
water_cauldron 2 pickaxe wooden 0 0 solid cauldron level=1|2|3
lava_cauldron 2 pickaxe wooden 15 0 solid cauldron -
powder_snow_cauldron 2 pickaxe wooden 0 0 solid cauldron level=1|2|3
end_portal -1 - - 15 0 - - -
end_portal_frame -1 - - 1 0 solid - eye=true|false;facing=north|south|west|east
end_stone 3 pickaxe wooden 0 15 solid end_stone -
dragon_egg 3 - - 1 0 solid dragon_egg -
redstone_lamp 0.3 - - 0 15 solid redstone_lamp lit=true|false
cocoa 0.2 axe - 0 0 solid cocoa_beans age=0|1|2;facing=north|south|west|east
sandstone_stairs 0.8 pickaxe wooden 0 0 solid sandstone_stairs facing=north|south|west|east;half=top|bottom;shape=straight|inner_left|inner_right|outer_left|outer_right;waterlogged=true|false
emerald_ore 3 pickaxe iron 0 15 solid emerald -
deepslate_emerald_ore 4.5 pickaxe iron 0 15 solid emerald -
ender_chest 22.5 pickaxe - 7 0 solid obsidian facing=north|south|west|east;waterlogged=true|false
tripwire_hook 0 - - 0 0 - tripwire_hook attached=true|false;facing=north|south|west|east;powered=true|false
tripwire 0 - - 0 0 - string attached=true|false;disarmed=true|false;east=true|false;north=true|false;powered=true|false;south=true|false;west=true|false
emerald_block 5 pickaxe iron 0 15 solid emerald_block -
spruce_stairs 2 axe - 0 0 solid spruce_stairs facing=north|south|west|east;half=top|bottom;shape=straight|inner_left|inner_right|outer_left|outer_right;waterlogged=true|false
birch_stairs 2 axe - 0 0 solid birch_stairs facing=north|south|west|east;half=top|bottom;shape=straight|inner_left|inner_right|outer_left|outer_right;waterlogged=true|false
jungle_stairs 2 axe - 0 0 solid jungle_stairs facing=north|south|west|east;half=top|bottom;shape=straight|inner_left|inner_right|outer_left|outer_right;waterlogged=true|false
command_block -1 - - 0 15 solid - conditional=true|false;facing=north|east|south|west|up|down
beacon 3 - - 15 1 solid beacon -
cobblestone_wall 2 pickaxe wooden 0 0 solid cobblestone_wall east=none|low|tall;north=none|low|tall;south=none|low|tall;up=true|false;waterlogged=true|false;west=none|low|tall
mossy_cobblestone_wall 2 pickaxe wooden 0 0 solid mossy_cobblestone_wall east=none|low|tall;north=none|low|tall;south=none|low|tall;up=true|false;waterlogged=true|false;west=none|low|tall
flower_pot 0 - - 0 0 solid flower_pot -
potted_torchflower 0 - - 0 0 solid flower_pot,torchflower -
potted_oak_sapling 0 - - 0 0 solid flower_pot,oak_sapling -
potted_spruce_sapling 0 - - 0 0 solid flower_pot,spruce_sapling -
potted_birch_sapling 0 - - 0 0 solid flower_pot,birch_sapling -
potted_jungle_sapling 0 - - 0 0 solid flower_pot,jungle_sapling -
potted_acacia_sapling 0 - - 0 0 solid flower_pot,acacia_sapling -
potted_cherry_sapling 0 - - 0 0 solid flower_pot,cherry_sapling -
potted_dark_oak_sapling 0 - - 0 0 solid flower_pot,dark_oak_sapling -
potted_pale_oak_sapling 0 - - 0 0 solid flower_pot,pale_oak_sapling -
potted_mangrove_propagule 0 - - 0 0 solid flower_pot,mangrove_propagule -
potted_fern 0 - - 0 0 solid flower_pot,fern -
potted_dandelion 0 - - 0 0 solid flower_pot,dandelion -
potted_golden_dandelion 0 - - 0 0 solid flower_pot,golden_dandelion -
potted_poppy 0 - - 0 0 solid flower_pot,poppy -
potted_blue_orchid 0 - - 0 0 solid flower_pot,blue_orchid -
potted_allium 0 - - 0 0 solid flower_pot,allium -
potted_azure_bluet 0 - - 0 0 solid flower_pot,azure_bluet -
potted_red_tulip 0 - - 0 0 solid flower_pot,red_tulip -
potted_orange_tulip 0 - - 0 0 solid flower_pot,orange_tulip -
potted_white_tulip 0 - - 0 0 solid flower_pot,white_tulip -
potted_pink_tulip 0 - - 0 0 solid flower_pot,pink_tulip -
potted_oxeye_daisy 0 - - 0 0 solid flower_pot,oxeye_daisy -
potted_cornflower 0 - - 0 0 solid flower_pot,cornflower -
potted_lily_of_the_valley 0 - - 0 0 solid flower_pot,lily_of_the_valley -
potted_wither_rose 0 - - 0 0 solid flower_pot,wither_rose -
potted_red_mushroom 0 - - 0 0 solid flower_pot,red_mushroom -
potted_brown_mushroom 0 - - 0 0 solid flower_pot,brown_mushroom -
potted_dead_bush 0 - - 0 0 solid flower_pot,dead_bush -
potted_cactus 0 - - 0 0 solid flower_pot,cactus -
carrots 0 - - 0 0 - carrot age=0|1|2|3|4|5|6|7
potatoes 0 - - 0 0 - potato age=0|1|2|3|4|5|6|7
oak_button 0.5 axe - 0 0 - oak_button face=floor|wall|ceiling;facing=north|south|west|east;powered=true|false
spruce_button 0.5 axe - 0 0 - spruce_button face=floor|wall|ceiling;facing=north|south|west|east;powered=true|false
birch_button 0.5 axe - 0 0 - birch_button face=floor|wall|ceiling;facing=north|south|west|east;powered=true|false
jungle_button 0.5 axe - 0 0 - jungle_button face=floor|wall|ceiling;facing=north|south|west|east;powered=true|false
acacia_button 0.5 axe - 0 0 - acacia_button face=floor|wall|ceiling;facing=north|south|west|east;powered=true|false
cherry_button 0.5 axe - 0 0 - cherry_button face=floor|wall|ceiling;facing=north|south|west|east;powered=true|false
dark_oak_button 0.5 axe - 0 0 - dark_oak_button face=floor|wall|ceiling;facing=north|south|west|east;powered=true|false
pale_oak_button 0.5 axe - 0 0 - pale_oak_button face=floor|wall|ceiling;facing=north|south|west|east;powered=true|false
mangrove_button 0.5 axe - 0 0 - mangrove_button face=floor|wall|ceiling;facing=north|south|west|east;powered=true|false
bamboo_button 0.5 axe - 0 0 - bamboo_button face=floor|wall|ceiling;facing=north|south|west|east;powered=true|false
skeleton_skull 1 - - 0 0 solid skeleton_skull powered=true|false;rotation=0|1|2|3|4|5|6|7|8|9|10|11|12|13|14|15
skeleton_wall_skull 1 - - 0 0 solid skeleton_skull facing=north|south|west|east;powered=true|false
wither_skeleton_skull 1 - - 0 0 solid wither_skeleton_skull powered=true|false;rotation=0|1|2|3|4|5|6|7|8|9|10|11|12|13|14|15
wither_skeleton_wall_skull 1 - - 0 0 solid wither_skeleton_skull facing=north|south|west|east;powered=true|false
zombie_head 1 - - 0 0 solid zombie_head powered=true|false;rotation=0|1|2|3|4|5|6|7|8|9|10|11|12|13|14|15
zombie_wall_head 1 - - 0 0 solid zombie_head facing=north|south|west|east;powered=true|false
player_head 1 - - 0 0 solid player_head powered=true|false;rotation=0|1|2|3|4|5|6|7|8|9|10|11|12|13|14|15
player_wall_head 1 - - 0 0 solid player_head facing=north|south|west|east;powered=true|false
creeper_head 1 - - 0 0 solid creeper_head powered=true|false;rotation=0|1|2|3|4|5|6|7|8|9|10|11|12|13|14|15
creeper_wall_head 1 - - 0 0 solid creeper_head facing=north|south|west|east;powered=true|false
dragon_head 1 - - 0 0 solid dragon_head powered=true|false;rotation=0|1|2|3|4|5|6|7|8|9|10|11|12|13|14|15
dragon_wall_head 1 - - 0 0 solid dragon_head facing=north|south|west|east;powered=true|false
piglin_head 1 - - 0 0 solid piglin_head powered=true|false;rotation=0|1|2|3|4|5|6|7|8|9|10|11|12|13|14|15
piglin_wall_head 1 - - 0 0 solid piglin_head facing=north|south|west|east;powered=true|false
anvil 5 pickaxe wooden 0 0 solid anvil facing=north|south|west|east
chipped_anvil 5 pickaxe wooden 0 0 solid chipped_anvil facing=north|south|west|east
damaged_anvil 5 pickaxe wooden 0 0 solid damaged_anvil facing=north|south|west|east
trapped_chest 2.5 axe - 0 0 solid trapped_chest facing=north|south|west|east;type=single|left|right;waterlogged=true|false
light_weighted_pressure_plate 0.5 pickaxe - 0 0 - light_weighted_pressure_plate power=0|1|2|3|4|5|6|7|8|9|10|11|12|13|14|15
heavy_weighted_pressure_plate 0.5 pickaxe - 0 0 - heavy_weighted_pressure_plate power=0|1|2|3|4|5|6|7|8|9|10|11|12|13|14|15
comparator 0 - - 0 0 solid comparator facing=north|south|west|east;mode=compare|subtract;powered=true|false
daylight_detector 0.2 axe - 0 0 solid daylight_detector inverted=true|false;power=0|1|2|3|4|5|6|7|8|9|10|11|12|13|14|15
redstone_block 5 pickaxe wooden 0 15 solid redstone_block -
nether_quartz_ore 3 pickaxe wooden 0 15 solid quartz -
hopper 3 pickaxe wooden 0 0 solid hopper enabled=true|false;facing=down|north|south|west|east
quartz_block 0.8 pickaxe wooden 0 15 solid quartz_block -
chiseled_quartz_block 0.8 pickaxe wooden 0 15 solid chiseled_quartz_block -
quartz_pillar 0.8 pickaxe wooden 0 15 solid quartz_pillar axis=x|y|z
quartz_stairs 0.8 pickaxe wooden 0 0 solid quartz_stairs facing=north|south|west|east;half=top|bottom;shape=straight|inner_left|inner_right|outer_left|outer_right;waterlogged=true|false
activator_rail 0.7 pickaxe - 0 0 - activator_rail powered=true|false;shape=north_south|east_west|ascending_east|ascending_west|ascending_north|ascending_south;waterlogged=true|false
dropper 3.5 pickaxe wooden 0 15 solid dropper facing=north|east|south|west|up|down;triggered=true|false
white_terracotta 1.25 pickaxe wooden 0 15 solid white_terracotta -
orange_terracotta 1.25 pickaxe wooden 0 15 solid orange_terracotta -
magenta_terracotta 1.25 pickaxe wooden 0 15 solid magenta_terracotta -
light_blue_terracotta 1.25 pickaxe wooden 0 15 solid light_blue_terracotta -
yellow_terracotta 1.25 pickaxe wooden 0 15 solid yellow_terracotta -
lime_terracotta 1.25 pickaxe wooden 0 15 solid lime_terracotta -
pink_terracotta 1.25 pickaxe wooden 0 15 solid pink_terracotta -
gray_terracotta 1.25 pickaxe wooden 0 15 solid gray_terracotta -
light_gray_terracotta 1.25 pickaxe wooden 0 15 solid light_gray_terracotta -
cyan_terracotta 1.25 pickaxe wooden 0 15 solid cyan_terracotta -
purple_terracotta 1.25 pickaxe wooden 0 15 solid purple_terracotta -
blue_terracotta 1.25 pickaxe wooden 0 15 solid blue_terracotta -
brown_terracotta 1.25 pickaxe wooden 0 15 solid brown_terracotta -
green_terracotta 1.25 pickaxe wooden 0 15 solid green_terracotta -
red_terracotta 1.25 pickaxe wooden 0 15 solid red_terracotta -
black_terracotta 1.25 pickaxe wooden 0 15 solid black_terracotta -
white_stained_glass_pane 0.3 - - 0 0 solid - east=true|false;north=true|false;south=true|false;waterlogged=true|false;west=true|false
orange_stained_glass_pane 0.3 - - 0 0 solid - east=true|false;north=true|false;south=true|false;waterlogged=true|false;west=true|false
magenta_stained_glass_pane 0.3 - - 0 0 solid - east=true|false;north=true|false;south=true|false;waterlogged=true|false;west=true|false
light_blue_stained_glass_pane 0.3 - - 0 0 solid - east=true|false;north=true|false;south=true|false;waterlogged=true|false;west=true|false
yellow_stained_glass_pane 0.3 - - 0 0 solid - east=true|false;north=true|false;south=true|false;waterlogged=true|false;west=true|false
lime_stained_glass_pane 0.3 - - 0 0 solid - east=true|false;north=true|false;south=true|false;waterlogged=true|false;west=true|false
pink_stained_glass_pane 0.3 - - 0 0 solid - east=true|false;north=true|false;south=true|false;waterlogged=true|false;west=true|false
gray_stained_glass_pane 0.3 - - 0 0 solid - east=true|false;north=true|false;south=true|false;waterlogged=true|false;west=true|false
light_gray_stained_glass_pane 0.3 - - 0 0 solid - east=true|false;north=true|false;south=true|false;waterlogged=true|false;west=true|false
cyan_stained_glass_pane 0.3 - - 0 0 solid - east=true|false;north=true|false;south=true|false;waterlogged=true|false;west=true|false
purple_stained_glass_pane 0.3 - - 0 0 solid - east=true|false;north=true|false;south=true|false;waterlogged=true|false;west=true|false
blue_stained_glass_pane 0.3 - - 0 0 solid - east=true|false;north=true|false;south=true|false;waterlogged=true|false;west=true|false
brown_stained_glass_pane 0.3 - - 0 0 solid - east=true|false;north=true|false;south=true|false;waterlogged=true|false;west=true|false
green_stained_glass_pane 0.3 - - 0 0 solid - east=true|false;north=true|false;south=true|false;waterlogged=true|false;west=true|false
red_stained_glass_pane 0.3 - - 0 0 solid - east=true|false;north=true|false;south=true|false;waterlogged=true|false;west=true|false
black_stained_glass_pane 0.3 - - 0 0 solid - east=true|false;north=true|false;south=true|false;waterlogged=true|false;west=true|false
acacia_stairs 2 axe - 0 0 solid acacia_stairs facing=north|south|west|east;half=top|bottom;shape=straight|inner_left|inner_right|outer_left|outer_right;waterlogged=true|false
cherry_stairs 2 axe - 0 0 solid cherry_stairs facing=north|south|west|east;half=top|bottom;shape=straight|inner_left|inner_right|outer_left|outer_right;waterlogged=true|false
dark_oak_stairs 2 axe - 0 0 solid dark_oak_stairs facing=north|south|west|east;half=top|bottom;shape=straight|inner_left|inner_right|outer_left|outer_right;waterlogged=true|false
pale_oak_stairs 2 axe - 0 0 solid pale_oak_stairs facing=north|south|west|east;half=top|bottom;shape=straight|inner_left|inner_right|outer_left|outer_right;waterlogged=true|false
mangrove_stairs 2 axe - 0 0 solid mangrove_stairs facing=north|south|west|east;half=top|bottom;shape=straight|inner_left|inner_right|outer_left|outer_right;waterlogged=true|false
bamboo_stairs 2 axe - 0 0 solid bamboo_stairs facing=north|south|west|east;half=top|bottom;shape=straight|inner_left|inner_right|outer_left|outer_right;waterlogged=true|false
bamboo_mosaic_stairs 2 axe - 0 0 solid bamboo_mosaic_stairs facing=north|south|west|east;half=top|bottom;shape=straight|inner_left|inner_right|outer_left|outer_right;waterlogged=true|false
slime_block 0 - - 0 1 solid slime_block -
barrier -1 - - 0 0 solid - waterlogged=true|false
light -1 - - 15 0 - - level=0|1|2|3|4|5|6|7|8|9|10|11|12|13|14|15;waterlogged=true|false
iron_trapdoor 5 pickaxe wooden 0 0 solid iron_trapdoor facing=north|south|west|east;half=top|bottom;open=true|false;powered=true|false;waterlogged=true|false
prismarine 1.5 pickaxe wooden 0 15 solid prismarine -
prismarine_bricks 1.5 pickaxe wooden 0 15 solid prismarine_bricks -
dark_prismarine 1.5 pickaxe wooden 0 15 solid dark_prismarine -
prismarine_stairs 1.5 pickaxe wooden 0 0 solid prismarine_stairs facing=north|south|west|east;half=top|bottom;shape=straight|inner_left|inner_right|outer_left|outer_right;waterlogged=true|false
prismarine_brick_stairs 1.5 pickaxe wooden 0 0 solid prismarine_brick_stairs facing=north|south|west|east;half=top|bottom;shape=straight|inner_left|inner_right|outer_left|outer_right;waterlogged=true|false
dark_prismarine_stairs 1.5 pickaxe wooden 0 0 solid dark_prismarine_stairs facing=north|south|west|east;half=top|bottom;shape=straight|inner_left|inner_right|outer_left|outer_right;waterlogged=true|false
prismarine_slab 1.5 pickaxe wooden 0 0 solid prismarine_slab type=top|bottom|double;waterlogged=true|false
prismarine_brick_slab 1.5 pickaxe wooden 0 0 solid prismarine_brick_slab type=top|bottom|double;waterlogged=true|false
dark_prismarine_slab 1.5 pickaxe wooden 0 0 solid dark_prismarine_slab type=top|bottom|double;waterlogged=true|false
sea_lantern 0.3 - - 15 15 solid prismarine_crystals -
hay_block 0.5 hoe - 0 15 solid hay_block axis=x|y|z
white_carpet 0.1 - - 0 0 solid white_carpet -
orange_carpet 0.1 - - 0 0 solid orange_carpet -
magenta_carpet 0.1 - - 0 0 solid magenta_carpet -
light_blue_carpet 0.1 - - 0 0 solid light_blue_carpet -
yellow_carpet 0.1 - - 0 0 solid yellow_carpet -
lime_carpet 0.1 - - 0 0 solid lime_carpet -
pink_carpet 0.1 - - 0 0 solid pink_carpet -
gray_carpet 0.1 - - 0 0 solid gray_carpet -
light_gray_carpet 0.1 - - 0 0 solid light_gray_carpet -
cyan_carpet 0.1 - - 0 0 solid cyan_carpet -
purple_carpet 0.1 - - 0 0 solid purple_carpet -
blue_carpet 0.1 - - 0 0 solid blue_carpet -
brown_carpet 0.1 - - 0 0 solid brown_carpet -
green_carpet 0.1 - - 0 0 solid green_carpet -
red_carpet 0.1 - - 0 0 solid red_carpet -
black_carpet 0.1 - - 0 0 solid black_carpet -
terracotta 1.25 pickaxe wooden 0 15 solid terracotta -
coal_block 5 pickaxe wooden 0 15 solid coal_block -
packed_ice 0.5 pickaxe - 0 15 solid - -
sunflower 0 - - 0 0 - sunflower half=upper|lower
lilac 0 - - 0 0 - lilac half=upper|lower
rose_bush 0 - - 0 0 - rose_bush half=upper|lower
peony 0 - - 0 0 - peony half=upper|lower
tall_grass 0 - - 0 0 - - half=upper|lower
large_fern 0 - - 0 0 - - half=upper|lower
white_banner 1 axe - 0 0 - white_banner rotation=0|1|2|3|4|5|6|7|8|9|10|11|12|13|14|15
orange_banner 1 axe - 0 0 - orange_banner rotation=0|1|2|3|4|5|6|7|8|9|10|11|12|13|14|15
magenta_banner 1 axe - 0 0 - magenta_banner rotation=0|1|2|3|4|5|6|7|8|9|10|11|12|13|14|15
light_blue_banner 1 axe - 0 0 - light_blue_banner rotation=0|1|2|3|4|5|6|7|8|9|10|11|12|13|14|15
yellow_banner 1 axe - 0 0 - yellow_banner rotation=0|1|2|3|4|5|6|7|8|9|10|11|12|13|14|15
lime_banner 1 axe - 0 0 - lime_banner rotation=0|1|2|3|4|5|6|7|8|9|10|11|12|13|14|15
pink_banner 1 axe - 0 0 - pink_banner rotation=0|1|2|3|4|5|6|7|8|9|10|11|12|13|14|15
gray_banner 1 axe - 0 0 - gray_banner rotation=0|1|2|3|4|5|6|7|8|9|10|11|12|13|14|15
light_gray_banner 1 axe - 0 0 - light_gray_banner rotation=0|1|2|3|4|5|6|7|8|9|10|11|12|13|14|15
cyan_banner 1 axe - 0 0 - cyan_banner rotation=0|1|2|3|4|5|6|7|8|9|10|11|12|13|14|15
purple_banner 1 axe - 0 0 - purple_banner rotation=0|1|2|3|4|5|6|7|8|9|10|11|12|13|14|15
blue_banner 1 axe - 0 0 - blue_banner rotation=0|1|2|3|4|5|6|7|8|9|10|11|12|13|14|15
brown_banner 1 axe - 0 0 - brown_banner rotation=0|1|2|3|4|5|6|7|8|9|10|11|12|13|14|15
green_banner 1 axe - 0 0 - green_banner rotation=0|1|2|3|4|5|6|7|8|9|10|11|12|13|14|15
red_banner 1 axe - 0 0 - red_banner rotation=0|1|2|3|4|5|6|7|8|9|10|11|12|13|14|15
black_banner 1 axe - 0 0 - black_banner rotation=0|1|2|3|4|5|6|7|8|9|10|11|12|13|14|15
white_wall_banner 1 axe - 0 0 - white_banner facing=north|south|west|east
orange_wall_banner 1 axe - 0 0 - orange_banner facing=north|south|west|east
magenta_wall_banner 1 axe - 0 0 - magenta_banner facing=north|south|west|east
light_blue_wall_banner 1 axe - 0 0 - light_blue_banner facing=north|south|west|east
yellow_wall_banner 1 axe - 0 0 - yellow_banner facing=north|south|west|east
lime_wall_banner 1 axe - 0 0 - lime_banner facing=north|south|west|east
pink_wall_banner 1 axe - 0 0 - pink_banner facing=north|south|west|east
gray_wall_banner 1 axe - 0 0 - gray_banner facing=north|south|west|east
light_gray_wall_banner 1 axe - 0 0 - light_gray_banner facing=north|south|west|east
cyan_wall_banner 1 axe - 0 0 - cyan_banner facing=north|south|west|east
purple_wall_banner 1 axe - 0 0 - purple_banner facing=north|south|west|east
blue_wall_banner 1 axe - 0 0 - blue_banner facing=north|south|west|east
brown_wall_banner 1 axe - 0 0 - brown_banner facing=north|south|west|east
green_wall_banner 1 axe - 0 0 - green_banner facing=north|south|west|east
red_wall_banner 1 axe - 0 0 - red_banner facing=north|south|west|east
black_wall_banner 1 axe - 0 0 - black_banner facing=north|south|west|east
red_sandstone 0.8 pickaxe wooden 0 15 solid red_sandstone -
chiseled_red_sandstone 0.8 pickaxe wooden 0 15 solid chiseled_red_sandstone -
cut_red_sandstone 0.8 pickaxe wooden 0 15 solid cut_red_sandstone -
red_sandstone_stairs 0.8 pickaxe wooden 0 0 solid red_sandstone_stairs facing=north|south|west|east;half=top|bottom;shape=straight|inner_left|inner_right|outer_left|outer_right;waterlogged=true|false
oak_slab 2 axe - 0 0 solid oak_slab type=top|bottom|double;waterlogged=true|false
spruce_slab 2 axe - 0 0 solid spruce_slab type=top|bottom|double;waterlogged=true|false
birch_slab 2 axe - 0 0 solid birch_slab type=top|bottom|double;waterlogged=true|false
jungle_slab 2 axe - 0 0 solid jungle_slab type=top|bottom|double;waterlogged=true|false
acacia_slab 2 axe - 0 0 solid acacia_slab type=top|bottom|double;waterlogged=true|false
cherry_slab 2 axe - 0 0 solid cherry_slab type=top|bottom|double;waterlogged=true|false
dark_oak_slab 2 axe - 0 0 solid dark_oak_slab type=top|bottom|double;waterlogged=true|false
pale_oak_slab 2 axe - 0 0 solid pale_oak_slab type=top|bottom|double;waterlogged=true|false
mangrove_slab 2 axe - 0 0 solid mangrove_slab type=top|bottom|double;waterlogged=true|false
bamboo_slab 2 axe - 0 0 solid bamboo_slab type=top|bottom|double;waterlogged=true|false
bamboo_mosaic_slab 2 axe - 0 0 solid bamboo_mosaic_slab type=top|bottom|double;waterlogged=true|false
stone_slab 2 pickaxe wooden 0 0 solid stone_slab type=top|bottom|double;waterlogged=true|false
smooth_stone_slab 2 pickaxe wooden 0 0 solid smooth_stone_slab type=top|bottom|double;waterlogged=true|false
sandstone_slab 2 pickaxe wooden 0 0 solid sandstone_slab type=top|bottom|double;waterlogged=true|false
cut_sandstone_slab 2 pickaxe wooden 0 0 solid cut_sandstone_slab type=top|bottom|double;waterlogged=true|false
petrified_oak_slab 2 pickaxe wooden 0 0 solid petrified_oak_slab type=top|bottom|double;waterlogged=true|false
cobblestone_slab 2 pickaxe wooden 0 0 solid cobblestone_slab type=top|bottom|double;waterlogged=true|false
brick_slab 2 pickaxe wooden 0 0 solid brick_slab type=top|bottom|double;waterlogged=true|false
stone_brick_slab 2 pickaxe wooden 0 0 solid stone_brick_slab type=top|bottom|double;waterlogged=true|false
mud_brick_slab 1.5 pickaxe wooden 0 0 solid mud_brick_slab type=top|bottom|double;waterlogged=true|false
nether_brick_slab 2 pickaxe wooden 0 0 solid nether_brick_slab type=top|bottom|double;waterlogged=true|false
quartz_slab 2 pickaxe wooden 0 0 solid quartz_slab type=top|bottom|double;waterlogged=true|false
red_sandstone_slab 2 pickaxe wooden 0 0 solid red_sandstone_slab type=top|bottom|double;waterlogged=true|false
cut_red_sandstone_slab 2 pickaxe wooden 0 0 solid cut_red_sandstone_slab type=top|bottom|double;waterlogged=true|false
purpur_slab 2 pickaxe wooden 0 0 solid purpur_slab type=top|bottom|double;waterlogged=true|false
smooth_stone 2 pickaxe wooden 0 15 solid smooth_stone -
smooth_sandstone 2 pickaxe wooden 0 15 solid smooth_sandstone -
smooth_quartz 2 pickaxe wooden 0 15 solid smooth_quartz -
smooth_red_sandstone 2 pickaxe wooden 0 15 solid smooth_red_sandstone -
spruce_fence_gate 2 axe - 0 0 solid spruce_fence_gate facing=north|south|west|east;in_wall=true|false;open=true|false;powered=true|false
birch_fence_gate 2 axe - 0 0 solid birch_fence_gate facing=north|south|west|east;in_wall=true|false;open=true|false;powered=true|false
jungle_fence_gate 2 axe - 0 0 solid jungle_fence_gate facing=north|south|west|east;in_wall=true|false;open=true|false;powered=true|false
acacia_fence_gate 2 axe - 0 0 solid acacia_fence_gate facing=north|south|west|east;in_wall=true|false;open=true|false;powered=true|false
cherry_fence_gate 2 axe - 0 0 solid cherry_fence_gate facing=north|south|west|east;in_wall=true|false;open=true|false;powered=true|false
dark_oak_fence_gate 2 axe - 0 0 solid dark_oak_fence_gate facing=north|south|west|east;in_wall=true|false;open=true|false;powered=true|false
pale_oak_fence_gate 2 axe - 0 0 solid pale_oak_fence_gate facing=north|south|west|east;in_wall=true|false;open=true|false;powered=true|false
mangrove_fence_gate 2 axe - 0 0 solid mangrove_fence_gate facing=north|south|west|east;in_wall=true|false;open=true|false;powered=true|false
bamboo_fence_gate 2 axe - 0 0 solid bamboo_fence_gate facing=north|south|west|east;in_wall=true|false;open=true|false;powered=true|false
spruce_fence 2 axe - 0 0 solid spruce_fence east=true|false;north=true|false;south=true|false;waterlogged=true|false;west=true|false
birch_fence 2 axe - 0 0 solid birch_fence east=true|false;north=true|false;south=true|false;waterlogged=true|false;west=true|false
jungle_fence 2 axe - 0 0 solid jungle_fence east=true|false;north=true|false;south=true|false;waterlogged=true|false;west=true|false
acacia_fence 2 axe - 0 0 solid acacia_fence east=true|false;north=true|false;south=true|false;waterlogged=true|false;west=true|false
cherry_fence 2 axe - 0 0 solid cherry_fence east=true|false;north=true|false;south=true|false;waterlogged=true|false;west=true|false
dark_oak_fence 2 axe - 0 0 solid dark_oak_fence east=true|false;north=true|false;south=true|false;waterlogged=true|false;west=true|false
pale_oak_fence 2 axe - 0 0 solid pale_oak_fence east=true|false;north=true|false;south=true|false;waterlogged=true|false;west=true|false
mangrove_fence 2 axe - 0 0 solid mangrove_fence east=true|false;north=true|false;south=true|false;waterlogged=true|false;west=true|false
bamboo_fence 2 axe - 0 0 solid bamboo_fence east=true|false;north=true|false;south=true|false;waterlogged=true|false;west=true|false
spruce_door 3 axe - 0 0 solid spruce_door facing=north|south|west|east;half=upper|lower;hinge=left|right;open=true|false;powered=true|false
birch_door 3 axe - 0 0 solid birch_door facing=north|south|west|east;half=upper|lower;hinge=left|right;open=true|false;powered=true|false
jungle_door 3 axe - 0 0 solid jungle_door facing=north|south|west|east;half=upper|lower;hinge=left|right;open=true|false;powered=true|false
acacia_door 3 axe - 0 0 solid acacia_door facing=north|south|west|east;half=upper|lower;hinge=left|right;open=true|false;powered=true|false
cherry_door 3 axe - 0 0 solid cherry_door facing=north|south|west|east;half=upper|lower;hinge=left|right;open=true|false;powered=true|false
dark_oak_door 3 axe - 0 0 solid dark_oak_door facing=north|south|west|east;half=upper|lower;hinge=left|right;open=true|false;powered=true|false
pale_oak_door 3 axe - 0 0 solid pale_oak_door facing=north|south|west|east;half=upper|lower;hinge=left|right;open=true|false;powered=true|false
mangrove_door 3 axe - 0 0 solid mangrove_door facing=north|south|west|east;half=upper|lower;hinge=left|right;open=true|false;powered=true|false
bamboo_door 3 axe - 0 0 solid bamboo_door facing=north|south|west|east;half=upper|lower;hinge=left|right;open=true|false;powered=true|false
end_rod 0 - - 14 0 solid end_rod facing=north|east|south|west|up|down
chorus_plant 0.4 axe - 0 1 solid chorus_fruit down=true|false;east=true|false;north=true|false;south=true|false;up=true|false;west=true|false
chorus_flower 0.4 axe - 0 1 solid - age=0|1|2|3|4|5
purpur_block 1.5 pickaxe wooden 0 15 solid purpur_block -
purpur_pillar 1.5 pickaxe wooden 0 15 solid purpur_pillar axis=x|y|z
purpur_stairs 1.5 pickaxe wooden 0 0 solid purpur_stairs facing=north|south|west|east;half=top|bottom;shape=straight|inner_left|inner_right|outer_left|outer_right;waterlogged=true|false
end_stone_bricks 3 pickaxe wooden 0 15 solid end_stone_bricks -
torchflower_crop 0 - - 0 0 - torchflower_seeds age=0|1
pitcher_crop 0 - - 0 0 solid pitcher_pod age=0|1|2|3|4;half=upper|lower
pitcher_plant 0 - - 0 0 - pitcher_plant half=upper|lower
beetroots 0 - - 0 0 - beetroot_seeds age=0|1|2|3
dirt_path 0.65 shovel - 0 0 solid dirt -
end_gateway -1 - - 15 1 - - -
repeating_command_block -1 - - 0 15 solid - conditional=true|false;facing=north|east|south|west|up|down
chain_command_block -1 - - 0 15 solid - conditional=true|false;facing=north|east|south|west|up|down
frosted_ice 0.5 - - 0 1 solid - age=0|1|2|3
magma_block 0.5 pickaxe wooden 3 15 solid magma_block -
nether_wart_block 1 hoe - 0 15 solid nether_wart_block -
red_nether_bricks 2 pickaxe wooden 0 15 solid red_nether_bricks -
bone_block 2 pickaxe wooden 0 15 solid bone_block axis=x|y|z
structure_void 0 - - 0 0 - - -
observer 3 pickaxe wooden 0 15 solid observer facing=north|east|south|west|up|down;powered=true|false
shulker_box 2 pickaxe - 0 1 solid shulker_box facing=north|east|south|west|up|down
white_shulker_box 2 pickaxe - 0 1 solid white_shulker_box facing=north|east|south|west|up|down
orange_shulker_box 2 pickaxe - 0 1 solid orange_shulker_box facing=north|east|south|west|up|down
magenta_shulker_box 2 pickaxe - 0 1 solid magenta_shulker_box facing=north|east|south|west|up|down
light_blue_shulker_box 2 pickaxe - 0 1 solid light_blue_shulker_box facing=north|east|south|west|up|down
yellow_shulker_box 2 pickaxe - 0 1 solid yellow_shulker_box facing=north|east|south|west|up|down
lime_shulker_box 2 pickaxe - 0 1 solid lime_shulker_box facing=north|east|south|west|up|down
pink_shulker_box 2 pickaxe - 0 1 solid pink_shulker_box facing=north|east|south|west|up|down
gray_shulker_box 2 pickaxe - 0 1 solid gray_shulker_box facing=north|east|south|west|up|down
light_gray_shulker_box 2 pickaxe - 0 1 solid light_gray_shulker_box facing=north|east|south|west|up|down
cyan_shulker_box 2 pickaxe - 0 1 solid cyan_shulker_box facing=north|east|south|west|up|down
purple_shulker_box 2 pickaxe - 0 1 solid purple_shulker_box facing=north|east|south|west|up|down
blue_shulker_box 2 pickaxe - 0 1 solid blue_shulker_box facing=north|east|south|west|up|down
brown_shulker_box 2 pickaxe - 0 1 solid brown_shulker_box facing=north|east|south|west|up|down
green_shulker_box 2 pickaxe - 0 1 solid green_shulker_box facing=north|east|south|west|up|down
red_shulker_box 2 pickaxe - 0 1 solid red_shulker_box facing=north|east|south|west|up|down
black_shulker_box 2 pickaxe - 0 1 solid black_shulker_box facing=north|east|south|west|up|down
white_glazed_terracotta 1.4 pickaxe wooden 0 15 solid white_glazed_terracotta facing=north|south|west|east
orange_glazed_terracotta 1.4 pickaxe wooden 0 15 solid orange_glazed_terracotta facing=north|south|west|east
magenta_glazed_terracotta 1.4 pickaxe wooden 0 15 solid magenta_glazed_terracotta facing=north|south|west|east
light_blue_glazed_terracotta 1.4 pickaxe wooden 0 15 solid light_blue_glazed_terracotta facing=north|south|west|east
yellow_glazed_terracotta 1.4 pickaxe wooden 0 15 solid yellow_glazed_terracotta facing=north|south|west|east
lime_glazed_terracotta 1.4 pickaxe wooden 0 15 solid lime_glazed_terracotta facing=north|south|west|east
pink_glazed_terracotta 1.4 pickaxe wooden 0 15 solid pink_glazed_terracotta facing=north|south|west|east
gray_glazed_terracotta 1.4 pickaxe wooden 0 15 solid gray_glazed_terracotta facing=north|south|west|east
light_gray_glazed_terracotta 1.4 pickaxe wooden 0 15 solid light_gray_glazed_terracotta facing=north|south|west|east
cyan_glazed_terracotta 1.4 pickaxe wooden 0 15 solid cyan_glazed_terracotta facing=north|south|west|east
purple_glazed_terracotta 1.4 pickaxe wooden 0 15 solid purple_glazed_terracotta facing=north|south|west|east
blue_glazed_terracotta 1.4 pickaxe wooden 0 15 solid blue_glazed_terracotta facing=north|south|west|east
brown_glazed_terracotta 1.4 pickaxe wooden 0 15 solid brown_glazed_terracotta facing=north|south|west|east
green_glazed_terracotta 1.4 pickaxe wooden 0 15 solid green_glazed_terracotta facing=north|south|west|east
red_glazed_terracotta 1.4 pickaxe wooden 0 15 solid red_glazed_terracotta facing=north|south|west|east
black_glazed_terracotta 1.4 pickaxe wooden 0 15 solid black_glazed_terracotta facing=north|south|west|east
white_concrete 1.8 pickaxe wooden 0 15 solid white_concrete -
orange_concrete 1.8 pickaxe wooden 0 15 solid orange_concrete -
magenta_concrete 1.8 pickaxe wooden 0 15 solid magenta_concrete -
light_blue_concrete 1.8 pickaxe wooden 0 15 solid light_blue_concrete -
yellow_concrete 1.8 pickaxe wooden 0 15 solid yellow_concrete -
lime_concrete 1.8 pickaxe wooden 0 15 solid lime_concrete -
pink_concrete 1.8 pickaxe wooden 0 15 solid pink_concrete -
gray_concrete 1.8 pickaxe wooden 0 15 solid gray_concrete -
light_gray_concrete 1.8 pickaxe wooden 0 15 solid light_gray_concrete -
cyan_concrete 1.8 pickaxe wooden 0 15 solid cyan_concrete -
purple_concrete 1.8 pickaxe wooden 0 15 solid purple_concrete -
blue_concrete 1.8 pickaxe wooden 0 15 solid blue_concrete -
brown_concrete 1.8 pickaxe wooden 0 15 solid brown_concrete -
green_concrete 1.8 pickaxe wooden 0 15 solid green_concrete -
red_concrete 1.8 pickaxe wooden 0 15 solid red_concrete -
black_concrete 1.8 pickaxe wooden 0 15 solid black_concrete -
white_concrete_powder 0.5 shovel - 0 15 solid white_concrete_powder -
orange_concrete_powder 0.5 shovel - 0 15 solid orange_concrete_powder -
magenta_concrete_powder 0.5 shovel - 0 15 solid magenta_concrete_powder -
light_blue_concrete_powder 0.5 shovel - 0 15 solid light_blue_concrete_powder -
yellow_concrete_powder 0.5 shovel - 0 15 solid yellow_concrete_powder -
lime_concrete_powder 0.5 shovel - 0 15 solid lime_concrete_powder -
pink_concrete_powder 0.5 shovel - 0 15 solid pink_concrete_powder -
gray_concrete_powder 0.5 shovel - 0 15 solid gray_concrete_powder -
light_gray_concrete_powder 0.5 shovel - 0 15 solid light_gray_concrete_powder -
cyan_concrete_powder 0.5 shovel - 0 15 solid cyan_concrete_powder -
purple_concrete_powder 0.5 shovel - 0 15 solid purple_concrete_powder -
blue_concrete_powder 0.5 shovel - 0 15 solid blue_concrete_powder -
brown_concrete_powder 0.5 shovel - 0 15 solid brown_concrete_powder -
green_concrete_powder 0.5 shovel - 0 15 solid green_concrete_powder -
red_concrete_powder 0.5 shovel - 0 15 solid red_concrete_powder -
black_concrete_powder 0.5 shovel - 0 15 solid black_concrete_powder -
kelp 0 - - 0 1 - kelp age=0|1|2|3|4|5|6|7|8|9|10|11|12|13|14|15|16|17|18|19|20|21|22|23|24|25
kelp_plant 0 - - 0 1 - kelp -
dried_kelp_block 0.5 hoe - 0 15 solid dried_kelp_block -
turtle_egg 0.5 - - 0 0 solid - eggs=1|2|3|4;hatch=0|1|2
sniffer_egg 0.5 - - 0 0 solid sniffer_egg hatch=0|1|2
dried_ghast 0 - - 0 0 solid dried_ghast facing=north|south|west|east;hydration=0|1|2|3;waterlogged=true|false
dead_tube_coral_block 1.5 pickaxe wooden 0 15 solid dead_tube_coral_block -
dead_brain_coral_block 1.5 pickaxe wooden 0 15 solid dead_brain_coral_block -
dead_bubble_coral_block 1.5 pickaxe wooden 0 15 solid dead_bubble_coral_block -
dead_fire_coral_block 1.5 pickaxe wooden 0 15 solid dead_fire_coral_block -
dead_horn_coral_block 1.5 pickaxe wooden 0 15 solid dead_horn_coral_block -
tube_coral_block 1.5 pickaxe wooden 0 15 solid dead_tube_coral_block -
brain_coral_block 1.5 pickaxe wooden 0 15 solid dead_brain_coral_block -
bubble_coral_block 1.5 pickaxe wooden 0 15 solid dead_bubble_coral_block -
fire_coral_block 1.5 pickaxe wooden 0 15 solid dead_fire_coral_block -
horn_coral_block 1.5 pickaxe wooden 0 15 solid dead_horn_coral_block -
dead_tube_coral 0 pickaxe wooden 0 1 - - waterlogged=true|false
dead_brain_coral 0 pickaxe wooden 0 1 - - waterlogged=true|false
dead_bubble_coral 0 pickaxe wooden 0 1 - - waterlogged=true|false
dead_fire_coral 0 pickaxe wooden 0 1 - - waterlogged=true|false
dead_horn_coral 0 pickaxe wooden 0 1 - - waterlogged=true|false
tube_coral 0 - - 0 1 - - waterlogged=true|false
brain_coral 0 - - 0 1 - - waterlogged=true|false
bubble_coral 0 - - 0 1 - - waterlogged=true|false
fire_coral 0 - - 0 1 - - waterlogged=true|false
horn_coral 0 - - 0 1 - - waterlogged=true|false
dead_tube_coral_fan 0 pickaxe wooden 0 1 - - waterlogged=true|false
dead_brain_coral_fan 0 pickaxe wooden 0 1 - - waterlogged=true|false
dead_bubble_coral_fan 0 pickaxe wooden 0 1 - - waterlogged=true|false
dead_fire_coral_fan 0 pickaxe wooden 0 1 - - waterlogged=true|false
dead_horn_coral_fan 0 pickaxe wooden 0 1 - - waterlogged=true|false
tube_coral_fan 0 - - 0 1 - - waterlogged=true|false
brain_coral_fan 0 - - 0 1 - - waterlogged=true|false
bubble_coral_fan 0 - - 0 1 - - waterlogged=true|false
fire_coral_fan 0 - - 0 1 - - waterlogged=true|false
horn_coral_fan 0 - - 0 1 - - waterlogged=true|false
dead_tube_coral_wall_fan 0 pickaxe wooden 0 1 - - facing=north|south|west|east;waterlogged=true|false
dead_brain_coral_wall_fan 0 pickaxe wooden 0 1 - - facing=north|south|west|east;waterlogged=true|false
dead_bubble_coral_wall_fan 0 pickaxe wooden 0 1 - - facing=north|south|west|east;waterlogged=true|false
dead_fire_coral_wall_fan 0 pickaxe wooden 0 1 - - facing=north|south|west|east;waterlogged=true|false
dead_horn_coral_wall_fan 0 pickaxe wooden 0 1 - - facing=north|south|west|east;waterlogged=true|false
tube_coral_wall_fan 0 - - 0 1 - - facing=north|south|west|east;waterlogged=true|false
brain_coral_wall_fan 0 - - 0 1 - - facing=north|south|west|east;waterlogged=true|false
bubble_coral_wall_fan 0 - - 0 1 - - facing=north|south|west|east;waterlogged=true|false
fire_coral_wall_fan 0 - - 0 1 - - facing=north|south|west|east;waterlogged=true|false
horn_coral_wall_fan 0 - - 0 1 - - facing=north|south|west|east;waterlogged=true|false
sea_pickle 0 - - 6 1 solid sea_pickle pickles=1|2|3|4;waterlogged=true|false
blue_ice 2.8 pickaxe - 0 15 solid - -
conduit 3 pickaxe - 15 1 solid conduit waterlogged=true|false
bamboo_sapling 1 - - 0 0 - bamboo -
bamboo 1 - - 0 0 solid bamboo age=0|1;leaves=none|small|large;stage=0|1
potted_bamboo 0 - - 0 0 solid flower_pot,bamboo -
void_air 0 - - 0 0 - - -
cave_air 0 - - 0 0 - - -
bubble_column 0 - - 0 1 - - drag=true|false
polished_granite_stairs 1.5 pickaxe wooden 0 0 solid polished_granite_stairs facing=north|south|west|east;half=top|bottom;shape=straight|inner_left|inner_right|outer_left|outer_right;waterlogged=true|false
smooth_red_sandstone_stairs 2 pickaxe wooden 0 0 solid smooth_red_sandstone_stairs facing=north|south|west|east;half=top|bottom;shape=straight|inner_left|inner_right|outer_left|outer_right;waterlogged=true|false
mossy_stone_brick_stairs 1.5 pickaxe wooden 0 0 solid mossy_stone_brick_stairs facing=north|south|west|east;half=top|bottom;shape=straight|inner_left|inner_right|outer_left|outer_right;waterlogged=true|false
polished_diorite_stairs 1.5 pickaxe wooden 0 0 solid polished_diorite_stairs facing=north|south|west|east;half=top|bottom;shape=straight|inner_left|inner_right|outer_left|outer_right;waterlogged=true|false
mossy_cobblestone_stairs 2 pickaxe wooden 0 0 solid mossy_cobblestone_stairs facing=north|south|west|east;half=top|bottom;shape=straight|inner_left|inner_right|outer_left|outer_right;waterlogged=true|false
end_stone_brick_stairs 3 pickaxe wooden 0 0 solid end_stone_brick_stairs facing=north|south|west|east;half=top|bottom;shape=straight|inner_left|inner_right|outer_left|outer_right;waterlogged=true|false
stone_stairs 1.5 pickaxe wooden 0 0 solid stone_stairs facing=north|south|west|east;half=top|bottom;shape=straight|inner_left|inner_right|outer_left|outer_right;waterlogged=true|false
smooth_sandstone_stairs 2 pickaxe wooden 0 0 solid smooth_sandstone_stairs facing=north|south|west|east;half=top|bottom;shape=straight|inner_left|inner_right|outer_left|outer_right;waterlogged=true|false
smooth_quartz_stairs 2 pickaxe wooden 0 0 solid smooth_quartz_stairs facing=north|south|west|east;half=top|bottom;shape=straight|inner_left|inner_right|outer_left|outer_right;waterlogged=true|false
granite_stairs 1.5 pickaxe wooden 0 0 solid granite_stairs facing=north|south|west|east;half=top|bottom;shape=straight|inner_left|inner_right|outer_left|outer_right;waterlogged=true|false
andesite_stairs 1.5 pickaxe wooden 0 0 solid andesite_stairs facing=north|south|west|east;half=top|bottom;shape=straight|inner_left|inner_right|outer_left|outer_right;waterlogged=true|false
red_nether_brick_stairs 2 pickaxe wooden 0 0 solid red_nether_brick_stairs facing=north|south|west|east;half=top|bottom;shape=straight|inner_left|inner_right|outer_left|outer_right;waterlogged=true|false
polished_andesite_stairs 1.5 pickaxe wooden 0 0 solid polished_andesite_stairs facing=north|south|west|east;half=top|bottom;shape=straight|inner_left|inner_right|outer_left|outer_right;waterlogged=true|false
diorite_stairs 1.5 pickaxe wooden 0 0 solid diorite_stairs facing=north|south|west|east;half=top|bottom;shape=straight|inner_left|inner_right|outer_left|outer_right;waterlogged=true|false
polished_granite_slab 1.5 pickaxe wooden 0 0 solid polished_granite_slab type=top|bottom|double;waterlogged=true|false
smooth_red_sandstone_slab 2 pickaxe wooden 0 0 solid smooth_red_sandstone_slab type=top|bottom|double;waterlogged=true|false
mossy_stone_brick_slab 1.5 pickaxe wooden 0 0 solid mossy_stone_brick_slab type=top|bottom|double;waterlogged=true|false
polished_diorite_slab 1.5 pickaxe wooden 0 0 solid polished_diorite_slab type=top|bottom|double;waterlogged=true|false
mossy_cobblestone_slab 2 pickaxe wooden 0 0 solid mossy_cobblestone_slab type=top|bottom|double;waterlogged=true|false
end_stone_brick_slab 3 pickaxe wooden 0 0 solid end_stone_brick_slab type=top|bottom|double;waterlogged=true|false
smooth_sandstone_slab 2 pickaxe wooden 0 0 solid smooth_sandstone_slab type=top|bottom|double;waterlogged=true|false
smooth_quartz_slab 2 pickaxe wooden 0 0 solid smooth_quartz_slab type=top|bottom|double;waterlogged=true|false
granite_slab 1.5 pickaxe wooden 0 0 solid granite_slab type=top|bottom|double;waterlogged=true|false
andesite_slab 1.5 pickaxe wooden 0 0 solid andesite_slab type=top|bottom|double;waterlogged=true|false
red_nether_brick_slab 2 pickaxe wooden 0 0 solid red_nether_brick_slab type=top|bottom|double;waterlogged=true|false
polished_andesite_slab 1.5 pickaxe wooden 0 0 solid polished_andesite_slab type=top|bottom|double;waterlogged=true|false
diorite_slab 1.5 pickaxe wooden 0 0 solid diorite_slab type=top|bottom|double;waterlogged=true|false
brick_wall 2 pickaxe wooden 0 0 solid brick_wall east=none|low|tall;north=none|low|tall;south=none|low|tall;up=true|false;waterlogged=true|false;west=none|low|tall
prismarine_wall 1.5 pickaxe wooden 0 0 solid prismarine_wall east=none|low|tall;north=none|low|tall;south=none|low|tall;up=true|false;waterlogged=true|false;west=none|low|tall
red_sandstone_wall 0.8 pickaxe wooden 0 0 solid red_sandstone_wall east=none|low|tall;north=none|low|tall;south=none|low|tall;up=true|false;waterlogged=true|false;west=none|low|tall
mossy_stone_brick_wall 1.5 pickaxe wooden 0 0 solid mossy_stone_brick_wall east=none|low|tall;north=none|low|tall;south=none|low|tall;up=true|false;waterlogged=true|false;west=none|low|tall
granite_wall 1.5 pickaxe wooden 0 0 solid granite_wall east=none|low|tall;north=none|low|tall;south=none|low|tall;up=true|false;waterlogged=true|false;west=none|low|tall
stone_brick_wall 1.5 pickaxe wooden 0 0 solid stone_brick_wall east=none|low|tall;north=none|low|tall;south=none|low|tall;up=true|false;waterlogged=true|false;west=none|low|tall
mud_brick_wall 1.5 pickaxe wooden 0 0 solid mud_brick_wall east=none|low|tall;north=none|low|tall;south=none|low|tall;up=true|false;waterlogged=true|false;west=none|low|tall
nether_brick_wall 2 pickaxe wooden 0 0 solid nether_brick_wall east=none|low|tall;north=none|low|tall;south=none|low|tall;up=true|false;waterlogged=true|false;west=none|low|tall
andesite_wall 1.5 pickaxe wooden 0 0 solid andesite_wall east=none|low|tall;north=none|low|tall;south=none|low|tall;up=true|false;waterlogged=true|false;west=none|low|tall
red_nether_brick_wall 2 pickaxe wooden 0 0 solid red_nether_brick_wall east=none|low|tall;north=none|low|tall;south=none|low|tall;up=true|false;waterlogged=true|false;west=none|low|tall
sandstone_wall 0.8 pickaxe wooden 0 0 solid sandstone_wall east=none|low|tall;north=none|low|tall;south=none|low|tall;up=true|false;waterlogged=true|false;west=none|low|tall
end_stone_brick_wall 3 pickaxe wooden 0 0 solid end_stone_brick_wall east=none|low|tall;north=none|low|tall;south=none|low|tall;up=true|false;waterlogged=true|false;west=none|low|tall
diorite_wall 1.5 pickaxe wooden 0 0 solid diorite_wall east=none|low|tall;north=none|low|tall;south=none|low|tall;up=true|false;waterlogged=true|false;west=none|low|tall
scaffolding 0 - - 0 0 solid scaffolding bottom=true|false;distance=0|1|2|3|4|5|6|7;waterlogged=true|false
loom 2.5 axe - 0 15 solid loom facing=north|south|west|east
barrel 2.5 axe - 0 15 solid barrel facing=north|east|south|west|up|down;open=true|false
smoker 3.5 pickaxe wooden 0 15 solid smoker facing=north|south|west|east;lit=true|false
blast_furnace 3.5 pickaxe wooden 0 15 solid blast_furnace facing=north|south|west|east;lit=true|false
cartography_table 2.5 axe - 0 15 solid cartography_table -
fletching_table 2.5 axe - 0 15 solid fletching_table -
grindstone 2 pickaxe wooden 0 0 solid grindstone face=floor|wall|ceiling;facing=north|south|west|east
lectern 2.5 axe - 0 0 solid lectern facing=north|south|west|east;has_book=true|false;powered=true|false
smithing_table 2.5 axe - 0 15 solid smithing_table -
stonecutter 3.5 pickaxe wooden 0 0 solid stonecutter facing=north|south|west|east
bell 5 pickaxe - 0 0 solid bell attachment=floor|ceiling|single_wall|double_wall;facing=north|south|west|east;powered=true|false
lantern 3.5 pickaxe - 15 0 solid lantern hanging=true|false;waterlogged=true|false
soul_lantern 3.5 pickaxe - 10 0 solid soul_lantern hanging=true|false;waterlogged=true|false
copper_lantern 3.5 pickaxe - 15 0 solid copper_lantern hanging=true|false;waterlogged=true|false
exposed_copper_lantern 3.5 pickaxe - 15 0 solid exposed_copper_lantern hanging=true|false;waterlogged=true|false
weathered_copper_lantern 3.5 pickaxe - 15 0 solid weathered_copper_lantern hanging=true|false;waterlogged=true|false
oxidized_copper_lantern 3.5 pickaxe - 15 0 solid oxidized_copper_lantern hanging=true|false;waterlogged=true|false
waxed_copper_lantern 3.5 pickaxe - 15 0 solid waxed_copper_lantern hanging=true|false;waterlogged=true|false
waxed_exposed_copper_lantern 3.5 pickaxe - 15 0 solid waxed_exposed_copper_lantern hanging=true|false;waterlogged=true|false
waxed_weathered_copper_lantern 3.5 pickaxe - 15 0 solid waxed_weathered_copper_lantern hanging=true|false;waterlogged=true|false
waxed_oxidized_copper_lantern 3.5 pickaxe - 15 0 solid waxed_oxidized_copper_lantern hanging=true|false;waterlogged=true|false
campfire 2 axe - 15 0 solid charcoal facing=north|south|west|east;lit=true|false;signal_fire=true|false;waterlogged=true|false
soul_campfire 2 axe - 10 0 solid soul_soil facing=north|south|west|east;lit=true|false;signal_fire=true|false;waterlogged=true|false
sweet_berry_bush 0 - - 0 0 - - age=0|1|2|3
warped_stem 2 axe - 0 15 solid warped_stem axis=x|y|z
stripped_warped_stem 2 axe - 0 15 solid stripped_warped_stem axis=x|y|z
warped_hyphae 2 axe - 0 15 solid warped_hyphae axis=x|y|z
stripped_warped_hyphae 2 axe - 0 15 solid stripped_warped_hyphae axis=x|y|z
warped_nylium 0.4 pickaxe wooden 0 15 solid netherrack -
warped_fungus 0 - - 0 0 - warped_fungus -
warped_wart_block 1 hoe - 0 15 solid warped_wart_block -
warped_roots 0 - - 0 0 - warped_roots -
nether_sprouts 0 - - 0 0 - - -
crimson_stem 2 axe - 0 15 solid crimson_stem axis=x|y|z
stripped_crimson_stem 2 axe - 0 15 solid stripped_crimson_stem axis=x|y|z
crimson_hyphae 2 axe - 0 15 solid crimson_hyphae axis=x|y|z
stripped_crimson_hyphae 2 axe - 0 15 solid stripped_crimson_hyphae axis=x|y|z
crimson_nylium 0.4 pickaxe wooden 0 15 solid netherrack -
crimson_fungus 0 - - 0 0 - crimson_fungus -
shroomlight 1 hoe - 15 15 solid shroomlight -
weeping_vines 0 - - 0 0 - - age=0|1|2|3|4|5|6|7|8|9|10|11|12|13|14|15|16|17|18|19|20|21|22|23|24|25
weeping_vines_plant 0 - - 0 0 - - -
twisting_vines 0 - - 0 0 - twisting_vines age=0|1|2|3|4|5|6|7|8|9|10|11|12|13|14|15|16|17|18|19|20|21|22|23|24|25
twisting_vines_plant 0 - - 0 0 - - -
crimson_roots 0 - - 0 0 - crimson_roots -
crimson_planks 2 axe - 0 15 solid crimson_planks -
warped_planks 2 axe - 0 15 solid warped_planks -
crimson_slab 2 axe - 0 0 solid crimson_slab type=top|bottom|double;waterlogged=true|false
warped_slab 2 axe - 0 0 solid warped_slab type=top|bottom|double;waterlogged=true|false
crimson_pressure_plate 0.5 axe - 0 0 - crimson_pressure_plate powered=true|false
warped_pressure_plate 0.5 axe - 0 0 - warped_pressure_plate powered=true|false
crimson_fence 2 axe - 0 0 solid crimson_fence east=true|false;north=true|false;south=true|false;waterlogged=true|false;west=true|false
warped_fence 2 axe - 0 0 solid warped_fence east=true|false;north=true|false;south=true|false;waterlogged=true|false;west=true|false
crimson_trapdoor 3 axe - 0 0 solid crimson_trapdoor facing=north|south|west|east;half=top|bottom;open=true|false;powered=true|false;waterlogged=true|false
warped_trapdoor 3 axe - 0 0 solid warped_trapdoor facing=north|south|west|east;half=top|bottom;open=true|false;powered=true|false;waterlogged=true|false
crimson_fence_gate 2 axe - 0 0 solid crimson_fence_gate facing=north|south|west|east;in_wall=true|false;open=true|false;powered=true|false
warped_fence_gate 2 axe - 0 0 solid warped_fence_gate facing=north|south|west|east;in_wall=true|false;open=true|false;powered=true|false
crimson_stairs 2 axe - 0 0 solid crimson_stairs facing=north|south|west|east;half=top|bottom;shape=straight|inner_left|inner_right|outer_left|outer_right;waterlogged=true|false
warped_stairs 2 axe - 0 0 solid warped_stairs facing=north|south|west|east;half=top|bottom;shape=straight|inner_left|inner_right|outer_left|outer_right;waterlogged=true|false
crimson_button 0.5 axe - 0 0 - crimson_button face=floor|wall|ceiling;facing=north|south|west|east;powered=true|false
warped_button 0.5 axe - 0 0 - warped_button face=floor|wall|ceiling;facing=north|south|west|east;powered=true|false
crimson_door 3 axe - 0 0 solid crimson_door facing=north|south|west|east;half=upper|lower;hinge=left|right;open=true|false;powered=true|false
warped_door 3 axe - 0 0 solid warped_door facing=north|south|west|east;half=upper|lower;hinge=left|right;open=true|false;powered=true|false
crimson_sign 1 axe - 0 0 - crimson_sign rotation=0|1|2|3|4|5|6|7|8|9|10|11|12|13|14|15;waterlogged=true|false
warped_sign 1 axe - 0 0 - warped_sign rotation=0|1|2|3|4|5|6|7|8|9|10|11|12|13|14|15;waterlogged=true|false
crimson_wall_sign 1 axe - 0 0 - crimson_sign facing=north|south|west|east;waterlogged=true|false
warped_wall_sign 1 axe - 0 0 - warped_sign facing=north|south|west|east;waterlogged=true|false
structure_block -1 - - 0 15 solid - mode=save|load|corner|data
jigsaw -1 - - 0 15 solid - orientation=down_east|down_north|down_south|down_west|up_east|up_north|up_south|up_west|west_up|east_up|north_up|south_up
test_block -1 - - 0 15 solid - mode=start|log|fail|accept
test_instance_block -1 - - 0 1 solid - -
composter 0.6 axe - 0 0 solid composter level=0|1|2|3|4|5|6|7|8
target 0.5 hoe - 0 15 solid target power=0|1|2|3|4|5|6|7|8|9|10|11|12|13|14|15
bee_nest 0.3 axe - 0 15 solid - facing=north|south|west|east;honey_level=0|1|2|3|4|5
beehive 0.6 axe - 0 15 solid beehive facing=north|south|west|east;honey_level=0|1|2|3|4|5
honey_block 0 - - 0 1 solid honey_block -
honeycomb_block 0.6 - - 0 15 solid honeycomb_block -
netherite_block 50 pickaxe diamond 0 15 solid netherite_block -
ancient_debris 30 pickaxe diamond 0 15 solid ancient_debris -
crying_obsidian 50 pickaxe diamond 10 15 solid crying_obsidian -
respawn_anchor 50 pickaxe diamond 0 15 solid respawn_anchor charges=0|1|2|3|4
potted_crimson_fungus 0 - - 0 0 solid flower_pot,crimson_fungus -
potted_warped_fungus 0 - - 0 0 solid flower_pot,warped_fungus -
potted_crimson_roots 0 - - 0 0 solid flower_pot,crimson_roots -
potted_warped_roots 0 - - 0 0 solid flower_pot,warped_roots -
lodestone 3.5 pickaxe wooden 0 15 solid lodestone -
blackstone 1.5 pickaxe wooden 0 15 solid blackstone -
blackstone_stairs 1.5 pickaxe wooden 0 0 solid blackstone_stairs facing=north|south|west|east;half=top|bottom;shape=straight|inner_left|inner_right|outer_left|outer_right;waterlogged=true|false
blackstone_wall 1.5 pickaxe wooden 0 0 solid blackstone_wall east=none|low|tall;north=none|low|tall;south=none|low|tall;up=true|false;waterlogged=true|false;west=none|low|tall
blackstone_slab 2 pickaxe wooden 0 0 solid blackstone_slab type=top|bottom|double;waterlogged=true|false
polished_blackstone 2 pickaxe wooden 0 15 solid polished_blackstone -
polished_blackstone_bricks 1.5 pickaxe wooden 0 15 solid polished_blackstone_bricks -
cracked_polished_blackstone_bricks 1.5 pickaxe wooden 0 15 solid cracked_polished_blackstone_bricks -
chiseled_polished_blackstone 1.5 pickaxe wooden 0 15 solid chiseled_polished_blackstone -
polished_blackstone_brick_slab 2 pickaxe wooden 0 0 solid polished_blackstone_brick_slab type=top|bottom|double;waterlogged=true|false
polished_blackstone_brick_stairs 1.5 pickaxe wooden 0 0 solid polished_blackstone_brick_stairs facing=north|south|west|east;half=top|bottom;shape=straight|inner_left|inner_right|outer_left|outer_right;waterlogged=true|false
polished_blackstone_brick_wall 1.5 pickaxe wooden 0 0 solid polished_blackstone_brick_wall east=none|low|tall;north=none|low|tall;south=none|low|tall;up=true|false;waterlogged=true|false;west=none|low|tall
gilded_blackstone 1.5 pickaxe wooden 0 15 solid gilded_blackstone -
polished_blackstone_stairs 2 pickaxe wooden 0 0 solid polished_blackstone_stairs facing=north|south|west|east;half=top|bottom;shape=straight|inner_left|inner_right|outer_left|outer_right;waterlogged=true|false
polished_blackstone_slab 2 pickaxe wooden 0 0 solid polished_blackstone_slab type=top|bottom|double;waterlogged=true|false
polished_blackstone_pressure_plate 0.5 pickaxe - 0 0 - polished_blackstone_pressure_plate powered=true|false
polished_blackstone_button 0.5 pickaxe - 0 0 - polished_blackstone_button face=floor|wall|ceiling;facing=north|south|west|east;powered=true|false
polished_blackstone_wall 2 pickaxe wooden 0 0 solid polished_blackstone_wall east=none|low|tall;north=none|low|tall;south=none|low|tall;up=true|false;waterlogged=true|false;west=none|low|tall
chiseled_nether_bricks 2 pickaxe wooden 0 15 solid chiseled_nether_bricks -
cracked_nether_bricks 2 pickaxe wooden 0 15 solid cracked_nether_bricks -
quartz_bricks 0.8 pickaxe wooden 0 15 solid quartz_bricks -
candle 0.1 - - 0 0 solid candle candles=1|2|3|4;lit=true|false;waterlogged=true|false
white_candle 0.1 - - 0 0 solid white_candle candles=1|2|3|4;lit=true|false;waterlogged=true|false
orange_candle 0.1 - - 0 0 solid orange_candle candles=1|2|3|4;lit=true|false;waterlogged=true|false
magenta_candle 0.1 - - 0 0 solid magenta_candle candles=1|2|3|4;lit=true|false;waterlogged=true|false
light_blue_candle 0.1 - - 0 0 solid light_blue_candle candles=1|2|3|4;lit=true|false;waterlogged=true|false
yellow_candle 0.1 - - 0 0 solid yellow_candle candles=1|2|3|4;lit=true|false;waterlogged=true|false
lime_candle 0.1 - - 0 0 solid lime_candle candles=1|2|3|4;lit=true|false;waterlogged=true|false
pink_candle 0.1 - - 0 0 solid pink_candle candles=1|2|3|4;lit=true|false;waterlogged=true|false
gray_candle 0.1 - - 0 0 solid gray_candle candles=1|2|3|4;lit=true|false;waterlogged=true|false
light_gray_candle 0.1 - - 0 0 solid light_gray_candle candles=1|2|3|4;lit=true|false;waterlogged=true|false
cyan_candle 0.1 - - 0 0 solid cyan_candle candles=1|2|3|4;lit=true|false;waterlogged=true|false
purple_candle 0.1 - - 0 0 solid purple_candle candles=1|2|3|4;lit=true|false;waterlogged=true|false
blue_candle 0.1 - - 0 0 solid blue_candle candles=1|2|3|4;lit=true|false;waterlogged=true|false
brown_candle 0.1 - - 0 0 solid brown_candle candles=1|2|3|4;lit=true|false;waterlogged=true|false
green_candle 0.1 - - 0 0 solid green_candle candles=1|2|3|4;lit=true|false;waterlogged=true|false
red_candle 0.1 - - 0 0 solid red_candle candles=1|2|3|4;lit=true|false;waterlogged=true|false
black_candle 0.1 - - 0 0 solid black_candle candles=1|2|3|4;lit=true|false;waterlogged=true|false
candle_cake 0.5 - - 0 0 solid candle lit=true|false
white_candle_cake 0.5 - - 0 0 solid white_candle lit=true|false
orange_candle_cake 0.5 - - 0 0 solid orange_candle lit=true|false
magenta_candle_cake 0.5 - - 0 0 solid magenta_candle lit=true|false
light_blue_candle_cake 0.5 - - 0 0 solid light_blue_candle lit=true|false
yellow_candle_cake 0.5 - - 0 0 solid yellow_candle lit=true|false
lime_candle_cake 0.5 - - 0 0 solid lime_candle lit=true|false
pink_candle_cake 0.5 - - 0 0 solid pink_candle lit=true|false
gray_candle_cake 0.5 - - 0 0 solid gray_candle lit=true|false
light_gray_candle_cake 0.5 - - 0 0 solid light_gray_candle lit=true|false
cyan_candle_cake 0.5 - - 0 0 solid cyan_candle lit=true|false
purple_candle_cake 0.5 - - 0 0 solid purple_candle lit=true|false
blue_candle_cake 0.5 - - 0 0 solid blue_candle lit=true|false
brown_candle_cake 0.5 - - 0 0 solid brown_candle lit=true|false
green_candle_cake 0.5 - - 0 0 solid green_candle lit=true|false
red_candle_cake 0.5 - - 0 0 solid red_candle lit=true|false
black_candle_cake 0.5 - - 0 0 solid black_candle lit=true|false
amethyst_block 1.5 pickaxe wooden 0 15 solid amethyst_block -
budding_amethyst 1.5 pickaxe wooden 0 15 solid - -
amethyst_cluster 1.5 pickaxe - 5 0 solid amethyst_shard facing=north|east|south|west|up|down;waterlogged=true|false
large_amethyst_bud 1.5 pickaxe - 4 0 solid - facing=north|east|south|west|up|down;waterlogged=true|false
medium_amethyst_bud 1.5 pickaxe - 2 0 solid - facing=north|east|south|west|up|down;waterlogged=true|false
small_amethyst_bud 1.5 pickaxe - 1 0 solid - facing=north|east|south|west|up|down;waterlogged=true|false
tuff 1.5 pickaxe wooden 0 15 solid tuff -
tuff_slab 1.5 pickaxe wooden 0 0 solid tuff_slab type=top|bottom|double;waterlogged=true|false
tuff_stairs 1.5 pickaxe wooden 0 0 solid tuff_stairs facing=north|south|west|east;half=top|bottom;shape=straight|inner_left|inner_right|outer_left|outer_right;waterlogged=true|false
tuff_wall 1.5 pickaxe wooden 0 0 solid tuff_wall east=none|low|tall;north=none|low|tall;south=none|low|tall;up=true|false;waterlogged=true|false;west=none|low|tall
polished_tuff 1.5 pickaxe wooden 0 15 solid polished_tuff -
polished_tuff_slab 1.5 pickaxe wooden 0 0 solid polished_tuff_slab type=top|bottom|double;waterlogged=true|false
polished_tuff_stairs 1.5 pickaxe wooden 0 0 solid polished_tuff_stairs facing=north|south|west|east;half=top|bottom;shape=straight|inner_left|inner_right|outer_left|outer_right;waterlogged=true|false
polished_tuff_wall 1.5 pickaxe wooden 0 0 solid polished_tuff_wall east=none|low|tall;north=none|low|tall;south=none|low|tall;up=true|false;waterlogged=true|false;west=none|low|tall
chiseled_tuff 1.5 pickaxe wooden 0 15 solid chiseled_tuff -
tuff_bricks 1.5 pickaxe wooden 0 15 solid tuff_bricks -
tuff_brick_slab 1.5 pickaxe wooden 0 0 solid tuff_brick_slab type=top|bottom|double;waterlogged=true|false
tuff_brick_stairs 1.5 pickaxe wooden 0 0 solid tuff_brick_stairs facing=north|south|west|east;half=top|bottom;shape=straight|inner_left|inner_right|outer_left|outer_right;waterlogged=true|false
tuff_brick_wall 1.5 pickaxe wooden 0 0 solid tuff_brick_wall east=none|low|tall;north=none|low|tall;south=none|low|tall;up=true|false;waterlogged=true|false;west=none|low|tall
chiseled_tuff_bricks 1.5 pickaxe wooden 0 15 solid chiseled_tuff_bricks -
calcite 0.75 pickaxe wooden 0 15 solid calcite -
tinted_glass 0.3 - - 0 15 solid tinted_glass -
powder_snow 0.25 - - 0 1 - - -
sculk_sensor 1.5 hoe - 1 0 solid - power=0|1|2|3|4|5|6|7|8|9|10|11|12|13|14|15;sculk_sensor_phase=inactive|active|cooldown;waterlogged=true|false
calibrated_sculk_sensor 1.5 hoe - 1 0 solid - facing=north|south|west|east;power=0|1|2|3|4|5|6|7|8|9|10|11|12|13|14|15;sculk_sensor_phase=inactive|active|cooldown;waterlogged=true|false
sculk 0.2 hoe - 0 15 solid - -
sculk_vein 0.2 hoe - 0 1 - - down=true|false;east=true|false;north=true|false;south=true|false;up=true|false;waterlogged=true|false;west=true|false
sculk_catalyst 3 hoe - 6 15 solid - bloom=true|false
sculk_shrieker 3 hoe - 0 1 solid - can_summon=true|false;shrieking=true|false;waterlogged=true|false
copper_block 3 pickaxe stone 0 15 solid copper_block -
exposed_copper 3 pickaxe stone 0 15 solid exposed_copper -
weathered_copper 3 pickaxe stone 0 15 solid weathered_copper -
oxidized_copper 3 pickaxe stone 0 15 solid oxidized_copper -
copper_ore 3 pickaxe stone 0 15 solid raw_copper -
deepslate_copper_ore 4.5 pickaxe stone 0 15 solid raw_copper -
oxidized_cut_copper 3 pickaxe stone 0 15 solid oxidized_cut_copper -
weathered_cut_copper 3 pickaxe stone 0 15 solid weathered_cut_copper -
exposed_cut_copper 3 pickaxe stone 0 15 solid exposed_cut_copper -
cut_copper 3 pickaxe stone 0 15 solid cut_copper -
oxidized_chiseled_copper 3 pickaxe stone 0 15 solid oxidized_chiseled_copper -
weathered_chiseled_copper 3 pickaxe stone 0 15 solid weathered_chiseled_copper -
exposed_chiseled_copper 3 pickaxe stone 0 15 solid exposed_chiseled_copper -
chiseled_copper 3 pickaxe stone 0 15 solid chiseled_copper -
waxed_oxidized_chiseled_copper 3 pickaxe stone 0 15 solid waxed_oxidized_chiseled_copper -
waxed_weathered_chiseled_copper 3 pickaxe stone 0 15 solid waxed_weathered_chiseled_copper -
waxed_exposed_chiseled_copper 3 pickaxe stone 0 15 solid waxed_exposed_chiseled_copper -
waxed_chiseled_copper 3 pickaxe stone 0 15 solid waxed_chiseled_copper -
oxidized_cut_copper_stairs 3 pickaxe stone 0 0 solid oxidized_cut_copper_stairs facing=north|south|west|east;half=top|bottom;shape=straight|inner_left|inner_right|outer_left|outer_right;waterlogged=true|false
weathered_cut_copper_stairs 3 pickaxe stone 0 0 solid weathered_cut_copper_stairs facing=north|south|west|east;half=top|bottom;shape=straight|inner_left|inner_right|outer_left|outer_right;waterlogged=true|false
exposed_cut_copper_stairs 3 pickaxe stone 0 0 solid exposed_cut_copper_stairs facing=north|south|west|east;half=top|bottom;shape=straight|inner_left|inner_right|outer_left|outer_right;waterlogged=true|false
cut_copper_stairs 3 pickaxe stone 0 0 solid cut_copper_stairs facing=north|south|west|east;half=top|bottom;shape=straight|inner_left|inner_right|outer_left|outer_right;waterlogged=true|false
oxidized_cut_copper_slab 3 pickaxe stone 0 0 solid oxidized_cut_copper_slab type=top|bottom|double;waterlogged=true|false
weathered_cut_copper_slab 3 pickaxe stone 0 0 solid weathered_cut_copper_slab type=top|bottom|double;waterlogged=true|false
exposed_cut_copper_slab 3 pickaxe stone 0 0 solid exposed_cut_copper_slab type=top|bottom|double;waterlogged=true|false
cut_copper_slab 3 pickaxe stone 0 0 solid cut_copper_slab type=top|bottom|double;waterlogged=true|false
waxed_copper_block 3 pickaxe stone 0 15 solid waxed_copper_block -
waxed_weathered_copper 3 pickaxe stone 0 15 solid waxed_weathered_copper -
waxed_exposed_copper 3 pickaxe stone 0 15 solid waxed_exposed_copper -
waxed_oxidized_copper 3 pickaxe stone 0 15 solid waxed_oxidized_copper -
waxed_oxidized_cut_copper 3 pickaxe stone 0 15 solid waxed_oxidized_cut_copper -
waxed_weathered_cut_copper 3 pickaxe stone 0 15 solid waxed_weathered_cut_copper -
waxed_exposed_cut_copper 3 pickaxe stone 0 15 solid waxed_exposed_cut_copper -
waxed_cut_copper 3 pickaxe stone 0 15 solid waxed_cut_copper -
waxed_oxidized_cut_copper_stairs 3 pickaxe stone 0 0 solid waxed_oxidized_cut_copper_stairs facing=north|south|west|east;half=top|bottom;shape=straight|inner_left|inner_right|outer_left|outer_right;waterlogged=true|false
waxed_weathered_cut_copper_stairs 3 pickaxe stone 0 0 solid waxed_weathered_cut_copper_stairs facing=north|south|west|east;half=top|bottom;shape=straight|inner_left|inner_right|outer_left|outer_right;waterlogged=true|false
waxed_exposed_cut_copper_stairs 3 pickaxe stone 0 0 solid waxed_exposed_cut_copper_stairs facing=north|south|west|east;half=top|bottom;shape=straight|inner_left|inner_right|outer_left|outer_right;waterlogged=true|false
waxed_cut_copper_stairs 3 pickaxe stone 0 0 solid waxed_cut_copper_stairs facing=north|south|west|east;half=top|bottom;shape=straight|inner_left|inner_right|outer_left|outer_right;waterlogged=true|false
waxed_oxidized_cut_copper_slab 3 pickaxe stone 0 0 solid waxed_oxidized_cut_copper_slab type=top|bottom|double;waterlogged=true|false
waxed_weathered_cut_copper_slab 3 pickaxe stone 0 0 solid waxed_weathered_cut_copper_slab type=top|bottom|double;waterlogged=true|false
waxed_exposed_cut_copper_slab 3 pickaxe stone 0 0 solid waxed_exposed_cut_copper_slab type=top|bottom|double;waterlogged=true|false
waxed_cut_copper_slab 3 pickaxe stone 0 0 solid waxed_cut_copper_slab type=top|bottom|double;waterlogged=true|false
copper_door 3 pickaxe - 0 0 solid copper_door facing=north|south|west|east;half=upper|lower;hinge=left|right;open=true|false;powered=true|false
exposed_copper_door 3 pickaxe - 0 0 solid exposed_copper_door facing=north|south|west|east;half=upper|lower;hinge=left|right;open=true|false;powered=true|false
oxidized_copper_door 3 pickaxe - 0 0 solid oxidized_copper_door facing=north|south|west|east;half=upper|lower;hinge=left|right;open=true|false;powered=true|false
weathered_copper_door 3 pickaxe - 0 0 solid weathered_copper_door facing=north|south|west|east;half=upper|lower;hinge=left|right;open=true|false;powered=true|false
waxed_copper_door 3 pickaxe - 0 0 solid waxed_copper_door facing=north|south|west|east;half=upper|lower;hinge=left|right;open=true|false;powered=true|false
waxed_exposed_copper_door 3 pickaxe - 0 0 solid waxed_exposed_copper_door facing=north|south|west|east;half=upper|lower;hinge=left|right;open=true|false;powered=true|false
waxed_oxidized_copper_door 3 pickaxe - 0 0 solid waxed_oxidized_copper_door facing=north|south|west|east;half=upper|lower;hinge=left|right;open=true|false;powered=true|false
waxed_weathered_copper_door 3 pickaxe - 0 0 solid waxed_weathered_copper_door facing=north|south|west|east;half=upper|lower;hinge=left|right;open=true|false;powered=true|false
copper_trapdoor 3 pickaxe stone 0 0 solid copper_trapdoor facing=north|south|west|east;half=top|bottom;open=true|false;powered=true|false;waterlogged=true|false
exposed_copper_trapdoor 3 pickaxe stone 0 0 solid exposed_copper_trapdoor facing=north|south|west|east;half=top|bottom;open=true|false;powered=true|false;waterlogged=true|false
oxidized_copper_trapdoor 3 pickaxe stone 0 0 solid oxidized_copper_trapdoor facing=north|south|west|east;half=top|bottom;open=true|false;powered=true|false;waterlogged=true|false
weathered_copper_trapdoor 3 pickaxe stone 0 0 solid weathered_copper_trapdoor facing=north|south|west|east;half=top|bottom;open=true|false;powered=true|false;waterlogged=true|false
waxed_copper_trapdoor 3 pickaxe stone 0 0 solid waxed_copper_trapdoor facing=north|south|west|east;half=top|bottom;open=true|false;powered=true|false;waterlogged=true|false
waxed_exposed_copper_trapdoor 3 pickaxe stone 0 0 solid waxed_exposed_copper_trapdoor facing=north|south|west|east;half=top|bottom;open=true|false;powered=true|false;waterlogged=true|false
waxed_oxidized_copper_trapdoor 3 pickaxe stone 0 0 solid waxed_oxidized_copper_trapdoor facing=north|south|west|east;half=top|bottom;open=true|false;powered=true|false;waterlogged=true|false
waxed_weathered_copper_trapdoor 3 pickaxe stone 0 0 solid waxed_weathered_copper_trapdoor facing=north|south|west|east;half=top|bottom;open=true|false;powered=true|false;waterlogged=true|false
copper_grate 3 pickaxe stone 0 0 solid copper_grate waterlogged=true|false
exposed_copper_grate 3 pickaxe stone 0 0 solid exposed_copper_grate waterlogged=true|false
weathered_copper_grate 3 pickaxe stone 0 0 solid weathered_copper_grate waterlogged=true|false
oxidized_copper_grate 3 pickaxe stone 0 0 solid oxidized_copper_grate waterlogged=true|false
waxed_copper_grate 3 pickaxe stone 0 0 solid waxed_copper_grate waterlogged=true|false
waxed_exposed_copper_grate 3 pickaxe stone 0 0 solid waxed_exposed_copper_grate waterlogged=true|false
waxed_weathered_copper_grate 3 pickaxe stone 0 0 solid waxed_weathered_copper_grate waterlogged=true|false
waxed_oxidized_copper_grate 3 pickaxe stone 0 0 solid waxed_oxidized_copper_grate waterlogged=true|false
copper_bulb 3 pickaxe stone 0 15 solid copper_bulb lit=true|false;powered=true|false
exposed_copper_bulb 3 pickaxe stone 0 15 solid exposed_copper_bulb lit=true|false;powered=true|false
weathered_copper_bulb 3 pickaxe stone 0 15 solid weathered_copper_bulb lit=true|false;powered=true|false
oxidized_copper_bulb 3 pickaxe stone 0 15 solid oxidized_copper_bulb lit=true|false;powered=true|false
waxed_copper_bulb 3 pickaxe stone 0 15 solid waxed_copper_bulb lit=true|false;powered=true|false
waxed_exposed_copper_bulb 3 pickaxe stone 0 15 solid waxed_exposed_copper_bulb lit=true|false;powered=true|false
waxed_weathered_copper_bulb 3 pickaxe stone 0 15 solid waxed_weathered_copper_bulb lit=true|false;powered=true|false
waxed_oxidized_copper_bulb 3 pickaxe stone 0 15 solid waxed_oxidized_copper_bulb lit=true|false;powered=true|false
copper_chest 3 pickaxe stone 0 0 solid copper_chest facing=north|south|west|east;type=single|left|right;waterlogged=true|false
exposed_copper_chest 3 pickaxe stone 0 0 solid exposed_copper_chest facing=north|south|west|east;type=single|left|right;waterlogged=true|false
weathered_copper_chest 3 pickaxe stone 0 0 solid weathered_copper_chest facing=north|south|west|east;type=single|left|right;waterlogged=true|false
oxidized_copper_chest 3 pickaxe stone 0 0 solid oxidized_copper_chest facing=north|south|west|east;type=single|left|right;waterlogged=true|false
waxed_copper_chest 3 pickaxe stone 0 0 solid waxed_copper_chest facing=north|south|west|east;type=single|left|right;waterlogged=true|false
waxed_exposed_copper_chest 3 pickaxe stone 0 0 solid waxed_exposed_copper_chest facing=north|south|west|east;type=single|left|right;waterlogged=true|false
waxed_weathered_copper_chest 3 pickaxe stone 0 0 solid waxed_weathered_copper_chest facing=north|south|west|east;type=single|left|right;waterlogged=true|false
waxed_oxidized_copper_chest 3 pickaxe stone 0 0 solid waxed_oxidized_copper_chest facing=north|south|west|east;type=single|left|right;waterlogged=true|false
copper_golem_statue 3 pickaxe - 0 0 solid copper_golem_statue copper_golem_pose=standing|sitting|running|star;facing=north|south|west|east;waterlogged=true|false
exposed_copper_golem_statue 3 pickaxe - 0 0 solid exposed_copper_golem_statue copper_golem_pose=standing|sitting|running|star;facing=north|south|west|east;waterlogged=true|false
weathered_copper_golem_statue 3 pickaxe - 0 0 solid weathered_copper_golem_statue copper_golem_pose=standing|sitting|running|star;facing=north|south|west|east;waterlogged=true|false
oxidized_copper_golem_statue 3 pickaxe - 0 0 solid oxidized_copper_golem_statue copper_golem_pose=standing|sitting|running|star;facing=north|south|west|east;waterlogged=true|false
waxed_copper_golem_statue 3 pickaxe - 0 0 solid waxed_copper_golem_statue copper_golem_pose=standing|sitting|running|star;facing=north|south|west|east;waterlogged=true|false
waxed_exposed_copper_golem_statue 3 pickaxe - 0 0 solid waxed_exposed_copper_golem_statue copper_golem_pose=standing|sitting|running|star;facing=north|south|west|east;waterlogged=true|false
waxed_weathered_copper_golem_statue 3 pickaxe - 0 0 solid waxed_weathered_copper_golem_statue copper_golem_pose=standing|sitting|running|star;facing=north|south|west|east;waterlogged=true|false
waxed_oxidized_copper_golem_statue 3 pickaxe - 0 0 solid waxed_oxidized_copper_golem_statue copper_golem_pose=standing|sitting|running|star;facing=north|south|west|east;waterlogged=true|false
lightning_rod 3 pickaxe stone 0 0 solid lightning_rod facing=north|east|south|west|up|down;powered=true|false;waterlogged=true|false
exposed_lightning_rod 3 pickaxe stone 0 0 solid exposed_lightning_rod facing=north|east|south|west|up|down;powered=true|false;waterlogged=true|false
weathered_lightning_rod 3 pickaxe stone 0 0 solid weathered_lightning_rod facing=north|east|south|west|up|down;powered=true|false;waterlogged=true|false
oxidized_lightning_rod 3 pickaxe stone 0 0 solid oxidized_lightning_rod facing=north|east|south|west|up|down;powered=true|false;waterlogged=true|false
waxed_lightning_rod 3 pickaxe stone 0 0 solid waxed_lightning_rod facing=north|east|south|west|up|down;powered=true|false;waterlogged=true|false
waxed_exposed_lightning_rod 3 pickaxe stone 0 0 solid waxed_exposed_lightning_rod facing=north|east|south|west|up|down;powered=true|false;waterlogged=true|false
waxed_weathered_lightning_rod 3 pickaxe stone 0 0 solid waxed_weathered_lightning_rod facing=north|east|south|west|up|down;powered=true|false;waterlogged=true|false
waxed_oxidized_lightning_rod 3 pickaxe stone 0 0 solid waxed_oxidized_lightning_rod facing=north|east|south|west|up|down;powered=true|false;waterlogged=true|false
pointed_dripstone 1.5 pickaxe - 0 0 solid pointed_dripstone thickness=tip_merge|tip|frustum|middle|base;vertical_direction=up|down;waterlogged=true|false
dripstone_block 1.5 pickaxe wooden 0 15 solid dripstone_block -
cave_vines 0 - - 0 0 - - age=0|1|2|3|4|5|6|7|8|9|10|11|12|13|14|15|16|17|18|19|20|21|22|23|24|25;berries=true|false
cave_vines_plant 0 - - 0 0 - - berries=true|false
spore_blossom 0 - - 0 0 - spore_blossom -
azalea 0 - - 0 0 solid azalea -
flowering_azalea 0 - - 0 0 solid flowering_azalea -
moss_carpet 0.1 hoe - 0 0 solid moss_carpet -
pink_petals 0 - - 0 0 - pink_petals facing=north|south|west|east;flower_amount=1|2|3|4
wildflowers 0 - - 0 0 - wildflowers facing=north|south|west|east;flower_amount=1|2|3|4
leaf_litter 0 - - 0 0 - leaf_litter facing=north|south|west|east;segment_amount=1|2|3|4
moss_block 0.1 hoe - 0 15 solid moss_block -
big_dripleaf 0.1 axe - 0 0 solid big_dripleaf facing=north|south|west|east;tilt=none|unstable|partial|full;waterlogged=true|false
big_dripleaf_stem 0.1 axe - 0 0 - big_dripleaf facing=north|south|west|east;waterlogged=true|false
small_dripleaf 0 - - 0 0 - - facing=north|south|west|east;half=upper|lower;waterlogged=true|false
hanging_roots 0 - - 0 0 - - waterlogged=true|false
rooted_dirt 0.5 shovel - 0 15 solid rooted_dirt -
mud 0.5 shovel - 0 15 solid mud -
deepslate 3 pickaxe wooden 0 15 solid cobbled_deepslate axis=x|y|z
cobbled_deepslate 3.5 pickaxe wooden 0 15 solid cobbled_deepslate -
cobbled_deepslate_stairs 3.5 pickaxe wooden 0 0 solid cobbled_deepslate_stairs facing=north|south|west|east;half=top|bottom;shape=straight|inner_left|inner_right|outer_left|outer_right;waterlogged=true|false
cobbled_deepslate_slab 3.5 pickaxe wooden 0 0 solid cobbled_deepslate_slab type=top|bottom|double;waterlogged=true|false
cobbled_deepslate_wall 3.5 pickaxe wooden 0 0 solid cobbled_deepslate_wall east=none|low|tall;north=none|low|tall;south=none|low|tall;up=true|false;waterlogged=true|false;west=none|low|tall
polished_deepslate 3.5 pickaxe wooden 0 15 solid polished_deepslate -
polished_deepslate_stairs 3.5 pickaxe wooden 0 0 solid polished_deepslate_stairs facing=north|south|west|east;half=top|bottom;shape=straight|inner_left|inner_right|outer_left|outer_right;waterlogged=true|false
polished_deepslate_slab 3.5 pickaxe wooden 0 0 solid polished_deepslate_slab type=top|bottom|double;waterlogged=true|false
polished_deepslate_wall 3.5 pickaxe wooden 0 0 solid polished_deepslate_wall east=none|low|tall;north=none|low|tall;south=none|low|tall;up=true|false;waterlogged=true|false;west=none|low|tall
deepslate_tiles 3.5 pickaxe wooden 0 15 solid deepslate_tiles -
deepslate_tile_stairs 3.5 pickaxe wooden 0 0 solid deepslate_tile_stairs facing=north|south|west|east;half=top|bottom;shape=straight|inner_left|inner_right|outer_left|outer_right;waterlogged=true|false
deepslate_tile_slab 3.5 pickaxe wooden 0 0 solid deepslate_tile_slab type=top|bottom|double;waterlogged=true|false
deepslate_tile_wall 3.5 pickaxe wooden 0 0 solid deepslate_tile_wall east=none|low|tall;north=none|low|tall;south=none|low|tall;up=true|false;waterlogged=true|false;west=none|low|tall
deepslate_bricks 3.5 pickaxe wooden 0 15 solid deepslate_bricks -
deepslate_brick_stairs 3.5 pickaxe wooden 0 0 solid deepslate_brick_stairs facing=north|south|west|east;half=top|bottom;shape=straight|inner_left|inner_right|outer_left|outer_right;waterlogged=true|false
deepslate_brick_slab 3.5 pickaxe wooden 0 0 solid deepslate_brick_slab type=top|bottom|double;waterlogged=true|false
deepslate_brick_wall 3.5 pickaxe wooden 0 0 solid deepslate_brick_wall east=none|low|tall;north=none|low|tall;south=none|low|tall;up=true|false;waterlogged=true|false;west=none|low|tall
chiseled_deepslate 3.5 pickaxe wooden 0 15 solid chiseled_deepslate -
cracked_deepslate_bricks 3.5 pickaxe wooden 0 15 solid cracked_deepslate_bricks -
cracked_deepslate_tiles 3.5 pickaxe wooden 0 15 solid cracked_deepslate_tiles -
infested_deepslate 1.5 pickaxe - 0 15 solid - axis=x|y|z
smooth_basalt 1.25 pickaxe wooden 0 15 solid smooth_basalt -
raw_iron_block 5 pickaxe stone 0 15 solid raw_iron_block -
raw_copper_block 5 pickaxe stone 0 15 solid raw_copper_block -
raw_gold_block 5 pickaxe iron 0 15 solid raw_gold_block -
potted_azalea_bush 0 - - 0 0 solid flower_pot,azalea -
potted_flowering_azalea_bush 0 - - 0 0 solid flower_pot,flowering_azalea -
ochre_froglight 0.3 - - 15 15 solid ochre_froglight axis=x|y|z
verdant_froglight 0.3 - - 15 15 solid verdant_froglight axis=x|y|z
pearlescent_froglight 0.3 - - 15 15 solid pearlescent_froglight axis=x|y|z
frogspawn 0 - - 0 0 - - -
reinforced_deepslate 55 - - 0 15 solid - -
decorated_pot 0 - - 0 0 solid decorated_pot cracked=true|false;facing=north|south|west|east;waterlogged=true|false
crafter 1.5 - - 0 15 solid crafter crafting=true|false;orientation=down_east|down_north|down_south|down_west|up_east|up_north|up_south|up_west|west_up|east_up|north_up|south_up;triggered=true|false
trial_spawner 50 - - 0 1 solid - ominous=true|false;trial_spawner_state=inactive|waiting_for_players|active|waiting_for_reward_ejection|ejecting_reward|cooldown
vault 50 - - 6 1 solid - facing=north|south|west|east;ominous=true|false;vault_state=inactive|active|unlocking|ejecting
heavy_core 10 pickaxe - 0 0 solid heavy_core waterlogged=true|false
pale_moss_block 0.1 hoe - 0 15 solid pale_moss_block -
pale_moss_carpet 0.1 hoe - 0 0 solid pale_moss_carpet bottom=true|false;east=none|low|tall;north=none|low|tall;south=none|low|tall;west=none|low|tall
pale_hanging_moss 0 - - 0 0 - - tip=true|false
open_eyeblossom 0 - - 0 0 - open_eyeblossom -
closed_eyeblossom 0 - - 0 0 - closed_eyeblossom -
potted_open_eyeblossom 0 - - 0 0 solid flower_pot,open_eyeblossom -
potted_closed_eyeblossom 0 - - 0 0 solid flower_pot,closed_eyeblossom -
firefly_bush 0 - - 2 0 - firefly_bush -
`;
