import type { AntialiasPass } from '../../display/post-frame.ts';
import { channelsOf, type Planes } from './planes.ts';

/**
 * Temporal antialiasing: each frame is drawn with another shift within a pixel, and a running mean of them is shown. What the mean holds
 * is first brought within the colours around the pixel in the new frame, so that what moved leaves no ghost ("neighbourhood clamping").
 */
export class Antialiasing {
  #history: Int32Array | null = null;
  /** Least and most of three pixels in a row, for three rows in turn. */
  #least: readonly Uint16Array[] = [];
  #most: readonly Uint16Array[] = [];

  apply(planes: Planes, { blend }: AntialiasPass): void {
    const { width } = planes;
    const size = planes.red.length;
    const first = this.#history === null;
    this.#history ??= new Int32Array(size * 3);
    if (this.#least[0]?.length !== width) {
      this.#least = [0, 1, 2].map(() => new Uint16Array(width));
      this.#most = [0, 1, 2].map(() => new Uint16Array(width));
    }
    const part = first ? 1024 : Math.floor(Math.max(0, Math.min(1, blend)) * 1024 + 0.5);
    for (const [c, channel] of channelsOf(planes).entries()) {
      this.#settle(channel, this.#history.subarray(c * size, (c + 1) * size), planes, part);
    }
  }

  #settle(values: Uint16Array, history: Int32Array, { width, height }: Planes, part: number): void {
    // Rows are looked at before they are changed: each is, while the one above it is being settled.
    this.#look(values, width, 0);
    for (let y = 0; y < height; y++) {
      if (y + 1 < height) this.#look(values, width, y + 1);
      const above = Math.max(0, y - 1) % 3;
      const below = Math.min(height - 1, y + 1) % 3;
      const [least0, least1, least2] = [this.#least[above], this.#least[y % 3], this.#least[below]];
      const [most0, most1, most2] = [this.#most[above], this.#most[y % 3], this.#most[below]];
      for (let x = 0, i = y * width; x < width; x++, i++) {
        const least = Math.min(least0[x], least1[x], least2[x]) << 8;
        const most = Math.max(most0[x], most1[x], most2[x]) << 8;
        const kept = history[i];
        const old = kept < least ? least : Math.min(kept, most);
        // In eighths of a plane value, so that the product fits 32 bits.
        const mean = old + (((Math.imul(((values[i] << 8) - old) >> 5, part) + 512) >> 10) << 5);
        history[i] = mean;
        values[i] = (mean + 128) >> 8;
      }
    }
  }

  #look(values: Uint16Array, width: number, y: number): void {
    const least = this.#least[y % 3];
    const most = this.#most[y % 3];
    const from = y * width;
    for (let x = 0; x < width; x++) {
      const i = from + x;
      const left = x > 0 ? values[i - 1] : values[i];
      const right = x < width - 1 ? values[i + 1] : values[i];
      least[x] = Math.min(left, values[i], right);
      most[x] = Math.max(left, values[i], right);
    }
  }
}
