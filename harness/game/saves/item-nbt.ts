import type { ItemStack } from '../simulation/view.ts';
import { type NbtCompound, type NbtTag, nbt } from './nbt.ts';
import type { NbtFields } from './nbt-fields.ts';

/** The component that holds a stack's enchantments: a book only keeps them for other items. */
const enchantmentsOf = (id: string): string => `minecraft:${id === 'enchanted_book' ? 'stored_enchantments' : 'enchantments'}`;

/** A stack as Java 1.20.5 and later store it: id, count and the components that differ from the item's own (wiki "Item format"). */
export function encodeStack(stack: ItemStack, more: Readonly<Record<string, NbtTag>> = {}): NbtCompound {
  const { item, count, damage, enchantments, name, repairCost } = stack;
  const levels = Object.entries(enchantments ?? {}).map(([id, level]) => [withNamespace(id), nbt.int(level)] as const);
  const components = nbt.compound({
    'minecraft:damage': damage === undefined ? undefined : nbt.int(damage),
    [enchantmentsOf(item)]: levels.length === 0 ? undefined : nbt.compound(Object.fromEntries(levels)),
    'minecraft:custom_name': name === undefined ? undefined : nbt.string(name),
    'minecraft:repair_cost': repairCost === undefined ? undefined : nbt.int(repairCost),
  });
  return nbt.compound({
    ...more,
    id: nbt.string(withNamespace(item)),
    count: nbt.int(count),
    components: components.entries.size === 0 ? undefined : components,
  });
}

export function decodeStack(fields: NbtFields): ItemStack {
  const item = withoutNamespace(fields.string('id'));
  const count = fields.number('count', 1);
  return fields.has('components') ? { item, count, ...decodeComponents(item, fields.compound('components')) } : { item, count };
}

function decodeComponents(item: string, components: NbtFields): Omit<ItemStack, 'item' | 'count'> {
  const read = <Value>(name: string, value: (name: string) => Value): Value | undefined => (components.has(name) ? value(name) : undefined);
  const damage = read('minecraft:damage', (name) => components.number(name));
  const enchantments = read(enchantmentsOf(item), (name) => decodeLevels(components.compound(name)));
  const name = read('minecraft:custom_name', (key) => components.text(key));
  const repairCost = read('minecraft:repair_cost', (key) => components.number(key));
  return {
    ...(damage === undefined ? {} : { damage }),
    ...(enchantments === undefined ? {} : { enchantments }),
    ...(name === undefined ? {} : { name }),
    ...(repairCost === undefined ? {} : { repairCost }),
  };
}

function decodeLevels(levels: NbtFields): Readonly<Record<string, number>> {
  return Object.fromEntries(levels.names().map((id) => [withoutNamespace(id), levels.number(id)]));
}

/** Java's ids name their namespace; the game's do only where it is another than `minecraft`. */
export function withNamespace(id: string): string {
  return id.includes(':') ? id : `minecraft:${id}`;
}

export function withoutNamespace(id: string): string {
  return id.startsWith('minecraft:') ? id.slice('minecraft:'.length) : id;
}
