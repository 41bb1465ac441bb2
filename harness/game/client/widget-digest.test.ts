import { expect, it } from 'vitest';
import type { Widget } from '../gui/gui-api.ts';
import { widgetDigest } from './widget-digest.ts';
import { widgetShape } from './widget-shape.ts';

const row: Widget = { id: 'socket', kind: 'row', label: 'Socket: c.sock', bounds: [0, 0, 9, 9], enabled: false };
const digest = (widget: Widget): string => widgetDigest({ screen: 'agent', widgets: [widget] } as never, [427, 240]);

it('a value that belongs to this computer is told to who asks, and is no part of the picture', () => {
  const [one, other] = ['/tmp/a/c.sock', '/tmp/b/c.sock'].map((value): Widget => ({ ...row, value, local: true }));
  expect([digest(one!), digest(other!)]).toEqual([digest(row), digest(row)]);
  expect(widgetShape(one!)).toEqual({ ...row, value: '/tmp/a/c.sock', local: true });
});

it('every other value is part of it, whatever the order of the fields', () => {
  expect(digest({ ...row, value: 1 })).not.toBe(digest(row));
  expect(digest({ ...row, value: 2 })).not.toBe(digest({ ...row, value: 1 }));
  expect(digest({ value: 1, ...row })).toBe(digest({ ...row, value: 1 }));
});
