import type { ItemStack } from '../simulation/view.ts';
import { type NbtCompound, type NbtTag, nbt } from './nbt.ts';
import type { NbtFields } from './nbt-fields.ts';

/** A stack as Java 1.20.5 and later store it: id, count and the components that differ from the item's own (wiki "Item format"). */
export function encodeStack(stack: ItemStack, more: Readonly<Record<string, NbtTag>> = {}): NbtCompound {
  return nbt.compound({
    ...more,
    id: nbt.string(withNamespace(stack.item)),
    count: nbt.int(stack.count),
    components: stack.damage === undefined ? undefined : nbt.compound({ 'minecraft:damage': nbt.int(stack.damage) }),
  });
}

export function decodeStack(fields: NbtFields): ItemStack {
  const components = fields.has('components') ? fields.compound('components') : null;
  const damage = components?.has('minecraft:damage') === true ? components.number('minecraft:damage') : undefined;
  return { item: withoutNamespace(fields.string('id')), count: fields.number('count', 1), ...(damage === undefined ? {} : { damage }) };
}

/** Java's ids name their namespace; the game's do only where it is another than `minecraft`. */
export function withNamespace(id: string): string {
  return id.includes(':') ? id : `minecraft:${id}`;
}

export function withoutNamespace(id: string): string {
  return id.startsWith('minecraft:') ? id.slice('minecraft:'.length) : id;
}
