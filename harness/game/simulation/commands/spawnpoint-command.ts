import { skipPlayer } from './block-argument.ts';
import type { Command } from './command.ts';
import { readBlockPosition } from './coordinates.ts';

export const spawnpointCommand: Command = {
  name: 'spawnpoint',
  usage: ['spawnpoint [@s] [<x> <y> <z>]'],
  summary: 'sets where you come back after death',
  cheat: true,
  run(input, { player, reply }) {
    skipPlayer(input);
    const place = input.more
      ? readBlockPosition(input, player)
      : ([Math.floor(player.x), Math.floor(player.y), Math.floor(player.z)] as const);
    input.end();
    player.respawnAt = place;
    reply(`You come back at ${place.join(' ')} from now on.`);
  },
};
