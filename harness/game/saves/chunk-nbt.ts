import { javaVersion } from '../simulation/java-version.ts';
import type { SavedBlockState, SavedChunk, SavedSection, SavedTick } from '../simulation/persistence.ts';
import { decodeBlockEntity, encodeBlockEntity } from './block-entity-nbt.ts';
import { withNamespace, withoutNamespace } from './item-nbt.ts';
import { type NbtCompound, NbtError, type NbtTag, nbt } from './nbt.ts';
import { NbtFields } from './nbt-fields.ts';
import { packCells, paletteBits, unpackCells } from './packed-cells.ts';

const cellsPerSection = 4096;
const biomesPerSection = 64;
const lightBytes = 2048;
/** Of the overworld, which begins at y -64. */
const lowestSection = -4;
const leastBlockBits = 4;
const leastBiomeBits = 1;

/** A chunk's blocks, biomes and light in the form that region files hold since 1.18 (wiki "Chunk format"). Entities are stored apart. */
export function encodeChunk(chunk: SavedChunk): NbtCompound {
  const biomes = encodeBiomes(chunk.biomes);
  return nbt.compound({
    DataVersion: nbt.int(javaVersion.data),
    xPos: nbt.int(chunk.cx),
    yPos: nbt.int(lowestSection),
    zPos: nbt.int(chunk.cz),
    Status: nbt.string('minecraft:full'),
    LastUpdate: nbt.long(chunk.time),
    InhabitedTime: nbt.long(0),
    isLightOn: nbt.flag(chunk.lit),
    // A chunk of nothing but sunlit air still has biomes, which sections carry.
    sections: nbt.list(
      chunk.sections.length === 0
        ? [nbt.compound({ Y: nbt.byte(lowestSection), biomes })]
        : chunk.sections.map((section) => encodeSection(section, biomes)),
    ),
    block_entities: nbt.list((chunk.blockEntities ?? []).map(encodeBlockEntity)),
    block_ticks: encodeTicks(chunk.ticks, false),
    fluid_ticks: encodeTicks(chunk.ticks, true),
    PostProcessing: nbt.list([]),
    Heightmaps: nbt.compound({}),
    structures: nbt.compound({ starts: nbt.compound({}), References: nbt.compound({}) }),
  });
}

/** Reads it back. @throws NbtError when something a chunk must have is missing, damaged or of an older form. */
export function decodeChunk(root: NbtCompound): Omit<SavedChunk, 'entities'> {
  const fields = new NbtFields(root);
  const sections = [...fields.compounds('sections')].sort((a, b) => a.number('Y') - b.number('Y'));
  const withBiomes = sections.find((section) => section.has('biomes'));
  if (withBiomes === undefined) throw new NbtError('the chunk has no sections with biomes');
  const ticks = decodeTicks(fields);
  const blockEntities = fields.compounds('block_entities').map(decodeBlockEntity);
  return {
    cx: fields.number('xPos'),
    cz: fields.number('zPos'),
    sections: sections.filter((section) => section.has('block_states')).map(decodeSection),
    biomes: decodeBiomes(withBiomes.compound('biomes')),
    lit: fields.flag('isLightOn', false),
    ...(blockEntities.length === 0 ? {} : { blockEntities }),
    ...(ticks.length === 0 ? {} : { ticks }),
    time: fields.number('LastUpdate', 0),
  };
}

/** Ticks that blocks or fluids ordered, by the ticks that are left (wiki "Chunk format", "Tile tick format"). */
function encodeTicks(ticks: SavedChunk['ticks'], fluid: boolean): NbtTag {
  const own = (ticks ?? []).filter((tick) => tick.fluid === fluid);
  return nbt.list(
    own.map(({ name, delay, x, y, z }) =>
      nbt.compound({ i: nbt.string(withNamespace(name)), p: nbt.int(0), t: nbt.int(delay), x: nbt.int(x), y: nbt.int(y), z: nbt.int(z) }),
    ),
  );
}

function decodeTicks(fields: NbtFields): readonly SavedTick[] {
  const read = (list: string, fluid: boolean): readonly SavedTick[] =>
    fields.compounds(list).map((tick) => ({
      ...{ x: tick.number('x'), y: tick.number('y'), z: tick.number('z') },
      ...{ name: withoutNamespace(tick.string('i')), fluid, delay: tick.number('t') },
    }));
  return [...read('block_ticks', false), ...read('fluid_ticks', true)];
}

function encodeSection(section: SavedSection, biomes: NbtTag): NbtTag {
  const bits = paletteBits(section.palette.length, leastBlockBits);
  return nbt.compound({
    Y: nbt.byte(section.y),
    block_states: nbt.compound({
      palette: nbt.list(section.palette.map(encodeState)),
      data: bits === 0 ? undefined : nbt.longArray(packCells(section.cells, bits)),
    }),
    biomes,
    BlockLight: section.blockLight === null ? undefined : nbt.byteArray(section.blockLight),
    SkyLight: section.skyLight === null ? undefined : nbt.byteArray(section.skyLight),
  });
}

function encodeState({ name, properties }: SavedBlockState): NbtTag {
  const entries = Object.entries(properties).map(([key, value]): [string, NbtTag] => [key, nbt.string(value)]);
  return nbt.compound({
    Name: nbt.string(withNamespace(name)),
    Properties: entries.length === 0 ? undefined : nbt.compound(Object.fromEntries(entries)),
  });
}

/** The chunk's 4x4 columns of biomes, repeated for the four levels of a section. */
function encodeBiomes(columns: readonly string[]): NbtTag {
  const palette = [...new Set(columns)];
  const bits = paletteBits(palette.length, leastBiomeBits);
  const cells = Array.from({ length: biomesPerSection }, (_, i) => palette.indexOf(columns[i % columns.length] as string));
  return nbt.compound({
    palette: nbt.list(palette.map((id) => nbt.string(withNamespace(id)))),
    data: bits === 0 ? undefined : nbt.longArray(packCells(cells, bits)),
  });
}

function decodeSection(fields: NbtFields): SavedSection {
  const states = fields.compound('block_states');
  const palette = states.compounds('palette').map(decodeState);
  const cells = indices(states, palette.length, leastBlockBits, cellsPerSection);
  return {
    y: fields.number('Y'),
    palette,
    cells,
    skyLight: fields.bytes('SkyLight', lightBytes),
    blockLight: fields.bytes('BlockLight', lightBytes),
  };
}

function decodeState(fields: NbtFields): SavedBlockState {
  const properties = fields.has('Properties') ? fields.compound('Properties') : null;
  return {
    name: withoutNamespace(fields.string('Name')),
    properties: Object.fromEntries((properties?.names() ?? []).map((key) => [key, properties?.string(key) ?? ''])),
  };
}

function decodeBiomes(fields: NbtFields): readonly string[] {
  const palette = fields.strings('palette').map(withoutNamespace);
  const cells = indices(fields, palette.length, leastBiomeBits, biomesPerSection);
  return Array.from({ length: 16 }, (_, i) => palette[cells[i] as number] as string);
}

/** The indices of a paletted container, each checked against the palette. */
function indices(fields: NbtFields, paletteLength: number, leastBits: number, count: number): Uint16Array {
  if (paletteLength === 0) throw new NbtError('a palette is empty');
  const bits = paletteBits(paletteLength, leastBits);
  const data = fields.longs('data');
  if (bits === 0) return new Uint16Array(count);
  if (data === null) throw new NbtError('a palette has no indices');
  let cells: Uint16Array;
  try {
    cells = unpackCells(data, bits, count);
  } catch (cause) {
    throw new NbtError(cause instanceof Error ? cause.message : 'indices are damaged', { cause });
  }
  for (const cell of cells) if (cell >= paletteLength) throw new NbtError(`index ${cell} is beyond a palette of ${paletteLength}`);
  return cells;
}
