import { describe, expect, it } from 'vitest';
import type { ItemStack } from '../simulation/view.ts';
import { decodeStack, encodeStack } from './item-nbt.ts';
import { nbt } from './nbt.ts';
import { NbtFields } from './nbt-fields.ts';

const back = (stack: ItemStack): ItemStack => decodeStack(new NbtFields(encodeStack(stack)));

describe('a stack in a file', () => {
  it.each<ItemStack>([
    { item: 'stone', count: 64 },
    { item: 'iron_pickaxe', count: 1, damage: 3 },
    { item: 'bow', count: 1, enchantments: { power: 5, unbreaking: 3 }, name: 'Twang', repairCost: 7 },
    { item: 'enchanted_book', count: 1, enchantments: { mending: 1 } },
    { item: 'other:thing', count: 2, name: '' },
  ])('comes back as it was: %o', (stack) => {
    expect(back(stack)).toEqual(stack);
  });

  it('keeps enchantments where Java looks for them, an enchanted book as what it stores', () => {
    const names = (stack: ItemStack) => new NbtFields(encodeStack(stack)).compound('components').names();
    expect(names({ item: 'bow', count: 1, enchantments: { power: 1 } })).toEqual(['minecraft:enchantments']);
    expect(names({ item: 'enchanted_book', count: 1, enchantments: { power: 1 } })).toEqual(['minecraft:stored_enchantments']);
  });

  it('has no components when it is as its item is', () => {
    expect(new NbtFields(encodeStack({ item: 'stone', count: 1, enchantments: {} })).has('components')).toBe(false);
  });

  it('takes the words of a name that another program wrote with its looks', () => {
    const name = nbt.compound({ text: nbt.string('Old'), italic: nbt.flag(false) });
    const components = nbt.compound({ 'minecraft:custom_name': name });
    const stored = nbt.compound({ id: nbt.string('minecraft:stick'), count: nbt.int(1), components });
    expect(decodeStack(new NbtFields(stored))).toEqual({ item: 'stick', count: 1, name: 'Old' });
  });
});
