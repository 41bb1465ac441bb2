import type { ChunkView, WorldView } from '../simulation/view.ts';
import type { Tint } from './block-faces.ts';
import { appearanceOf, coversBelow, formOfCell, forms, hidesFaces } from './cell-appearance.ts';
import type { FaceLight } from './corner-light.ts';
import { faceOffsets, lightFace } from './corner-light.ts';
import type { SectionMesh } from './display-list.ts';
import { createNeighbourhood, fillNeighbourhood, padIndex, padSide } from './neighbourhood.ts';
import { FreeBuffer, noQuads, PackedBuffer } from './quad-buffer.ts';
import type { ShapeContext } from './shape-quads.ts';
import { pushShape } from './shape-quads.ts';
import { hash32 } from './tile-noise.ts';

const around = createNeighbourhood();
const groups = Array.from({ length: 6 }, () => new PackedBuffer());
const shapes = new FreeBuffer();
const blended = new FreeBuffer();
const faceLight: FaceLight = { occlusion: 255, sky: 0, block: 0 };

const nothing: SectionMesh['solid'] = [
  new Uint32Array(0),
  new Uint32Array(0),
  new Uint32Array(0),
  new Uint32Array(0),
  new Uint32Array(0),
  new Uint32Array(0),
];

/** Resolves a tint for a column of the chunk. */
function tintColor(tint: Tint, chunk: ChunkView, column: number): number {
  if (typeof tint === 'number') return tint;
  return (tint === 'grass' ? chunk.grassTint : chunk.foliageTint)[column]!;
}

/** Whether a leaf's face toward another leaf can be seen: only through the holes of an outermost one. */
function innerLeafShows(place: number, face: number): boolean {
  const beyond = place + 2 * faceOffsets[face]!;
  if (beyond < 0 || beyond >= around.cells.length) return false;
  // At the rim of the copied cube the cell beyond is not known; the face stays.
  const x = place % padSide;
  if ((face === 4 && x < 2) || (face === 5 && x > padSide - 3)) return true;
  const cell = around.cells[beyond]!;
  return hidesFaces[cell] === 0 && formOfCell[cell] !== forms.leaves;
}

/** Appends the visible faces of a cell that fills its cell and is drawn by packed quads. */
function pushCube(chunk: ChunkView, cell: number, form: number, x: number, y: number, z: number): void {
  const { faces } = appearanceOf(cell);
  const place = padIndex(x, y, z);
  const at = x | (y << 4) | (z << 8);
  for (let face = 0; face < 6; face++) {
    const beside = around.cells[place + faceOffsets[face]!]!;
    if (hidesFaces[beside]) continue;
    if (form === forms.leaves && formOfCell[beside] === forms.leaves && !innerLeafShows(place, face)) continue;
    if (form === forms.glass && formOfCell[beside] === forms.glass) continue;
    if (face === 1 && coversBelow[beside]) continue;
    lightFace(around, place, face, faceLight);
    const { sky, block, occlusion } = faceLight;
    const column = z * 16 + x;
    // The overlay comes first: of two faces in one plane the renderer keeps the earlier.
    if (faces.overlay >= 0 && face > 1) {
      const tint = tintColor(faces.overlayTint, chunk, column);
      groups[face]!.push(at | (faces.overlay << 12) | (occlusion << 24), sky, block, tint);
    }
    const scatter = face === 1 && faces.scattered ? hash32(chunk.cx * 16 + x, y, chunk.cz * 16 + z) & 1 : 0;
    const turned = (((faces.turned >> face) & 1) ^ scatter) << 24;
    groups[face]!.push(
      at | (faces.tiles[face]! << 12) | (occlusion << 24),
      sky,
      block,
      tintColor(faces.tints[face]!, chunk, column) | turned,
    );
  }
}

/**
 * Builds the mesh of one section, `index` counted from the bottom of the world, from its cells and one cell around it. `version` is
 * taken over as it is. Faces that nothing can show are left out. Returns a mesh without quads where the chunk is not loaded.
 */
export function meshSection(world: WorldView, cx: number, index: number, cz: number, version: number): SectionMesh {
  const chunk = world.chunk(cx, cz);
  const section = chunk?.sections[index];
  const sy = (world.minY >> 4) + index;
  const head = { id: `${cx},${sy},${cz}`, version, x: cx * 16, y: sy * 16, z: cz * 16 };
  if (!chunk || !section || section.empty) return { ...head, solid: nothing, shapes: noQuads, blended: noQuads };
  fillNeighbourhood(around, world, cx, index, cz);
  for (const group of groups) group.clear();
  shapes.clear();
  blended.clear();
  const { cells } = section;
  const context: ShapeContext = {
    around,
    shapes,
    blended,
    at: (x, y, z) => around.cells[padIndex(x, y, z)]!,
    tint: (tint, column) => tintColor(tint, chunk, column),
    x: head.x,
    y: head.y,
    z: head.z,
  };
  for (let i = 0; i < 4096; i++) {
    const cell = cells[i]!;
    if (cell === 0) continue;
    const form = formOfCell[cell]!;
    if (form === forms.none) continue;
    const x = i & 15;
    const z = (i >> 4) & 15;
    const y = i >> 8;
    if (form <= forms.glass) pushCube(chunk, cell, form, x, y, z);
    else pushShape(context, cell, form, x, y, z);
  }
  const [down, up, north, south, west, east] = groups as [
    PackedBuffer,
    PackedBuffer,
    PackedBuffer,
    PackedBuffer,
    PackedBuffer,
    PackedBuffer,
  ];
  return {
    ...head,
    solid: [down.take(), up.take(), north.take(), south.take(), west.take(), east.take()],
    shapes: shapes.count === 0 ? noQuads : shapes.take(),
    blended: blended.count === 0 ? noQuads : blended.take(),
  };
}
