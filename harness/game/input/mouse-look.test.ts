import { describe, expect, it } from 'vitest';
import { clampPitch, nearestYaw, turnByMotion, wrapYaw } from './mouse-look.ts';

describe('the view', () => {
  it('turns by 0.15 degrees a count at the default sensitivity', () => {
    const view = turnByMotion({ yaw: 0, pitch: 0 }, 100, -20, 0.5);
    expect(view.yaw).toBeCloseTo(15, 10);
    expect(view.pitch).toBeCloseTo(-3, 10);
  });

  it('stops at straight up and straight down', () => {
    expect(turnByMotion({ yaw: 0, pitch: 80 }, 0, 10_000, 1).pitch).toBe(90);
    expect(clampPitch(-91)).toBe(-90);
  });

  it.each([
    [540, -180],
    [-181, 179],
    [360, 0],
    [90, 90],
  ])('shows yaw %d as %d', (yaw, shown) => {
    expect(wrapYaw(yaw)).toBe(shown);
  });

  it.each([
    [90, 0, 90],
    [-170, 175, 190],
    [0, 725, 720],
  ])('turns to %d from %d the short way, to %d', (target, current, yaw) => {
    expect(nearestYaw(target, current)).toBe(yaw);
  });
});
