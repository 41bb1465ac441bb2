import type { ItemStack } from '../view.ts';

/** What of the player moves by itself toward rest, with its value a tick before. */
export interface PoseView {
  /** How far the hand is up, 0..1: it sinks and rises when something else comes into it. */
  readonly handHeight: number;
  readonly oldHandHeight: number;
  /** What the hand shows: for a moment still what it held before. */
  readonly shownHeld: ItemStack | null;
  /** How strongly the legs swing, 0..1. */
  readonly stride: number;
  readonly oldStride: number;
  /** Where the body faces, degrees of yaw; the head faces where the player looks. */
  readonly bodyYaw: number;
  readonly oldBodyYaw: number;
  /** Factor of the field of view: wider in a sprint. */
  readonly fovScale: number;
  readonly oldFovScale: number;
}

/** How a body is held: swimming at full stretch and crawling are both `lying`. */
export type Stance = 'standing' | 'sneaking' | 'lying' | 'sleeping';

/** A use that goes on: eating, drinking, drawing a bow, looking through a spyglass. */
export interface UsingView {
  readonly item: string;
  readonly offHand: boolean;
  /** Ticks since it began. */
  readonly ticks: number;
}
