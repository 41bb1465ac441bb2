import { expect, test } from 'vitest';
import { figureQuads } from './figure.ts';
import { blockWorld } from './testing/block-world.ts';
import { stillPlayer, stillSimulation } from './testing/still-player.ts';
import { tileNames } from './tile-table.ts';

const world = blockWorld([]);
const straight = { yaw: 0, pitch: 0 };

function figure(inventory: ReturnType<typeof stillPlayer>['inventory'], ticks = 0, look = straight) {
  return figureQuads(stillSimulation(world, stillPlayer(100, 70, 30, { inventory })), ticks, look, 32);
}

test('the figure stands on its feet, two blocks tall at most, its face to the viewer', () => {
  const quads = figure(new Array(46).fill(null));
  const ys = quads.flatMap(({ corner, u, v }) => [corner[1], corner[1] + u[1] + v[1]]);
  expect(Math.max(...ys)).toBeCloseTo(0, 0);
  expect(Math.min(...ys)).toBeGreaterThan(-64);
  expect(quads.map(({ tile }) => tileNames[tile])).toContain('player_face');
  expect(quads.map(({ tile }) => tileNames[tile])).not.toContain('player_head_back');
});

test('it wears what the player wears, gleams where that is enchanted, looks where it is told and sways by the ticks', () => {
  const inventory = new Array(46).fill(null);
  inventory[6] = { item: 'diamond_chestplate', count: 1, enchantments: { protection: 1 } };
  const names = figure(inventory).map(({ tile }) => tileNames[tile]!);
  expect(names).toContain('armour/diamond_chest/front');
  expect(names.some((name) => name.startsWith('glint'))).toBe(true);
  expect(figure(inventory, 0, { yaw: 30, pitch: 0 })).not.toEqual(figure(inventory));
  expect(figure(inventory, 9)).not.toEqual(figure(inventory));
  expect(figure(inventory, 9)).toEqual(figure(inventory, 9));
});
