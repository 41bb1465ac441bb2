import type { FogTintPass } from '../../display/post-frame.ts';
import { mixValue, type Planes, share } from './planes.ts';

/**
 * Mixes a colour in by distance.
 * @param depth 1/distance of each pixel; 0 is the sky.
 */
export function fogTint(planes: Planes, pass: FogTintPass, depth: Float32Array): void {
  const { red, green, blue } = planes;
  const r = ((pass.color >> 16) & 255) << 6;
  const g = ((pass.color >> 8) & 255) << 6;
  const b = (pass.color & 255) << 6;
  const { start, strength } = pass;
  const length = Math.max(1e-3, pass.end - start);
  const sky = share(strength * pass.sky);
  const nearest = start > 0 ? 1 / start : Infinity;
  for (let i = 0; i < red.length; i++) {
    const near = depth[i];
    if (near >= nearest) continue;
    const part = near === 0 ? sky : share(Math.min(1, (1 / near - start) / length) * strength);
    red[i] = mixValue(red[i], r, part);
    green[i] = mixValue(green[i], g, part);
    blue[i] = mixValue(blue[i], b, part);
  }
}
