import { NbtFile } from 'deepslate/nbt';
import { describe, expect, it } from 'vitest';
import { decodeChunk, encodeChunk } from './chunk-nbt.ts';
import { decodeEntities, encodeEntities } from './entity-nbt.ts';
import { nbt } from './nbt.ts';
import { decodeNbt } from './nbt-reader.ts';
import { encodeNbt } from './nbt-writer.ts';
import { packCells, paletteBits, unpackCells } from './packed-cells.ts';
import { numberedChunk } from './world-for-tests.ts';

describe('packed cells', () => {
  it('come back for every width of index', () => {
    for (let bits = 1; bits <= 16; bits++) {
      const cells = Uint16Array.from({ length: 4096 }, (_, i) => Math.imul(i, 40503) & (2 ** bits - 1));
      expect(unpackCells(packCells(cells, bits), bits, 4096)).toEqual(cells);
    }
  });

  it('lie with the lowest bits first and never across two numbers', () => {
    // Ten indices of six bits fill 60 of 64 bits; the eleventh begins the next number.
    const packed = packCells(
      Array.from({ length: 11 }, (_, i) => i + 1),
      6,
    );
    const expected = Array.from({ length: 10 }, (_, i) => BigInt(i + 1) << BigInt(6 * i)).reduce((sum, n) => sum | n);
    const view = new DataView(packed.buffer);
    expect([view.getBigUint64(0), view.getBigUint64(8)]).toEqual([expected, 11n]);
  });

  it('take four bits at least for blocks and none for a palette of one', () => {
    expect([1, 2, 16, 17, 32, 33, 4096].map((length) => paletteBits(length, 4))).toEqual([0, 4, 4, 5, 5, 6, 12]);
    expect([2, 3, 4, 5].map((length) => paletteBits(length, 1))).toEqual([1, 2, 2, 3]);
  });

  it('are refused when there are too few of them', () => {
    expect(() => unpackCells(new Uint8Array(8), 4, 4096)).toThrow(/256 longs, not 1/);
  });
});

describe('a chunk as Java stores it', () => {
  const chunk = numberedChunk(-3, 77, 12345);

  it('comes back whole', () => {
    const { entities: _, ...blocks } = chunk;
    expect(decodeChunk(decodeNbt(encodeNbt(encodeChunk(chunk))))).toEqual(blocks);
  });

  it('comes back even when it is nothing but sunlit air', () => {
    const { entities: _, ...air } = { ...chunk, sections: [] };
    expect(decodeChunk(decodeNbt(encodeNbt(encodeChunk({ ...air, entities: [] }))))).toEqual(air);
  });

  it('keeps the ticks that its blocks have ordered, in order', () => {
    const { entities: _, ...blocks } = {
      ...chunk,
      ticks: [
        { x: -48, y: 64, z: 1232, name: 'sand', fluid: false, delay: 2 },
        { x: -47, y: 65, z: 1232, name: 'fire', fluid: false, delay: -3 },
        { x: -46, y: 64, z: 1233, name: 'flowing_water', fluid: true, delay: 5 },
      ],
    };
    const root = encodeChunk({ ...blocks, entities: [] });
    expect(decodeChunk(decodeNbt(encodeNbt(root)))).toEqual(blocks);
    const read = NbtFile.read(encodeNbt(root)).root;
    expect(read.getList('block_ticks', 10).length).toBe(2);
    expect(read.getList('fluid_ticks', 10).get(0)?.toString()).toBe('{i:"minecraft:flowing_water",p:0,t:5,x:-46,y:64,z:1233}');
  });

  it('says to another reader what it holds', () => {
    const root = NbtFile.read(encodeNbt(encodeChunk(chunk))).root;
    expect(root.getString('Status')).toBe('minecraft:full');
    expect([root.getNumber('xPos'), root.getNumber('zPos'), root.getNumber('DataVersion')]).toEqual([-3, 77, 4786]);
    const section = root.getList('sections', 10).get(1);
    const states = section?.getCompound('block_states');
    expect(section?.getNumber('Y')).toBe(3);
    expect(states?.getList('palette', 10).get(1)?.toString()).toBe('{Name:"minecraft:oak_log",Properties:{axis:"y"}}');
    // Cell 100 by hand: five bits an index, twelve a long.
    const long =
      states
        ?.getLongArray('data')
        .get(Math.floor(100 / 12))
        ?.toBigInt() ?? 0n;
    expect(Number((BigInt.asUintN(64, long) >> BigInt(5 * (100 % 12))) & 31n)).toBe(chunk.sections[1].cells[100]);
    expect(section?.getCompound('biomes').getList('palette', 8).map(String)).toEqual([
      '"minecraft:plains"',
      '"minecraft:forest"',
      '"minecraft:river"',
    ]);
    expect(section?.getByteArray('SkyLight').length).toBe(2048);
  });

  it('is refused when an index is beyond its palette or its indices are missing', () => {
    const section = (states: ReturnType<typeof nbt.compound>) =>
      nbt.compound({
        xPos: nbt.int(0),
        zPos: nbt.int(0),
        sections: nbt.list([nbt.compound({ Y: nbt.byte(0), block_states: states, biomes })]),
      });
    const biomes = nbt.compound({ palette: nbt.list([nbt.string('minecraft:plains')]) });
    const palette = nbt.list([nbt.compound({ Name: nbt.string('minecraft:air') }), nbt.compound({ Name: nbt.string('minecraft:stone') })]);
    const data = nbt.longArray(packCells(new Uint16Array(4096).fill(2), 4));
    expect(() => decodeChunk(section(nbt.compound({ palette, data })))).toThrow(/index 2 is beyond a palette of 2/);
    expect(() => decodeChunk(section(nbt.compound({ palette })))).toThrow(/no indices/);
    expect(() => decodeChunk(section(nbt.compound({ palette: nbt.list([]) })))).toThrow(/palette is empty/);
    expect(() => decodeChunk(nbt.compound({ xPos: nbt.int(0) }))).toThrow(/no sections/);
  });
});

describe('entities as Java stores them', () => {
  it('come back with their numbers and in double precision', () => {
    const { entities } = numberedChunk(0, 0, 99);
    expect(entities).toHaveLength(1);
    expect(decodeEntities(decodeNbt(encodeNbt(encodeEntities(0, 0, entities))))).toEqual(entities);
  });

  it('leave out kinds that this game does not have', () => {
    const root = nbt.compound({ Entities: nbt.list([nbt.compound({ id: nbt.string('minecraft:ghast') })]) });
    expect(decodeEntities(root)).toEqual([]);
  });
});
