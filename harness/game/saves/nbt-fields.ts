import { type NbtCompound, NbtError, type NbtKind, type NbtTag } from './nbt.ts';

type Numeric = Extract<NbtTag, { value: number }>['kind'];
const numeric: ReadonlySet<NbtKind> = new Set<Numeric>(['byte', 'short', 'int', 'float', 'double']);

/** The least and the largest value that something may have. */
export type Range = readonly [number, number];

/** Reads the entries of a compound by name and kind. All readers throw NbtError, naming the entry, when it has another kind. */
export class NbtFields {
  readonly #compound: NbtCompound;
  readonly #path: string;

  constructor(compound: NbtCompound, path = '') {
    this.#compound = compound;
    this.#path = path;
  }

  has(name: string): boolean {
    return this.#compound.entries.has(name);
  }

  /** The entries of other names as they are; null when there are none. */
  others(names: ReadonlySet<string>): NbtCompound | null {
    const entries = new Map([...this.#compound.entries].filter(([name]) => !names.has(name)));
    return entries.size === 0 ? null : { kind: 'compound', entries };
  }

  names(): readonly string[] {
    return [...this.#compound.entries.keys()];
  }

  /** A number of any width. Without `fallback` it must be there. */
  number(name: string, fallback?: number): number {
    const tag = this.#compound.entries.get(name);
    if (tag === undefined && fallback !== undefined) return fallback;
    if (tag?.kind === 'long') return Number(tag.value);
    if (tag === undefined || !numeric.has(tag.kind)) throw this.#wrong(name, 'a number', tag);
    return (tag as Extract<NbtTag, { value: number }>).value;
  }

  /** A number that is taken to the nearest end of its range when it lies outside. One that is no number at all is damage. */
  within(name: string, [least, most]: Range, fallback: number): number {
    const value = this.number(name, fallback);
    if (Number.isNaN(value)) throw new NbtError(`${this.#sub(name)} should be a number but is NaN`);
    return Math.min(Math.max(value, least), most);
  }

  flag(name: string, fallback?: boolean): boolean {
    return this.number(name, fallback === undefined ? undefined : Number(fallback)) !== 0;
  }

  long(name: string, fallback?: bigint): bigint {
    const tag = this.#compound.entries.get(name);
    if (tag === undefined && fallback !== undefined) return fallback;
    if (tag?.kind === 'int' || tag?.kind === 'short' || tag?.kind === 'byte') return BigInt(tag.value);
    if (tag?.kind !== 'long') throw this.#wrong(name, 'a long', tag);
    return tag.value;
  }

  string(name: string, fallback?: string): string {
    const tag = this.#compound.entries.get(name);
    if (tag === undefined && fallback !== undefined) return fallback;
    if (tag?.kind !== 'string') throw this.#wrong(name, 'a string', tag);
    return tag.value;
  }

  /** A text component as far as its own words go: a string, or the `text` of a compound, whose looks and further parts are left out. */
  text(name: string): string {
    return this.#compound.entries.get(name)?.kind === 'compound' ? this.compound(name).string('text', '') : this.string(name);
  }

  /** An int array or a list of ints. */
  ints(name: string, length: number): readonly number[] {
    const tag = this.#compound.entries.get(name);
    const items =
      tag?.kind === 'intArray'
        ? [...tag.value]
        : tag?.kind === 'list'
          ? tag.items.map((item) => (item.kind === 'int' ? item.value : Number.NaN))
          : [];
    if (items.length !== length || items.some(Number.isNaN)) throw this.#wrong(name, `${length} ints`, tag);
    return items;
  }

  /** A list of floats or doubles. */
  numbers(name: string, length: number): readonly number[] {
    const items = this.#list(name).map((item) => (item.kind === 'double' || item.kind === 'float' ? item.value : Number.NaN));
    if (items.length !== length || !items.every(Number.isFinite))
      throw this.#wrong(name, `${length} numbers`, this.#compound.entries.get(name));
    return items;
  }

  /** Bytes of a byte array, or null when it is missing. */
  bytes(name: string, length: number): Uint8Array | null {
    const tag = this.#compound.entries.get(name);
    if (tag === undefined) return null;
    if (tag.kind !== 'byteArray' || tag.value.length !== length) throw this.#wrong(name, `${length} bytes`, tag);
    return tag.value;
  }

  /** Big-endian bytes of a long array, or null when it is missing. */
  longs(name: string): Uint8Array | null {
    const tag = this.#compound.entries.get(name);
    if (tag === undefined) return null;
    if (tag.kind !== 'longArray') throw this.#wrong(name, 'a long array', tag);
    return tag.value;
  }

  compound(name: string): NbtFields {
    const tag = this.#compound.entries.get(name);
    if (tag?.kind !== 'compound') throw this.#wrong(name, 'a compound', tag);
    return new NbtFields(tag, this.#sub(name));
  }

  /** Compounds of a list; none when it is missing. */
  compounds(name: string): readonly NbtFields[] {
    return this.#list(name).map((item, i) => {
      if (item.kind !== 'compound') throw this.#wrong(name, 'a list of compounds', item);
      return new NbtFields(item, this.#sub(`${name}[${i}]`));
    });
  }

  /** Entries of a list of anything; 0 when it is missing. */
  length(name: string): number {
    return this.#list(name).length;
  }

  /** Strings of a list; none when it is missing. */
  strings(name: string): readonly string[] {
    return this.#list(name).map((item) => {
      if (item.kind !== 'string') throw this.#wrong(name, 'a list of strings', item);
      return item.value;
    });
  }

  #list(name: string): readonly NbtTag[] {
    const tag = this.#compound.entries.get(name);
    if (tag === undefined) return [];
    if (tag.kind !== 'list') throw this.#wrong(name, 'a list', tag);
    return tag.items;
  }

  #sub(name: string): string {
    return this.#path === '' ? name : `${this.#path}.${name}`;
  }

  #wrong(name: string, wanted: string, tag: NbtTag | undefined): NbtError {
    return new NbtError(`${this.#sub(name)} should be ${wanted} but is ${tag === undefined ? 'missing' : `a ${tag.kind}`}`);
  }
}
