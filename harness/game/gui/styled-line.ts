import { codesOf, plainStyle, plainText, type StyledRun, sectionSign, styledRuns, type TextStyle } from '../simulation/hud/styled-text.ts';
import { mix32 } from '../simulation/random/position-hash.ts';
import { glyphOf, textWidth, wrap } from './font.ts';
import type { Painter, TextLook } from './painter.ts';
import type { Stage } from './stage.ts';

/** Rows below the top of a capital at which a line is struck through and underlined. */
const strikeRow = 3;
const underlineRow = 8;

const advanceOf = ({ text, bold }: StyledRun): number => {
  let advance = 0;
  for (const char of text) advance += glyphOf(char).advance + (bold ? 1 : 0);
  return advance;
};

/** Width of a line with formatting codes, in GUI pixels. */
export function styledWidth(text: string): number {
  if (!text.includes(sectionSign)) return textWidth(text);
  return Math.max(0, styledRuns(text).reduce((sum, run) => sum + advanceOf(run), 0) - 1);
}

/** Letters, digits and signs by the width they take: what obfuscated text is picked from. */
const byAdvance = new Map<number, string[]>();
for (let code = 33; code < 127; code++) {
  const char = String.fromCharCode(code);
  const { advance } = glyphOf(char);
  byAdvance.set(advance, [...(byAdvance.get(advance) ?? []), char]);
}

/** Text of other signs, each as wide as the one it stands for; another one every tick, the same at the same tick. */
export function scrambled(text: string, ticks: number): string {
  let out = '';
  let at = 0;
  for (const char of text) {
    const likely = char === ' ' ? undefined : byAdvance.get(glyphOf(char).advance);
    out += likely === undefined ? char : likely[(mix32(ticks * 7919 + at) >>> 0) % likely.length]!;
    at++;
  }
  return out;
}

function drawRun(painter: Painter, ticks: number, run: StyledRun, x: number, y: number, color: number, look: TextLook): number {
  const { zoom = 1, alpha = 255 } = look;
  const ink = run.color ?? color;
  const text = run.obfuscated ? scrambled(run.text, ticks) : run.text;
  const width = advanceOf(run) * zoom;
  painter.text(text, x, y, ink, { ...look, bold: run.bold, italic: run.italic });
  if (run.struck) painter.rect(x - zoom, y + strikeRow * zoom, width + zoom, zoom, ink, alpha);
  if (run.underlined) painter.rect(x - zoom, y + underlineRow * zoom, width + zoom, zoom, ink, alpha);
  return width;
}

/** A line with formatting codes; (x, y) is the left end of the top of a capital, `color` that of text without a colour of its own. */
export function styledLine(stage: Stage, text: string, x: number, y: number, color: number, look: TextLook = {}): void {
  const { painter, host } = stage;
  if ((look.alpha ?? 255) <= 0) return;
  if (!text.includes(sectionSign)) {
    painter.text(text, x, y, color, look);
    return;
  }
  let pen = x;
  for (const run of styledRuns(text)) pen += drawRun(painter, host.ticks, run, pen, y, color, look);
}

/** A line around the middle `x`. */
export function styledCentred(stage: Stage, text: string, x: number, y: number, color: number, look: TextLook = {}): void {
  styledLine(stage, text, x - Math.floor((styledWidth(text) * (look.zoom ?? 1)) / 2), y, color, look);
}

/** Lines of at most `width` GUI pixels, broken where `wrap` breaks them; each begins with the look that the text has there. */
export function styledWrap(text: string, width: number): string[] {
  if (!text.includes(sectionSign)) return wrap(text, width);
  const runs = styledRuns(text);
  // Bold letters are a pixel wider than what wrap counts: a seventh of the widest.
  const room = runs.some(({ bold }) => bold) ? Math.floor((width * 6) / 7) : width;
  const signs: { readonly char: string; readonly style: TextStyle }[] = [];
  for (const run of runs) for (const char of run.text) signs.push({ char, style: run });
  let at = 0;
  return wrap(plainText(text), room).map((line) => {
    let styled = '';
    let look = codesOf(plainStyle);
    for (const char of line) {
      // Blanks and breaks between lines are in the text alone.
      while (at < signs.length && signs[at]!.char !== char) at++;
      const codes = codesOf(signs[at]?.style ?? plainStyle);
      if (codes !== look) styled += codes;
      look = codes;
      styled += char;
      at++;
    }
    return styled;
  });
}
