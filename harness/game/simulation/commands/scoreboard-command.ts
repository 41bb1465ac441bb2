import { displaySlots } from '../hud/scoreboard.ts';
import { plainText } from '../hud/styled-text.ts';
import { integer } from './arguments/numbers.ts';
import { choice, component } from './arguments/words.ts';
import { type ChatCommand, CommandError, type CommandGame } from './command.ts';
import { type ArgumentType, argument } from './tree/argument.ts';
import { line, type Runner } from './tree/command-node.ts';

/** Names that mean the player of a one-player world. */
const selves = ['@s', '@p', '@a', '@r'];

const objectiveType: ArgumentType<string> = {
  takes: 'the name of an objective that is there',
  read(input, { hud }) {
    const name = input.word('objective');
    if (hud.scoreboard.objective(name) === undefined) {
      throw input.fault(`there is no objective "${name}"; add it with /scoreboard objectives add`);
    }
    return name;
  },
  suggest: (_, { hud }) => hud.scoreboard.objectives.map(({ name }) => name),
};

const newObjective: ArgumentType<string> = {
  takes: 'a new name of letters, digits and _ . + -',
  read(input) {
    const name = input.word('objective');
    if (!/^[A-Za-z0-9_.+-]+$/.test(name)) throw input.fault(`an objective's name has letters, digits and _ . + -, not "${name}"`);
    return name;
  },
};

const holderType: ArgumentType<string> = {
  takes: 'who has the score: @s or any name',
  read(input) {
    const word = input.word('holder');
    if (selves.includes(word)) return 'Player';
    if (word.startsWith('@') || word === '*') throw input.fault(`"${word}" names nobody here; write @s or a name`);
    return word;
  },
  suggest: (_, { hud }) => [...new Set(['@s', 'Player', ...hud.scoreboard.scores.map(({ holder }) => holder)])],
};

const objective = argument('objective', objectiveType);
const added = argument('objective', newObjective);
// Criteria that only commands change, which are those this game has.
const criterion = argument('criterion', choice('criterion', ['dummy', 'trigger']));
const display = argument('display name', component('display name'));
const slot = argument('slot', choice('slot', displaySlots));
const holder = argument('holder', holderType);
const score = argument('score', integer('score'));
const amount = argument('score', integer('score', 0));

const add: Runner = ({ hud, reply }, values) => {
  const name = values.get(added);
  if (!hud.scoreboard.add({ name, display: values.maybe(display) ?? name, criterion: values.get(criterion) }))
    throw new CommandError(`there is an objective "${name}" already`);
  reply(`The objective ${name} is there.`);
};

const list: Runner = ({ hud, reply }) => {
  const { objectives } = hud.scoreboard;
  reply(
    objectives.length === 0
      ? 'There are no objectives.'
      : `Objectives: ${objectives.map(({ name, display }) => `${name} (${plainText(display)})`).join(', ')}`,
  );
};

const remove: Runner = ({ hud, reply }, values) => {
  hud.scoreboard.remove(values.get(objective));
  reply(`The objective ${values.get(objective)} is gone.`);
};

const setDisplay: Runner = ({ hud, reply }, values) => {
  const [where, name] = [values.get(slot), values.maybe(objective) ?? null];
  if (hud.scoreboard.shownIn(where) === name) throw new CommandError(`that would change nothing; ${where} shows ${name ?? 'nothing'}`);
  hud.scoreboard.display(where, name);
  reply(name === null ? `${where} shows nothing now.` : `${where} shows ${name} now.`);
};

function told({ hud, reply }: CommandGame, who: string, name: string): void {
  reply(`${who} has ${hud.scoreboard.score(who, name)} in ${name}.`);
}

const get: Runner = (game, values) => {
  const [who, name] = [values.get(holder), values.get(objective)];
  if (game.hud.scoreboard.score(who, name) === null) throw new CommandError(`${who} has no score in ${name}`);
  told(game, who, name);
};

/** Sets a score to what a rule makes of the one that is there. */
function counted(game: CommandGame, who: string, name: string, rule: (before: number) => number): void {
  game.hud.scoreboard.set(who, name, rule(game.hud.scoreboard.score(who, name) ?? 0) | 0);
  told(game, who, name);
}

const scores: Runner = ({ hud, reply }, values) => {
  const who = values.maybe(holder);
  const found = hud.scoreboard.scores.filter((each) => who === undefined || each.holder === who);
  reply(
    found.length === 0
      ? 'Nobody has a score.'
      : `Scores: ${found.map((each) => `${each.holder} ${each.score} in ${each.objective}`).join(', ')}`,
  );
};

const reset: Runner = ({ hud, reply }, values) => {
  const [who, name] = [values.get(holder), values.maybe(objective) ?? null];
  const where = name === null ? '' : ` in ${name}`;
  if (hud.scoreboard.reset(who, name) === 0) throw new CommandError(`${who} has no score${where}`);
  reply(`${who} has no score${where} any more.`);
};

/** Objectives and scores, as far as a world without teams and tracked deeds needs them (minecraft.wiki, "Commands/scoreboard"). */
export const scoreboardCommand: ChatCommand = {
  name: 'scoreboard',
  summary: 'keeps scores and shows them beside the game',
  cheat: true,
  parts: [
    line(add, ['objectives', 'add', added, criterion], [display]),
    line(list, ['objectives', 'list']),
    line(remove, ['objectives', 'remove', objective]),
    line(setDisplay, ['objectives', 'setdisplay', slot], [objective]),
    line(
      (game, values) => counted(game, values.get(holder), values.get(objective), () => values.get(score)),
      ['players', 'set', holder, objective, score],
    ),
    line(
      (game, values) => counted(game, values.get(holder), values.get(objective), (before) => before + values.get(amount)),
      ['players', 'add', holder, objective, amount],
    ),
    line(
      (game, values) => counted(game, values.get(holder), values.get(objective), (before) => before - values.get(amount)),
      ['players', 'remove', holder, objective, amount],
    ),
    line(get, ['players', 'get', holder, objective]),
    line(reset, ['players', 'reset', holder], [objective]),
    line(scores, ['players', 'list'], [holder]),
  ],
};
