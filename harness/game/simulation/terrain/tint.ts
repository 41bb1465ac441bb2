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

/** Tint of grass and of leaves for a climate, 0xRRGGBB. Temperature and humidity run from about -0.6 to 0.6. */
export function climateTints(temperature: number, humidity: number): readonly [grass: number, foliage: number] {
  const warm = smoothStep(-0.5, 0.45, temperature);
  const wet = smoothStep(-0.4, 0.3, humidity);
  return [blend(grassCorners, warm, wet), blend(foliageCorners, warm, wet)];
}
