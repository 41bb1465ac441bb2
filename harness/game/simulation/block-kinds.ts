import { type BlockData, blockData, type ToolKind } from './blocks/block-data.ts';
import { type StateTable, type StateTableName, stateTables } from './blocks/block-states.ts';
import type { BlockKind } from './view.ts';

/** What a block has to stand on or hang at; without it, it pops off. */
export type Support = 'none' | 'soil' | 'dry-soil' | 'sand' | 'floor' | 'wall' | 'full-floor' | 'any-floor' | 'door';

/** How a placed block chooses its state. */
export type Placement =
  | 'plain'
  | 'axis'
  | 'facing'
  | 'torch'
  | 'slab'
  | 'layer'
  | 'leaves'
  | 'stairs'
  | 'door'
  | 'ahead'
  | 'trapdoor'
  | 'ladder';

/** A kind with the rules that only the simulation needs. */
export interface BlockRules extends BlockKind {
  readonly tool: ToolKind | null;
  readonly tier: string | null;
  readonly drops: readonly string[];
  readonly states: StateTable;
  readonly support: Support;
  readonly placement: Placement;
  /** The item that places it and that the pick key looks for; null when there is none. */
  readonly item: string | null;
}

interface PaletteRow {
  readonly shape: BlockKind['shape'];
  readonly states?: StateTableName;
  readonly support?: Support;
  readonly placement?: Placement;
  readonly replaceable?: boolean;
  /** Where the item's name is not the block's. */
  readonly item?: string | null;
}

const cube: PaletteRow = { shape: 'cube' };
const pillar: PaletteRow = { shape: 'cube', states: 'axis', placement: 'axis' };
const leaves: PaletteRow = { shape: 'leaves', states: 'leaves', placement: 'leaves' };
const flower: PaletteRow = { shape: 'cross', support: 'soil' };
const grass: PaletteRow = { shape: 'cross', support: 'soil', replaceable: true };
const fluid: PaletteRow = { shape: 'liquid', states: 'level', replaceable: true, item: null };
const slab: PaletteRow = { shape: 'slab', states: 'slab', placement: 'slab' };
const stairs: PaletteRow = { shape: 'stairs', states: 'stairs', placement: 'stairs' };
const fence: PaletteRow = { shape: 'fence', states: 'sides' };
const pane: PaletteRow = { shape: 'pane', states: 'sides' };
const door: PaletteRow = { shape: 'door', states: 'door', support: 'door', placement: 'door' };
const carpet: PaletteRow = { shape: 'carpet', support: 'any-floor' };
const plate: PaletteRow = { shape: 'plate', states: 'plate', support: 'floor' };
const front: PaletteRow = { shape: 'cube', states: 'facing', placement: 'facing' };

/** The palette, in the order of its indices. New kinds go to the end, so that cells keep their meaning. */
const palette: readonly (readonly [name: string, row: PaletteRow])[] = [
  ['air', { shape: 'none', replaceable: true, item: null }],
  ['stone', cube],
  ['granite', cube],
  ['diorite', cube],
  ['andesite', cube],
  ['deepslate', pillar],
  ['dirt', cube],
  ['coarse_dirt', cube],
  ['grass_block', { shape: 'cube', states: 'snowy' }],
  ['podzol', { shape: 'cube', states: 'snowy' }],
  ['sand', cube],
  ['sandstone', cube],
  ['gravel', cube],
  ['clay', cube],
  ['bedrock', cube],
  ['water', fluid],
  ['lava', fluid],
  ['snow', { shape: 'layer', states: 'layers', support: 'full-floor', placement: 'layer' }],
  ['snow_block', cube],
  ['ice', { shape: 'glass' }],
  ['oak_log', pillar],
  ['birch_log', pillar],
  ['spruce_log', pillar],
  ['oak_planks', cube],
  ['birch_planks', cube],
  ['spruce_planks', cube],
  ['oak_leaves', leaves],
  ['birch_leaves', leaves],
  ['spruce_leaves', leaves],
  ['cobblestone', cube],
  ['mossy_cobblestone', cube],
  ['stone_bricks', cube],
  ['bricks', cube],
  ['glass', { shape: 'glass' }],
  ['coal_ore', cube],
  ['iron_ore', cube],
  ['gold_ore', cube],
  ['redstone_ore', { shape: 'cube', states: 'ore' }],
  ['lapis_ore', cube],
  ['diamond_ore', cube],
  ['obsidian', cube],
  ['glowstone', cube],
  ['torch', { shape: 'torch', support: 'floor', placement: 'torch' }],
  ['wall_torch', { shape: 'torch', states: 'facing', support: 'wall', item: 'torch' }],
  ['crafting_table', cube],
  ['furnace', { shape: 'cube', states: 'furnace', placement: 'facing' }],
  ['chest', { shape: 'cube', states: 'chest', placement: 'facing' }],
  ['bookshelf', cube],
  ['white_wool', cube],
  ['red_wool', cube],
  ['yellow_wool', cube],
  ['green_wool', cube],
  ['blue_wool', cube],
  ['black_wool', cube],
  ['short_grass', grass],
  ['fern', grass],
  ['dandelion', flower],
  ['poppy', flower],
  ['cornflower', flower],
  ['oxeye_daisy', flower],
  ['dead_bush', { shape: 'cross', support: 'dry-soil', replaceable: true }],
  ['cactus', { shape: 'cactus', states: 'age', support: 'sand' }],
  ['pumpkin', cube],
  ['carved_pumpkin', front],
  ['jack_o_lantern', front],
  ['hay_block', pillar],
  ['oak_slab', slab],
  ['cobblestone_slab', slab],
  ['netherrack', cube],
  ['sea_lantern', cube],
  ['magma_block', cube],
  ['oak_stairs', stairs],
  ['spruce_stairs', stairs],
  ['cobblestone_stairs', stairs],
  ['stone_brick_stairs', stairs],
  ['brick_stairs', stairs],
  ['spruce_slab', slab],
  ['stone_brick_slab', slab],
  ['oak_fence', fence],
  ['spruce_fence', fence],
  ['oak_fence_gate', { shape: 'gate', states: 'gate', placement: 'ahead' }],
  ['oak_door', door],
  ['spruce_door', door],
  ['oak_trapdoor', { shape: 'trapdoor', states: 'trapdoor', placement: 'trapdoor' }],
  ['glass_pane', pane],
  ['iron_bars', pane],
  ['ladder', { shape: 'ladder', states: 'ladder', support: 'wall', placement: 'ladder' }],
  ['white_carpet', carpet],
  ['red_carpet', carpet],
  ['blue_carpet', carpet],
  ['oak_pressure_plate', plate],
  ['stone_pressure_plate', plate],
  ['fire', { shape: 'fire', states: 'fire', support: 'floor', replaceable: true, item: null }],
];

/** Chests fill their cell here, where Java's are a little smaller; they let light through as Java's do. */
function kindOf(name: string, index: number, row: PaletteRow, data: BlockData): BlockRules {
  return {
    name,
    index,
    hardness: data.hardness,
    emits: data.emits,
    filters: data.filters,
    opaque: row.shape === 'cube' && data.solid,
    solid: data.solid,
    replaceable: row.replaceable ?? false,
    shape: row.shape,
    tool: data.tool,
    tier: data.tier,
    drops: data.drops,
    states: stateTables[row.states ?? 'single'],
    support: row.support ?? 'none',
    placement: row.placement ?? 'plain',
    item: row.item === undefined ? name : row.item,
  };
}

/** Every kind of block, by index; 0 is air. */
export const blockKinds: readonly BlockRules[] = palette.map(([name, row], index) => {
  const data = blockData(name);
  if (data === null) throw new Error(`The block ${name} is not in data/generated-block-data.ts; correct the palette's name.`);
  return kindOf(name, index, row, data);
});

const byName = new Map(blockKinds.map((kind) => [kind.name, kind]));

/** A kind by Java id without `minecraft:`; undefined when the game does not have it. */
export function blockKind(name: string): BlockRules | undefined {
  return byName.get(name);
}
