import type { InputPort, SeenTarget } from '../../input/input-port.ts';

type Face = SeenTarget['face'];
type Cell = readonly [number, number, number];

/** Where each face lies: the axis it is across, and the side of the block, 0 or 1. */
const faces: Readonly<Record<Face, { readonly axis: 0 | 1 | 2; readonly side: 0 | 1 }>> = {
  down: { axis: 1, side: 0 },
  up: { axis: 1, side: 1 },
  north: { axis: 2, side: 0 },
  south: { axis: 2, side: 1 },
  west: { axis: 0, side: 0 },
  east: { axis: 0, side: 1 },
};

/** The face's name and the step from a block through it. */
export const faceSteps: readonly (readonly [Face, Cell])[] = Object.entries(faces).map(([face, { axis, side }]) => {
  const step: [number, number, number] = [0, 0, 0];
  step[axis] = side === 0 ? -1 : 1;
  return [face as Face, step];
});

/** Points of a face that are tried, from its middle outward, as shares of its width and height. */
const shares: readonly (readonly [number, number])[] = [0.5, 0.2, 0.8, 0.05, 0.95]
  .flatMap((u, _, all) => all.map((v) => [u, v] as const))
  .sort((a, b) => offCentre(a) - offCentre(b));

function offCentre([u, v]: readonly [number, number]): number {
  return (u - 0.5) * (u - 0.5) + (v - 0.5) * (v - 0.5);
}

/** A point on a face: the two axes along it get u and v, the axis across it sits on its side. */
function pointOn(cell: Cell, face: Face, u: number, v: number): Cell {
  const { axis, side } = faces[face];
  const along = [u, v];
  return [0, 1, 2].map((i) => cell[i]! + (i === axis ? side : along.shift()!)) as unknown as Cell;
}

/** A view that meets the wanted block. */
export interface Aim {
  readonly yaw: number;
  readonly pitch: number;
  readonly face: Face;
}

/**
 * Finds a view from the eye, within reach, that meets a block, on one face or on any. Faces turned to the eye are tried from their middle
 * outward, so a partly hidden block is still found. Null when nothing of it can be seen.
 */
export function aimAt(port: InputPort, cell: Cell, only?: Face): Aim | null {
  const { pos, eyeHeight } = port.player();
  const eye: Cell = [pos[0], pos[1] + eyeHeight, pos[2]];
  const wanted = faceSteps.map(([face]) => face).filter((face) => only === undefined || face === only);
  const facing = wanted.filter((face) => {
    const { axis, side } = faces[face];
    return side === 1 ? eye[axis] > cell[axis] + 1 : eye[axis] < cell[axis];
  });
  // Inside its own cell, or where shapes are smaller than a cell, no face is turned to the eye: look through all.
  const candidates = facing.length > 0 || only !== undefined ? facing : wanted;
  for (const [u, v] of shares) {
    for (const face of candidates) {
      const [yaw, pitch] = port.anglesTo(...pointOn(cell, face, u, v));
      const met = port.targetAt(yaw, pitch);
      if (met === null || (only !== undefined && met.face !== only)) continue;
      if (met.pos[0] === cell[0] && met.pos[1] === cell[1] && met.pos[2] === cell[2]) return { yaw, pitch, face: met.face };
    }
  }
  return aimInside(port, cell, only);
}

/** Small shapes (torches, flowers, slabs) are met through the middle of the cell or a little above its floor. */
function aimInside(port: InputPort, cell: Cell, only: Face | undefined): Aim | null {
  for (const height of [0.5, 0.25, 0.05, 0.75]) {
    const [yaw, pitch] = port.anglesTo(cell[0] + 0.5, cell[1] + height, cell[2] + 0.5);
    const met = port.targetAt(yaw, pitch);
    if (met === null || (only !== undefined && met.face !== only)) continue;
    if (met.pos[0] === cell[0] && met.pos[1] === cell[1] && met.pos[2] === cell[2]) return { yaw, pitch, face: met.face };
  }
  return null;
}

/** Distance from the eye to the middle of a block, in blocks. */
export function distanceTo(port: InputPort, cell: Cell): number {
  const { pos, eyeHeight } = port.player();
  const [dx, dy, dz] = [cell[0] + 0.5 - pos[0], cell[1] + 0.5 - pos[1] - eyeHeight, cell[2] + 0.5 - pos[2]];
  return Math.sqrt(dx * dx + dy * dy + dz * dz);
}
