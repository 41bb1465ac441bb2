import { furthestCentre, narrowestBorder, widestBorder } from '../world/world-border.ts';
import { decimal, integer, mostInteger } from './arguments/numbers.ts';
import type { ChatCommand, CommandGame } from './command.ts';
import { argument } from './tree/argument.ts';
import { line, literal } from './tree/command-node.ts';

const width = argument('distance', decimal('a width in blocks', narrowestBorder, widestBorder));
const change = argument('distance', decimal('a change in blocks', -widestBorder, widestBorder));
const seconds = argument('time', integer('seconds', 0, 107_374_182));
const x = argument('x', decimal('a place along x', -furthestCentre, furthestCentre));
const z = argument('z', decimal('a place along z', -furthestCentre, furthestCentre));
const blocks = argument('distance', integer('blocks', 0, mostInteger));
const ticksPerSecond = 20;

function resize({ world, reply }: CommandGame, size: number, time: number): void {
  const wanted = Math.max(narrowestBorder, Math.min(widestBorder, size));
  world.border.resize(wanted, time * ticksPerSecond);
  reply(time === 0 ? `The world is ${wanted} blocks wide now.` : `The world becomes ${wanted} blocks wide in ${time} seconds.`);
}

/** Sets or tells the border of the world (minecraft.wiki, "Commands/worldborder"). */
export const worldborderCommand: ChatCommand = {
  name: 'worldborder',
  summary: 'sets or tells the border of the world',
  cheat: true,
  parts: [
    line((game, values) => resize(game, values.get(width), values.maybe(seconds) ?? 0), ['set', width], [seconds]),
    line(
      (game, values) => resize(game, game.world.border.target + values.get(change), values.maybe(seconds) ?? 0),
      ['add', change],
      [seconds],
    ),
    line(
      ({ world, reply }, values) => {
        world.border.centerX = values.get(x);
        world.border.centerZ = values.get(z);
        reply(`The middle of the world is at ${world.border.centerX}, ${world.border.centerZ} now.`);
      },
      ['center', x, z],
    ),
    literal('get', ({ world, reply }: CommandGame) => reply(`The world is ${Math.floor(world.border.size + 0.5)} blocks wide.`)),
    line(
      ({ world, reply }, values) => {
        world.border.warningBlocks = values.get(blocks);
        reply(`The border warns ${world.border.warningBlocks} blocks ahead now.`);
      },
      ['warning', 'distance', blocks],
    ),
  ],
};
