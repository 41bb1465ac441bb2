import { describe, expect, it } from 'vitest';
import { focusStep } from './focus-step.ts';
import type { Widget } from './gui-api.ts';

const at = (id: string, x: number, y: number, enabled = true): Widget => ({
  id,
  kind: 'button',
  label: id,
  bounds: [x, y, 20, 20],
  enabled,
});

/** a b(off) c / d   e */
const widgets = [at('a', 0, 0), at('b', 30, 0, false), at('c', 60, 0), at('d', 0, 30), at('e', 60, 30)];

describe('focusStep', () => {
  it.each([
    [null, 'tab', false, 'a'],
    [null, 'tab', true, 'e'],
    ['a', 'tab', false, 'c'],
    ['e', 'tab', false, 'a'],
    ['a', 'tab', true, 'e'],
    ['gone', 'tab', false, 'a'],
    [null, 'down', false, 'a'],
    ['a', 'right', false, 'c'],
    ['a', 'down', false, 'd'],
    ['c', 'down', false, 'e'],
    ['e', 'up', false, 'c'],
    ['e', 'left', false, 'd'],
    ['a', 'up', false, 'a'],
    ['a', 'enter', false, null],
  ] as const)('goes from %s by %s (Shift %s) to %s', (from, key, shift, to) => {
    expect(focusStep(widgets, from, key, shift)).toBe(to);
  });

  it('finds nothing where nothing is enabled', () => {
    expect(focusStep([at('a', 0, 0, false)], null, 'tab', false)).toBeNull();
  });
});
