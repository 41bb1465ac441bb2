/**
 * Light values to brightness and hue. Values run 0..240 (16 a level) and are averages of four cells, so quarter levels are exact:
 * the table has 4 entries a level each way, index `(block >> 2) << 6 | sky >> 2`. An entry is `intensity << 24 | hueB << 16 | hueG << 8 | hueR`,
 * where intensity is the largest channel and the hue is scaled so that its largest channel is 255.
 */
export type LightTable = Int32Array;

const side = 61;

/** Index in the table of a pair of light values. */
export function lightIndex(block: number, sky: number): number {
  return ((block >> 2) << 6) | (sky >> 2);
}

/** Fills `table` (64*64 entries) from a 16x16 RGB lightmap, bilinearly between levels. */
export function fillLightTable(lightmap: Uint8Array, table: LightTable): void {
  const channel = (block: number, sky: number, c: number): number => lightmap[(block * 16 + sky) * 3 + c];
  for (let block = 0; block < side; block++) {
    const b0 = block >> 2;
    const b1 = Math.min(15, b0 + 1);
    const bf = block & 3;
    for (let sky = 0; sky < side; sky++) {
      const s0 = sky >> 2;
      const s1 = Math.min(15, s0 + 1);
      const sf = sky & 3;
      const mix = (c: number): number =>
        (channel(b0, s0, c) * (4 - sf) + channel(b0, s1, c) * sf) * (4 - bf) +
        (channel(b1, s0, c) * (4 - sf) + channel(b1, s1, c) * sf) * bf;
      table[(block << 6) | sky] = packLight(mix(0), mix(1), mix(2));
    }
  }
}

/** Channels come in sixteenths, 0..4080. */
function packLight(r: number, g: number, b: number): number {
  const most = Math.max(r, g, b);
  if (most === 0) return 0xffffff;
  const hue = (c: number): number => Math.floor((c * 255 + (most >> 1)) / most);
  return (((most + 8) >> 4) << 24) | (hue(b) << 16) | (hue(g) << 8) | hue(r);
}
