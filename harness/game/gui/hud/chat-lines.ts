import { lineHeight } from '../font.ts';
import type { ChatLine } from '../gui-host.ts';
import { palette } from '../palette.ts';
import type { Stage } from '../stage.ts';
import { styledLine, styledWrap } from '../styled-line.ts';

/** How the chat's lines are shown: fading ones over the game, or all, scrolled up by some lines, behind the chat's field. */
export type ChatView = { readonly open: false } | { readonly open: true; readonly scroll: number };

const widest = 320;
const margin = 4;
/** Lines over the game, and behind the field. */
const shownLines = { closed: 10, open: 15 } as const;
/** A line stays for ten seconds and fades over the last one. */
const lifetime = 200;
const fading = 20;
/** Free rows below the lines: the hotbar, the hearts, the armour and the held item's name. */
const below = 66;

interface BrokenLine {
  readonly text: string;
  readonly age: number;
}

/** Lines of the chat as they are broken on a picture of this width, oldest first. */
export function brokenLines(stage: Stage, lines: readonly ChatLine[] = stage.host.chatLines): BrokenLine[] {
  const room = Math.min(widest, stage.width - 2 * margin) - 2 * margin;
  return lines.flatMap(({ text, tick }) => styledWrap(text, room).map((part) => ({ text: part, age: stage.host.ticks - tick })));
}

/** The lines that have not faded yet; never more of them than are shown, since each takes a row or more. */
function freshLines(stage: Stage): readonly ChatLine[] {
  return stage.host.chatLines.slice(-shownLines.closed).filter(({ tick }) => stage.host.ticks - tick < lifetime);
}

/** How far the open chat can be scrolled up, in lines. */
export function chatScrollLimit(lines: number): number {
  return Math.max(0, lines - shownLines.open);
}

/** Strength of a line of this age, 0..255. */
function strength(age: number): number {
  if (age >= lifetime) return 0;
  return Math.min(255, Math.floor((255 * (lifetime - age)) / fading));
}

/** Draws the chat's lines above the lower left corner, newest at the bottom. */
export function drawChatLines(stage: Stage, view: ChatView): void {
  const { painter, height } = stage;
  const lines = view.open ? brokenLines(stage) : brokenLines(stage, freshLines(stage));
  const scroll = view.open ? Math.min(view.scroll, chatScrollLimit(lines.length)) : 0;
  const last = lines.length - scroll;
  const shown = lines.slice(Math.max(0, last - (view.open ? shownLines.open : shownLines.closed)), last);
  const width = Math.min(widest, stage.width - 2 * margin);
  for (const [i, { text, age }] of shown.entries()) {
    const alpha = view.open ? 255 : strength(age);
    const y = height - below + (i - shown.length) * lineHeight;
    painter.rect(margin, y, width, lineHeight, palette.ink, (alpha * 120) >> 8);
    styledLine(stage, text, 2 * margin, y + 1, palette.paper, { alpha });
  }
}
