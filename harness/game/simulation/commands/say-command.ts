import type { Command } from './command.ts';

export const sayCommand: Command = {
  name: 'say',
  usage: ['say <text>'],
  summary: 'writes a line into the chat',
  cheat: true,
  run(input, { chat }) {
    chat(input.rest('text'), 'Player');
  },
};
