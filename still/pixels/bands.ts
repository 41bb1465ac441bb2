/** Rows of a band: the unit of hashing, compressing and decoding a picture. The last band of a picture may have fewer. */
export const bandRows = 64;

/** How many bands a picture of this height has. */
export function bandCount(height: number): number {
  return Math.ceil(height / bandRows);
}

/** Rows of band `band` of a picture of this height. */
export function rowsOfBand(band: number, height: number): number {
  return Math.min(bandRows, height - band * bandRows);
}
