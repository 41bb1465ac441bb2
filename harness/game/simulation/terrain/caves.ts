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
  readonly #hallLayer = new Float64Array(4);
  readonly #firstLayer = new Float64Array(4);
  readonly #secondLayer = new Float64Array(4);

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
    const base = (level * points + gz * 5 + gx) * 3;
    if (!mayBeHollow(this.#lattice, base)) return;
    for (let dy = 0; dy < 8; dy++) {
      const hall = this.#layer(base, dy / 8, this.#hallLayer);
      const first = this.#layer(base + 1, dy / 8, this.#firstLayer);
      const second = this.#layer(base + 2, dy / 8, this.#secondLayer);
      for (let dz = 0; dz < 4; dz++) {
        for (let dx = 0; dx < 4; dx++) {
          const a = between(first, dx / 4, dz / 4);
          const b = between(second, dx / 4, dz / 4);
          const open = a * a + b * b < tunnelWidth || between(hall, dx / 4, dz / 4) > 0;
          if (open) hollow(gx * 4 + dx, minY + level * 8 + dy, gz * 4 + dz);
        }
      }
    }
  }

  /** The four values around a lattice cell at one height in it. */
  #layer(base: number, up: number, into: Float64Array): Float64Array {
    const lattice = this.#lattice;
    for (let k = 0; k < 4; k++) {
      const low = base + corners[k];
      into[k] = lattice[low] + up * (lattice[low + points * 3] - lattice[low]);
    }
    return into;
  }
}

/** Offsets in the lattice of a cell's four columns: here, one along x, one along z, one along both. */
const corners = [0, 3, 15, 18] as const;

/** Sum of the squares of both tunnel noises below which a place is hollow. */
const tunnelWidth = 0.0072;

function between(layer: Float64Array, u: number, v: number): number {
  const near = layer[0] + u * (layer[1] - layer[0]);
  const far = layer[2] + u * (layer[3] - layer[2]);
  return near + v * (far - near);
}

/** Whether a lattice cell can hold a hollow at all: most cannot, which saves the work of looking at each block. */
function mayBeHollow(lattice: Float64Array, base: number): boolean {
  const limit = 0.085;
  let low1 = 9;
  let high1 = -9;
  let low2 = 9;
  let high2 = -9;
  for (let k = 0; k < 8; k++) {
    const at = base + corners[k & 3] + (k >> 2) * points * 3;
    if (lattice[at] > 0) return true;
    low1 = Math.min(low1, lattice[at + 1]);
    high1 = Math.max(high1, lattice[at + 1]);
    low2 = Math.min(low2, lattice[at + 2]);
    high2 = Math.max(high2, lattice[at + 2]);
  }
  return low1 < limit && high1 > -limit && low2 < limit && high2 > -limit;
}
