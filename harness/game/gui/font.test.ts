import { describe, expect, it } from 'vitest';
import { ellipsis, fontSheet, glyphOf, glyphRows, hasGlyph, textWidth, wrap } from './font.ts';

function ink(char: string): string {
  const { u, v, width } = glyphOf(char);
  let bits = '';
  for (let y = v; y < v + glyphRows; y++) {
    for (let x = u; x < u + width; x++) bits += fontSheet.pixels[(y * fontSheet.width + x) * 4 + 3] === 255 ? '#' : '.';
    bits += '/';
  }
  return bits;
}

describe('the font', () => {
  const ascii = Array.from({ length: 95 }, (_, i) => String.fromCharCode(32 + i));
  const latin = Array.from({ length: 96 }, (_, i) => String.fromCharCode(160 + i));

  it.each([...ascii, ...latin])('has a glyph for %j', (char) => {
    expect(hasGlyph(char)).toBe(true);
  });

  it('draws every printable ASCII character differently', () => {
    const drawn = ascii.slice(1).map(ink);
    expect(new Set(drawn).size).toBe(94);
    expect(drawn.every((bits) => bits.includes('#'))).toBe(true);
  });

  it('draws each accented letter unlike its plain letter and unlike the box of unknown ones', () => {
    const letters = latin.filter((char) => /\p{L}/u.test(char) && char.normalize('NFD').length > 1);
    expect(letters.length).toBeGreaterThan(50);
    expect(new Set(letters.map(ink)).size).toBe(letters.length);
    for (const char of letters) {
      expect(ink(char)).not.toBe(ink(char.normalize('NFD')[0]!));
      expect(ink(char)).not.toBe(ink('\ufffd'));
    }
  });

  it('shows a box for what it lacks', () => {
    expect(hasGlyph('漢')).toBe(false);
    expect(ink('漢')).toBe(ink('\ufffd'));
    expect(ink('漢')).toContain('#####');
  });

  it('keeps every glyph within its cell of the sheet', () => {
    for (const char of [...ascii, ...latin, '…', '€', '漢']) {
      const { u, v, width, advance } = glyphOf(char);
      expect(u % 8).toBe(0);
      expect(v % glyphRows).toBe(0);
      expect(width).toBeLessThanOrEqual(8);
      expect(advance).toBe(char === ' ' || char === '\u00a0' ? 4 : width + 1);
    }
  });
});

describe('textWidth', () => {
  it.each([
    ['', 0],
    ['A', 5],
    ['AA', 11],
    ['!', 1],
    ['A A', 15],
    ['🙂', 5],
  ])('%j is %i wide', (text, width) => {
    expect(textWidth(text)).toBe(width);
  });
});

describe('ellipsis', () => {
  it('leaves alone what fits', () => {
    expect(ellipsis('Meadow', textWidth('Meadow'))).toBe('Meadow');
  });

  it.each([12, 20, 31, 32, 33])('keeps as much as fits %i pixels', (width) => {
    const cut = ellipsis('A rather long name', width);
    expect(textWidth(cut)).toBeLessThanOrEqual(width);
    expect(cut.endsWith('…')).toBe(true);
    const kept = cut.slice(0, -1);
    expect('A rather long name'.startsWith(kept)).toBe(true);
    expect(textWidth(`${'A rather long name'.slice(0, kept.length + 2)}…`)).toBeGreaterThan(width);
  });
});

describe('wrap', () => {
  it.each([
    ['one two', 1000, ['one two']],
    ['', 50, ['']],
    ['a\nb', 50, ['a', 'b']],
    ['one two three', textWidth('one two'), ['one two', 'three']],
    ['one two three', textWidth('one two') - 1, ['one', 'two', 'three']],
    ['abcdef', textWidth('abc'), ['abc', 'def']],
    ['x abcdef', textWidth('abc'), ['x', 'abc', 'def']],
  ])('breaks %j at %i pixels', (text, width, lines) => {
    expect(wrap(text, width)).toEqual(lines);
  });

  it('never makes a line wider than asked, and loses nothing but blanks', () => {
    const text = 'The quick brown fox jumps over incomprehensibilities, and then once more';
    for (let width = 8; width < 200; width += 3) {
      const lines = wrap(text, width);
      for (const line of lines) expect(textWidth(line)).toBeLessThanOrEqual(width);
      expect(lines.join('').replaceAll(' ', '')).toBe(text.replaceAll(' ', ''));
    }
  });
});
