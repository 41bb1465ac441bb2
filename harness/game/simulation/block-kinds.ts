import { type BlockData, blockData, type ToolKind } from './blocks/block-data.ts';
import { type StateTable, stateTables } from './blocks/block-states.ts';
import { palette } from './blocks/palette.ts';
import type { PaletteRow, Placement, Support } from './blocks/palette-row.ts';
import type { BlockKind } from './view.ts';

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

const byName = new Map<string, BlockRules[]>();
for (const kind of blockKinds) {
  const same = byName.get(kind.name);
  if (same === undefined) byName.set(kind.name, [kind]);
  else same.push(kind);
}

/** A kind by Java id without `minecraft:`; undefined when the game does not have it. For a name of several kinds, the first. */
export function blockKind(name: string): BlockRules | undefined {
  return byName.get(name)?.[0];
}

/** All kinds of a name: more than one where a block has more states than a cell holds (doors: one for each side of the hinge). */
export function kindsOf(name: string): readonly BlockRules[] {
  return byName.get(name) ?? [];
}

const byItem = new Map<string, BlockRules>();
for (const kind of blockKinds) if (kind.item !== null && !byItem.has(kind.item)) byItem.set(kind.item, kind);

/** The kind that an item places, such as `wheat` for `wheat_seeds`; undefined when it places none. */
export function kindOfItem(item: string): BlockRules | undefined {
  return byItem.get(item);
}
