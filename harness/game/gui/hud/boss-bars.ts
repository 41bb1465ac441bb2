import type { BossBarColor, BossBarStyle, BossBarView } from '../../simulation/hud/hud-view.ts';
import { blend } from '../blend.ts';
import { palette } from '../palette.ts';
import type { Stage } from '../stage.ts';
import { styledCentred } from '../styled-line.ts';

const barWidth = 182;
const barHeight = 5;
const firstTop = 12;
/** From one bar to the next: its name's line and the bar. */
const pitch = 19;
const nameRise = 9;
/** The fill moves to a new value in this many ticks. */
const easeTicks = 4;

const colors: Readonly<Record<BossBarColor, number>> = {
  pink: 0xec5aa8,
  blue: 0x3f8fe0,
  red: palette.red,
  green: 0x5fbf3f,
  yellow: 0xe8c53a,
  purple: 0x9050d8,
  white: 0xe4e8ee,
};

const notches: Readonly<Record<BossBarStyle, number>> = { progress: 0, notched_6: 6, notched_10: 10, notched_12: 12, notched_20: 20 };

/** The part of a bar that is filled, 0..1, so many ticks after its value changed. */
export function bossBarPart({ value, max, before }: BossBarView, age: number): number {
  const now = Math.min(1, value / max);
  return age >= easeTicks ? now : before + ((now - before) * age) / easeTicks;
}

function drawBar(stage: Stage, bar: BossBarView, top: number): void {
  const { painter, host } = stage;
  const left = Math.floor((stage.width - barWidth) / 2);
  const color = colors[bar.color];
  painter.rect(left, top, barWidth, barHeight, palette.ink);
  painter.rect(left + 1, top + 1, barWidth - 2, barHeight - 2, blend(color, palette.ink, 3, 4));
  const filled = Math.floor(bossBarPart(bar, host.since(`boss-bar ${bar.id}`)) * (barWidth - 2));
  painter.rect(left + 1, top + 1, filled, 1, blend(color, palette.paper, 2, 5));
  painter.rect(left + 1, top + 2, filled, 1, color);
  painter.rect(left + 1, top + 3, filled, 1, blend(color, palette.ink, 1, 4));
  const parts = notches[bar.style];
  for (let i = 1; i < parts; i++) painter.rect(left + Math.round((i * barWidth) / parts), top + 1, 1, barHeight - 2, palette.ink, 190);
  styledCentred(stage, bar.name, Math.floor(stage.width / 2), top - nameRise, palette.paper);
}

/** The boss bars from the top of the picture down to a third of it. */
export function drawBossBars(stage: Stage): void {
  let top = firstTop;
  for (const bar of stage.host.simulation?.hud.bossBars ?? []) {
    if (!bar.visible || !bar.shown) continue;
    if (top >= stage.height / 3) return;
    drawBar(stage, bar, top);
    top += pitch;
  }
}
