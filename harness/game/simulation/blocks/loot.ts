import { toolOf } from '../items/item-data.ts';
import { enchantmentLevel } from '../items/item-stack.ts';
import type { RandomStream } from '../random/random-stream.ts';
import type { Cell, ItemStack } from '../view.ts';
import { propertiesOf, rulesOf, stateOf } from './cell.ts';
import { canHarvest } from './dig-speed.ts';
import { type Drop, dropsByName, experienceByName, notSilken, ripeDrops, shearedDrops, silken } from './loot-tables.ts';

/** What a block is broken with: a stack, an item's name when its enchantments do not matter, null for a bare hand. */
export type Breaker = ItemStack | string | null;

const itemOf = (with_: Breaker): string | null => (typeof with_ === 'object' ? (with_?.item ?? null) : with_);
const levelOf = (with_: Breaker, enchantment: string): number => (typeof with_ === 'object' ? enchantmentLevel(with_, enchantment) : 0);

/** How many more fortune makes of a row. */
function withFortune({ fortune }: Drop, count: number, level: number, random: RandomStream): number {
  if (fortune === undefined) return count;
  if (fortune.way === 'tries') {
    let found = count;
    for (let i = 0; i < 3 + level; i++) if (random.unit() < fortune.odds) found++;
    return found;
  }
  if (level === 0) return count;
  if (fortune.way === 'ore') return count * Math.max(1, random.between(0, level + 1));
  return Math.min(fortune.most ?? Number.POSITIVE_INFINITY, count + random.between(0, level));
}

/** What a cell drops for no other reason than what it is, and in which state. */
function rowsOf(cell: Cell): readonly Drop[] {
  const kind = rulesOf(cell);
  const one = (item: string, count = 1): readonly Drop[] => [{ item, min: count, max: count, chance: 1 }];
  const properties = propertiesOf(cell);
  // The lower half drops a door or a tall flower, the head a bed; the other half falls with it.
  if (properties.half === 'upper' || properties.part === 'foot') return [];
  if (properties.part === 'head') return one(kind.name);
  if (kind.name === 'snow') return one('snowball', Number(properties.layers));
  if (properties.type === 'double') return one(kind.name, 2);
  const ripe = ripeDrops[kind.name];
  if (ripe !== undefined) {
    if (stateOf(cell) === kind.states.length - 1) return ripe;
    if (kind.name === 'sweet_berry_bush') return stateOf(cell) === 2 ? [{ item: 'sweet_berries', min: 1, max: 2, chance: 1 }] : [];
    return one(kind.item ?? kind.name);
  }
  const stem = kind.name.endsWith('_stem') && properties.age !== undefined;
  if (stem) return [{ item: kind.item!, min: 0, max: 0, chance: 1, fortune: { way: 'tries', odds: (Number(properties.age) + 1) / 15 } }];
  return dropsByName[kind.name] ?? kind.drops.flatMap((item) => one(item));
}

/** Whether silk touch brings a block as it is. */
function isSilken(cell: Cell): boolean {
  const { name, item, shape } = rulesOf(cell);
  const whole = shape === 'cube' || shape === 'glass' || shape === 'leaves' || shape === 'pane';
  return item === name && (silken.has(name) || (whole && !notSilken.has(name)));
}

/** What a block gives when it is broken (minecraft.wiki, the blocks' pages). */
export function lootOf(cell: Cell, breaker: Breaker, random: RandomStream): readonly ItemStack[] {
  const kind = rulesOf(cell);
  const held = itemOf(breaker);
  if (!canHarvest(kind, held)) return [];
  if (levelOf(breaker, 'silk_touch') > 0 && isSilken(cell)) return [{ item: kind.name, count: 1 }];
  if (kind.shape === 'leaves' && held === 'shears') return [{ item: kind.name, count: 1 }];
  const fortune = levelOf(breaker, 'fortune');
  if (kind.name === 'gravel') {
    const flint = [0.1, 1 / 7, 0.25, 1][Math.min(3, fortune)]!;
    return [{ item: random.unit() < flint ? 'flint' : 'gravel', count: 1 }];
  }
  if (kind.name === 'cobweb' && held !== 'shears' && (held === null || toolOf(held)?.kind !== 'sword')) return [];
  const sheared = held === 'shears' && propertiesOf(cell).half !== 'upper' ? shearedDrops[kind.name] : undefined;
  return (sheared ?? rowsOf(cell)).flatMap((row) => {
    if (row.chance < 1 && random.unit() >= row.chance) return [];
    const least = row.min === row.max ? row.min : random.between(row.min, row.max);
    const count = withFortune(row, least, fortune, random);
    return count === 0 ? [] : [{ item: row.item, count }];
  });
}

/** Experience points that come out of a block which a player broke; 0 for most, and with silk touch. */
export function experienceOf(cell: Cell, breaker: Breaker, random: RandomStream): number {
  const kind = rulesOf(cell);
  const range = experienceByName[kind.name];
  if (range === undefined || levelOf(breaker, 'silk_touch') > 0 || !canHarvest(kind, itemOf(breaker))) return 0;
  return random.between(range[0], range[1]);
}

/** Uses that breaking a block takes from a tool: one, two for a sword, none for soft blocks and for what is no tool. */
export function wearOfBreaking(cell: Cell, held: string): number {
  const tool = toolOf(held);
  if (held === 'shears') return 1;
  if (tool === null || rulesOf(cell).hardness === 0) return 0;
  return tool.kind === 'sword' ? 2 : 1;
}
