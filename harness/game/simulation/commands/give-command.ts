import { displayName } from '../display-name.ts';
import { stackLimit } from '../items/item-data.ts';
import { addToInventory } from '../player/inventory.ts';
import { readItem, readPlayer } from './block-argument.ts';
import type { Command } from './command.ts';

/** Stacks that one command may give. */
const mostStacks = 100;

export const giveCommand: Command = {
  name: 'give',
  usage: ['give @s <item> [<count>]'],
  summary: 'puts items into your inventory',
  cheat: true,
  run(input, { player, drops, reply }) {
    readPlayer(input);
    const item = readItem(input);
    const count = input.more ? input.integer('count', 1, mostStacks * stackLimit(item)) : 1;
    input.end();
    let left = addToInventory(player, { item, count });
    drops.onPickup(item, count);
    while (left > 0) {
      const part = Math.min(left, stackLimit(item));
      drops.throw([player.x, player.y + 1, player.z], [0, 0, 0], { item, count: part });
      left -= part;
    }
    reply(`You got ${count} ${displayName(item)}.`);
  },
};
