import type { ChatCommand } from './command.ts';

/** Tells who plays (minecraft.wiki, "Commands/list"). */
export const listCommand: ChatCommand = {
  name: 'list',
  summary: 'tells who plays in this world',
  cheat: false,
  parts: [({ reply }) => reply('One player is here: Player.')],
};
