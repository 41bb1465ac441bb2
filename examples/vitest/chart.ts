/** Pixels as the matcher takes them: RGBA, rows top down. */
export interface Drawing {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8Array;
}

const paper = [250, 250, 245];
const line = [60, 64, 72];
const bar = [52, 120, 200];

/** A bar chart. `progress` from 0 to 1 lets the bars grow. */
export function drawChart(values: readonly number[], progress = 1): Drawing {
  const [width, height] = [320, 200];
  const data = new Uint8Array(width * height * 4).fill(255);
  const fill = (x: number, y: number, w: number, h: number, [r, g, b]: readonly number[]): void => {
    for (let row = y; row < y + h; row++) {
      for (let column = x; column < x + w; column++) data.set([r ?? 0, g ?? 0, b ?? 0], (row * width + column) * 4);
    }
  };
  fill(0, 0, width, height, paper);
  const most = Math.max(...values, 1);
  const step = Math.floor((width - 40) / Math.max(values.length, 1));
  values.forEach((value, index) => {
    const tall = Math.round((value / most) * 150 * progress);
    fill(24 + index * step, 176 - tall, step - 8, tall, bar);
  });
  fill(20, 176, width - 40, 2, line);
  return { width, height, data };
}
