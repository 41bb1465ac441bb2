import { filterKernel } from './filter-kernel.ts';
import { hashKernel, hashSecret, secretAt } from './hash-kernel.ts';
import { edgesAt, statisticsKernel } from './statistics-kernel.ts';
import { assembleModule } from './wasm-assembler.ts';

/** The compiled kernels of one thread. Addresses are bytes of `memory`; from {@link arenaAt} it is the caller's for one call chain. */
export interface Kernels {
  readonly memory: { readonly buffer: ArrayBuffer; grow(pages: number): number };
  hashBand(at: number, length: number): void;
  unfilter3(from: number, to: number, width: number, rows: number): number;
  unfilter4(from: number, to: number, width: number, rows: number): number;
  filter3(from: number, to: number, width: number, rows: number): void;
  filter4(from: number, to: number, width: number, rows: number): void;
  adler(at: number, length: number, sum: number): number;
  compareBand(golden: number, actual: number, width: number, rows: number, limit: number): void;
}

/** Where the arena starts: below it lie the kernels' tables and results. */
export const arenaAt = 16_384;

const pageBytes = 65_536;

/** The two constructors used of the engine's WebAssembly interface; the type libraries here do not name it without a browser's. */
interface Engine {
  readonly Module: new (bytes: Uint8Array<ArrayBuffer>) => object;
  readonly Instance: new (module: object) => { readonly exports: unknown };
}

const engine = (globalThis as unknown as { readonly WebAssembly: Engine }).WebAssembly;

let loaded: Kernels | null = null;

/** The kernels of this thread, compiled on the first call (about 1 ms). */
export function kernels(): Kernels {
  if (loaded !== null) return loaded;
  const module = new engine.Module(assembleModule([...hashKernel, ...filterKernel, ...statisticsKernel], 2));
  // The assembler gives the module exactly these exports.
  const made = new engine.Instance(module).exports as unknown as Kernels;
  const bytes = new Uint8Array(made.memory.buffer);
  bytes.set(hashSecret, secretAt);
  for (let pixels = 1; pixels < 4; pixels++) bytes.fill(255, edgesAt + pixels * 16, edgesAt + pixels * 16 + pixels * 4);
  loaded = made;
  return made;
}

/** The arena with room for this many bytes and some slack for kernels that read past an end. The view ends with the next call. */
export function arena(bytes: number): Uint8Array {
  const { memory } = kernels();
  const missing = arenaAt + bytes + 64 - memory.buffer.byteLength;
  if (missing > 0) memory.grow(Math.ceil(missing / pageBytes));
  return new Uint8Array(memory.buffer, arenaAt);
}
