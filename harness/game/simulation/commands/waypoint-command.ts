import { Mob } from '../entities/mobs/mob.ts';
import { namedColors } from '../hud/styled-text.ts';
import { transmitRange } from '../waypoints/received-waypoints.ts';
import { noWaypoint, type SavedWaypoint, waypointStyles } from '../waypoints/waypoint.ts';
import { entities } from './arguments/entities.ts';
import { choice } from './arguments/words.ts';
import { type ChatCommand, CommandError } from './command.ts';
import { calledInAnswers, oneTarget } from './one-target.ts';
import { type ArgumentType, argument, type Values } from './tree/argument.ts';
import { line, type Runner } from './tree/command-node.ts';

type ColorName = keyof typeof namedColors;

const hexType: ArgumentType<number> = {
  takes: 'a colour in six hexadecimal digits, red, green and blue: `ff8800`',
  read(input) {
    const word = input.word('hex color');
    if (!/^[0-9a-f]{6}$/i.test(word)) throw input.fault(`a colour has six hexadecimal digits, as ff8800, not "${word}"`);
    return Number.parseInt(word, 16);
  },
};

const styleType: ArgumentType<(typeof waypointStyles)[number]> = {
  takes: `a style: ${waypointStyles.join(', ')}`,
  read(input) {
    const word = input.word('style').replace(/^minecraft:/, '');
    const style = waypointStyles.find((each) => each === word);
    if (style === undefined) throw input.fault(`this game has no waypoint style "${word}"; it has ${waypointStyles.join(', ')}`);
    return style;
  },
  suggest: () => waypointStyles,
};

const waypoint = argument('waypoint', entities);
const color = argument('color', choice('color', Object.keys(namedColors) as ColorName[]));
const hex = argument('hex color', hexType);
const style = argument('style', styleType);

/** Changes how the waypoint of a body looks. */
const modify =
  (changes: (values: Values) => Partial<SavedWaypoint>): Runner =>
  (game, values) => {
    const body = oneTarget(game, values.get(waypoint));
    if (!(body instanceof Mob)) throw new CommandError(`${calledInAnswers(body)} sends no waypoint that you could see; name a living body`);
    body.waypoint = { ...body.waypoint, ...changes(values) };
    game.reply(`The waypoint of ${calledInAnswers(body)} looks so now.`);
  };

const list: Runner = ({ entityGame, reply }) => {
  const sending = entityGame.entities.mobs.filter((mob) => transmitRange(mob) > 0);
  const places = sending.map((mob) => `${calledInAnswers(mob)} at ${[mob.x, mob.y, mob.z].map(Math.floor).join(' ')}`);
  reply(
    places.length === 0
      ? 'Nobody sends a waypoint; /attribute @n[type=cow] waypoint_transmit_range base set 100 makes somebody do so.'
      : `Waypoints: ${places.join(', ')}.`,
  );
};

/** Lists waypoints and changes their looks (minecraft.wiki, "Commands/waypoint"). */
export const waypointCommand: ChatCommand = {
  name: 'waypoint',
  summary: 'lists the waypoints of the locator bar and changes their looks',
  cheat: true,
  parts: [
    line(list, ['list']),
    line(
      modify((values) => ({ color: namedColors[values.get(color)] })),
      ['modify', waypoint, 'color', color],
    ),
    line(
      modify((values) => ({ color: values.get(hex) })),
      ['modify', waypoint, 'color', 'hex', hex],
    ),
    line(
      modify(() => ({ color: noWaypoint.color })),
      ['modify', waypoint, 'color', 'reset'],
    ),
    line(
      modify((values) => ({ style: values.get(style) })),
      ['modify', waypoint, 'style', 'set', style],
    ),
    line(
      modify(() => ({ style: noWaypoint.style })),
      ['modify', waypoint, 'style', 'reset'],
    ),
  ],
};
