import { positionHash } from '../random/position-hash.ts';

/** 8 directions of the plane and 12 of space, as flat tables (K. Perlin, "Improving Noise", 2002). */
const planeX = Float64Array.of(1, -1, 0, 0, Math.SQRT1_2, -Math.SQRT1_2, Math.SQRT1_2, -Math.SQRT1_2);
const planeY = Float64Array.of(0, 0, 1, -1, Math.SQRT1_2, Math.SQRT1_2, -Math.SQRT1_2, -Math.SQRT1_2);
const spaceX = Float64Array.of(1, -1, 1, -1, 1, -1, 1, -1, 0, 0, 0, 0, 1, -1, 0, 0);
const spaceY = Float64Array.of(1, 1, -1, -1, 0, 0, 0, 0, 1, -1, 1, -1, 1, 1, -1, -1);
const spaceZ = Float64Array.of(0, 0, 0, 0, 1, 1, -1, -1, 1, 1, -1, -1, 0, 0, 1, -1);

const fade = (t: number): number => t * t * t * (t * (t * 6 - 15) + 10);

/**
 * Gradient noise of one seed, about -1..1, from exact arithmetic alone (improved Perlin noise). Written here since simplex-noise,
 * though exact, names the engine's own random numbers, which nothing that the simulation loads may do.
 */
export class GradientNoise {
  readonly #table = new Uint8Array(512);

  constructor(seed: number) {
    const table = Array.from({ length: 256 }, (_, i) => i);
    for (let i = 255; i > 0; i--) {
      const j = positionHash(seed, i, 0, 0) % (i + 1);
      [table[i], table[j]] = [table[j], table[i]];
    }
    for (let i = 0; i < 512; i++) this.#table[i] = table[i & 255];
  }

  plane(x: number, y: number): number {
    const table = this.#table;
    const fx = Math.floor(x);
    const fy = Math.floor(y);
    const dx = x - fx;
    const dy = y - fy;
    const a = table[fx & 255] + (fy & 255);
    const b = table[(fx + 1) & 255] + (fy & 255);
    const g00 = table[a] & 7;
    const g10 = table[b] & 7;
    const g01 = table[a + 1] & 7;
    const g11 = table[b + 1] & 7;
    const u = fade(dx);
    const n00 = planeX[g00] * dx + planeY[g00] * dy;
    const n10 = planeX[g10] * (dx - 1) + planeY[g10] * dy;
    const n01 = planeX[g01] * dx + planeY[g01] * (dy - 1);
    const n11 = planeX[g11] * (dx - 1) + planeY[g11] * (dy - 1);
    const low = n00 + u * (n10 - n00);
    const high = n01 + u * (n11 - n01);
    return (low + fade(dy) * (high - low)) * 1.5;
  }

  space(x: number, y: number, z: number): number {
    const table = this.#table;
    const fx = Math.floor(x);
    const fy = Math.floor(y);
    const fz = Math.floor(z);
    const dx = x - fx;
    const dy = y - fy;
    const dz = z - fz;
    const ix = fx & 255;
    const iy = fy & 255;
    const iz = fz & 255;
    const u = fade(dx);
    const v = fade(dy);
    const a = table[ix] + iy;
    const b = table[ix + 1] + iy;
    const at = (corner: number, ox: number, oy: number, oz: number): number => {
      const g = table[corner] & 15;
      return spaceX[g] * ox + spaceY[g] * oy + spaceZ[g] * oz;
    };
    const aa = table[a & 255] + iz;
    const ba = table[b & 255] + iz;
    const ab = table[(a + 1) & 255] + iz;
    const bb = table[(b + 1) & 255] + iz;
    const n000 = at(aa, dx, dy, dz);
    const n010 = at(ab, dx, dy - 1, dz);
    const n001 = at(aa + 1, dx, dy, dz - 1);
    const n011 = at(ab + 1, dx, dy - 1, dz - 1);
    const x00 = n000 + u * (at(ba, dx - 1, dy, dz) - n000);
    const x10 = n010 + u * (at(bb, dx - 1, dy - 1, dz) - n010);
    const x01 = n001 + u * (at(ba + 1, dx - 1, dy, dz - 1) - n001);
    const x11 = n011 + u * (at(bb + 1, dx - 1, dy - 1, dz - 1) - n011);
    const near = x00 + v * (x10 - x00);
    const far = x01 + v * (x11 - x01);
    return near + fade(dz) * (far - near);
  }

  /** Sum of `octaves` layers of plane noise, each of twice the frequency and half the height, scaled to about -1..1. */
  fractal(x: number, y: number, octaves: number): number {
    let sum = 0;
    let weight = 1;
    let total = 0;
    let scale = 1;
    for (let i = 0; i < octaves; i++) {
      sum += weight * this.plane(x * scale + i * 37.7, y * scale - i * 19.3);
      total += weight;
      weight *= 0.5;
      scale *= 2;
    }
    return (sum / total) * 1.3;
  }
}
