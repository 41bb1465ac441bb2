import { hurtMob } from '../combat/hurt-mob.ts';
import { type DamageType, damageTypes } from '../damage/damage-types.ts';
import { Mob } from '../entities/mobs/mob.ts';
import { Player } from '../player/player.ts';
import { entities } from './arguments/entities.ts';
import { decimal } from './arguments/numbers.ts';
import { type ChatCommand, CommandError } from './command.ts';
import { selectTargets } from './selectors.ts';
import { type ArgumentType, argument } from './tree/argument.ts';
import { line } from './tree/command-node.ts';

const types = Object.keys(damageTypes) as readonly DamageType[];

const damageType: ArgumentType<DamageType> = {
  takes: 'a kind of damage',
  read(input) {
    const word = input.word('damage type').replace(/^minecraft:/, '');
    const found = types.find((type) => type === word);
    if (found === undefined) throw input.fault(`this game has no damage type "${word}"`);
    return found;
  },
  suggest: () => types,
};

const target = argument('target', entities);
const amount = argument('amount', decimal('amount', 0));
const type = argument('damage type', damageType);

/** Hurts the player or whom a selector names (minecraft.wiki, "Commands/damage"). */
export const damageCommand: ChatCommand = {
  name: 'damage',
  summary: 'hurts you, or whom a selector names',
  cheat: true,
  parts: [
    line(
      (game, values) => {
        const [found, ...more] = selectTargets(game.entityGame, values.get(target));
        const harm = values.get(amount);
        if (found === undefined) throw new CommandError('nobody fits that selector');
        if (more.length > 0) throw new CommandError(`${more.length + 1} fit that selector, and one is wanted; add limit=1`);
        const counted =
          found instanceof Player
            ? game.survival.hurt(harm, { type: values.maybe(type) ?? 'generic' })
            : found instanceof Mob && hurtMob(found, game.entityGame, harm, { kind: 'blow' });
        if (!counted) throw new CommandError('that did no harm: it is dead, protected, was just hurt, or cannot be hurt');
        game.reply(`${harm} points of damage were done.`);
      },
      [target, amount],
      [type],
    ),
  ],
};
