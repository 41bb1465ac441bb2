import { dayLength, type WorldState } from '../world/world-state.ts';
import { mostInteger } from './arguments/numbers.ts';
import { time } from './arguments/times.ts';
import type { ChatCommand, CommandGame } from './command.ts';
import { argument } from './tree/argument.ts';
import { line, literal } from './tree/command-node.ts';

const named = { day: 1000, noon: 6000, night: 13000, midnight: 18000 } as const;
const ticks = argument('time', time(0, mostInteger));

const asked: Readonly<Record<string, (world: WorldState) => number>> = {
  daytime: (world) => world.dayTime,
  gametime: (world) => world.time,
  day: (world) => Math.floor(world.totalDayTime / dayLength),
};

function setTo({ world, reply }: CommandGame, total: number): void {
  world.totalDayTime = total;
  reply(`The time of day is ${world.dayTime} now.`);
}

/** Sets or tells the time of day (minecraft.wiki, "Commands/time"). */
export const timeCommand: ChatCommand = {
  name: 'time',
  summary: 'sets or tells the time of day',
  cheat: true,
  parts: [
    literal('set', ...Object.entries(named).map(([name, at]) => literal(name, (game) => setTo(game, at)))),
    line((game, values) => setTo(game, values.get(ticks)), ['set', ticks]),
    line((game, values) => setTo(game, game.world.totalDayTime + values.get(ticks)), ['add', ticks]),
    literal(
      'query',
      ...Object.entries(asked).map(([name, of]) => literal(name, ({ world, reply }) => reply(`The ${name} is ${of(world)}.`))),
    ),
  ],
};
