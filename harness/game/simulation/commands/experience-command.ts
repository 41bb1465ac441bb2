import { addLevels, addPoints, pointsOf, pointsToNext, setPoints } from '../experience/experience.ts';
import { readPlayer } from './block-argument.ts';
import { type Command, CommandError, type CommandGame } from './command.ts';
import type { CommandReader } from './command-reader.ts';

const units = ['points', 'levels'] as const;
const most = 2147483647;
/** Levels beyond this take more points than are counted exactly. */
const mostLevels = 21863;

function told({ player }: CommandGame): string {
  return `You have ${player.level} levels and ${pointsOf(player)} points.`;
}

function change(input: CommandReader, game: CommandGame, action: 'add' | 'set'): string {
  const { player } = game;
  readPlayer(input);
  const amount = input.integer('amount', action === 'add' ? -most : 0, most);
  const unit = input.more ? input.choice('unit', units) : 'points';
  input.end();
  const levels = action === 'set' ? amount : player.level + amount;
  if (unit === 'levels' && levels > mostLevels) throw new CommandError(`${mostLevels} levels are the most`);
  if (unit === 'levels') addLevels(player, levels - player.level);
  else if (action === 'add') addPoints(player, amount);
  else if (amount >= pointsToNext(player.level))
    throw new CommandError(`level ${player.level} has room for ${pointsToNext(player.level) - 1} points`);
  else setPoints(player, amount);
  return told(game);
}

/** Points and levels of experience (minecraft.wiki, "Commands/experience"). Its short name is xp. */
export const experienceCommand: Command = {
  name: 'experience',
  usage: ['experience add|set @s <amount> [points|levels]', 'experience query @s points|levels'],
  summary: 'gives, sets and tells experience',
  cheat: true,
  run(input, game) {
    const action = input.choice('action', ['add', 'set', 'query']);
    if (action !== 'query') return game.reply(change(input, game, action));
    readPlayer(input);
    const unit = input.choice('unit', units);
    input.end();
    game.reply(`You have ${unit === 'levels' ? game.player.level : pointsOf(game.player)} ${unit}.`);
  },
};
