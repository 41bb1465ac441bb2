import { describe, expect, it } from 'vitest';
import { SectionFades } from '../display/section-fades.ts';
import { lookAt } from './bench-camera.ts';
import { drawTest, freeQuads, packed, pixelAt, section, testList } from './fixtures/test-lists.ts';

const face = section({ 3: packed(8, 8, 0, 0) });
const scene = {
  sections: [face],
  camera: lookAt([8.5, 8.5, 1.9], [8.5, 8.5, 0]),
  fog: { color: 0x204060, start: 1e6, end: 2e6 },
};

const middle = (fades?: readonly number[]): number =>
  pixelAt(drawTest(testList({ ...scene, ...(fades && { fades: Float32Array.from(fades) }) })), 32, 24);

describe('a section that fades in', () => {
  it('begins in the colour of the fog and ends as it is', () => {
    expect(middle()).toBe(0xcccccc);
    expect(middle([1])).toBe(0xcccccc);
    expect(middle([0])).toBe(0x204060);
    expect(middle([0.5]) >> 16).toBeGreaterThan(0x70);
    expect(middle([0.5]) >> 16).toBeLessThan(0x7c);
  });

  it('leaves the others and what stands before it alone', () => {
    const other = { ...section({ 3: packed(8, 8, 0, 0) }), id: '1,0,0', x: 16 };
    const wall = freeQuads([-0.2, 0.2, -0.5, 0.4, 0, 0, 0, -0.4, 0, 0, 0, 0, 16, 16, 0x00ff00, 1, 240, 0, 1, 2]);
    const target = drawTest(testList({ ...scene, sections: [face, other], fades: Float32Array.of(0, 1), objects: wall }));
    expect(pixelAt(target, 32, 24)).toBe(0x00ff00);
  });
});

describe('how far chunks have faded in', () => {
  const near = { ...face, x: 16, z: -32 };
  const here = [{ cx: 1, cz: -2 }];

  it('follows the ticks since each was loaded, whether it was seen or not', () => {
    const fades = new SectionFades();
    const both = [...here, { cx: 5, cz: 5 }];
    expect(fades.update(here, [], 10, 500)).toBeNull();
    expect([...(fades.update(here, [near], 15, 500) ?? [])]).toEqual([0.5]);
    expect([...(fades.update(both, [near, { ...face, x: 80, z: 80 }], 18, 500) ?? [])]).toEqual([Math.fround(0.8), 0]);
    expect(fades.update(here, [near], 20, 500)).toBeNull();
  });

  it('begins anew with a chunk that was gone, and with another world', () => {
    const fades = new SectionFades();
    fades.update(here, [near], 0, 500);
    fades.update([], [], 50, 500);
    expect([...(fades.update(here, [near], 60, 500) ?? [])]).toEqual([0]);
    fades.clear();
    expect([...(fades.update(here, [near], 90, 500) ?? [])]).toEqual([0]);
  });

  it('leaves far terrain whole', () => {
    expect(new SectionFades().update(here, [{ ...near, id: 'far:1,0,-2' }], 0, 500)).toBeNull();
  });
});
