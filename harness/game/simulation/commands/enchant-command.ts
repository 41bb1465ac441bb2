import { displayName } from '../display-name.ts';
import { type Enchantment, enchantment, enchantments, takesEnchantment } from '../items/enchantment-table.ts';
import { integer } from './arguments/numbers.ts';
import { player as playerType } from './arguments/targets.ts';
import { type ChatCommand, CommandError } from './command.ts';
import { type ArgumentType, argument } from './tree/argument.ts';
import { line } from './tree/command-node.ts';

const enchantmentType: ArgumentType<Enchantment> = {
  takes: 'an enchantment',
  read(input) {
    const id = input.word('enchantment').replace(/^minecraft:/, '');
    const found = enchantment(id);
    if (found === undefined) throw input.fault(`this game has no enchantment "${id}"`);
    return found;
  },
  suggest: () => enchantments.map(({ id }) => id),
};

const target = argument('target', playerType);
const what = argument('enchantment', enchantmentType);
const level = argument('level', integer('level', 0, 255));

/** Puts an enchantment on what is in the hand (minecraft.wiki, "Commands/enchant"). */
export const enchantCommand: ChatCommand = {
  name: 'enchant',
  summary: 'puts an enchantment on what you hold',
  cheat: true,
  parts: [
    line(
      ({ player, reply }, values) => {
        const kind = values.get(what);
        const strength = values.maybe(level) ?? 1;
        const { held } = player;
        if (held === null) throw new CommandError('your hand is empty; select what shall be enchanted');
        if (strength > kind.most) throw new CommandError(`${kind.most} is the highest level of ${kind.id}, so it cannot be ${strength}`);
        const barred = Object.keys(held.enchantments ?? {}).find((other) => kind.not?.includes(other));
        if (!takesEnchantment(held.item, kind)) throw new CommandError(`${held.item} does not take ${kind.id}`);
        if (barred !== undefined) throw new CommandError(`${kind.id} does not go with ${barred}, which is on it`);
        player.held = { ...held, enchantments: { ...held.enchantments, [kind.id]: strength } };
        reply(`${displayName(held.item)} has ${displayName(kind.id)} ${strength} now.`);
      },
      [target, what],
      [level],
    ),
  ],
};
