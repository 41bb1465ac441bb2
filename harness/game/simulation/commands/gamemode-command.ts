import type { GameMode } from '../view.ts';
import { player as playerType } from './arguments/targets.ts';
import { choice } from './arguments/words.ts';
import type { ChatCommand } from './command.ts';
import { argument } from './tree/argument.ts';
import { line } from './tree/command-node.ts';

const modes = ['survival', 'creative', 'adventure', 'spectator'] as const satisfies readonly GameMode[];
const mode = argument('mode', choice('mode', modes));
const target = argument('target', playerType);

/** Changes how the player plays (minecraft.wiki, "Commands/gamemode"). */
export const gamemodeCommand: ChatCommand = {
  name: 'gamemode',
  summary: 'changes how you play',
  cheat: true,
  parts: [
    line(
      ({ player, reply }, values) => {
        player.setMode(values.get(mode));
        reply(`You are in ${player.mode} mode now.`);
      },
      [mode],
      [target],
    ),
  ],
};

/** Changes the mode in which new players begin (minecraft.wiki, "Commands/defaultgamemode"). */
export const defaultGamemodeCommand: ChatCommand = {
  name: 'defaultgamemode',
  summary: 'changes how new players of this world begin',
  cheat: true,
  parts: [
    line(
      ({ world, reply }, values) => {
        world.defaultMode = values.get(mode);
        reply(`New players begin in ${world.defaultMode} mode now.`);
      },
      [mode],
    ),
  ],
};
