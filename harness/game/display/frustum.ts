import type { Camera } from './display-list.ts';

/** Answers whether any part of a cube of 16 blocks, given by its lowest corner, may be in the picture. Errs toward yes. */
export type InPicture = (x: number, y: number, z: number) => boolean;

/** Half a section, and one block more so that rounding never hides anything. */
const half = 8;
const reach = 9;

/** The test for a camera and the picture's width by height: a cube is out when it lies wholly behind one of five planes. */
export function pictureTest(camera: Camera, aspect: number): InPicture {
  const { right, up, forward } = camera;
  const wide = camera.tanHalfFov * aspect;
  const tall = camera.tanHalfFov;
  const plane = (side: readonly [number, number, number], sign: number, tangent: number) => {
    const x = forward[0] * tangent + side[0] * sign;
    const y = forward[1] * tangent + side[1] * sign;
    const z = forward[2] * tangent + side[2] * sign;
    return { x, y, z, slack: (Math.abs(x) + Math.abs(y) + Math.abs(z)) * reach };
  };
  const planes = [plane(right, 1, wide), plane(right, -1, wide), plane(up, 1, tall), plane(up, -1, tall), plane(right, 0, 1)];
  return (x, y, z) => {
    const dx = x + half - camera.x;
    const dy = y + half - camera.y;
    const dz = z + half - camera.z;
    for (const { x: px, y: py, z: pz, slack } of planes) if (dx * px + dy * py + dz * pz + slack < 0) return false;
    return true;
  };
}
