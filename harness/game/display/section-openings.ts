import type { SectionView } from '../simulation/view.ts';
import { hidesFaces } from './cell-appearance.ts';

/** Which faces of a section are open to which through it: by face f, a bit for each face that a hollow joins to f. Faces in the order down, up, north, south, west, east. */
export type Openings = Uint8Array;

/** Every face open to every other: air. */
export const openSection: Openings = new Uint8Array(6).fill(0b111111);
const closedSection: Openings = new Uint8Array(6);

/** Fewer opaque cells than this cannot part a section: a wall across it has 256. */
const leastWall = 256;

const queue = new Int16Array(4096);
const visited = new Uint8Array(4096);

/** Bits of the section's faces that a cell lies at. */
function facesAt(index: number): number {
  const x = index & 15;
  const z = (index >> 4) & 15;
  const y = index >> 8;
  return (y === 0 ? 1 : 0) | (y === 15 ? 2 : 0) | (z === 0 ? 4 : 0) | (z === 15 ? 8 : 0) | (x === 0 ? 16 : 0) | (x === 15 ? 32 : 0);
}

const faceBits = Uint8Array.from({ length: 4096 }, (_, index) => facesAt(index));

/** Floods the hollow that `start` lies in; returns the faces it reaches. */
function floodFaces(cells: Uint16Array, start: number): number {
  let head = 0;
  let tail = 0;
  let faces = 0;
  queue[tail++] = start;
  visited[start] = 1;
  const visit = (next: number) => {
    if (visited[next] || hidesFaces[cells[next]!]) return;
    visited[next] = 1;
    queue[tail++] = next;
  };
  while (head < tail) {
    const index = queue[head++]!;
    const at = faceBits[index]!;
    faces |= at;
    if (!(at & 1)) visit(index - 256);
    if (!(at & 2)) visit(index + 256);
    if (!(at & 4)) visit(index - 16);
    if (!(at & 8)) visit(index + 16);
    if (!(at & 16)) visit(index - 1);
    if (!(at & 32)) visit(index + 1);
  }
  return faces;
}

/**
 * Finds the openings of a section by flooding its hollows from its faces (the cave culling of T. Checchi, "The advanced cave culling
 * algorithm", 2014).
 */
export function sectionOpenings(section: SectionView): Openings {
  if (section.empty) return openSection;
  const { cells } = section;
  let opaque = 0;
  for (let i = 0; i < 4096; i++) opaque += hidesFaces[cells[i]!]!;
  if (opaque < leastWall) return openSection;
  if (opaque === 4096) return closedSection;
  const openings = new Uint8Array(6);
  visited.fill(0);
  for (let i = 0; i < 4096; i++) {
    if (faceBits[i] === 0 || visited[i] || hidesFaces[cells[i]!]) continue;
    const faces = floodFaces(cells, i);
    for (let face = 0; face < 6; face++) if ((faces >> face) & 1) openings[face]! |= faces;
  }
  return openings;
}
