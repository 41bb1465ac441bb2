import type { ChunkView, WorldView } from '../simulation/view.ts';
import type { Camera, SectionMesh } from './display-list.ts';
import { pictureTest } from './frustum.ts';
import { meshSection } from './section-mesher.ts';
import type { Openings } from './section-openings.ts';
import { sectionOpenings } from './section-openings.ts';
import { walkSight } from './visible-sections.ts';

/** Meshes of one chunk and what they were made from. */
interface Column {
  readonly chunk: ChunkView;
  /** Versions of its sections when last looked at. */
  readonly versions: Int32Array;
  /** 1 where a section must be meshed again. */
  readonly dirty: Uint8Array;
  readonly meshes: (SectionMesh | null)[];
  /** Null where they must be found again. */
  readonly openings: (Openings | null)[];
}

/** Which meshes are wanted. */
export interface MeshRequest {
  /** The chunk that the eye is in. */
  readonly cx: number;
  readonly cz: number;
  /** In chunks; the view is round. */
  readonly renderDistance: number;
  /** Sections to build in this call at most; Infinity builds all that are asked for. */
  readonly budget: number;
  /** Leaves out what this view cannot see. Without it everything in the distance is built and handed out. */
  readonly view?: MeshView;
}

/** An eye and the width of its picture by the height. */
export interface MeshView {
  readonly camera: Camera;
  readonly aspect: number;
}

/** The last version given to a mesh, one count for the process: the renderer may keep meshes of a world left before. */
let lastVersion = 0;

/** Half the chunks from end to end that a key can tell apart along an axis: Java's world border. */
const border = 2097152;
const key = (cx: number, cz: number): number => (cx + border) * (border * 2) + cz + border;

const hasQuads = (mesh: SectionMesh): boolean =>
  mesh.shapes.count > 0 || mesh.blended.count > 0 || mesh.solid.some((group) => group.length > 0);

/** Numbers of the columns of a square that lie in its circle, nearest first. */
function roundSquare(distance: number): readonly number[] {
  const side = 2 * distance + 1;
  const apart = (at: number) => {
    const dx = (at % side) - distance;
    const dz = Math.floor(at / side) - distance;
    return dx * dx + dz * dz;
  };
  const limit = (distance + 0.5) * (distance + 0.5);
  return Array.from({ length: side * side }, (_, at) => at)
    .filter((at) => apart(at) <= limit)
    .sort((a, b) => apart(a) - apart(b) || a - b);
}

function openingsOf(column: Column, index: number): Openings {
  column.openings[index] ??= sectionOpenings(column.chunk.sections[index]!);
  return column.openings[index]!;
}

function drop(column: Column, index: number): void {
  column.dirty[index] = 0;
  column.meshes[index] = null;
}

/**
 * Keeps the meshes of a world and rebuilds those whose section, or one around it, has changed. Once what was
 * asked for is complete, what is handed out depends on the world and the request alone.
 */
export class MeshCache {
  private world: WorldView | null = null;
  private readonly columns = new Map<number, Column>();
  private builds = 0;
  /** Nothing that the last request asked for waits to be built. */
  complete = false;

  /** How many sections were built so far, for benchmarks and the debug screen. */
  get built(): number {
    return this.builds;
  }

  /**
   * The meshes asked for, in ascending order of (x, y, z), without empty ones. Looks for changes first and builds at most `budget`
   * sections, nearest first; a section that has to wait is handed out as it was.
   */
  update(world: WorldView, request: MeshRequest): readonly SectionMesh[] {
    if (this.world !== world) {
      this.clear();
      this.world = world;
    }
    this.notice(world);
    const { cx, cz, renderDistance: distance, view } = request;
    const columns = this.square(cx, cz, distance);
    const count = world.height >> 4;
    const meshes: SectionMesh[] = [];
    let left = request.budget;
    this.complete = true;
    const take = (at: number, index: number) => {
      const column = columns[at]!;
      if (column.dirty[index]) {
        if (column.chunk.sections[index]!.empty) drop(column, index);
        else if (left > 0) left -= this.build(world, column, index);
        else this.complete = false;
      }
      const mesh = column.meshes[index];
      if (mesh) meshes.push(mesh);
    };
    if (view) {
      const bottom = world.minY >> 4;
      const inPicture = pictureTest(view.camera, view.aspect);
      const sight = {
        eye: (Math.floor(view.camera.y) >> 4) - bottom,
        count,
        distance,
        openings: (at: number, index: number) => {
          const column = columns[at];
          return column ? openingsOf(column, index) : null;
        },
        inPicture: (dx: number, index: number, dz: number) => inPicture((cx + dx) * 16, (index + bottom) * 16, (cz + dz) * 16),
      };
      walkSight(sight, take);
    } else {
      for (const at of roundSquare(distance)) if (columns[at]) for (let index = 0; index < count; index++) take(at, index);
    }
    return meshes.sort((a, b) => a.x - b.x || a.y - b.y || a.z - b.z);
  }

  /** Forgets everything, for when a world is left. */
  clear(): void {
    this.world = null;
    this.columns.clear();
    this.complete = false;
  }

  /** The columns around a chunk in the order of a walk; null where none is loaded. */
  private square(cx: number, cz: number, distance: number): readonly (Column | null)[] {
    const columns: (Column | null)[] = [];
    for (let dz = -distance; dz <= distance; dz++) {
      for (let dx = -distance; dx <= distance; dx++) columns.push(this.columns.get(key(cx + dx, cz + dz)) ?? null);
    }
    return columns;
  }

  private build(world: WorldView, column: Column, index: number): number {
    column.dirty[index] = 0;
    lastVersion++;
    this.builds++;
    const mesh = meshSection(world, column.chunk.cx, index, column.chunk.cz, lastVersion);
    column.meshes[index] = hasQuads(mesh) ? mesh : null;
    return 1;
  }

  /** Compares the world with what is known and marks what must be rebuilt. */
  private notice(world: WorldView): void {
    const chunks = world.chunks();
    for (const chunk of chunks) {
      const known = this.columns.get(key(chunk.cx, chunk.cz));
      if (known?.chunk === chunk) {
        this.noticeSections(known);
        continue;
      }
      const count = chunk.sections.length;
      this.columns.set(key(chunk.cx, chunk.cz), {
        chunk,
        versions: Int32Array.from(chunk.sections, (section) => section.version),
        dirty: new Uint8Array(count),
        meshes: new Array(count).fill(null),
        openings: new Array(count).fill(null),
      });
      this.markAround(chunk, 0, count - 1);
    }
    if (this.columns.size === chunks.length) return;
    const here = new Set(chunks.map((chunk) => key(chunk.cx, chunk.cz)));
    for (const [name, { chunk }] of this.columns) {
      if (here.has(name)) continue;
      this.columns.delete(name);
      this.markAround(chunk, 0, chunk.sections.length - 1);
    }
  }

  private noticeSections({ chunk, versions, openings }: Column): void {
    for (let i = 0; i < versions.length; i++) {
      const { version } = chunk.sections[i]!;
      if (version === versions[i]) continue;
      versions[i] = version;
      openings[i] = null;
      this.markAround(chunk, i - 1, i + 1);
    }
  }

  /** Marks sections `from` to `to` of a chunk and of the eight around it. */
  private markAround(chunk: ChunkView, from: number, to: number): void {
    for (let dz = -1; dz <= 1; dz++) {
      for (let dx = -1; dx <= 1; dx++) {
        const column = this.columns.get(key(chunk.cx + dx, chunk.cz + dz));
        column?.dirty.fill(1, Math.max(0, from), Math.min(column.dirty.length, to + 1));
      }
    }
  }
}
