import { skipPlayer } from './block-argument.ts';
import type { Command } from './command.ts';
import { readPosition, readRotation } from './coordinates.ts';

const tidy = (value: number): number => Math.floor(value * 100 + 0.5) / 100;

export const tpCommand: Command = {
  name: 'tp',
  usage: ['tp [@s] <x> <y> <z> [<yaw> <pitch>]'],
  summary: 'moves you to a place, with ~ from where you are and ^ along your view',
  cheat: true,
  run(input, { player, reply }) {
    skipPlayer(input);
    const [x, y, z] = readPosition(input, player);
    const rotation = input.more ? readRotation(input, player) : null;
    input.end();
    player.moveTo(x, y, z);
    if (rotation !== null) [player.yaw, player.pitch] = rotation;
    reply(`You are at ${tidy(x)} ${tidy(y)} ${tidy(z)}.`);
  },
};
