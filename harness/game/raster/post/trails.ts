import type { TrailsPass } from '../../display/post-frame.ts';
import { brightest, channelsOf, createPlanes, type Planes, share, unit } from './planes.ts';

/** A history of what was bright, which drifts, grows and fades. */
export class Trails {
  #history: Planes | null = null;
  #next: Planes | null = null;

  apply(planes: Planes, pass: TrailsPass): void {
    const { width, height } = planes;
    this.#history ??= createPlanes(width, height);
    this.#next ??= createPlanes(width, height);
    const [history, next] = [this.#history, this.#next];
    const edge = Math.floor(pass.threshold * unit + 0.5);
    const decay = share(pass.decay);
    const strength = Math.floor(pass.strength * 4096 + 0.5);
    const { columns, columnParts, rows, rowParts } = sources(width, height, pass);
    const [now, old, fresh] = [channelsOf(planes), channelsOf(history), channelsOf(next)];
    for (let y = 0; y < height; y++) {
      const top = rows[y];
      const fy = rowParts[y];
      for (let x = 0; x < width; x++) {
        const i = y * width + x;
        const left = columns[x];
        const inside = top >= 0 && left >= 0;
        const peak = Math.max(now[0][i], now[1][i], now[2][i]);
        const over = peak > edge ? peak - edge : 0;
        for (let c = 0; c < 3; c++) {
          let kept = 0;
          if (inside) {
            const at = top * width + left;
            const fx = columnParts[x];
            const values = old[c];
            const upper = values[at] * (256 - fx) + values[at + 1] * fx;
            const lower = values[at + width] * (256 - fx) + values[at + width + 1] * fx;
            kept = Math.floor((Math.floor((upper * (256 - fy) + lower * fy) / 65536) * decay) / 65536);
          }
          const bright = over === 0 ? 0 : Math.floor((now[c][i] * over) / peak);
          const trail = Math.max(bright, kept);
          fresh[c][i] = trail;
          const sum = now[c][i] + Math.floor((trail * strength) / 4096);
          now[c][i] = Math.min(sum, brightest);
        }
      }
    }
    this.#history = next;
    this.#next = history;
  }
}

/** Where each column and row of the history lies in the one before: the pixel before it and 256ths beyond; -1 is outside. */
function sources(width: number, height: number, { zoom, shiftX, shiftY }: TrailsPass) {
  const along = (count: number, shift: number) => {
    const places = new Int32Array(count);
    const parts = new Int32Array(count);
    for (let i = 0; i < count; i++) {
      const from = Math.floor(((i + 0.5 - count / 2 - shift * height) / zoom + count / 2 - 0.5) * 256 + 0.5);
      const place = from >> 8;
      places[i] = place < 0 || place >= count - 1 ? -1 : place;
      parts[i] = from & 255;
    }
    return { places, parts };
  };
  const [across, down] = [along(width, shiftX), along(height, shiftY)];
  return { columns: across.places, columnParts: across.parts, rows: down.places, rowParts: down.parts };
}
