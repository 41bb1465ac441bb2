import type { Widget } from './gui-api.ts';

const directions = { left: [-1, 0], right: [1, 0], up: [0, -1], down: [0, 1] } as const;

/** A sideways step costs this many times as much as one straight on. */
const sidewaysCost = 3;

/**
 * Which widget has the focus after a key, null for keys that do not move it. Tab goes through the enabled widgets in the order of
 * drawing, backwards with Shift; an arrow goes to the nearest one that lies that way. From nowhere either finds the first.
 */
export function focusStep(widgets: readonly Widget[], current: string | null, key: string, shift: boolean): string | null {
  const open = widgets.filter((widget) => widget.enabled);
  const at = open.findIndex((widget) => widget.id === current);
  if (key === 'tab') {
    const next = at < 0 ? (shift ? open.length - 1 : 0) : (at + (shift ? -1 : 1) + open.length) % open.length;
    return open[next]?.id ?? null;
  }
  if (!(key in directions)) return null;
  const from = open[at];
  if (!from) return open[0]?.id ?? null;
  const [dx, dy] = directions[key as keyof typeof directions];
  let best: string = from.id;
  let least = Number.POSITIVE_INFINITY;
  for (const widget of open) {
    const [along, across] = distance(from.bounds, widget.bounds, dx, dy);
    const cost = along + sidewaysCost * across;
    if (along > 0 && cost < least) {
      least = cost;
      best = widget.id;
    }
  }
  return best;
}

/** How far a rectangle's middle lies that way, and how far aside the two rectangles are of one another (0 where they overlap). */
function distance(from: Widget['bounds'], to: Widget['bounds'], dx: number, dy: number): readonly [along: number, across: number] {
  const axis = dx === 0 ? 1 : 0;
  const other = 1 - axis;
  const middle = (bounds: Widget['bounds'], i: number): number => bounds[i]! + bounds[i + 2]! / 2;
  const along = (middle(to, axis) - middle(from, axis)) * (dx + dy);
  const gap = Math.max(to[other]! - (from[other]! + from[other + 2]!), from[other]! - (to[other]! + to[other + 2]!), 0);
  // Middles decide between two that both overlap.
  return [along, gap + Math.abs(middle(to, other) - middle(from, other)) / 64];
}
