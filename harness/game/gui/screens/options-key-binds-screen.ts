import { bindCategories, conflictsOf, type KeyBind, keyBinds } from '../../input/key-binds.ts';
import { keyLabel } from '../../input/key-text.ts';
import { button, controlHeight } from '../button.ts';
import { ellipsis } from '../font.ts';
import type { GuiHost } from '../gui-host.ts';
import { type OptionKey, optionTable } from '../options/option-table.ts';
import { palette } from '../palette.ts';
import { ScrollState, scrollArea } from '../scroll-area.ts';
import type { Stage } from '../stage.ts';
import { optionHint } from './option-controls.ts';
import { leavePage, pageFoot, pageHead, pageTop } from './option-page-screen.ts';
import { hintLine } from './options-grid.ts';
import type { Screen, ScreenContext } from './screen.ts';

const listWidth = 308;
const rowHeight = 22;
const headingHeight = 20;
const keyWidth = 96;
const resetWidth = 48;
const gap = 4;
const footGap = 8;
/** The letters of a key that does two things: red enough to be seen, light enough to be read on a button. */
const warning = 0xff8f86;

const categories = Object.keys(bindCategories) as readonly (keyof typeof bindCategories)[];
const wholeHeight = categories.length * headingHeight + keyBinds.length * rowHeight;

const optionOf = ({ action }: KeyBind): OptionKey => `key_${action}`;
const keyOf = (host: GuiHost, action: string): string => host.options[`key_${action}`] ?? 'unknown';

/** Which bind waits for its next key, null for none. */
interface Waiting {
  bind: KeyBind | null;
}

function drawBind(stage: Stage, waiting: Waiting, bind: KeyBind, left: number, y: number): void {
  const { host, painter } = stage;
  const key = keyOf(host, bind.action);
  const waits = waiting.bind === bind;
  const conflicts = conflictsOf(bind, (action) => keyOf(host, action)).map(({ name }) => name);
  const conflict = conflicts.length > 0;
  const row = optionTable[optionOf(bind)];
  const nameColor = bind.kept === undefined ? palette.paper : palette.slate300;
  const keyLeft = left + listWidth - resetWidth - gap - keyWidth;
  painter.text(ellipsis(bind.name, keyLeft - left - gap), left, y + 7, nameColor);
  if (conflict) painter.rect(keyLeft - 4, y + 1, 2, controlHeight - 2, palette.red);
  const text = waits ? `> ${keyLabel(key)} <` : keyLabel(key);
  button(stage, {
    label: `${bind.name}: ${keyLabel(key)}${conflict ? ` (also ${conflicts.join(', ')})` : ''}`,
    text,
    bounds: [keyLeft, y, keyWidth, controlHeight],
    selected: waits,
    hint: conflict ? `Also bound to: ${conflicts.join(', ')}.` : optionHint(row),
    color: waits ? palette.amber300 : conflict ? warning : palette.paper,
    press: () => {
      waiting.bind = bind;
    },
  });
  button(stage, {
    label: `Reset ${bind.name}`,
    text: 'Reset',
    bounds: [keyLeft + keyWidth + gap, y, resetWidth, controlHeight],
    enabled: key !== row.fallback,
    press: () => host.setOption(optionOf(bind), bind.key),
  });
}

/**
 * What each key does. A press on a bind's button lets it wait: the next key or button is bound, Escape binds none. Binds that share a key
 * are red, and say with whom they share it.
 */
export function keyBindsScreen(context: ScreenContext): Screen {
  const { host } = context;
  const state = new ScrollState();
  const waiting: Waiting = { bind: null };
  const leave = leavePage('key-binds', context);
  const resetAll = (): void => {
    for (const bind of keyBinds) if (keyOf(host, bind.action) !== bind.key) host.setOption(optionOf(bind), bind.key);
  };
  return {
    pauses: true,
    back: leave,
    wheel: (dy) => state.wheel(dy),
    key: (key) => state.key(key),
    capture(name) {
      const { bind } = waiting;
      if (bind === null) return false;
      waiting.bind = null;
      host.setOption(optionOf(bind), name === 'escape' ? 'unknown' : name);
      return true;
    },
    draw(stage) {
      const { painter, width, height } = stage;
      pageHead(stage, 'key-binds');
      const left = Math.floor((width - listWidth) / 2);
      scrollArea(stage, state, [left - 6, pageTop, listWidth + 12, height - pageFoot - pageTop], wholeHeight, (begin) => {
        let y = begin;
        for (const category of categories) {
          painter.text(bindCategories[category], left, y + 7, palette.amber500);
          y += headingHeight;
          for (const bind of keyBinds.filter((each) => each.category === category)) {
            drawBind(stage, waiting, bind, left, y);
            y += rowHeight;
          }
        }
      });
      const half = Math.floor((listWidth - footGap) / 2);
      const enabled = keyBinds.some(({ action, key }) => keyOf(host, action) !== key);
      button(stage, { label: 'Reset Keys', bounds: [left, height - 28, half, controlHeight], enabled, press: resetAll });
      button(stage, { label: 'Done', bounds: [left + half + footGap, height - 28, half, controlHeight], press: leave });
      if (waiting.bind === null) hintLine(stage);
      else painter.centred('Press a key or a button. Escape binds none.', Math.floor(width / 2), height - 41, palette.amber300);
    },
  };
}
