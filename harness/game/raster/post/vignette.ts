import type { VignettePass } from '../../display/post-frame.ts';
import { mixValue, type Planes, share } from './planes.ts';

/** The colour's share of each pixel, and what it was worked out for: the same from frame to frame as long as the pass stays. */
let parts = new Int32Array(0);
let madeFor = '';

function refreshParts({ width, height }: Planes, { radius, softness, strength }: VignettePass): void {
  const wanted = `${width} ${height} ${radius} ${softness} ${strength}`;
  if (wanted === madeFor) return;
  madeFor = wanted;
  if (parts.length !== width * height) parts = new Int32Array(width * height);
  const reach = Math.sqrt(width * width + height * height) / 2;
  for (let y = 0; y < height; y++) {
    const dy = (y + 0.5 - height / 2) / reach;
    for (let x = 0; x < width; x++) {
      const dx = (x + 0.5 - width / 2) / reach;
      const t = Math.max(0, Math.min(1, (Math.sqrt(dx * dx + dy * dy) - radius) / softness));
      parts[y * width + x] = share(t * t * (3 - 2 * t) * strength);
    }
  }
}

/** Mixes a colour in toward the corners, smoothly from `radius` to `radius + softness` of half the diagonal. */
export function vignette(planes: Planes, pass: VignettePass): void {
  refreshParts(planes, pass);
  const { red, green, blue } = planes;
  const r = ((pass.color >> 16) & 255) << 6;
  const g = ((pass.color >> 8) & 255) << 6;
  const b = (pass.color & 255) << 6;
  for (let i = 0; i < red.length; i++) {
    const part = parts[i];
    if (part === 0) continue;
    red[i] = mixValue(red[i], r, part);
    green[i] = mixValue(green[i], g, part);
    blue[i] = mixValue(blue[i], b, part);
  }
}
