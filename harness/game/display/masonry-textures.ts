import { bark, courses, earth, grains, lumps, plate, rings, rock, speckled, stones, turf } from './block-patterns.ts';
import { chiseled, cracked, cutStone, mosaic, polished, tiles } from './masonry-patterns.ts';
import { ramps } from './palette.ts';
import type { Layer, Ramp } from './tile-canvas.ts';
import { bevel, box, flecks, frame, scaleColor, sprite } from './tile-canvas.ts';

const ringFigure = [
  'dddddddddd',
  'dlllllllld',
  'dl......ld',
  'dl.dddd.ld',
  'dl.dlld.ld',
  'dl.dlld.ld',
  'dl.dddd.ld',
  'dl......ld',
  'dlllllllld',
  'dddddddddd',
];
const eyeFigure = ['..dddddd..', '.dlllllld.', 'dl..dd..ld', 'dl.dlld.ld', 'dl.dlld.ld', 'dl..dd..ld', '.dlllllld.', '..dddddd..'];
const sunFigure = ['d..d..d..d', '.d.llll.d.', '..ldddd...', 'dlddlld.ld', '.ld.ld.d..', '..ldddd...', '.d.llll.d.', 'd..d..d..d'];
const fangFigure = ['dddddddddd', 'dllllllll.', 'dl.d..d.l.', 'dl.dd.dd..', 'dl..d..d..', 'dlllllll..', 'd.d.d.d.d.'];

/** Tiles are of the darker layers. */
const deepTiles: Ramp = ramps.deepslate.map((color) => scaleColor(color, 0.78));

/** Sandstone cut smooth: a wide band between two joints. */
function cutSand(ramp: Ramp): readonly Layer[] {
  return [grains(ramp), box(scaleColor(ramp[0]!, 0.86), 0, 15, 15, 15), box(ramp[4]!, 0, 0, 15, 0), box(ramp[1]!, 0, 7, 15, 7), bevel(0.1)];
}

const lodeFace: readonly Layer[] = [polished(ramps.stone), frame(0x4a4c52, 2, 2, 13, 13), chiseled(ringFigure)];

/** Veins that weep: bright lines in obsidian. */
const tears: Layer = sprite(
  [
    '...a........b...',
    '...ab......aa...',
    '....a.....ba....',
    '....bb....a.....',
    '......a...a..a..',
    '..a...ab.....b..',
    '..ab...a....ba..',
    '...a....b...a...',
    '...b........b...',
  ],
  { a: 0xa24ae8, b: 0xd9a2ff },
  0,
  3,
);

/** Tiles of cut stones, and of the nether's and the end's rocks. */
export const masonryTextures: Readonly<Record<string, readonly Layer[]>> = {
  rooted_dirt: [earth(ramps.dirt), sprite(['a....a..', '.a..a..a', '..aa...a', '..a.a.a.', '.a...a..', 'a....aa.'], { a: 0xb39a7c }, 3, 4)],
  packed_mud: [earth([0x6d5442, 0x7b604c, 0x896d57, 0x977a63, 0xa58870]), flecks([0xc2a888, 0x5d4636], 18)],
  dripstone_block: [bark([0x6b5142, 0x7b5f4e, 0x8b6e5b, 0x9b7f6b, 0xad937f])],
  soul_soil: [earth([0x33251d, 0x3f2f25, 0x4b392e, 0x584539, 0x665245])],
  wet_sponge: [stones([0x77722a, 0x948d33, 0xa9a13c, 0xb5ac48, 0xc2ba5e], 4, 4), flecks([0x5a8ab0, 0x88b6d4], 14)],
  dried_kelp_block: [bark([0x1c2a18, 0x263820, 0x314628, 0x3d5430, 0x4b643c]), box(0x18200f, 0, 7, 15, 8), bevel(0.1)],
  honeycomb_block: [mosaic([0xb06a12, 0xcc8420, 0xe29c30, 0xf0b24a, 0xfccf78], 4)],
  red_nether_bricks: [courses(ramps.redNether, 0x1a0405, 4, 8)],
  cracked_nether_bricks: [courses(ramps.netherBrick, 0x170a0a, 4, 8), cracked],
  chiseled_nether_bricks: [polished(ramps.netherBrick), chiseled(fangFigure)],
  nether_wart_block: [turf([0x5a0a0c, 0x6e0e10, 0x841416, 0x9a1c1e, 0xb82c2c])],
  warped_wart_block: [turf([0x0f5a5a, 0x126e6c, 0x16827e, 0x1c9892, 0x2cb8ae])],
  crying_obsidian: [speckled(ramps.obsidian, 0.9), tears],
  blackstone: [stones(ramps.blackstone, 4, 4, 0.9)],
  gilded_blackstone: [stones(ramps.blackstone, 4, 4, 0.9), lumps(ramps.gold)],
  polished_blackstone: [polished(ramps.blackstone)],
  polished_blackstone_bricks: [cutStone(ramps.blackstone)],
  smooth_basalt: [rock(ramps.basalt, 0.16)],
  basalt: [bark(ramps.basalt)],
  basalt_top: [rings(ramps.basalt, [0x3a3a40, 0x48484f, 0x57575e])],
  end_stone_bricks: [cutStone(ramps.endStone)],
  purpur_block: [tiles(ramps.purpur, 8)],
  purpur_pillar: [bark(ramps.purpur), box(ramps.purpur[0], 0, 0, 0, 15), box(ramps.purpur[0], 15, 0, 15, 15)],
  purpur_pillar_top: [rings(ramps.purpur, ramps.purpur)],
  prismarine: [mosaic(ramps.prismarine, 4)],
  prismarine_bricks: [cutStone(ramps.prismarine)],
  dark_prismarine: [tiles(ramps.darkPrismarine, 4)],
  smooth_quartz: [rock(ramps.quartz, 0.06)],
  chiseled_quartz_block: [polished(ramps.quartz), chiseled(eyeFigure)],
  quartz_bricks: [courses(ramps.quartz, 0xb7aea6, 8, 8)],
  quartz_pillar: [bark(ramps.quartz), box(ramps.quartz[0], 3, 0, 3, 15), box(ramps.quartz[0], 12, 0, 12, 15)],
  quartz_pillar_top: [rings(ramps.quartz, ramps.quartz)],
  polished_deepslate: [polished(ramps.deepslate)],
  deepslate_tiles: [tiles(deepTiles, 8)],
  chiseled_deepslate: [polished(ramps.deepslate), chiseled(eyeFigure)],
  cracked_deepslate_bricks: [cutStone(ramps.deepslate), cracked],
  cracked_deepslate_tiles: [tiles(deepTiles, 8), cracked],
  polished_tuff: [polished(ramps.tuff)],
  tuff_bricks: [cutStone(ramps.tuff)],
  chiseled_tuff: [polished(ramps.tuff), frame(0x3c423e, 1, 1, 14, 14), chiseled(sunFigure)],
  chiseled_tuff_bricks: [cutStone(ramps.tuff), chiseled(ringFigure)],
  cut_sandstone: cutSand(ramps.sandstone),
  cut_red_sandstone: cutSand(ramps.redSand),
  smooth_red_sandstone: [rock(ramps.redSand, 0.1)],
  smooth_sandstone: [rock(ramps.sandstone, 0.1)],
  chiseled_sandstone: [grains(ramps.sandstone), bevel(0.2), chiseled(sunFigure)],
  chiseled_red_sandstone: [grains(ramps.redSand), bevel(0.2), chiseled(fangFigure)],
  nether_gold_ore: [speckled(ramps.netherrack, 0.9), lumps(ramps.gold)],
  nether_quartz_ore: [speckled(ramps.netherrack, 0.9), lumps(ramps.quartz)],
  ancient_debris: [rings([0x4a352d, 0x5c443a, 0x6e5448, 0x80665a], [0x3c2b25, 0x4a352d, 0x58423a]), flecks([0xa08c7a], 8)],
  ancient_debris_side: [bark([0x3c2b25, 0x4a352d, 0x5c443a, 0x6e5448, 0x8a7262])],
  netherite_block: [plate(ramps.netherite)],
  raw_iron_block: [stones(ramps.rawIron, 3, 4, 0.9)],
  raw_copper_block: [stones(ramps.rawCopper, 3, 4, 0.9), flecks([0x5a9a82], 10)],
  raw_gold_block: [stones(ramps.gold, 3, 4, 0.9)],
  amethyst_block: [speckled(ramps.amethyst, 0.9), bevel(0.1)],
  lodestone_top: [polished(ramps.iron), chiseled(eyeFigure)],
  lodestone_side: lodeFace,
  end_portal_frame_top: [
    speckled([0x2a5a4a, 0x3a6e5a, 0x4a826c, 0x5c9680, 0x78ae98], 0.6),
    frame(0x1c3c34, 2, 2, 13, 13),
    box(0x10241f, 4, 4, 11, 11),
  ],
  end_portal_frame_side: [stones(ramps.endStone, 4, 4), box(0x3a6e5a, 0, 3, 15, 5), box(0x2a5a4a, 0, 6, 15, 6)],
};
