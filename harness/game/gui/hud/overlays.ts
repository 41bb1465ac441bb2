import { daylight } from '../../display/celestial.ts';
import { levelBrightness } from '../../display/lightmap.ts';
import type { SimulationView } from '../../simulation/view.ts';
import { palette } from '../palette.ts';
import type { Stage } from '../stage.ts';

/** Bands of the vignette along each edge, GUI pixels wide, and how dark the outermost can be, 0..255. */
const bandWidth = 3;
const darkest = 110;
/** Levels of sky light that night takes (minecraft.wiki, "Light", "Internal sky light"). */
const nightDarkens = 11;
const headSlot = 5;

/** How dark it is where the player's eyes are, 0..1: nothing in daylight, nearly all in a cave. */
function darkness({ world, player }: SimulationView): number {
  const { sky, block } = world.light(player.x, player.y + player.eyeHeight, player.z);
  const level = Math.max(block, sky - nightDarkens * (1 - daylight(world.dayTime)), 0);
  return 1 - levelBrightness(Math.min(15, level));
}

/** How red the picture's edges are at most where the world ends, 0..255. */
const reddest = 150;

/** How near the border is against where its warning begins, 0..1: 1 at the border and beyond. */
function nearBorder({ world, player }: SimulationView): number {
  const { border } = world;
  if (!border || border.warningBlocks <= 0) return 0;
  const half = border.size / 2;
  const within = half - Math.max(Math.abs(player.x - border.centerX), Math.abs(player.z - border.centerZ));
  return Math.max(0, Math.min(1, 1 - within / border.warningBlocks));
}

/** Darkens the edges of the picture where the player stands in the dark, as eyes do, and reddens them near the border of the world. */
export function drawVignette(stage: Stage): void {
  const { simulation, options } = stage.host;
  if (!simulation || !options.vignette) return;
  drawEdges(stage, darkness(simulation) * darkest, palette.ink);
  drawEdges(stage, nearBorder(simulation) * reddest, palette.red);
}

/** Shades the edges of the picture, most at the rim. */
function drawEdges({ painter, width, height }: Stage, strength: number, color: number): void {
  if (strength < 4) return;
  const edge = (size: number): number => Math.ceil((size * 0.3) / bandWidth);
  const draw = (bands: number, rect: (offset: number, alpha: number) => void): void => {
    for (let i = 0; i < bands; i++) {
      const inward = 1 - i / bands;
      const alpha = Math.round(strength * inward * inward);
      if (alpha > 0) rect(i * bandWidth, alpha);
    }
  };
  draw(edge(width), (offset, alpha) => {
    painter.rect(offset, 0, bandWidth, height, color, alpha);
    painter.rect(width - offset - bandWidth, 0, bandWidth, height, color, alpha);
  });
  draw(edge(height), (offset, alpha) => {
    painter.rect(0, offset, width, bandWidth, color, alpha);
    painter.rect(0, height - offset - bandWidth, width, bandWidth, color, alpha);
  });
}

/** A carved pumpkin from within: # is its flesh, + its thin edge, . a hole to look through. */
const pumpkinMask = [
  '################################',
  '################################',
  '######++################++######',
  '#####+..+##############+..+#####',
  '####+....+############+....+####',
  '###+......+##########+......+###',
  '##+........+########+........+##',
  '##+.........+######+.........+##',
  '##++++++++++++#++#++++++++++++##',
  '##############+..+##############',
  '#############+....+#############',
  '#############++++++#############',
  '###++######################++###',
  '##+..++++################+....+#',
  '##+......+++##++++##++++......+#',
  '###+........++....++.........+##',
  '####+++...................+++###',
  '######+++++...........++++######',
] as const;
const pumpkinAlpha: Readonly<Record<string, number>> = { '#': 255, '+': 170 };

/** The inside of a carved pumpkin that is worn on the head. */
export function drawPumpkin(stage: Stage): void {
  const { painter, width, height, host } = stage;
  if (host.simulation?.player.inventory[headSlot]?.item !== 'carved_pumpkin') return;
  const rows = pumpkinMask.length;
  for (const [y, row] of pumpkinMask.entries()) {
    const top = Math.floor((y * height) / rows);
    const bottom = Math.floor(((y + 1) * height) / rows);
    for (const { 0: run, index } of row.matchAll(/#+|\++/g)) {
      const left = Math.floor((index * width) / row.length);
      const right = Math.floor(((index + run.length) * width) / row.length);
      painter.rect(left, top, right - left, bottom - top, 0x140c04, pumpkinAlpha[run[0]!]!);
    }
  }
}

/** Rims of the spyglass from the lens outward: how wide in GUI pixels, and their colour. */
const rims = [
  { width: 2, color: 0x5a3d22 },
  { width: 3, color: 0xb98a4a },
  { width: 2, color: 0x3a2614 },
] as const;

/** What a spyglass leaves of the picture: a round lens, its rims, and black around. */
export function drawSpyglass(stage: Stage): void {
  const { painter, width, height, host } = stage;
  if (!host.simulation?.player.scoping) return;
  const middle = width / 2;
  const lens = Math.floor(Math.min(width, height) / 2) - 10;
  for (let y = 0; y < height; y++) {
    const dy = y + 0.5 - height / 2;
    const reach = (radius: number): number => Math.round(Math.sqrt(Math.max(0, radius * radius - dy * dy)));
    let radius = lens;
    let inner = reach(radius);
    for (const { width: rim, color } of rims) {
      radius += rim;
      const outer = reach(radius);
      painter.rect(middle - outer, y, outer - inner, 1, color);
      painter.rect(middle + inner, y, outer - inner, 1, color);
      inner = outer;
    }
    painter.rect(0, y, middle - inner, 1, palette.ink);
    painter.rect(middle + inner, y, width - middle - inner, 1, palette.ink);
  }
}
