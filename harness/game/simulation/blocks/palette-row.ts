import type { BlockKind } from '../view.ts';
import type { StateTableName } from './block-states.ts';

/** What a block has to stand on or hang at; without it, it pops off (blocks/support.ts). */
export type Support =
  | 'none'
  | 'soil'
  | 'dry-soil'
  | 'cactus'
  | 'floor'
  | 'wall'
  | 'full-floor'
  | 'any-floor'
  | 'door'
  | 'fire'
  | 'crop'
  | 'cane'
  | 'mushroom'
  | 'soul-sand'
  | 'tall-plant'
  | 'sea-floor'
  | 'water-top'
  | 'lantern'
  | 'attached'
  | 'vine'
  | 'stem';

/** How a placed block chooses its state (player/placing.ts). */
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
  | 'ladder'
  | 'chest'
  | 'bed'
  | 'all-facing'
  | 'out'
  | 'lantern'
  | 'attached'
  | 'vine'
  | 'sideways'
  | 'hopper'
  | 'tall-plant';

/** What the palette says of a kind besides the field's numbers. */
export interface PaletteRow {
  readonly shape: BlockKind['shape'];
  readonly states?: StateTableName;
  readonly support?: Support;
  readonly placement?: Placement;
  readonly replaceable?: boolean;
  /** Where the item's name is not the block's. */
  readonly item?: string | null;
}

/** A kind by name with its row. */
export type NamedRow = readonly [name: string, row: PaletteRow];

/** Rows that many kinds share. */
export const cube: PaletteRow = { shape: 'cube' };
export const clear: PaletteRow = { shape: 'glass' };
export const pillar: PaletteRow = { shape: 'cube', states: 'axis', placement: 'axis' };
export const leaves: PaletteRow = { shape: 'leaves', states: 'leaves', placement: 'leaves' };
export const flower: PaletteRow = { shape: 'cross', support: 'soil' };
export const grass: PaletteRow = { shape: 'cross', support: 'soil', replaceable: true };
export const fluid: PaletteRow = { shape: 'liquid', states: 'level', replaceable: true, item: null };
export const slab: PaletteRow = { shape: 'slab', states: 'slab', placement: 'slab' };
export const stairs: PaletteRow = { shape: 'stairs', states: 'stairs', placement: 'stairs' };
export const fence: PaletteRow = { shape: 'fence', states: 'sides' };
export const wall: PaletteRow = { shape: 'wall', states: 'wall' };
export const pane: PaletteRow = { shape: 'pane', states: 'sides' };
export const gate: PaletteRow = { shape: 'gate', states: 'gate', placement: 'ahead' };
export const door: PaletteRow = { shape: 'door', states: 'door', support: 'door', placement: 'door' };
export const rightDoor: PaletteRow = { ...door, states: 'rightDoor' };
export const trapdoor: PaletteRow = { shape: 'trapdoor', states: 'trapdoor', placement: 'trapdoor' };
export const carpet: PaletteRow = { shape: 'carpet', support: 'any-floor' };
export const plate: PaletteRow = { shape: 'plate', states: 'plate', support: 'floor' };
export const button: PaletteRow = { shape: 'boxes', states: 'button', support: 'attached', placement: 'attached' };
export const front: PaletteRow = { shape: 'cube', states: 'facing', placement: 'facing' };
export const furnace: PaletteRow = { shape: 'cube', states: 'furnace', placement: 'facing' };
export const sapling: PaletteRow = { shape: 'cross', states: 'stage', support: 'soil' };
export const bed: PaletteRow = { shape: 'boxes', states: 'bed', placement: 'bed' };
export const crop = (states: StateTableName, item: string): PaletteRow => ({ shape: 'crop', states, support: 'crop', item });
export const tallPlant: PaletteRow = { shape: 'cross', states: 'half', support: 'tall-plant', placement: 'tall-plant' };
export const tallGrass: PaletteRow = { ...tallPlant, replaceable: true };
