import { player as playerType } from './arguments/targets.ts';
import type { ChatCommand } from './command.ts';
import { argument } from './tree/argument.ts';
import { line, type Runner } from './tree/command-node.ts';

const target = argument('target', playerType);
const itemsType = argument('items', {
  takes: '@e[type=item], all dropped items',
  read(input) {
    const word = input.nested('target');
    if (!/^@e\[type=(minecraft:)?item\]$/.test(word)) throw input.fault(`"${word}" names nobody here; write @s or @e[type=item]`);
    return word;
  },
  suggest: () => ['@e[type=item]'],
});

const killPlayer: Runner = ({ survival }) => {
  survival.hurt(1000, { type: 'generic_kill' });
};

/** Kills the player, or takes dropped items away (minecraft.wiki, "Commands/kill"). */
export const killCommand: ChatCommand = {
  name: 'kill',
  summary: 'kills you, or takes all dropped items away',
  cheat: true,
  parts: [
    killPlayer,
    line(killPlayer, [target]),
    line(({ drops, reply }) => reply(`${drops.clear()} items were taken away.`), [itemsType]),
  ],
};
