/** Markup that needs no more escaping. */
export interface Html {
  readonly markup: string;
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

type Part = string | number | Html | readonly Html[] | null | false;

/** Markup with values in it: text and numbers are escaped, markup and lists of it stand as they are, null and false are nothing. */
export function html(strings: TemplateStringsArray, ...values: readonly Part[]): Html {
  return { markup: strings.reduce((out, text, i) => out + markupOf(values[i - 1] ?? null) + text) };
}

function markupOf(part: Part): string {
  if (part === null || part === false) return '';
  if (typeof part === 'string' || typeof part === 'number') return String(part).replace(/[&<>"']/g, (character) => entities[character]!);
  return Array.isArray(part) ? part.map(markupOf).join('') : (part as Html).markup;
}
