import type { Sheet } from '../display/display-list.ts';
import { accentArt, accentedLetters, type GlyphArt, missingGlyph, plainGlyphs } from './font-glyphs.ts';

/** A glyph in the font's sheet: texels of its cell and how far the pen moves on, in GUI pixels. */
export interface Glyph {
  readonly u: number;
  readonly v: number;
  readonly width: number;
  readonly advance: number;
}

/** Rows of a glyph's cell above the top of a capital, kept for accents. */
export const glyphRise = 3;
/** Rows of a glyph's cell: accents, seven rows of a capital, two of a descender. */
export const glyphRows = 12;
/** Height of a capital, GUI pixels. */
export const capHeight = 7;
/** From a line's top to the next line's, GUI pixels. */
export const lineHeight = 10;

const cellWidth = 8;
const columns = 16;
const blankAdvance = 4;

/** Ink of one glyph: `rows[y][x]` in a cell of glyphRows rows. */
interface Ink {
  readonly char: string;
  readonly width: number;
  readonly rows: readonly string[];
}

function inkOf(art: GlyphArt): Ink {
  const drawn = art.rows.split('/');
  const width = drawn[0]!.length;
  const blank = '.'.repeat(width);
  const rows = Array.from({ length: glyphRows }, (_, y) => drawn[y - glyphRise - art.top] ?? blank);
  return { char: art.char, width, rows };
}

function accented(base: Ink, mark: keyof typeof accentArt, char: string): Ink {
  const art = accentArt[mark].split('/');
  const width = Math.max(base.width, art[0]!.length);
  const shift = (width - base.width) >> 1;
  const grid = base.rows.map((row) => ('.'.repeat(shift) + row).padEnd(width, '.').split(''));
  const top = grid.findIndex((row) => row.includes('#'));
  // One empty row parts the letter and its mark, but a ring, which is three rows high, touches a capital; a cedilla hangs from the baseline.
  const from = mark === 'cedilla' ? glyphRise + capHeight : Math.max(0, top - 1 - art.length);
  const left = (width - art[0]!.length + (mark === 'acute' ? 1 : 0)) >> 1;
  for (const [y, row] of art.entries()) {
    for (let x = 0; x < row.length; x++) if (row[x] === '#' && left + x < width) grid[from + y]![left + x] = '#';
  }
  return { char, width, rows: grid.map((row) => row.join('')) };
}

function allInk(): Ink[] {
  const inks = [missingGlyph, ...plainGlyphs].map(inkOf);
  const byChar = new Map(inks.map((ink) => [ink.char, ink]));
  for (const [mark, pairs] of accentedLetters) {
    for (let i = 0; i < pairs.length; i += 2) inks.push(accented(byChar.get(pairs[i]!)!, mark, pairs[i + 1]!));
  }
  return inks;
}

function build(): { readonly glyphs: ReadonlyMap<string, Glyph>; readonly sheet: Sheet } {
  const inks = allInk();
  const width = columns * cellWidth;
  const height = Math.ceil(inks.length / columns) * glyphRows;
  const pixels = new Uint8Array(width * height * 4);
  const glyphs = new Map<string, Glyph>();
  for (const [index, ink] of inks.entries()) {
    const u = (index % columns) * cellWidth;
    const v = Math.floor(index / columns) * glyphRows;
    glyphs.set(ink.char, { u, v, width: ink.width, advance: ink.width + 1 });
    for (const [y, row] of ink.rows.entries()) {
      for (let x = 0; x < row.length; x++)
        if (row[x] === '#') pixels.fill(255, ((v + y) * width + u + x) * 4, ((v + y) * width + u + x) * 4 + 4);
    }
  }
  glyphs.set(' ', { u: 0, v: 0, width: 0, advance: blankAdvance });
  glyphs.set('\u00a0', { u: 0, v: 0, width: 0, advance: blankAdvance });
  return { glyphs, sheet: { width, height, pixels } };
}

const built = build();
const unknown = built.glyphs.get(missingGlyph.char)!;

/** The font's picture: white ink with alpha, to be multiplied with a colour. */
export const fontSheet: Sheet = built.sheet;

/** True when the font has a drawing of its own for the character. */
export function hasGlyph(char: string): boolean {
  return built.glyphs.has(char);
}

/** The glyph of one character (a code point); a box for those the font lacks. */
export function glyphOf(char: string): Glyph {
  return built.glyphs.get(char) ?? unknown;
}

/** Width of a line of text in GUI pixels, without the gap after its last letter. */
export function textWidth(text: string): number {
  let width = 0;
  for (const char of text) width += glyphOf(char).advance;
  return width === 0 ? 0 : width - 1;
}

/** The text itself when it fits `width` GUI pixels, else its longest beginning that does with an ellipsis after it. */
export function ellipsis(text: string, width: number): string {
  if (textWidth(text) <= width) return text;
  let kept = '';
  for (const char of text) {
    if (textWidth(`${kept}${char}…`) > width) break;
    kept += char;
  }
  return `${kept.trimEnd()}…`;
}

/** Lines of at most `width` GUI pixels: broken at line breaks, then at blanks, then anywhere in a word that is wider than a line. Never empty. */
export function wrap(text: string, width: number): string[] {
  const lines: string[] = [];
  for (const paragraph of text.split('\n')) {
    let line = '';
    let used = 0;
    for (const word of paragraph.split(' ')) {
      const more = textWidth(word);
      const gap = line === '' ? 0 : blankAdvance + 1;
      if (used + gap + more <= width) {
        line += line === '' ? word : ` ${word}`;
        used += gap + more;
        continue;
      }
      if (line !== '') lines.push(line);
      line = '';
      used = 0;
      for (const char of word) {
        const advance = glyphOf(char).advance;
        if (line !== '' && used + advance - 1 > width) {
          lines.push(line);
          line = '';
          used = 0;
        }
        line += char;
        used += advance;
      }
      used = Math.max(0, used - 1);
    }
    lines.push(line);
  }
  return lines;
}
