import type { Command } from './command.ts';

export const difficultyCommand: Command = {
  name: 'difficulty',
  usage: ['difficulty [peaceful|easy|normal|hard]'],
  summary: 'tells or sets the difficulty',
  cheat: true,
  run(input, { world, reply }) {
    if (!input.more) return reply(`The difficulty is ${world.difficulty}.`);
    const difficulty = input.choice('difficulty', ['peaceful', 'easy', 'normal', 'hard']);
    input.end();
    world.difficulty = difficulty;
    reply(`The difficulty is ${difficulty} now.`);
  },
};
