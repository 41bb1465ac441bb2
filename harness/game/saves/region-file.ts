import { closeSync, fstatSync, openSync, readSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { NbtError } from './nbt.ts';
import {
  buildRegionInSteps,
  type ChunkPlace,
  readRegionHeader,
  readStoredChunk,
  regionHeaderBytes,
  type StoredChunk,
} from './region-format.ts';
import { fileFault, SaveError } from './save-error.ts';

/** Says what is wrong with a region file and what to do; the file is left as it is. */
export function damagedRegion(path: string, error: NbtError): SaveError {
  return new SaveError(
    `The region file ${path} is damaged: ${error.message}; it was left as it is: put a backup of it in its place, or move it away to have its chunks made anew.`,
    { cause: error },
  );
}

/** Reads one chunk, or null when the file or the chunk is not there. Synchronous, and reads no more than the tables and that chunk. */
export function readChunkFrom(path: string, index: number, cache: Map<string, ReadonlyMap<number, ChunkPlace>>): StoredChunk | null {
  const known = cache.get(path);
  if (known !== undefined && !known.has(index)) return null;
  const file = openIfThere(path);
  if (file === null) {
    cache.set(path, new Map());
    return null;
  }
  try {
    const places = known ?? headerOf(file);
    cache.set(path, places);
    const place = places.get(index);
    return place === undefined ? null : readStoredChunk(readAt(file, place.offset, place.room), place.timestamp);
  } catch (error) {
    if (error instanceof NbtError) throw damagedRegion(path, error);
    throw fileFault(error, 'A chunk could not be read', path);
  } finally {
    closeSync(file);
  }
}

/**
 * The bytes of a region file after these chunks are put into it; all other chunks stay as they are, not even unpacked.
 * @throws SaveError when what is there cannot be read whole, so that nothing of it gets lost by writing over it.
 */
export async function mergeRegion(path: string, changed: ReadonlyMap<number, StoredChunk>): Promise<Uint8Array> {
  let old: Uint8Array;
  try {
    old = await readFile(path);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT'))
      throw fileFault(error, 'The world could not be saved', path);
    return inTurns(buildRegionInSteps(changed));
  }
  try {
    const chunks = new Map<number, StoredChunk>();
    // Java leaves an empty file behind when it is stopped before it writes the first chunk.
    const places = old.length === 0 ? new Map<number, ChunkPlace>() : readRegionHeader(old.subarray(0, regionHeaderBytes), old.length);
    for (const [index, { offset, room, timestamp }] of places) {
      chunks.set(index, readStoredChunk(old.subarray(offset, offset + room), timestamp));
    }
    for (const [index, chunk] of changed) chunks.set(index, chunk);
    return await inTurns(buildRegionInSteps(chunks));
  } catch (error) {
    if (error instanceof NbtError) throw damagedRegion(path, error);
    throw error;
  }
}

/** Takes all steps of a piece of work, with a turn of the event loop after each. */
async function inTurns<Result>(work: Generator<void, Result>): Promise<Result> {
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
    await nextTurn();
  }
}

/** Chunks that are checked in one step. */
const checkedTogether = 32;

/** Checks that every chunk of a region file lies where its tables say, some chunks a step. @throws SaveError when one does not. */
export function* checkRegion(path: string): Generator<void> {
  const file = openIfThere(path);
  if (file === null) return;
  try {
    const bytes = fstatSync(file).size;
    let checked = 0;
    for (const { offset, timestamp } of headerOf(file).values()) {
      if (++checked % checkedTogether === 0) yield;
      // Five bytes say how long the chunk is; nothing is unpacked.
      const head = readAt(file, offset, 5);
      const length = new DataView(head.buffer, head.byteOffset, head.byteLength).getUint32(0);
      if (length < 1 || offset + 4 + length > bytes)
        throw new NbtError(`a chunk of ${length} bytes ends after the file (saved at ${timestamp})`);
    }
  } catch (error) {
    if (error instanceof NbtError) throw damagedRegion(path, error);
    throw fileFault(error, 'The world could not be read', path);
  } finally {
    closeSync(file);
  }
}

function openIfThere(path: string): number | null {
  try {
    return openSync(path, 'r');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw fileFault(error, 'A chunk could not be read', path);
  }
}

function headerOf(file: number): ReadonlyMap<number, ChunkPlace> {
  const bytes = fstatSync(file).size;
  return bytes === 0 ? new Map() : readRegionHeader(readAt(file, 0, regionHeaderBytes), bytes);
}

/** Bytes from a place in the file, fewer at its end. */
function readAt(file: number, offset: number, length: number): Uint8Array {
  const bytes = new Uint8Array(length);
  let got = 0;
  while (got < length) {
    const count = readSync(file, bytes, got, length - got, offset + got);
    if (count === 0) break;
    got += count;
  }
  return bytes.subarray(0, got);
}
