/** Keeps rounding from ever making a pixel of a quad nearer than its nearest corner. */
export const depthSlack = 1.00001;

/** Pixels of the largest rectangle that is looked at. */
const mostLookedAt = 400;

/**
 * Whether all that is drawn in a rectangle of pixels is nearer than a depth (1/z): a quad in it would change nothing, and telling so costs
 * less than scanning and shading it. Only small rectangles are looked at; no is always a right answer.
 */
export function isCovered(
  depth: Float32Array,
  width: number,
  nearest: number,
  left: number,
  right: number,
  first: number,
  last: number,
): boolean {
  if ((right - left) * (last - first) > mostLookedAt) return false;
  for (let row = first; row < last; row++) {
    const end = row * width + right;
    for (let i = row * width + left; i < end; i++) if (depth[i] < nearest) return false;
  }
  return true;
}
