import { chatCommands } from './chat-command-list.ts';
import { type ChatCommand, CommandError, type CommandGame } from './command.ts';
import { type CommandNode, literal } from './tree/command-node.ts';
import { forms, nodeWord } from './tree/forms.ts';
import { type ParsedLine, parseLine } from './tree/parse-line.ts';

/** The names of a command. */
const namesOf = ({ name, aliases = [] }: ChatCommand): readonly string[] => [name, ...aliases];

const byName = new Map(chatCommands.flatMap((command) => namesOf(command).map((name) => [name, command] as const)));
const nodes = new Map<string, CommandNode>([...byName].map(([name, command]) => [name, literal(name, ...command.parts)]));

/** The node under which every command of a world hangs. Without cheats those that cheat are missing. */
export function commandRoot(cheats: boolean): CommandNode {
  const children = [...nodes].filter(([name]) => cheats || byName.get(name)?.cheat === false).map(([, node]) => node);
  return { name: '', argument: null, run: null, redirect: null, children };
}

/** A command by any of its names. Throws a CommandError for a name that none has. */
export function findCommand(name: string): ChatCommand {
  const found = byName.get(name);
  if (found === undefined) throw new CommandError(`there is no command /${name}. Type /help for a list`);
  return found;
}

/** Every form of a command, without its slash. */
export function commandForms(name: string): readonly string[] {
  const node = nodes.get(name);
  return node === undefined ? [] : forms(node);
}

/** Characters before a fault that its sentence repeats, as in Java. */
const context = 10;

/** The end of the line up to a fault, and a mark there. */
function marked(text: string, at: number): string {
  const from = Math.max(0, at - context);
  return `${from > 0 ? '…' : ''}${text.slice(from, at)}<--[HERE]`;
}

/** Forms that begin with the words that were read before a fault. */
function usageAt(name: string, { steps }: ParsedLine): string {
  const read = steps.map(({ node }) => nodeWord(node));
  const all = commandForms(name);
  for (let words = read.length; words > 0; words--) {
    const start = [name, ...read.slice(0, words)].join(' ');
    const fitting = all.filter((form) => `${form.replace(/[[\]]/g, '')} `.startsWith(`${start} `));
    if (fitting.length > 0) return usage(fitting);
  }
  return usage(all);
}

const usage = (all: readonly string[]): string => `Usage: ${all.map((form) => `/${form}`).join(', ')}`;
const sentence = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);

/** Runs a line without its slash. What goes wrong is told in the chat, with where in the line, and the command's usage. */
export function runCommand(line: string, game: CommandGame): void {
  const text = line.trim();
  const [name = ''] = text.split(' ');
  try {
    const command = findCommand(name);
    if (command.cheat && !game.world.cheats) {
      game.refuse(`/${name} needs a world that allows cheats. Create one with cheats on to use it.`);
      return;
    }
    const parsed = parseLine(nodes.get(name)!, text, name.length, game);
    if (parsed.fault !== null) {
      const { message, at } = parsed.fault;
      game.refuse(`${sentence(message)}: ${marked(text, at)}. ${usageAt(name, parsed)}`);
      return;
    }
    parsed.run?.(game, parsed.values);
  } catch (error) {
    if (!(error instanceof CommandError)) throw error;
    game.refuse(`${sentence(error.message)}.`);
  }
}
