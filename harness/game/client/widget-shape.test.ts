import { expect, it } from 'vitest';
import type { Widget } from '../gui/gui-api.ts';
import { widgetShape } from './widget-shape.ts';

const slot: Widget = { id: 'slot-9', kind: 'slot', label: '', bounds: [0, 0, 18, 18], enabled: true };

it('a widget tells of its stack as all replies do, with what is its own in components', () => {
  const stack = { item: 'bow', count: 1, damage: 3, enchantments: { power: 2 }, name: 'Twang', repairCost: 1 };
  expect(widgetShape({ ...slot, stack })).toEqual({
    ...slot,
    stack: { item: 'bow', count: 1, damage: 3, components: { enchantments: { power: 2 }, custom_name: 'Twang', repair_cost: 1 } },
  });
  expect(widgetShape({ ...slot, stack: { item: 'enchanted_book', count: 1, enchantments: { mending: 1 } } }).stack).toEqual({
    item: 'enchanted_book',
    count: 1,
    components: { stored_enchantments: { mending: 1 } },
  });
  expect(widgetShape(slot)).toEqual(slot);
});
