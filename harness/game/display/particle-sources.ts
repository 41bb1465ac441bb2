import type { ChunkView, SectionView, WorldView } from '../simulation/view.ts';
import { appearanceOf, formOfCell, forms, hidesFaces } from './cell-appearance.ts';

/** What gives off particles by itself. */
export const sourceKinds = { none: 0, torch: 1, lava: 2, drip: 3, leaf: 4 } as const;

/** A place that gives off particles. */
export interface ParticleSource {
  readonly kind: number;
  readonly cell: number;
  /** In the world. */
  readonly x: number;
  readonly y: number;
  readonly z: number;
}

const found = new WeakMap<SectionView, { readonly version: number; readonly list: readonly ParticleSource[] }>();

const at = (x: number, y: number, z: number): number => (y << 8) | (z << 4) | x;

/** What a cell of a section gives off, by itself and the cells above and below it. At the section's rim those count as something else. */
function sourceKind(cells: Uint16Array, x: number, y: number, z: number): number {
  const form = formOfCell[cells[at(x, y, z)]!]!;
  if (form === forms.torch) return sourceKinds.torch;
  const above = y < 15 ? cells[at(x, y + 1, z)]! : -1;
  if (form === forms.lava) return above === 0 ? sourceKinds.lava : sourceKinds.none;
  const below = y > 0 ? cells[at(x, y - 1, z)]! : -1;
  if (below !== 0) return sourceKinds.none;
  if (form === forms.leaves) return sourceKinds.leaf;
  return above >= 0 && hidesFaces[cells[at(x, y, z)]!] && formOfCell[above] === forms.water ? sourceKinds.drip : sourceKinds.none;
}

function sourcesIn(chunk: ChunkView, index: number, minY: number): readonly ParticleSource[] {
  const section = chunk.sections[index]!;
  const known = found.get(section);
  if (known?.version === section.version) return known.list;
  const list: ParticleSource[] = [];
  const { cells } = section;
  for (let i = 0; i < 4096; i++) {
    const cell = cells[i]!;
    if (cell === 0) continue;
    const [x, y, z] = [i & 15, i >> 8, (i >> 4) & 15];
    const kind = sourceKind(cells, x, y, z);
    if (kind !== sourceKinds.none) list.push({ kind, cell, x: chunk.cx * 16 + x, y: minY + index * 16 + y, z: chunk.cz * 16 + z });
  }
  found.set(section, { version: section.version, list });
  return list;
}

/** Whether a torch's flame smokes: redstone's does not. */
export function smokes(cell: number): boolean {
  return appearanceOf(cell).emits > 7;
}

/** The sources within about a section around a place, in a fixed order. Sections are searched once and again when they change. */
export function particleSources(world: WorldView, x: number, y: number, z: number): readonly ParticleSource[] {
  const [cx, cy, cz] = [Math.floor(x) >> 4, (Math.floor(y) - world.minY) >> 4, Math.floor(z) >> 4];
  const list: ParticleSource[] = [];
  for (let dx = -1; dx <= 1; dx++) {
    for (let dz = -1; dz <= 1; dz++) {
      const chunk = world.chunk(cx + dx, cz + dz);
      if (!chunk) continue;
      for (let index = Math.max(0, cy - 1); index <= Math.min(chunk.sections.length - 1, cy + 1); index++) {
        if (!chunk.sections[index]!.empty) list.push(...sourcesIn(chunk, index, world.minY));
      }
    }
  }
  return list;
}
