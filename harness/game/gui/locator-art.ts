import { palette } from './palette.ts';
import type { PixelCanvas } from './pixel-canvas.ts';
import type { SpriteArt } from './sprite-art.ts';

/** Signs are white with a dark rim, so that any colour can be laid over them: o rim, a body, b light, c shade. */
const sign = (width: number, rows: readonly string[]): SpriteArt => ({
  width,
  height: rows.length,
  draw: (canvas) => canvas.art(rows, { o: palette.ink, a: 0xe6e6e6, b: 0xffffff, c: 0xb0b0b0 }),
});

const square = ['.........', '.ooooooo.', '.obbbbbo.', '.obaaaao.', '.obaaaco.', '.obaaaco.', '.oaccaco.', '.ooooooo.', '.........'];
const circle = ['.........', '...ooo...', '..obbbo..', '.obbaaao.', '.obaaaco.', '.oaaacco.', '..oacco..', '...ooo...', '.........'];
const smallSquare = ['.........', '.........', '..ooooo..', '..obbao..', '..obaco..', '..oacco..', '..ooooo..', '.........', '.........'];
const smallCircle = ['.........', '.........', '...ooo...', '..ooboo..', '..obaco..', '..oocoo..', '...ooo...', '.........', '.........'];
const bowtie = ['.........', '.oo...oo.', 'obbo.obbo', 'obaaobaao', 'obaabaaco', 'oaacoaaco', 'oaco.oaco', '.oo...oo.', '.........'];

const up = ['...o...', '..obo..', '.obbao.', 'obbaaao', 'ooooooo'];

/** The bar that waypoints stand on: a dark slot with a mark straight ahead and finer ones to both sides. */
function drawLocatorBar(canvas: PixelCanvas): void {
  canvas.frame(0, 0, 182, 5, palette.ink);
  canvas.fill(1, 1, 180, 1, palette.slate900);
  canvas.fill(1, 2, 180, 2, palette.slate800);
  for (let step = 1; step <= 3; step++) {
    for (const x of [90 - step * 22, 91 + step * 22]) canvas.fill(x, 2, 1, 1, palette.slate500);
  }
  canvas.fill(90, 1, 2, 3, palette.slate500);
}

/** The drawings of the locator bar. */
export const locatorArt = {
  'locator-bar': { width: 182, height: 5, draw: drawLocatorBar },
  'locator-square': sign(9, square),
  'locator-circle': sign(9, circle),
  'locator-small-square': sign(9, smallSquare),
  'locator-small-circle': sign(9, smallCircle),
  'locator-bowtie': sign(9, bowtie),
  'locator-up': sign(7, up),
  'locator-down': sign(7, [...up].reverse()),
} as const satisfies Record<string, SpriteArt>;
