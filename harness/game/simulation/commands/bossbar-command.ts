import { bossBarColors, bossBarStyles, type SavedBossBar } from '../hud/boss-bars.ts';
import { plainText } from '../hud/styled-text.ts';
import type { BossBarView } from '../view.ts';
import { readPlayer } from './block-argument.ts';
import { type Command, CommandError, type CommandGame } from './command.ts';
import type { CommandReader } from './command-reader.ts';
import { readText } from './text-argument.ts';

const largest = 2147483647;

/** An id with its namespace, `minecraft:` when none is written. */
function readId(input: CommandReader): string {
  const word = input.word('id');
  if (!/^([a-z0-9_.-]+:)?[a-z0-9_./-]+$/.test(word)) throw new CommandError(`an id has small letters, digits and _ - . /, not "${word}"`);
  return word.includes(':') ? word : `minecraft:${word}`;
}

function readBar(input: CommandReader, { hud }: CommandGame): BossBarView {
  const id = readId(input);
  const bar = hud.bars.get(id);
  if (bar === undefined) throw new CommandError(`there is no boss bar "${id}"; add it with /bossbar add`);
  return bar;
}

/** Reads what a property is set to. */
const properties: Readonly<Record<string, (input: CommandReader) => Partial<SavedBossBar>>> = {
  color: (input) => ({ color: input.choice('color', bossBarColors) }),
  max: (input) => ({ max: input.integer('max', 1, largest) }),
  name: (input) => ({ name: readText(input, 'name') }),
  players(input) {
    if (!input.more) return { shown: false };
    readPlayer(input);
    return { shown: true };
  },
  style: (input) => ({ style: input.choice('style', bossBarStyles) }),
  value: (input) => ({ value: input.integer('value', 0, largest) }),
  visible: (input) => ({ visible: input.choice('visible', ['true', 'false']) === 'true' }),
};

const asked: Readonly<Record<string, (bar: BossBarView) => number | string>> = {
  max: ({ max }) => max,
  players: ({ shown }) => (shown ? 1 : 0),
  value: ({ value }) => value,
  visible: ({ visible }) => String(visible),
};

const actions: Readonly<Record<string, (input: CommandReader, game: CommandGame) => string>> = {
  add(input, { hud }) {
    const id = readId(input);
    const name = readText(input, 'name');
    if (!hud.bars.add(id, name)) throw new CommandError(`there is a boss bar "${id}" already`);
    return `The boss bar ${id} is there; /bossbar set ${id} players @s shows it.`;
  },
  get(input, game) {
    const bar = readBar(input, game);
    const property = input.choice('property', Object.keys(asked));
    input.end();
    return `${property} of ${bar.id} is ${asked[property]!(bar)}.`;
  },
  list(input, { hud }) {
    input.end();
    const { list } = hud.bars;
    return list.length === 0
      ? 'There are no boss bars.'
      : `Boss bars: ${list.map(({ id, name }) => `${id} (${plainText(name)})`).join(', ')}`;
  },
  remove(input, { hud, ...game }) {
    const { id } = readBar(input, { hud, ...game });
    input.end();
    hud.bars.remove(id);
    return `The boss bar ${id} is gone.`;
  },
  set(input, game) {
    const { id } = readBar(input, game);
    const property = input.choice('property', Object.keys(properties));
    const changes = properties[property]!(input);
    input.end();
    if (!game.hud.bars.set(id, changes)) throw new CommandError(`that would change nothing; ${property} of ${id} is so already`);
    return `${property} of ${id} is set.`;
  },
};

/** Bars at the top of the picture (minecraft.wiki, "Commands/bossbar"). */
export const bossbarCommand: Command = {
  name: 'bossbar',
  usage: [
    'bossbar add <id> <name>',
    `bossbar set <id> ${Object.keys(properties).join('|')} <value>`,
    `bossbar get <id> ${Object.keys(asked).join('|')}`,
    'bossbar remove <id>',
    'bossbar list',
  ],
  summary: 'makes, changes and removes boss bars',
  cheat: true,
  run(input, game) {
    game.reply(actions[input.choice('action', Object.keys(actions))]!(input, game));
  },
};
