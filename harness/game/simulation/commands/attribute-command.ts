import { farthestWaypoint } from '../waypoints/waypoint.ts';
import { type AttributeOfBody, attributeOf } from '../waypoints/waypoint-attributes.ts';
import { attribute as attributeType } from './arguments/attributes.ts';
import { entities } from './arguments/entities.ts';
import { decimal } from './arguments/numbers.ts';
import { type ChatCommand, CommandError, type CommandGame } from './command.ts';
import { calledInAnswers, oneTarget } from './one-target.ts';
import { argument, type Values } from './tree/argument.ts';
import { line, type Runner } from './tree/command-node.ts';

const target = argument('target', entities);
const attribute = argument('attribute', attributeType);
const scale = argument('scale', decimal('scale'));
const value = argument('value', decimal('value', 0, farthestWaypoint));

/** Finds the attribute that a line names, and lets it be told or set. */
const on =
  (act: (of: AttributeOfBody, values: Values) => string): Runner =>
  (game: CommandGame, values) => {
    const body = oneTarget(game, values.get(target));
    const name = values.get(attribute);
    const of = attributeOf(body, name);
    if (of === null) throw new CommandError(`${calledInAnswers(body)} has no attribute ${name}`);
    game.reply(`${name} of ${calledInAnswers(body)} ${act(of, values)}.`);
  };

const set = (of: AttributeOfBody, base: number): string => {
  of.set(base);
  return `is set to ${base}`;
};

/** Tells and sets attributes of bodies (minecraft.wiki, "Commands/attribute"). */
export const attributeCommand: ChatCommand = {
  name: 'attribute',
  summary: 'tells or sets how far waypoints are sent and received',
  cheat: true,
  parts: [
    line(
      on((of, values) => `is ${of.value * (values.maybe(scale) ?? 1)}`),
      [target, attribute, 'get'],
      [scale],
    ),
    line(
      on((of, values) => `is set to ${of.base * (values.maybe(scale) ?? 1)}`),
      [target, attribute, 'base', 'get'],
      [scale],
    ),
    line(
      on((of, values) => set(of, values.get(value))),
      [target, attribute, 'base', 'set', value],
    ),
    line(
      on((of) => set(of, of.usual)),
      [target, attribute, 'base', 'reset'],
    ),
  ],
};
