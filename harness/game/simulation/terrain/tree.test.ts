import { describe, expect, it } from 'vitest';
import { rulesOf } from '../blocks/cell.ts';
import { mix32 } from '../random/position-hash.ts';
import { growTree, type TreeKind, treeReach } from './tree.ts';

const kinds: readonly TreeKind[] = [
  ...(['oak', 'great_oak', 'swamp_oak', 'birch', 'tall_birch', 'spruce', 'tall_spruce', 'mega_spruce'] as const),
  ...(['jungle', 'mega_jungle', 'jungle_bush', 'acacia', 'dark_oak', 'cherry', 'mangrove', 'cactus'] as const),
];

/** A tree's cells by place, its wood over its leaves. */
function cellsOf(kind: TreeKind, dice: number): Map<string, number> {
  const cells = new Map<string, number>();
  growTree({ kind, x: 0, y: 0, z: 0, dice }, (x, y, z, cell, soft) => {
    if (!soft || !cells.has(`${x},${y},${z}`)) cells.set(`${x},${y},${z}`, cell);
  });
  return cells;
}

/** The places of leaves that no chain of at most six leaves joins to wood: those that would decay. */
function loose(cells: ReadonlyMap<string, number>): readonly string[] {
  const name = (key: string): string => (cells.has(key) ? rulesOf(cells.get(key)!).name : '');
  let reached = new Set([...cells.keys()].filter((key) => name(key).endsWith('_log')));
  const held = new Set(reached);
  for (let distance = 1; distance <= 6; distance++) {
    const next = new Set<string>();
    for (const key of reached) {
      const [x, y, z] = key.split(',').map(Number);
      for (const [dx, dy, dz] of [
        [1, 0, 0],
        [-1, 0, 0],
        [0, 1, 0],
        [0, -1, 0],
        [0, 0, 1],
        [0, 0, -1],
      ]) {
        const near = `${x + dx},${y + dy},${z + dz}`;
        if (name(near).endsWith('_leaves') && !held.has(near)) next.add(near);
      }
    }
    for (const key of next) held.add(key);
    reached = next;
  }
  return [...cells.keys()].filter((key) => name(key).endsWith('_leaves') && !held.has(key));
}

describe('trees', () => {
  it.each(kinds)('of kind %s stay within the reach that chunks look for, and hold all their leaves', (kind) => {
    for (let n = 0; n < 60; n++) {
      const cells = cellsOf(kind, mix32(n) >>> 0);
      expect(cells.size).toBeGreaterThan(0);
      for (const key of cells.keys()) {
        const [x, , z] = key.split(',').map(Number);
        expect(Math.max(Math.abs(x), Math.abs(z))).toBeLessThanOrEqual(treeReach);
      }
      expect(loose(cells)).toEqual([]);
    }
  });

  it('of one kind are not all alike', () => {
    for (const kind of kinds)
      expect(new Set([1, 2, 3, 4, 5, 6].map((dice) => [...cellsOf(kind, mix32(dice) >>> 0)].join(';'))).size).toBeGreaterThan(1);
  });
});
