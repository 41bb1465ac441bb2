import { describe, expect, test } from 'vitest';
import { knownCell } from '../simulation/blocks/cell.ts';
import type { PlayerView, Target } from '../simulation/view.ts';
import { buildCamera } from './camera.ts';
import type { FreeQuads } from './display-list.ts';
import { freeFloats } from './display-list.ts';
import { type ParticleAmount, particleQuads } from './particles.ts';
import type { Placed } from './testing/block-world.ts';
import { blockWorld } from './testing/block-world.ts';
import { stillPlayer, stillSimulation } from './testing/still-player.ts';
import { tileIndex } from './tile-table.ts';

const floor: readonly Placed[] = Array.from({ length: 256 }, (_, i) => ({ x: i & 15, y: 64, z: i >> 4, name: 'stone' }));
const player = stillPlayer(8.5, 65, 8.5);
const camera = buildCamera({ player, partial: 1, fov: 70, bob: false, renderDistance: 2 });
const tilesOf = ({ count, data }: FreeQuads) => Array.from({ length: count }, (_, i) => data[i * freeFloats + 9]!);

function particles(blocks: readonly Placed[], moment: number, more: Partial<PlayerView> = {}, target: Target | null = null): FreeQuads {
  const simulation = stillSimulation(blockWorld([...floor, ...blocks]), { ...player, ...more }, target);
  return particleQuads(simulation, camera, moment, moment);
}

describe('particles', () => {
  test('a bare floor gives off none', () => {
    expect(particles([], 50).count).toBe(0);
  });

  test('a torch smokes, the same at the same tick and on at the next', () => {
    const torch = [{ x: 8, y: 65, z: 5, name: 'torch' }];
    const simulation = stillSimulation(blockWorld([...floor, ...torch]), player);
    const at = (moment: number) => particleQuads(simulation, camera, moment, moment);
    const smoke = (moment: number) => tilesOf(at(moment)).filter((tile) => tile === tileIndex('smoke')).length;
    const seen = Array.from({ length: 40 }, (_, moment) => smoke(moment));
    expect(Math.max(...seen)).toBeGreaterThan(1);
    expect(at(9)).toEqual(at(9));
    expect(at(9)).not.toEqual(at(10));
  });

  test('fewer torches smoke when they are decreased, and none when they are minimal', () => {
    const torches = Array.from({ length: 60 }, (_, i) => ({ x: 1 + (i % 12), y: 65, z: 1 + Math.floor(i / 12), name: 'torch' }));
    const simulation = stillSimulation(blockWorld([...floor, ...torches]), player);
    const count = (amount: ParticleAmount) => particleQuads(simulation, camera, 9, 9, amount).count;
    expect(count('decreased')).toBeGreaterThan(count('all') / 4);
    expect(count('decreased')).toBeLessThan((count('all') * 3) / 4);
    expect(count('minimal')).toBe(0);
  });

  test('a torch far away gives off none', () => {
    expect(particles([{ x: -14, y: 80, z: -14, name: 'torch' }], 9).count).toBe(0);
  });

  test('bits of the block that is mined spring from it', () => {
    const mining = { x: 8, y: 64, z: 5, progress: 0.4 };
    const target: Target = { x: 8, y: 64, z: 5, face: 'up', hit: [8.5, 65, 5.5] };
    expect(tilesOf(particles([], 9, { mining }, target))).toEqual(new Array(10).fill(tileIndex('stone')));
    expect(particles([], 9, {}, target).count).toBe(0);
  });

  test('a broken block flies apart, and its crumbs lie where they fell until they are gone', () => {
    const world = blockWorld(floor);
    world.brokenBlocks.note(8, 65, 5, knownCell('oak_planks'), 100);
    const at = (moment: number) => particleQuads(stillSimulation(world, player), camera, moment, moment);
    expect(tilesOf(at(100))).toEqual(new Array(64).fill(tileIndex('oak_planks')));
    const late = at(109);
    for (let i = 0; i < late.count; i++) {
      const [corner, u, v] = [1, 4, 7].map((k) => late.data[i * freeFloats + k]!);
      expect(corner! + (u! + v!) / 2 + camera.y).toBeGreaterThan(65);
    }
    expect(at(121).count).toBe(0);
    world.brokenBlocks.tick(125);
    expect(world.broken).toEqual([]);
  });
});
