/** A word as a POSIX shell takes it. */
export function shellWord(text: string): string {
  return /^[\w@%+=:,./-]+$/.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`;
}

/**
 * The words that a POSIX shell reads from a line which {@link shellWord} made: bare words, `'…'` and `\'` between them.
 * @throws Error for a quote that is not closed.
 */
export function shellWords(line: string): string[] {
  const words: string[] = [];
  let word: string | null = null;
  for (let at = 0; at < line.length; at++) {
    const character = line[at]!;
    if (character === ' ') {
      if (word !== null) words.push(word);
      word = null;
    } else if (character === "'") {
      const end = line.indexOf("'", at + 1);
      if (end < 0) throw new Error(`a quote is not closed in: ${line}`);
      word = (word ?? '') + line.slice(at + 1, end);
      at = end;
    } else {
      if (character === '\\') at++;
      word = (word ?? '') + (line[at] ?? '');
    }
  }
  if (word !== null) words.push(word);
  return words;
}
