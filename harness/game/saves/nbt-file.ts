import { promisify } from 'node:util';
import { deflate, deflateSync, gunzip, gunzipSync, gzip, inflateSync } from 'node:zlib';
import { type NbtCompound, NbtError } from './nbt.ts';
import { decodeNbt } from './nbt-reader.ts';
import { encodeNbt } from './nbt-writer.ts';

/** Most bytes that a compressed file may grow to: far beyond any real one, and small enough to refuse a file made to fill the memory. */
const largest = 64 * 1024 * 1024;

/** A third of the work of the usual level for a fifth more bytes, and a whole view of chunks is saved at once. */
const fastest = 1;

const gzipAsync = promisify(gzip);
const gunzipAsync = promisify(gunzip);
const deflateAsync = promisify(deflate);

/** A file such as level.dat: NBT under gzip. Compression runs on another thread. */
export async function packNbtFile(root: NbtCompound): Promise<Uint8Array> {
  return gzipAsync(encodeNbt(root));
}

/** @throws NbtError when it is not whole. */
export async function unpackNbtFile(bytes: Uint8Array): Promise<NbtCompound> {
  let plain: Uint8Array;
  try {
    plain = await gunzipAsync(bytes, { maxOutputLength: largest });
  } catch (cause) {
    throw new NbtError(`its compression is damaged (${cause instanceof Error ? cause.message : cause})`, { cause });
  }
  return decodeNbt(plain);
}

/** How a chunk is compressed in a region file, by the number there (wiki "Region file format"). */
export const zlibCompression = 2;

const unpackers: Readonly<Record<number, (bytes: Uint8Array) => Uint8Array>> = {
  1: (bytes) => gunzipSync(bytes, { maxOutputLength: largest }),
  [zlibCompression]: (bytes) => inflateSync(bytes, { maxOutputLength: largest }),
  3: (bytes) => bytes,
};

/** A chunk as region files hold it, under zlib. Compression runs on another thread. */
export async function packChunk(root: NbtCompound): Promise<Uint8Array> {
  return deflateAsync(encodeNbt(root), { level: fastest });
}

/** As packChunk, at once, into memory of its own. */
export function packChunkNow(root: NbtCompound): Uint8Array {
  return new Uint8Array(deflateSync(encodeNbt(root), { level: fastest }));
}

/** @throws NbtError when it is not whole or compressed in a way that is not known. */
export function unpackChunk(bytes: Uint8Array, compression: number): NbtCompound {
  const unpack = unpackers[compression];
  if (unpack === undefined) throw new NbtError(`compression ${compression} is not known`);
  let plain: Uint8Array;
  try {
    plain = unpack(bytes);
  } catch (cause) {
    throw new NbtError(`its compression is damaged (${cause instanceof Error ? cause.message : cause})`, { cause });
  }
  return decodeNbt(plain);
}
