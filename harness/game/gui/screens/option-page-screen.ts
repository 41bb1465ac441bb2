import { backdrop } from '../backdrop.ts';
import { button, controlHeight } from '../button.ts';
import { type OptionPage, optionPages } from '../options/option-pages.ts';
import { palette } from '../palette.ts';
import { ScrollState } from '../scroll-area.ts';
import type { Stage } from '../stage.ts';
import { type OptionControl, optionControl } from './option-controls.ts';
import { type GridSection, hintLine, optionsGrid } from './options-grid.ts';
import type { Screen, ScreenContext } from './screen.ts';

/** Between these the controls of a page lie: below the heading, and this far above the picture's lower edge. */
export const pageTop = 28;
export const pageFoot = 46;

/** A button that leads to another page. */
export function pageLink(page: OptionPage, go: ScreenContext['go']): OptionControl {
  return (stage, bounds) => button(stage, { label: `${optionPages[page].title}...`, bounds, press: () => go(page) });
}

/** Where Done and Escape lead. */
export function leavePage(page: OptionPage, { go, leaveOptions }: ScreenContext): () => void {
  const { from } = optionPages[page];
  return from === null ? leaveOptions : () => go(from);
}

/** What lies behind a page, and its heading. */
export function pageHead(stage: Stage, page: OptionPage): void {
  backdrop(stage);
  stage.painter.centred(optionPages[page].title, Math.floor(stage.width / 2), 12, palette.paper);
}

/** The button at the foot of a page that leaves it. */
export function doneButton(stage: Stage, leave: () => void): void {
  button(stage, { label: 'Done', bounds: [Math.floor(stage.width / 2) - 100, stage.height - 28, 200, controlHeight], press: leave });
}

/**
 * A page of options in two columns. A change holds at once and is seen behind the page; Done and Escape only leave.
 * @param links controls that stand before the options, such as the ways to other pages.
 */
export function optionPageScreen(page: OptionPage, links: (context: ScreenContext) => readonly OptionControl[] = () => []) {
  return (context: ScreenContext): Screen => {
    const state = new ScrollState();
    const leave = leavePage(page, context);
    const sections: readonly GridSection[] = [
      { controls: links(context) },
      ...optionPages[page].sections.map(({ title, keys }) => ({ ...(title && { title }), controls: keys.map(optionControl) })),
    ].filter(({ controls }) => controls.length > 0);
    return {
      pauses: true,
      back: leave,
      wheel: (dy) => state.wheel(dy),
      key: (key) => state.key(key),
      draw(stage) {
        pageHead(stage, page);
        optionsGrid(stage, state, sections, pageTop, stage.height - pageFoot);
        doneButton(stage, leave);
        hintLine(stage);
      },
    };
  };
}
