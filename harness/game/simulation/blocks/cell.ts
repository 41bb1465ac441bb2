import { type BlockRules, blockKinds, kindsOf } from '../block-kinds.ts';
import type { Cell } from '../view.ts';

/** Cells of air. */
export const airCell: Cell = 0;

/** Packs a kind's index and a state number. */
export function packCell(index: number, state: number): Cell {
  return index | (state << 12);
}

/** The kind of a cell. An index outside the palette cannot arise: only packCell and cellOf make cells. */
export function rulesOf(cell: Cell): BlockRules {
  return blockKinds[cell & 4095];
}

export function stateOf(cell: Cell): number {
  return cell >> 12;
}

/** A cell's properties under Java's names. */
export function propertiesOf(cell: Cell): Readonly<Record<string, string>> {
  return rulesOf(cell).states[stateOf(cell)] ?? {};
}

/**
 * The cell of a kind with the given properties: the first state that agrees with most of them. So a property that the game does not
 * model (a leaf's distance) does not matter. Null for an unknown name.
 */
export function cellOf(name: string, properties: Readonly<Record<string, string>> = {}): Cell | null {
  let best: Cell | null = null;
  let bestScore = -1;
  for (const kind of kindsOf(name)) {
    kind.states.forEach((state, i) => {
      let score = 0;
      for (const key in state) if (properties[key] === state[key]) score++;
      if (score <= bestScore) return;
      best = packCell(kind.index, i);
      bestScore = score;
    });
  }
  return best;
}

/** The cell of a kind that the code itself names. Throws on a misspelt name or property, which is a fault of the program. */
export function knownCell(name: string, properties: Readonly<Record<string, string>> = {}): Cell {
  const cell = cellOf(name, properties);
  if (cell === null) throw new Error(`No block is called ${name}; see block-kinds.ts.`);
  return cell;
}

const cellCount = 65536;

/** Light taken by each cell, 0..15. */
export const filterOfCell = new Uint8Array(cellCount);
/** Light given by each cell, 0..15. */
export const emissionOfCell = new Uint8Array(cellCount);
/**
 * Faces that no light passes although the cell itself is lit, one bit each in the order down, up, north, south, west, east: the flat
 * side of a slab (Java's shape-based light occlusion).
 */
export const closedFacesOfCell = new Uint8Array(cellCount);

/** Light of blocks that the field's table has unlit, when they are lit (minecraft.wiki, "Light"). */
const litEmission: Readonly<Record<string, number>> = {
  furnace: 13,
  smoker: 13,
  blast_furnace: 13,
  redstone_ore: 9,
  deepslate_redstone_ore: 9,
  redstone_lamp: 15,
};

for (const kind of blockKinds) {
  kind.states.forEach((state, i) => {
    const cell = packCell(kind.index, i);
    const double = kind.shape === 'slab' && state.type === 'double';
    filterOfCell[cell] = double ? 15 : kind.filters;
    emissionOfCell[cell] = state.lit === undefined ? kind.emits : state.lit === 'true' ? (litEmission[kind.name] ?? kind.emits) : 0;
    if (kind.shape === 'slab' && !double) closedFacesOfCell[cell] = state.type === 'bottom' ? 1 : 2;
  });
}
