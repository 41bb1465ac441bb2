/**
 * Hands out the bands of a frame to threads. One shared word holds `generation << 8 | next band`; a thread takes a band by swapping the
 * word for the next one, and only while the word carries the generation of the frame that the thread was told to draw. A thread that comes
 * late, when the word already belongs to another frame, gets nothing.
 */
export interface BandCounter {
  readonly word: Int32Array;
}

/** Most bands a frame can have. */
export const mostBands = 255;

const generationMask = 0x7fffff;

export function createBandCounter(): BandCounter {
  return { word: new Int32Array(new SharedArrayBuffer(4)) };
}

/** Opens a frame: its bands from 0 on are free to take. */
export function openBands(counter: BandCounter, generation: number): void {
  Atomics.store(counter.word, 0, (generation & generationMask) << 8);
}

/** The next band of the frame, or -1 when none is left or the counter is at another frame. */
export function takeBand(counter: BandCounter, generation: number, bands: number): number {
  for (;;) {
    const seen = Atomics.load(counter.word, 0);
    const band = seen & 255;
    if (seen >>> 8 !== (generation & generationMask) || band >= bands) return -1;
    if (Atomics.compareExchange(counter.word, 0, seen, seen + 1) === seen) return band;
  }
}
