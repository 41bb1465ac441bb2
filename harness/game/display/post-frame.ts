/**
 * What is done to the picture of the world after it is drawn and before the interface is, as plain numbers. Channels are 0..1 here, and
 * may go beyond 1 between two passes. A pass that keeps a history has one of its own, by its place in the chain.
 */

/** Mixes the channels (`matrix` by rows, then `offset`), then bends them: a channel c of 0..1 becomes c^gamma; above 1 it stays. */
export interface GradePass {
  readonly kind: 'grade';
  readonly matrix: readonly number[];
  readonly offset: readonly number[];
  readonly gamma: number;
}

/** Mixes in `color` toward the corners: nothing within `radius` (of half the picture's diagonal), `strength` from radius + softness on. */
export interface VignettePass {
  readonly kind: 'vignette';
  readonly strength: number;
  readonly radius: number;
  readonly softness: number;
  readonly color: number;
}

/** Mixes in `color` by distance along the view axis in blocks; the sky gets `sky` of it. The hand is left out. */
export interface FogTintPass {
  readonly kind: 'fog';
  readonly color: number;
  readonly start: number;
  readonly end: number;
  readonly strength: number;
  readonly sky: number;
}

/** Adds a blurred copy of what is brighter than `threshold`. `radius` is a share of the picture's height. */
export interface BloomPass {
  readonly kind: 'bloom';
  readonly threshold: number;
  readonly strength: number;
  readonly radius: number;
}

/** Keeps a running mean: history += (picture - history) * blend, and shows the history. The first picture is the first history. */
export interface AccumulatePass {
  readonly kind: 'accumulate';
  readonly blend: number;
}

/**
 * Adds what was bright in earlier frames: history = the larger of what is above `threshold` now and the history, faded by `decay`, zoomed
 * about the middle and shifted by shares of the picture's height. The first history is black.
 */
export interface TrailsPass {
  readonly kind: 'trails';
  readonly threshold: number;
  readonly decay: number;
  readonly strength: number;
  readonly zoom: number;
  readonly shiftX: number;
  readonly shiftY: number;
}

/** Temporal antialiasing: a running mean that is held within the colours around each pixel, so that what moves leaves no ghost. */
export interface AntialiasPass {
  readonly kind: 'antialias';
  readonly blend: number;
}

export type PostPass = GradePass | VignettePass | FogTintPass | BloomPass | AccumulatePass | TrailsPass | AntialiasPass;

/** The passes of one frame in their order. */
export interface PostFrame {
  /** Histories of the view and of a sequence of screenshots never mix. */
  readonly lane: 'view' | 'sequence';
  /** Whose histories the passes use; another chain, like another size of the picture, starts with none. */
  readonly chain: string;
  /** Histories are cleared before this frame. */
  readonly restart: boolean;
  readonly passes: readonly PostPass[];
}
