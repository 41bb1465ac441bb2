import type { WidgetShape } from '../ctl/shapes.ts';
import type { Change, MovedDraw } from './results.ts';

/** Fields of `state` that say how the game was driven and not what it shows: they are no change. */
const volatile: ReadonlySet<string> = new Set(['input', 'last', 'seq', 'frame', 'uptime', 'pid']);

/** Most changes that are listed of one kind; the last line counts the rest. */
const most = 40;

/** Which fields of the state moved, by dotted path. */
export function stateChanges(before: Readonly<Record<string, unknown>>, now: Readonly<Record<string, unknown>>): Change[] {
  return changesOf(leaves(before), leaves(now));
}

/** Which widgets came, went, or changed a field; first by id, then by field. */
export function widgetChanges(before: readonly WidgetShape[], now: readonly WidgetShape[]): Change[] {
  const fields = (widgets: readonly WidgetShape[]): Map<string, string> => {
    const all = new Map<string, string>();
    for (const { id, ...rest } of widgets) {
      for (const [field, value] of Object.entries(rest)) all.set(`${id}.${field}`, JSON.stringify(value));
    }
    return all;
  };
  const [ids, others] = [new Set(before.map(({ id }) => id)), new Set(now.map(({ id }) => id))];
  const whole = (id: string, there: boolean): Change => ({
    what: id,
    before: there ? 'there' : 'not there',
    now: there ? 'gone' : 'there',
  });
  const gone = [...ids].filter((id) => !others.has(id)).map((id) => whole(id, true));
  const added = [...others].filter((id) => !ids.has(id)).map((id) => whole(id, false));
  const kept = (widgets: readonly WidgetShape[]): readonly WidgetShape[] => widgets.filter(({ id }) => ids.has(id) && others.has(id));
  return cut([...gone, ...added, ...changesOf(fields(kept(before)), fields(kept(now)))]);
}

/** Which parts of the display list moved, came or went, by name; null when a side does not tell its parts. */
export function movedParts(
  before: Readonly<Record<string, string>> | undefined,
  now: Readonly<Record<string, string>> | undefined,
): readonly string[] | null {
  if (before === undefined || now === undefined) return null;
  return [...new Set([...Object.keys(before), ...Object.keys(now)])].filter((name) => before[name] !== now[name]).sort();
}

/**
 * Which textures are drawn otherwise, those with the most quads first; null when a side does not tell what it draws. Each side maps a
 * name to `COUNT DIGEST`.
 */
export function movedDraws(
  before: Readonly<Record<string, string>> | undefined,
  now: Readonly<Record<string, string>> | undefined,
): readonly MovedDraw[] | null {
  if (before === undefined || now === undefined) return null;
  const count = (text: string | undefined): number => Number.parseInt(text ?? '0', 10);
  return [...new Set([...Object.keys(before), ...Object.keys(now)])]
    .filter((name) => before[name] !== now[name])
    .map((name) => ({ name, before: count(before[name]), now: count(now[name]) }))
    .sort((a, b) => Math.max(b.before, b.now) - Math.max(a.before, a.now) || (a.name < b.name ? -1 : 1));
}

function leaves(record: Readonly<Record<string, unknown>>): Map<string, string> {
  const all = new Map<string, string>();
  const walk = (value: unknown, path: string): void => {
    if (value === null || typeof value !== 'object') all.set(path, JSON.stringify(value) ?? 'undefined');
    else for (const [key, child] of Object.entries(value)) walk(child, path === '' ? key : `${path}.${key}`);
  };
  for (const [key, value] of Object.entries(record)) if (!volatile.has(key)) walk(value, key);
  return all;
}

function changesOf(before: ReadonlyMap<string, string>, now: ReadonlyMap<string, string>): Change[] {
  const paths = [...new Set([...before.keys(), ...now.keys()])].sort();
  return cut(
    paths
      .map((what) => ({ what, before: before.get(what) ?? 'not there', now: now.get(what) ?? 'not there' }))
      .filter((change) => change.before !== change.now),
  );
}

function cut(changes: Change[]): Change[] {
  if (changes.length <= most) return changes;
  return [...changes.slice(0, most), { what: `and ${changes.length - most} more`, before: '', now: '' }];
}
