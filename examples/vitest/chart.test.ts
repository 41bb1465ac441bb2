import { expect, test } from 'vitest';
import 'horizon-rig/vitest';
import { drawChart } from './chart.ts';

// A function is called twice, which shows that the picture repeats: a first golden needs that.
test('a chart has a bar for each value', async () => {
  await expect(() => drawChart([3, 9, 5, 7])).toMatchGolden('chart-of-four');
});

// Several pictures are one golden, which a browser plays.
test('the bars grow', async () => {
  await expect(() => [0.25, 0.5, 0.75, 1].map((progress) => drawChart([3, 9, 5, 7], progress))).toMatchGolden('chart-grows', {
    frameMs: 200,
  });
});

test('another value makes another picture', async () => {
  await expect(drawChart([3, 9, 5, 8])).not.toMatchGolden('chart-of-four');
});
