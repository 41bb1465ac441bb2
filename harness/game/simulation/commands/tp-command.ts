import { position, rotation } from './arguments/positions.ts';
import { player as playerType } from './arguments/targets.ts';
import type { ChatCommand } from './command.ts';
import { angles } from './facing.ts';
import { argument } from './tree/argument.ts';
import { line, type Runner } from './tree/command-node.ts';

const tidy = (value: number): number => Math.floor(value * 100 + 0.5) / 100;

const target = argument('target', playerType);
const place = argument('place', position);
const view = argument('rotation', rotation);
const point = argument('point', position);

const go: Runner = ({ player, reply }, values) => {
  const [x, y, z] = values.get(place);
  player.moveTo(x, y, z);
  const turned = values.maybe(view);
  const faced = values.maybe(point);
  if (turned !== undefined) [player.yaw, player.pitch] = turned;
  if (faced !== undefined) [player.yaw, player.pitch] = angles([x, y + player.eyeHeight, z], faced, player.yaw);
  reply(`You are at ${tidy(x)} ${tidy(y)} ${tidy(z)}.`);
};

/** Moves the player (minecraft.wiki, "Commands/teleport"). */
export const tpCommand: ChatCommand = {
  name: 'tp',
  aliases: ['teleport'],
  summary: 'moves you to a place, with ~ from where you are and ^ along your view',
  cheat: true,
  parts: [
    line(go, [place], [view]),
    line(go, [target, place], [view]),
    line(go, [target, place, 'facing', point]),
    line(go, [place, 'facing', point]),
  ],
};
