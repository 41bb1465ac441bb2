import { expect, it } from 'vitest';
import { guiScale } from './gui-scale.ts';

it.each([
  [854, 480, 0, 2],
  [854, 480, 1, 1],
  [854, 480, 4, 2],
  [1280, 720, 0, 3],
  [1920, 1080, 0, 4],
  [320, 240, 0, 1],
  [200, 100, 0, 1],
  [640, 479, 0, 1],
])('a picture of %ix%i with the option %i has scale %i', (width, height, option, scale) => {
  expect(guiScale(width, height, option)).toBe(scale);
});
