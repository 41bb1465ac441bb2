import { NbtFile } from 'deepslate/nbt';
import { describe, expect, it } from 'vitest';
import { decodeModifiedUtf8, encodeModifiedUtf8 } from './modified-utf8.ts';
import { NbtError, nbt } from './nbt.ts';
import { packNbtFile, unpackChunk, unpackNbtFile } from './nbt-file.ts';
import { decodeNbt } from './nbt-reader.ts';
import { encodeNbt } from './nbt-writer.ts';

const everything = nbt.compound({
  byte: nbt.byte(-128),
  short: nbt.short(-32768),
  int: nbt.int(-2147483648),
  long: nbt.long(-9223372036854775808n),
  float: nbt.float(0.5),
  double: nbt.double(1 / 3),
  string: nbt.string('Ünï 世界 \u0000 😀'),
  bytes: nbt.byteArray(Uint8Array.of(0, 127, 128, 255)),
  ints: nbt.intArray([1, -1, 2147483647]),
  longs: nbt.longArray(Uint8Array.of(128, 0, 0, 0, 0, 0, 0, 1)),
  empty: nbt.list([]),
  list: nbt.list([nbt.compound({ a: nbt.int(1) }), nbt.compound({})]),
  deep: nbt.list([nbt.list([nbt.short(1)]), nbt.list([])]),
});

describe('NBT', () => {
  it('reads back what it wrote, of every kind', () => {
    expect(decodeNbt(encodeNbt(everything))).toEqual(everything);
  });

  it('is read the same by another reader', async () => {
    const root = NbtFile.read(await packNbtFile(everything)).root;
    expect(root.getNumber('byte')).toBe(-128);
    expect(root.getNumber('short')).toBe(-32768);
    expect(root.getNumber('int')).toBe(-2147483648);
    expect(root.get('long')?.toString()).toBe('-9223372036854775808L');
    expect(root.getNumber('double')).toBe(1 / 3);
    expect(root.getByteArray('bytes').map((b) => b.getAsNumber() & 255)).toEqual([0, 127, 128, 255]);
    expect(root.getIntArray('ints').map((n) => n.getAsNumber())).toEqual([1, -1, 2147483647]);
    expect(root.getLongArray('longs').map((n) => n.toBigInt())).toEqual([-9223372036854775807n]);
    expect(root.getList('list').length).toBe(2);
  });

  it('reads what another writer wrote', async () => {
    const file = NbtFile.read(await packNbtFile(everything));
    expect(await unpackNbtFile(file.write())).toEqual(everything);
  });

  it('refuses data that ends anywhere too early', () => {
    const whole = encodeNbt(everything);
    for (let length = 0; length < whole.length; length++) expect(() => decodeNbt(whole.subarray(0, length))).toThrow(NbtError);
  });

  it('answers damage with an error of its own and never with a crash', () => {
    const whole = encodeNbt(everything);
    let seed = 7;
    for (let i = 0; i < 3000; i++) {
      const damaged = whole.slice();
      for (let k = 0; k < 3; k++) {
        seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
        damaged[seed % damaged.length] = seed >>> 24;
      }
      try {
        decodeNbt(damaged);
      } catch (error) {
        expect(error).toBeInstanceOf(NbtError);
      }
    }
  });

  it('refuses lengths that the data cannot hold, and nesting without end', () => {
    expect(() => decodeNbt(Uint8Array.of(10, 0, 0, 7, 0, 1, 97, 127, 255, 255, 255))).toThrow(/ends in the middle/);
    const nested = Buffer.concat([
      Buffer.from([10, 0, 0]),
      ...Array.from({ length: 600 }, () => Buffer.from([10, 0, 0])),
      Buffer.alloc(601),
    ]);
    expect(() => decodeNbt(nested)).toThrow(/nested deeper/);
  });

  it('refuses compressed data that is damaged or of an unknown kind', async () => {
    await expect(unpackNbtFile(Uint8Array.of(1, 2, 3))).rejects.toThrow(/compression is damaged/);
    expect(() => unpackChunk(Uint8Array.of(1, 2, 3), 2)).toThrow(/compression is damaged/);
    expect(() => unpackChunk(Uint8Array.of(1, 2, 3), 4)).toThrow(/compression 4 is not known/);
  });

  it('refuses to write a string that NBT has no room for', () => {
    expect(() => encodeNbt(nbt.compound({ a: nbt.string('x'.repeat(65536)) }))).toThrow(/at most 65535 bytes/);
  });

  it('writes strings as Java does: NUL in two bytes, characters beyond the basic plane in six', () => {
    expect([...encodeModifiedUtf8('a\u0000é')]).toEqual([0x61, 0xc0, 0x80, 0xc3, 0xa9]);
    expect([...encodeModifiedUtf8('😀')]).toEqual([0xed, 0xa0, 0xbd, 0xed, 0xb8, 0x80]);
    for (const text of ['', 'plain', 'a\u0000é 世 😀 \ud800', '\u007f\u0080\u07ff\u0800\uffff']) {
      expect(decodeModifiedUtf8(encodeModifiedUtf8(text))).toBe(text);
    }
    expect(() => decodeModifiedUtf8(Uint8Array.of(0xff))).toThrow(RangeError);
  });
});
