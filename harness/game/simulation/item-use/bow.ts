import { shootArrow } from '../entities/shoot-arrow.ts';
import { enchantmentLevel, withCount } from '../items/item-stack.ts';
import { wearHeld } from '../player/wear.ts';
import { lookVector } from '../world/raycast.ts';
import type { ItemUse, UsedItem } from './item-use.ts';

/** Ticks of a full draw, the speed that it gives in blocks a tick, and the least part of it that shoots (minecraft.wiki, "Bow"). */
const fullDraw = 20;
const fullSpeed = 3;
const leastPull = 0.1;
const stray = 1;
const baseDamage = 2;
const damagePerPower = 0.5;
/** How far below the eye the arrow leaves. */
const belowEye = 0.1;
const drawLimit = 72000;
const offHandSlot = 45;
const arrows = new Set(['arrow', 'spectral_arrow', 'tipped_arrow']);

/** How far a bow is drawn after some ticks, 0..1. */
export function pullOf(ticks: number): number {
  const part = ticks / fullDraw;
  return Math.min(1, (part * part + part * 2) / 3);
}

/** The slot whose arrow is shot: a hand's first, then in the order of the hotbar and the rest; null without any. */
function arrowSlot({ hand: { player } }: UsedItem): number | null {
  const order = [offHandSlot, 36 + player.selected, ...[...player.inventory.keys()].filter((slot) => slot >= 36 && slot < 45)];
  const rest = [...player.inventory.keys()].filter((slot) => slot >= 9 && slot < 36);
  return [...order, ...rest].find((slot) => arrows.has(player.inventory[slot]?.item ?? '')) ?? null;
}

function shoot(use: UsedItem, ticks: number): void {
  const { player, game } = use.hand;
  const pull = pullOf(ticks);
  const slot = arrowSlot(use);
  const free = player.mode === 'creative' || enchantmentLevel(use.stack, 'infinity') > 0;
  if (pull < leastPull || (slot === null && player.mode !== 'creative')) return;
  const power = enchantmentLevel(use.stack, 'power');
  const from = [player.x, player.y + player.eyeHeight - belowEye, player.z] as const;
  shootArrow(game(), from, lookVector(player.yaw, player.pitch), pull * fullSpeed, stray, {
    owner: 0,
    damage: baseDamage + (power === 0 ? 0 : (power + 1) * damagePerPower),
    critical: pull === 1,
    pickup: !free,
  });
  const arrow = slot === null ? null : player.inventory[slot];
  if (!free && slot !== null && arrow !== null) player.inventory[slot] = withCount(arrow, arrow.count - 1);
  wearHeld(use.hand, use.slot, 1);
}

/** Draws a bow while the button is held, and shoots when it is let go. */
export const drawing: ItemUse = {
  takes: ({ item }) => item === 'bow',
  held: {
    ticks: () => drawLimit,
    ready: (use) => use.hand.player.mode === 'creative' || arrowSlot(use) !== null,
    released: shoot,
  },
};
