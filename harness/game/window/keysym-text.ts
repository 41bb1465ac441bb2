/**
 * What a keysym types, or null. Latin 1 and Unicode keysyms are their own code points; the older tables follow the 8-bit character
 * sets they were made from (X11 protocol, appendix A, "KEYSYM Encoding").
 */
export function keysymText(keysym: number): string | null {
  if ((keysym >= 0x20 && keysym <= 0x7e) || (keysym >= 0xa0 && keysym <= 0xff)) return String.fromCodePoint(keysym);
  if (keysym >= 0x01000100 && keysym <= 0x0110ffff) return String.fromCodePoint(keysym - 0x01000000);
  const keypad = keypadText.get(keysym);
  if (keypad !== undefined) return keypad;
  if (keysym === 0x20ac) return '\u20ac';
  return greekText(keysym) ?? tableText(keysym);
}

/** The text of keypad keysyms XK_KP_Space, XK_KP_Multiply..XK_KP_9 and XK_KP_Equal. */
const keypadText: ReadonlyMap<number, string> = new Map([
  [0xff80, ' '],
  ...[...'*+,-./0123456789'].map((character, i): [number, string] => [0xffaa + i, character]),
  [0xffbd, '='],
]);

/** High byte of a keysym, the character set of its low byte, and which low bytes it covers. */
const tables: readonly { readonly page: number; readonly set: string; readonly covers: (low: number) => boolean }[] = [
  { page: 0x01, set: 'iso-8859-2', covers: (low) => low >= 0xa1 },
  { page: 0x02, set: 'iso-8859-3', covers: (low) => low >= 0xa1 },
  { page: 0x03, set: 'iso-8859-4', covers: (low) => low >= 0xa1 },
  { page: 0x05, set: 'iso-8859-6', covers: (low) => low >= 0xac },
  // The Ukrainian letters of KOI8-U and all Russian ones; the Serbian and Macedonian ones between have no such place.
  { page: 0x06, set: 'koi8-u', covers: (low) => low >= 0xc0 || [0xa3, 0xa4, 0xa6, 0xa7, 0xad, 0xb3, 0xb4, 0xb6, 0xb7, 0xbd].includes(low) },
  { page: 0x0c, set: 'iso-8859-8', covers: (low) => low >= 0xe0 && low <= 0xfa },
  { page: 0x0d, set: 'windows-874', covers: (low) => low >= 0xa1 },
];

function tableText(keysym: number): string | null {
  const low = keysym & 0xff;
  const table = tables.find((t) => t.page === keysym >>> 8 && t.covers(low));
  if (table === undefined) return null;
  const text = new TextDecoder(table.set).decode(Uint8Array.of(low));
  return text === '\ufffd' ? null : text;
}

/** Greek letters have the order of Unicode, but for sigma, whose final form comes after it among the keysyms and before it in Unicode. */
function greekText(keysym: number): string | null {
  const sigma = sigmas.get(keysym);
  if (sigma !== undefined) return sigma;
  if (keysym >= 0x7c1 && keysym <= 0x7d9 && keysym !== 0x7d3) return String.fromCodePoint(keysym - 0x7c1 + 0x391);
  if (keysym >= 0x7e1 && keysym <= 0x7f9) return String.fromCodePoint(keysym - 0x7e1 + 0x3b1);
  return null;
}

const sigmas: ReadonlyMap<number, string> = new Map([
  [0x7d2, '\u03a3'],
  [0x7f2, '\u03c3'],
  [0x7f3, '\u03c2'],
]);
