import { encodeModifiedUtf8 } from './modified-utf8.ts';
import { type NbtCompound, NbtError, type NbtKind, type NbtTag, nbtKinds } from './nbt.ts';

const numbers = new Map(nbtKinds.map((kind, number): [NbtKind | null, number] => [kind, number]));
const longestString = 0xffff;

/**
 * The bytes of an uncompressed NBT file with an unnamed root, as Java writes them.
 * @throws NbtError for a string of more than 65,535 bytes or a list of unlike tags.
 */
export function encodeNbt(root: NbtCompound): Uint8Array {
  const out = new ByteSink();
  out.byte(numbers.get('compound') as number);
  out.string('');
  writePayload(out, root);
  return out.finish();
}

/** How each kind's value is written, after its type and name. */
const writers: { readonly [K in NbtKind]: (out: ByteSink, tag: Extract<NbtTag, { kind: K }>) => void } = {
  byte: (out, { value }) => out.byte(value),
  short: (out, { value }) => out.view(2, (view, at) => view.setInt16(at, value)),
  int: (out, { value }) => out.int(value),
  long: (out, { value }) => out.view(8, (view, at) => view.setBigInt64(at, value)),
  float: (out, { value }) => out.view(4, (view, at) => view.setFloat32(at, value)),
  double: (out, { value }) => out.view(8, (view, at) => view.setFloat64(at, value)),
  string: (out, { value }) => out.string(value),
  byteArray: (out, { value }) => {
    out.int(value.length);
    out.bytes(value);
  },
  intArray: (out, { value }) => {
    out.int(value.length);
    for (const item of value) out.int(item);
  },
  longArray: (out, { value }) => {
    out.int(value.length / 8);
    out.bytes(value);
  },
  list: (out, { items }) => writeList(out, items),
  compound: (out, { entries }) => {
    for (const [name, value] of entries) {
      out.byte(numbers.get(value.kind) as number);
      out.string(name);
      writePayload(out, value);
    }
    out.byte(0);
  },
};

function writePayload(out: ByteSink, tag: NbtTag): void {
  (writers[tag.kind] as (out: ByteSink, tag: NbtTag) => void)(out, tag);
}

function writeList(out: ByteSink, items: readonly NbtTag[]): void {
  const kind = items[0]?.kind;
  if (items.some((item) => item.kind !== kind)) throw new NbtError('A list of NBT holds tags of one kind only.');
  out.byte(kind === undefined ? 0 : (numbers.get(kind) as number));
  out.int(items.length);
  for (const item of items) writePayload(out, item);
}

/** A buffer that grows. */
class ByteSink {
  #buffer = new Uint8Array(1 << 14);
  #view = new DataView(this.#buffer.buffer);
  #length = 0;

  byte(value: number): void {
    this.#room(1);
    this.#buffer[this.#length++] = value;
  }

  int(value: number): void {
    this.view(4, (view, at) => view.setInt32(at, value));
  }

  bytes(value: Uint8Array): void {
    this.#room(value.length);
    this.#buffer.set(value, this.#length);
    this.#length += value.length;
  }

  string(value: string): void {
    const bytes = encodeModifiedUtf8(value);
    if (bytes.length > longestString) throw new NbtError(`A string of NBT has at most ${longestString} bytes, not ${bytes.length}.`);
    this.view(2, (view, at) => view.setUint16(at, bytes.length));
    this.bytes(bytes);
  }

  view(size: number, write: (view: DataView, at: number) => void): void {
    this.#room(size);
    write(this.#view, this.#length);
    this.#length += size;
  }

  finish(): Uint8Array {
    return this.#buffer.slice(0, this.#length);
  }

  #room(size: number): void {
    if (this.#length + size <= this.#buffer.length) return;
    const larger = new Uint8Array(Math.max(this.#buffer.length * 2, this.#length + size));
    larger.set(this.#buffer.subarray(0, this.#length));
    this.#buffer = larger;
    this.#view = new DataView(larger.buffer);
  }
}
