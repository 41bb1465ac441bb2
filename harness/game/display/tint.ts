/** Where a face takes its tint from: the biome's colour of its column, or a fixed colour. */
export type Tint = 'grass' | 'foliage' | number;

/** No tint: the texel's own colour. */
export const untinted = 0xffffff;
