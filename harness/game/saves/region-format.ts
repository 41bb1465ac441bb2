import { NbtError } from './nbt.ts';

/** Chunks of a region in each direction. */
export const regionSize = 32;
const sector = 4096;
const headerSectors = 2;
const chunkHeader = 5;
const mostSectors = 255;

/** A chunk's bytes in a region file, still compressed. */
export interface StoredChunk {
  /** 1 gzip, 2 zlib, 3 none, 4 LZ4; 128 more when the bytes are in a file of their own. */
  readonly compression: number;
  readonly bytes: Uint8Array;
  /** Seconds since 1970. */
  readonly timestamp: number;
}

/** Where a chunk lies in a region file. */
export interface ChunkPlace {
  /** In bytes from the file's start. */
  readonly offset: number;
  /** Whole sectors, in bytes. */
  readonly room: number;
  readonly timestamp: number;
}

/** Number of a chunk in its region's tables. */
export function regionIndex(cx: number, cz: number): number {
  return (cx & (regionSize - 1)) + (cz & (regionSize - 1)) * regionSize;
}

/** Name of the region file that holds a chunk (wiki "Region file format"). */
export function regionFileName(cx: number, cz: number): string {
  return `r.${Math.floor(cx / regionSize)}.${Math.floor(cz / regionSize)}.mca`;
}

/** Bytes that both tables take at the start of a file. */
export const regionHeaderBytes = headerSectors * sector;

/**
 * Reads the tables of a region file: by index, where its chunk lies.
 * @throws NbtError when a chunk lies outside the file, in the tables, or over another chunk.
 */
export function readRegionHeader(header: Uint8Array, fileBytes: number): ReadonlyMap<number, ChunkPlace> {
  if (header.length < regionHeaderBytes) throw new NbtError('the file ends inside its tables');
  const view = new DataView(header.buffer, header.byteOffset, header.byteLength);
  const places = new Map<number, ChunkPlace>();
  const taken = new Set<number>();
  for (let index = 0; index < regionSize * regionSize; index++) {
    const location = view.getUint32(index * 4);
    if (location === 0) continue;
    const first = location >>> 8;
    const count = location & 0xff;
    const offset = first * sector;
    // The last chunk of a file need not fill its last sector.
    if (first < headerSectors || count === 0 || offset + chunkHeader > fileBytes) {
      throw new NbtError(`chunk ${index} lies outside the file`);
    }
    for (let i = first; i < first + count; i++) {
      if (taken.has(i)) throw new NbtError(`chunk ${index} lies over another chunk`);
      taken.add(i);
    }
    places.set(index, { offset, room: count * sector, timestamp: view.getUint32(sector + index * 4) });
  }
  return places;
}

/**
 * Takes a chunk out of the sectors it lies in.
 * @throws NbtError when its length does not fit.
 */
export function readStoredChunk(sectors: Uint8Array, timestamp: number): StoredChunk {
  if (sectors.length < chunkHeader) throw new NbtError('the file ends inside a chunk');
  const view = new DataView(sectors.buffer, sectors.byteOffset, sectors.byteLength);
  const length = view.getUint32(0);
  if (length < 1 || length + 4 > sectors.length) throw new NbtError(`a chunk of ${length} bytes does not fit its place`);
  return { compression: view.getUint8(4), bytes: sectors.subarray(chunkHeader, 4 + length), timestamp };
}

/**
 * The bytes of a whole region file with these chunks, by index.
 * @throws NbtError for a chunk of a megabyte or more, which needs a file of its own.
 */
export function buildRegion(chunks: ReadonlyMap<number, StoredChunk>): Uint8Array {
  const building = buildRegionInSteps(chunks);
  for (;;) {
    const step = building.next();
    if (step.done) return step.value;
  }
}

/** Chunks that are put into a region file in one step. */
const builtTogether = 64;

/** As buildRegion, some chunks a step. */
export function* buildRegionInSteps(chunks: ReadonlyMap<number, StoredChunk>): Generator<void, Uint8Array> {
  const order = [...chunks].sort(([a], [b]) => a - b);
  const sizes = order.map(([, chunk]) => Math.ceil((chunkHeader + chunk.bytes.length) / sector));
  const out = new Uint8Array((headerSectors + sizes.reduce((sum, n) => sum + n, 0)) * sector);
  const view = new DataView(out.buffer);
  let at = headerSectors;
  for (const [i, [index, chunk]] of order.entries()) {
    if (i % builtTogether === 0) yield;
    const size = sizes[i] as number;
    if (size > mostSectors) throw new NbtError(`chunk ${index} takes ${chunk.bytes.length} bytes, more than a region file can hold`);
    view.setUint32(index * 4, (at << 8) | size);
    view.setUint32(sector + index * 4, chunk.timestamp);
    view.setUint32(at * sector, chunk.bytes.length + 1);
    view.setUint8(at * sector + 4, chunk.compression);
    out.set(chunk.bytes, at * sector + chunkHeader);
    at += size;
  }
  return out;
}
