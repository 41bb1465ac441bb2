import { describe, expect, it } from 'vitest';
import { lookAt } from './bench-camera.ts';
import { countColor, drawTest, section, testList } from './fixtures/test-lists.ts';

/** A white face to the south whose corners are lit and shaded one by one. */
const shaded = section({ 3: [(8 | (8 << 4) | (0b11_01_00_10 << 24)) >>> 0, 0xf0a05010, 0, 0xffffff] });
const lightmap = Uint8Array.from({ length: 768 }, (_, i) => (Math.floor(i / 3) & 15) * 17);
const scene = { sections: [shaded], camera: lookAt([8.5, 8.5, 1.9], [8.5, 8.5, 0]), lightmap };

const colours = (flat: boolean): Set<number> => {
  const target = drawTest(testList(flat ? { ...scene, flatLight: true } : scene));
  expect(countColor(target, 0xff00ff)).toBeLessThan(64 * 48);
  return new Set([...target.color].filter((pixel) => (pixel & 0xffffff) !== 0xff00ff));
};

describe('smooth lighting', () => {
  it('blends the light of a face toward its corners', () => expect(colours(false).size).toBeGreaterThan(20));

  it('switched off draws a face in one light', () => expect(colours(true).size).toBe(1));
});
