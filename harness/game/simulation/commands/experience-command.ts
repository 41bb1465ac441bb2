import { addLevels, addPoints, pointsOf, pointsToNext, setPoints } from '../experience/experience.ts';
import { integer, mostInteger } from './arguments/numbers.ts';
import { player as playerType } from './arguments/targets.ts';
import { type ChatCommand, CommandError, type CommandGame } from './command.ts';
import { argument, type Values } from './tree/argument.ts';
import { line, type Runner } from './tree/command-node.ts';

type Unit = 'points' | 'levels';

/** Levels beyond this take more points than are counted exactly. */
const mostLevels = 21863;
const target = argument('target', playerType);
const added = argument('amount', integer('amount', -mostInteger));
const total = argument('amount', integer('amount', 0));

function change({ player, reply }: CommandGame, values: Values, unit: Unit): void {
  const set = values.maybe(total);
  const amount = set ?? values.get(added);
  const levels = set === undefined ? player.level + amount : amount;
  if (unit === 'levels' && levels > mostLevels) throw new CommandError(`${mostLevels} levels are the most`);
  if (unit === 'levels') addLevels(player, levels - player.level);
  else if (set === undefined) addPoints(player, amount);
  else if (amount >= pointsToNext(player.level))
    throw new CommandError(`level ${player.level} has room for ${pointsToNext(player.level) - 1} points`);
  else setPoints(player, amount);
  reply(`You have ${player.level} levels and ${pointsOf(player)} points.`);
}

const changeBy =
  (unit: Unit): Runner =>
  (game, values) =>
    change(game, values, unit);

const query =
  (unit: Unit): Runner =>
  ({ player, reply }) =>
    reply(`You have ${unit === 'levels' ? player.level : pointsOf(player)} ${unit}.`);

const units: readonly Unit[] = ['points', 'levels'];

/** Points and levels of experience (minecraft.wiki, "Commands/experience"). */
export const experienceCommand: ChatCommand = {
  name: 'experience',
  aliases: ['xp'],
  summary: 'gives, sets and tells experience',
  cheat: true,
  parts: [
    line(changeBy('points'), ['add', target, added]),
    line(changeBy('points'), ['set', target, total]),
    ...units.flatMap((unit) => [
      line(changeBy(unit), ['add', target, added, unit]),
      line(changeBy(unit), ['set', target, total, unit]),
      line(query(unit), ['query', target, unit]),
    ]),
  ],
};
