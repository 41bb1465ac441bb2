import { type FreeQuads, freeFloats, type SectionMesh } from '../display/display-list.ts';

/** A section's mesh in one block of shared memory, so that any number of threads can read it and none gets a copy. */
export interface MeshParcel {
  readonly handle: number;
  readonly x: number;
  readonly y: number;
  readonly z: number;
  /** Words of the six face groups, then numbers of the shapes and of the blended quads. */
  readonly lengths: readonly number[];
  readonly memory: SharedArrayBuffer;
}

/** Copies a mesh into shared memory. */
export function packMesh(mesh: SectionMesh, handle: number): MeshParcel {
  const shapes = mesh.shapes.data.subarray(0, mesh.shapes.count * freeFloats);
  const blended = mesh.blended.data.subarray(0, mesh.blended.count * freeFloats);
  const parts = [...mesh.solid, shapes, blended];
  const lengths = parts.map((part) => part.length);
  const memory = new SharedArrayBuffer(lengths.reduce((sum, length) => sum + length, 0) * 4);
  let offset = 0;
  for (const part of parts) {
    if (part instanceof Uint32Array) new Uint32Array(memory, offset, part.length).set(part);
    else new Float32Array(memory, offset, part.length).set(part);
    offset += part.length * 4;
  }
  return { handle, x: mesh.x, y: mesh.y, z: mesh.z, lengths, memory };
}

/** The mesh in a parcel, without copying. Its id is the handle; ids and versions mean nothing beyond the ledger. */
export function openParcel(parcel: MeshParcel): SectionMesh {
  let offset = 0;
  const next = (index: number): number => {
    const at = offset;
    offset += parcel.lengths[index] * 4;
    return at;
  };
  const words = (index: number): Uint32Array => new Uint32Array(parcel.memory, next(index), parcel.lengths[index]);
  const quads = (index: number): FreeQuads => {
    const data = new Float32Array(parcel.memory, next(index), parcel.lengths[index]);
    return { count: data.length / freeFloats, data };
  };
  return {
    id: String(parcel.handle),
    version: 0,
    x: parcel.x,
    y: parcel.y,
    z: parcel.z,
    solid: [words(0), words(1), words(2), words(3), words(4), words(5)],
    shapes: quads(6),
    blended: quads(7),
  };
}
