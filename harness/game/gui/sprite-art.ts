import { blend } from './blend.ts';
import { effectArt } from './effect-art.ts';
import { fontSheet, glyphOf, glyphRise } from './font.ts';
import { locatorArt } from './locator-art.ts';
import { menuArt } from './menu-art.ts';
import { palette } from './palette.ts';
import type { PixelCanvas } from './pixel-canvas.ts';

/** One drawing of the interface: its size, how it is drawn, and how wide its fixed border is where it is stretched. */
export interface SpriteArt {
  readonly width: number;
  readonly height: number;
  readonly border?: number;
  draw(canvas: PixelCanvas): void;
}

interface Bevel {
  readonly edge: number;
  readonly top: number;
  readonly bottom: number;
  readonly light: number;
  readonly shade: number;
}

/** A raised face: dark edge with cut corners, a lit upper rim, a shaded lower rim, a vertical run of colour between. */
function raised(canvas: PixelCanvas, look: Bevel): void {
  const { width, height } = canvas;
  for (let y = 0; y < height; y++) canvas.fill(0, y, width, 1, blend(look.top, look.bottom, y, height - 1));
  canvas.fill(1, 1, width - 2, 1, look.light);
  canvas.fill(1, height - 3, width - 2, 2, look.shade);
  canvas.frame(0, 0, width, height, look.edge);
  for (const [x, y] of [
    [0, 0],
    [width - 1, 0],
    [0, height - 1],
    [width - 1, height - 1],
  ] as const) {
    canvas.set(x, y, 0, 0);
  }
}

/** A sunken face: flat, with a shaded upper rim. */
function sunken(canvas: PixelCanvas, edge: number, face: number): void {
  const { width, height } = canvas;
  canvas.fill(0, 0, width, height, face);
  canvas.fill(1, 1, width - 2, 1, blend(face, palette.ink, 1, 2));
  canvas.frame(0, 0, width, height, edge);
}

const faces = {
  plain: { edge: palette.ink, top: 0x50607a, bottom: 0x394557, light: 0x7687a1, shade: 0x2a3341 },
  lit: { edge: palette.amber500, top: 0x66789a, bottom: 0x485872, light: 0x94a7c4, shade: 0x37445a },
  off: { edge: palette.ink, top: 0x272e39, bottom: 0x222933, light: 0x2e3642, shade: 0x1d232c },
  handle: { edge: palette.ink, top: 0xb8751f, bottom: 0x84500f, light: 0xe6a750, shade: 0x5a3410 },
  handleLit: { edge: palette.amber300, top: 0xcb8528, bottom: 0x965d17, light: 0xf6bd69, shade: 0x6b4014 },
} as const satisfies Record<string, Bevel>;

const face = (look: Bevel, width = 20): SpriteArt => ({ width, height: 20, border: 3, draw: (canvas) => raised(canvas, look) });
const well = (edge: number, inside: number): SpriteArt => ({
  width: 16,
  height: 16,
  border: 2,
  draw: (canvas) => sunken(canvas, edge, inside),
});

/** Nine-by-nine status signs: o outline, a body, b light, c shade, d empty body. */
const status = (rows: readonly string[], colors: Readonly<Record<string, number>>): SpriteArt => ({
  width: 9,
  height: 9,
  draw: (canvas) => canvas.art(rows, { o: palette.ink, d: palette.slate800, ...colors }),
});

const heartRows = ['.ooo.ooo.', 'oaaaoaaao', 'oabaaaaao', 'oaaaaaaco', 'oaaaaacco', '.oaaacco.', '..oacco..', '...oco...', '....o....'];
const breadRows = ['..ooooo..', '.oabababo', 'oabababao', 'oaaaaaaao', 'oaaaaaaco', 'oaaaaacco', 'ocaaaccco', '.occccco.', '..ooooo..'];
const bubbleRows = ['..ooooo..', '.oaaaaao.', 'oabbaaaao', 'oabaaaaao', 'oaaaaaaao', 'oaaaaaaco', 'oaaaaacco', '.oaaacco.', '..ooooo..'];
const popRows = ['.........', '.o..o..o.', '..a...a..', '.........', '.oa...ao.', '.........', '..a...a..', '.o..o..o.', '.........'];
const shieldRows = ['ooooooooo', 'oabbaaaco', 'oabaaaaco', 'oabaaaaco', 'oaaaaaaco', 'oaaaaacco', '.oaaacco.', '..oacco..', '...ooo...'];

const heartLight = { a: 0xf2b3ab, b: 0xffe4df, c: 0xc98078 };
const heartKinds = {
  poison: { a: 0x9aa83a, b: 0xd6e07a, c: 0x5f6a1c },
  wither: { a: 0x4a434a, b: 0x8a808a, c: 0x2a252b },
  gold: { a: 0xf0b22f, b: 0xfff0a8, c: 0xb0741a },
  old: heartLight,
} as const;
const staleColors = { a: 0x7d9a48, b: 0xb9d07e, c: 0x4f6a28 };

const emptied = (rows: readonly string[]): string[] => rows.map((row) => row.replace(/[abc]/g, 'd'));
const rimOf = (rows: readonly string[]): string[] => rows.map((row) => row.replace(/[abc]/g, '.'));
const halved = (rows: readonly string[]): string[] => rows.map((row) => row.slice(0, 5) + row.slice(5).replace(/[abc]/g, 'd'));
const halvedRight = (rows: readonly string[]): string[] => rows.map((row) => row.slice(0, 4).replace(/[abc]/g, 'd') + row.slice(4));

const heartColors = { a: palette.red, b: 0xff9c94, c: 0x9c2430 };
const breadColors = { a: 0xd9963f, b: 0xf3c983, c: 0x9a5d22 };
const bubbleColors = { a: 0x4f9fd8, b: 0xd6f0ff, c: 0x2f6da6 };
const shieldColors = { a: 0x9fb0c4, b: 0xe2eaf2, c: 0x66788f };

/** Outlines in the empty armour and shield slots. */
const ghost = (rows: readonly string[]): SpriteArt => ({
  width: 16,
  height: 16,
  draw: (canvas) => canvas.art(rows, { x: palette.slate600 }),
});
const helmet = [
  '',
  '',
  '',
  '',
  '...xxxxxxxxxx',
  '..xxxxxxxxxxxx',
  '..xxxxxxxxxxxx',
  '..xxx......xxx',
  '..xxx......xxx',
  '..xx........xx',
  '..xx........xx',
];
const chest = [
  '',
  '',
  '..xxx......xxx',
  '.xxxxx....xxxxx',
  '.xxxxxxxxxxxxxx',
  '.xxxxxxxxxxxxxx',
  '.xx.xxxxxxxx.xx',
  '.xx.xxxxxxxx.xx',
  '....xxxxxxxx',
  '....xxxxxxxx',
  '....xxxxxxxx',
  '....xxxxxxxx',
  '....xxxxxxxx',
];
const legs = [
  '',
  '',
  '...xxxxxxxxxx',
  '...xxxxxxxxxx',
  '...xxxxxxxxxx',
  '...xxxx..xxxx',
  '...xxx....xxx',
  '...xxx....xxx',
  '...xxx....xxx',
  '...xxx....xxx',
  '...xxx....xxx',
  '...xxx....xxx',
  '...xxx....xxx',
];
const boots = [
  '',
  '',
  '',
  '',
  '..xxx......xxx',
  '..xxx......xxx',
  '..xxx......xxx',
  '..xxx......xxx',
  '.xxxx......xxxx',
  'xxxxx......xxxxx',
  'xxxxx......xxxxx',
];
const shield = [
  '',
  '',
  '..xxxxxxxxxxx',
  '..xxxxxxxxxxx',
  '..xxxxxxxxxxx',
  '..xxxxxxxxxxx',
  '..xxxxxxxxxxx',
  '..xxxxxxxxxxx',
  '...xxxxxxxxx',
  '....xxxxxxx',
  '.....xxxxx',
  '......xxx',
];

function drawHotbar(canvas: PixelCanvas): void {
  canvas.fill(0, 0, 182, 22, palette.night, 190);
  canvas.frame(0, 0, 182, 22, palette.ink);
  for (let slot = 0; slot < 9; slot++) {
    canvas.frame(1 + slot * 20, 1, 20, 20, palette.slate700);
    canvas.fill(2 + slot * 20, 1, 18, 1, palette.slate500);
  }
}

function drawSelection(canvas: PixelCanvas): void {
  canvas.frame(0, 0, 24, 24, palette.ink);
  canvas.frame(1, 1, 22, 22, palette.amber300);
  canvas.frame(2, 2, 20, 20, palette.amber700);
}

function drawBar(canvas: PixelCanvas, top: number, bottom: number): void {
  canvas.frame(0, 0, 182, 5, palette.ink);
  canvas.fill(1, 1, 180, 1, top);
  canvas.fill(1, 2, 180, 2, bottom);
  for (let x = 18; x < 180; x += 18) canvas.fill(x, 1, 1, 3, palette.ink);
}

function drawCrosshair(canvas: PixelCanvas): void {
  canvas.fill(3, 6, 9, 3, palette.ink, 130);
  canvas.fill(6, 3, 3, 9, palette.ink, 130);
  canvas.fill(4, 7, 7, 1, palette.paper);
  canvas.fill(7, 4, 1, 7, palette.paper);
}

function drawWorldIcon(canvas: PixelCanvas): void {
  for (let y = 0; y < 20; y++) canvas.fill(0, y, 24, 1, blend(0x3b5675, 0xf3b46a, y, 19));
  canvas.fill(15, 6, 4, 4, 0xffe6b0);
  const hills = [6, 6, 7, 8, 9, 10, 10, 11, 11, 10, 9, 8, 7, 7, 6, 5, 5, 6, 7, 8, 8, 9, 9, 9];
  for (const [x, height] of hills.entries()) {
    canvas.fill(x, 20 - height, 1, height, 0x3b5a44);
    canvas.fill(x, 20 - height, 1, 2, 0x6f9a55);
    canvas.fill(x, 24 - height, 1, height, 0x4d3b2e);
  }
  canvas.fill(0, 20, 24, 4, 0x3a2d24);
  canvas.frame(0, 0, 24, 24, palette.ink);
}

/** A standing figure of blocks, seen from the front. */
function drawFigure(canvas: PixelCanvas): void {
  const block = (x: number, y: number, width: number, height: number, color: number): void => {
    canvas.fill(x, y, width, height, color);
    canvas.fill(x, y, 1, height, blend(color, palette.paper, 1, 4));
    canvas.fill(x + width - 1, y, 1, height, blend(color, palette.ink, 1, 3));
    canvas.fill(x, y + height - 1, width, 1, blend(color, palette.ink, 1, 3));
  };
  block(8, 0, 16, 15, 0xc9976b);
  canvas.fill(8, 0, 16, 5, 0x4b3526);
  canvas.fill(8, 5, 2, 3, 0x4b3526);
  canvas.fill(22, 5, 2, 3, 0x4b3526);
  canvas.fill(11, 8, 3, 2, palette.paper);
  canvas.fill(18, 8, 3, 2, palette.paper);
  canvas.fill(13, 8, 1, 2, 0x2f5f8f);
  canvas.fill(18, 8, 1, 2, 0x2f5f8f);
  canvas.fill(13, 12, 6, 1, 0x8a5a41);
  block(8, 16, 16, 21, 0xb06a2a);
  canvas.fill(8, 31, 16, 2, 0x4a3220);
  canvas.fill(15, 31, 2, 2, palette.amber300);
  block(0, 16, 7, 12, 0xb06a2a);
  block(25, 16, 7, 12, 0xb06a2a);
  block(0, 28, 7, 9, 0xc9976b);
  block(25, 28, 7, 9, 0xc9976b);
  block(8, 37, 8, 17, 0x3d4a63);
  block(16, 37, 8, 17, 0x3d4a63);
  block(8, 54, 8, 5, 0x2a2f3a);
  block(16, 54, 8, 5, 0x2a2f3a);
}

const logoText = 'HORIZON RIG';
const logoZoom = 4;

/** The title, from the font's capitals four times as large: amber from light to deep, a dark rim, a lit upper edge. */
function drawLogo(canvas: PixelCanvas): void {
  let pen = 1;
  const inked = new Set<number>();
  for (const char of logoText) {
    const glyph = glyphOf(char);
    for (let y = 0; y < 7; y++) {
      for (let x = 0; x < glyph.width; x++) {
        if (fontSheet.pixels[((glyph.v + glyphRise + y) * fontSheet.width + glyph.u + x) * 4 + 3] === 0) continue;
        for (let i = 0; i < logoZoom * logoZoom; i++) {
          inked.add((1 + y * logoZoom + Math.floor(i / logoZoom)) * canvas.width + pen + x * logoZoom + (i % logoZoom));
        }
      }
    }
    pen += glyph.advance * logoZoom;
  }
  for (const at of inked) {
    const x = at % canvas.width;
    const y = (at - x) / canvas.width;
    for (const [dx, dy] of [
      [-1, 0],
      [1, 0],
      [0, -1],
      [0, 1],
      [0, 2],
    ] as const) {
      if (!inked.has((y + dy) * canvas.width + x + dx)) canvas.set(x + dx, y + dy, palette.ink);
    }
  }
  for (const at of inked) {
    const x = at % canvas.width;
    const y = (at - x) / canvas.width;
    const rim = !inked.has(at - canvas.width);
    const foot = !inked.has(at + canvas.width);
    canvas.set(x, y, rim ? 0xfff3d6 : foot ? palette.amber700 : blend(0xffd589, 0xe08a2a, y, 28));
  }
}

type HeartName = keyof typeof heartKinds;

/** Hearts of other colours than health's own, whole and half. */
const hearts = Object.fromEntries(
  Object.entries(heartKinds).flatMap(([name, colors]) => [
    [`heart-${name}`, status(heartRows, colors)],
    [`heart-${name}-half`, status(halved(heartRows), colors)],
  ]),
) as Readonly<Record<`heart-${HeartName}` | `heart-${HeartName}-half`, SpriteArt>>;

/** All drawings by name. They are laid out in the sheet in this order. */
export const spriteArt = {
  logo: { width: 250, height: 32, draw: drawLogo },
  hotbar: { width: 182, height: 22, draw: drawHotbar },
  figure: { width: 32, height: 60, draw: drawFigure },
  'bar-empty': { width: 182, height: 5, draw: (canvas) => drawBar(canvas, palette.slate800, palette.slate900) },
  'bar-full': { width: 182, height: 5, draw: (canvas) => drawBar(canvas, palette.amber300, palette.amber500) },
  'world-icon': { width: 24, height: 24, draw: drawWorldIcon },
  'hotbar-selection': { width: 24, height: 24, draw: drawSelection },
  button: face(faces.plain),
  'button-lit': face(faces.lit),
  'button-off': face(faces.off),
  'slider-handle': face(faces.handle, 8),
  'slider-handle-lit': face(faces.handleLit, 8),
  track: well(palette.ink, palette.slate900),
  'track-lit': well(palette.amber500, palette.slate900),
  field: well(palette.slate500, palette.ink),
  'field-lit': well(palette.amber500, palette.ink),
  slot: { width: 18, height: 18, border: 2, draw: (canvas) => sunken(canvas, palette.ink, 0x3a4555) },
  panel: {
    width: 20,
    height: 20,
    border: 4,
    draw: (canvas) => raised(canvas, { edge: palette.ink, top: 0x2b3442, bottom: 0x2b3442, light: 0x566379, shade: 0x1d242e }),
  },
  tooltip: {
    width: 16,
    height: 16,
    border: 3,
    draw: (canvas) => {
      canvas.fill(0, 0, 16, 16, palette.ink, 236);
      canvas.frame(1, 1, 14, 14, palette.amber700);
    },
  },
  'scroll-track': { width: 6, height: 16, border: 2, draw: (canvas) => sunken(canvas, palette.ink, palette.slate900) },
  'scroll-thumb': { width: 6, height: 16, border: 3, draw: (canvas) => raised(canvas, faces.plain) },
  crosshair: { width: 15, height: 15, draw: drawCrosshair },
  arrow: {
    width: 14,
    height: 11,
    draw: (canvas) =>
      canvas.art(
        [
          '........x',
          '........xx',
          '........xxx',
          'xxxxxxxxxxxx',
          'xxxxxxxxxxxxx',
          'xxxxxxxxxxxxxx',
          'xxxxxxxxxxxxx',
          'xxxxxxxxxxxx',
          '........xxx',
          '........xx',
          '........x',
        ],
        { x: palette.slate500 },
      ),
  },
  'ghost-helmet': ghost(helmet),
  'ghost-chest': ghost(chest),
  'ghost-legs': ghost(legs),
  'ghost-boots': ghost(boots),
  'ghost-shield': ghost(shield),
  'heart-empty': status(emptied(heartRows), {}),
  'heart-half': status(halved(heartRows), heartColors),
  heart: status(heartRows, heartColors),
  'food-empty': status(emptied(breadRows), {}),
  'food-half': status(halvedRight(breadRows), breadColors),
  food: status(breadRows, breadColors),
  air: status(bubbleRows, bubbleColors),
  'air-popping': status(popRows, bubbleColors),
  'armour-empty': status(emptied(shieldRows), {}),
  'armour-half': status(halved(shieldRows), shieldColors),
  armour: status(shieldRows, shieldColors),
  ...hearts,
  'heart-lit': status(rimOf(heartRows), { o: palette.paper }),
  'food-stale-empty': status(emptied(breadRows), { d: 0x2c3320 }),
  'food-stale-half': status(halvedRight(breadRows), staleColors),
  'food-stale': status(breadRows, staleColors),
  ...effectArt,
  ...menuArt,
  ...locatorArt,
} as const satisfies Record<string, SpriteArt>;

export type SpriteName = keyof typeof spriteArt;
