import { describe, expect, it } from 'vitest';
import { guiInts, guiSheets } from '../../display/display-list.ts';
import type { PlayerView } from '../../simulation/view.ts';
import { createGui } from '../gui.ts';
import { guiSprites } from '../gui-sheet.ts';
import type { SpriteName } from '../sprite-art.ts';
import { type PlainHost, plainHost, plainPlayer, plainSimulation } from '../testing/plain-host.ts';
import { armourPoints } from './armour-points.ts';

function drawn(player: Partial<PlayerView>, host: Partial<PlainHost> = {}): Int32Array[] {
  const gui = createGui(plainHost({ ...host, simulation: plainSimulation(plainPlayer(player)) }), { screen: 'game' });
  const { count, data } = gui.frame().quads;
  return Array.from({ length: count }, (_, i) => data.subarray(i * guiInts, (i + 1) * guiInts));
}

/** How often a sprite was drawn. */
function count(quads: readonly Int32Array[], name: SpriteName): number {
  const { x, y } = guiSprites[name];
  return quads.filter((quad) => quad[6] === guiSheets.gui && quad[7] === x * 16 && quad[8] === y * 16).length;
}

describe('the HUD', () => {
  it.each([
    [20, 10, 0, 0],
    [13, 6, 1, 3],
    [12.2, 6, 1, 3],
    [0, 0, 0, 10],
  ])('shows %f health as %i hearts, %i half and %i empty', (health, full, half, empty) => {
    const quads = drawn({ health });
    expect([count(quads, 'heart'), count(quads, 'heart-half'), count(quads, 'heart-empty')]).toEqual([full, half, empty]);
  });

  it('shows food from the right', () => {
    const quads = drawn({ food: 7 });
    expect([count(quads, 'food'), count(quads, 'food-half'), count(quads, 'food-empty')]).toEqual([3, 1, 6]);
    const { x, y } = guiSprites.food;
    const lefts = quads.filter((quad) => quad[7] === x * 16 && quad[8] === y * 16).map((quad) => quad[0]!);
    expect(lefts).toEqual([...lefts].sort((a, b) => b - a));
  });

  it.each([
    [300, 0, 0],
    [299, 10, 0],
    [272, 9, 1],
    [1, 0, 1],
    [0, 0, 0],
    [-15, 0, 0],
  ])('shows %i ticks of air as %i bubbles and %i popping', (air, whole, popping) => {
    const quads = drawn({ air });
    expect([count(quads, 'air'), count(quads, 'air-popping')]).toEqual([whole, popping]);
  });

  it('shows what armour is worn', () => {
    const inventory = [null, null, null, null, null, { item: 'iron_helmet', count: 1 }, { item: 'iron_chestplate', count: 1 }];
    const quads = drawn({ inventory });
    expect([count(quads, 'armour'), count(quads, 'armour-half'), count(quads, 'armour-empty')]).toEqual([4, 0, 6]);
    expect(count(drawn({}), 'armour-empty')).toBe(0);
  });

  it.each([
    ['survival', 1, 10, 1],
    ['adventure', 1, 10, 1],
    ['creative', 1, 0, 0],
    ['spectator', 0, 0, 0],
  ] as const)('in %s shows %i hotbars, %i hearts and %i bars of experience', (mode, hotbars, hearts, bars) => {
    const quads = drawn({ mode });
    expect([count(quads, 'hotbar'), count(quads, 'heart'), count(quads, 'bar-empty')]).toEqual([hotbars, hearts, bars]);
  });

  it('moves the selection with the slot', () => {
    const { x, y } = guiSprites['hotbar-selection'];
    const left = (selected: number): number => drawn({ selected }).find((quad) => quad[7] === x * 16 && quad[8] === y * 16)![0]!;
    expect(left(8) - left(0)).toBe(8 * 20 * 32);
  });

  it('lets a few hearts tremble by ticks, the same at the same tick', () => {
    expect(drawn({ health: 3 }, { ticks: 2 })).not.toEqual(drawn({ health: 3 }, { ticks: 4 }));
    expect(drawn({ health: 3 }, { ticks: 2 })).toEqual(drawn({ health: 3 }, { ticks: 2 }));
    expect(drawn({ health: 20 }, { ticks: 2 })).toEqual(drawn({ health: 20 }, { ticks: 4 }));
  });

  it('fades a chat line over the last of its 200 ticks', () => {
    const chatLines = [{ text: 'i', tick: 0 }];
    const alphas = [0, 180, 190, 199, 200].map((ticks) => {
      const text = drawn({ mode: 'spectator' }, { ticks, chatLines }).filter((quad) => quad[6] === guiSheets.font);
      return text.at(-1)?.[12] ?? 0;
    });
    expect(alphas).toEqual([255, 255, 127, 12, 0]);
  });

  it('fades the held item’s name over its last ten ticks', () => {
    const alpha = (ticksLeft: number): number =>
      drawn({ mode: 'creative' }, { heldName: { stack: { item: 'stone', count: 1 }, ticksLeft } }).at(-1)![12]!;
    expect([40, 10, 5, 1].map(alpha)).toEqual([255, 255, 128, 25]);
  });
});

it.each([
  ['diamond_chestplate', 8],
  ['leather_boots', 1],
  ['turtle_helmet', 2],
  ['iron_sword', 0],
  ['elytra', 0],
])('%s gives %i armour points', (item, points) => {
  expect(armourPoints(item)).toBe(points);
});
