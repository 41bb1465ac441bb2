import { toolOf } from '../items/item-data.ts';
import type { RandomStream } from '../random/random-stream.ts';
import type { Cell, ItemStack } from '../view.ts';
import { propertiesOf, rulesOf } from './cell.ts';
import { canHarvest } from './dig-speed.ts';

interface Drop {
  readonly item: string;
  readonly min: number;
  readonly max: number;
  /** 0..1. */
  readonly chance: number;
}

const drop = (item: string, min = 1, max = min, chance = 1): Drop => ({ item, min, max, chance });
const leafDrops = (wood: string): readonly Drop[] => [drop(`${wood}_sapling`, 1, 1, 0.05), drop('stick', 1, 2, 0.02)];

/** Where a block drops something else than one of the item in the field's table, which has no counts or chances (minecraft.wiki). */
const special: Readonly<Record<string, readonly Drop[]>> = {
  clay: [drop('clay_ball', 4)],
  snow_block: [drop('snowball', 4)],
  glowstone: [drop('glowstone_dust', 2, 4)],
  sea_lantern: [drop('prismarine_crystals', 2, 3)],
  bookshelf: [drop('book', 3)],
  redstone_ore: [drop('redstone', 4, 5)],
  lapis_ore: [drop('lapis_lazuli', 4, 9)],
  short_grass: [drop('wheat_seeds', 1, 1, 0.125)],
  fern: [drop('wheat_seeds', 1, 1, 0.125)],
  dead_bush: [drop('stick', 0, 2)],
  oak_leaves: [...leafDrops('oak'), drop('apple', 1, 1, 0.005)],
  birch_leaves: leafDrops('birch'),
  spruce_leaves: leafDrops('spruce'),
};

/** What a block gives when it is broken with an item in hand (null for a bare hand). */
export function lootOf(cell: Cell, held: string | null, random: RandomStream): readonly ItemStack[] {
  const kind = rulesOf(cell);
  if (!canHarvest(kind, held)) return [];
  const properties = propertiesOf(cell);
  if (kind.name === 'gravel') return [{ item: random.unit() < 0.1 ? 'flint' : 'gravel', count: 1 }];
  if (kind.name === 'snow') return [{ item: 'snowball', count: Number(properties.layers) }];
  if (kind.shape === 'leaves' && held === 'shears') return [{ item: kind.name, count: 1 }];
  // The lower half drops a door; the upper falls with it.
  if (kind.shape === 'door' && properties.half === 'upper') return [];
  if (kind.shape === 'slab' && properties.type === 'double') return [{ item: kind.name, count: 2 }];
  const drops = special[kind.name] ?? kind.drops.map((item) => drop(item));
  return drops.flatMap((row) => {
    if (row.chance < 1 && random.unit() >= row.chance) return [];
    const count = row.min === row.max ? row.min : random.between(row.min, row.max);
    return count === 0 ? [] : [{ item: row.item, count }];
  });
}

/** Uses that breaking a block takes from a tool: one, two for a sword, none for soft blocks and for what is no tool. */
export function wearOfBreaking(cell: Cell, held: string): number {
  const tool = toolOf(held);
  if (held === 'shears') return 1;
  if (tool === null || rulesOf(cell).hardness === 0) return 0;
  return tool.kind === 'sword' ? 2 : 1;
}
