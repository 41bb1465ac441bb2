import type { Player } from '../player/player.ts';
import type { Survival } from '../player/survival.ts';
import type { EffectView } from '../view.ts';
import { endless } from './active-effects.ts';
import type { EffectId } from './effect-table.ts';

/** Health that a level of absorption lends. */
const absorbedPerLevel = 4;

/** Twice as much with each level beyond the first, up to far more than there is to heal or hurt. */
const mostShift = 20;
const doubled = (level: number): number => 1 << Math.min(level - 1, mostShift);

interface Patient {
  readonly player: Player;
  readonly survival: Survival;
  /** From 1. */
  readonly level: number;
}

/** What instant effects do at once (minecraft.wiki, "Instant Health", "Instant Damage", "Saturation"). */
const atOnce: Readonly<Partial<Record<EffectId, (patient: Patient) => void>>> = {
  instant_health: ({ survival, level }) => survival.heal(4 * doubled(level)),
  instant_damage: ({ survival, level }) => survival.hurt(6 * doubled(level), { type: 'magic' }),
  saturation: ({ player, level }) => {
    player.food = Math.min(20, player.food + level);
    player.saturation = Math.min(player.food, player.saturation + 2 * level);
  },
};

/** What lasting effects do again and again: every tick, or every `period` ticks, halved with each level (minecraft.wiki, "Effect"). */
const inTime: Readonly<Partial<Record<EffectId, { readonly period: number; readonly act: (patient: Patient) => void }>>> = {
  regeneration: { period: 50, act: ({ survival }) => survival.heal(1) },
  poison: {
    period: 25,
    act: ({ player, survival }) => {
      if (player.health > 1) survival.hurt(1, { type: 'magic' });
    },
  },
  wither: { period: 40, act: ({ survival }) => survival.hurt(1, { type: 'wither' }) },
  hunger: {
    period: 1,
    act: ({ player, level }) => {
      if (player.mortal) player.exhaustion += 0.005 * level;
    },
  },
};

/** Gives the player an effect, or lets an instant one work. False when it changes nothing. */
export function giveEffect(player: Player, survival: Survival, effect: EffectView): boolean {
  const level = effect.amplifier + 1;
  const act = atOnce[effect.effect as EffectId];
  if (act !== undefined) {
    act({ player, survival, level });
    return true;
  }
  if (!player.activeEffects.add(effect)) return false;
  if (effect.effect === 'absorption') player.absorption = Math.max(player.absorption, absorbedPerLevel * level);
  return true;
}

function ended(player: Player, effects: readonly EffectView[]): void {
  if (effects.some(({ effect }) => effect === 'absorption')) player.absorption = 0;
}

/** Takes one effect from the player, or all; answers how many there were. */
export function takeEffects(player: Player, id: string | null): number {
  const taken = player.activeEffects.remove(id);
  ended(player, taken);
  return taken.length;
}

/**
 * One tick of the effects. They follow the world's ticks and so stand still in a frozen world, as the hearts and countdowns in a still
 * picture must. `time` counts for effects that have no end.
 */
export function tickEffects(player: Player, survival: Survival, time: number): void {
  for (const { effect, amplifier, duration } of player.effects) {
    const rule = inTime[effect as EffectId];
    if (rule === undefined) continue;
    const period = rule.period >> Math.min(amplifier, mostShift);
    const clock = duration === endless ? time : duration;
    if (period <= 1 || clock % period === 0) rule.act({ player, survival, level: amplifier + 1 });
    if (player.dead) return;
  }
  ended(player, player.activeEffects.tick());
}
