import { player as playerType } from './arguments/targets.ts';
import { component, message } from './arguments/words.ts';
import type { ChatCommand } from './command.ts';
import { argument } from './tree/argument.ts';
import { line } from './tree/command-node.ts';

const text = argument('text', message('text'));
const styled = argument('text', component('text'));
const target = argument('target', playerType);

/** Writes a line into the chat (minecraft.wiki, "Commands/say"). */
export const sayCommand: ChatCommand = {
  name: 'say',
  summary: 'writes a line into the chat',
  cheat: true,
  parts: [line(({ chat }, values) => chat(values.get(text), 'Player'), [text])],
};

/** Tells in the chat what the player does (minecraft.wiki, "Commands/me"). */
export const meCommand: ChatCommand = {
  name: 'me',
  summary: 'tells in the chat what you do',
  cheat: false,
  parts: [line(({ tell }, values) => tell(`* Player ${values.get(text)}`), [text])],
};

/** Says something to one player, here always to oneself (minecraft.wiki, "Commands/msg"). */
export const msgCommand: ChatCommand = {
  name: 'msg',
  aliases: ['tell', 'w'],
  summary: 'says something to one player alone',
  cheat: false,
  parts: [line(({ tell }, values) => tell(`§7§oPlayer whispers to you: ${values.get(text)}`), [target, text])],
};

/** Writes a text with colours and styles into the chat (minecraft.wiki, "Commands/tellraw"). */
export const tellrawCommand: ChatCommand = {
  name: 'tellraw',
  summary: 'writes a text with colours and styles into the chat',
  cheat: true,
  parts: [line(({ tell }, values) => tell(values.get(styled)), [target, styled])],
};
