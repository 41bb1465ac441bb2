import type { Widget } from './gui-api.ts';

/**
 * The label up to its first colon as a slug: small letters and digits of any script, accents taken off, everything else a single
 * hyphen (spec, "The widget tree": `FOV: 70` is `fov`, `AI Agent...` is `ai-agent`). Empty when the label has neither.
 */
export function slug(label: string): string {
  const colon = label.indexOf(':');
  return (colon < 0 ? label : label.slice(0, colon))
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '');
}

/** Hands out the ids of one screen in the order in which its draw functions ask: a repeated slug gets -2, -3; one without a label is `<kind>-<n>`. */
export class WidgetIds {
  readonly #taken = new Set<string>();

  take(kind: Widget['kind'], label: string): string {
    const name = slug(label);
    return name === '' ? this.#free((n) => `${kind}-${n}`, 1) : this.#free((n) => (n === 1 ? name : `${name}-${n}`), 1);
  }

  /** A slot's id is its number in the menu, not its label. */
  takeSlot(slot: number): string {
    return this.#free((n) => (n === 1 ? `slot-${slot}` : `slot-${slot}-${n}`), 1);
  }

  #free(candidate: (n: number) => string, first: number): string {
    let n = first;
    while (this.#taken.has(candidate(n))) n++;
    this.#taken.add(candidate(n));
    return candidate(n);
  }
}
