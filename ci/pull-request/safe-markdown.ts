/**
 * Text that others wrote, made safe for a comment: it shows as the characters it is made of and does nothing else. What comes out means
 * the same in Markdown and in HTML, so it may stand in a paragraph, a list, a `<summary>` and an attribute.
 */

/**
 * Characters that break lines, turn the direction of writing or are not seen at all: C0 and C1 controls, line separators, direction
 * marks, the byte order mark, soft hyphens, tag characters, and halves of pairs.
 */
const unseen = /[\p{Cc}\u00ad\u061c\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff\p{Cs}\u{e0000}-\u{e007f}]+/gu;

/** What has a meaning in HTML, or begins or ends something in GitHub's Markdown (GitHub Flavored Markdown Spec 0.29, sections 6 and 2.4). */
const meaningful = /[&<>"'\\`*_[\]|~$]/g;

/**
 * What a page turns into links and messages to people after Markdown is done, where entities no longer help: `@name`, `#12`, `GH-12`,
 * addresses. A space of no width after the first character takes that away.
 */
const linking = /@|#(?=\d)|\bGH-(?=\d)|:(?=\/\/)|\bwww(?=\.)/gi;

const noWidth = '\u200b';

/** One line of text, escaped; what is beyond `most` characters is counted. */
export function plain(text: string, most = 400): string {
  return cutText(oneLine(text).trim(), most)
    .replace(linking, (found) => `${found}${noWidth}`)
    .replace(meaningful, (character) => `&#${character.charCodeAt(0)};`);
}

/** A name in the type of code. */
export function code(text: string, most = 120): string {
  return `<code>${plain(text, most)}</code>`;
}

/**
 * Lines as a block of code, in which nothing has a meaning. The fence is longer than any run of backticks in it.
 * @param language What the lines are written in (`sh`); a word of ours.
 */
export function codeBlock(lines: readonly string[], language = '', most = 400): string {
  const text = lines.map((line) => cutText(oneLine(line, ' '), most));
  const longest = Math.max(2, ...text.flatMap((line) => line.match(/`+/g) ?? []).map(({ length }) => length));
  const fence = '`'.repeat(longest + 1);
  return [`${fence}${language}`, ...text, fence].join('\n');
}

/** Text without line breaks and without what is not seen. */
export function oneLine(text: string, instead = ' '): string {
  return text.replace(unseen, instead).trimEnd();
}

/** The first `most` characters, and how many are left out. A character of two halves stays whole. */
export function cutText(text: string, most: number): string {
  if (text.length <= most) return text;
  const characters = [...text];
  if (characters.length <= most) return text;
  return `${characters.slice(0, most).join('')}… (${characters.length - most} more characters)`;
}

/** Length in bytes as it goes over the wire. */
export function byteLength(text: string): number {
  return Buffer.byteLength(text, 'utf8');
}
