import type { AntialiasPass } from '../../display/post-frame.ts';
import { channelsOf, type Planes, share } from './planes.ts';

/**
 * Temporal antialiasing: each frame is drawn with another shift within a pixel, and a running mean of them is shown. What the mean holds
 * is first brought within the colours around the pixel in the new frame, so that what moved leaves no ghost ("neighbourhood clamping").
 */
export class Antialiasing {
  #history: Int32Array | null = null;

  apply(planes: Planes, { blend }: AntialiasPass): void {
    const { width, height } = planes;
    const size = width * height;
    const first = this.#history === null;
    this.#history ??= new Int32Array(size * 3);
    const history = this.#history;
    const part = first ? 65536 : share(blend);
    for (const [c, channel] of channelsOf(planes).entries()) {
      const base = c * size;
      const fresh = channel.slice();
      for (let y = 0; y < height; y++) {
        const above = y > 0 ? -width : 0;
        const below = y < height - 1 ? width : 0;
        for (let x = 0; x < width; x++) {
          const i = y * width + x;
          const left = x > 0 ? -1 : 0;
          const right = x < width - 1 ? 1 : 0;
          let least = fresh[i];
          let most = least;
          for (let row = i + above; row <= i + below; row += width) {
            for (let at = row + left; at <= row + right; at++) {
              const value = fresh[at];
              if (value < least) least = value;
              if (value > most) most = value;
            }
          }
          const old = Math.max(least << 8, Math.min(most << 8, history[base + i]));
          const mean = old + Math.floor(((fresh[i] * 256 - old) * part + 32768) / 65536);
          history[base + i] = mean;
          channel[i] = (mean + 128) >> 8;
        }
      }
    }
  }
}
