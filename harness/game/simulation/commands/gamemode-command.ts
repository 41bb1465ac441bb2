import { skipPlayer } from './block-argument.ts';
import type { Command } from './command.ts';

export const gamemodeCommand: Command = {
  name: 'gamemode',
  usage: ['gamemode survival|creative|adventure|spectator [@s]'],
  summary: 'changes how you play',
  cheat: true,
  run(input, { player, reply }) {
    const mode = input.choice('mode', ['survival', 'creative', 'adventure', 'spectator']);
    skipPlayer(input);
    input.end();
    player.setMode(mode);
    reply(`You are in ${mode} mode now.`);
  },
};
