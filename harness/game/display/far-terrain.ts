import { TerrainColumns } from '../simulation/terrain/terrain-columns.ts';
import type { SectionMesh } from './display-list.ts';
import { meshFarChunk } from './far-chunk.ts';
import { pictureTest } from './frustum.ts';
import type { MeshView } from './mesh-cache.ts';

/** Which far land is wanted. */
export interface FarRequest {
  readonly seed: bigint;
  /** The chunk that the eye is in. */
  readonly cx: number;
  readonly cz: number;
  /** In chunks: far land begins where this view ends, and reaches to the other. */
  readonly renderDistance: number;
  readonly lodDistance: number;
  /** Chunks to build in this call at most. */
  readonly budget: number;
  readonly view: MeshView;
}

/** Chunks from the eye up to which cells have 4 blocks a side; 8 beyond. */
const fineDistance = 12;

/** Meshes of one far chunk, and what they were made for. */
interface FarColumn {
  readonly kind: number;
  readonly meshes: readonly SectionMesh[];
}

/** How a chunk is drawn, by its distance: 0 by its blocks or not at all, else the side of a far cell. */
function cellOf(dx: number, dz: number, request: FarRequest): 0 | 4 | 8 {
  const apart = dx * dx + dz * dz;
  const near = (request.renderDistance + 0.5) * (request.renderDistance + 0.5);
  const far = (request.lodDistance + 0.5) * (request.lodDistance + 0.5);
  if (apart <= near || apart > far) return 0;
  return apart <= fineDistance * fineDistance ? 4 : 8;
}

let lastVersion = 0;

/**
 * Far terrain: the land beyond the render distance as the seed makes it, in coarse cells, without caves, buildings or what players changed.
 * Once what was asked for is complete, what is handed out depends on the seed and the request alone.
 */
export class FarTerrain {
  private seed: bigint | null = null;
  private columns: TerrainColumns | null = null;
  private readonly chunks = new Map<string, FarColumn>();
  /** Nothing that the last request asked for waits to be built. */
  complete = false;

  /** The meshes that may show, in no order. Builds at most `budget` chunks, nearest first. */
  update(request: FarRequest): readonly SectionMesh[] {
    if (request.seed !== this.seed) {
      this.clear();
      this.seed = request.seed;
      this.columns = new TerrainColumns(request.seed);
    }
    const inPicture = pictureTest(request.view.camera, request.view.aspect);
    const meshes: SectionMesh[] = [];
    let left = request.budget;
    this.complete = true;
    for (const [dx, dz] of ring(request.lodDistance)) {
      const cell = cellOf(dx, dz, request);
      if (cell === 0) continue;
      const [cx, cz] = [request.cx + dx, request.cz + dz];
      const seams = seamsOf(dx, dz, cell, request);
      const known = this.chunks.get(`${cx},${cz}`);
      const kind = cell * 16 + seams;
      if (known?.kind === kind) {
        take(known.meshes, meshes, inPicture);
        continue;
      }
      if (left <= 0) {
        this.complete = false;
        continue;
      }
      left--;
      const made = { kind, meshes: this.build(cx, cz, cell, seams) };
      this.chunks.set(`${cx},${cz}`, made);
      take(made.meshes, meshes, inPicture);
    }
    if (this.complete) this.forget(request);
    return meshes;
  }

  /** Forgets everything, for when a world is left or textures change. */
  clear(): void {
    this.seed = null;
    this.columns = null;
    this.chunks.clear();
    this.complete = false;
  }

  private build(cx: number, cz: number, cell: 4 | 8, seams: number): readonly SectionMesh[] {
    const { columns } = this;
    if (columns === null) return [];
    lastVersion++;
    return meshFarChunk((x, z) => columns.columns(x, z), { cx, cz, cell, seams, version: lastVersion });
  }

  /** Drops what lies outside of the view. */
  private forget({ cx, cz, lodDistance }: FarRequest): void {
    const most = (2 * lodDistance + 1) * (2 * lodDistance + 1);
    if (this.chunks.size <= most) return;
    for (const name of this.chunks.keys()) {
      const [x = 0, z = 0] = name.split(',').map(Number);
      if (Math.abs(x - cx) > lodDistance || Math.abs(z - cz) > lodDistance) this.chunks.delete(name);
    }
  }
}

function take(from: readonly SectionMesh[], into: SectionMesh[], inPicture: (x: number, y: number, z: number) => boolean): void {
  for (const mesh of from) if (inPicture(mesh.x, mesh.y, mesh.z)) into.push(mesh);
}

function seamsOf(dx: number, dz: number, cell: number, request: FarRequest): number {
  const other = (x: number, z: number, bit: number) => (cellOf(dx + x, dz + z, request) === cell ? 0 : bit);
  return other(0, -1, 1) | other(0, 1, 2) | other(-1, 0, 4) | other(1, 0, 8);
}

const rings = new Map<number, readonly (readonly [number, number])[]>();

/** The chunks of a round view by their distance from its middle. */
function ring(distance: number): readonly (readonly [number, number])[] {
  let all = rings.get(distance);
  if (all === undefined) {
    const places: (readonly [number, number])[] = [];
    for (let dz = -distance; dz <= distance; dz++) for (let dx = -distance; dx <= distance; dx++) places.push([dx, dz]);
    const apart = ([x, z]: readonly [number, number]) => x * x + z * z;
    all = places.sort((a, b) => apart(a) - apart(b) || a[1] - b[1] || a[0] - b[0]);
    rings.set(distance, all);
  }
  return all;
}
