import { bossbarCommand } from './bossbar-command.ts';
import { clearCommand } from './clear-command.ts';
import { type Command, CommandError, type CommandGame } from './command.ts';
import { CommandReader } from './command-reader.ts';
import { difficultyCommand } from './difficulty-command.ts';
import { effectCommand } from './effect-command.ts';
import { experienceCommand } from './experience-command.ts';
import { fillCommand } from './fill-command.ts';
import { gamemodeCommand } from './gamemode-command.ts';
import { giveCommand } from './give-command.ts';
import { killCommand } from './kill-command.ts';
import { sayCommand } from './say-command.ts';
import { scoreboardCommand } from './scoreboard-command.ts';
import { seedCommand } from './seed-command.ts';
import { setblockCommand } from './setblock-command.ts';
import { spawnpointCommand } from './spawnpoint-command.ts';
import { tellrawCommand } from './tellraw-command.ts';
import { tickCommand } from './tick-command.ts';
import { timeCommand } from './time-command.ts';
import { titleCommand } from './title-command.ts';
import { tpCommand } from './tp-command.ts';
import { weatherCommand } from './weather-command.ts';

const helpCommand: Command = {
  name: 'help',
  usage: ['help [<command>]'],
  summary: 'lists the commands, or tells how to use one',
  cheat: false,
  run(input, { reply }) {
    if (!input.more) {
      for (const command of commands) reply(`/${command.name}: ${command.summary}`);
      return;
    }
    const name = input.word('command').replace(/^\//, '');
    input.end();
    const command = findCommand(name);
    for (const form of command.usage) reply(`/${form}`);
  },
};

/** Every command of the chat, by name. */
export const commands: readonly Command[] = [
  bossbarCommand,
  clearCommand,
  difficultyCommand,
  effectCommand,
  experienceCommand,
  fillCommand,
  gamemodeCommand,
  giveCommand,
  helpCommand,
  killCommand,
  sayCommand,
  scoreboardCommand,
  seedCommand,
  setblockCommand,
  spawnpointCommand,
  tellrawCommand,
  tickCommand,
  timeCommand,
  titleCommand,
  tpCommand,
  weatherCommand,
];

/** Other names of commands. */
const aliases: Readonly<Record<string, string>> = { teleport: 'tp', xp: 'experience' };

function findCommand(name: string): Command {
  const found = commands.find((command) => command.name === (aliases[name] ?? name));
  if (found === undefined) throw new CommandError(`There is no command /${name}. Type /help for a list`);
  return found;
}

/** Runs a line without its slash. What goes wrong is told in the chat, with the command's usage. */
export function runCommand(line: string, game: CommandGame): void {
  const [name = '', ...rest] = line.trim().split(' ');
  let usage: readonly string[] = [];
  try {
    const command = findCommand(name);
    if (command.cheat && !game.world.cheats) {
      game.refuse(`/${name} needs a world that allows cheats. Create one with cheats on to use it.`);
      return;
    }
    usage = command.usage;
    command.run(new CommandReader(rest.join(' ')), game);
  } catch (error) {
    if (!(error instanceof CommandError)) throw error;
    const sentence = error.message.slice(0, 1).toUpperCase() + error.message.slice(1);
    const help = usage.length === 0 ? '' : ` Usage: ${usage.map((form) => `/${form}`).join(', ')}`;
    game.refuse(`${sentence}.${help}`);
  }
}
