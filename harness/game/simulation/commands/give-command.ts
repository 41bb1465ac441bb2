import { displayName } from '../display-name.ts';
import { stackLimit } from '../items/item-data.ts';
import { addToInventory } from '../player/inventory.ts';
import { item } from './arguments/items.ts';
import { integer } from './arguments/numbers.ts';
import { player as playerType } from './arguments/targets.ts';
import { type ChatCommand, CommandError } from './command.ts';
import { argument } from './tree/argument.ts';
import { line } from './tree/command-node.ts';

/** Stacks that one command may give, as in Java. */
const mostStacks = 100;
const target = argument('target', playerType);
const what = argument('item', item);
const amount = argument('count', integer('count', 1, mostStacks * 64));

/** Puts items into the inventory; what does not fit falls to the ground (minecraft.wiki, "Commands/give"). */
export const giveCommand: ChatCommand = {
  name: 'give',
  summary: 'puts items into your inventory',
  cheat: true,
  parts: [
    line(
      ({ player, drops, reply }, values) => {
        const stack = values.get(what);
        const limit = stackLimit(stack.item);
        const count = values.maybe(amount) ?? 1;
        if (count > mostStacks * limit) throw new CommandError(`count is from 1 to ${mostStacks * limit}, not ${count}`);
        let left = addToInventory(player, { ...stack, count });
        drops.onPickup(stack.item, count);
        while (left > 0) {
          const part = Math.min(left, limit);
          drops.throw([player.x, player.y + 1, player.z], [0, 0, 0], { ...stack, count: part });
          left -= part;
        }
        reply(`You got ${count} ${displayName(stack.item)}.`);
      },
      [target, what],
      [amount],
    ),
  ],
};
