/** Made by ci/generate-recipe-data.mjs from the tables of Java Edition 26.1; do not edit. */

/** Alternatives that several recipes name by number (`#0`), one set a line. */
export const ingredientSets = `
acacia_log|acacia_wood|birch_log|birch_wood|cherry_log|cherry_wood|crimson_hyphae|crimson_stem|dark_oak_log|dark_oak_wood|jungle_log|jungle_wood|mangrove_log|mangrove_wood|oak_log|oak_wood|pale_oak_log|pale_oak_wood|spruce_log|spruce_wood|stripped_acacia_log|stripped_acacia_wood|stripped_birch_log|stripped_birch_wood|stripped_cherry_log|stripped_cherry_wood|stripped_crimson_hyphae|stripped_crimson_stem|stripped_dark_oak_log|stripped_dark_oak_wood|stripped_jungle_log|stripped_jungle_wood|stripped_mangrove_log|stripped_mangrove_wood|stripped_oak_log|stripped_oak_wood|stripped_pale_oak_log|stripped_pale_oak_wood|stripped_spruce_log|stripped_spruce_wood|stripped_warped_hyphae|stripped_warped_stem|warped_hyphae|warped_stem
acacia_planks|bamboo_planks|birch_planks|cherry_planks|crimson_planks|dark_oak_planks|jungle_planks|mangrove_planks|oak_planks|pale_oak_planks|spruce_planks|warped_planks
acacia_slab|bamboo_slab|birch_slab|cherry_slab|crimson_slab|dark_oak_slab|jungle_slab|mangrove_slab|oak_slab|pale_oak_slab|spruce_slab|warped_slab
blackstone|cobbled_deepslate|cobblestone
charcoal|coal
chiseled_quartz_block|quartz_block|quartz_pillar
copper_block|waxed_copper_block
purpur_block|purpur_pillar
soul_sand|soul_soil
`;

/** One line a recipe: result, count, width (0 for any arrangement), pattern, then what each letter stands for. */
export const recipeLines = `
acacia_boat 1 3 a.aaaa acacia_planks
acacia_button 1 0 a acacia_planks
acacia_chest_boat 1 0 ab acacia_boat chest
acacia_door 3 2 aaaaaa acacia_planks
acacia_fence 3 3 abaaba acacia_planks stick
acacia_fence_gate 1 3 abaaba stick acacia_planks
acacia_hanging_sign 6 3 a.abbbbbb iron_chain stripped_acacia_log
acacia_planks 4 0 a acacia_log|acacia_wood|stripped_acacia_log|stripped_acacia_wood
acacia_pressure_plate 1 2 aa acacia_planks
acacia_shelf 6 3 aaa...aaa stripped_acacia_log
acacia_sign 3 3 aaaaaa.b. acacia_planks stick
acacia_slab 6 3 aaa acacia_planks
acacia_stairs 4 3 a..aa.aaa acacia_planks
acacia_trapdoor 2 3 aaaaaa acacia_planks
acacia_wood 3 2 aaaa acacia_log
activator_rail 6 3 abaacaaba iron_ingot stick redstone_torch
amethyst_block 1 2 aaaa amethyst_shard
andesite 2 0 ab cobblestone diorite
andesite_slab 6 3 aaa andesite
andesite_stairs 4 3 a..aa.aaa andesite
andesite_wall 6 3 aaaaaa andesite
anvil 1 3 aaa.b.bbb iron_block iron_ingot
armor_stand 1 3 aaa.a.aba stick smooth_stone_slab
arrow 4 1 abc flint stick feather
bamboo_block 1 0 aaaaaaaaa bamboo
bamboo_button 1 0 a bamboo_planks
bamboo_chest_raft 1 0 ab bamboo_raft chest
bamboo_door 3 2 aaaaaa bamboo_planks
bamboo_fence 3 3 abaaba bamboo_planks stick
bamboo_fence_gate 1 3 abaaba stick bamboo_planks
bamboo_hanging_sign 6 3 a.abbbbbb iron_chain stripped_bamboo_block
bamboo_mosaic 1 1 aa bamboo_slab
bamboo_mosaic_slab 6 3 aaa bamboo_mosaic
bamboo_mosaic_stairs 4 3 a..aa.aaa bamboo_mosaic
bamboo_planks 2 0 a bamboo_block
bamboo_pressure_plate 1 2 aa bamboo_planks
bamboo_raft 1 3 a.aaaa bamboo_planks
bamboo_shelf 6 3 aaa...aaa stripped_bamboo_block
bamboo_sign 3 3 aaaaaa.b. bamboo_planks stick
bamboo_slab 6 3 aaa bamboo_planks
bamboo_stairs 4 3 a..aa.aaa bamboo_planks
bamboo_trapdoor 2 3 aaaaaa bamboo_planks
barrel 1 3 abaa.aaba #1 #2
beacon 1 3 aaaabaccc glass nether_star obsidian
beehive 1 3 aaabbbaaa #1 honeycomb
beetroot_soup 1 0 aaaaaab beetroot bowl
birch_boat 1 3 a.aaaa birch_planks
birch_button 1 0 a birch_planks
birch_chest_boat 1 0 ab birch_boat chest
birch_door 3 2 aaaaaa birch_planks
birch_fence 3 3 abaaba birch_planks stick
birch_fence_gate 1 3 abaaba stick birch_planks
birch_hanging_sign 6 3 a.abbbbbb iron_chain stripped_birch_log
birch_planks 4 0 a birch_log|birch_wood|stripped_birch_log|stripped_birch_wood
birch_pressure_plate 1 2 aa birch_planks
birch_shelf 6 3 aaa...aaa stripped_birch_log
birch_sign 3 3 aaaaaa.b. birch_planks stick
birch_slab 6 3 aaa birch_planks
birch_stairs 4 3 a..aa.aaa birch_planks
birch_trapdoor 2 3 aaaaaa birch_planks
birch_wood 3 2 aaaa birch_log
black_banner 1 3 aaaaaa.b. black_wool stick
black_bed 1 0 ab black_dye blue_bed
black_bed 1 3 aaabbb black_wool #1
black_candle 1 0 ab black_dye candle
black_carpet 1 0 ab black_dye blue_carpet
black_carpet 3 2 aa black_wool
black_concrete_powder 8 0 abbbbcccc black_dye gravel sand
black_dye 1 0 a ink_sac|wither_rose
black_harness 1 0 ab black_dye blue_harness
black_harness 1 3 aaabcb leather glass black_wool
black_stained_glass 8 3 aaaabaaaa glass black_dye
black_stained_glass_pane 16 3 aaaaaa black_stained_glass
black_stained_glass_pane 8 3 aaaabaaaa glass_pane black_dye
black_terracotta 8 3 aaaabaaaa terracotta black_dye
black_wool 1 0 ab black_dye blue_wool
blackstone_slab 6 3 aaa blackstone
blackstone_stairs 4 3 a..aa.aaa blackstone
blackstone_wall 6 3 aaaaaa blackstone
blast_furnace 1 3 aaaabaccc iron_ingot furnace smooth_stone
blaze_powder 2 0 a blaze_rod
blue_banner 1 3 aaaaaa.b. blue_wool stick
blue_bed 1 0 ab black_bed blue_dye
blue_bed 1 3 aaabbb blue_wool #1
blue_candle 1 0 ab blue_dye candle
blue_carpet 1 0 ab black_carpet blue_dye
blue_carpet 3 2 aa blue_wool
blue_concrete_powder 8 0 abbbbcccc blue_dye gravel sand
blue_dye 1 0 a cornflower|lapis_lazuli
blue_harness 1 0 ab black_harness blue_dye
blue_harness 1 3 aaabcb leather glass blue_wool
blue_ice 1 0 aaaaaaaaa packed_ice
blue_stained_glass 8 3 aaaabaaaa glass blue_dye
blue_stained_glass_pane 16 3 aaaaaa blue_stained_glass
blue_stained_glass_pane 8 3 aaaabaaaa glass_pane blue_dye
blue_terracotta 8 3 aaaabaaaa terracotta blue_dye
blue_wool 1 0 ab black_wool blue_dye
bolt_armor_trim_smithing_template 2 3 abaacaaaa diamond bolt_armor_trim_smithing_template #6
bone_block 1 3 aaaaaaaaa bone_meal
bone_meal 3 0 a bone
bone_meal 9 0 a bone_block
book 1 0 abbb leather paper
bookshelf 1 3 aaabbbaaa #1 book
bordure_indented_banner_pattern 1 0 ab paper vine
bow 1 3 .aba.b.ab stick string
bowl 4 3 a.a.a. #1
bread 1 3 aaa wheat
brewing_stand 1 3 .a.bbb blaze_rod #3
brick_slab 6 3 aaa bricks
brick_stairs 4 3 a..aa.aaa bricks
brick_wall 6 3 aaaaaa bricks
bricks 1 2 aaaa brick
brown_banner 1 3 aaaaaa.b. brown_wool stick
brown_bed 1 0 ab black_bed brown_dye
brown_bed 1 3 aaabbb brown_wool #1
brown_candle 1 0 ab brown_dye candle
brown_carpet 1 0 ab black_carpet brown_dye
brown_carpet 3 2 aa brown_wool
brown_concrete_powder 8 0 abbbbcccc brown_dye gravel sand
brown_dye 1 0 a cocoa_beans
brown_harness 1 0 ab black_harness brown_dye
brown_harness 1 3 aaabcb leather glass brown_wool
brown_stained_glass 8 3 aaaabaaaa glass brown_dye
brown_stained_glass_pane 16 3 aaaaaa brown_stained_glass
brown_stained_glass_pane 8 3 aaaabaaaa glass_pane brown_dye
brown_terracotta 8 3 aaaabaaaa terracotta brown_dye
brown_wool 1 0 ab black_wool brown_dye
brush 1 1 abc feather copper_ingot stick
bucket 1 3 a.a.a. iron_ingot
bundle 1 1 ab string leather
cake 1 3 aaabcbddd milk_bucket sugar blue_egg|brown_egg|egg wheat
calibrated_sculk_sensor 1 3 .a.aba amethyst_shard sculk_sensor
campfire 1 3 .a.abaccc stick #4 #0
candle 1 1 ab string honeycomb
carrot_on_a_stick 1 2 a..b fishing_rod carrot
cartography_table 1 2 aabbbb paper #1
cauldron 1 3 a.aa.aaaa iron_ingot
cherry_boat 1 3 a.aaaa cherry_planks
cherry_button 1 0 a cherry_planks
cherry_chest_boat 1 0 ab cherry_boat chest
cherry_door 3 2 aaaaaa cherry_planks
cherry_fence 3 3 abaaba cherry_planks stick
cherry_fence_gate 1 3 abaaba stick cherry_planks
cherry_hanging_sign 6 3 a.abbbbbb iron_chain stripped_cherry_log
cherry_planks 4 0 a cherry_log|cherry_wood|stripped_cherry_log|stripped_cherry_wood
cherry_pressure_plate 1 2 aa cherry_planks
cherry_shelf 6 3 aaa...aaa stripped_cherry_log
cherry_sign 3 3 aaaaaa.b. cherry_planks stick
cherry_slab 6 3 aaa cherry_planks
cherry_stairs 4 3 a..aa.aaa cherry_planks
cherry_trapdoor 2 3 aaaaaa cherry_planks
cherry_wood 3 2 aaaa cherry_log
chest 1 3 aaaa.aaaa #1
chest_minecart 1 0 ab chest minecart
chiseled_bookshelf 1 3 aaabbbaaa #1 #2
chiseled_copper 1 1 aa cut_copper_slab
chiseled_deepslate 1 1 aa cobbled_deepslate_slab
chiseled_nether_bricks 1 1 aa nether_brick_slab
chiseled_polished_blackstone 1 1 aa polished_blackstone_slab
chiseled_quartz_block 1 1 aa quartz_slab
chiseled_red_sandstone 1 1 aa red_sandstone_slab
chiseled_resin_bricks 1 1 aa resin_brick_slab
chiseled_sandstone 1 1 aa sandstone_slab
chiseled_stone_bricks 1 1 aa stone_brick_slab
chiseled_tuff 1 1 aa tuff_slab
chiseled_tuff_bricks 1 1 aa tuff_brick_slab
clay 1 2 aaaa clay_ball
clock 1 3 .a.aba.a. gold_ingot redstone
coal 9 0 a coal_block
coal_block 1 3 aaaaaaaaa coal
coarse_dirt 4 2 abba dirt gravel
coast_armor_trim_smithing_template 2 3 abaacaaaa diamond coast_armor_trim_smithing_template cobblestone
cobbled_deepslate_slab 6 3 aaa cobbled_deepslate
cobbled_deepslate_stairs 4 3 a..aa.aaa cobbled_deepslate
cobbled_deepslate_wall 6 3 aaaaaa cobbled_deepslate
cobblestone_slab 6 3 aaa cobblestone
cobblestone_stairs 4 3 a..aa.aaa cobblestone
cobblestone_wall 6 3 aaaaaa cobblestone
comparator 1 3 .a.abaccc redstone_torch quartz stone
compass 1 3 .a.aba.a. iron_ingot redstone
composter 1 3 a.aa.aaaa #2
conduit 1 3 aaaabaaaa nautilus_shell heart_of_the_sea
cookie 8 3 aba wheat cocoa_beans
copper_axe 1 2 aaab.b copper_ingot stick
copper_bars 16 3 aaaaaa copper_ingot
copper_block 1 3 aaaaaaaaa copper_ingot
copper_boots 1 3 a.aa.a copper_ingot
copper_bulb 4 3 .a.aba.c. copper_block blaze_rod redstone
copper_chain 1 1 aba copper_nugget copper_ingot
copper_chest 1 3 aaaabaaaa copper_ingot chest
copper_chestplate 1 3 a.aaaaaaa copper_ingot
copper_door 3 2 aaaaaa copper_ingot
copper_grate 4 3 .a.a.a.a. copper_block
copper_helmet 1 3 aaaa.a copper_ingot
copper_hoe 1 2 aa.b.b copper_ingot stick
copper_ingot 1 3 aaaaaaaaa copper_nugget
copper_ingot 9 0 a #6
copper_lantern 1 3 aaaabaaaa copper_nugget copper_torch
copper_leggings 1 3 aaaa.aa.a copper_ingot
copper_nugget 9 0 a copper_ingot
copper_pickaxe 1 3 aaa.b..b. copper_ingot stick
copper_shovel 1 1 abb copper_ingot stick
copper_spear 1 3 ..a.b.b.. copper_ingot stick
copper_sword 1 1 aab copper_ingot stick
copper_torch 4 1 abc copper_nugget #4 stick
copper_trapdoor 1 2 aaaa copper_ingot
crafter 1 3 aaaabacdc iron_ingot crafting_table redstone dropper
crafting_table 1 2 aaaa #1
creaking_heart 1 1 aba pale_oak_log resin_block
creeper_banner_pattern 1 0 ab creeper_head paper
crimson_button 1 0 a crimson_planks
crimson_door 3 2 aaaaaa crimson_planks
crimson_fence 3 3 abaaba crimson_planks stick
crimson_fence_gate 1 3 abaaba stick crimson_planks
crimson_hanging_sign 6 3 a.abbbbbb iron_chain stripped_crimson_stem
crimson_hyphae 3 2 aaaa crimson_stem
crimson_planks 4 0 a crimson_stem|crimson_hyphae|stripped_crimson_stem|stripped_crimson_hyphae
crimson_pressure_plate 1 2 aa crimson_planks
crimson_shelf 6 3 aaa...aaa stripped_crimson_stem
crimson_sign 3 3 aaaaaa.b. crimson_planks stick
crimson_slab 6 3 aaa crimson_planks
crimson_stairs 4 3 a..aa.aaa crimson_planks
crimson_trapdoor 2 3 aaaaaa crimson_planks
crossbow 1 3 abacdc.a. stick iron_ingot string tripwire_hook
cut_copper 4 2 aaaa copper_block
cut_copper_slab 6 3 aaa cut_copper
cut_copper_stairs 4 3 a..aa.aaa cut_copper
cut_red_sandstone 4 2 aaaa red_sandstone
cut_red_sandstone_slab 6 3 aaa cut_red_sandstone
cut_sandstone 4 2 aaaa sandstone
cut_sandstone_slab 6 3 aaa cut_sandstone
cyan_banner 1 3 aaaaaa.b. cyan_wool stick
cyan_bed 1 0 ab black_bed cyan_dye
cyan_bed 1 3 aaabbb cyan_wool #1
cyan_candle 1 0 ab candle cyan_dye
cyan_carpet 1 0 ab black_carpet cyan_dye
cyan_carpet 3 2 aa cyan_wool
cyan_concrete_powder 8 0 abbbbcccc cyan_dye gravel sand
cyan_dye 2 0 a pitcher_plant
cyan_dye 2 0 ab blue_dye green_dye
cyan_harness 1 0 ab black_harness cyan_dye
cyan_harness 1 3 aaabcb leather glass cyan_wool
cyan_stained_glass 8 3 aaaabaaaa glass cyan_dye
cyan_stained_glass_pane 16 3 aaaaaa cyan_stained_glass
cyan_stained_glass_pane 8 3 aaaabaaaa glass_pane cyan_dye
cyan_terracotta 8 3 aaaabaaaa terracotta cyan_dye
cyan_wool 1 0 ab black_wool cyan_dye
dark_oak_boat 1 3 a.aaaa dark_oak_planks
dark_oak_button 1 0 a dark_oak_planks
dark_oak_chest_boat 1 0 ab chest dark_oak_boat
dark_oak_door 3 2 aaaaaa dark_oak_planks
dark_oak_fence 3 3 abaaba dark_oak_planks stick
dark_oak_fence_gate 1 3 abaaba stick dark_oak_planks
dark_oak_hanging_sign 6 3 a.abbbbbb iron_chain stripped_dark_oak_log
dark_oak_planks 4 0 a dark_oak_log|dark_oak_wood|stripped_dark_oak_log|stripped_dark_oak_wood
dark_oak_pressure_plate 1 2 aa dark_oak_planks
dark_oak_shelf 6 3 aaa...aaa stripped_dark_oak_log
dark_oak_sign 3 3 aaaaaa.b. dark_oak_planks stick
dark_oak_slab 6 3 aaa dark_oak_planks
dark_oak_stairs 4 3 a..aa.aaa dark_oak_planks
dark_oak_trapdoor 2 3 aaaaaa dark_oak_planks
dark_oak_wood 3 2 aaaa dark_oak_log
dark_prismarine 1 3 aaaabaaaa prismarine_shard black_dye
dark_prismarine_slab 6 3 aaa dark_prismarine
dark_prismarine_stairs 4 3 a..aa.aaa dark_prismarine
daylight_detector 1 3 aaabbbccc glass quartz #2
decorated_pot 1 3 .a.a.a.a. brick
deepslate_brick_slab 6 3 aaa deepslate_bricks
deepslate_brick_stairs 4 3 a..aa.aaa deepslate_bricks
deepslate_brick_wall 6 3 aaaaaa deepslate_bricks
deepslate_bricks 4 2 aaaa polished_deepslate
deepslate_tile_slab 6 3 aaa deepslate_tiles
deepslate_tile_stairs 4 3 a..aa.aaa deepslate_tiles
deepslate_tile_wall 6 3 aaaaaa deepslate_tiles
deepslate_tiles 4 2 aaaa deepslate_bricks
detector_rail 6 3 a.aabaaca iron_ingot stone_pressure_plate redstone
diamond 9 0 a diamond_block
diamond_axe 1 2 aaab.b diamond stick
diamond_block 1 3 aaaaaaaaa diamond
diamond_boots 1 3 a.aa.a diamond
diamond_chestplate 1 3 a.aaaaaaa diamond
diamond_helmet 1 3 aaaa.a diamond
diamond_hoe 1 2 aa.b.b diamond stick
diamond_leggings 1 3 aaaa.aa.a diamond
diamond_pickaxe 1 3 aaa.b..b. diamond stick
diamond_shovel 1 1 abb diamond stick
diamond_spear 1 3 ..a.b.b.. diamond stick
diamond_sword 1 1 aab diamond stick
diorite 2 2 abba cobblestone quartz
diorite_slab 6 3 aaa diorite
diorite_stairs 4 3 a..aa.aaa diorite
diorite_wall 6 3 aaaaaa diorite
dispenser 1 3 aaaabaaca cobblestone bow redstone
dried_ghast 1 3 aaaabaaaa ghast_tear soul_sand
dried_kelp 9 0 a dried_kelp_block
dried_kelp_block 1 3 aaaaaaaaa dried_kelp
dripstone_block 1 2 aaaa pointed_dripstone
dropper 1 3 aaaa.aaba cobblestone redstone
dune_armor_trim_smithing_template 2 3 abaacaaaa diamond dune_armor_trim_smithing_template sandstone
emerald 9 0 a emerald_block
emerald_block 1 3 aaaaaaaaa emerald
enchanting_table 1 3 .a.bcbccc book diamond obsidian
end_crystal 1 3 aaaabaaca glass ender_eye ghast_tear
end_rod 4 1 ab blaze_rod popped_chorus_fruit
end_stone_brick_slab 6 3 aaa end_stone_bricks
end_stone_brick_stairs 4 3 a..aa.aaa end_stone_bricks
end_stone_brick_wall 6 3 aaaaaa end_stone_bricks
end_stone_bricks 4 2 aaaa end_stone
ender_chest 1 3 aaaabaaaa obsidian ender_eye
ender_eye 1 0 ab blaze_powder ender_pearl
exposed_chiseled_copper 1 1 aa exposed_cut_copper_slab
exposed_copper_bulb 4 3 .a.aba.c. exposed_copper blaze_rod redstone
exposed_copper_grate 4 3 .a.a.a.a. exposed_copper
exposed_cut_copper 4 2 aaaa exposed_copper
exposed_cut_copper_slab 6 3 aaa exposed_cut_copper
exposed_cut_copper_stairs 4 3 a..aa.aaa exposed_cut_copper
eye_armor_trim_smithing_template 2 3 abaacaaaa diamond eye_armor_trim_smithing_template end_stone
fermented_spider_eye 1 0 abc brown_mushroom spider_eye sugar
field_masoned_banner_pattern 1 0 ab bricks paper
fire_charge 3 0 abc blaze_powder coal gunpowder
firework_rocket 3 0 ab gunpowder paper
fishing_rod 1 3 ..a.aba.b stick string
fletching_table 1 2 aabbbb flint #1
flint_and_steel 1 0 ab flint iron_ingot
flow_armor_trim_smithing_template 2 3 abaacaaaa diamond flow_armor_trim_smithing_template breeze_rod
flower_banner_pattern 1 0 ab oxeye_daisy paper
flower_pot 1 3 a.a.a. brick
furnace 1 3 aaaa.aaaa #3
furnace_minecart 1 0 ab furnace minecart
glass_bottle 3 3 a.a.a. glass
glass_pane 16 3 aaaaaa glass
glistering_melon_slice 1 3 aaaabaaaa gold_nugget melon_slice
glow_item_frame 1 0 ab glow_ink_sac item_frame
glowstone 1 2 aaaa glowstone_dust
gold_block 1 3 aaaaaaaaa gold_ingot
gold_ingot 1 3 aaaaaaaaa gold_nugget
gold_ingot 9 0 a gold_block
gold_nugget 9 0 a gold_ingot
golden_apple 1 3 aaaabaaaa gold_ingot apple
golden_axe 1 2 aaab.b gold_ingot stick
golden_boots 1 3 a.aa.a gold_ingot
golden_carrot 1 3 aaaabaaaa gold_nugget carrot
golden_chestplate 1 3 a.aaaaaaa gold_ingot
golden_dandelion 1 3 aaaabaaaa gold_nugget dandelion
golden_helmet 1 3 aaaa.a gold_ingot
golden_hoe 1 2 aa.b.b gold_ingot stick
golden_leggings 1 3 aaaa.aa.a gold_ingot
golden_pickaxe 1 3 aaa.b..b. gold_ingot stick
golden_shovel 1 1 abb gold_ingot stick
golden_spear 1 3 ..a.b.b.. gold_ingot stick
golden_sword 1 1 aab gold_ingot stick
granite 1 0 ab diorite quartz
granite_slab 6 3 aaa granite
granite_stairs 4 3 a..aa.aaa granite
granite_wall 6 3 aaaaaa granite
gray_banner 1 3 aaaaaa.b. gray_wool stick
gray_bed 1 0 ab black_bed gray_dye
gray_bed 1 3 aaabbb gray_wool #1
gray_candle 1 0 ab candle gray_dye
gray_carpet 1 0 ab black_carpet gray_dye
gray_carpet 3 2 aa gray_wool
gray_concrete_powder 8 0 aaaabcccc gravel gray_dye sand
gray_dye 1 0 a closed_eyeblossom
gray_dye 2 0 ab black_dye white_dye
gray_harness 1 0 ab black_harness gray_dye
gray_harness 1 3 aaabcb leather glass gray_wool
gray_stained_glass 8 3 aaaabaaaa glass gray_dye
gray_stained_glass_pane 16 3 aaaaaa gray_stained_glass
gray_stained_glass_pane 8 3 aaaabaaaa glass_pane gray_dye
gray_terracotta 8 3 aaaabaaaa terracotta gray_dye
gray_wool 1 0 ab black_wool gray_dye
green_banner 1 3 aaaaaa.b. green_wool stick
green_bed 1 0 ab black_bed green_dye
green_bed 1 3 aaabbb green_wool #1
green_candle 1 0 ab candle green_dye
green_carpet 1 0 ab black_carpet green_dye
green_carpet 3 2 aa green_wool
green_concrete_powder 8 0 aaaabcccc gravel green_dye sand
green_harness 1 0 ab black_harness green_dye
green_harness 1 3 aaabcb leather glass green_wool
green_stained_glass 8 3 aaaabaaaa glass green_dye
green_stained_glass_pane 16 3 aaaaaa green_stained_glass
green_stained_glass_pane 8 3 aaaabaaaa glass_pane green_dye
green_terracotta 8 3 aaaabaaaa terracotta green_dye
green_wool 1 0 ab black_wool green_dye
grindstone 1 3 abac.c stick stone_slab #1
hay_block 1 0 aaaaaaaaa wheat
heavy_weighted_pressure_plate 1 2 aa iron_ingot
honey_block 1 2 aaaa honey_bottle
honey_bottle 4 0 aaaab glass_bottle honey_block
honeycomb_block 1 2 aaaa honeycomb
hopper 1 3 a.aaba.a. iron_ingot chest
hopper_minecart 1 0 ab hopper minecart
host_armor_trim_smithing_template 2 3 abaacaaaa diamond host_armor_trim_smithing_template terracotta
iron_axe 1 2 aaab.b iron_ingot stick
iron_bars 16 3 aaaaaa iron_ingot
iron_block 1 3 aaaaaaaaa iron_ingot
iron_boots 1 3 a.aa.a iron_ingot
iron_chain 1 1 aba iron_nugget iron_ingot
iron_chestplate 1 3 a.aaaaaaa iron_ingot
iron_door 3 2 aaaaaa iron_ingot
iron_helmet 1 3 aaaa.a iron_ingot
iron_hoe 1 2 aa.b.b iron_ingot stick
iron_ingot 1 3 aaaaaaaaa iron_nugget
iron_ingot 9 0 a iron_block
iron_leggings 1 3 aaaa.aa.a iron_ingot
iron_nugget 9 0 a iron_ingot
iron_pickaxe 1 3 aaa.b..b. iron_ingot stick
iron_shovel 1 1 abb iron_ingot stick
iron_spear 1 3 ..a.b.b.. iron_ingot stick
iron_sword 1 1 aab iron_ingot stick
iron_trapdoor 1 2 aaaa iron_ingot
item_frame 1 3 aaaabaaaa stick leather
jack_o_lantern 1 1 ab carved_pumpkin torch
jukebox 1 3 aaaabaaaa #1 diamond
jungle_boat 1 3 a.aaaa jungle_planks
jungle_button 1 0 a jungle_planks
jungle_chest_boat 1 0 ab chest jungle_boat
jungle_door 3 2 aaaaaa jungle_planks
jungle_fence 3 3 abaaba jungle_planks stick
jungle_fence_gate 1 3 abaaba stick jungle_planks
jungle_hanging_sign 6 3 a.abbbbbb iron_chain stripped_jungle_log
jungle_planks 4 0 a jungle_log|jungle_wood|stripped_jungle_log|stripped_jungle_wood
jungle_pressure_plate 1 2 aa jungle_planks
jungle_shelf 6 3 aaa...aaa stripped_jungle_log
jungle_sign 3 3 aaaaaa.b. jungle_planks stick
jungle_slab 6 3 aaa jungle_planks
jungle_stairs 4 3 a..aa.aaa jungle_planks
jungle_trapdoor 2 3 aaaaaa jungle_planks
jungle_wood 3 2 aaaa jungle_log
ladder 3 3 a.aaaaa.a stick
lantern 1 3 aaaabaaaa iron_nugget torch
lapis_block 1 3 aaaaaaaaa lapis_lazuli
lapis_lazuli 9 0 a lapis_block
lead 2 3 aa.aa...a string
leather 1 2 aaaa rabbit_hide
leather_boots 1 3 a.aa.a leather
leather_chestplate 1 3 a.aaaaaaa leather
leather_helmet 1 3 aaaa.a leather
leather_horse_armor 1 3 a.aaaaa.a leather
leather_leggings 1 3 aaaa.aa.a leather
lectern 1 3 aaa.b..a. #2 bookshelf
lever 1 1 ab stick cobblestone
light_blue_banner 1 3 aaaaaa.b. light_blue_wool stick
light_blue_bed 1 0 ab black_bed light_blue_dye
light_blue_bed 1 3 aaabbb light_blue_wool #1
light_blue_candle 1 0 ab candle light_blue_dye
light_blue_carpet 1 0 ab black_carpet light_blue_dye
light_blue_carpet 3 2 aa light_blue_wool
light_blue_concrete_powder 8 0 aaaabcccc gravel light_blue_dye sand
light_blue_dye 1 0 a blue_orchid
light_blue_dye 2 0 ab blue_dye white_dye
light_blue_harness 1 0 ab black_harness light_blue_dye
light_blue_harness 1 3 aaabcb leather glass light_blue_wool
light_blue_stained_glass 8 3 aaaabaaaa glass light_blue_dye
light_blue_stained_glass_pane 16 3 aaaaaa light_blue_stained_glass
light_blue_stained_glass_pane 8 3 aaaabaaaa glass_pane light_blue_dye
light_blue_terracotta 8 3 aaaabaaaa terracotta light_blue_dye
light_blue_wool 1 0 ab black_wool light_blue_dye
light_gray_banner 1 3 aaaaaa.b. light_gray_wool stick
light_gray_bed 1 0 ab black_bed light_gray_dye
light_gray_bed 1 3 aaabbb light_gray_wool #1
light_gray_candle 1 0 ab candle light_gray_dye
light_gray_carpet 1 0 ab black_carpet light_gray_dye
light_gray_carpet 3 2 aa light_gray_wool
light_gray_concrete_powder 8 0 aaaabcccc gravel light_gray_dye sand
light_gray_dye 1 0 a azure_bluet|oxeye_daisy|white_tulip
light_gray_dye 2 0 ab gray_dye white_dye
light_gray_dye 3 0 abb black_dye white_dye
light_gray_harness 1 0 ab black_harness light_gray_dye
light_gray_harness 1 3 aaabcb leather glass light_gray_wool
light_gray_stained_glass 8 3 aaaabaaaa glass light_gray_dye
light_gray_stained_glass_pane 16 3 aaaaaa light_gray_stained_glass
light_gray_stained_glass_pane 8 3 aaaabaaaa glass_pane light_gray_dye
light_gray_terracotta 8 3 aaaabaaaa terracotta light_gray_dye
light_gray_wool 1 0 ab black_wool light_gray_dye
light_weighted_pressure_plate 1 2 aa gold_ingot
lightning_rod 1 1 aaa copper_ingot
lime_banner 1 3 aaaaaa.b. lime_wool stick
lime_bed 1 0 ab black_bed lime_dye
lime_bed 1 3 aaabbb lime_wool #1
lime_candle 1 0 ab candle lime_dye
lime_carpet 1 0 ab black_carpet lime_dye
lime_carpet 3 2 aa lime_wool
lime_concrete_powder 8 0 aaaabcccc gravel lime_dye sand
lime_dye 2 0 ab green_dye white_dye
lime_harness 1 0 ab black_harness lime_dye
lime_harness 1 3 aaabcb leather glass lime_wool
lime_stained_glass 8 3 aaaabaaaa glass lime_dye
lime_stained_glass_pane 16 3 aaaaaa lime_stained_glass
lime_stained_glass_pane 8 3 aaaabaaaa glass_pane lime_dye
lime_terracotta 8 3 aaaabaaaa terracotta lime_dye
lime_wool 1 0 ab black_wool lime_dye
lodestone 1 3 aaaabaaaa chiseled_stone_bricks iron_ingot
loom 1 2 aabb string #1
mace 1 1 ab heavy_core breeze_rod
magenta_banner 1 3 aaaaaa.b. magenta_wool stick
magenta_bed 1 0 ab black_bed magenta_dye
magenta_bed 1 3 aaabbb magenta_wool #1
magenta_candle 1 0 ab candle magenta_dye
magenta_carpet 1 0 ab black_carpet magenta_dye
magenta_carpet 3 2 aa magenta_wool
magenta_concrete_powder 8 0 aaaabcccc gravel magenta_dye sand
magenta_dye 1 0 a allium
magenta_dye 2 0 a lilac
magenta_dye 2 0 ab pink_dye purple_dye
magenta_dye 3 0 abc blue_dye pink_dye red_dye
magenta_dye 4 0 abbc blue_dye red_dye white_dye
magenta_harness 1 0 ab black_harness magenta_dye
magenta_harness 1 3 aaabcb leather glass magenta_wool
magenta_stained_glass 8 3 aaaabaaaa glass magenta_dye
magenta_stained_glass_pane 16 3 aaaaaa magenta_stained_glass
magenta_stained_glass_pane 8 3 aaaabaaaa glass_pane magenta_dye
magenta_terracotta 8 3 aaaabaaaa terracotta magenta_dye
magenta_wool 1 0 ab black_wool magenta_dye
magma_block 1 2 aaaa magma_cream
magma_cream 1 0 ab blaze_powder slime_ball
mangrove_boat 1 3 a.aaaa mangrove_planks
mangrove_button 1 0 a mangrove_planks
mangrove_chest_boat 1 0 ab chest mangrove_boat
mangrove_door 3 2 aaaaaa mangrove_planks
mangrove_fence 3 3 abaaba mangrove_planks stick
mangrove_fence_gate 1 3 abaaba stick mangrove_planks
mangrove_hanging_sign 6 3 a.abbbbbb iron_chain stripped_mangrove_log
mangrove_planks 4 0 a mangrove_log|mangrove_wood|stripped_mangrove_log|stripped_mangrove_wood
mangrove_pressure_plate 1 2 aa mangrove_planks
mangrove_shelf 6 3 aaa...aaa stripped_mangrove_log
mangrove_sign 3 3 aaaaaa.b. mangrove_planks stick
mangrove_slab 6 3 aaa mangrove_planks
mangrove_stairs 4 3 a..aa.aaa mangrove_planks
mangrove_trapdoor 2 3 aaaaaa mangrove_planks
mangrove_wood 3 2 aaaa mangrove_log
map 1 3 aaaabaaaa paper compass
melon 1 0 aaaaaaaaa melon_slice
melon_seeds 1 0 a melon_slice
minecart 1 3 a.aaaa iron_ingot
mojang_banner_pattern 1 0 ab enchanted_golden_apple paper
moss_carpet 3 2 aa moss_block
mossy_cobblestone 1 0 ab cobblestone moss_block|vine
mossy_cobblestone_slab 6 3 aaa mossy_cobblestone
mossy_cobblestone_stairs 4 3 a..aa.aaa mossy_cobblestone
mossy_cobblestone_wall 6 3 aaaaaa mossy_cobblestone
mossy_stone_brick_slab 6 3 aaa mossy_stone_bricks
mossy_stone_brick_stairs 4 3 a..aa.aaa mossy_stone_bricks
mossy_stone_brick_wall 6 3 aaaaaa mossy_stone_bricks
mossy_stone_bricks 1 0 ab moss_block stone_bricks
mossy_stone_bricks 1 0 ab stone_bricks vine
mud_brick_slab 6 3 aaa mud_bricks
mud_brick_stairs 4 3 a..aa.aaa mud_bricks
mud_brick_wall 6 3 aaaaaa mud_bricks
mud_bricks 4 2 aaaa packed_mud
muddy_mangrove_roots 1 0 ab mangrove_roots mud
mushroom_stew 1 0 abc bowl brown_mushroom red_mushroom
music_disc_5 1 0 aaaaaaaaa disc_fragment_5
name_tag 1 2 .ab. copper_nugget|gold_nugget|iron_nugget paper
nether_brick_fence 6 3 abaaba nether_bricks nether_brick
nether_brick_slab 6 3 aaa nether_bricks
nether_brick_stairs 4 3 a..aa.aaa nether_bricks
nether_brick_wall 6 3 aaaaaa nether_bricks
nether_bricks 1 2 aaaa nether_brick
nether_wart_block 1 0 aaaaaaaaa nether_wart
netherite_block 1 3 aaaaaaaaa netherite_ingot
netherite_ingot 1 0 aaaabbbb gold_ingot netherite_scrap
netherite_ingot 9 0 a netherite_block
netherite_upgrade_smithing_template 2 3 abaacaaaa diamond netherite_upgrade_smithing_template netherrack
note_block 1 3 aaaabaaaa #1 redstone
oak_boat 1 3 a.aaaa oak_planks
oak_button 1 0 a oak_planks
oak_chest_boat 1 0 ab chest oak_boat
oak_door 3 2 aaaaaa oak_planks
oak_fence 3 3 abaaba oak_planks stick
oak_fence_gate 1 3 abaaba stick oak_planks
oak_hanging_sign 6 3 a.abbbbbb iron_chain stripped_oak_log
oak_planks 4 0 a oak_log|oak_wood|stripped_oak_log|stripped_oak_wood
oak_pressure_plate 1 2 aa oak_planks
oak_shelf 6 3 aaa...aaa stripped_oak_log
oak_sign 3 3 aaaaaa.b. oak_planks stick
oak_slab 6 3 aaa oak_planks
oak_stairs 4 3 a..aa.aaa oak_planks
oak_trapdoor 2 3 aaaaaa oak_planks
oak_wood 3 2 aaaa oak_log
observer 1 3 aaabbcaaa cobblestone redstone quartz
orange_banner 1 3 aaaaaa.b. orange_wool stick
orange_bed 1 0 ab black_bed orange_dye
orange_bed 1 3 aaabbb orange_wool #1
orange_candle 1 0 ab candle orange_dye
orange_carpet 1 0 ab black_carpet orange_dye
orange_carpet 3 2 aa orange_wool
orange_concrete_powder 8 0 aaaabcccc gravel orange_dye sand
orange_dye 1 0 a open_eyeblossom|orange_tulip|torchflower
orange_dye 2 0 ab red_dye yellow_dye
orange_harness 1 0 ab black_harness orange_dye
orange_harness 1 3 aaabcb leather glass orange_wool
orange_stained_glass 8 3 aaaabaaaa glass orange_dye
orange_stained_glass_pane 16 3 aaaaaa orange_stained_glass
orange_stained_glass_pane 8 3 aaaabaaaa glass_pane orange_dye
orange_terracotta 8 3 aaaabaaaa terracotta orange_dye
orange_wool 1 0 ab black_wool orange_dye
oxidized_chiseled_copper 1 1 aa oxidized_cut_copper_slab
oxidized_copper_bulb 4 3 .a.aba.c. oxidized_copper blaze_rod redstone
oxidized_copper_grate 4 3 .a.a.a.a. oxidized_copper
oxidized_cut_copper 4 2 aaaa oxidized_copper
oxidized_cut_copper_slab 6 3 aaa oxidized_cut_copper
oxidized_cut_copper_stairs 4 3 a..aa.aaa oxidized_cut_copper
packed_ice 1 0 aaaaaaaaa ice
packed_mud 1 0 ab mud wheat
painting 1 3 aaaabaaaa stick black_wool|blue_wool|brown_wool|cyan_wool|gray_wool|green_wool|light_blue_wool|light_gray_wool|lime_wool|magenta_wool|orange_wool|pink_wool|purple_wool|red_wool|white_wool|yellow_wool
pale_moss_carpet 3 2 aa pale_moss_block
pale_oak_boat 1 3 a.aaaa pale_oak_planks
pale_oak_button 1 0 a pale_oak_planks
pale_oak_chest_boat 1 0 ab chest pale_oak_boat
pale_oak_door 3 2 aaaaaa pale_oak_planks
pale_oak_fence 3 3 abaaba pale_oak_planks stick
pale_oak_fence_gate 1 3 abaaba stick pale_oak_planks
pale_oak_hanging_sign 6 3 a.abbbbbb iron_chain stripped_pale_oak_log
pale_oak_planks 4 0 a pale_oak_log|pale_oak_wood|stripped_pale_oak_log|stripped_pale_oak_wood
pale_oak_pressure_plate 1 2 aa pale_oak_planks
pale_oak_shelf 6 3 aaa...aaa stripped_pale_oak_log
pale_oak_sign 3 3 aaaaaa.b. pale_oak_planks stick
pale_oak_slab 6 3 aaa pale_oak_planks
pale_oak_stairs 4 3 a..aa.aaa pale_oak_planks
pale_oak_trapdoor 2 3 aaaaaa pale_oak_planks
pale_oak_wood 3 2 aaaa pale_oak_log
paper 3 3 aaa sugar_cane
pink_banner 1 3 aaaaaa.b. pink_wool stick
pink_bed 1 0 ab black_bed pink_dye
pink_bed 1 3 aaabbb pink_wool #1
pink_candle 1 0 ab candle pink_dye
pink_carpet 1 0 ab black_carpet pink_dye
pink_carpet 3 2 aa pink_wool
pink_concrete_powder 8 0 aaaabcccc gravel pink_dye sand
pink_dye 1 0 a cactus_flower|pink_petals|pink_tulip
pink_dye 2 0 a peony
pink_dye 2 0 ab red_dye white_dye
pink_harness 1 0 ab black_harness pink_dye
pink_harness 1 3 aaabcb leather glass pink_wool
pink_stained_glass 8 3 aaaabaaaa glass pink_dye
pink_stained_glass_pane 16 3 aaaaaa pink_stained_glass
pink_stained_glass_pane 8 3 aaaabaaaa glass_pane pink_dye
pink_terracotta 8 3 aaaabaaaa terracotta pink_dye
pink_wool 1 0 ab black_wool pink_dye
piston 1 3 aaabcbbdb #1 cobblestone iron_ingot redstone
polished_andesite 4 2 aaaa andesite
polished_andesite_slab 6 3 aaa polished_andesite
polished_andesite_stairs 4 3 a..aa.aaa polished_andesite
polished_basalt 4 2 aaaa basalt
polished_blackstone 4 2 aaaa blackstone
polished_blackstone_brick_slab 6 3 aaa polished_blackstone_bricks
polished_blackstone_brick_stairs 4 3 a..aa.aaa polished_blackstone_bricks
polished_blackstone_brick_wall 6 3 aaaaaa polished_blackstone_bricks
polished_blackstone_bricks 4 2 aaaa polished_blackstone
polished_blackstone_button 1 0 a polished_blackstone
polished_blackstone_pressure_plate 1 2 aa polished_blackstone
polished_blackstone_slab 6 3 aaa polished_blackstone
polished_blackstone_stairs 4 3 a..aa.aaa polished_blackstone
polished_blackstone_wall 6 3 aaaaaa polished_blackstone
polished_deepslate 4 2 aaaa cobbled_deepslate
polished_deepslate_slab 6 3 aaa polished_deepslate
polished_deepslate_stairs 4 3 a..aa.aaa polished_deepslate
polished_deepslate_wall 6 3 aaaaaa polished_deepslate
polished_diorite 4 2 aaaa diorite
polished_diorite_slab 6 3 aaa polished_diorite
polished_diorite_stairs 4 3 a..aa.aaa polished_diorite
polished_granite 4 2 aaaa granite
polished_granite_slab 6 3 aaa polished_granite
polished_granite_stairs 4 3 a..aa.aaa polished_granite
polished_tuff 4 2 aaaa tuff
polished_tuff_slab 6 3 aaa polished_tuff
polished_tuff_stairs 4 3 a..aa.aaa polished_tuff
polished_tuff_wall 6 3 aaaaaa polished_tuff
powered_rail 6 3 a.aabaaca gold_ingot stick redstone
prismarine 1 2 aaaa prismarine_shard
prismarine_brick_slab 6 3 aaa prismarine_bricks
prismarine_brick_stairs 4 3 a..aa.aaa prismarine_bricks
prismarine_bricks 1 0 aaaaaaaaa prismarine_shard
prismarine_slab 6 3 aaa prismarine
prismarine_stairs 4 3 a..aa.aaa prismarine
prismarine_wall 6 3 aaaaaa prismarine
pumpkin_pie 1 0 abc egg pumpkin sugar
pumpkin_seeds 4 0 a pumpkin
purple_banner 1 3 aaaaaa.b. purple_wool stick
purple_bed 1 0 ab black_bed purple_dye
purple_bed 1 3 aaabbb purple_wool #1
purple_candle 1 0 ab candle purple_dye
purple_carpet 1 0 ab black_carpet purple_dye
purple_carpet 3 2 aa purple_wool
purple_concrete_powder 8 0 aaaabcccc gravel purple_dye sand
purple_dye 2 0 ab blue_dye red_dye
purple_harness 1 0 ab black_harness purple_dye
purple_harness 1 3 aaabcb leather glass purple_wool
purple_stained_glass 8 3 aaaabaaaa glass purple_dye
purple_stained_glass_pane 16 3 aaaaaa purple_stained_glass
purple_stained_glass_pane 8 3 aaaabaaaa glass_pane purple_dye
purple_terracotta 8 3 aaaabaaaa terracotta purple_dye
purple_wool 1 0 ab black_wool purple_dye
purpur_block 4 2 aaaa popped_chorus_fruit
purpur_pillar 1 1 aa purpur_slab
purpur_slab 6 3 aaa #7
purpur_stairs 4 3 a..aa.aaa #7
quartz_block 1 2 aaaa quartz
quartz_bricks 4 2 aaaa quartz_block
quartz_pillar 2 1 aa quartz_block
quartz_slab 6 3 aaa #5
quartz_stairs 4 3 a..aa.aaa #5
rabbit_stew 1 0 abcde baked_potato bowl brown_mushroom carrot cooked_rabbit
rabbit_stew 1 0 abcde baked_potato bowl carrot cooked_rabbit red_mushroom
rail 16 3 a.aabaa.a iron_ingot stick
raiser_armor_trim_smithing_template 2 3 abaacaaaa diamond raiser_armor_trim_smithing_template terracotta
raw_copper 9 0 a raw_copper_block
raw_copper_block 1 3 aaaaaaaaa raw_copper
raw_gold 9 0 a raw_gold_block
raw_gold_block 1 3 aaaaaaaaa raw_gold
raw_iron 9 0 a raw_iron_block
raw_iron_block 1 3 aaaaaaaaa raw_iron
recovery_compass 1 3 aaaabaaaa echo_shard compass
red_banner 1 3 aaaaaa.b. red_wool stick
red_bed 1 0 ab black_bed red_dye
red_bed 1 3 aaabbb red_wool #1
red_candle 1 0 ab candle red_dye
red_carpet 1 0 ab black_carpet red_dye
red_carpet 3 2 aa red_wool
red_concrete_powder 8 0 aaaabcccc gravel red_dye sand
red_dye 1 0 a beetroot|poppy|red_tulip
red_dye 2 0 a rose_bush
red_harness 1 0 ab black_harness red_dye
red_harness 1 3 aaabcb leather glass red_wool
red_nether_brick_slab 6 3 aaa red_nether_bricks
red_nether_brick_stairs 4 3 a..aa.aaa red_nether_bricks
red_nether_brick_wall 6 3 aaaaaa red_nether_bricks
red_nether_bricks 1 2 abba nether_brick nether_wart
red_sandstone 1 2 aaaa red_sand
red_sandstone_slab 6 3 aaa chiseled_red_sandstone|red_sandstone
red_sandstone_stairs 4 3 a..aa.aaa chiseled_red_sandstone|cut_red_sandstone|red_sandstone
red_sandstone_wall 6 3 aaaaaa red_sandstone
red_stained_glass 8 3 aaaabaaaa glass red_dye
red_stained_glass_pane 16 3 aaaaaa red_stained_glass
red_stained_glass_pane 8 3 aaaabaaaa glass_pane red_dye
red_terracotta 8 3 aaaabaaaa terracotta red_dye
red_wool 1 0 ab black_wool red_dye
redstone 9 0 a redstone_block
redstone_block 1 3 aaaaaaaaa redstone
redstone_lamp 1 3 .a.aba.a. redstone glowstone
redstone_torch 1 1 ab redstone stick
repeater 1 3 abaccc redstone_torch redstone stone
resin_block 1 3 aaaaaaaaa resin_clump
resin_brick_slab 6 3 aaa resin_bricks
resin_brick_stairs 4 3 a..aa.aaa resin_bricks
resin_brick_wall 6 3 aaaaaa resin_bricks
resin_bricks 1 2 aaaa resin_brick
resin_clump 9 0 a resin_block
respawn_anchor 1 3 aaabbbaaa crying_obsidian glowstone
rib_armor_trim_smithing_template 2 3 abaacaaaa diamond rib_armor_trim_smithing_template netherrack
saddle 1 3 .a.aba leather iron_ingot
sandstone 1 2 aaaa sand
sandstone_slab 6 3 aaa chiseled_sandstone|sandstone
sandstone_stairs 4 3 a..aa.aaa chiseled_sandstone|cut_sandstone|sandstone
sandstone_wall 6 3 aaaaaa sandstone
scaffolding 6 3 abaa.aa.a bamboo string
sea_lantern 1 3 ababbbaba prismarine_shard prismarine_crystals
sentry_armor_trim_smithing_template 2 3 abaacaaaa diamond sentry_armor_trim_smithing_template cobblestone
shaper_armor_trim_smithing_template 2 3 abaacaaaa diamond shaper_armor_trim_smithing_template terracotta
shears 1 2 .aa. iron_ingot
shield 1 3 abaaaa.a. #1 iron_ingot
shulker_box 1 1 aba shulker_shell chest
silence_armor_trim_smithing_template 2 3 abaacaaaa diamond silence_armor_trim_smithing_template cobbled_deepslate
skull_banner_pattern 1 0 ab paper wither_skeleton_skull
slime_ball 9 0 a slime_block
slime_block 1 3 aaaaaaaaa slime_ball
smithing_table 1 2 aabbbb iron_ingot #1
smoker 1 3 .a.aba.a. #0 furnace
smooth_quartz_slab 6 3 aaa smooth_quartz
smooth_quartz_stairs 4 3 a..aa.aaa smooth_quartz
smooth_red_sandstone_slab 6 3 aaa smooth_red_sandstone
smooth_red_sandstone_stairs 4 3 a..aa.aaa smooth_red_sandstone
smooth_sandstone_slab 6 3 aaa smooth_sandstone
smooth_sandstone_stairs 4 3 a..aa.aaa smooth_sandstone
smooth_stone_slab 6 3 aaa smooth_stone
snout_armor_trim_smithing_template 2 3 abaacaaaa diamond snout_armor_trim_smithing_template blackstone
snow 6 3 aaa snow_block
snow_block 1 2 aaaa snowball
soul_campfire 1 3 .a.abaccc stick #8 #0
soul_lantern 1 3 aaaabaaaa iron_nugget soul_torch
soul_torch 4 1 abc #4 stick #8
spectral_arrow 2 3 .a.aba.a. glowstone_dust arrow
spire_armor_trim_smithing_template 2 3 abaacaaaa diamond spire_armor_trim_smithing_template purpur_block
spruce_boat 1 3 a.aaaa spruce_planks
spruce_button 1 0 a spruce_planks
spruce_chest_boat 1 0 ab chest spruce_boat
spruce_door 3 2 aaaaaa spruce_planks
spruce_fence 3 3 abaaba spruce_planks stick
spruce_fence_gate 1 3 abaaba stick spruce_planks
spruce_hanging_sign 6 3 a.abbbbbb iron_chain stripped_spruce_log
spruce_planks 4 0 a spruce_log|spruce_wood|stripped_spruce_log|stripped_spruce_wood
spruce_pressure_plate 1 2 aa spruce_planks
spruce_shelf 6 3 aaa...aaa stripped_spruce_log
spruce_sign 3 3 aaaaaa.b. spruce_planks stick
spruce_slab 6 3 aaa spruce_planks
spruce_stairs 4 3 a..aa.aaa spruce_planks
spruce_trapdoor 2 3 aaaaaa spruce_planks
spruce_wood 3 2 aaaa spruce_log
spyglass 1 1 abb amethyst_shard copper_ingot
stick 1 1 aa bamboo
stick 4 1 aa #1
sticky_piston 1 1 ab slime_ball piston
stone_axe 1 2 aaab.b #3 stick
stone_brick_slab 6 3 aaa stone_bricks
stone_brick_stairs 4 3 a..aa.aaa stone_bricks
stone_brick_wall 6 3 aaaaaa stone_bricks
stone_bricks 4 2 aaaa stone
stone_button 1 0 a stone
stone_hoe 1 2 aa.b.b #3 stick
stone_pickaxe 1 3 aaa.b..b. #3 stick
stone_pressure_plate 1 2 aa stone
stone_shovel 1 1 abb #3 stick
stone_slab 6 3 aaa stone
stone_spear 1 3 ..a.b.b.. #3 stick
stone_stairs 4 3 a..aa.aaa stone
stone_sword 1 1 aab #3 stick
stonecutter 1 3 .a.bbb iron_ingot stone
stripped_acacia_wood 3 2 aaaa stripped_acacia_log
stripped_birch_wood 3 2 aaaa stripped_birch_log
stripped_cherry_wood 3 2 aaaa stripped_cherry_log
stripped_crimson_hyphae 3 2 aaaa stripped_crimson_stem
stripped_dark_oak_wood 3 2 aaaa stripped_dark_oak_log
stripped_jungle_wood 3 2 aaaa stripped_jungle_log
stripped_mangrove_wood 3 2 aaaa stripped_mangrove_log
stripped_oak_wood 3 2 aaaa stripped_oak_log
stripped_pale_oak_wood 3 2 aaaa stripped_pale_oak_log
stripped_spruce_wood 3 2 aaaa stripped_spruce_log
stripped_warped_hyphae 3 2 aaaa stripped_warped_stem
sugar 1 0 a sugar_cane
sugar 3 0 a honey_bottle
suspicious_stew 1 0 abcd allium|azure_bluet|blue_orchid bowl brown_mushroom red_mushroom
suspicious_stew 1 0 abcd bowl brown_mushroom closed_eyeblossom|cornflower|dandelion|golden_dandelion|lily_of_the_valley|open_eyeblossom|orange_tulip|oxeye_daisy|pink_tulip|poppy red_mushroom
suspicious_stew 1 0 abcd bowl brown_mushroom red_mushroom red_tulip|torchflower|white_tulip|wither_rose
target 1 3 .a.aba.a. redstone hay_block
tide_armor_trim_smithing_template 2 3 abaacaaaa diamond tide_armor_trim_smithing_template prismarine
tinted_glass 2 3 .a.aba.a. amethyst_shard glass
tnt 1 3 ababababa gunpowder red_sand|sand
tnt_minecart 1 0 ab minecart tnt
torch 4 1 ab #4 stick
trapped_chest 1 0 ab chest tripwire_hook
tripwire_hook 2 1 abc iron_ingot stick #1
tuff_brick_slab 6 3 aaa tuff_bricks
tuff_brick_stairs 4 3 a..aa.aaa tuff_bricks
tuff_brick_wall 6 3 aaaaaa tuff_bricks
tuff_bricks 4 2 aaaa polished_tuff
tuff_slab 6 3 aaa tuff
tuff_stairs 4 3 a..aa.aaa tuff
tuff_wall 6 3 aaaaaa tuff
turtle_helmet 1 3 aaaa.a turtle_scute
vex_armor_trim_smithing_template 2 3 abaacaaaa diamond vex_armor_trim_smithing_template cobblestone
ward_armor_trim_smithing_template 2 3 abaacaaaa diamond ward_armor_trim_smithing_template cobbled_deepslate
warped_button 1 0 a warped_planks
warped_door 3 2 aaaaaa warped_planks
warped_fence 3 3 abaaba warped_planks stick
warped_fence_gate 1 3 abaaba stick warped_planks
warped_fungus_on_a_stick 1 2 a..b fishing_rod warped_fungus
warped_hanging_sign 6 3 a.abbbbbb iron_chain stripped_warped_stem
warped_hyphae 3 2 aaaa warped_stem
warped_planks 4 0 a warped_stem|warped_hyphae|stripped_warped_stem|stripped_warped_hyphae
warped_pressure_plate 1 2 aa warped_planks
warped_shelf 6 3 aaa...aaa stripped_warped_stem
warped_sign 3 3 aaaaaa.b. warped_planks stick
warped_slab 6 3 aaa warped_planks
warped_stairs 4 3 a..aa.aaa warped_planks
warped_trapdoor 2 3 aaaaaa warped_planks
waxed_chiseled_copper 1 0 ab chiseled_copper honeycomb
waxed_chiseled_copper 1 1 aa waxed_cut_copper_slab
waxed_copper_bars 1 0 ab copper_bars honeycomb
waxed_copper_block 1 0 ab copper_block honeycomb
waxed_copper_bulb 1 0 ab copper_bulb honeycomb
waxed_copper_bulb 4 3 .a.aba.c. waxed_copper_block blaze_rod redstone
waxed_copper_chain 1 0 ab copper_chain honeycomb
waxed_copper_chest 1 0 ab copper_chest honeycomb
waxed_copper_door 1 0 ab copper_door honeycomb
waxed_copper_golem_statue 1 0 ab copper_golem_statue honeycomb
waxed_copper_grate 1 0 ab copper_grate honeycomb
waxed_copper_grate 4 3 .a.a.a.a. waxed_copper_block
waxed_copper_lantern 1 0 ab copper_lantern honeycomb
waxed_copper_trapdoor 1 0 ab copper_trapdoor honeycomb
waxed_cut_copper 1 0 ab cut_copper honeycomb
waxed_cut_copper 4 2 aaaa waxed_copper_block
waxed_cut_copper_slab 1 0 ab cut_copper_slab honeycomb
waxed_cut_copper_slab 6 3 aaa waxed_cut_copper
waxed_cut_copper_stairs 1 0 ab cut_copper_stairs honeycomb
waxed_cut_copper_stairs 4 3 a..aa.aaa waxed_cut_copper
waxed_exposed_chiseled_copper 1 0 ab exposed_chiseled_copper honeycomb
waxed_exposed_chiseled_copper 1 1 aa waxed_exposed_cut_copper_slab
waxed_exposed_copper 1 0 ab exposed_copper honeycomb
waxed_exposed_copper_bars 1 0 ab exposed_copper_bars honeycomb
waxed_exposed_copper_bulb 1 0 ab exposed_copper_bulb honeycomb
waxed_exposed_copper_bulb 4 3 .a.aba.c. waxed_exposed_copper blaze_rod redstone
waxed_exposed_copper_chain 1 0 ab exposed_copper_chain honeycomb
waxed_exposed_copper_chest 1 0 ab exposed_copper_chest honeycomb
waxed_exposed_copper_door 1 0 ab exposed_copper_door honeycomb
waxed_exposed_copper_golem_statue 1 0 ab exposed_copper_golem_statue honeycomb
waxed_exposed_copper_grate 1 0 ab exposed_copper_grate honeycomb
waxed_exposed_copper_grate 4 3 .a.a.a.a. waxed_exposed_copper
waxed_exposed_copper_lantern 1 0 ab exposed_copper_lantern honeycomb
waxed_exposed_copper_trapdoor 1 0 ab exposed_copper_trapdoor honeycomb
waxed_exposed_cut_copper 1 0 ab exposed_cut_copper honeycomb
waxed_exposed_cut_copper 4 2 aaaa waxed_exposed_copper
waxed_exposed_cut_copper_slab 1 0 ab exposed_cut_copper_slab honeycomb
waxed_exposed_cut_copper_slab 6 3 aaa waxed_exposed_cut_copper
waxed_exposed_cut_copper_stairs 1 0 ab exposed_cut_copper_stairs honeycomb
waxed_exposed_cut_copper_stairs 4 3 a..aa.aaa waxed_exposed_cut_copper
waxed_exposed_lightning_rod 1 0 ab exposed_lightning_rod honeycomb
waxed_lightning_rod 1 0 ab honeycomb lightning_rod
waxed_oxidized_chiseled_copper 1 0 ab honeycomb oxidized_chiseled_copper
waxed_oxidized_chiseled_copper 1 1 aa waxed_oxidized_cut_copper_slab
waxed_oxidized_copper 1 0 ab honeycomb oxidized_copper
waxed_oxidized_copper_bars 1 0 ab honeycomb oxidized_copper_bars
waxed_oxidized_copper_bulb 1 0 ab honeycomb oxidized_copper_bulb
waxed_oxidized_copper_bulb 4 3 .a.aba.c. waxed_oxidized_copper blaze_rod redstone
waxed_oxidized_copper_chain 1 0 ab honeycomb oxidized_copper_chain
waxed_oxidized_copper_chest 1 0 ab honeycomb oxidized_copper_chest
waxed_oxidized_copper_door 1 0 ab honeycomb oxidized_copper_door
waxed_oxidized_copper_golem_statue 1 0 ab honeycomb oxidized_copper_golem_statue
waxed_oxidized_copper_grate 1 0 ab honeycomb oxidized_copper_grate
waxed_oxidized_copper_grate 4 3 .a.a.a.a. waxed_oxidized_copper
waxed_oxidized_copper_lantern 1 0 ab honeycomb oxidized_copper_lantern
waxed_oxidized_copper_trapdoor 1 0 ab honeycomb oxidized_copper_trapdoor
waxed_oxidized_cut_copper 1 0 ab honeycomb oxidized_cut_copper
waxed_oxidized_cut_copper 4 2 aaaa waxed_oxidized_copper
waxed_oxidized_cut_copper_slab 1 0 ab honeycomb oxidized_cut_copper_slab
waxed_oxidized_cut_copper_slab 6 3 aaa waxed_oxidized_cut_copper
waxed_oxidized_cut_copper_stairs 1 0 ab honeycomb oxidized_cut_copper_stairs
waxed_oxidized_cut_copper_stairs 4 3 a..aa.aaa waxed_oxidized_cut_copper
waxed_oxidized_lightning_rod 1 0 ab honeycomb oxidized_lightning_rod
waxed_weathered_chiseled_copper 1 0 ab honeycomb weathered_chiseled_copper
waxed_weathered_chiseled_copper 1 1 aa waxed_weathered_cut_copper_slab
waxed_weathered_copper 1 0 ab honeycomb weathered_copper
waxed_weathered_copper_bars 1 0 ab honeycomb weathered_copper_bars
waxed_weathered_copper_bulb 1 0 ab honeycomb weathered_copper_bulb
waxed_weathered_copper_bulb 4 3 .a.aba.c. waxed_weathered_copper blaze_rod redstone
waxed_weathered_copper_chain 1 0 ab honeycomb weathered_copper_chain
waxed_weathered_copper_chest 1 0 ab honeycomb weathered_copper_chest
waxed_weathered_copper_door 1 0 ab honeycomb weathered_copper_door
waxed_weathered_copper_golem_statue 1 0 ab honeycomb weathered_copper_golem_statue
waxed_weathered_copper_grate 1 0 ab honeycomb weathered_copper_grate
waxed_weathered_copper_grate 4 3 .a.a.a.a. waxed_weathered_copper
waxed_weathered_copper_lantern 1 0 ab honeycomb weathered_copper_lantern
waxed_weathered_copper_trapdoor 1 0 ab honeycomb weathered_copper_trapdoor
waxed_weathered_cut_copper 1 0 ab honeycomb weathered_cut_copper
waxed_weathered_cut_copper 4 2 aaaa waxed_weathered_copper
waxed_weathered_cut_copper_slab 1 0 ab honeycomb weathered_cut_copper_slab
waxed_weathered_cut_copper_slab 6 3 aaa waxed_weathered_cut_copper
waxed_weathered_cut_copper_stairs 1 0 ab honeycomb weathered_cut_copper_stairs
waxed_weathered_cut_copper_stairs 4 3 a..aa.aaa waxed_weathered_cut_copper
waxed_weathered_lightning_rod 1 0 ab honeycomb weathered_lightning_rod
wayfinder_armor_trim_smithing_template 2 3 abaacaaaa diamond wayfinder_armor_trim_smithing_template terracotta
weathered_chiseled_copper 1 1 aa weathered_cut_copper_slab
weathered_copper_bulb 4 3 .a.aba.c. weathered_copper blaze_rod redstone
weathered_copper_grate 4 3 .a.a.a.a. weathered_copper
weathered_cut_copper 4 2 aaaa weathered_copper
weathered_cut_copper_slab 6 3 aaa weathered_cut_copper
weathered_cut_copper_stairs 4 3 a..aa.aaa weathered_cut_copper
wheat 9 0 a hay_block
white_banner 1 3 aaaaaa.b. white_wool stick
white_bed 1 0 ab black_bed white_dye
white_bed 1 3 aaabbb white_wool #1
white_candle 1 0 ab candle white_dye
white_carpet 1 0 ab black_carpet white_dye
white_carpet 3 2 aa white_wool
white_concrete_powder 8 0 aaaabbbbc gravel sand white_dye
white_dye 1 0 a bone_meal|lily_of_the_valley
white_harness 1 0 ab black_harness white_dye
white_harness 1 3 aaabcb leather glass white_wool
white_stained_glass 8 3 aaaabaaaa glass white_dye
white_stained_glass_pane 16 3 aaaaaa white_stained_glass
white_stained_glass_pane 8 3 aaaabaaaa glass_pane white_dye
white_terracotta 8 3 aaaabaaaa terracotta white_dye
white_wool 1 0 ab black_wool white_dye
white_wool 1 2 aaaa string
wild_armor_trim_smithing_template 2 3 abaacaaaa diamond wild_armor_trim_smithing_template mossy_cobblestone
wind_charge 4 0 a breeze_rod
wolf_armor 1 3 a..aaaa.a armadillo_scute
wooden_axe 1 2 aaab.b #1 stick
wooden_hoe 1 2 aa.b.b #1 stick
wooden_pickaxe 1 3 aaa.b..b. #1 stick
wooden_shovel 1 1 abb #1 stick
wooden_spear 1 3 ..a.b.b.. #1 stick
wooden_sword 1 1 aab #1 stick
writable_book 1 0 abc book feather ink_sac
yellow_banner 1 3 aaaaaa.b. yellow_wool stick
yellow_bed 1 0 ab black_bed yellow_dye
yellow_bed 1 3 aaabbb yellow_wool #1
yellow_candle 1 0 ab candle yellow_dye
yellow_carpet 1 0 ab black_carpet yellow_dye
yellow_carpet 3 2 aa yellow_wool
yellow_concrete_powder 8 0 aaaabbbbc gravel sand yellow_dye
yellow_dye 1 0 a dandelion|golden_dandelion|wildflowers
yellow_dye 2 0 a sunflower
yellow_harness 1 0 ab black_harness yellow_dye
yellow_harness 1 3 aaabcb leather glass yellow_wool
yellow_stained_glass 8 3 aaaabaaaa glass yellow_dye
yellow_stained_glass_pane 16 3 aaaaaa yellow_stained_glass
yellow_stained_glass_pane 8 3 aaaabaaaa glass_pane yellow_dye
yellow_terracotta 8 3 aaaabaaaa terracotta yellow_dye
yellow_wool 1 0 ab black_wool yellow_dye
`;
