import type { TrailsPass } from '../../display/post-frame.ts';
import { brightest, createPlanes, type Planes, share, unit } from './planes.ts';

/** A history of what was bright, which drifts, grows and fades. */
export class Trails {
  #history: Planes | null = null;
  #next: Planes | null = null;
  /** Share of each pixel that is above the threshold, in 32768ths of it. */
  #bright = new Int32Array(0);

  apply(planes: Planes, pass: TrailsPass): void {
    const { width, height } = planes;
    this.#history ??= createPlanes(width, height);
    this.#next ??= createPlanes(width, height);
    const [history, next] = [this.#history, this.#next];
    this.#findBright(planes, pass.threshold);
    const from = sources(width, height, pass);
    for (const channel of ['red', 'green', 'blue'] as const) {
      this.#drift(planes[channel], history[channel], next[channel], from, width, pass);
    }
    this.#history = next;
    this.#next = history;
  }

  /** By the brightest channel, so that hues stay. */
  #findBright({ red, green, blue }: Planes, threshold: number): void {
    if (this.#bright.length !== red.length) this.#bright = new Int32Array(red.length);
    const bright = this.#bright;
    const edge = Math.floor(threshold * unit + 0.5);
    for (let i = 0; i < red.length; i++) {
      const peak = Math.max(red[i], green[i], blue[i]);
      bright[i] = peak > edge ? (((peak - edge) * 32768) / peak) | 0 : 0;
    }
  }

  #drift(now: Uint16Array, old: Uint16Array, fresh: Uint16Array, from: Sources, width: number, pass: TrailsPass): void {
    const bright = this.#bright;
    const { columns, columnParts, rows, rowParts } = from;
    const decay = share(pass.decay);
    const strength = Math.floor(pass.strength * 4096 + 0.5);
    for (let i = 0, y = 0; i < now.length; y++) {
      const top = rows[y];
      const fy = rowParts[y];
      for (let x = 0; x < width; x++, i++) {
        const left = columns[x];
        let trail = Math.imul(now[i], bright[i]) >> 15;
        if (top >= 0 && left >= 0) {
          const at = top * width + left;
          const fx = columnParts[x];
          const upper = old[at] * (128 - fx) + old[at + 1] * fx;
          const lower = old[at + width] * (128 - fx) + old[at + width + 1] * fx;
          const kept = Math.imul((upper * (128 - fy) + lower * fy) >> 14, decay) >> 15;
          if (kept > trail) trail = kept;
        }
        fresh[i] = trail;
        if (trail === 0) continue;
        const sum = now[i] + (Math.imul(trail, strength) >> 12);
        now[i] = Math.min(sum, brightest);
      }
    }
  }
}

/** Where each column and row of the history lies in the one before: the pixel before it and 128ths beyond; -1 is outside. */
interface Sources {
  readonly columns: Int32Array;
  readonly columnParts: Int32Array;
  readonly rows: Int32Array;
  readonly rowParts: Int32Array;
}

function sources(width: number, height: number, { zoom, shiftX, shiftY }: TrailsPass): Sources {
  const along = (count: number, shift: number) => {
    const places = new Int32Array(count);
    const parts = new Int32Array(count);
    for (let i = 0; i < count; i++) {
      const from = Math.floor(((i + 0.5 - count / 2 - shift * height) / zoom + count / 2 - 0.5) * 128 + 0.5);
      const place = from >> 7;
      places[i] = place < 0 || place >= count - 1 ? -1 : place;
      parts[i] = from & 127;
    }
    return { places, parts };
  };
  const [across, down] = [along(width, shiftX), along(height, shiftY)];
  return { columns: across.places, columnParts: across.parts, rows: down.places, rowParts: down.parts };
}
