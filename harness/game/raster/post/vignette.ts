import type { VignettePass } from '../../display/post-frame.ts';
import { mixValue, type Planes, share } from './planes.ts';

/** Mixes a colour in toward the corners, smoothly from `radius` to `radius + softness` of half the diagonal. */
export function vignette(planes: Planes, pass: VignettePass): void {
  const { width, height, red, green, blue } = planes;
  const reach = Math.sqrt(width * width + height * height) / 2;
  const r = ((pass.color >> 16) & 255) << 6;
  const g = ((pass.color >> 8) & 255) << 6;
  const b = (pass.color & 255) << 6;
  const free = pass.radius * pass.radius;
  for (let y = 0; y < height; y++) {
    const dy = (y + 0.5 - height / 2) / reach;
    for (let x = 0; x < width; x++) {
      const dx = (x + 0.5 - width / 2) / reach;
      const square = dx * dx + dy * dy;
      if (square <= free) continue;
      const t = Math.min(1, (Math.sqrt(square) - pass.radius) / pass.softness);
      const part = share(t * t * (3 - 2 * t) * pass.strength);
      const i = y * width + x;
      red[i] = mixValue(red[i], r, part);
      green[i] = mixValue(green[i], g, part);
      blue[i] = mixValue(blue[i], b, part);
    }
  }
}
