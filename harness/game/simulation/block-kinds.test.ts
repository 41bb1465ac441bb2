import { describe, expect, it } from 'vitest';
import { blockKind, blockKinds } from './block-kinds.ts';
import { blockData } from './blocks/block-data.ts';
import { cellOf, propertiesOf, rulesOf, stateOf } from './blocks/cell.ts';
import { displayName } from './display-name.ts';
import { itemData } from './items/item-data.ts';

describe('block kinds', () => {
  it('begin with air, have their index and no state twice', () => {
    expect(blockKinds[0]).toMatchObject({ name: 'air', shape: 'none', solid: false, replaceable: true });
    blockKinds.forEach((kind, i) => {
      expect(kind.index).toBe(i);
    });
    const states = blockKinds.flatMap((kind) => kind.states.map((state) => `${kind.name} ${JSON.stringify(state)}`));
    expect(new Set(states).size).toBe(states.length);
  });

  it.each([
    ['stone', { hardness: 1.5, filters: 15, opaque: true }],
    ['oak_leaves', { hardness: 0.2, filters: 1, opaque: false }],
    ['torch', { emits: 14, filters: 0, solid: false }],
    ['bedrock', { hardness: -1 }],
    ['obsidian', { hardness: 50, tier: 'diamond' }],
    ['glass', { filters: 0, opaque: false, solid: true }],
  ])('%s has the numbers of Java Edition', (name, numbers) => {
    expect(blockKind(name)).toMatchObject(numbers);
  });

  it('have every property that Java gives them, with values that Java knows, in no more states than a cell holds', () => {
    for (const kind of blockKinds) {
      const known = blockData(kind.name)?.states ?? {};
      expect(kind.states.length).toBeLessThanOrEqual(16);
      for (const state of kind.states) {
        expect(Object.keys(state).sort(), kind.name).toEqual(Object.keys(known).sort());
        for (const [property, value] of Object.entries(state)) expect(known[property], kind.name).toContain(value);
      }
    }
  });

  it('find each of their states again by its properties', () => {
    for (const kind of blockKinds) {
      kind.states.forEach((state, i) => {
        const cell = cellOf(kind.name, state) ?? 0;
        expect([rulesOf(cell), stateOf(cell), propertiesOf(cell)]).toEqual([kind, i, state]);
      });
    }
  });

  it('have items that exist', () => {
    for (const kind of blockKinds) if (kind.item !== null) expect(itemData(kind.item)?.name).toBe(kind.item);
  });

  it('have names for people', () => {
    expect([displayName('oak_planks'), displayName('tnt')]).toEqual(['Oak Planks', 'Tnt']);
  });
});

describe('items', () => {
  it('know their stacks, wear and food', () => {
    expect(itemData('stone')).toEqual({ name: 'stone', stackSize: 64, durability: null, food: null });
    expect(itemData('iron_pickaxe')).toMatchObject({ stackSize: 1, durability: 250 });
    expect(itemData('bread')).toMatchObject({ food: { points: 5, saturation: 6 } });
    expect(itemData('snowball')?.stackSize).toBe(16);
    expect(itemData('nothing')).toBeNull();
  });
});
