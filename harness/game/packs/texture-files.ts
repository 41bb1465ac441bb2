/** A picture of a resource pack in the vanilla layout, from the pack's `assets/minecraft/textures`, without `.png`. */
export interface TextureFile {
  readonly path: string;
  /** The part of a sheet: which column and row of how many. */
  readonly part?: readonly [column: number, row: number, columns: number, rows: number];
}

/** Tiles whose picture has another name in the vanilla layout (minecraft.wiki, "Resource pack", and the names of block models). */
const renamed: Readonly<Record<string, string>> = {
  grass_block_overlay: 'block/grass_block_side_overlay',
  magma_block: 'block/magma',
  farmland_top: 'block/farmland',
  quartz_block: 'block/quartz_block_side',
  smooth_sandstone: 'block/sandstone_top',
  water: 'block/water_still',
  water_flow: 'block/water_flow',
  water_flow_across: 'block/water_flow',
  lava: 'block/lava_still',
  lava_flow: 'block/lava_flow',
  lava_flow_across: 'block/lava_flow',
  fire: 'block/fire_0',
  wheat: 'block/wheat_stage7',
  sun: 'environment/sun',
  'item/compass': 'item/compass_00',
  'item/clock': 'item/clock_00',
};

/** Tiles that the vanilla layout has no flat picture for: they stay the game's own. */
const own =
  /^(missing|stand_in\/|mob\/|armour\/|chest_|smoke|spark|splash|skin|sleeve|wood_bricks|(shadow|orb|arrow_flight|heart|crystal_cage|crystal_heart|beam|glint|border)$)/;

/** Where a pack may have the picture of a tile; null for tiles that packs do not reach. Pictures of moving tiles share one file. */
export function textureFile(tile: string): TextureFile | null {
  const name = tile.replace(/#\d+$/, '');
  if (own.test(name)) return null;
  const crack = /^crack_(\d)$/.exec(name);
  if (crack !== null) return { path: `block/destroy_stage_${crack[1]}` };
  const moon = /^moon_([0-7])$/.exec(name);
  if (moon !== null) return { path: 'environment/moon_phases', part: [Number(moon[1]) % 4, Math.floor(Number(moon[1]) / 4), 4, 2] };
  const path = Object.hasOwn(renamed, name) ? renamed[name] : undefined;
  return { path: path ?? (name.startsWith('item/') ? name : `block/${name}`) };
}
