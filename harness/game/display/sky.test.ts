import { describe, expect, test } from 'vitest';
import { backdropQuads } from './backdrop.ts';
import { moonPhase, sunDirection } from './celestial.ts';
import { cloudQuads } from './clouds.ts';
import type { Camera } from './display-list.ts';
import { freeFloats } from './display-list.ts';
import { buildLightmap, levelBrightness } from './lightmap.ts';
import { atmosphere, mediumAt } from './sky-colors.ts';
import { blockWorld } from './testing/block-world.ts';
import { stillPlayer, stillSimulation } from './testing/still-player.ts';

const camera: Camera = {
  x: 5.5,
  y: 70.5,
  z: 5.5,
  right: [1, 0, 0],
  up: [0, 1, 0],
  forward: [0, 0, -1],
  tanHalfFov: 0.7,
  near: 0.05,
  far: 512,
};
const brightness = (color: number) => (color >> 16) + ((color >> 8) & 255) + (color & 255);
const light = (dayTime: number, block: number, sky: number, gamma = 0.5) => {
  const map = buildLightmap({ dayTime, rain: 0, thunder: 0, gamma, ticks: 0 });
  return [...map.subarray((block * 16 + sky) * 3, (block * 16 + sky) * 3 + 3)] as [number, number, number];
};

describe('the sun', () => {
  test('stands overhead at noon, under foot at midnight, east in the morning, west in the evening', () => {
    expect(sunDirection(6000)[1]).toBeCloseTo(1, 9);
    expect(sunDirection(18000)[1]).toBeCloseTo(-1, 9);
    expect(sunDirection(500)[0]).toBeGreaterThan(0.7);
    expect(sunDirection(11500)[0]).toBeLessThan(-0.7);
  });

  test('the moon goes through eight phases in eight days', () => {
    expect([0, 1, 2, 7, 8].map((day) => moonPhase(day * 24000 + 5))).toEqual([0, 1, 2, 7, 0]);
  });
});

describe('light', () => {
  test('level brightness is 0 in the dark, 1 in full light and grows', () => {
    const levels = Array.from({ length: 16 }, (_, level) => levelBrightness(level));
    expect(levels[0]).toBe(0);
    expect(levels[15]).toBe(1);
    expect(levels.every((value, i) => i === 0 || value > levels[i - 1]!)).toBe(true);
  });

  test('the open sky is nearly white by day and blue by night', () => {
    const noon = light(6000, 0, 15);
    expect(Math.min(...noon)).toBeGreaterThan(230);
    const night = light(18000, 0, 15);
    expect(night[2]).toBeGreaterThan(night[0] * 1.3);
    expect(Math.max(...night)).toBeLessThan(150);
  });

  test('dim torchlight is warm', () => {
    const [red, green, blue] = light(18000, 7, 0);
    expect(red).toBeGreaterThan(green);
    expect(green).toBeGreaterThan(blue);
  });

  test('the brightness option lifts the dark', () => {
    expect(brightnessOf(light(18000, 4, 0, 1))).toBeGreaterThan(brightnessOf(light(18000, 4, 0, 0)));
  });

  test('flames flicker with ticks and only with them', () => {
    const at = (ticks: number) => buildLightmap({ dayTime: 18000, rain: 0, thunder: 0, gamma: 0.5, ticks });
    expect(at(3)).toEqual(at(3));
    expect([1, 2, 3, 4, 5, 6].some((ticks) => at(ticks).some((value, i) => value !== at(0)[i]))).toBe(true);
  });
});

const brightnessOf = (color: readonly number[]) => color.reduce((sum, value) => sum + value, 0);

describe('the atmosphere', () => {
  const world = blockWorld([{ x: 5, y: 70, z: 5, name: 'water' }]);
  const simulation = stillSimulation(world, stillPlayer(5.5, 69, 5.5));

  test('an eye under the surface is in water, one above it is not', () => {
    expect(mediumAt(simulation, camera)).toBe('water');
    expect(mediumAt(simulation, { ...camera, y: 70.9 })).toBe('air');
    expect(mediumAt(simulation, { ...camera, y: 72 })).toBe('air');
  });

  test('fog ends at the render distance in air and near in water, in the colour of the horizon', () => {
    const air = atmosphere(simulation, { ...camera, y: 90 }, 8);
    expect(air.fog.end).toBeLessThanOrEqual(128);
    expect(air.fog.color).toBe(air.sky.horizon);
    expect(atmosphere(simulation, camera, 8).fog.end).toBeLessThan(64);
  });

  test('sky and fog are black under the world, and as ever from 32 blocks above its bottom', () => {
    const at = (y: number) => atmosphere(simulation, { ...camera, y }, 8);
    expect([at(-65).sky, at(-500).sky].map(({ zenith, horizon, below, glow }) => [zenith, horizon, below, glow])).toEqual([
      [0, 0, 0, null],
      [0, 0, 0, null],
    ]);
    expect(at(-65).fog.color).toBe(0);
    expect(brightness(at(-48).sky.zenith)).toBeGreaterThan(0);
    expect(brightness(at(-48).sky.zenith)).toBeLessThan(brightness(at(-32).sky.zenith));
    expect(at(-32).sky.zenith).toBe(at(90).sky.zenith);
  });

  test('night is darker than dusk and dusk than noon', () => {
    const at = (totalDayTime: number) => {
      world.totalDayTime = totalDayTime;
      return brightness(atmosphere(simulation, { ...camera, y: 90 }, 8).sky.zenith);
    };
    const [noon, dusk, night] = [at(6000), at(12800), at(18000)];
    expect(noon).toBeGreaterThan(dusk);
    expect(dusk).toBeGreaterThan(night);
  });
});

describe('the backdrop', () => {
  test('has a sun by day, stars and a moon by night, nothing in rain', () => {
    const day = backdropQuads({ dayTime: 6000, time: 6000, rain: 0 });
    const night = backdropQuads({ dayTime: 18000, time: 18000, rain: 0 });
    expect(day.count).toBeLessThan(10);
    expect(night.count).toBeGreaterThan(200);
    expect(backdropQuads({ dayTime: 6000, time: 6000, rain: 1 }).count).toBe(0);
  });

  test('clouds drift west with the world and stand with it', () => {
    const at = (time: number) => cloudQuads({ dayTime: 6000, time, rain: 0, thunder: 0 }, camera, 0, 0xffffff);
    expect(at(100)).toEqual(at(100));
    const [first, later] = [at(100), at(101)];
    expect(later.count).toBe(first.count);
    expect(later.data[0]! - first.data[0]!).toBeCloseTo(-0.03, 3);
    expect(first.data.length).toBe(first.count * freeFloats);
  });
});
