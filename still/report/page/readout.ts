import { readPicture } from './pixel-source.ts';

let newest = 0;

/**
 * Tells a pixel: its place, and its colour in the golden and now.
 * @param byKey Whether a key chose it: then screen readers are told too.
 */
export function showReadout(viewer: HTMLElement, x: number, y: number, byKey: boolean): void {
  const output = viewer.querySelector<HTMLElement>('.readout output');
  if (output === null) return;
  output.setAttribute('aria-live', byKey ? 'polite' : 'off');
  const turn = ++newest;
  const stage = viewer.querySelector('.stage:not([hidden])');
  const images = ['golden', 'actual'].map((name) => stage?.querySelector<HTMLImageElement>(`img.${name}`) ?? null);
  void Promise.all(images.map(async (image) => (image === null ? null : colorAt(await readPicture(image), x, y)))).then(([golden, now]) => {
    // A slower answer to an older question.
    if (turn !== newest) return;
    const parts: (string | Node)[] = [part(`x ${x}, y ${y}`)];
    if (golden) parts.push(swatch('golden', golden));
    if (now) parts.push(swatch('now', now));
    if (golden && now) parts.push(part(apart(golden, now)));
    if (!golden && !now) parts.push(part('colours are kept for frames that fail'));
    output.replaceChildren(...parts);
  });
}

type Color = readonly [number, number, number, number];

function colorAt(
  picture: { readonly width: number; readonly height: number; readonly pixels: Uint8ClampedArray } | null,
  x: number,
  y: number,
): Color | null {
  if (picture === null || x >= picture.width || y >= picture.height) return null;
  const at = (y * picture.width + x) * 4;
  return [picture.pixels[at]!, picture.pixels[at + 1]!, picture.pixels[at + 2]!, picture.pixels[at + 3]!];
}

function apart(golden: Color, now: Color): string {
  const most = Math.max(...golden.map((level, channel) => Math.abs(level - now[channel]!)));
  return most === 0 ? 'equal' : `${most} ${most === 1 ? 'level' : 'levels'} apart`;
}

function swatch(name: string, color: Color): Node {
  const hex = `#${color
    .slice(0, color[3] === 255 ? 3 : 4)
    .map((level) => level.toString(16).padStart(2, '0'))
    .join('')}`;
  const element = part(`${name} `);
  const square = document.createElement('i');
  square.className = 'swatch';
  square.style.background = hex;
  const code = document.createElement('code');
  code.textContent = `${hex} (${color.slice(0, 3).join(', ')})`;
  element.append(square, code);
  return element;
}

function part(text: string): HTMLElement {
  const element = document.createElement('span');
  element.textContent = text;
  return element;
}
