import type { ChunkView, WorldView } from '../simulation/view.ts';
import type { SectionMesh } from './display-list.ts';
import { meshSection } from './section-mesher.ts';

/** Meshes of one chunk and what they were made from. */
interface Column {
  chunk: ChunkView;
  /** Versions of its sections when last looked at. */
  readonly versions: Int32Array;
  /** 1 where a section must be meshed again. */
  readonly dirty: Uint8Array;
  readonly meshes: (SectionMesh | null)[];
  /** Whether any section is dirty. */
  stale: boolean;
}

/** How much of the world is wanted. */
export interface MeshRequest {
  /** Chunk that the eye is in, and how many chunks to each side are shown. */
  readonly cx: number;
  readonly cz: number;
  readonly renderDistance: number;
  /** Sections to build in this call at most; Infinity builds all that is missing. */
  readonly budget: number;
}

/** The last version given to a mesh, one count for the process: the renderer may keep meshes of a world left before. */
let lastVersion = 0;

const key = (cx: number, cz: number): string => `${cx},${cz}`;

const quadsOf = (mesh: SectionMesh): number =>
  mesh.solid.reduce((sum, group) => sum + group.length, 0) + mesh.shapes.count + mesh.blended.count;

/**
 * Keeps the meshes of a world and rebuilds those whose section, or one around it, has changed. What is drawn depends on the world alone
 * once everything asked for is built; `complete` says whether it is.
 */
export class MeshCache {
  private world: WorldView | null = null;
  private readonly columns = new Map<string, Column>();
  private builds = 0;
  private wanted: readonly SectionMesh[] = [];
  private wantedFor = '';
  /** No section within the last request waits to be built. */
  complete = false;

  /** How many sections were built so far, for benchmarks and the debug screen. */
  get built(): number {
    return this.builds;
  }

  /**
   * The meshes within a distance of a chunk, in ascending order of (x, y, z), without empty ones. Looks for changes first and builds at
   * most `budget` sections, nearest columns first.
   */
  update(world: WorldView, request: MeshRequest): readonly SectionMesh[] {
    if (this.world !== world) {
      this.world = world;
      this.columns.clear();
    }
    let changed = this.notice(world);
    const { cx, cz, renderDistance } = request;
    const inView = [...this.columns.values()].filter(
      ({ chunk }) => Math.abs(chunk.cx - cx) <= renderDistance && Math.abs(chunk.cz - cz) <= renderDistance,
    );
    let left = request.budget;
    const stale = inView.filter((column) => column.stale);
    const apart = ({ chunk }: Column) => (chunk.cx - cx) * (chunk.cx - cx) + (chunk.cz - cz) * (chunk.cz - cz);
    stale.sort((a, b) => apart(a) - apart(b) || a.chunk.cx - b.chunk.cx || a.chunk.cz - b.chunk.cz);
    for (const column of stale) {
      if (left <= 0) break;
      left -= this.build(world, column, left);
      changed = true;
    }
    this.complete = stale.every((column) => !column.stale);
    const asked = `${cx},${cz},${renderDistance}`;
    if (changed || asked !== this.wantedFor) {
      this.wantedFor = asked;
      const meshes = inView.flatMap((column) => column.meshes.filter((mesh) => mesh !== null));
      this.wanted = meshes.filter((mesh) => quadsOf(mesh) > 0).sort((a, b) => a.x - b.x || a.y - b.y || a.z - b.z);
    }
    return this.wanted;
  }

  /** Forgets everything, for when a world is left. */
  clear(): void {
    this.world = null;
    this.columns.clear();
    this.wanted = [];
    this.wantedFor = '';
    this.complete = false;
  }

  /** Compares the world with what is known and marks what must be rebuilt. True when something was. */
  private notice(world: WorldView): boolean {
    let changed = false;
    const chunks = world.chunks();
    const seen = new Set<string>();
    for (const chunk of chunks) {
      const name = key(chunk.cx, chunk.cz);
      seen.add(name);
      const known = this.columns.get(name);
      if (known?.chunk === chunk) {
        if (this.noticeSections(known)) changed = true;
        continue;
      }
      const count = chunk.sections.length;
      const column: Column = {
        chunk,
        versions: new Int32Array(count),
        dirty: new Uint8Array(count),
        meshes: new Array(count).fill(null),
        stale: true,
      };
      this.columns.set(name, column);
      for (let i = 0; i < count; i++) column.versions[i] = chunk.sections[i]!.version;
      this.markAround(chunk);
      changed = true;
    }
    if (this.columns.size > seen.size) {
      for (const [name, column] of this.columns) {
        if (seen.has(name)) continue;
        this.columns.delete(name);
        this.markAround(column.chunk);
        changed = true;
      }
    }
    return changed;
  }

  private noticeSections(column: Column): boolean {
    const { chunk, versions } = column;
    let changed = false;
    for (let i = 0; i < versions.length; i++) {
      const { version } = chunk.sections[i]!;
      if (version === versions[i]) continue;
      versions[i] = version;
      changed = true;
      this.mark(chunk, i - 1, i + 1);
    }
    return changed;
  }

  private markAround(chunk: ChunkView): void {
    this.mark(chunk, 0, chunk.sections.length - 1);
  }

  /** Marks sections `from` to `to` of a chunk and of the eight around it. */
  private mark(chunk: ChunkView, from: number, to: number): void {
    for (let dz = -1; dz <= 1; dz++) {
      for (let dx = -1; dx <= 1; dx++) {
        const column = this.columns.get(key(chunk.cx + dx, chunk.cz + dz));
        if (!column) continue;
        column.dirty.fill(1, Math.max(0, from), Math.min(column.dirty.length, to + 1));
        column.stale = true;
      }
    }
  }

  /** Builds dirty sections of a column, at most `limit`; returns how many cost a build. */
  private build(world: WorldView, column: Column, limit: number): number {
    const { chunk, dirty, meshes } = column;
    let done = 0;
    let rest = false;
    for (let i = 0; i < dirty.length; i++) {
      if (!dirty[i]) continue;
      if (done >= limit) {
        rest = true;
        break;
      }
      dirty[i] = 0;
      if (chunk.sections[i]!.empty) {
        meshes[i] = null;
        continue;
      }
      this.builds++;
      lastVersion++;
      meshes[i] = meshSection(world, chunk.cx, i, chunk.cz, lastVersion);
      done++;
    }
    column.stale = rest;
    return done;
  }
}
