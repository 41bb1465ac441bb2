import { cosDegrees, sinDegrees } from '../simulation/exact-trigonometry.ts';
import type { FreeQuads } from './display-list.ts';
import { freeFloats } from './display-list.ts';
import type { Vector } from './quad-buffer.ts';

/** An affine map as 12 numbers: rows of the matrix, each followed by its shift. */
export type Transform = readonly number[];

/** Leaves everything where it is. */
export const identity: Transform = [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0];

/** First `inner`, then `outer`. */
function compose(outer: Transform, inner: Transform): Transform {
  const out: number[] = [];
  for (let row = 0; row < 3; row++) {
    const [a, b, c, d] = [outer[row * 4]!, outer[row * 4 + 1]!, outer[row * 4 + 2]!, outer[row * 4 + 3]!];
    for (let column = 0; column < 4; column++) {
      out.push(a * inner[column]! + b * inner[4 + column]! + c * inner[8 + column]! + (column === 3 ? d : 0));
    }
  }
  return out;
}

/** A step of a transform. The first step of a chain is the one applied last to a point, as in a matrix stack. */
export type Step = { readonly move: Vector } | { readonly scale: Vector } | { readonly turn: 'x' | 'y' | 'z'; readonly degrees: number };

function stepMatrix(step: Step): Transform {
  if ('move' in step) return [1, 0, 0, step.move[0], 0, 1, 0, step.move[1], 0, 0, 1, step.move[2]];
  if ('scale' in step) return [step.scale[0], 0, 0, 0, 0, step.scale[1], 0, 0, 0, 0, step.scale[2], 0];
  const s = sinDegrees(step.degrees);
  const c = cosDegrees(step.degrees);
  if (step.turn === 'x') return [1, 0, 0, 0, 0, c, -s, 0, 0, s, c, 0];
  if (step.turn === 'y') return [c, 0, s, 0, 0, 1, 0, 0, -s, 0, c, 0];
  return [c, -s, 0, 0, s, c, 0, 0, 0, 0, 1, 0];
}

/** The map that a chain of steps stands for. */
export function transformOf(steps: readonly Step[]): Transform {
  return steps.reduce<Transform>((sum, step) => compose(sum, stepMatrix(step)), identity);
}

/** The quads moved by a map; everything but their corners and edges stays. */
export function transformQuads(quads: FreeQuads, map: Transform): FreeQuads {
  const data = quads.data.slice();
  for (let i = 0; i < quads.count; i++) {
    for (let part = 0; part < 3; part++) {
      const at = i * freeFloats + part * 3;
      const [x, y, z] = [data[at]!, data[at + 1]!, data[at + 2]!];
      // The corner is a point, the edges are directions.
      const shift = part === 0 ? 1 : 0;
      for (let row = 0; row < 3; row++) {
        data[at + row] = map[row * 4]! * x + map[row * 4 + 1]! * y + map[row * 4 + 2]! * z + map[row * 4 + 3]! * shift;
      }
    }
  }
  return { count: quads.count, data };
}

/** One list of quads after the other. */
export function joinQuads(parts: readonly FreeQuads[]): FreeQuads {
  const count = parts.reduce((sum, part) => sum + part.count, 0);
  const data = new Float32Array(count * freeFloats);
  let at = 0;
  for (const part of parts) {
    data.set(part.data.subarray(0, part.count * freeFloats), at);
    at += part.count * freeFloats;
  }
  return { count, data };
}
