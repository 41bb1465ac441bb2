import type { AccumulatePass } from '../../display/post-frame.ts';
import { channelsOf, type Planes, share } from './planes.ts';

/** A history that shows a running mean. In 8 bits more than the planes, so that it comes to rest at the picture and not short of it. */
export class Accumulation {
  #history: Int32Array | null = null;

  apply(planes: Planes, { blend }: AccumulatePass): void {
    const size = planes.red.length;
    const first = this.#history === null;
    this.#history ??= new Int32Array(size * 3);
    const history = this.#history;
    const part = first ? 32768 : share(blend);
    for (const [c, channel] of channelsOf(planes).entries()) {
      for (let i = 0; i < size; i++) {
        const at = c * size + i;
        const away = channel[i] * 256 - history[at];
        const step = Math.floor((away * part + 16384) / 32768);
        history[at] += step;
        channel[i] = (history[at] + 128) >> 8;
      }
    }
  }
}
