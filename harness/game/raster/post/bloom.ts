import type { BloomPass } from '../../display/post-frame.ts';
import { brightest, channelsOf, createPlanes, type Planes, unit } from './planes.ts';

/** Pixels along the side of a cell that is blurred as one. */
const cell = 4;

/** Three box blurs one after the other look like one bell. */
const rounds = 3;

/** Planes of a cell a value, kept from frame to frame; holds nothing that a picture depends on. */
export class Bloom {
  #small: Planes = createPlanes(0, 0);
  #line = new Uint16Array(0);
  #row = new Int32Array(0);

  /** Adds a blurred copy of what is brighter than the threshold. */
  apply(planes: Planes, pass: BloomPass): void {
    const width = Math.ceil(planes.width / cell);
    const height = Math.ceil(planes.height / cell);
    if (this.#small.width !== width || this.#small.height !== height) this.#small = createPlanes(width, height);
    if (this.#line.length < Math.max(width, height)) this.#line = new Uint16Array(Math.max(width, height));
    if (this.#row.length < width) this.#row = new Int32Array(width);
    this.#takeBright(planes, pass.threshold);
    const radius = Math.floor((pass.radius * planes.height) / cell + 0.5);
    if (radius > 0) {
      for (const channel of channelsOf(this.#small)) {
        for (let round = 0; round < rounds; round++) {
          for (let y = 0; y < height; y++) this.#blur(channel, y * width, 1, width, radius);
          for (let x = 0; x < width; x++) this.#blur(channel, x, width, height, radius);
        }
      }
    }
    const strength = Math.floor(pass.strength * 256 + 0.5);
    const from = channelsOf(this.#small);
    for (const [c, channel] of channelsOf(planes).entries()) this.#add(channel, planes, from[c], strength);
  }

  /** The mean of what is above the threshold in each cell, by the brightest channel, so that hues stay. */
  #takeBright(planes: Planes, threshold: number): void {
    const { width, height, red, green, blue } = planes;
    const small = this.#small;
    const edge = Math.floor(threshold * unit + 0.5);
    for (let cy = 0; cy < small.height; cy++) {
      const bottom = Math.min(height, (cy + 1) * cell);
      for (let cx = 0; cx < small.width; cx++) {
        const right = Math.min(width, (cx + 1) * cell);
        let r = 0;
        let g = 0;
        let b = 0;
        for (let y = cy * cell; y < bottom; y++) {
          for (let i = y * width + cx * cell; i < y * width + right; i++) {
            const peak = Math.max(red[i], green[i], blue[i]);
            if (peak <= edge) continue;
            const over = peak - edge;
            const part = over / peak;
            r += (red[i] * part) | 0;
            g += (green[i] * part) | 0;
            b += (blue[i] * part) | 0;
          }
        }
        const count = (bottom - cy * cell) * (right - cx * cell);
        const at = cy * small.width + cx;
        small.red[at] = Math.floor(r / count);
        small.green[at] = Math.floor(g / count);
        small.blue[at] = Math.floor(b / count);
      }
    }
  }

  /** A box blur of one row or column in whole numbers; beyond the ends it goes on with the last value. */
  #blur(values: Uint16Array, from: number, step: number, count: number, radius: number): void {
    const line = this.#line;
    for (let i = 0; i < count; i++) line[i] = values[from + i * step];
    const size = 2 * radius + 1;
    const last = count - 1;
    let sum = line[0] * (radius + 1);
    for (let i = 1; i <= radius; i++) sum += line[Math.min(i, last)];
    for (let i = 0; i < count; i++) {
      values[from + i * step] = ((sum + radius) / size) | 0;
      sum += line[Math.min(i + radius + 1, last)] - line[Math.max(i - radius, 0)];
    }
  }

  /** Adds the small plane, between its cells' middles in eighths of a cell. */
  #add(values: Uint16Array, { width, height }: Planes, small: Uint16Array, strength: number): void {
    const across = this.#small.width;
    const down = this.#small.height;
    const row = this.#row;
    for (let y = 0; y < height; y++) {
      const ty = 2 * y - 3;
      const upper = Math.max(0, ty >> 3) * across;
      const lower = Math.min(down - 1, (ty >> 3) + 1) * across;
      const fy = ty & 7;
      for (let x = 0; x < across; x++) row[x] = small[upper + x] * (8 - fy) + small[lower + x] * fy;
      for (let x = 0; x < width; x++) {
        const tx = 2 * x - 3;
        const left = tx < 0 ? 0 : tx >> 3;
        const right = (tx >> 3) + 1 < across ? (tx >> 3) + 1 : across - 1;
        const fx = tx & 7;
        const glow = (row[left] * (8 - fx) + row[right] * fx) >> 6;
        if (glow === 0) continue;
        const at = y * width + x;
        values[at] = Math.min(brightest, values[at] + (Math.imul(glow, strength) >> 8));
      }
    }
  }
}
