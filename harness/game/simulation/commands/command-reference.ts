import { chatCommands } from './chat-command-list.ts';
import type { ChatCommand } from './command.ts';
import { commandForms } from './run-command.ts';
import type { Argument } from './tree/argument.ts';
import { type CommandNode, literal } from './tree/command-node.ts';

/** Every argument below a node, each kind once, in the order of the forms. */
function argumentsBelow(node: CommandNode): readonly Argument<unknown>[] {
  const own = node.argument === null ? [] : [node.argument];
  const all = [...own, ...node.children.flatMap(argumentsBelow)];
  return all.filter(({ name, type }, i) => all.findIndex((other) => other.name === name && other.type.takes === type.takes) === i);
}

function section(command: ChatCommand): string {
  const { name, aliases = [], summary, cheat, parts } = command;
  const others = aliases.length === 0 ? '' : ` Also: ${aliases.map((alias) => `\`/${alias}\``).join(', ')}.`;
  const rights = cheat ? ' Needs cheats.' : '';
  const taken = argumentsBelow(literal(name, ...parts)).map(({ name: of, type }) => `- \`<${of}>\`: ${type.takes.replaceAll('|', '\\|')}`);
  return [
    `## /${name}`,
    '',
    `${summary.slice(0, 1).toUpperCase()}${summary.slice(1)}.${rights}${others}`,
    '',
    '```',
    ...commandForms(name).map((form) => `/${form}`),
    '```',
    ...(taken.length === 0 ? [] : ['', ...taken]),
  ].join('\n');
}

/** The reference of all chat commands as Markdown, made from the trees that read them. */
export function commandReference(): string {
  const head = [
    '# Chat commands',
    '',
    'Generated from the trees in `harness/game/simulation/commands/`; `npx vitest run ci/chat-commands.test.ts -u` writes it anew.',
    '',
    'What stands in brackets may be left out, each only with what is before it; `a|b` is one of the two. While a command is typed the chat offers what fits; Tab writes it. A command that does not fit is answered with the place of the fault: `…@s stone <--[HERE]`.',
  ].join('\n');
  return `${[head, ...chatCommands.map(section)].join('\n\n')}\n`;
}
