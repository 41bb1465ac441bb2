import { readPlayer } from './block-argument.ts';
import type { Command } from './command.ts';
import { readText } from './text-argument.ts';

export const tellrawCommand: Command = {
  name: 'tellraw',
  usage: ['tellraw @s <text>'],
  summary: 'writes a text with colours and styles into the chat',
  cheat: true,
  run(input, { reply }) {
    readPlayer(input);
    reply(readText(input, 'text'));
  },
};
