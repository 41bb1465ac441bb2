import { dayLength } from '../world/world-state.ts';
import type { Command } from './command.ts';
import { readDuration } from './duration.ts';

const named: Readonly<Record<string, number>> = { day: 1000, noon: 6000, night: 13000, midnight: 18000 };
const most = 2147483647;

export const timeCommand: Command = {
  name: 'time',
  usage: ['time set <time>|day|noon|night|midnight', 'time add <time>', 'time query daytime|gametime|day'],
  summary: 'sets or tells the time of day',
  cheat: true,
  run(input, { world, reply }) {
    const word = input.choice('action', ['set', 'add', 'query']);
    if (word === 'query') {
      const what = input.choice('what', ['daytime', 'gametime', 'day']);
      input.end();
      const answers = { daytime: world.dayTime, gametime: world.time, day: Math.floor(world.totalDayTime / dayLength) };
      return reply(`The ${what} is ${answers[what]}.`);
    }
    const byName = word === 'set' ? named[input.peek()] : undefined;
    if (byName !== undefined) input.word('time');
    const ticks = byName ?? readDuration(input, 0, most);
    input.end();
    world.totalDayTime = word === 'set' ? ticks : world.totalDayTime + ticks;
    reply(`The time of day is ${world.dayTime} now.`);
  },
};
