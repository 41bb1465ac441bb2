import { button, controlHeight } from '../button.ts';
import { ellipsis, wrap } from '../font.ts';
import { ListState, listRows, type RowSpec } from '../list.ts';
import type { Painter } from '../painter.ts';
import { palette } from '../palette.ts';
import { leavePage, pageHead, pageTop } from './option-page-screen.ts';
import type { Screen, ScreenContext } from './screen.ts';

const listWidth = 308;
const rowHeight = 26;
const foot = 62;
const gap = 8;

interface Language {
  readonly code: string;
  readonly name: string;
  readonly about: string;
}

const spoken: Language = { code: 'en_us', name: 'English (United States)', about: 'The language of this game.' };

function drawRow(painter: Painter, { name, about }: Language, chosen: boolean, x: number, y: number, width: number): void {
  painter.text(ellipsis(name, width), x, y, chosen ? palette.amber300 : palette.paper);
  painter.text(ellipsis(about, width), x, y + 10, palette.slate300);
}

/** The one language there is, and another that options.txt names for other programs. */
export function languageScreen(context: ScreenContext): Screen {
  const { host, go } = context;
  const state = new ListState(rowHeight);
  const leave = leavePage('language', context);
  return {
    pauses: true,
    back: leave,
    wheel: (dy) => state.wheel(dy),
    draw(stage) {
      const { painter, width, height } = stage;
      const { lang } = host.options;
      const left = Math.floor((width - listWidth) / 2);
      pageHead(stage, 'language');
      const half = Math.floor((listWidth - gap) / 2);
      button(stage, { label: 'Font Settings...', bounds: [left, height - 28, half, controlHeight], press: () => go('font') });
      button(stage, { label: 'Done', bounds: [left + half + gap, height - 28, half, controlHeight], press: leave });
      const kept: Language = { code: lang, name: lang, about: 'Kept in the file for other programs; not spoken here.' };
      const languages = lang === spoken.code ? [spoken] : [spoken, kept];
      const rows = languages.map(
        (language): RowSpec => ({
          label: language.name,
          selected: language.code === lang,
          select: () => host.setOption('lang', language.code),
          activate: () => host.setOption('lang', language.code),
          draw: (to, x, y, room) => drawRow(to, language, language.code === lang, x, y, room),
        }),
      );
      listRows(stage, state, [left, pageTop, listWidth, height - pageTop - foot], rows);
      for (const [i, line] of wrap('More languages can only come with translations that are free to use.', width - 8).entries()) {
        painter.centred(line, Math.floor(width / 2), height - foot + 8 + i * 10, palette.slate300);
      }
    },
  };
}
