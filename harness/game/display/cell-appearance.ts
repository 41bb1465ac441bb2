import { blockKinds } from '../simulation/block-kinds.ts';
import { emissionOfCell } from '../simulation/blocks/cell.ts';
import type { BlockFaces } from './block-faces.ts';
import { blockFaces, isFullCube } from './block-faces.ts';

/** How the mesher treats a cell. */
export const forms = {
  none: 0,
  cube: 1,
  leaves: 2,
  glass: 3,
  ice: 4,
  water: 5,
  lava: 6,
  cross: 7,
  torch: 8,
  slab: 9,
  layer: 10,
  cactus: 11,
  boxes: 12,
  ladder: 13,
  fire: 14,
  crop: 15,
  wet: 16,
} as const;

/** Everything the mesher needs about one cell value (kind and state). */
export interface CellAppearance {
  readonly faces: BlockFaces;
  readonly properties: Readonly<Record<string, string>>;
  readonly emits: number;
  readonly name: string;
  /** Is looked through: its quads are mixed with what is behind. */
  readonly clear: boolean;
}

/** A cell of a chunk that is not loaded: it hides faces, casts no shade and has no light. No kind has this index. */
export const unknownCell = 0xffff;

const cells = 65536;

/** Form by cell value. */
export const formOfCell = new Uint8Array(cells);
/** Form by cell value of the liquid in it, which plants of the sea have too; `none` without one. */
export const liquidOfCell = new Uint8Array(cells);
/** 1 when the cell hides the faces that touch it. */
export const hidesFaces = new Uint8Array(cells);
/** 1 when the cell darkens the corners beside it (a full collision box: 0.2 of the light in Java Edition). */
export const shadesCorners = new Uint8Array(cells);
/** 1 when the cell covers the whole upper face of the cell below. */
export const coversBelow = new Uint8Array(cells);

const appearances: (CellAppearance | undefined)[] = new Array(cells);

const wetPlants: ReadonlySet<string> = new Set(['seagrass', 'tall_seagrass', 'kelp', 'kelp_plant']);

/** Bodies that light comes through in their own colour. */
const isClear = (name: string): boolean =>
  /(^|_)ice$|_stained_glass$|^slime_block$|^honey_block$/.test(name) && !/^(packed|blue)_ice$/.test(name);

/** Blocks nearly as high as their cell, which cover what is below them. */
const covers: ReadonlySet<string> = new Set(['farmland', 'dirt_path', 'enchanting_table', 'end_portal_frame']);

function formOf(shape: string, name: string, full: boolean): number {
  if (full) return forms.cube;
  switch (shape) {
    case 'liquid':
      return name === 'lava' ? forms.lava : forms.water;
    case 'glass':
      return isClear(name) ? forms.ice : forms.glass;
    case 'leaves':
      return forms.leaves;
    case 'cross':
      return wetPlants.has(name) ? forms.wet : forms.cross;
    case 'crop':
      return forms.crop;
    case 'torch':
      return forms.torch;
    case 'slab':
      return forms.slab;
    case 'layer':
      return forms.layer;
    case 'cactus':
      return forms.cactus;
    case 'ladder':
      return forms.ladder;
    case 'fire':
      return forms.fire;
    case 'stairs':
    case 'fence':
    case 'gate':
    case 'door':
    case 'trapdoor':
    case 'pane':
    case 'carpet':
    case 'plate':
    case 'wall':
    case 'vine':
    case 'boxes':
      return forms.boxes;
    default:
      return forms.none;
  }
}

for (const kind of blockKinds) {
  kind.states.forEach((properties, state) => {
    const cell = kind.index | (state << 12);
    const full = isFullCube(kind, properties);
    const form = formOf(kind.shape, kind.name, full);
    formOfCell[cell] = form;
    liquidOfCell[cell] = form === forms.wet || form === forms.water ? forms.water : form === forms.lava ? forms.lava : forms.none;
    hidesFaces[cell] = form === forms.cube ? 1 : 0;
    shadesCorners[cell] = form === forms.cube || form === forms.leaves ? 1 : 0;
    const floor = kind.shape === 'carpet' || (kind.shape === 'stairs' && properties.half === 'bottom');
    coversBelow[cell] =
      form === forms.layer || floor || covers.has(kind.name) || (form === forms.slab && properties.type === 'bottom') ? 1 : 0;
    const clear = isClear(kind.name) || kind.name.endsWith('_stained_glass_pane');
    appearances[cell] = { faces: blockFaces(kind.name, properties), properties, emits: emissionOfCell[cell]!, name: kind.name, clear };
  });
}
hidesFaces[unknownCell] = 1;

/** The appearance of a cell value. A value outside the palette looks like air. */
export function appearanceOf(cell: number): CellAppearance {
  return appearances[cell] ?? appearances[0]!;
}
