import { describe, expect, test } from 'vitest';
import type { EntityView } from '../simulation/view.ts';
import { buildCamera } from './camera.ts';
import { crackQuads } from './cracks.ts';
import { freeFloats } from './display-list.ts';
import { entityQuads } from './entities.ts';
import { handQuads } from './hand.ts';
import { outlineOf } from './outline.ts';
import { blockWorld } from './testing/block-world.ts';
import { stillPlayer } from './testing/still-player.ts';
import { tileIndex, tileNames } from './tile-table.ts';

const world = blockWorld([
  { x: 5, y: 70, z: 5, name: 'stone' },
  { x: 6, y: 70, z: 5, name: 'oak_slab', properties: { type: 'bottom' } },
]);
const player = stillPlayer(5.5, 71, 8.5);
const camera = buildCamera({ player, partial: 1, fov: 70, bob: false, renderDistance: 8 });
const bob = { right: 0, up: 0, roll: 0, pitch: 0 };
const tilesOf = (quads: { readonly count: number; readonly data: Float32Array }) =>
  [...new Set(Array.from({ length: quads.count }, (_, i) => tileNames[quads.data[i * freeFloats + 9]!]))].sort();

function holding(item: string | null, swing = 0) {
  const inventory = player.inventory.slice();
  inventory[36] = item === null ? null : { item, count: 1 };
  return handQuads({ world, player: { ...player, inventory, swing, oldSwing: swing }, camera, partial: 1, bob });
}

describe('the hand', () => {
  test('is an arm when empty, a box with a block, a plate with a tool', () => {
    expect(tilesOf(holding(null))).toEqual(['skin', 'sleeve']);
    expect(holding('stone').count).toBe(6);
    expect(tilesOf(holding('iron_pickaxe'))).toEqual(['item/iron_pickaxe']);
  });

  test('stays in front of the eye at rest', () => {
    for (const item of [null, 'stone', 'iron_pickaxe']) {
      const quads = holding(item);
      // The arm's far end may lie beside the eye; most of it does not.
      const before = Array.from({ length: quads.count }, (_, i) => quads.data[i * freeFloats + 2]! > 0).filter(Boolean).length;
      expect(before / quads.count).toBeGreaterThan(0.8);
    }
  });

  test('comes up to the mouth while it is eaten, and before the eye while it is drawn', () => {
    const used = (item: string, ticks: number) => {
      const inventory = new Array(46).fill(null);
      inventory[36] = { item, count: 1 };
      const player = stillPlayer(4.5, 70, 4.5, { inventory, using: { item, offHand: false, ticks } });
      return handQuads({ world, player, camera, partial: 1, bob: { right: 0, up: 0, roll: 0, pitch: 0 } }).data[0]!;
    };
    expect(used('bread', 10)).toBeLessThan(holding('bread').data[0]!);
    expect(used('bow', 20)).toBeLessThan(holding('bow').data[0]!);
  });

  test('moves when it swings', () => {
    expect(holding('stone', 0.4).data).not.toEqual(holding('stone').data);
  });
});

describe('entities', () => {
  const item: EntityView = {
    id: 1,
    kind: 'item',
    x: 5,
    y: 71,
    z: 5,
    oldX: 4,
    oldY: 71,
    oldZ: 5,
    yaw: 0,
    pitch: 0,
    width: 0.25,
    height: 0.25,
    age: 10,
    stack: { item: 'stone', count: 1 },
  };

  test('a dropped block is a small box between its last two places', () => {
    const quads = entityQuads(world, [item], camera, 0.5);
    expect(quads.count).toBe(6);
    let sum = 0;
    for (let i = 0; i < 6; i++) {
      const at = i * freeFloats;
      sum += quads.data[at]! + (quads.data[at + 3]! + quads.data[at + 6]!) / 2;
    }
    expect(sum / 6 + camera.x).toBeCloseTo(4.5, 5);
  });

  test('a larger stack shows more copies', () => {
    const many = entityQuads(world, [{ ...item, stack: { item: 'stone', count: 40 } }], camera, 1);
    // Four cubes and their shadow.
    expect(many.count).toBe(25);
  });

  test('an unknown kind is still there to be seen', () => {
    // Two boxes, and their shadow on the block below.
    expect(entityQuads(world, [{ ...item, kind: 'wandering_whale' }], camera, 1).count).toBe(13);
  });
});

describe('marks on blocks', () => {
  const target = { x: 6, y: 70, z: 5, face: 'up', hit: [6.5, 70.5, 5.5] } as const;

  test('the outline is the twelve edges of the block that is looked at', () => {
    const lines = outlineOf(world, target, camera);
    expect(lines.count).toBe(12);
    const heights = Array.from({ length: 12 }, (_, i) => lines.data[i * 7 + 1]! + camera.y);
    expect(Math.max(...heights)).toBeCloseTo(70.5, 1);
    expect(outlineOf(world, null, camera).count).toBe(0);
  });

  test('cracks go through ten stages and cover six faces', () => {
    const at = (progress: number) => crackQuads(world, { x: 5, y: 70, z: 5, progress }, camera);
    expect(at(0).count).toBe(0);
    expect(at(0.05).count).toBe(6);
    expect(at(0.05).data[9]).toBe(tileIndex('crack_0'));
    expect(at(1).data[9]).toBe(tileIndex('crack_9'));
    expect(crackQuads(world, null, camera).count).toBe(0);
  });
});
