import type { Layer } from './tile-canvas.ts';
import { blend, put, sprite } from './tile-canvas.ts';
import { hash32, hashFraction, tileSize } from './tile-noise.ts';

/** Stages of the breaking overlay. */
export const crackStages = 10;

/** The crack of a stage: branching dark lines from the middle, longer and more with each stage, each with a light lower edge. */
function crack(stage: number): Layer {
  return (tile) => {
    const draw = (x: number, y: number) => {
      if (x < 0 || y < 0 || x > 15 || y > 15) return;
      put(tile, x, y, 0x08080a, 220);
    };
    const branches = 4 + Math.floor(stage * 0.9);
    for (let branch = 0; branch < branches; branch++) {
      let x = 7 + (hash32(5, branch, 1) & 1);
      let y = 7 + (hash32(5, branch, 2) & 1);
      const directionX = [1, -1, 1, -1, 1, 0, -1, 0][branch & 7]!;
      const directionY = [1, -1, -1, 1, 0, 1, 0, -1][branch & 7]!;
      const length = 2 + Math.floor(((stage + 1) * (8 + (hash32(9, branch, 3) & 3))) / 10) + (branch > 7 ? -2 : 0);
      for (let k = 0; k < length; k++) {
        draw(x, y);
        const turn = hashFraction(17, branch, k);
        if (turn < 0.72 || directionY === 0) x += directionX === 0 ? (turn < 0.3 ? 1 : turn < 0.45 ? -1 : 0) : directionX;
        if (turn > 0.28 || directionX === 0) y += directionY === 0 ? (turn > 0.75 ? 1 : turn > 0.6 ? -1 : 0) : directionY;
        if (branch > 3 && turn > 0.5 && stage > 4) draw(x + directionY, y - directionX);
      }
    }
  };
}

/** The sun: a square disc with a bright heart and a soft square rim. Alpha carries the fade. */
const sun: Layer = (tile) => {
  for (let y = 0; y < tileSize; y++) {
    for (let x = 0; x < tileSize; x++) {
      const far = Math.max(Math.abs(x - 7.5), Math.abs(y - 7.5));
      if (far > 4) continue;
      put(tile, x, y, far < 3 ? 0xfffbe2 : 0xffe9a0);
    }
  }
};

/** Phases of the moon. */
export const moonPhases = 8;

const craters = ['........', '.aa.....', '.aa..b..', '....bb..', '..b.....', '.....aa.', '.b...aa.', '........'];

/** A phase of the moon, 0 full, 4 new: an eight texel disc whose lit part shrinks from the right and grows back from there. */
function moon(phase: number): Layer {
  return (tile) => {
    for (let y = 0; y < 8; y++) {
      for (let x = 0; x < 8; x++) {
        const lit = phase <= 4 ? x < 8 - phase * 2 : x >= 8 - (phase - 4) * 2;
        const mark = craters[y]![x]!;
        const light = mark === 'a' ? 0xb9c3d6 : mark === 'b' ? 0xc9d2e2 : x === 0 || y === 0 ? 0xf4f7fc : 0xdfe6f1;
        put(tile, x + 4, y + 4, lit ? light : blend(0x0b0f1a, light, 0.1));
      }
    }
  };
}

/** A round blob whose edge texels are missing. */
const blob =
  (size: number, colors: readonly number[]): Layer =>
  (tile) => {
    for (let y = 0; y < size; y++) {
      for (let x = 0; x < size; x++) {
        const dx = x - (size - 1) / 2;
        const dy = y - (size - 1) / 2;
        if (dx * dx + dy * dy > (size * size) / 4) continue;
        put(tile, x, y, colors[Math.min(colors.length - 1, Math.floor(((x + y) / (2 * size - 1)) * colors.length))]!);
      }
    }
  };

/** Tiles of the sky, of effects and of the hand. */
export const effectTextures: Readonly<Record<string, readonly Layer[]>> = {
  ...Object.fromEntries(Array.from({ length: crackStages }, (_, stage) => [`crack_${stage}`, [crack(stage)]])),
  sun: [sun],
  ...Object.fromEntries(Array.from({ length: moonPhases }, (_, phase) => [`moon_${phase}`, [moon(phase)]])),
  smoke: [blob(8, [0xa6a6a6, 0x7c7c7c, 0x565656])],
  spark: [sprite(['.a.', 'aba', '.a.'], { a: 0xffb53a, b: 0xfff3bd })],
  splash: [blob(4, [0xd6e6fb, 0x7aa6ee, 0x4a7ad0])],
  skin: [
    (tile, seed) => {
      for (let y = 0; y < tileSize; y++) {
        for (let x = 0; x < tileSize; x++) {
          const tone = 0.5 + 0.25 * (hashFraction(seed, x >> 1, y >> 1) - 0.5) + (x < 2 ? 0.2 : x > 13 ? -0.25 : 0);
          put(tile, x, y, blend(0xb9856a, 0xf0c2a4, tone));
        }
      }
    },
  ],
  sleeve: [
    (tile, seed) => {
      for (let y = 0; y < tileSize; y++) {
        for (let x = 0; x < tileSize; x++) {
          const tone = 0.5 + 0.3 * (hashFraction(seed, x >> 1, y >> 2) - 0.5) + (x < 2 ? 0.2 : x > 13 ? -0.25 : 0) - (y === 15 ? 0.4 : 0);
          put(tile, x, y, blend(0x9c4f14, 0xd8852e, tone));
        }
      }
    },
  ],
};
