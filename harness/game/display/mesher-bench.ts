import type { WorldView } from '../simulation/view.ts';
import type { Camera } from './display-list.ts';
import { MeshCache } from './mesh-cache.ts';
import { meshSection } from './section-mesher.ts';
import { paintTiles, tileNames } from './tile-table.ts';

/** One line of a benchmark's result. */
export interface BenchRow {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  readonly note?: string;
}

const median = (values: number[]): number => values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** Ten blocks above the ground of column 0, 0, looking north and a little down. */
function surveyCamera(world: WorldView): Camera {
  let y = world.minY + world.height - 1;
  while (y > world.minY && world.cell(0, y, 0) === 0) y--;
  return {
    x: 0.5,
    y: y + 10,
    z: 0.5,
    right: [1, 0, 0],
    up: [0, 0.96, -0.28],
    forward: [0, -0.28, -0.96],
    tanHalfFov: 0.7,
    near: 0.05,
    far: 512,
  };
}

/**
 * Times meshing on a loaded world: surface sections one by one (median over three rounds), then all that a camera above column 0, 0
 * sees within `renderDistance` chunks; and the painting of all tiles. `now` answers milliseconds from any clock.
 */
export function benchMesher(world: WorldView, renderDistance: number, now: () => number): readonly BenchRow[] {
  const surface: number[] = [];
  let quads = 0;
  let sections = 0;
  for (let round = 0; round < 3; round++) {
    for (const chunk of world.chunks()) {
      if (Math.abs(chunk.cx) > renderDistance || Math.abs(chunk.cz) > renderDistance) continue;
      const top = chunk.sections.findLastIndex((section) => !section.empty);
      if (top < 0) continue;
      const start = now();
      const mesh = meshSection(world, chunk.cx, top, chunk.cz, 0);
      surface.push(now() - start);
      quads += mesh.solid.reduce((sum, group) => sum + group.length / 4, 0) + mesh.shapes.count + mesh.blended.count;
      sections++;
    }
  }
  const cache = new MeshCache();
  const camera = surveyCamera(world);
  const request = { cx: 0, cz: 0, renderDistance, budget: Number.POSITIVE_INFINITY, view: { camera, aspect: 16 / 9 } };
  const before = now();
  const meshes = cache.update(world, request);
  const whole = now() - before;
  const unchanged = now();
  cache.update(world, request);
  const idle = now() - unchanged;
  const painting = now();
  paintTiles();
  return [
    { name: 'mesh a surface section', value: median(surface), unit: 'ms', note: `${Math.floor(quads / Math.max(1, sections))} quads each` },
    { name: 'mesh everything in view', value: whole, unit: 'ms', note: `${cache.built} sections built, ${meshes.length} with quads` },
    { name: 'find what is in view, nothing changed', value: idle, unit: 'ms' },
    { name: 'paint all tiles', value: now() - painting, unit: 'ms', note: `${tileNames.length} tiles` },
  ];
}
