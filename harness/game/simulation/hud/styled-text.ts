/**
 * Text with formatting codes, as Java Edition writes it in one string: a section sign and a letter change the look of what follows
 * (minecraft.wiki, "Formatting codes"). This game adds `§#rrggbb` for a colour of one's own, which Java keeps in text components alone.
 */

/** A stretch of text with one look. `color` is 0xRRGGBB, null for the colour of the place it is shown at. */
export interface StyledRun {
  readonly text: string;
  readonly color: number | null;
  readonly bold: boolean;
  readonly italic: boolean;
  readonly underlined: boolean;
  readonly struck: boolean;
  readonly obfuscated: boolean;
}

/** The look of a run without its text. */
export type TextStyle = Omit<StyledRun, 'text'>;

export const sectionSign = '§';

/** The sixteen colours by name, in the order of their codes 0 to f. */
export const namedColors = {
  black: 0x000000,
  dark_blue: 0x0000aa,
  dark_green: 0x00aa00,
  dark_aqua: 0x00aaaa,
  dark_red: 0xaa0000,
  dark_purple: 0xaa00aa,
  gold: 0xffaa00,
  gray: 0xaaaaaa,
  dark_gray: 0x555555,
  blue: 0x5555ff,
  green: 0x55ff55,
  aqua: 0x55ffff,
  red: 0xff5555,
  light_purple: 0xff55ff,
  yellow: 0xffff55,
  white: 0xffffff,
} as const;

const colorsByCode = Object.values(namedColors);

/** The styles that can be on or off, by their code. */
export const styleCodes = { k: 'obfuscated', l: 'bold', m: 'struck', n: 'underlined', o: 'italic' } as const;

/** The look of text before any code. */
export const plainStyle: TextStyle = { color: null, bold: false, italic: false, underlined: false, struck: false, obfuscated: false };

const codes = /§(?:#([0-9a-f]{6})|([0-9a-fk-or]))/gi;

/** The look after a code: a colour starts anew, a style is added, r forgets all. */
function after(style: TextStyle, custom: string | undefined, code: string): TextStyle {
  if (custom !== undefined) return { ...plainStyle, color: Number.parseInt(custom, 16) };
  const letter = code.toLowerCase();
  if (letter === 'r') return plainStyle;
  const named = Object.entries(styleCodes).find(([key]) => key === letter)?.[1];
  return named === undefined ? { ...plainStyle, color: colorsByCode[Number.parseInt(letter, 16)]! } : { ...style, [named]: true };
}

/** The runs of a text; codes are taken out, a section sign before anything else stays. Empty runs are left out. */
export function styledRuns(text: string): readonly StyledRun[] {
  if (!text.includes(sectionSign)) return text === '' ? [] : [{ ...plainStyle, text }];
  const runs: StyledRun[] = [];
  let style = plainStyle;
  let from = 0;
  for (const match of text.matchAll(codes)) {
    if (match.index > from) runs.push({ ...style, text: text.slice(from, match.index) });
    style = after(style, match[1], match[2] ?? '');
    from = match.index + match[0].length;
  }
  if (from < text.length) runs.push({ ...style, text: text.slice(from) });
  return runs;
}

/** The text alone, for those who read and do not look. */
export function plainText(text: string): string {
  return text.replace(codes, '');
}

/** The codes that make text look so, from whatever it looked like before. */
export function codesOf(style: TextStyle): string {
  const index = style.color === null ? -1 : colorsByCode.indexOf(style.color as (typeof colorsByCode)[number]);
  const color =
    style.color === null
      ? `${sectionSign}r`
      : index >= 0
        ? sectionSign + index.toString(16)
        : `${sectionSign}#${style.color.toString(16).padStart(6, '0')}`;
  const on = Object.entries(styleCodes).filter(([, name]) => style[name]);
  return color + on.map(([code]) => sectionSign + code).join('');
}
