interface Body {
  readonly x: number;
  readonly y: number;
  readonly z: number;
  readonly width: number;
  readonly height: number;
}

/** How far along a ray of length 1 a body's box, grown by some blocks on all sides, begins; null when it is not met within reach. */
export function meetBody(
  body: Body,
  from: readonly [number, number, number],
  along: readonly [number, number, number],
  reach: number,
  grow: number,
): number | null {
  const half = body.width / 2 + grow;
  const low = [body.x - half, body.y - grow, body.z - half];
  const high = [body.x + half, body.y + body.height + grow, body.z + half];
  let near = 0;
  let far = reach;
  for (let axis = 0; axis < 3; axis++) {
    if (along[axis] === 0) {
      if (from[axis] < low[axis] || from[axis] > high[axis]) return null;
      continue;
    }
    const a = (low[axis] - from[axis]) / along[axis];
    const b = (high[axis] - from[axis]) / along[axis];
    near = Math.max(near, Math.min(a, b));
    far = Math.min(far, Math.max(a, b));
  }
  return near > far ? null : near;
}
