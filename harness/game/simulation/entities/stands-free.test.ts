import { describe, expect, it } from 'vitest';
import { knownCell } from '../blocks/cell.ts';
import type { ReadCell } from '../blocks/support.ts';
import { moveBox } from '../world/move-box.ts';
import { standsFree } from './stands-free.ts';

const stone = knownCell('stone');
/** A floor of stone up to height 0, and one block that is another. */
const floorAnd =
  (name: string, place: readonly [number, number, number]): ReadCell =>
  (x, y, z) =>
    x === place[0] && y === place[1] && z === place[2] ? knownCell(name) : y < 0 ? stone : 0;
const cow = (x: number, y: number, z: number) => ({ x, y, z, width: 0.9, height: 1.4 });

describe('a body stands free', () => {
  it('on whole blocks with nothing beside it', () => {
    expect(standsFree(floorAnd('air', [0, -9, 0]), cow(0.5, 0, 0.9))).toBe(true);
  });

  it.each([
    ['over a floor', 'air', [0, -9, 0], cow(0.5, 0.25, 0.5)],
    ['with its middle over a hole', 'air', [0, -1, 0], cow(0.5, 0, 0.9)],
    ['partly on a slab', 'oak_slab', [0, -1, 1], cow(0.5, 0, 0.9)],
    ['partly on a fence', 'oak_fence', [0, -1, 1], cow(0.5, 0, 0.9)],
    ['against a block', 'stone', [0, 0, 1], cow(0.5, 0, 0.9)],
    ['under a block', 'stone', [0, 1, 0], cow(0.5, 0, 0.5)],
    ['on a carpet', 'white_carpet', [0, 0, 0], cow(0.5, 0, 0.5)],
  ] as const)('not %s', (_, name, place, body) => {
    expect(standsFree(floorAnd(name, place), body)).toBe(false);
  });

  it('where a small fall moves it by nothing', () => {
    const at = floorAnd('air', [1, -1, 0]);
    let free = 0;
    for (let x = -2; x < 3; x += 0.05) {
      const body = cow(x, 0, 0.5);
      if (!standsFree(at, body)) continue;
      free++;
      const moved = moveBox(at, body, [0, -0.0784, 0], 0.6, true);
      expect(moved).toEqual({ dx: 0, dy: 0, dz: 0, hitX: false, hitY: true, hitZ: false });
      expect([body.x, body.y, body.z]).toEqual([x, 0, 0.5]);
    }
    expect(free).toBeGreaterThan(60);
  });
});
