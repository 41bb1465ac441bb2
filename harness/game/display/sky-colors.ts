import type { SimulationView } from '../simulation/view.ts';
import { minY } from '../simulation/world/world-shape.ts';
import { daylight, sunDirection, sunHeight } from './celestial.ts';
import { forms, liquidOfCell } from './cell-appearance.ts';
import type { Camera, Fog, Sky } from './display-list.ts';
import { liquidSurface } from './liquid-quads.ts';
import { blend, scaleColor } from './tile-canvas.ts';

/** Colours of the sky at one height of the sun. */
interface SkyKey {
  /** Sine of the sun's elevation. */
  readonly height: number;
  readonly zenith: number;
  readonly horizon: number;
  readonly glow: number;
  readonly strength: number;
}

/** From midnight to noon, the same for dawn and dusk. Between two rows colours are mixed evenly. */
const keys: readonly SkyKey[] = [
  { height: -1, zenith: 0x060a1c, horizon: 0x131d3a, glow: 0x000000, strength: 0 },
  { height: -0.3, zenith: 0x080d22, horizon: 0x172244, glow: 0x3a2a4e, strength: 0 },
  { height: -0.16, zenith: 0x101a3e, horizon: 0x2f3564, glow: 0x8a3f58, strength: 0.45 },
  { height: -0.04, zenith: 0x26407e, horizon: 0x7b6f95, glow: 0xf0703c, strength: 0.95 },
  { height: 0.08, zenith: 0x3f68b4, horizon: 0xc39d9a, glow: 0xff9d4a, strength: 0.9 },
  { height: 0.22, zenith: 0x4a84dc, horizon: 0xc6cfdc, glow: 0xffd08a, strength: 0.45 },
  { height: 0.45, zenith: 0x4789e6, horizon: 0xb9d7f6, glow: 0xfff0c4, strength: 0.18 },
  { height: 1, zenith: 0x3f86ea, horizon: 0xb4d6fa, glow: 0xfff6da, strength: 0.12 },
];

function skyAt(height: number): Omit<SkyKey, 'height'> {
  let after = 1;
  while (after < keys.length - 1 && keys[after]!.height < height) after++;
  const a = keys[after - 1]!;
  const b = keys[after]!;
  const t = Math.max(0, Math.min(1, (height - a.height) / (b.height - a.height)));
  return {
    zenith: blend(a.zenith, b.zenith, t),
    horizon: blend(a.horizon, b.horizon, t),
    glow: blend(a.glow, b.glow, t),
    strength: a.strength + (b.strength - a.strength) * t,
  };
}

/** What the eye is in. */
export type Medium = 'air' | 'water' | 'lava';

/** The medium at the camera: a liquid counts up to the surface of a source. */
export function mediumAt(view: SimulationView, camera: Camera): Medium {
  const { world } = view;
  const y = Math.floor(camera.y);
  const cell = world.cell(Math.floor(camera.x), y, Math.floor(camera.z));
  const form = liquidOfCell[cell];
  if (form !== forms.water && form !== forms.lava) return 'air';
  const above = liquidOfCell[world.cell(Math.floor(camera.x), y + 1, Math.floor(camera.z))];
  if (above !== form && camera.y - y > liquidSurface) return 'air';
  return form === forms.water ? 'water' : 'lava';
}

/** Sky and fog of a frame. */
export interface Atmosphere {
  readonly sky: Sky;
  readonly fog: Fog;
  readonly medium: Medium;
}

const clouded = 0x7d8590;

/** Blocks above the world's bottom at which sky and fog begin to darken; at the bottom and below they are black (minecraft.wiki, "Void"). */
const abyss = 32;

/** Sky and fog for the time, the weather, the view and what the eye is in. `renderDistance` is in chunks. */
export function atmosphere(view: SimulationView, camera: Camera, renderDistance: number): Atmosphere {
  const { world } = view;
  const medium = mediumAt(view, camera);
  const day = daylight(world.dayTime);
  if (medium === 'lava') return liquid(medium, 0xb4410c, 0, 2.5);
  if (medium === 'water') {
    const { sky, block } = world.light(Math.floor(camera.x), Math.floor(camera.y), Math.floor(camera.z));
    const lit = Math.max((sky / 15) * (0.18 + 0.82 * day), (block / 15) * 0.7, 0.08);
    return liquid(medium, scaleColor(0x2462b4, 0.25 + 0.75 * lit), -4, 34);
  }
  const overcast = 0.84 * world.rain + 0.08 * world.thunder;
  const colors = skyAt(sunHeight(world.dayTime));
  const grey = scaleColor(clouded, (0.12 + 0.88 * day) * (1 - 0.3 * world.thunder));
  const height = Math.max(0, Math.min(1, (camera.y - minY) / abyss));
  const left = height * height;
  const zenith = scaleColor(blend(colors.zenith, grey, overcast), left);
  const horizon = scaleColor(blend(colors.horizon, grey, overcast), left);
  const direction = sunDirection(world.dayTime);
  const strength = colors.strength * (1 - overcast) * left;
  // Toward a low sun the haze takes some of its colour.
  const toward = camera.forward[0] * direction[0] + camera.forward[1] * direction[1] + camera.forward[2] * direction[2];
  const share = Math.max(0, toward) * strength * (Math.abs(direction[1]) < 0.4 ? 0.45 : 0.1);
  const haze = blend(horizon, colors.glow, share);
  const end = renderDistance * 16;
  // Under the ground the distance is dark, not the colour of the sky.
  const { sky: open } = world.light(Math.floor(camera.x), Math.floor(camera.y), Math.floor(camera.z));
  const depth = scaleColor(haze, Math.min(1, 0.04 + open / 8));
  return {
    medium,
    sky: { zenith, horizon: haze, below: haze, glow: strength > 0 ? { direction, color: colors.glow, strength } : null },
    fog: { color: depth, start: end * (0.58 - 0.36 * world.rain), end: end * 0.98 },
  };
}

/** Haze over far terrain: it begins where the fog of the render distance would, and grows all the way to the end. */
export function farSighted(air: Atmosphere, renderDistance: number, lodDistance = 0): Atmosphere {
  if (air.medium !== 'air' || lodDistance <= renderDistance) return air;
  return { ...air, fog: { ...air.fog, start: (air.fog.start * renderDistance) / lodDistance } };
}

function liquid(medium: Medium, color: number, start: number, end: number): Atmosphere {
  return { medium, sky: { zenith: color, horizon: color, below: color, glow: null }, fog: { color, start, end } };
}
