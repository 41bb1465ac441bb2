import { type GameRule, gameRule, gameRules } from '../world/game-rules.ts';
import { integer } from './arguments/numbers.ts';
import { truth } from './arguments/words.ts';
import type { ChatCommand, CommandGame } from './command.ts';
import { argument } from './tree/argument.ts';
import { line, literal } from './tree/command-node.ts';

const told = ({ world, reply }: CommandGame, name: GameRule): void => reply(`The rule ${name} is ${world.gameRules.get(name)}.`);

/** What may follow a rule's name: nothing, which tells it, or its new value. */
function ruleParts(name: GameRule) {
  const rule = gameRule(name)!;
  const value = argument<boolean | number>(
    'value',
    typeof rule.value === 'boolean' ? truth('value') : integer('value', rule.least, rule.most),
  );
  return [
    literal(name, (game) => told(game, name)),
    line(
      (game, values) => {
        game.world.gameRules.set(name, values.get(value));
        told(game, name);
      },
      [name, value],
    ),
  ];
}

/** Tells and sets the world's rules (minecraft.wiki, "Commands/gamerule"). */
export const gameruleCommand: ChatCommand = {
  name: 'gamerule',
  summary: "tells or sets one of the world's rules",
  cheat: true,
  parts: gameRules.flatMap(({ name }) => ruleParts(name)),
};
