import { craftShapes } from './craft-shapes.ts';
import { findShapes } from './find-shapes.ts';
import { gearShapes } from './gear-shapes.ts';
import { materialShapes } from './material-shapes.ts';
import { dyeColors, ramps, woods } from './palette.ts';
import { thingShapes } from './thing-shapes.ts';
import type { Layer, Ramp } from './tile-canvas.ts';
import { blend, scaleColor, sprite } from './tile-canvas.ts';

const shapes = { ...gearShapes, ...materialShapes, ...thingShapes, ...findShapes, ...craftShapes };
const handle = { h: 0x8f6b3f, k: 0x5a4023 };

/** A shape in a material: rim, light, body and shade from the ramp, plus colours of its own letters. */
function shaped(shape: keyof typeof shapes, ramp: Ramp, more: Readonly<Record<string, number>> = {}): readonly Layer[] {
  return [sprite(shapes[shape], { o: scaleColor(ramp[0]!, 0.5), a: ramp[4]!, b: ramp[2]!, c: ramp[1]!, ...handle, ...more })];
}

/** Five colours round a mean, dark to light. */
const around = (color: number): Ramp => [
  scaleColor(color, 0.62),
  scaleColor(color, 0.8),
  color,
  blend(color, 0xffffff, 0.22),
  blend(color, 0xffffff, 0.45),
];

function wooden(): Record<string, readonly Layer[]> {
  const table: Record<string, readonly Layer[]> = {};
  for (const [wood, { planks, bark }] of Object.entries(woods)) {
    const ink = { d: scaleColor(planks[0]!, 0.5), e: 0x9a9ca0 };
    table[`${wood}_boat`] = shaped('boat', planks, { d: bark[1]! });
    table[`${wood}_chest_boat`] = [
      ...shaped('boat', planks, { d: bark[1]! }),
      sprite(['oooooo', 'oaaaao', 'obddbo', 'obbbbo'], { o: 0x3a2a16, a: 0xa67c3a, b: 0x8a6328, d: 0xd8dadd }, 5, 3),
    ];
    table[`${wood}_sign`] = shaped('sign', planks, ink);
    table[`${wood}_hanging_sign`] = shaped('hangingSign', planks, { ...ink, d: 0x6a6c70 });
  }
  return table;
}

const spearMaterials: Readonly<Record<string, Ramp>> = {
  wooden: ramps.oak,
  stone: ramps.cobble,
  copper: ramps.copper,
  iron: ramps.iron,
  golden: ramps.gold,
  diamond: ramps.diamond,
  netherite: ramps.netherite,
};

function gear(): Record<string, readonly Layer[]> {
  const table: Record<string, readonly Layer[]> = {};
  for (const [material, ramp] of Object.entries(spearMaterials)) table[`${material}_spear`] = shaped('spear', ramp);
  for (const tool of ['pickaxe', 'axe', 'shovel', 'sword', 'hoe'] as const) table[`copper_${tool}`] = shaped(tool, ramps.copper);
  for (const piece of ['helmet', 'chestplate', 'leggings', 'boots'] as const) table[`copper_${piece}`] = shaped(piece, ramps.copper);
  return table;
}

function dyed(): Record<string, readonly Layer[]> {
  const table: Record<string, readonly Layer[]> = {};
  for (const [name, color] of Object.entries(dyeColors)) {
    const ramp = around(color);
    table[`${name}_banner`] = shaped('banner', ramp);
    table[`${name}_candle`] = shaped('candle', ramp, { e: 0xffd35a, k: 0x2a2420 });
    table[`${name}_bundle`] = shaped('sac', ramp);
    table[`${name}_stained_glass_pane`] = [
      sprite(
        ['oooooooooooo', ...new Array<string>(12).fill('oabbbbbbbbco'), 'oooooooooooo'],
        { o: scaleColor(color, 0.72), a: blend(color, 0xffffff, 0.5), b: color, c: scaleColor(color, 0.85) },
        2,
        1,
      ),
      sprite(['...aa', '..aa.', '.aa..', 'aa...'], { a: blend(color, 0xffffff, 0.7) }, 4, 3),
    ];
  }
  return table;
}

/** Animals and monsters by the colours of their eggs: shell and spots. */
const eggColors: Readonly<Record<string, readonly [number, number]>> = {
  cow: [0x5a3a24, 0xece4d6],
  sheep: [0xe9e6df, 0xd9b9a0],
  pig: [0xeda6a0, 0xc4706c],
  chicken: [0xf2efe8, 0xd0281e],
  zombie: [0x3f7f86, 0x6f9a5a],
  skeleton: [0xc9c9c0, 0x55555a],
  creeper: [0x57ab4c, 0x12160f],
  spider: [0x39322d, 0xb01414],
  villager: [0x7a5236, 0xc99a7c],
};

function eggs(): Record<string, readonly Layer[]> {
  const table: Record<string, readonly Layer[]> = {};
  for (const [name, [shell, spots]] of Object.entries(eggColors))
    table[`${name}_spawn_egg`] = shaped('spawnEgg', around(shell), { d: spots });
  return table;
}

const glassBottle = (content: number, cork = 0x9a7a4a): readonly Layer[] =>
  shaped('bottle', ramps.packedIce, { o: 0x5a6a78, w: 0xd8e8f0, d: content, e: cork });
const stew = (content: number, bits: number): readonly Layer[] => shaped('stew', ramps.oakBark, { d: content, e: bits });
const seeds = (color: number): readonly Layer[] => shaped('seeds', around(color));
const meat = (color: number): readonly Layer[] => shaped('steak', around(color));

/** Tiles of what is found, cooked and made beside tools and ores, by item id. */
export const findTextures: Readonly<Record<string, readonly Layer[]>> = {
  ...wooden(),
  ...gear(),
  ...dyed(),
  ...eggs(),
  beetroot: shaped('beet', around(0xa8283c), { g: 0x5fa03f }),
  beetroot_seeds: seeds(0xc2a26a),
  pumpkin_seeds: seeds(0xe8dca8),
  melon_seeds: seeds(0x4a3a24),
  torchflower_seeds: seeds(0x5a9aa0),
  cocoa_beans: seeds(0x7a4a24),
  nether_wart: shaped('berries', around(0xa82428), { g: 0x741418 }),
  sweet_berries: shaped('berries', around(0xc02438), { g: 0x4c8030 }),
  glow_berries: shaped('berries', around(0xf0a032), { g: 0x6a8a3a }),
  cookie: shaped('cookie', around(0xc08a4a), { d: 0x4a2a14 }),
  pumpkin_pie: shaped('pie', around(0xe8924a), { d: 0xf6e2b8, e: 0xc08a48 }),
  mushroom_stew: stew(0xb08a6a, 0xa8302a),
  beetroot_soup: stew(0x9a2436, 0xc8485a),
  rabbit_stew: stew(0xb87a3a, 0xf0a032),
  suspicious_stew: stew(0x7a8a4a, 0xc48ed0),
  cod: shaped('fish', around(0xb0987a), { w: 0xf4f4f0, k: 0x1c1c20, d: 0xd8c8ac }),
  cooked_cod: shaped('fish', around(0xd8b88a), { w: 0xf4f4f0, k: 0x3a2a1c, d: 0xf0dcb8 }),
  salmon: shaped('fish', around(0xb0463c), { w: 0xf4f4f0, k: 0x1c1c20, d: 0x5a6a58 }),
  cooked_salmon: shaped('fish', around(0xd87a4a), { w: 0xf4f4f0, k: 0x3a2a1c, d: 0xa85a34 }),
  tropical_fish: shaped('fish', around(0xf08a24), { w: 0xf4f4f0, k: 0x1c1c20, d: 0xffffff }),
  pufferfish: shaped('ball', around(0xe8c03a)),
  dried_kelp: shaped('kelpSheet', around(0x3d5430)),
  rotten_flesh: shaped('flesh', around(0x9a4a2c), { d: 0x6a7a3a }),
  spider_eye: shaped('eye', around(0x8a1c28), { d: 0xd84050, e: 0x2a0a10 }),
  fermented_spider_eye: shaped('eye', around(0xa86a5a), { d: 0x7a3a4a, e: 0x3a1a24 }),
  ender_pearl: shaped('eye', around(0x1f5a54), { d: 0x2f8a7c, e: 0x8af0d8 }),
  ender_eye: shaped('eye', around(0x5a9a5a), { d: 0xc8e87a, e: 0x1a2a14 }),
  magma_cream: shaped('ball', around(0xd8842a)),
  fire_charge: shaped('ball', around(0x4a3a34)),
  wind_charge: shaped('ball', around(0x9ab0e0)),
  blaze_rod: shaped('rod', around(0xe8a02a)),
  breeze_rod: shaped('rod', around(0x7a9ae0)),
  blaze_powder: shaped('dust', around(0xf0b032)),
  iron_nugget: shaped('nugget', ramps.iron),
  gold_nugget: shaped('nugget', ramps.gold),
  copper_nugget: shaped('nugget', ramps.copper),
  nether_brick: shaped('ingot', around(0x44262a)),
  resin_brick: shaped('ingot', around(0xe0702a)),
  netherite_ingot: shaped('ingot', ramps.netherite),
  netherite_scrap: shaped('lump', around(0x6e5448)),
  amethyst_shard: shaped('gem', ramps.amethyst),
  prismarine_shard: shaped('gem', ramps.prismarine),
  prismarine_crystals: shaped('dust', around(0xb0dcd0)),
  echo_shard: shaped('gem', around(0x0f4a5a)),
  honeycomb: shaped('cookie', around(0xe8a032), { d: 0xb06a12 }),
  resin_clump: shaped('lump', around(0xe8782a)),
  honey_bottle: glassBottle(0xf0a832),
  glass_bottle: glassBottle(0xb4ccd8, 0xd8e8f0),
  potion: glassBottle(0x4a78e0),
  splash_potion: glassBottle(0x7a4ae0, 0x5a6a78),
  lingering_potion: glassBottle(0xb04ac8, 0x7a3a8a),
  experience_bottle: glassBottle(0xa8e83a),
  dragon_breath: glassBottle(0xe07ad8),
  ominous_bottle: glassBottle(0x2a4a4a),
  ink_sac: shaped('sac', around(0x2c2c36)),
  glow_ink_sac: shaped('sac', around(0x2a8a80)),
  bundle: shaped('sac', around(0x9a6a3a)),
  rabbit: meat(0xd8a090),
  cooked_rabbit: meat(0xa86a3a),
  cooked_mutton: meat(0x8a5430),
  rabbit_foot: shaped('drumstick', around(0xc8a070), { w: 0xe8d8b8 }),
  rabbit_hide: shaped('sheet', around(0xc09a6a)),
  phantom_membrane: shaped('sheet', around(0xc8c4b0)),
  turtle_scute: shaped('lump', around(0x4aa04a)),
  armadillo_scute: shaped('lump', around(0xc07a6a)),
  poisonous_potato: shaped('egg', around(0xa0a03a)),
  golden_carrot: shaped('root', ramps.gold, { g: 0x8a9a36 }),
  glistering_melon_slice: shaped('slice', ramps.gold, { g: 0xe6e0b0, c: 0x9a7a14, d: 0x33150f }),
  enchanted_golden_apple: shaped('apple', around(0xf4d040), { g: 0xb98cff, k: 0x5a3a1c }),
  chorus_fruit: shaped('apple', around(0x8a5a8a), { g: 0xc8a0c8, k: 0x5a3a5a }),
  popped_chorus_fruit: shaped('ball', around(0xa878a8)),
  map: shaped('chart', around(0xd8cc9a), { d: 0xd8cc9a, e: 0xd8cc9a }),
  filled_map: shaped('chart', around(0xd8cc9a), { d: 0x6a94b8, e: 0x7a9a5a }),
  name_tag: shaped('tag', around(0xb89a6a), { d: 0x7a6a4a }),
  lead: shaped('loop', around(0x9a7a4a)),
  saddle: shaped('saddle', ramps.leather, { d: 0x8a8a90, e: 0xc8c8cc }),
  shield: shaped('shield', ramps.spruce, { d: 0xa0a2a6, e: 0xdedede }),
  item_frame: shaped('square', ramps.leather, { d: 0xb58a54, e: 0xc89c64 }),
  glow_item_frame: shaped('square', around(0x4aa89a), { d: 0xb58a54, e: 0xc89c64 }),
  painting: shaped('square', ramps.oak, { d: 0x8ab8d8, e: 0x5f9a4a }),
  firework_rocket: shaped('rocket', around(0xd8d4cc), { d: 0xc02a24, e: 0xf0b032 }),
  firework_star: shaped('ball', around(0x6a6a70)),
  fishing_rod: shaped('fishingRod', ramps.oak, { s: 0xd8d8dc, d: 0x9a9a9c, e: 0xc02a24 }),
  minecart: shaped('cart', ramps.iron, { d: 0x2a2a30 }),
  crossbow: shaped('crossbow', ramps.spruce, { s: 0xd8d8dc }),
  trident: shaped('trident', ramps.prismarine),
  mace: shaped('shovel', around(0x5a5a66)),
  brush: shaped('brush', ramps.copper, { d: 0xf0e4d0, e: 0xd8c4a0 }),
  armor_stand: shaped('stand', ramps.oak, { d: 0x6a6c70, e: 0xa0a2a6 }),
  candle: shaped('candle', around(0xe8d8b0), { e: 0xffd35a, k: 0x2a2420 }),
  nether_star: shaped('star', around(0xd8e0d8), { w: 0xffffff }),
  heart_of_the_sea: shaped('star', around(0x2a8ac8), { w: 0xcff0ff }),
  nautilus_shell: shaped('egg', around(0xd8a890)),
  shulker_shell: shaped('helmet', around(0x976797)),
  turtle_helmet: shaped('helmet', around(0x4aa04a)),
  ghast_tear: shaped('tear', around(0xd0dcdc)),
  end_crystal: shaped('gem', around(0xd890e8)),
  enchanted_book: shaped('book', around(0x8a2a3a), { w: 0xece6d4, y: 0xb98cff }),
  written_book: shaped('book', around(0x6a3a24), { w: 0xece6d4, y: 0xe6c860 }),
  knowledge_book: shaped('book', around(0x3a7a3a), { w: 0xece6d4, y: 0xe6c860 }),
  spectral_arrow: shaped('arrow', ramps.glowstone, { w: 0xe6e6ea }),
  tipped_arrow: shaped('arrow', around(0x4a78e0), { w: 0xe6e6ea }),
  cod_bucket: shaped('bucket', ramps.iron, { w: 0xb0987a }),
  salmon_bucket: shaped('bucket', ramps.iron, { w: 0xb0463c }),
  brown_egg: shaped('egg', around(0xa87a50)),
  blue_egg: shaped('egg', around(0x8ab0b8)),
};
