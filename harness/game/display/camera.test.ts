import { describe, expect, test } from 'vitest';
import { buildCamera, viewBob } from './camera.ts';
import { stillPlayer } from './testing/still-player.ts';

const setting = { partial: 1, fov: 70, bob: true, renderDistance: 8 };
const look = (yaw: number, pitch: number) => buildCamera({ ...setting, player: stillPlayer(0, 64, 0, { yaw, pitch }) });
const dot = (a: readonly number[], b: readonly number[]) => a[0]! * b[0]! + a[1]! * b[1]! + a[2]! * b[2]!;

describe('the camera', () => {
  test.each([
    [0, 0, [0, 0, 1]],
    [90, 0, [-1, 0, 0]],
    [180, 0, [0, 0, -1]],
    [-90, 0, [1, 0, 0]],
    [0, 90, [0, -1, 0]],
    [0, -90, [0, 1, 0]],
  ] as const)('yaw %d and pitch %d look along %j', (yaw, pitch, direction) => {
    for (const axis of [0, 1, 2] as const) expect(look(yaw, pitch).forward[axis]).toBeCloseTo(direction[axis], 12);
  });

  test('its axes are at right angles and one long, bobbing or not', () => {
    const player = stillPlayer(0, 64, 0, { yaw: 33, pitch: 21, walked: 3.3, walkedOld: 3.2 });
    for (const camera of [look(33, 21), buildCamera({ ...setting, player })]) {
      const { right, up, forward } = camera;
      for (const [a, b, value] of [
        [right, right, 1],
        [up, up, 1],
        [forward, forward, 1],
        [right, up, 0],
        [right, forward, 0],
        [up, forward, 0],
      ] as const) {
        expect(dot(a, b)).toBeCloseTo(value, 12);
      }
    }
  });

  test('facing south, west is to the right', () => {
    expect(look(0, 0).right).toEqual([-1, 0, -0]);
    expect(look(0, 0).up[1]).toBe(1);
  });

  test('it stands between the last two ticks', () => {
    const player = stillPlayer(2, 64, 0, { oldX: 1 });
    expect(buildCamera({ ...setting, partial: 0.25, player }).x).toBe(1.25);
  });

  test('it tilts after a hit, by as much as is asked for: it rolls from the side and nods from ahead', () => {
    const hit = (hurtDirection: number, damageTilt?: number) =>
      buildCamera({
        ...setting,
        player: stillPlayer(0, 64, 0, { yaw: 0, hurtTime: 6, hurtDirection }),
        ...(damageTilt !== undefined && { damageTilt }),
      });
    const { right, up, forward } = hit(0);
    expect(Math.abs(right[1])).toBeGreaterThan(0.01);
    expect(forward[1]).toBeCloseTo(0, 12);
    expect(hit(180).right[1]).toBeCloseTo(-right[1], 12);
    expect(Math.abs(hit(90).forward[1])).toBeGreaterThan(0.01);
    expect(hit(90).right[1]).toBeCloseTo(0, 12);
    expect(dot(right, up)).toBeCloseTo(0, 12);
    expect(hit(0, 0)).toEqual(buildCamera({ ...setting, player: stillPlayer(0, 64, 0, { yaw: 0 }) }));
  });

  test('it bobs only while walking on the ground', () => {
    const walking = stillPlayer(0, 64, 0, { walked: 1.25, walkedOld: 1.15 });
    expect(viewBob(walking, 1).up).toBeLessThan(0);
    expect(viewBob({ ...walking, onGround: false }, 1).up).toBe(0);
    expect(viewBob(stillPlayer(0, 64, 0), 1).up).toBe(0);
  });
});
