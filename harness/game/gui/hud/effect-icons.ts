import { displayName } from '../../simulation/display-name.ts';
import { effectKind } from '../../simulation/effects/effect-table.ts';
import { cosDegrees } from '../../simulation/exact-trigonometry.ts';
import type { EffectView } from '../../simulation/view.ts';
import { guiSprites } from '../gui-sheet.ts';
import { palette } from '../palette.ts';
import type { SpriteName } from '../sprite-art.ts';
import type { Stage } from '../stage.ts';

const frameSide = 24;
const pitch = 25;
/** Rows of the signs: what helps above, what harms below. */
const goodTop = 1;
const badTop = 27;
/** An effect blinks in its last ten seconds. */
const blinkTicks = 200;
const ticksASecond = 20;
const cardWidth = 120;
const cardHeight = 28;
const numerals = ['', ' II', ' III', ' IV', ' V', ' VI', ' VII', ' VIII', ' IX', ' X'];

function signOf({ effect }: EffectView): SpriteName | null {
  const name = `effect-${effect}`;
  return name in guiSprites ? (name as SpriteName) : null;
}

/** How strongly a sign is drawn, 0..255: in its last ten seconds it blinks, faster and deeper as it ends (Java Edition's curve). */
export function effectStrength(duration: number): number {
  if (duration < 0 || duration > blinkTicks) return 255;
  const left = 10 - Math.floor(duration / ticksASecond);
  const base = Math.min(0.5, Math.max(0, duration / 100));
  const swing = cosDegrees(duration * 36) * Math.min(0.25, Math.max(0, left / 40));
  return Math.floor(255 * Math.min(1, Math.max(0, base + swing)));
}

/** A name with its level: `Speed II`. */
export function effectName({ effect, amplifier }: EffectView): string {
  return displayName(effect) + (numerals[amplifier] ?? ` ${amplifier + 1}`);
}

/** What is left as minutes and seconds. */
export function effectTime(duration: number): string {
  if (duration < 0) return 'endless';
  const seconds = Math.floor(duration / ticksASecond);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** Signs of the player's effects from the upper right corner to the left. */
export function drawEffectIcons(stage: Stage): void {
  const { painter, width } = stage;
  const next = { good: width - pitch, bad: width - pitch };
  for (const effect of stage.host.simulation?.player.effects ?? []) {
    const sprite = signOf(effect);
    if (sprite === null || !effect.showIcon) continue;
    const row = effectKind(effect.effect)?.harmful === true ? 'bad' : 'good';
    const top = row === 'good' ? goodTop : badTop;
    painter.rect(next[row], top, frameSide, frameSide, palette.night, 190);
    painter.frame(next[row], top, frameSide, frameSide, row === 'good' ? palette.slate500 : palette.amber900);
    const inset = Math.floor((frameSide - guiSprites[sprite].width) / 2);
    painter.sprite(sprite, next[row] + inset, top + inset, { alpha: effectStrength(effect.duration) });
    next[row] -= pitch;
  }
}

/** Cards of the player's effects beside a panel, from (left, top) down: the sign, name, level and time left; signs alone where it is narrow. */
export function drawEffectCards(stage: Stage, left: number, top: number): void {
  const effects = stage.host.simulation?.player.effects ?? [];
  const { painter } = stage;
  const wide = stage.width - left >= cardWidth;
  const width = wide ? cardWidth : cardHeight;
  if (stage.width - left < width) return;
  const room = stage.height - top - cardHeight;
  const step = effects.length > 1 ? Math.min(cardHeight + 1, Math.floor(room / (effects.length - 1))) : 0;
  for (const [i, effect] of effects.entries()) {
    const y = top + i * step;
    painter.nineSlice('panel', left, y, width, cardHeight);
    const sprite = signOf(effect);
    if (sprite !== null) painter.sprite(sprite, left + 8, y + 7);
    if (!wide) continue;
    painter.text(effectName(effect), left + 27, y + 5, palette.paper);
    painter.text(effectTime(effect.duration), left + 27, y + 15, palette.slate400);
  }
}
