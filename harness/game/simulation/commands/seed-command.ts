import type { Command } from './command.ts';

export const seedCommand: Command = {
  name: 'seed',
  usage: ['seed'],
  summary: "tells the world's seed",
  cheat: false,
  run(input, { world, reply }) {
    input.end();
    reply(`Seed: [${world.seed}]`);
  },
};
