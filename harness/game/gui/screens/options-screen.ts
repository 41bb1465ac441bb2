import { button } from '../button.ts';
import type { GuiHost } from '../gui-host.ts';
import type { OptionPage } from '../options/option-pages.ts';
import { ScrollState } from '../scroll-area.ts';
import { type OptionControl, optionControl } from './option-controls.ts';
import { doneButton, leavePage, pageFoot, pageHead, pageLink, pageTop } from './option-page-screen.ts';
import { hintLine, optionsGrid } from './options-grid.ts';
import type { Screen, ScreenContext } from './screen.ts';

const difficulties = ['peaceful', 'easy', 'normal', 'hard'] as const;

/** The ways to the other pages, in the order of Java Edition's. */
const pages: readonly OptionPage[] = [
  'skin',
  'sounds',
  'video',
  'controls',
  'language',
  'chat-settings',
  'packs',
  'accessibility',
  'online',
  'more',
  'horizon',
];

/** The open world's difficulty, which belongs to the world and not to options.txt. */
function difficultyButton(host: GuiHost): OptionControl {
  return (stage, bounds) => {
    const now = host.simulation!.world.difficulty;
    const next = difficulties[(difficulties.indexOf(now) + 1) % difficulties.length]!;
    const hint = 'How hard the open world is.';
    const label = `Difficulty: ${now.charAt(0).toUpperCase()}${now.slice(1)}`;
    button(stage, { label, bounds, hint, press: () => host.setDifficulty(next) });
  };
}

/** The options: the field of view, the world's difficulty, and the ways to the other pages. */
export function optionsScreen(context: ScreenContext): Screen {
  const { host, go } = context;
  const state = new ScrollState();
  const leave = leavePage('options', context);
  return {
    pauses: true,
    back: leave,
    wheel: (dy) => state.wheel(dy),
    key: (key) => state.key(key),
    draw(stage) {
      pageHead(stage, 'options');
      const first = [optionControl('fov'), ...(host.simulation ? [difficultyButton(host)] : [])];
      const links = pages.map((page) => pageLink(page, go));
      optionsGrid(stage, state, [{ controls: first }, { controls: links }], pageTop, stage.height - pageFoot);
      doneButton(stage, leave);
      hintLine(stage);
    },
  };
}
