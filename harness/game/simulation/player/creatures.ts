import type { HandContext } from './hand-context.ts';

/** What a hit of the player does, before the armour of who is hit. */
export interface Blow {
  readonly damage: number;
  /** What it takes beside that from the undead and from arthropods. */
  readonly smite: number;
  readonly bane: number;
  /** Half blocks a tick, times 0.8: Java's strength of 0.5 a level; 0 leaves only what each hit has. */
  readonly knockback: number;
  /** Seconds that it sets on fire. */
  readonly fire: number;
  readonly critical: boolean;
  /** The blow of a sword reaches who stands beside; null when it does not, else the damage to them. */
  readonly sweep: number | null;
}

/** What the hand has to do with mobs. Whoever keeps the mobs implements it. */
export interface Creatures {
  /** The nearest creature that a ray meets within `reach` blocks, and how far off. */
  aim(
    from: readonly [number, number, number],
    along: readonly [number, number, number],
    reach: number,
  ): { readonly id: number; readonly distance: number } | null;
  /** Hits it. False when the hit did not count. */
  attack(id: number, blow: Blow): boolean;
  /** Uses what is in a slot of the player's inventory on it: feeds, shears, milks, trades. True when something came of it. */
  interact(id: number, hand: HandContext, slot: number): boolean;
}
