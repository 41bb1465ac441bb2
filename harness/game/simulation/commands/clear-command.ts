import { readItem, skipPlayer } from './block-argument.ts';
import { type Command, CommandError } from './command.ts';

export const clearCommand: Command = {
  name: 'clear',
  usage: ['clear [@s] [<item>] [<most>]'],
  summary: 'takes items out of your inventory',
  cheat: true,
  run(input, { player, reply }) {
    skipPlayer(input);
    const item = input.more ? readItem(input) : null;
    let left = input.more ? input.integer('most', 0, 2147483647) : Number.POSITIVE_INFINITY;
    input.end();
    let taken = 0;
    player.inventory = player.inventory.map((stack) => {
      if (stack === null || (item !== null && stack.item !== item)) return stack;
      const part = Math.min(stack.count, left);
      left -= part;
      taken += part;
      return part === stack.count ? null : { ...stack, count: stack.count - part };
    });
    if (taken === 0) throw new CommandError(item === null ? 'your inventory is empty already' : `you have no ${item}`);
    reply(`${taken} ${taken === 1 ? 'item was' : 'items were'} taken away.`);
  },
};
