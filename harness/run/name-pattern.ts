/**
 * Which names a person means: no pattern means all; a pattern is a name, a part of one, or has `*` for any run of characters.
 * Throws when a pattern matches nothing, naming what there is.
 */
export function matchNames<T extends { readonly name: string }>(items: readonly T[], patterns: readonly string[], what: string): T[] {
  if (patterns.length === 0) return [...items];
  const wanted = new Set<T>();
  for (const pattern of patterns) {
    const exact = items.filter((item) => item.name === pattern);
    const expression = new RegExp(
      pattern
        .split('*')
        .map((part) => part.replace(/[.+?^${}()|[\]\\]/g, '\\$&'))
        .join('.*'),
    );
    const found = exact.length > 0 ? exact : items.filter((item) => expression.test(item.name));
    if (found.length === 0)
      throw new Error(`no ${what} matches "${pattern}"; there are: ${items.map(({ name }) => name).join(', ') || 'none'}`);
    for (const item of found) wanted.add(item);
  }
  return items.filter((item) => wanted.has(item));
}
