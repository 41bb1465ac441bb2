import type { Command } from './command.ts';
import { readDuration } from './duration.ts';

export const weatherCommand: Command = {
  name: 'weather',
  usage: ['weather clear|rain|thunder [<time>]'],
  summary: 'sets the weather',
  cheat: true,
  run(input, { world, reply }) {
    const weather = input.choice('weather', ['clear', 'rain', 'thunder']);
    const time = input.more ? readDuration(input, 1, 1000000) : world.randoms.weather.between(12000, 24000);
    input.end();
    world.weather = weather;
    world.weatherTime = time;
    reply(`The weather is ${weather} now.`);
  },
};
