import { blockPosition } from './arguments/positions.ts';
import { player as playerType } from './arguments/targets.ts';
import type { ChatCommand, CommandGame } from './command.ts';
import { argument } from './tree/argument.ts';
import { line, type Runner } from './tree/command-node.ts';

const place = argument('place', blockPosition);
const target = argument('target', playerType);

function below({ player }: CommandGame): readonly [number, number, number] {
  return [Math.floor(player.x), Math.floor(player.y), Math.floor(player.z)];
}

const spawnpoint: Runner = (game, values) => {
  const at = values.maybe(place) ?? below(game);
  game.player.respawnAt = at;
  game.reply(`You come back at ${at.join(' ')} from now on.`);
};

/** Sets where the player comes back after death (minecraft.wiki, "Commands/spawnpoint"). */
export const spawnpointCommand: ChatCommand = {
  name: 'spawnpoint',
  summary: 'sets where you come back after death',
  cheat: true,
  parts: [spawnpoint, line(spawnpoint, [target], [place]), line(spawnpoint, [place])],
};

const setWorldSpawn: Runner = (game, values) => {
  const at = values.maybe(place) ?? below(game);
  game.world.spawn = at;
  game.reply(`Whoever has no place of their own comes back at ${at.join(' ')} from now on.`);
};

/** Sets where the world's players begin (minecraft.wiki, "Commands/setworldspawn"). */
export const setWorldSpawnCommand: ChatCommand = {
  name: 'setworldspawn',
  summary: "sets where the world's players begin",
  cheat: true,
  parts: [setWorldSpawn, line(setWorldSpawn, [place])],
};
