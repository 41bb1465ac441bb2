import type { ChatCommand } from './command.ts';

/** Tells the world's seed (minecraft.wiki, "Commands/seed"). */
export const seedCommand: ChatCommand = {
  name: 'seed',
  summary: "tells the world's seed",
  cheat: false,
  parts: [({ world, reply }) => reply(`Seed: [${world.seed}]`)],
};
