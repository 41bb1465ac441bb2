import { rulesOf } from '../blocks/cell.ts';
import type { ReadCell } from '../blocks/support.ts';

/** What a block does to bodies that move on it or in it (minecraft.wiki, the blocks' pages; "Slipperiness"). */
interface Surface {
  /** The part of the speed that sliding keeps. */
  readonly slip?: number;
  /** Factors of the speed of who walks on it and of the height of jumps. */
  readonly speed?: number;
  readonly jump?: number;
  /** Factors of each move inside it. */
  readonly stuck?: readonly [number, number, number];
}

const usualSlip = 0.6;

const surfaces: Readonly<Record<string, Surface>> = {
  ice: { slip: 0.98 },
  packed_ice: { slip: 0.98 },
  frosted_ice: { slip: 0.98 },
  blue_ice: { slip: 0.989 },
  slime_block: { slip: 0.8 },
  soul_sand: { speed: 0.4 },
  honey_block: { speed: 0.4, jump: 0.5 },
  cobweb: { stuck: [0.25, 0.05, 0.25] },
  sweet_berry_bush: { stuck: [0.8, 0.75, 0.8] },
  powder_snow: { stuck: [0.9, 1.5, 0.9] },
};

interface Place {
  readonly x: number;
  readonly y: number;
  readonly z: number;
}

const surfaceAt = (at: ReadCell, x: number, y: number, z: number): Surface =>
  surfaces[rulesOf(at(Math.floor(x), Math.floor(y), Math.floor(z))).name] ?? {};

/** How far below the feet the block that movement feels is looked for. */
const depth = 0.500001;

/** The slipperiness under a body. */
export function slipUnder(at: ReadCell, { x, y, z }: Place): number {
  return surfaceAt(at, x, y - depth, z).slip ?? usualSlip;
}

/** The factor of speed of the block that a body is in, else of the one under it. */
export function speedFactor(at: ReadCell, { x, y, z }: Place): number {
  return surfaceAt(at, x, y, z).speed ?? surfaceAt(at, x, y - depth, z).speed ?? 1;
}

/** The factor of a jump's speed, found like that of walking. */
export function jumpFactor(at: ReadCell, { x, y, z }: Place): number {
  return surfaceAt(at, x, y, z).jump ?? surfaceAt(at, x, y - depth, z).jump ?? 1;
}

/** Whether a body stands on soul sand or soul soil. */
export function onSoulBlock(at: ReadCell, { x, y, z }: Place): boolean {
  return rulesOf(at(Math.floor(x), Math.floor(y - depth), Math.floor(z))).name.startsWith('soul_s');
}

/** What the block in a cell does to moves inside it; null for nothing. */
export function stuckIn(at: ReadCell, x: number, y: number, z: number): readonly [number, number, number] | null {
  return surfaceAt(at, x, y, z).stuck ?? null;
}
