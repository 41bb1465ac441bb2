import { fontSheet, glyphOf, glyphRise, glyphRows } from './font.ts';

/** Text as ink: how wide it is, and the runs of its dark texels. */
export interface TextInk {
  /** GUI pixels. */
  readonly width: number;
  /** Left end, row from the top of a capital, and length of each run. */
  readonly runs: readonly (readonly [x: number, y: number, length: number])[];
}

/** The ink of one line of text, for who draws it elsewhere than on the interface: names over heads. */
export function textInk(text: string): TextInk {
  const runs: [number, number, number][] = [];
  let pen = 0;
  for (const char of text) {
    const { u, v, width, advance } = glyphOf(char);
    for (let y = 0; width > 0 && y < glyphRows; y++) {
      for (let x = 0; x < width; ) {
        if (fontSheet.pixels[((v + y) * fontSheet.width + u + x) * 4 + 3] === 0) {
          x++;
          continue;
        }
        const from = x;
        while (x < width && fontSheet.pixels[((v + y) * fontSheet.width + u + x) * 4 + 3] !== 0) x++;
        runs.push([pen + from, y - glyphRise, x - from]);
      }
    }
    pen += advance;
  }
  return { width: Math.max(0, pen - 1), runs };
}
