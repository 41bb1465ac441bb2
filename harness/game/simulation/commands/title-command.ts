import type { Hud } from '../hud/hud.ts';
import { player as playerType } from './arguments/targets.ts';
import { time } from './arguments/times.ts';
import { component } from './arguments/words.ts';
import type { ChatCommand } from './command.ts';
import { argument } from './tree/argument.ts';
import { line, type Runner } from './tree/command-node.ts';

const longest = 1_000_000;
const target = argument('target', playerType);
const text = argument('text', component('text'));
const fadeIn = argument('fade in', time(0, longest));
const stay = argument('stay', time(0, longest));
const fadeOut = argument('fade out', time(0, longest));

const shows =
  (show: (hud: Hud, text: string) => void, answer: string): Runner =>
  ({ hud, reply }, values) => {
    show(hud, values.get(text));
    reply(answer);
  };

const clears =
  (act: (hud: Hud) => void, answer: string): Runner =>
  ({ hud, reply }) => {
    act(hud);
    reply(answer);
  };

const times: Runner = ({ hud, reply }, values) => {
  const given = { fadeIn: values.get(fadeIn), stay: values.get(stay), fadeOut: values.get(fadeOut) };
  hud.titles.setTimes(given);
  reply(`Titles come in ${given.fadeIn} ticks, stay for ${given.stay} and go in ${given.fadeOut}.`);
};

/** Titles and the action bar (minecraft.wiki, "Commands/title"). */
export const titleCommand: ChatCommand = {
  name: 'title',
  summary: 'shows a title, the line below it, or a text above the hotbar',
  cheat: true,
  parts: [
    line(
      shows((hud, shown) => hud.titles.show(shown), 'The title is shown.'),
      [target, 'title', text],
    ),
    line(
      shows((hud, shown) => hud.titles.setSubtitle(shown), 'The subtitle is set; a title shows it.'),
      [target, 'subtitle', text],
    ),
    line(
      shows((hud, shown) => hud.titles.showActionBar(shown), 'The action bar is shown.'),
      [target, 'actionbar', text],
    ),
    line(times, [target, 'times', fadeIn, stay, fadeOut]),
    line(
      clears((hud) => hud.titles.clear(), 'The title is taken away.'),
      [target, 'clear'],
    ),
    line(
      clears((hud) => hud.titles.reset(), 'The title is taken away, and its times are as they were.'),
      [target, 'reset'],
    ),
  ],
};
