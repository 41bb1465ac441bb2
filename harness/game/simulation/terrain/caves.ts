import { purposeSeed } from '../random/position-hash.ts';
import { minY } from '../world/world-shape.ts';
import { GradientNoise } from './gradient-noise.ts';

/** Lattice of the noises: a point every 4 blocks sideways and 8 up. */
const points = 25;
const levels = 26;

/** The hollows of one seed: wide halls where one noise is high, tunnels where two noises are both near zero. */
export class Caves {
  readonly #hall: GradientNoise;
  readonly #first: GradientNoise;
  readonly #second: GradientNoise;
  readonly #lattice = new Float64Array(points * levels * 3);

  constructor(seed: bigint) {
    this.#hall = new GradientNoise(purposeSeed(seed, 'halls'));
    this.#first = new GradientNoise(purposeSeed(seed, 'tunnels-1'));
    this.#second = new GradientNoise(purposeSeed(seed, 'tunnels-2'));
  }

  /** Calls `hollow` for every place of a chunk that is hollow, x and z within the chunk, y from the bottom to `top`. */
  carve(cx: number, cz: number, top: number, hollow: (x: number, y: number, z: number) => void): void {
    const cellLevels = Math.min(levels - 1, ((top - minY) >> 3) + 1);
    this.#sample(cx, cz, cellLevels + 1);
    for (let level = 0; level < cellLevels; level++) {
      for (let cell = 0; cell < 16; cell++) this.#carveCell(cell & 3, level, cell >> 2, hollow);
    }
  }

  #sample(cx: number, cz: number, used: number): void {
    const lattice = this.#lattice;
    for (let level = 0; level < used; level++) {
      const y = minY + level * 8;
      for (let p = 0; p < points; p++) {
        const x = cx * 16 + (p % 5) * 4;
        const z = cz * 16 + Math.floor(p / 5) * 4;
        const i = (level * points + p) * 3;
        lattice[i] = this.#hall.space(x / 70, y / 38, z / 70) - 0.45 + Math.max(0, y) * 0.004;
        lattice[i + 1] = this.#first.space(x / 46, y / 32, z / 46);
        lattice[i + 2] = this.#second.space(x / 46 + 31.7, y / 32, z / 46 - 12.1);
      }
    }
  }

  #carveCell(gx: number, level: number, gz: number, hollow: (x: number, y: number, z: number) => void): void {
    const lattice = this.#lattice;
    const base = (level * points + gz * 5 + gx) * 3;
    const corners = [0, 3, 15, 18, points * 3, points * 3 + 3, points * 3 + 15, points * 3 + 18].map((offset) => base + offset);
    const value = (noise: number, u: number, v: number, w: number): number => {
      const at = (k: number): number => lattice[corners[k] + noise];
      const low = at(0) + u * (at(1) - at(0)) + v * (at(2) - at(0) + u * (at(3) - at(2) - at(1) + at(0)));
      const high = at(4) + u * (at(5) - at(4)) + v * (at(6) - at(4) + u * (at(7) - at(6) - at(5) + at(4)));
      return low + w * (high - low);
    };
    if (!mayBeHollow(lattice, corners)) return;
    for (let dy = 0; dy < 8; dy++) {
      for (let dz = 0; dz < 4; dz++) {
        for (let dx = 0; dx < 4; dx++) {
          const u = dx / 4;
          const v = dz / 4;
          const w = dy / 8;
          const first = value(1, u, v, w);
          let open = value(0, u, v, w) > 0;
          if (!open && first * first < 0.0072) {
            const second = value(2, u, v, w);
            open = first * first + second * second < 0.0072;
          }
          if (open) hollow(gx * 4 + dx, minY + level * 8 + dy, gz * 4 + dz);
        }
      }
    }
  }
}

/** Whether a lattice cell can hold a hollow at all: most cannot, which saves the work of looking at each block. */
function mayBeHollow(lattice: Float64Array, corners: readonly number[]): boolean {
  const limit = 0.085;
  const range = (noise: number): readonly [number, number] => {
    let low = 9;
    let high = -9;
    for (const corner of corners) {
      low = Math.min(low, lattice[corner + noise]);
      high = Math.max(high, lattice[corner + noise]);
    }
    return [low, high];
  };
  if (range(0)[1] > 0) return true;
  const [low1, high1] = range(1);
  const [low2, high2] = range(2);
  return low1 < limit && high1 > -limit && low2 < limit && high2 > -limit;
}
