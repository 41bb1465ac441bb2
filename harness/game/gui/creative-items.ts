import { blockKinds } from '../simulation/block-kinds.ts';
import { displayName } from '../simulation/display-name.ts';
import { armourSlot, blockOfItem, itemData, toolOf } from '../simulation/items/item-data.ts';
import { itemNames } from '../simulation/items/item-names.ts';

/** The groups of the creative inventory. */
export type CreativeGroup = 'search' | 'blocks' | 'tools' | 'food' | 'materials';

export interface CreativeItem {
  readonly item: string;
  readonly name: string;
  readonly group: CreativeGroup;
}

const tools: ReadonlySet<string> = new Set([
  'bow',
  'crossbow',
  'shield',
  'trident',
  'shears',
  'flint_and_steel',
  'fishing_rod',
  'arrow',
  'mace',
  'brush',
  'elytra',
]);

function groupOf(item: string): CreativeGroup {
  if (blockOfItem(item) !== null && itemData(item)?.food == null) return 'blocks';
  if (toolOf(item) !== null || armourSlot(item) !== null || tools.has(item)) return 'tools';
  return itemData(item)?.food == null ? 'materials' : 'food';
}

let known: readonly CreativeItem[] | null = null;

/** Every item of the game: those of blocks in the palette's order, then the others as their table has them. */
export function creativeItems(): readonly CreativeItem[] {
  if (known !== null) return known;
  const ofBlocks = blockKinds.flatMap(({ item }) => (item === null ? [] : [item]));
  known = [...new Set([...ofBlocks, ...itemNames])].map((item) => ({ item, name: displayName(item), group: groupOf(item) }));
  return known;
}
