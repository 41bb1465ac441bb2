import { bossBarColors, bossBarStyles, type SavedBossBar } from '../hud/boss-bars.ts';
import type { BossBarView } from '../hud/hud-view.ts';
import { plainText } from '../hud/styled-text.ts';
import { integer } from './arguments/numbers.ts';
import { player as playerType } from './arguments/targets.ts';
import { choice, component, id, truth } from './arguments/words.ts';
import { type ChatCommand, CommandError, type CommandGame } from './command.ts';
import { type Argument, argument, type Values } from './tree/argument.ts';
import { line, type Runner } from './tree/command-node.ts';

const bar = argument(
  'id',
  id('id', ({ hud }) => hud.bars.list.map((each) => each.id)),
);
const name = argument('name', component('name'));
const color = argument('color', choice('color', bossBarColors));
const style = argument('style', choice('style', bossBarStyles));
const max = argument('max', integer('max', 1));
const value = argument('value', integer('value', 0));
const visible = argument('visible', truth('visible'));
const target = argument('target', playerType);

function known({ hud }: CommandGame, values: Values): BossBarView {
  const found = hud.bars.get(values.get(bar));
  if (found === undefined) throw new CommandError(`there is no boss bar "${values.get(bar)}"; add it with /bossbar add`);
  return found;
}

/** Sets one property of a bar to what a line says. */
const sets =
  (property: string, changes: (values: Values) => Partial<SavedBossBar>): Runner =>
  (game, values) => {
    const of = known(game, values).id;
    if (!game.hud.bars.set(of, changes(values))) throw new CommandError(`that would change nothing; ${property} of ${of} is so already`);
    game.reply(`${property} of ${of} is set.`);
  };

const setLine = <K extends keyof SavedBossBar>(property: K, to: Argument<SavedBossBar[K]>) =>
  line(
    sets(property, (values) => ({ [property]: values.get(to) })),
    ['set', bar, property, to],
  );

const asked: Readonly<Record<string, (of: BossBarView) => number | string>> = {
  max: (of) => of.max,
  players: ({ shown }) => (shown ? 1 : 0),
  value: (of) => of.value,
  visible: (of) => String(of.visible),
};

const add: Runner = ({ hud, reply }, values) => {
  const of = values.get(bar);
  if (!hud.bars.add(of, values.get(name))) throw new CommandError(`there is a boss bar "${of}" already`);
  reply(`The boss bar ${of} is there; /bossbar set ${of} players @s shows it.`);
};

const list: Runner = ({ hud, reply }) => {
  const bars = hud.bars.list;
  reply(
    bars.length === 0 ? 'There are no boss bars.' : `Boss bars: ${bars.map((each) => `${each.id} (${plainText(each.name)})`).join(', ')}`,
  );
};

const remove: Runner = (game, values) => {
  const of = known(game, values).id;
  game.hud.bars.remove(of);
  game.reply(`The boss bar ${of} is gone.`);
};

/** Bars at the top of the picture (minecraft.wiki, "Commands/bossbar"). */
export const bossbarCommand: ChatCommand = {
  name: 'bossbar',
  summary: 'makes, changes and removes boss bars',
  cheat: true,
  parts: [
    line(add, ['add', bar, name]),
    setLine('name', name),
    setLine('color', color),
    setLine('style', style),
    setLine('max', max),
    setLine('value', value),
    setLine('visible', visible),
    line(
      sets('players', (values) => ({ shown: values.maybe(target) !== undefined })),
      ['set', bar, 'players'],
      [target],
    ),
    ...Object.entries(asked).map(([property, of]) =>
      line(
        (game, values) => {
          const found = known(game, values);
          game.reply(`${property} of ${found.id} is ${of(found)}.`);
        },
        ['get', bar, property],
      ),
    ),
    line(remove, ['remove', bar]),
    line(list, ['list']),
  ],
};
