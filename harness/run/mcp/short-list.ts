/** The first of many, and how many more there are. */
export function shortList(items: readonly string[], most: number, separator = ', '): string {
  if (items.length <= most) return items.join(separator);
  return `${items.slice(0, most).join(separator)}${separator}and ${items.length - most} more`;
}

/** A text cut to a length. */
export function cutText(text: string, most: number): string {
  return text.length > most ? `${text.slice(0, most - 1)}…` : text;
}
