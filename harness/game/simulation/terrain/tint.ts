import type { Biome } from './biomes.ts';
import { smoothStep } from './interpolation.ts';

type Colour = readonly [number, number, number];

/** Colours at the four ends of the climate: cold and dry, cold and wet, warm and dry, warm and wet. */
const grassCorners: readonly [Colour, Colour, Colour, Colour] = [
  [134, 176, 142],
  [112, 172, 132],
  [190, 182, 92],
  [92, 186, 62],
];
const foliageCorners: readonly [Colour, Colour, Colour, Colour] = [
  [104, 152, 112],
  [84, 146, 98],
  [168, 160, 64],
  [64, 158, 44],
];

function blend(corners: readonly [Colour, Colour, Colour, Colour], warm: number, wet: number): number {
  let colour = 0;
  for (let c = 0; c < 3; c++) {
    const cold = corners[0][c] + wet * (corners[1][c] - corners[0][c]);
    const hot = corners[2][c] + wet * (corners[3][c] - corners[2][c]);
    colour = colour * 256 + Math.floor(cold + warm * (hot - cold) + 0.5);
  }
  return colour;
}

/** Tint of grass and of leaves in a biome, 0xRRGGBB: the biome's own, or its climate's. Temperature and humidity run from about -0.6 to 0.6. */
export function climateTints(biome: Biome, temperature: number, humidity: number): readonly [grass: number, foliage: number] {
  const warm = smoothStep(-0.5, 0.45, temperature);
  const wet = smoothStep(-0.4, 0.3, humidity);
  return [biome.grassTint ?? blend(grassCorners, warm, wet), biome.foliageTint ?? blend(foliageCorners, warm, wet)];
}

/** How far tints of other biomes shine over, in blocks. */
const reach = 3;
const side = 16 + 2 * reach;
const parts = new Int32Array(side * side * 3);
const rows = new Int32Array(side * 16 * 3);

/**
 * The tints of a chunk's columns, each the mean of the columns around it, so that biomes meet without an edge.
 * @param sharp the sharp tints, index z*16+x, of the chunk and the eight around it, index (dz+1)*3 + dx+1.
 */
export function blendTints(sharp: readonly Uint32Array[]): Uint32Array {
  for (let z = 0; z < side; z++) {
    for (let x = 0; x < side; x++) {
      const [bx, bz] = [x - reach, z - reach];
      const tint = sharp[((bz >> 4) + 1) * 3 + (bx >> 4) + 1][((bz & 15) << 4) | (bx & 15)];
      const at = (z * side + x) * 3;
      parts[at] = tint >> 16;
      parts[at + 1] = (tint >> 8) & 255;
      parts[at + 2] = tint & 255;
    }
  }
  // Sums along x, then along z, each from the one before by what comes in and what goes out.
  for (let z = 0; z < side; z++) {
    for (let c = 0; c < 3; c++) {
      let sum = 0;
      for (let k = 0; k < 2 * reach; k++) sum += parts[(z * side + k) * 3 + c];
      for (let x = 0; x < 16; x++) {
        sum += parts[(z * side + x + 2 * reach) * 3 + c];
        rows[(z * 16 + x) * 3 + c] = sum;
        sum -= parts[(z * side + x) * 3 + c];
      }
    }
  }
  const blended = new Uint32Array(256);
  const count = (2 * reach + 1) * (2 * reach + 1);
  for (let x = 0; x < 16; x++) {
    for (let c = 0; c < 3; c++) {
      let sum = 0;
      for (let k = 0; k < 2 * reach; k++) sum += rows[(k * 16 + x) * 3 + c];
      for (let z = 0; z < 16; z++) {
        sum += rows[((z + 2 * reach) * 16 + x) * 3 + c];
        blended[z * 16 + x] |= Math.floor(sum / count) << (16 - 8 * c);
        sum -= rows[(z * 16 + x) * 3 + c];
      }
    }
  }
  return blended;
}
