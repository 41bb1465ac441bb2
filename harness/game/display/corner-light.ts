import { faceAxes, faceSteps } from './box-quads.ts';
import { shadesCorners } from './cell-appearance.ts';
import type { Neighbourhood } from './neighbourhood.ts';
import { padSteps } from './neighbourhood.ts';

const stepOf = (vector: readonly [number, number, number]): number =>
  vector[0] * padSteps[0] + vector[1] * padSteps[1] + vector[2] * padSteps[2];

/** Step in the copied cube to the cell before each face. */
export const faceOffsets: readonly number[] = faceSteps.map(stepOf);

const stepsU = faceAxes.map(({ u }) => stepOf(u));
const stepsV = faceAxes.map(({ v }) => stepOf(v));

/** The corners of one face, as three words of a packed quad have them. Filled by `lightFace`. */
export interface FaceLight {
  /** Ambient occlusion, 2 bits a corner, 3 = open. */
  occlusion: number;
  /** 8 bits a corner, 16 a level. */
  sky: number;
  block: number;
}

/** Adds up a corner: the mean of four cells, where one without any light counts like the cell before the face. */
function cornerSum(centre: number, a: number, b: number, c: number, shift: number): number {
  const own = (centre >> shift) & 15;
  return (own + (a === 0 ? own : (a >> shift) & 15) + (b === 0 ? own : (b >> shift) & 15) + (c === 0 ? own : (c >> shift) & 15)) * 4;
}

/**
 * Smooth light of a face of the cell at `place` of the copied cube. For each corner the four cells that meet there, in the layer before
 * the face, are averaged; a corner between two shading cells counts as shaded whatever lies behind them. This is Java Edition's
 * "smooth lighting" (wiki, "Light", section "Smooth lighting"): ambient occlusion 0..3 counts the open ones of the three neighbours.
 */
export function lightFace(from: Neighbourhood, place: number, face: number, into: FaceLight): void {
  const { cells, light } = from;
  const centre = place + faceOffsets[face]!;
  const stepU = stepsU[face]!;
  const stepV = stepsV[face]!;
  const left = centre - stepU;
  const right = centre + stepU;
  const above = centre - stepV;
  const below = centre + stepV;
  const own = light[centre]!;
  const lightL = light[left]!;
  const lightR = light[right]!;
  const lightA = light[above]!;
  const lightB = light[below]!;
  const shadeL = shadesCorners[cells[left]!]!;
  const shadeR = shadesCorners[cells[right]!]!;
  const shadeA = shadesCorners[cells[above]!]!;
  const shadeB = shadesCorners[cells[below]!]!;
  // A corner closed off by both its sides shows the light of one of them, as the game does.
  const light0 = shadeL & shadeA ? lightL : light[left - stepV]!;
  const light1 = shadeR & shadeA ? lightR : light[right - stepV]!;
  const light2 = shadeR & shadeB ? lightR : light[right + stepV]!;
  const light3 = shadeL & shadeB ? lightL : light[left + stepV]!;
  const open0 = shadeL & shadeA ? 0 : 3 - shadeL - shadeA - shadesCorners[cells[left - stepV]!]!;
  const open1 = shadeR & shadeA ? 0 : 3 - shadeR - shadeA - shadesCorners[cells[right - stepV]!]!;
  const open2 = shadeR & shadeB ? 0 : 3 - shadeR - shadeB - shadesCorners[cells[right + stepV]!]!;
  const open3 = shadeL & shadeB ? 0 : 3 - shadeL - shadeB - shadesCorners[cells[left + stepV]!]!;
  into.occlusion = open0 | (open1 << 2) | (open2 << 4) | (open3 << 6);
  if (
    lightL === own &&
    lightR === own &&
    lightA === own &&
    lightB === own &&
    light0 === own &&
    light1 === own &&
    light2 === own &&
    light3 === own
  ) {
    into.sky = Math.imul((own & 15) << 4, 0x01010101);
    into.block = Math.imul((own >> 4) << 4, 0x01010101);
    return;
  }
  into.sky =
    cornerSum(own, lightL, lightA, light0, 0) |
    (cornerSum(own, lightR, lightA, light1, 0) << 8) |
    (cornerSum(own, lightR, lightB, light2, 0) << 16) |
    (cornerSum(own, lightL, lightB, light3, 0) << 24);
  into.block =
    cornerSum(own, lightL, lightA, light0, 4) |
    (cornerSum(own, lightR, lightA, light1, 4) << 8) |
    (cornerSum(own, lightR, lightB, light2, 4) << 16) |
    (cornerSum(own, lightL, lightB, light3, 4) << 24);
}
