import { sameItem } from '../items/item-stack.ts';
import type { ItemStack } from '../view.ts';
import { item } from './arguments/items.ts';
import { integer } from './arguments/numbers.ts';
import { player as playerType } from './arguments/targets.ts';
import { type ChatCommand, CommandError } from './command.ts';
import { argument } from './tree/argument.ts';
import { line, type Runner } from './tree/command-node.ts';

const target = argument('target', playerType);
const what = argument('item', item);
const most = argument('most', integer('most', 0));

/** Whether a stack is of the kind that a line names: components that the line does not have do not matter. */
function matches(wanted: ItemStack, stack: ItemStack): boolean {
  return wanted.item === stack.item && (Object.keys(wanted).length === 2 || sameItem({ ...stack, ...wanted }, stack));
}

const clear: Runner = ({ player, reply }, values) => {
  const wanted = values.maybe(what);
  const limit = values.maybe(most);
  let left = limit === undefined || limit === 0 ? Number.POSITIVE_INFINITY : limit;
  let taken = 0;
  const inventory = player.inventory.map((stack) => {
    if (stack === null || (wanted !== undefined && !matches(wanted, stack))) return stack;
    const part = Math.min(stack.count, left);
    left -= part;
    taken += part;
    return part === stack.count ? null : { ...stack, count: stack.count - part };
  });
  if (taken === 0) throw new CommandError(wanted === undefined ? 'your inventory is empty already' : `you have no ${wanted.item}`);
  // A most of 0 only counts, as in Java.
  if (limit !== 0) player.inventory = inventory;
  reply(limit === 0 ? `You have ${taken} of it.` : `${taken} ${taken === 1 ? 'item was' : 'items were'} taken away.`);
};

/** Takes items out of the inventory (minecraft.wiki, "Commands/clear"). */
export const clearCommand: ChatCommand = {
  name: 'clear',
  summary: 'takes items out of your inventory, or counts them with a most of 0',
  cheat: true,
  parts: [clear, line(clear, [target], [what, most])],
};
