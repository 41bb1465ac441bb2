import { displaySlots, type Objective } from '../hud/scoreboard.ts';
import { plainText } from '../hud/styled-text.ts';
import { type Command, CommandError, type CommandGame } from './command.ts';
import type { CommandReader } from './command-reader.ts';
import { readText } from './text-argument.ts';

type Action = (input: CommandReader, game: CommandGame) => string;

const [least, most] = [-2147483648, 2147483647];
/** Names that mean the player of a one-player world. */
const selves = ['@s', '@p', '@a', '@r'];
/** Criteria that only commands change, which are those this game has. */
const criteria = ['dummy', 'trigger'];

function readObjective(input: CommandReader, { hud }: CommandGame): Objective {
  const name = input.word('objective');
  const objective = hud.scoreboard.objective(name);
  if (objective === undefined) throw new CommandError(`there is no objective "${name}"; add it with /scoreboard objectives add`);
  return objective;
}

/** Who has a score: the player, or any name. */
function readHolder(input: CommandReader): string {
  const word = input.word('holder');
  if (selves.includes(word)) return 'Player';
  if (word.startsWith('@') || word === '*') throw new CommandError(`"${word}" names nobody here; write @s or a name`);
  return word;
}

const objectiveActions: Readonly<Record<string, Action>> = {
  add(input, { hud }) {
    const name = input.word('objective');
    if (!/^[A-Za-z0-9_.+-]+$/.test(name)) throw new CommandError(`an objective's name has letters, digits and _ . + -, not "${name}"`);
    const criterion = input.choice('criterion', criteria);
    const display = input.more ? readText(input, 'display name') : name;
    if (!hud.scoreboard.add({ name, display, criterion })) throw new CommandError(`there is an objective "${name}" already`);
    return `The objective ${name} is there.`;
  },
  list(input, { hud }) {
    input.end();
    const { objectives } = hud.scoreboard;
    if (objectives.length === 0) return 'There are no objectives.';
    return `Objectives: ${objectives.map(({ name, display }) => `${name} (${plainText(display)})`).join(', ')}`;
  },
  remove(input, game) {
    const { name } = readObjective(input, game);
    input.end();
    game.hud.scoreboard.remove(name);
    return `The objective ${name} is gone.`;
  },
  setdisplay(input, game) {
    const slot = input.choice('slot', displaySlots);
    const name = input.more ? readObjective(input, game).name : null;
    input.end();
    if (game.hud.scoreboard.shownIn(slot) === name) throw new CommandError(`that would change nothing; ${slot} shows ${name ?? 'nothing'}`);
    game.hud.scoreboard.display(slot, name);
    return name === null ? `${slot} shows nothing now.` : `${slot} shows ${name} now.`;
  },
};

/** Sets a score to what a rule makes of the one that is there and a number. */
const counted =
  (rule: (score: number, by: number) => number, from: number): Action =>
  (input, game) => {
    const holder = readHolder(input);
    const { name } = readObjective(input, game);
    const by = input.integer('score', from, most);
    input.end();
    const score = rule(game.hud.scoreboard.score(holder, name) ?? 0, by) | 0;
    game.hud.scoreboard.set(holder, name, score);
    return `${holder} has ${score} in ${name}.`;
  };

const playerActions: Readonly<Record<string, Action>> = {
  add: counted((score, by) => score + by, 0),
  get(input, game) {
    const holder = readHolder(input);
    const { name } = readObjective(input, game);
    input.end();
    const score = game.hud.scoreboard.score(holder, name);
    if (score === null) throw new CommandError(`${holder} has no score in ${name}`);
    return `${holder} has ${score} in ${name}.`;
  },
  list(input, { hud }) {
    const holder = input.more ? readHolder(input) : null;
    input.end();
    const scores = hud.scoreboard.scores.filter((score) => holder === null || score.holder === holder);
    if (scores.length === 0) return 'Nobody has a score.';
    return `Scores: ${scores.map((score) => `${score.holder} ${score.score} in ${score.objective}`).join(', ')}`;
  },
  remove: counted((score, by) => score - by, 0),
  reset(input, game) {
    const holder = readHolder(input);
    const name = input.more ? readObjective(input, game).name : null;
    input.end();
    if (game.hud.scoreboard.reset(holder, name) === 0)
      throw new CommandError(`${holder} has no score${name === null ? '' : ` in ${name}`}`);
    return `${holder} has no score${name === null ? '' : ` in ${name}`} any more.`;
  },
  set: counted((_, by) => by, least),
};

const groups: Readonly<Record<string, Readonly<Record<string, Action>>>> = { objectives: objectiveActions, players: playerActions };

/** Objectives and scores, as far as a world without teams and tracked deeds needs them (minecraft.wiki, "Commands/scoreboard"). */
export const scoreboardCommand: Command = {
  name: 'scoreboard',
  usage: [
    'scoreboard objectives add <objective> dummy [<display name>]',
    'scoreboard objectives list',
    'scoreboard objectives remove <objective>',
    `scoreboard objectives setdisplay ${displaySlots.join('|')} [<objective>]`,
    'scoreboard players set|add|remove <holder> <objective> <score>',
    'scoreboard players get|reset <holder> [<objective>]',
    'scoreboard players list [<holder>]',
  ],
  summary: 'keeps scores and shows them beside the game',
  cheat: true,
  run(input, game) {
    const actions = groups[input.choice('part', Object.keys(groups))]!;
    game.reply(actions[input.choice('action', Object.keys(actions))]!(input, game));
  },
};
