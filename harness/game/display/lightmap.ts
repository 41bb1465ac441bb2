import { daylight, sunHeight } from './celestial.ts';
import { hashFraction } from './tile-noise.ts';

/** What brightness depends on. */
export interface LightmapInput {
  /** Time of day, 0..24000. */
  readonly dayTime: number;
  /** How hard it rains and how dark the storm is, 0..1. */
  readonly rain: number;
  readonly thunder: number;
  /** The brightness option, 0..1. */
  readonly gamma: number;
  /** Ticks that move the flicker of flames. */
  readonly ticks: number;
}

/** Brightness of a light level by Java Edition's curve (wiki, "Light"): f / (4 - 3f), with f the level of 15. */
export function levelBrightness(level: number): number {
  const f = level / 15;
  return f / (4 - 3 * f);
}

type Colour = readonly [number, number, number];

const mixColour = (a: Colour, b: Colour, t: number): Colour => [
  a[0] + (b[0] - a[0]) * t,
  a[1] + (b[1] - a[1]) * t,
  a[2] + (b[2] - a[2]) * t,
];

/** Sky light by night, in low sun and by day. */
const moonlight: Colour = [0.21, 0.265, 0.43];
const lowSun: Colour = [1, 0.83, 0.68];
const noon: Colour = [1, 0.995, 0.965];

/** A slow wander of flames around 1: value noise over ticks, two hundredths either way. */
function flicker(ticks: number): number {
  const step = Math.floor(ticks / 3);
  const t = ticks / 3 - step;
  const at = (i: number) => hashFraction(0xf1a3e, i, 0);
  return 0.98 + 0.04 * (at(step) + (at(step + 1) - at(step)) * t);
}

/** Colour of the light of the sky for a time of day and weather. */
function skyColour(input: LightmapInput): Colour {
  const day = daylight(input.dayTime);
  const height = sunHeight(input.dayTime);
  // Warmest while the sun is a hand above the horizon.
  const warm = Math.max(0, 1 - Math.abs(height - 0.06) / 0.3) * 0.8;
  const sun = mixColour(noon, lowSun, warm);
  const lit = mixColour(moonlight, sun, day);
  const dim = 1 - 0.22 * input.rain - 0.18 * input.thunder;
  return [lit[0] * dim, lit[1] * dim, lit[2] * Math.min(1, dim * 1.06)];
}

/**
 * The lightmap of a frame: 16x16 RGB, index (block*16 + sky)*3. Sky light is white by day, warm in low sun and blue under the moon;
 * block light goes from deep orange to white. Both are added, lifted a little and bent by the brightness option as in Java Edition.
 */
export function buildLightmap(input: LightmapInput): Uint8Array {
  const out = new Uint8Array(16 * 16 * 3);
  const sky = skyColour(input);
  const flame = flicker(input.ticks) * 1.55;
  for (let block = 0; block < 16; block++) {
    const b = levelBrightness(block) * flame;
    const torch: Colour = [b, b * ((b * 0.55 + 0.45) * 0.55 + 0.4), b * (b * b * 0.5 + 0.32)];
    for (let level = 0; level < 16; level++) {
      const s = levelBrightness(level);
      const at = (block * 16 + level) * 3;
      for (let c = 0; c < 3; c++) {
        let value = Math.min(1, s * sky[c]! + torch[c]!);
        value += (0.7 - value) * 0.06;
        const rest = 1 - value;
        const bright = 1 - rest * rest * rest * rest;
        value += (bright - value) * input.gamma * 0.55;
        out[at + c] = Math.max(0, Math.min(255, Math.floor(value * 255 + 0.5)));
      }
    }
  }
  return out;
}
