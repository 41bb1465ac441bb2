import { NbtRegion } from 'deepslate/nbt';
import { describe, expect, it } from 'vitest';
import {
  buildRegion,
  readRegionHeader,
  readStoredChunk,
  regionFileName,
  regionHeaderBytes,
  regionIndex,
  type StoredChunk,
} from './region-format.ts';

const chunk = (length: number, fill: number): StoredChunk => ({
  compression: 2,
  bytes: new Uint8Array(length).fill(fill),
  timestamp: 1000 + fill,
});

function readAll(file: Uint8Array): Map<number, StoredChunk> {
  const header = readRegionHeader(file.subarray(0, regionHeaderBytes), file.length);
  return new Map(
    [...header].map(([index, { offset, room, timestamp }]) => [index, readStoredChunk(file.subarray(offset, offset + room), timestamp)]),
  );
}

describe('a region file', () => {
  // Five bytes precede a chunk, so these lengths lie around the end of its first and second sector.
  const chunks = new Map([4090, 4091, 4092, 4096, 1, 8187, 8188, 20000].map((length, i) => [i * 37, chunk(length, i + 1)]));

  it('holds chunks of any length around the ends of sectors', () => {
    expect(readAll(buildRegion(chunks))).toEqual(chunks);
  });

  it('is read the same by another reader', () => {
    const region = NbtRegion.read(buildRegion(chunks));
    expect(region.getChunkPositions()).toHaveLength(chunks.size);
    for (const [index, { bytes, timestamp }] of chunks) {
      const read = region.getChunk(index);
      expect(Buffer.compare(read?.getRaw() ?? new Uint8Array(), bytes)).toBe(0);
      expect(read?.timestamp).toBe(timestamp);
    }
  });

  it('finds chunks on both sides of zero', () => {
    expect([regionIndex(0, 0), regionIndex(31, 0), regionIndex(-1, 0), regionIndex(0, 1), regionIndex(-32, -1)]).toEqual([
      0,
      31,
      31,
      32,
      31 * 32,
    ]);
    expect([regionFileName(0, 31), regionFileName(-1, 32), regionFileName(-33, -32)]).toEqual(['r.0.0.mca', 'r.-1.1.mca', 'r.-2.-1.mca']);
  });

  it('is refused when its tables point outside it, into themselves or twice at one place', () => {
    const file = buildRegion(chunks);
    expect(() => readRegionHeader(file.subarray(0, 100), 100)).toThrow(/ends inside its tables/);
    expect(() => readRegionHeader(file.subarray(0, regionHeaderBytes), 9000)).toThrow(/outside the file/);
    const withLocation = (index: number, location: number): Uint8Array => {
      const damaged = file.slice(0, regionHeaderBytes);
      new DataView(damaged.buffer).setUint32(index * 4, location);
      return damaged;
    };
    expect(() => readRegionHeader(withLocation(1, (1 << 8) | 1), file.length)).toThrow(/outside the file/);
    expect(() => readRegionHeader(withLocation(1, (3 << 8) | 1), file.length)).toThrow(/over another chunk/);
  });

  it('refuses a chunk whose length does not fit, read or written', () => {
    expect(() => readStoredChunk(Uint8Array.of(0, 0, 255, 255, 2), 0)).toThrow(/does not fit/);
    expect(() => readStoredChunk(Uint8Array.of(0, 0, 0, 0, 2), 0)).toThrow(/does not fit/);
    expect(() => buildRegion(new Map([[0, chunk(255 * 4096, 1)]]))).toThrow(/more than a region file can hold/);
  });
});
