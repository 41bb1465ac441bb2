import type { Fog } from '../display/display-list.ts';
import type { ScanBuffer } from './convex-scan.ts';
import type { FrameTarget } from './frame-target.ts';
import type { LightTable } from './light-table.ts';
import type { ViewFrame } from './view-frame.ts';

/** Fog in the form the pixel loops want: a pixel's share of fog is (distance - start) * scale, cut to 0..256. */
export interface FogRamp {
  readonly red: number;
  readonly green: number;
  readonly blue: number;
  readonly start: number;
  readonly end: number;
  readonly scale: number;
}

/** What every pass over one band of rows works on. Rows top <= row < bottom are drawn; nothing outside them is read or written. */
export interface PassState {
  readonly target: FrameTarget;
  readonly top: number;
  readonly bottom: number;
  readonly view: ViewFrame;
  readonly fog: FogRamp;
  readonly mips: Int32Array;
  /** The tile that each tile is drawn as. */
  readonly tiles: Uint16Array;
  readonly light: LightTable;
  /** Whether packed faces are drawn in one light. */
  readonly flat: boolean;
  readonly scan: ScanBuffer;
  /** Scratch: view terms of the lattice planes of one section, (axis*17 + plane)*3 + coordinate. */
  readonly terms: Float64Array;
}

/** The same pass through another view and fog. Written out, so that all states have one shape for the compiler. */
export function withView(state: PassState, view: ViewFrame, fog: FogRamp): PassState {
  const { target, top, bottom, mips, tiles, light, flat, scan, terms } = state;
  return { target, top, bottom, view, fog, mips, tiles, light, flat, scan, terms };
}

/** Turns the fog of a display list into its ramp. An end at or before the start makes a wall of fog just beyond the start. */
export function createFogRamp(fog: Fog): FogRamp {
  const length = fog.end - fog.start;
  const scale = length > 0 ? 256 / length : 1e30;
  return {
    red: (fog.color >> 16) & 255,
    green: (fog.color >> 8) & 255,
    blue: fog.color & 255,
    start: fog.start,
    end: length > 0 ? fog.end : fog.start,
    scale,
  };
}

/** The fog's share at a distance, 0..256. The small addend lets the end of the ramp be reached exactly. */
export function fogShare(fog: FogRamp, distance: number): number {
  const share = (distance - fog.start) * fog.scale + 1e-6;
  return share <= 0 ? 0 : share >= 256 ? 256 : share | 0;
}
