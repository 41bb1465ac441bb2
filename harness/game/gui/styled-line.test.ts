import { describe, expect, it } from 'vitest';
import { guiInts, guiSheets } from '../display/display-list.ts';
import { glyphOf, textWidth } from './font.ts';
import { Painter } from './painter.ts';
import { Stage } from './stage.ts';
import { scrambled, styledCentred, styledLine, styledWidth, styledWrap } from './styled-line.ts';
import { plainHost } from './testing/plain-host.ts';

const white = 0xf2efe6;

function drawn(text: string, ticks = 0): Int32Array[] {
  const stage = new Stage(new Painter(854, 480, 1), plainHost({ ticks }), null, { id: null });
  styledLine(stage, text, 10, 10, white, { shadow: false });
  const { count, data } = stage.painter.quads();
  return Array.from({ length: count }, (_, i) => data.subarray(i * guiInts, (i + 1) * guiInts));
}

const inks = (quads: readonly Int32Array[]): number[] => quads.map((quad) => quad[11]!);

describe('a line with formatting codes', () => {
  it('shows none of its codes, and each colour where it is', () => {
    expect(inks(drawn('a§cb§rc§#010203d'))).toEqual([white, 0xff5555, white, 0x010203]);
  });

  it('is as wide as what is drawn', () => {
    expect(styledWidth('§cabc')).toBe(textWidth('abc'));
    expect(styledWidth('§labc')).toBe(textWidth('abc') + 3);
    expect(styledWidth('§l')).toBe(0);
    const last = drawn('§labc').at(-1)!;
    expect((last[0]! + last[2]!) / 16).toBe(10 + styledWidth('§labc'));
  });

  it('draws bold letters twice, a pixel apart', () => {
    const [first, second] = drawn('§lI');
    expect([second![0]! - first![0]!, second![7]]).toEqual([16, first![7]]);
  });

  it('lets italic letters lean to the right, the same rows in all', () => {
    const quads = drawn('§oI');
    expect(quads.map((quad) => quad[0]! / 16 - 10)).toEqual([1, 0, -1]);
    expect(quads.reduce((sum, quad) => sum + quad[5]!, 0)).toBe(drawn('I')[0]![5]);
  });

  it('strikes through and underlines over the whole width', () => {
    for (const [code, y] of [
      ['m', 13],
      ['n', 18],
    ] as const) {
      const [bar] = drawn(`§${code}word`).filter((quad) => quad[6] === guiSheets.white);
      expect(bar!.slice(0, 3).map((value) => value / 16)).toEqual(Int32Array.of(9, y, textWidth('word') + 2));
    }
  });

  it('scrambles obfuscated text anew every tick, never in width, the same at the same tick', () => {
    const words = 'Obfuscated text, 42!';
    const [now, next] = [scrambled(words, 5), scrambled(words, 6)];
    expect(now).not.toBe(words);
    expect(next).not.toBe(now);
    expect(scrambled(words, 5)).toBe(now);
    const widths = (text: string): number[] => [...text].map((char) => glyphOf(char).advance);
    expect(widths(now)).toEqual(widths(words));
    expect(drawn(`§k${words}`, 5)).toEqual(drawn(`§k${words}`, 5));
    expect(drawn(`§k${words}`, 5)).not.toEqual(drawn(`§k${words}`, 6));
  });

  it('stands around its middle without its codes counting', () => {
    const stage = new Stage(new Painter(854, 480, 1), plainHost(), null, { id: null });
    styledCentred(stage, '§c§lII', 100, 10, white, { shadow: false });
    expect(stage.painter.quads().data[0]! / 16).toBe(100 - Math.floor(styledWidth('§lII') / 2));
  });

  it('is broken as plain text is, and every line goes on with its look', () => {
    expect(styledWrap('one two three', textWidth('one two'))).toEqual(['one two', 'three']);
    expect(styledWrap('one §ctwo three', textWidth('one two'))).toEqual(['one §ctwo', '§cthree']);
    for (const line of styledWrap(`§l${'bold words '.repeat(9)}`, 80)) expect(styledWidth(line)).toBeLessThanOrEqual(80);
  });
});
