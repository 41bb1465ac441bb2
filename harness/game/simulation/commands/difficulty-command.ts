import type { ChatCommand } from './command.ts';
import { literal } from './tree/command-node.ts';

const difficulties = ['peaceful', 'easy', 'normal', 'hard'] as const;

/** Tells or sets the difficulty (minecraft.wiki, "Commands/difficulty"). */
export const difficultyCommand: ChatCommand = {
  name: 'difficulty',
  summary: 'tells or sets the difficulty',
  cheat: true,
  parts: [
    ({ world, reply }) => reply(`The difficulty is ${world.difficulty}.`),
    ...difficulties.map((difficulty) =>
      literal(difficulty, ({ world, reply }) => {
        world.difficulty = difficulty;
        reply(`The difficulty is ${difficulty} now.`);
      }),
    ),
  ],
};
