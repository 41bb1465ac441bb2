import { describe, expect, it } from 'vitest';
import { buildLightmap } from './lightmap.ts';
import { blinded, brightened, isBlind, nightVision } from './sight-effects.ts';
import { stillPlayer } from './testing/still-player.ts';

const having = (effect: string, duration: number) =>
  stillPlayer(0, 64, 0, { effects: [{ effect, amplifier: 0, duration, showIcon: true }] });
const healthy = stillPlayer(0, 64, 0);

describe('night vision', () => {
  it('is whole, flickers in its last ten seconds, and is nothing without the effect', () => {
    expect([having('night_vision', 201), having('night_vision', -1), healthy].map(nightVision)).toEqual([1, 1, 0]);
    const last = Array.from({ length: 10 }, (_, i) => nightVision(having('night_vision', 100 + i)));
    expect(Math.min(...last)).toBeGreaterThan(0.39);
    expect(Math.max(...last)).toBeLessThan(1.01);
    expect(new Set(last).size).toBeGreaterThan(3);
  });

  it('makes the darkest light as bright as its hue allows, and leaves white alone', () => {
    const night = buildLightmap({ dayTime: 18000, rain: 0, thunder: 0, gamma: 0, ticks: 0 });
    const bright = brightened(night, 1);
    for (let i = 0; i < bright.length; i += 3) expect(Math.max(bright[i]!, bright[i + 1]!, bright[i + 2]!)).toBe(255);
    expect(brightened(night, 0)).toBe(night);
    expect([...brightened(Uint8Array.of(255, 255, 255, 100, 50, 0), 1)]).toEqual([255, 255, 255, 255, 128, 0]);
  });
});

describe('blindness', () => {
  const seen = { sky: { zenith: 1, horizon: 2, below: 3, glow: null }, fog: { color: 4, start: 50, end: 60 }, medium: 'air' };

  it('leaves five blocks, black beyond, and nothing of the sky', () => {
    expect(blinded(seen, having('blindness', 200))).toEqual({
      sky: { zenith: 0, horizon: 0, below: 0, glow: null },
      fog: { color: 0, start: 1.25, end: 5 },
      medium: 'air',
    });
    expect(isBlind(having('blindness', 200))).toBe(true);
  });

  it('lifts within its last second, and is nothing without the effect', () => {
    expect(blinded(seen, having('blindness', 10)).fog.end).toBe(32.5);
    expect(blinded(seen, healthy)).toBe(seen);
    expect(isBlind(healthy)).toBe(false);
  });
});
