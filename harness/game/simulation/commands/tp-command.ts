import { Player } from '../player/player.ts';
import { entities } from './arguments/entities.ts';
import { position, rotation } from './arguments/positions.ts';
import { type ChatCommand, CommandError, type CommandGame } from './command.ts';
import { angles } from './facing.ts';
import { type Selector, selectTargets, type Target } from './selectors.ts';
import { argument, type Values } from './tree/argument.ts';
import { line, type Runner } from './tree/command-node.ts';

type Triple = readonly [number, number, number];

const tidy = (value: number): number => Math.floor(value * 100 + 0.5) / 100;

const targets = argument('targets', entities);
const destination = argument('destination', entities);
const place = argument('place', position);
const view = argument('rotation', rotation);
const point = argument('point', position);
const faced = argument('faced', entities);

function some({ entityGame }: CommandGame, selector: Selector): readonly Target[] {
  const found = selectTargets(entityGame, selector);
  if (found.length === 0) throw new CommandError('nobody fits that selector');
  return found;
}

function one(game: CommandGame, selector: Selector): Target {
  const found = some(game, selector);
  if (found.length > 1) throw new CommandError(`${found.length} fit that selector, and one is wanted; add limit=1`);
  return found[0];
}

/** Where a view shall look: given, at a point, at somebody, or as before. */
function turned(game: CommandGame, values: Values, at: Triple, who: Target): readonly [number, number] {
  const somebody = values.maybe(faced);
  const to = somebody === undefined ? values.maybe(point) : placeOf(one(game, somebody));
  const eye = who instanceof Player ? who.eyeHeight : who.height * 0.85;
  if (to !== undefined) return angles([at[0], at[1] + eye, at[2]], to, who.yaw);
  return values.maybe(view) ?? [who.yaw, who.pitch];
}

const placeOf = ({ x, y, z }: Target): Triple => [x, y, z];

function move(game: CommandGame, values: Values, who: readonly Target[], [x, y, z]: Triple): void {
  for (const each of who) {
    const [yaw, pitch] = turned(game, values, [x, y, z], each);
    each.moveTo(x, y, z);
    each.yaw = yaw;
    each.pitch = pitch;
  }
  const where = `${tidy(x)} ${tidy(y)} ${tidy(z)}`;
  const others = who.filter((each) => !(each instanceof Player)).length;
  if (others < who.length) game.reply(`You are at ${where}.`);
  if (others > 0) game.reply(others === 1 ? `One entity is at ${where}.` : `${others} entities are at ${where}.`);
}

const toPlace: Runner = (game, values) => {
  const selector = values.maybe(targets);
  move(game, values, selector === undefined ? [game.player] : some(game, selector), values.get(place));
};

const toEntity: Runner = (game, values) => {
  const to = one(game, values.get(destination));
  const selector = values.maybe(targets);
  const who = selector === undefined ? [game.player] : some(game, selector);
  move(game, values, who, placeOf(to));
};

/** Moves the player, or whom a selector names, to a place or to somebody (minecraft.wiki, "Commands/teleport"). */
export const tpCommand: ChatCommand = {
  name: 'tp',
  aliases: ['teleport'],
  summary: 'moves you to a place or to somebody, with ~ from where you are and ^ along your view',
  cheat: true,
  parts: [
    line(toPlace, [place], [view]),
    line(toPlace, [place, 'facing', point]),
    line(toPlace, [place, 'facing', 'entity', faced]),
    line(toEntity, [destination]),
    line(toPlace, [targets, place], [view]),
    line(toPlace, [targets, place, 'facing', point]),
    line(toPlace, [targets, place, 'facing', 'entity', faced]),
    line(toEntity, [targets, destination]),
  ],
};
