import { plainText } from '../../simulation/hud/styled-text.ts';
import { lineHeight } from '../font.ts';
import type { ChatLine, OptionValues } from '../gui-host.ts';
import { palette } from '../palette.ts';
import type { Stage } from '../stage.ts';
import { styledLine, styledWrap } from '../styled-line.ts';

/** How the chat's lines are shown: fading ones over the game, or all, scrolled up by some lines, behind the chat's field. */
export type ChatView = { readonly open: false } | { readonly open: true; readonly scroll: number };

const margin = 4;
/** A line stays for ten seconds and fades over the last one. */
export const chatLifetime = 200;
const fading = 20;
/** Free rows below the lines: the hotbar, the hearts, the armour and the held item's name. */
const below = 66;
/** Rows that the picture's upper edge is left. */
const above = 4;
/** How dark the background is at an opacity of 1, 0..255. */
const darkest = 240;

interface BrokenLine {
  readonly text: string;
  readonly age: number;
}

/** Pixels of width, and of height, that the options' shares stand for (minecraft.wiki, "Options", Chat Settings). */
const widthOf = (share: number): number => Math.floor(40 + share * 280);
const heightOf = (share: number): number => Math.floor(20 + share * 160);
/** Height of a row at a scale of 1, that of Java Edition's font. */
const row = 9;

/** Whether the options let a line be seen: all of them, those that nobody said, or none. */
export function chatShows({ chatVisibility, chatScale }: OptionValues, { from = null }: ChatLine): boolean {
  if (chatScale === 0 || chatVisibility === 'hidden') return false;
  return chatVisibility === 'shown' || from === null;
}

/** How the options let the chat look on this picture. */
function layout({ host, width, height }: Stage, open: boolean) {
  const { chatScale, chatWidth, chatLineSpacing, chatHeightFocused, chatHeightUnfocused } = host.options;
  // In whole screen pixels a pixel of the font, so that letters keep their shape.
  const zoom = Math.max(1, Math.round(chatScale * host.scale)) / host.scale;
  const step = Math.round(lineHeight * (1 + chatLineSpacing) * zoom);
  const rows = Math.floor(heightOf(open ? chatHeightFocused : chatHeightUnfocused) / (row * (1 + chatLineSpacing)));
  const room = Math.floor((height - below - above) / step);
  return { zoom, step, rows: Math.max(1, Math.min(rows, room)), width: Math.min(widthOf(chatWidth), width - 2 * margin) };
}

/** Lines of the chat as they are broken on a picture of this width, oldest first. */
export function brokenLines(stage: Stage, lines: readonly ChatLine[] = stage.host.chatLines): BrokenLine[] {
  const { options, ticks } = stage.host;
  const { zoom, width } = layout(stage, true);
  const room = Math.floor((width - 2 * margin) / zoom);
  const seen = lines.filter((line) => chatShows(options, line));
  return seen.flatMap(({ text, tick }) =>
    styledWrap(options.chatColors ? text : plainText(text), room).map((part) => ({ text: part, age: ticks - tick })),
  );
}

/** The lines that have not faded yet; never more of them than are shown, since each takes a row or more. */
function freshLines(stage: Stage, rows: number): readonly ChatLine[] {
  const { chatLines, options, ticks } = stage.host;
  return chatLines
    .filter((line) => chatShows(options, line))
    .slice(-rows)
    .filter(({ tick }) => ticks - tick < chatLifetime);
}

/** How far the open chat can be scrolled up, in lines. */
export function chatScrollLimit(stage: Stage, lines: number): number {
  return Math.max(0, lines - layout(stage, true).rows);
}

/** Strength of a line of this age, 0..255. */
function strength(age: number): number {
  if (age >= chatLifetime) return 0;
  return Math.min(255, Math.floor((255 * (chatLifetime - age)) / fading));
}

/** Draws the chat's lines above the lower left corner, newest at the bottom. */
export function drawChatLines(stage: Stage, view: ChatView): void {
  const { painter, height, host } = stage;
  const { zoom, step, rows, width } = layout(stage, view.open);
  const lines = view.open ? brokenLines(stage) : brokenLines(stage, freshLines(stage, rows));
  const scroll = view.open ? Math.min(view.scroll, chatScrollLimit(stage, lines.length)) : 0;
  const last = lines.length - scroll;
  const shown = lines.slice(Math.max(0, last - rows), last);
  const { chatOpacity, textBackgroundOpacity } = host.options;
  const ink = 0.1 + 0.9 * chatOpacity;
  const dark = Math.round(textBackgroundOpacity * darkest);
  for (const [i, { text, age }] of shown.entries()) {
    const alpha = view.open ? 255 : strength(age);
    const y = height - below + (i - shown.length) * step;
    painter.rect(margin, y, width, step, palette.ink, (alpha * dark) >> 8);
    styledLine(stage, text, 2 * margin, y + Math.floor((step - lineHeight * zoom) / 2) + zoom, palette.paper, {
      alpha: Math.floor(alpha * ink),
      zoom,
    });
  }
}
