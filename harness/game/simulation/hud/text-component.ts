import { codesOf, namedColors, plainStyle, styledRuns, type TextStyle } from './styled-text.ts';
import { readTextValue, type TextValue, TextValueError } from './text-value.ts';

/** The parts of a text component that this game shows, and the style each sets (minecraft.wiki, "Text component format"). */
const styleFields = {
  bold: 'bold',
  italic: 'italic',
  underlined: 'underlined',
  strikethrough: 'struck',
  obfuscated: 'obfuscated',
} as const;
const known = ['text', 'color', 'extra', ...Object.keys(styleFields)];

function colorOf(value: TextValue): number {
  if (typeof value === 'string') {
    if (/^#[0-9a-fA-F]{6}$/.test(value)) return Number.parseInt(value.slice(1), 16);
    const named = Object.entries(namedColors).find(([name]) => name === value);
    if (named !== undefined) return named[1];
  }
  throw new TextValueError(`color is #rrggbb or one of ${Object.keys(namedColors).join(', ')}, not ${JSON.stringify(value)}`);
}

function ownStyle(fields: { readonly [key: string]: TextValue }, inherited: TextStyle): TextStyle {
  const strange = Object.keys(fields).find((key) => !known.includes(key));
  if (strange !== undefined) throw new TextValueError(`this game shows no "${strange}" in a text; it has ${known.join(', ')}`);
  let style = inherited;
  if (fields.color !== undefined) style = { ...style, color: colorOf(fields.color) };
  for (const [field, name] of Object.entries(styleFields)) {
    const value = fields[field];
    if (value === undefined) continue;
    if (typeof value !== 'boolean') throw new TextValueError(`${field} is true or false, not ${JSON.stringify(value)}`);
    style = { ...style, [name]: value };
  }
  return style;
}

/** Texts with their looks, in order. The first of a list lends its look to the others, as in Java. */
function flatten(value: TextValue, inherited: TextStyle, into: { text: string; style: TextStyle }[]): void {
  if (typeof value !== 'object') {
    into.push({ text: String(value), style: inherited });
    return;
  }
  if (Array.isArray(value)) {
    const [first, ...others] = value as readonly TextValue[];
    if (first === undefined) throw new TextValueError('a list of texts has at least one');
    flatten(first, inherited, into);
    const lent =
      typeof first === 'object' && !Array.isArray(first) ? ownStyle(first as { [key: string]: TextValue }, inherited) : inherited;
    for (const other of others) flatten(other, lent, into);
    return;
  }
  const fields = value as { readonly [key: string]: TextValue };
  const style = ownStyle(fields, inherited);
  if (fields.text === undefined) throw new TextValueError('"text" is missing in a text');
  into.push({ text: String(fields.text), style });
  if (fields.extra === undefined) return;
  if (!Array.isArray(fields.extra)) throw new TextValueError('extra is a list of texts');
  for (const part of fields.extra) flatten(part, style, into);
}

/**
 * The text of a component as one string with formatting codes. What does not begin like a component (`{`, `[` or a quotation mark) is taken
 * as it stands, codes included. @throws TextValueError for a component that is damaged or has parts this game does not show.
 */
export function textOfComponent(written: string): string {
  if (!/^[[{"']/.test(written)) return written;
  const parts: { text: string; style: TextStyle }[] = [];
  flatten(readTextValue(written), plainStyle, parts);
  let text = '';
  let look = codesOf(plainStyle);
  for (const part of parts) {
    if (part.text === '') continue;
    const codes = codesOf(part.style);
    if (codes !== look) text += codes;
    // A reset inside a text goes back to the text's own look.
    text += part.text.replace(/§r/gi, codes);
    // Codes inside a text end with it.
    look = styledRuns(part.text).some((run) => codesOf(run) !== codesOf(plainStyle)) ? '' : codes;
  }
  return text;
}
