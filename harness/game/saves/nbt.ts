/** A value of the NBT format (wiki "NBT format"). Long arrays keep their big-endian bytes, since chunks pack bits into them. */
export type NbtTag =
  | { readonly kind: 'byte' | 'short' | 'int' | 'float' | 'double'; readonly value: number }
  | { readonly kind: 'long'; readonly value: bigint }
  | { readonly kind: 'string'; readonly value: string }
  | { readonly kind: 'byteArray'; readonly value: Uint8Array }
  | { readonly kind: 'intArray'; readonly value: Int32Array }
  | { readonly kind: 'longArray'; readonly value: Uint8Array }
  | { readonly kind: 'list'; readonly items: readonly NbtTag[] }
  | NbtCompound;

/** Named values in the order they were written. */
export interface NbtCompound {
  readonly kind: 'compound';
  readonly entries: ReadonlyMap<string, NbtTag>;
}

export type NbtKind = NbtTag['kind'];

/** Tag types by their number on disk; number 0 ends a compound. */
export const nbtKinds = [
  null,
  'byte',
  'short',
  'int',
  'long',
  'float',
  'double',
  'byteArray',
  'string',
  'list',
  'compound',
  'intArray',
  'longArray',
] as const satisfies readonly (NbtKind | null)[];

/** What is wrong with NBT data. */
export class NbtError extends Error {
  override readonly name = 'NbtError';
}

/** Makers of tags, named as the tags are. */
export const nbt = {
  byte: (value: number): NbtTag => ({ kind: 'byte', value }),
  flag: (value: boolean): NbtTag => ({ kind: 'byte', value: value ? 1 : 0 }),
  short: (value: number): NbtTag => ({ kind: 'short', value }),
  int: (value: number): NbtTag => ({ kind: 'int', value }),
  long: (value: bigint | number): NbtTag => ({ kind: 'long', value: BigInt(value) }),
  float: (value: number): NbtTag => ({ kind: 'float', value }),
  double: (value: number): NbtTag => ({ kind: 'double', value }),
  string: (value: string): NbtTag => ({ kind: 'string', value }),
  byteArray: (value: Uint8Array): NbtTag => ({ kind: 'byteArray', value }),
  intArray: (value: readonly number[]): NbtTag => ({ kind: 'intArray', value: Int32Array.from(value) }),
  longArray: (value: Uint8Array): NbtTag => ({ kind: 'longArray', value }),
  list: (items: readonly NbtTag[]): NbtTag => ({ kind: 'list', items }),
  /** Entries that are undefined are left out. */
  compound: (entries: Readonly<Record<string, NbtTag | undefined>>): NbtCompound => ({
    kind: 'compound',
    entries: new Map(Object.entries(entries).filter((entry): entry is [string, NbtTag] => entry[1] !== undefined)),
  }),
} as const;
