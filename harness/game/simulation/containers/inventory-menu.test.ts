import { describe, expect, it } from 'vitest';
import { Player } from '../player/player.ts';
import type { ItemStack } from '../view.ts';
import { giveBack } from './give-back.ts';
import { inventoryMenu } from './inventory-menu.ts';
import { Menu } from './menu.ts';

type Mode = Player['mode'];

interface Opened {
  readonly player: Player;
  readonly menu: Menu;
  readonly dropped: ItemStack[];
  left(slot: number): void;
  right(slot: number): void;
  shift(slot: number): void;
}

function opened(slots: Readonly<Record<number, ItemStack>>, mode: Mode = 'survival'): Opened {
  const player = new Player(mode);
  for (const [slot, stack] of Object.entries(slots)) player.inventory[Number(slot)] = stack;
  const dropped: ItemStack[] = [];
  const drop = (stack: ItemStack): void => void dropped.push(stack);
  const menu = new Menu(inventoryMenu(player, { giveBack: (stack) => giveBack(player, stack, drop), crafted: () => {} }), player, drop);
  return {
    player,
    menu,
    dropped,
    left: (slot) => menu.click({ kind: 'click', slot, button: 'left' }),
    right: (slot) => menu.click({ kind: 'click', slot, button: 'right' }),
    shift: (slot) => menu.click({ kind: 'quick-move', slot }),
  };
}

const stone = (count: number): ItemStack => ({ item: 'stone', count });
const one = (item: string): ItemStack => ({ item, count: 1 });

describe('a click in the inventory', () => {
  it('takes a whole stack with the left button and half, rounded up, with the right', () => {
    const whole = opened({ 9: stone(7) });
    whole.left(9);
    expect([whole.player.carried, whole.player.inventory[9]]).toEqual([stone(7), null]);
    const half = opened({ 9: stone(7) });
    half.right(9);
    expect([half.player.carried, half.player.inventory[9]]).toEqual([stone(4), stone(3)]);
  });

  it('puts all with the left button, one with the right, and no more than a stack', () => {
    const { player, left, right } = opened({ 9: stone(60), 10: stone(10) });
    left(10);
    left(9);
    expect([player.carried, player.inventory[9]]).toEqual([stone(6), stone(64)]);
    right(11);
    expect([player.carried, player.inventory[11]]).toEqual([stone(5), stone(1)]);
  });

  it('swaps different stacks', () => {
    const { player, left } = opened({ 9: stone(3), 10: { item: 'dirt', count: 2 } });
    left(9);
    left(10);
    expect([player.carried, player.inventory[10]]).toEqual([{ item: 'dirt', count: 2 }, stone(3)]);
  });

  it('with Shift sends a stack between hotbar and main inventory, merging first', () => {
    const { player, shift } = opened({ 9: stone(40), 36: one('dirt'), 38: stone(40) });
    shift(9);
    expect([player.inventory[9], player.inventory[38], player.inventory[37]]).toEqual([null, stone(64), stone(16)]);
    shift(36);
    expect([player.inventory[36], player.inventory[9]]).toEqual([null, one('dirt')]);
  });

  it('wears armour in its own slot alone, one piece', () => {
    const helmet = one('iron_helmet');
    const { player, left, shift } = opened({ 9: helmet });
    left(9);
    left(6);
    expect(player.carried).toEqual(helmet);
    left(5);
    expect([player.carried, player.inventory[5]]).toEqual([null, helmet]);
    shift(5);
    expect(player.inventory[9]).toEqual(helmet);
    shift(9);
    expect(player.inventory[5]).toEqual(helmet);
  });

  it('does not merge tools of different wear, enchantment or name, nor stack them', () => {
    for (const other of [{ damage: 4 }, { enchantments: { efficiency: 1 } }, { name: 'Chip' }]) {
      const { player, left } = opened({ 9: one('iron_axe'), 10: { ...one('iron_axe'), ...other } });
      left(9);
      left(10);
      expect(player.carried).toEqual({ ...one('iron_axe'), ...other });
    }
  });

  it('throws what is dropped outside, and gives the rest back when it closes', () => {
    const { player, menu, left, right, dropped } = opened({ 9: stone(5) });
    left(9);
    right(-999);
    expect(dropped).toEqual([stone(1)]);
    menu.close();
    expect([player.carried, player.inventory[36]]).toEqual([null, stone(4)]);
  });

  it('is refused for a slot that does not exist', () => {
    expect(() => opened({}).left(46)).toThrow(/no slot 46; use 0 to 45/);
  });
});

describe('keys over a slot of the inventory', () => {
  it('swap with the hotbar and the off hand', () => {
    const { player, menu } = opened({ 9: stone(3), 37: one('torch') });
    menu.click({ kind: 'swap', slot: 9, with: 37 });
    expect([player.inventory[9], player.inventory[37]]).toEqual([one('torch'), stone(3)]);
    menu.click({ kind: 'swap', slot: 37, with: 45 });
    expect([player.inventory[37], player.inventory[45]]).toEqual([null, stone(3)]);
  });

  it('throw one of a stack or all of it', () => {
    const { player, menu, dropped } = opened({ 9: stone(5) });
    menu.click({ kind: 'throw', slot: 9, whole: false });
    menu.click({ kind: 'throw', slot: 9, whole: true });
    expect([dropped, player.inventory[9]]).toEqual([[stone(1), stone(4)], null]);
  });

  it('clone a stack in creative mode alone', () => {
    for (const [mode, carried] of [
      ['survival', null],
      ['creative', stone(64)],
    ] as const) {
      const { player, menu } = opened({ 9: stone(2) }, mode);
      menu.click({ kind: 'clone', slot: 9 });
      expect([player.carried, player.inventory[9]]).toEqual([carried, stone(2)]);
    }
  });
});

describe('a drag over slots of the inventory', () => {
  it('spreads evenly with the left button, the rest staying on the pointer', () => {
    const { player, menu, left } = opened({ 9: stone(11), 12: stone(60) });
    left(9);
    menu.click({ kind: 'drag', slots: [10, 11, 12], button: 'left' });
    expect([10, 11, 12].map((slot) => player.inventory[slot]?.count)).toEqual([3, 3, 63]);
    expect(player.carried).toEqual(stone(2));
  });

  it('puts one each with the right button, on no more slots than there are items', () => {
    const { player, menu, left } = opened({ 9: stone(2) });
    left(9);
    menu.click({ kind: 'drag', slots: [10, 11, 12], button: 'right' });
    expect([10, 11, 12].map((slot) => player.inventory[slot]?.count)).toEqual([1, 1, undefined]);
    expect(player.carried).toBe(null);
  });

  it('leaves out what holds something else', () => {
    const { player, menu, left } = opened({ 9: stone(4), 10: one('dirt') });
    left(9);
    menu.click({ kind: 'drag', slots: [10, 11, 13], button: 'left' });
    expect([10, 11, 13].map((slot) => player.inventory[slot]?.count)).toEqual([1, 2, 2]);
  });
});

describe('a double click', () => {
  it('gathers what is like the pointer’s stack, from stacks that are not full first', () => {
    const { player, menu, left } = opened({ 9: stone(10), 10: stone(64), 11: stone(20), 36: stone(10) });
    left(9);
    menu.click({ kind: 'gather', slot: 9 });
    expect(player.carried).toEqual(stone(64));
    expect([10, 11, 36].map((slot) => player.inventory[slot]?.count)).toEqual([40, undefined, undefined]);
  });
});

describe('the grid of the inventory', () => {
  it('makes planks of a log, and a table of planks', () => {
    const { player, left, right } = opened({ 9: { item: 'oak_log', count: 2 } });
    left(9);
    left(1);
    expect(player.inventory[0]).toEqual({ item: 'oak_planks', count: 4 });
    left(0);
    expect([player.carried?.count, player.inventory[1]?.count]).toEqual([4, 1]);
    left(0);
    expect([player.carried?.count, player.inventory[0]]).toEqual([8, null]);
    for (const slot of [1, 2, 3, 4]) right(slot);
    expect(player.inventory[0]).toEqual(one('crafting_table'));
  });

  it('with Shift crafts as often as it goes and merges the results, last hotbar slot first', () => {
    const { player, left, shift } = opened({ 9: { item: 'oak_log', count: 20 } });
    left(9);
    left(2);
    shift(0);
    expect([player.inventory[0], player.inventory[2], player.inventory[44], player.inventory[43]]).toEqual([
      null,
      null,
      { item: 'oak_planks', count: 64 },
      { item: 'oak_planks', count: 16 },
    ]);
  });

  it('takes nothing into the result, and gives the whole result or none', () => {
    const { player, left, right } = opened({ 9: { item: 'oak_log', count: 1 }, 10: { item: 'oak_planks', count: 62 } });
    left(9);
    left(0);
    expect(player.carried).toEqual(one('oak_log'));
    left(1);
    left(10);
    left(0);
    expect([player.carried?.count, player.inventory[0]?.count]).toEqual([62, 4]);
    left(10);
    right(0);
    expect(player.carried).toEqual({ item: 'oak_planks', count: 4 });
  });

  it('gives back what lies in it when it closes', () => {
    const { player, menu, left } = opened({ 9: stone(3) });
    left(9);
    left(3);
    menu.close();
    expect([player.inventory[3], player.inventory[36]]).toEqual([null, stone(3)]);
  });
});
