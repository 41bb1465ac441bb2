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

/** A field read from a table of 256 values. */
function tabled(value: Field): Field {
  const table = new Float64Array(tileSize * tileSize);
  for (let i = 0; i < table.length; i++) table[i] = value(i & 15, i >> 4);
  return (x, y) => table[((y & 15) << 4) | (x & 15)]!;
}

/** Value noise with cells of `width` by `height` texels (divisors of 16), blended with the smoothstep polynomial. */
export function cloudy(seed: number, width: number, height: number): Field {
  const columns = tileSize / width;
  const rows = tileSize / height;
  const nodes = new Float64Array(columns * rows);
  for (let i = 0; i < nodes.length; i++) nodes[i] = hashFraction(seed, i % columns, Math.floor(i / columns));
  return tabled((x, y) => {
    const ix = Math.floor(x / width);
    const iy = Math.floor(y / height);
    const fx = x / width - ix;
    const fy = y / height - iy;
    const sx = fx * fx * (3 - 2 * fx);
    const sy = fy * fy * (3 - 2 * fy);
    const nextX = (ix + 1) % columns;
    const row = iy * columns;
    const nextRow = ((iy + 1) % rows) * columns;
    const top = nodes[row + ix]! + (nodes[row + nextX]! - nodes[row + ix]!) * sx;
    const bottom = nodes[nextRow + ix]! + (nodes[nextRow + nextX]! - nodes[nextRow + ix]!) * sx;
    return top + (bottom - top) * sy;
  });
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
  // Sites of the tile and of what surrounds it, x, y and the pebble's number each.
  const sites: number[] = [];
  for (let row = -1; row <= rows; row++) {
    for (let column = -2; column <= columns + 1; column++) {
      const c = wrap(column, columns);
      const r = wrap(row, rows);
      // Every other row is moved by half a cell, so that no grid shows.
      sites.push((column + 0.5 + (r & 1) * 0.5 + (hashFraction(seed, c, r) - 0.5) * jitter) * cellWidth);
      sites.push((row + 0.5 + (hashFraction(seed + 1, c, r) - 0.5) * jitter) * cellHeight);
      sites.push(r * columns + c);
    }
  }
  const height = new Float64Array(tileSize * tileSize);
  const tone = new Float64Array(tileSize * tileSize);
  for (let at = 0; at < height.length; at++) {
    const x = (at & 15) + 0.5;
    const y = (at >> 4) + 0.5;
    let first = 1e9;
    let second = 1e9;
    let owner = -1;
    for (let i = 0; i < sites.length; i += 3) {
      const dx = x - sites[i]!;
      const dy = y - sites[i + 1]!;
      const d = dx * dx + dy * dy;
      const id = sites[i + 2]!;
      if (d < first) {
        if (id !== owner) second = first;
        first = d;
        owner = id;
      } else if (d < second && id !== owner) second = d;
    }
    height[at] = Math.min(1, (Math.sqrt(second) - Math.sqrt(first)) / Math.min(cellWidth, cellHeight));
    tone[at] = hashFraction(seed + 2, owner, 7);
  }
  const read =
    (table: Float64Array): Field =>
    (x, y) =>
      table[((y & 15) << 4) | (x & 15)]!;
  return { height: read(height), tone: read(tone) };
}

/** Sum of fields with weights. */
export function mix(...parts: readonly (readonly [number, Field])[]): Field {
  const table = new Float64Array(tileSize * tileSize);
  for (const [weight, field] of parts) for (let i = 0; i < table.length; i++) table[i] = table[i]! + weight * field(i & 15, i >> 4);
  return (x, y) => table[((y & 15) << 4) | (x & 15)]!;
}
