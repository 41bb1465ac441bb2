/** 0 below `from`, 1 above `to`, an even S-curve between. */
export function smoothStep(from: number, to: number, x: number): number {
  const t = Math.min(1, Math.max(0, (x - from) / (to - from)));
  return t * t * (3 - 2 * t);
}

/** A function through the given points, ascending in x; between two it follows an S-curve's flat ends half way, outside it is level. */
export function curve(points: readonly (readonly [x: number, y: number])[]): (x: number) => number {
  return (x) => {
    if (x <= points[0][0]) return points[0][1];
    for (let i = 1; i < points.length; i++) {
      const [x1, y1] = points[i];
      if (x > x1) continue;
      const [x0, y0] = points[i - 1];
      const t = (x - x0) / (x1 - x0);
      return y0 + (y1 - y0) * (0.5 * t + 0.5 * t * t * (3 - 2 * t));
    }
    return points[points.length - 1][1];
  };
}
