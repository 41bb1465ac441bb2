import { sinDegrees } from '../simulation/exact-trigonometry.ts';
import { ramps } from './palette.ts';
import type { Layer, Ramp } from './tile-canvas.ts';
import { blend, colorAt, paintTile, put, rampColor, scaleColor } from './tile-canvas.ts';
import { hashFraction, pebbles, tileSize } from './tile-noise.ts';

/** A texture that moves: its tile's name, how many pictures it has, for how many ticks each is shown, and how each is painted. */
export interface MovingTexture {
  readonly name: string;
  readonly frames: number;
  readonly ticks: number;
  /** Layers of picture `frame`. The first is the tile's own. */
  layers(frame: number): readonly Layer[];
}

const steps = 256;
const waveTable = Float64Array.from({ length: steps }, (_, i) => sinDegrees((i * 360) / steps));

/** A sine by parts of a turn. */
function wave(turns: number): number {
  return waveTable[Math.floor((turns - Math.floor(turns)) * steps) & (steps - 1)]!;
}

/** One ripple: waves across the tile along x and y, full turns in a loop of time, where it begins, and its height. */
type Ripple = readonly [alongX: number, alongY: number, inTime: number, begin: number, height: number];

/** Heights of 256 texels at a part of the loop 0..1: whole waves in space and time, so that tiles join and time closes. */
function ripples(list: readonly Ripple[], time: number): Float64Array {
  const out = new Float64Array(tileSize * tileSize);
  const texel = steps / tileSize;
  for (const [alongX, alongY, inTime, begin, height] of list) {
    const phase = Math.floor((inTime * time + begin) * steps);
    for (let i = 0; i < out.length; i++) {
      out[i]! += height * waveTable[(((i & 15) * alongX + (i >> 4) * alongY) * texel + phase) & (steps - 1)]!;
    }
  }
  return out;
}

/** A picture painted once and then shown moved along: all pictures of a flow. */
function flow(across: boolean, paint: Layer): (shift: number) => Layer {
  let still: Uint32Array | null = null;
  return (shift) => (tile, seed) => {
    if (still === null) {
      const whole = paintTile([paint], seed);
      still = new Uint32Array(whole.buffer, whole.byteOffset, 256);
    }
    const texels = new Uint32Array(tile.buffer, tile.byteOffset, 256);
    for (let i = 0; i < 256; i++) texels[i] = still[moved(i, shift, across)]!;
  };
}

/** Colours between those of a ramp, so that slow motion does not jump. */
function fine(ramp: Ramp, between: number): Ramp {
  const out: number[] = [];
  for (let i = 0; i + 1 < ramp.length; i++) for (let k = 0; k < between; k++) out.push(blend(ramp[i]!, ramp[i + 1]!, k / between));
  return [...out, ramp[ramp.length - 1]!];
}

const waterRamp = fine(ramps.water, 3);
const lavaRamp = fine([0x9c2406, ...ramps.lava], 3);

const swell: readonly Ripple[] = [
  [1, 1, 1, 0.1, 0.5],
  [1, -2, -1, 0.37, 0.42],
  [-2, 1, 1, 0.71, 0.34],
  [0, 3, -1, 0.2, 0.22],
  [3, 1, 2, 0.55, 0.16],
];
const bend: readonly Ripple[] = [
  [1, 0, -1, 0.15, 0.6],
  [2, 1, 1, 0.4, 0.5],
  [-1, 2, -1, 0.85, 0.45],
  [1, 3, 1, 0.3, 0.24],
];

/** Still water: the bright net that light makes where two sets of ripples cross their middle. */
const stillWater =
  (time: number): Layer =>
  (tile) => {
    const a = ripples(swell, time);
    const b = ripples(bend, time);
    for (let i = 0; i < a.length; i++) {
      const net = 1 - Math.min(1, Math.abs(a[i]! + 0.55 * b[i]!) * 1.15);
      put(tile, i & 15, i >> 4, rampColor(waterRamp, 0.24 + 0.13 * b[i]! + 0.62 * net * net * net));
    }
  };

/** Where a texel of a flowing picture is taken from: the pattern moved down the tile, or down and across. */
const moved = (i: number, shift: number, across: boolean): number => {
  const x = ((i & 15) - (across ? shift : 0)) & 15;
  return ((((i >> 4) - shift) & 15) << 4) | x;
};

const streams: readonly Ripple[] = [
  [2, 1, 0, 0.2, 0.5],
  [3, 0, 0, 0.65, 0.3],
  [1, 2, 0, 0.4, 0.45],
  [5, 1, 0, 0.1, 0.24],
];
/** As `streams`, drawn out along the diagonal. */
const slantedStreams: readonly Ripple[] = [
  [2, -1, 0, 0.2, 0.5],
  [3, -3, 0, 0.65, 0.3],
  [2, 1, 0, 0.4, 0.4],
  [4, -3, 0, 0.1, 0.26],
];

/** Flowing water: streaks along the way it goes. */
const waterStreaks =
  (list: readonly Ripple[]): Layer =>
  (tile) => {
    const streaks = ripples(list, 0);
    for (let i = 0; i < 256; i++) {
      const h = streaks[i]!;
      const crest = 1 - Math.min(1, Math.abs(h - 0.3) * 1.6);
      put(tile, i & 15, i >> 4, rampColor(waterRamp, 0.3 + 0.2 * h + 0.42 * crest * crest));
    }
  };

const lavaHeat: readonly Ripple[] = [
  [1, 1, 1, 0.3, 0.55],
  [-1, 1, -1, 0.05, 0.5],
  [2, -1, 1, 0.6, 0.36],
  [1, 2, -1, 0.8, 0.32],
  [3, 2, 1, 0.45, 0.16],
];
const lavaCrust: readonly Ripple[] = [
  [2, 1, -1, 0.7, 0.5],
  [-1, 2, 1, 0.25, 0.5],
  [0, 2, 1, 0.1, 0.3],
  [3, -2, -1, 0.9, 0.24],
];

/** A crust with glowing veins, from two sets of ripples at a part of their loop. */
const crust =
  (heatRipples: readonly Ripple[], time: number): Layer =>
  (tile, seed) => {
    const heat = ripples(heatRipples, time);
    const veins = ripples(lavaCrust, time);
    for (let i = 0; i < 256; i++) {
      const vein = 1 - Math.min(1, Math.abs(veins[i]!) * 1.5);
      const value = 0.46 + 0.24 * heat[i]! + 0.34 * (vein * vein - 0.4) + 0.06 * (hashFraction(seed, i & 15, i >> 4) - 0.5);
      put(tile, i & 15, i >> 4, rampColor(lavaRamp, value));
    }
  };

const waterFlow = flow(false, waterStreaks(streams));
const waterFlowAcross = flow(true, waterStreaks(slantedStreams));
const lavaFlow = flow(false, crust(streams, 0));
const lavaFlowAcross = flow(true, crust(slantedStreams, 0));

/** Colours of a flame from its rim to its heart. */
const fireRamp = fine([0xa32a08, 0xd2500d, 0xf0801a, 0xfba93a, 0xffd76a, 0xfff6c8], 2);

/**
 * A wall of flames at a part of its loop: tongues whose height wanders along the tile and with time, hot at the foot, torn at the top, and
 * sparks that rise and go out.
 */
const flames = (time: number, frames: number): Layer => {
  const tall: readonly Ripple[] = [
    [1, 0, 2, 0.1, 2.2],
    [2, 0, -3, 0.5, 1.9],
    [3, 0, 5, 0.8, 1.6],
    [5, 0, -4, 0.3, 1.2],
  ];
  const lick: readonly Ripple[] = [
    [2, 2, 4, 0.4, 0.5],
    [-3, 3, 6, 0.9, 0.35],
    [4, 3, 5, 0.15, 0.3],
  ];
  return (tile) => {
    const heights = ripples(tall, time);
    const tongues = ripples(lick, time);
    for (let i = 0; i < 256; i++) {
      const x = i & 15;
      const up = 15 - (i >> 4);
      const top = 8.6 + heights[x]!;
      const heat = (top - up) / top + 0.3 * tongues[i]! * (0.35 + up / 16);
      if (heat <= 0.08) continue;
      put(tile, x, i >> 4, rampColor(fireRamp, Math.min(0.94, heat * 1.02)));
    }
    for (let spark = 0; spark < 5; spark++) {
      const life = Math.floor(time * frames + hashFraction(0xf13e, spark, 0) * frames) % frames;
      const x = Math.floor(hashFraction(0xf13e, spark, 1) * 16);
      const y = 8 - Math.floor((life * 9) / frames);
      if (y >= 0 && (life & 3) !== 3) put(tile, x, y, fireRamp[3]!);
    }
  };
};

/** The flame of a torch: six texels over the stick, from rim to heart, that lean and stretch. */
const torchFlames: readonly (readonly string[])[] = [
  ['.cd.', 'cddc', 'bccb'],
  ['.dc.', 'cddb', 'bccb'],
  ['..c.', 'bddc', 'cccb'],
  ['.cd.', 'bddc', 'bcdb'],
  ['.c..', 'cddb', 'bccc'],
  ['.cc.', 'cddc', 'bdcb'],
];

/** A torch with its flame: the stick below stays. `rim`, `body` and `heart` are the flame's colours. */
function torch(frame: number, rim: number, body: number, heart: number): readonly Layer[] {
  const colors: Readonly<Record<string, number>> = { a: 0x8a683e, e: 0x5f4525, b: rim, c: body, d: heart };
  const rows = [...torchFlames[frame]!, '.aa.', '.ae.', '.ae.', '.ae.', '.ae.', '.ae.', '.ae.'];
  return [
    (tile) => {
      rows.forEach((row, y) => {
        for (let x = 0; x < 4; x++) {
          const color = colors[row[x]!];
          if (color !== undefined) put(tile, x + 6, y + 6, color);
        }
      });
    },
  ];
}

/** Crystals of the sea: bright cells behind glass, whose light walks from one to the next. */
const seaCrystals =
  (time: number): Layer =>
  (tile, seed) => {
    const { height, tone } = pebbles(seed, 3, 3, 0.6);
    for (let i = 0; i < 256; i++) {
      const [x, y] = [i & 15, i >> 4];
      const glow = 0.5 + 0.5 * wave(time + tone(x, y));
      const value = 0.12 + 0.62 * Math.min(0.8, height(x, y)) + 0.3 * (height(x, y) - height(x - 1, y - 1)) + 0.26 * glow;
      put(tile, x, y, rampColor([0x8fb8b2, 0xa9ccc5, 0xc3dfd9, 0xdcefea, 0xeffaf7, 0xffffff], value));
      if (x === 0 || y === 0) put(tile, x, y, blend(colorAt(tile, x, y), 0xffffff, 0.3));
      if (x === 15 || y === 15) put(tile, x, y, scaleColor(colorAt(tile, x, y), 0.72));
    }
  };

/** The glint of enchanted things: two sets of slanting bands of violet light that drift across each other, on nothing. */
const glint =
  (time: number): Layer =>
  (tile) => {
    for (let i = 0; i < 256; i++) {
      const [x, y] = [(i & 15) / tileSize, (i >> 4) / tileSize];
      const steep = wave(x + y + time);
      const flat = wave(2 * x - y - 2 * time);
      const wide = wave(y - x + time);
      const light = Math.max(0, 0.55 * steep + 0.35 * flat + 0.4 * wide - 0.15);
      const bright = Math.min(1, light * light * 0.9 + 0.1);
      put(tile, i & 15, i >> 4, blend(0x000000, blend(0x6a2fd0, 0xb98cff, bright), bright));
    }
  };

/** The world's border: slanting stripes with a bright edge that climb, grey to be tinted. */
const stripes =
  (time: number): Layer =>
  (tile) => {
    for (let i = 0; i < 256; i++) {
      const at = ((i & 15) + (i >> 4) + Math.floor(time * tileSize)) & 15;
      const light = at === 0 || at === 8 ? 1 : at < 8 ? 0.55 : 0.16;
      put(tile, i & 15, i >> 4, scaleColor(0xffffff, light));
    }
  };

/** Every texture that moves. Frame counts and paces follow Java Edition's where it has the texture (wiki, "Resource pack", animation). */
export const movingTextures: readonly MovingTexture[] = [
  { name: 'water', frames: 32, ticks: 2, layers: (frame) => [stillWater(frame / 32)] },
  { name: 'water_flow', frames: 16, ticks: 2, layers: (frame) => [waterFlow(frame)] },
  { name: 'water_flow_across', frames: 16, ticks: 2, layers: (frame) => [waterFlowAcross(frame)] },
  { name: 'lava', frames: 24, ticks: 4, layers: (frame) => [crust(lavaHeat, frame / 24)] },
  { name: 'lava_flow', frames: 16, ticks: 5, layers: (frame) => [lavaFlow(frame)] },
  { name: 'lava_flow_across', frames: 16, ticks: 5, layers: (frame) => [lavaFlowAcross(frame)] },
  { name: 'fire', frames: 24, ticks: 1, layers: (frame) => [flames(frame / 24, 24)] },
  { name: 'torch', frames: torchFlames.length, ticks: 3, layers: (frame) => torch(frame, 0xd9731c, 0xffb53a, 0xfff3bd) },
  { name: 'glint', frames: 40, ticks: 2, layers: (frame) => [glint(frame / 40)] },
  { name: 'border', frames: 16, ticks: 3, layers: (frame) => [stripes(frame / 16)] },
  { name: 'sea_lantern', frames: 5, ticks: 5, layers: (frame) => [seaCrystals(frame / 5)] },
];
