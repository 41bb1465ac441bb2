import { describe, expect, it } from 'vitest';
import { slug, WidgetIds } from './widget-id.ts';

describe('slug', () => {
  it.each([
    ['FOV: 70', 'fov'],
    ['AI Agent...', 'ai-agent'],
    ['Save and Quit to Title', 'save-and-quit-to-title'],
    ['  Édition  spéciale! ', 'edition-speciale'],
    ['Мир 2', 'мир-2'],
    ['---', ''],
    [': hidden', ''],
    ['a:b:c', 'a'],
  ])('of %j is %j', (label, id) => {
    expect(slug(label)).toBe(id);
  });
});

describe('WidgetIds', () => {
  it('numbers repeated slugs from 2 and unlabelled elements from 1 by kind', () => {
    const ids = new WidgetIds();
    const taken = [
      ids.take('row', 'New World'),
      ids.take('row', 'New World'),
      ids.take('button', 'New World: again'),
      ids.take('button', ''),
      ids.take('field', '...'),
      ids.take('button', ''),
    ];
    expect(taken).toEqual(['new-world', 'new-world-2', 'new-world-3', 'button-1', 'field-1', 'button-2']);
  });

  it('never gives an id twice when a label reads like a numbered one', () => {
    const ids = new WidgetIds();
    expect([ids.take('row', 'a'), ids.take('row', 'a 2'), ids.take('row', 'a'), ids.take('row', 'a 2')]).toEqual([
      'a',
      'a-2',
      'a-3',
      'a-2-2',
    ]);
  });

  it('names a slot by its number', () => {
    const ids = new WidgetIds();
    expect([ids.takeSlot(0), ids.takeSlot(36)]).toEqual(['slot-0', 'slot-36']);
  });
});
