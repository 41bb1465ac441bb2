/** Side of a tile in texels. */
export const tileSize = 16;

/** A height or tone over a tile: texel coordinates in, about 0..1 out. Coordinates wrap at the tile's edge, so tiles join without a seam. */
export type Field = (x: number, y: number) => number;

/** A 32-bit integer hash of three numbers, uniform over its range (the finaliser of MurmurHash3 over a mixed key). */
export function hash32(seed: number, x: number, y: number): number {
  let h = Math.imul(seed ^ 0x9e3779b9, 0x85ebca6b) ^ Math.imul(x + 0x7f4a7c15, 0xc2b2ae35) ^ Math.imul(y + 0x165667b1, 0x27d4eb2f);
  h ^= h >>> 16;
  h = Math.imul(h, 0x85ebca6b);
  h ^= h >>> 13;
  h = Math.imul(h, 0xc2b2ae35);
  return (h ^ (h >>> 16)) >>> 0;
}

/** `hash32` as a fraction, 0 to just under 1. */
export function hashFraction(seed: number, x: number, y: number): number {
  return hash32(seed, x, y) / 4294967296;
}

/** The seed a name stands for: FNV-1a over its UTF-16 units. */
export function seedOf(name: string): number {
  let h = 0x811c9dc5;
  for (let i = 0; i < name.length; i++) h = Math.imul(h ^ name.charCodeAt(i), 0x01000193);
  return h >>> 0;
}

const wrap = (n: number, period: number): number => ((n % period) + period) % period;

/** White noise: a value a texel. */
export function speckle(seed: number): Field {
  return (x, y) => hashFraction(seed, wrap(x, tileSize), wrap(y, tileSize));
}

/** Value noise with cells of `width` by `height` texels (divisors of 16), blended with the smoothstep polynomial. */
export function cloudy(seed: number, width: number, height: number): Field {
  const columns = tileSize / width;
  const rows = tileSize / height;
  return (x, y) => {
    const gx = wrap(x, tileSize) / width;
    const gy = wrap(y, tileSize) / height;
    const ix = Math.floor(gx);
    const iy = Math.floor(gy);
    const fx = gx - ix;
    const fy = gy - iy;
    const sx = fx * fx * (3 - 2 * fx);
    const sy = fy * fy * (3 - 2 * fy);
    const at = (dx: number, dy: number) => hashFraction(seed, wrap(ix + dx, columns), wrap(iy + dy, rows));
    const top = at(0, 0) + (at(1, 0) - at(0, 0)) * sx;
    const bottom = at(0, 1) + (at(1, 1) - at(0, 1)) * sx;
    return top + (bottom - top) * sy;
  };
}

/** Rounded pebbles: a jittered grid of `columns` by `rows` sites, high at a site and 0 at the seam between two (Worley noise, F2 - F1). */
export interface Pebbles {
  readonly height: Field;
  /** A value a pebble, 0..1, for its own tone. */
  readonly tone: Field;
}

/** Builds pebbles; `jitter` 0..1 is how far sites leave the grid's centres. */
export function pebbles(seed: number, columns: number, rows: number, jitter: number): Pebbles {
  const cellWidth = tileSize / columns;
  const cellHeight = tileSize / rows;
  const height = new Float64Array(tileSize * tileSize);
  const tone = new Float64Array(tileSize * tileSize);
  for (let y = 0; y < tileSize; y++) {
    for (let x = 0; x < tileSize; x++) {
      let first = 1e9;
      let second = 1e9;
      let owner = 0;
      for (let row = -1; row <= rows; row++) {
        for (let column = -1; column <= columns; column++) {
          const c = wrap(column, columns);
          const r = wrap(row, rows);
          // Every other row is moved by half a cell, so that no grid shows.
          const offset = (r & 1) * 0.5 * cellWidth;
          const sx = (column + 0.5 + (hashFraction(seed, c, r) - 0.5) * jitter) * cellWidth + offset;
          const sy = (row + 0.5 + (hashFraction(seed + 1, c, r) - 0.5) * jitter) * cellHeight;
          for (let turn = -1; turn <= 1; turn++) {
            const dx = x + 0.5 - sx - turn * tileSize;
            const dy = y + 0.5 - sy;
            const d = Math.sqrt(dx * dx + dy * dy);
            const id = r * columns + c;
            if (d < first) {
              if (id !== owner) second = first;
              first = d;
              owner = id;
            } else if (d < second && id !== owner) second = d;
          }
        }
      }
      height[y * tileSize + x] = Math.min(1, (second - first) / Math.min(cellWidth, cellHeight));
      tone[y * tileSize + x] = hashFraction(seed + 2, owner, 7);
    }
  }
  const read =
    (array: Float64Array): Field =>
    (x, y) =>
      array[wrap(y, tileSize) * tileSize + wrap(x, tileSize)]!;
  return { height: read(height), tone: read(tone) };
}

/** Sum of fields with weights. */
export function mix(...parts: readonly (readonly [number, Field])[]): Field {
  return (x, y) => {
    let sum = 0;
    for (const [weight, field] of parts) sum += weight * field(x, y);
    return sum;
  };
}
