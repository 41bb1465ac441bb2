import { describe, expect, it } from 'vitest';
import { knownCell } from '../blocks/cell.ts';
import type { ReadCell } from '../blocks/support.ts';
import { type FoundPath, mobPath, type Walker } from './mob-path.ts';

const stone = knownCell('stone');
const signs: Readonly<Record<string, number>> = {
  '#': stone,
  '~': knownCell('water'),
  L: knownCell('lava'),
  f: knownCell('oak_fence'),
  c: knownCell('cactus'),
  '.': 0,
};

/** A floor at height 0, stone all round it, and on it what a map says; rows go south, columns east. `0` is a hole in the floor. */
function ground(rows: readonly string[], tall = 1): ReadCell {
  return (x, y, z) => {
    const sign = rows[z]?.[x] ?? 'W';
    if (sign === 'W') return stone;
    if (y < 0) return sign === '0' && y > -10 ? 0 : (signs[sign === '~' || sign === 'L' ? sign : '#'] ?? stone);
    if (sign === '~' || sign === 'L' || sign === '0') return 0;
    return y < tall ? (signs[sign] ?? 0) : 0;
  };
}

const walker: Walker = { tall: 2, fall: 3, opensDoors: false, shunsWater: true };
const from = [0, 0, 0] as const;

function find(rows: readonly string[], to: readonly [number, number, number], tall = 1, who: Walker = walker): FoundPath {
  return mobPath(ground(rows, tall), who, from, to, 0, 24);
}

const triples = ({ cells }: FoundPath): readonly string[] =>
  Array.from({ length: cells.length / 3 }, (_, i) => cells.slice(i * 3, i * 3 + 3).join(' '));

describe('a way over the ground', () => {
  it('goes straight where nothing is in the way', () => {
    expect(triples(find(['.....'], [4, 0, 0]))).toEqual(['1 0 0', '2 0 0', '3 0 0', '4 0 0']);
  });

  it('goes round a wall that is too high', () => {
    const found = find(['..#..', '..#..', '.....'], [4, 0, 0], 3);
    expect(found.reaches).toBe(true);
    expect(triples(found)).toContain('2 0 2');
  });

  it('goes over a block', () => {
    expect(triples(find(['..#..'], [4, 0, 0]))).toEqual(['1 0 0', '2 1 0', '3 0 0', '4 0 0']);
  });

  it('does not cut corners', () => {
    expect(triples(find(['.#', '..'], [1, 0, 1], 3))).toEqual(['0 0 1', '1 0 1']);
  });

  it('does not climb fences', () => {
    expect(find(['..f..'], [4, 0, 0]).reaches).toBe(false);
  });

  it('shuns water where it can go round', () => {
    expect(triples(find(['.~.', '.~.', '...'], [2, 0, 0]))).toContain('1 0 2');
  });

  it('never enters lava, and leads to the nearest place instead', () => {
    const found = find(['..L..'], [4, 0, 0]);
    expect(found.reaches).toBe(false);
    expect(triples(found)).toEqual(['1 0 0']);
  });

  it('does not fall deeper than it dares', () => {
    expect(find(['..0..'], [4, 0, 0]).reaches).toBe(false);
  });

  it('keeps away from cactus where there is room', () => {
    expect(triples(find(['.....', '..c..', '.....', '.....'], [4, 0, 2], 2))).not.toContain('2 0 2');
  });

  it('needs room for the head', () => {
    const low: ReadCell = (x, y, z) => (z !== 0 ? stone : y < 0 ? stone : y === 1 && x === 2 ? stone : 0);
    expect(mobPath(low, walker, from, [4, 0, 0], 0, 24).reaches).toBe(false);
    expect(mobPath(low, { ...walker, tall: 1 }, from, [4, 0, 0], 0, 24).reaches).toBe(true);
  });

  it('passes doors for those who open them', () => {
    const door = knownCell('oak_door', { half: 'lower', open: 'false' });
    const upper = knownCell('oak_door', { half: 'upper', open: 'false' });
    const closed: ReadCell = (x, y, z) =>
      z !== 0 || y < 0 ? stone : x === 2 && y === 0 ? door : x === 2 && y === 1 ? upper : y > 2 ? stone : 0;
    expect(mobPath(closed, walker, from, [4, 0, 0], 0, 24).reaches).toBe(false);
    expect(mobPath(closed, { ...walker, opensDoors: true }, from, [4, 0, 0], 0, 24).reaches).toBe(true);
  });

  it('is the same each time', () => {
    const rows = ['......', '.####.', '......'];
    expect(find(rows, [5, 0, 2], 3)).toEqual(find(rows, [5, 0, 2], 3));
  });
});
