import type { ChatCommand, CommandGame } from './command.ts';
import { type ArgumentType, argument } from './tree/argument.ts';
import { line, literal } from './tree/command-node.ts';
import { forms } from './tree/forms.ts';

/** Lists the commands, or tells how to use one (minecraft.wiki, "Commands/help"). The list is handed over since it holds this one too. */
export function helpCommand(all: () => readonly ChatCommand[]): ChatCommand {
  const allowed = ({ world }: CommandGame) => all().filter(({ cheat }) => world.cheats || !cheat);
  const named: ArgumentType<ChatCommand> = {
    takes: 'the name of a command',
    read(input) {
      const word = input.word('command').replace(/^\//, '');
      const found = all().find(({ name, aliases }) => name === word || aliases?.includes(word));
      if (found === undefined) throw input.fault(`there is no command /${word}`);
      return found;
    },
    suggest: (_, game) => allowed(game).map(({ name }) => name),
  };
  const command = argument('command', named);
  return {
    name: 'help',
    summary: 'lists the commands, or tells how to use one',
    cheat: false,
    parts: [
      (game) => {
        for (const { name, summary } of allowed(game)) game.reply(`/${name}: ${summary}`);
      },
      line(
        ({ reply }, values) => {
          const { name, parts } = values.get(command);
          for (const form of forms(literal(name, ...parts))) reply(`/${form}`);
        },
        [command],
      ),
    ],
  };
}
