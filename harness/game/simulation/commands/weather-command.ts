import { time } from './arguments/times.ts';
import type { ChatCommand, CommandGame } from './command.ts';
import { argument, type Values } from './tree/argument.ts';
import { line } from './tree/command-node.ts';

const duration = argument('duration', time(1, 1000000));
const kinds = ['clear', 'rain', 'thunder'] as const;

/** Sets the weather, for a time or as long as it chooses (minecraft.wiki, "Commands/weather"). */
export const weatherCommand: ChatCommand = {
  name: 'weather',
  summary: 'sets the weather',
  cheat: true,
  parts: kinds.map((kind) =>
    line(
      ({ world, reply }: CommandGame, values: Values) => {
        world.weather = kind;
        world.weatherTime = values.maybe(duration) ?? world.randoms.weather.between(12000, 24000);
        reply(`The weather is ${kind} now.`);
      },
      [kind],
      [duration],
    ),
  ),
};
