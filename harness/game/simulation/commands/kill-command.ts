import { readPlayer } from './block-argument.ts';
import type { Command } from './command.ts';

export const killCommand: Command = {
  name: 'kill',
  usage: ['kill [@s]', 'kill @e[type=item]'],
  summary: 'kills you, or takes all dropped items away',
  cheat: true,
  run(input, { survival, drops, reply }) {
    if (/^@e\[type=(minecraft:)?item\]$/.test(input.peek())) {
      input.word('target');
      input.end();
      return reply(`${drops.clear()} items were taken away.`);
    }
    if (input.more) readPlayer(input);
    input.end();
    survival.hurt('command', 1000);
  },
};
