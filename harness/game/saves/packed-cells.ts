/**
 * Indices of a palette packed into 64-bit numbers, the form that chunks have since 1.16: the lowest bits first, and no index crosses from
 * one number into the next (wiki "Chunk format", "block_states"). Numbers are kept as their big-endian bytes.
 */
export function packCells(cells: ArrayLike<number>, bits: number): Uint8Array {
  const perLong = Math.floor(64 / bits);
  const longs = Math.ceil(cells.length / perLong);
  const out = new Uint8Array(longs * 8);
  const view = new DataView(out.buffer);
  let i = 0;
  for (let long = 0; long < longs; long++) {
    let low = 0;
    let high = 0;
    for (let k = 0; k < perLong && i < cells.length; k++, i++) {
      const value = cells[i] as number;
      const shift = k * bits;
      if (shift >= 32) high |= value << (shift - 32);
      else {
        low |= value << shift;
        if (shift + bits > 32) high |= value >>> (32 - shift);
      }
    }
    view.setInt32(long * 8, high);
    view.setInt32(long * 8 + 4, low);
  }
  return out;
}

/** Unpacks `count` indices. @throws RangeError when there are too few or too many numbers for that. */
export function unpackCells(packed: Uint8Array, bits: number, count: number): Uint16Array {
  const perLong = Math.floor(64 / bits);
  if (packed.length !== Math.ceil(count / perLong) * 8) {
    throw new RangeError(`${count} indices of ${bits} bits take ${Math.ceil(count / perLong)} longs, not ${packed.length / 8}`);
  }
  const view = new DataView(packed.buffer, packed.byteOffset, packed.byteLength);
  const mask = 2 ** bits - 1;
  const cells = new Uint16Array(count);
  let i = 0;
  for (let at = 0; at < packed.length; at += 8) {
    const high = view.getUint32(at);
    const low = view.getUint32(at + 4);
    for (let k = 0; k < perLong && i < count; k++, i++) {
      const shift = k * bits;
      if (shift >= 32) cells[i] = (high >>> (shift - 32)) & mask;
      else cells[i] = (shift + bits > 32 ? (low >>> shift) | (high << (32 - shift)) : low >>> shift) & mask;
    }
  }
  return cells;
}

/** Bits that indices of a palette take: at least `least`; 0 for a palette of one, which has no numbers at all. */
export function paletteBits(paletteLength: number, least: number): number {
  if (paletteLength <= 1) return 0;
  return Math.max(least, 32 - Math.clz32(paletteLength - 1));
}
