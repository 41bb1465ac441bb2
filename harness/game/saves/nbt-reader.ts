import { decodeModifiedUtf8 } from './modified-utf8.ts';
import { type NbtCompound, NbtError, type NbtTag, nbtKinds } from './nbt.ts';

/** Deepest nesting that Java accepts. */
const deepest = 512;

/**
 * Reads an uncompressed NBT file.
 * @throws NbtError when the bytes end early or are no NBT; never for lack of memory, since lengths are checked against what is there.
 */
export function decodeNbt(bytes: Uint8Array): NbtCompound {
  const source = new ByteSource(bytes);
  if (nbtKinds[source.byte()] !== 'compound') throw new NbtError('it does not begin with a compound');
  source.string();
  const root = readPayload(source, nbtKinds.indexOf('compound'), 0);
  return root as NbtCompound;
}

function readPayload(source: ByteSource, type: number, depth: number): NbtTag {
  if (depth > deepest) throw new NbtError(`it is nested deeper than ${deepest}`);
  const kind = nbtKinds[type];
  switch (kind) {
    case 'byte':
      return { kind, value: source.view(1, (view, at) => view.getInt8(at)) };
    case 'short':
      return { kind, value: source.view(2, (view, at) => view.getInt16(at)) };
    case 'int':
      return { kind, value: source.int() };
    case 'long':
      return { kind, value: source.view(8, (view, at) => view.getBigInt64(at)) };
    case 'float':
      return { kind, value: source.view(4, (view, at) => view.getFloat32(at)) };
    case 'double':
      return { kind, value: source.view(8, (view, at) => view.getFloat64(at)) };
    case 'string':
      return { kind, value: source.string() };
    case 'byteArray':
      return { kind, value: source.bytes(source.count(1)).slice() };
    case 'intArray':
      return { kind, value: Int32Array.from({ length: source.count(4) }, () => source.int()) };
    case 'longArray':
      return { kind, value: source.bytes(source.count(8) * 8).slice() };
    case 'list':
      return readList(source, depth);
    case 'compound':
      return readCompound(source, depth);
    default:
      throw new NbtError(`there is no tag type ${type} (at byte ${source.at})`);
  }
}

function readList(source: ByteSource, depth: number): NbtTag {
  const type = source.byte();
  // Every item takes a byte at least, so a list longer than the file is damage; only lists of nothing have no type.
  const length = source.count(type === 0 ? 0 : 1);
  if (type === 0 && length > 0) throw new NbtError(`a list of ${length} items has no type (at byte ${source.at})`);
  const items: NbtTag[] = [];
  for (let i = 0; i < length; i++) items.push(readPayload(source, type, depth + 1));
  return { kind: 'list', items };
}

function readCompound(source: ByteSource, depth: number): NbtCompound {
  const entries = new Map<string, NbtTag>();
  for (let type = source.byte(); type !== 0; type = source.byte()) {
    const name = source.string();
    entries.set(name, readPayload(source, type, depth + 1));
  }
  return { kind: 'compound', entries };
}

class ByteSource {
  readonly #bytes: Uint8Array;
  readonly #view: DataView;
  at = 0;

  constructor(bytes: Uint8Array) {
    // A plain array even over a Buffer, whose slice() would not copy and so keep the whole file in memory.
    this.#bytes = new Uint8Array(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    this.#view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  }

  byte(): number {
    this.#need(1);
    return this.#bytes[this.at++] as number;
  }

  int(): number {
    return this.view(4, (view, at) => view.getInt32(at));
  }

  /** A length, checked against the bytes that are left; `size` is the least that an item takes. */
  count(size: number): number {
    const count = this.int();
    if (count < 0 || count * size > this.#bytes.length - this.at) throw new NbtError(`it ends in the middle of ${count} items`);
    return count;
  }

  string(): string {
    const length = (this.byte() << 8) | this.byte();
    try {
      return decodeModifiedUtf8(this.bytes(length));
    } catch (cause) {
      if (cause instanceof NbtError) throw cause;
      throw new NbtError('a string in it is damaged', { cause });
    }
  }

  bytes(length: number): Uint8Array {
    this.#need(length);
    this.at += length;
    return this.#bytes.subarray(this.at - length, this.at);
  }

  view<T>(size: number, read: (view: DataView, at: number) => T): T {
    this.#need(size);
    this.at += size;
    return read(this.#view, this.at - size);
  }

  #need(size: number): void {
    if (this.at + size > this.#bytes.length) throw new NbtError('it ends too early');
  }
}
