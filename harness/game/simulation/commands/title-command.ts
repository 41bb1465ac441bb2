import { readPlayer } from './block-argument.ts';
import type { Command, CommandGame } from './command.ts';
import type { CommandReader } from './command-reader.ts';
import { readDuration } from './duration.ts';
import { readText } from './text-argument.ts';

const longest = 1_000_000;

type Action = (input: CommandReader, game: CommandGame) => string;

const withoutMore =
  (act: (game: CommandGame) => void, answer: string): Action =>
  (input, game) => {
    input.end();
    act(game);
    return answer;
  };

const actions = {
  title(input, { hud }) {
    hud.titles.show(readText(input, 'text'));
    return 'The title is shown.';
  },
  subtitle(input, { hud }) {
    hud.titles.setSubtitle(readText(input, 'text'));
    return 'The subtitle is set; a title shows it.';
  },
  actionbar(input, { hud }) {
    hud.titles.showActionBar(readText(input, 'text'));
    return 'The action bar is shown.';
  },
  times(input, { hud }) {
    const [fadeIn, stay, fadeOut] = [readDuration(input, 0, longest), readDuration(input, 0, longest), readDuration(input, 0, longest)];
    input.end();
    hud.titles.setTimes({ fadeIn, stay, fadeOut });
    return `Titles come in ${fadeIn} ticks, stay for ${stay} and go in ${fadeOut}.`;
  },
  clear: withoutMore(({ hud }) => hud.titles.clear(), 'The title is taken away.'),
  reset: withoutMore(({ hud }) => hud.titles.reset(), 'The title is taken away, and its times are as they were.'),
} as const satisfies Record<string, Action>;

const names = Object.keys(actions) as (keyof typeof actions)[];

/** Titles and the action bar (minecraft.wiki, "Commands/title"). */
export const titleCommand: Command = {
  name: 'title',
  usage: ['title @s title|subtitle|actionbar <text>', 'title @s times <fade in> <stay> <fade out>', 'title @s clear|reset'],
  summary: 'shows a title, the line below it, or a text above the hotbar',
  cheat: true,
  run(input, game) {
    readPlayer(input);
    game.reply(actions[input.choice('action', names)](input, game));
  },
};
