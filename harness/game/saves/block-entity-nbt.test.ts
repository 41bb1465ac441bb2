import { describe, expect, it } from 'vitest';
import type { SavedBlockEntity } from '../simulation/persistence.ts';
import { decodeBlockEntity, encodeBlockEntity } from './block-entity-nbt.ts';
import { nbt } from './nbt.ts';
import { NbtFields } from './nbt-fields.ts';

const back = (saved: SavedBlockEntity): SavedBlockEntity => decodeBlockEntity(new NbtFields(encodeBlockEntity(saved)));

describe('what a block holds, in a file', () => {
  it.each<SavedBlockEntity>([
    { id: 'chest', position: [-1, -60, 33], items: [null, { item: 'stone', count: 3 }, null, { item: 'bow', count: 1, name: 'Twang' }] },
    {
      id: 'furnace',
      position: [5, 64, 5],
      items: [{ item: 'raw_iron', count: 2 }, null, { item: 'iron_ingot', count: 7 }],
      furnace: { burnLeft: 812, burnTotal: 1600, cooked: 199, smelted: { iron_ingot: 7 } },
    },
    { id: 'sign', position: [0, 0, 0], items: [], other: nbt.compound({ is_waxed: nbt.byte(1) }) },
  ])('comes back as it was: %o', (saved) => {
    expect(back(saved)).toEqual(saved);
  });

  it('keeps what another program wrote and this game has no use for', () => {
    const stored = nbt.compound({
      id: nbt.string('minecraft:chest'),
      x: nbt.int(1),
      y: nbt.int(2),
      z: nbt.int(3),
      CustomName: nbt.string('Mine'),
      Lock: nbt.compound({ items: nbt.string('minecraft:stick') }),
    });
    const again = encodeBlockEntity(decodeBlockEntity(new NbtFields(stored)));
    expect([...again.entries.keys()]).toEqual(expect.arrayContaining(['CustomName', 'Lock', 'Items']));
    expect(again.entries.get('CustomName')).toEqual(nbt.string('Mine'));
  });

  it('counts smelted items by what came out, whatever they were made of', () => {
    const RecipesUsed = nbt.compound({
      'minecraft:iron_ingot_from_smelting_raw_iron': nbt.int(3),
      'minecraft:iron_ingot_from_smelting_iron_ore': nbt.int(1),
    });
    const stored = nbt.compound({ id: nbt.string('minecraft:furnace'), x: nbt.int(0), y: nbt.int(0), z: nbt.int(0), RecipesUsed });
    expect(decodeBlockEntity(new NbtFields(stored)).furnace).toEqual({ burnLeft: 0, burnTotal: 0, cooked: 0, smelted: { iron_ingot: 4 } });
  });
});
