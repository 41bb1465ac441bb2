import { describe, expect, it } from 'vitest';
import { TerrainColumns } from '../simulation/terrain/terrain-columns.ts';
import { seaLevel } from '../simulation/world/world-shape.ts';
import type { Camera, SectionMesh } from './display-list.ts';
import { freeFloats } from './display-list.ts';
import { meshFarChunk } from './far-chunk.ts';
import { FarTerrain } from './far-terrain.ts';

const seed = 42n;
const land = new TerrainColumns(seed);

function camera(changes: Partial<Camera> = {}): Camera {
  return { x: 8, y: 120, z: 8, right: [1, 0, 0], up: [0, 0, -1], forward: [0, -1, 0], tanHalfFov: 50, near: 0.05, far: 1000, ...changes };
}

const request = {
  seed,
  cx: 0,
  cz: 0,
  renderDistance: 3,
  lodDistance: 9,
  budget: Number.POSITIVE_INFINITY,
  view: { camera: camera(), aspect: 1 },
};

/** The quads of meshes, in world coordinates: corner and edges. */
function quads(meshes: readonly SectionMesh[]): number[][] {
  return meshes.flatMap(({ x, y, z, shapes }) =>
    Array.from({ length: shapes.count }, (_, i) => {
      const q = [...shapes.data.subarray(i * freeFloats, i * freeFloats + 9)];
      return [q[0] + x, q[1] + y, q[2] + z, ...q.slice(3)];
    }),
  );
}

describe('a far chunk', () => {
  const meshes = meshFarChunk((x, z) => land.columns(x, z), { cx: -3, cz: 5, cell: 4, seams: 15, version: 1 });

  it('has a level square at the height of the land for each cell', () => {
    const { height } = land.columns(-3, 5);
    const levels = quads(meshes).filter(([, , , , , , , v]) => v === 0);
    for (let z = 0; z < 4; z++) {
      for (let x = 0; x < 4; x++) {
        const ground = height[(z * 4 + 2) * 16 + x * 4 + 2];
        const expected = ground < seaLevel - 1 ? seaLevel - 0.125 : ground + 1;
        expect(levels.some(([qx, qy, qz]) => qx === -48 + x * 4 && qz === 80 + z * 4 && Math.abs(qy - expected) < 1e-3)).toBe(true);
      }
    }
  });

  it('keeps every quad within its section and a block around it, as culling needs', () => {
    for (const { shapes } of meshes) {
      for (let i = 0; i < shapes.count; i++) {
        const q = shapes.data.subarray(i * freeFloats, i * freeFloats + 9);
        for (let axis = 0; axis < 3; axis++) {
          const ends = [q[axis], q[axis] + q[3 + axis], q[axis] + q[6 + axis]];
          expect(Math.min(...ends)).toBeGreaterThanOrEqual(-1);
          expect(Math.max(...ends)).toBeLessThanOrEqual(17);
        }
      }
    }
  });

  it('reaches deeper where it meets land drawn in another way', () => {
    const deepest = (seams: number) =>
      Math.min(
        ...quads(meshFarChunk((x, z) => land.columns(x, z), { cx: -3, cz: 5, cell: 4, seams, version: 1 })).map(
          ([, y, , , , , , v]) => y + v,
        ),
      );
    expect(deepest(15)).toBeLessThan(deepest(0));
  });
});

describe('far terrain', () => {
  it('lies beyond the render distance and within its own, and is complete at once with a budget that is', () => {
    const far = new FarTerrain();
    const meshes = far.update(request);
    expect(far.complete).toBe(true);
    const apart = meshes.map(({ x, z }) => Math.sqrt((x / 16) ** 2 + (z / 16) ** 2));
    expect(Math.min(...apart)).toBeGreaterThan(3.5);
    expect(Math.max(...apart)).toBeLessThanOrEqual(9.5);
  });

  it('is the same however it came to be: at once, bit by bit, or after another place', () => {
    const whole = quads(new FarTerrain().update(request));
    const slow = new FarTerrain();
    let steps = 0;
    do slow.update({ ...request, budget: 20 });
    while (!slow.complete && ++steps < 100);
    expect(steps).toBeGreaterThan(2);
    expect(quads(slow.update(request))).toEqual(whole);
    const moved = new FarTerrain();
    moved.update({ ...request, cx: 4, cz: -2 });
    expect(quads(moved.update(request))).toEqual(whole);
  });

  it('hands out only what may be in the picture', () => {
    const narrow = camera({ y: 80, right: [1, 0, 0], up: [0, 1, 0], forward: [0, 0, -1], tanHalfFov: 0.7 });
    const far = new FarTerrain();
    const all = far.update(request);
    const seen = far.update({ ...request, view: { camera: narrow, aspect: 1.5 } });
    expect(seen.length).toBeGreaterThan(0);
    expect(seen.length).toBeLessThan(all.length / 2);
    expect(seen.every(({ z }) => z < 16)).toBe(true);
  });

  it('of another seed is another land', () => {
    const far = new FarTerrain();
    const first = quads(far.update(request));
    expect(quads(far.update({ ...request, seed: 43n }))).not.toEqual(first);
  });
});
