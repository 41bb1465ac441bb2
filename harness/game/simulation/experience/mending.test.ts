import { describe, expect, it } from 'vitest';
import { Player } from '../player/player.ts';
import { RandomStream } from '../random/random-stream.ts';
import type { ItemStack } from '../view.ts';
import { mend } from './mending.ts';

const tool = (damage: number, mending = true): ItemStack => ({
  item: 'iron_pickaxe',
  count: 1,
  damage,
  ...(mending ? { enchantments: { mending: 1 } } : {}),
});

function holder(...stacks: readonly (readonly [slot: number, stack: ItemStack])[]): Player {
  const player = new Player('survival');
  for (const [slot, stack] of stacks) player.inventory[slot] = stack;
  return player;
}

describe('mending', () => {
  it('turns a point into two of durability, and leaves the rest', () => {
    const player = holder([36, tool(10)]);
    expect(mend(player, 3, RandomStream.fromSeed(1))).toBe(0);
    expect(player.inventory[36]?.damage).toBe(4);
    expect(mend(player, 7, RandomStream.fromSeed(1))).toBe(5);
    expect(player.inventory[36]).toEqual({ item: 'iron_pickaxe', count: 1, enchantments: { mending: 1 } });
  });

  it('helps what is held and worn alone, and only with the enchantment', () => {
    const player = holder([36, tool(10, false)], [37, tool(10)], [8, { ...tool(4), item: 'iron_boots' }]);
    expect(mend(player, 10, RandomStream.fromSeed(1))).toBe(8);
    expect([36, 37, 8].map((slot) => player.inventory[slot]?.damage)).toEqual([10, 10, undefined]);
  });
});
