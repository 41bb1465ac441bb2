import { describe, expect, it } from 'vitest';
import type { ItemStack } from '../view.ts';
import { InventoryMenu } from './inventory-menu.ts';
import { Player } from './player.ts';

function menu(slots: Readonly<Record<number, ItemStack>>): {
  player: Player;
  click: InventoryMenu['click'];
  close: () => void;
  dropped: ItemStack[];
} {
  const player = new Player('survival');
  for (const [slot, stack] of Object.entries(slots)) player.inventory[Number(slot)] = stack;
  const dropped: ItemStack[] = [];
  const made = new InventoryMenu(player, (stack) => dropped.push(stack));
  return { player, click: (slot, button, shift) => made.click(slot, button, shift), close: () => made.close(), dropped };
}

const stone = (count: number): ItemStack => ({ item: 'stone', count });

describe('the inventory menu', () => {
  it('takes a whole stack with the left button and half, rounded up, with the right', () => {
    const left = menu({ 9: stone(7) });
    left.click(9, 'left', false);
    expect([left.player.carried, left.player.inventory[9]]).toEqual([stone(7), null]);
    const right = menu({ 9: stone(7) });
    right.click(9, 'right', false);
    expect([right.player.carried, right.player.inventory[9]]).toEqual([stone(4), stone(3)]);
  });

  it('puts all with the left button, one with the right, and no more than a stack', () => {
    const { player, click } = menu({ 9: stone(60), 10: stone(10) });
    click(10, 'left', false);
    click(9, 'left', false);
    expect([player.carried, player.inventory[9]]).toEqual([stone(6), stone(64)]);
    click(11, 'right', false);
    expect([player.carried, player.inventory[11]]).toEqual([stone(5), stone(1)]);
  });

  it('swaps different stacks', () => {
    const { player, click } = menu({ 9: stone(3), 10: { item: 'dirt', count: 2 } });
    click(9, 'left', false);
    click(10, 'left', false);
    expect([player.carried, player.inventory[10]]).toEqual([{ item: 'dirt', count: 2 }, stone(3)]);
  });

  it('sends a stack between hotbar and main inventory with Shift, merging first', () => {
    const { player, click } = menu({ 9: stone(40), 36: { item: 'dirt', count: 1 }, 38: stone(40) });
    click(9, 'left', true);
    expect([player.inventory[9], player.inventory[38], player.inventory[37]]).toEqual([null, stone(64), stone(16)]);
    click(36, 'left', true);
    expect([player.inventory[36], player.inventory[9]]).toEqual([null, { item: 'dirt', count: 1 }]);
  });

  it('wears armour in its own slot alone, one piece', () => {
    const helmet = { item: 'iron_helmet', count: 1 };
    const { player, click } = menu({ 9: helmet });
    click(9, 'left', false);
    click(6, 'left', false);
    expect(player.carried).toEqual(helmet);
    click(5, 'left', false);
    expect([player.carried, player.inventory[5]]).toEqual([null, helmet]);
    click(5, 'left', true);
    expect(player.inventory[9]).toEqual(helmet);
    click(9, 'left', true);
    expect(player.inventory[5]).toEqual(helmet);
  });

  it('does not merge tools of different wear, nor stack them', () => {
    const { player, click } = menu({ 9: { item: 'iron_axe', count: 1 }, 10: { item: 'iron_axe', count: 1, damage: 4 } });
    click(9, 'left', false);
    click(10, 'left', false);
    expect(player.carried).toEqual({ item: 'iron_axe', count: 1, damage: 4 });
  });

  it('leaves the crafting slots alone', () => {
    const { player, click } = menu({ 9: stone(3) });
    click(9, 'left', false);
    for (const slot of [0, 1, 4]) click(slot, 'left', false);
    expect(player.carried).toEqual(stone(3));
  });

  it('throws what is dropped outside, and gives the rest back when it closes', () => {
    const { player, click, close, dropped } = menu({ 9: stone(5) });
    click(9, 'left', false);
    click(-999, 'right', false);
    expect(dropped).toEqual([stone(1)]);
    close();
    expect([player.carried, player.inventory[36]]).toEqual([null, stone(4)]);
  });

  it('refuses a slot that does not exist', () => {
    expect(() => menu({}).click(46, 'left', false)).toThrow(/no slot 46; use 0 to 45/);
  });
});
