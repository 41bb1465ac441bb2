/**
 * Light values to brightness and hue. Values run 0..240 (16 a level) and are averages of four cells, so quarter levels are exact:
 * the table has 4 entries a level each way, index `(block >> 2) << 6 | sky >> 2`. An entry is `intensity << 24 | hueB << 16 | hueG << 8 | hueR`,
 * where intensity is the largest channel and the hue is scaled so that its largest channel is 255.
 */
export type LightTable = Int32Array;

/** Quarter levels from 0 to 15. */
const side = 61;

/** Fills `table` (64*64 entries) from a 16x16 RGB lightmap, bilinearly between levels. */
export function fillLightTable(lightmap: Uint8Array, table: LightTable): void {
  for (let block = 0; block < side; block++) {
    const upper = (block >> 2) * 48;
    const lower = Math.min(15, (block >> 2) + 1) * 48;
    const down = block & 3;
    for (let sky = 0; sky < side; sky++) {
      const left = (sky >> 2) * 3;
      const right = Math.min(15, (sky >> 2) + 1) * 3;
      // Weights of the four levels around, sixteenths.
      const w00 = (4 - down) * (4 - (sky & 3));
      const w01 = (4 - down) * (sky & 3);
      const w10 = down * (4 - (sky & 3));
      const w11 = down * (sky & 3);
      const a = upper + left;
      const b = upper + right;
      const c = lower + left;
      const d = lower + right;
      table[(block << 6) | sky] = packLight(
        lightmap[a] * w00 + lightmap[b] * w01 + lightmap[c] * w10 + lightmap[d] * w11,
        lightmap[a + 1] * w00 + lightmap[b + 1] * w01 + lightmap[c + 1] * w10 + lightmap[d + 1] * w11,
        lightmap[a + 2] * w00 + lightmap[b + 2] * w01 + lightmap[c + 2] * w10 + lightmap[d + 2] * w11,
      );
    }
  }
}

/** Channels come in sixteenths, 0..4080. */
function packLight(r: number, g: number, b: number): number {
  const most = Math.max(r, g, b);
  if (most === 0) return 0xffffff;
  return (((most + 8) >> 4) << 24) | (hueOf(b, most) << 16) | (hueOf(g, most) << 8) | hueOf(r, most);
}

function hueOf(channel: number, most: number): number {
  return ((channel * 255 + (most >> 1)) / most) | 0;
}
