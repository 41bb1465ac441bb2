import { cellOf, propertiesOf, rulesOf } from '../blocks/cell.ts';
import type { RawSection, SavedBlockEntity, SavedBlockState, SavedChunk, SavedEntity, SavedSection } from '../persistence.ts';
import type { Cell } from '../view.ts';
import { Chunk } from './chunk.ts';
import type { Section } from './section.ts';
import { minSection, sectionCount } from './world-shape.ts';

/** What stands where a stored chunk has a block that this game does not know. Such a chunk is never stored over. */
const standIn = cellOf('stone') ?? 0;

/** What blocks of a chunk hold, by position: y, then z, then x. */
export function savedBlockEntities(chunk: Chunk): readonly SavedBlockEntity[] {
  return [...chunk.blockEntities].sort(([a], [b]) => a - b).map(([, entity]) => entity.save());
}

/**
 * A chunk's content of this moment as plain data. It takes microseconds: the sections are worked out when they are asked for, from arrays
 * that the chunk leaves alone from now on.
 */
export function encodeChunk(chunk: Chunk, entities: readonly SavedEntity[], time: number): SavedChunk {
  const raw = chunk.sections.flatMap((section, i) =>
    section.empty && section.inFullSun ? [] : [{ ...section.lend(), y: minSection + i }],
  );
  let sections: readonly SavedSection[] | null = null;
  const blockEntities = savedBlockEntities(chunk);
  const held = blockEntities.length === 0 ? {} : { blockEntities };
  const ordered = chunk.ticks.size === 0 ? {} : { ticks: chunk.ticks.export(time) };
  return {
    ...{ cx: chunk.cx, cz: chunk.cz, biomes: chunk.biomes, lit: chunk.lit, entities, ...held, ...ordered, time, raw },
    get sections() {
      sections ??= sectionsOf(raw);
      return sections;
    },
  };
}

/** Sections as they are stored. */
export function sectionsOf(raw: readonly RawSection[]): readonly SavedSection[] {
  return raw.map(encodeSection);
}

function encodeSection(section: RawSection): SavedSection {
  const numbers = new Map<Cell, number>();
  const palette: SavedBlockState[] = [];
  const cells = new Uint16Array(4096);
  for (let i = 0; i < 4096; i++) {
    const cell = section.cells[i];
    let number = numbers.get(cell);
    if (number === undefined) {
      number = palette.length;
      numbers.set(cell, number);
      palette.push({ name: rulesOf(cell).name, properties: propertiesOf(cell) });
    }
    cells[i] = number;
  }
  return { y: section.y, palette, cells, skyLight: halfBytes(section.light, 0), blockLight: halfBytes(section.light, 4) };
}

function halfBytes(light: Uint8Array, shift: 0 | 4): Uint8Array | null {
  const packed = new Uint8Array(2048);
  let any = 0;
  for (let i = 0; i < 2048; i++) {
    const pair = ((light[2 * i] >> shift) & 15) | (((light[2 * i + 1] >> shift) & 15) << 4);
    packed[i] = pair;
    any |= pair;
  }
  return any === 0 ? null : packed;
}

/** A chunk from stored data, without biomes and tints. Sections outside the world's height are left out. */
export function decodeChunk(saved: SavedChunk): Chunk {
  const chunk = new Chunk(saved.cx, saved.cz);
  const found = new Set<number>();
  for (const section of saved.sections) {
    const index = section.y - minSection;
    if (index < 0 || index >= sectionCount) continue;
    found.add(index);
    const states = section.palette.map(({ name, properties }) => {
      const cell = cellOf(name, properties);
      if (cell === null && section.cells.length > 0) chunk.foreign = true;
      return cell ?? standIn;
    });
    const cells = new Uint16Array(4096);
    for (let i = 0; i < 4096; i++) cells[i] = states[section.cells[i]];
    chunk.sections[index].adoptCells(cells);
    if (saved.lit) adoptLight(chunk.sections[index], section);
  }
  if (saved.lit) for (const [i, section] of chunk.sections.entries()) if (!found.has(i)) section.fillSun();
  chunk.edited = true;
  chunk.savedEdits = chunk.edits;
  return chunk;
}

function adoptLight(section: Section, saved: SavedSection): void {
  const { skyLight, blockLight } = saved;
  if (skyLight === null && blockLight === null) return;
  const light = new Uint8Array(4096);
  for (let i = 0; i < 4096; i++) {
    const shift = (i & 1) * 4;
    const sky = skyLight === null ? 0 : (skyLight[i >> 1] >> shift) & 15;
    const block = blockLight === null ? 0 : (blockLight[i >> 1] >> shift) & 15;
    light[i] = sky | (block << 4);
  }
  section.adoptLight(light);
}
