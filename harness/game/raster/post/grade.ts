import type { GradePass } from '../../display/post-frame.ts';
import { exactPower } from './exact-power.ts';
import { brightest, type Planes, unit } from './planes.ts';

/** Steps of the curve from black to full; between two the curve is taken as the nearer one's. */
const curve = new Uint16Array(unit + 1);
let curveGamma = 0;

function refreshCurve(gamma: number): void {
  if (gamma === curveGamma) return;
  curveGamma = gamma;
  for (let value = 0; value <= unit; value++) curve[value] = Math.floor(exactPower(value / unit, gamma) * unit + 0.5);
}

/** Mixes the channels and bends them. */
export function grade(planes: Planes, pass: GradePass): void {
  refreshCurve(pass.gamma);
  const { red, green, blue } = planes;
  const [rr, rg, rb, gr, gg, gb, br, bg, bb] = pass.matrix;
  const [ro, go, bo] = pass.offset.map((channel) => channel * unit + 0.5);
  for (let i = 0; i < red.length; i++) {
    const r = red[i];
    const g = green[i];
    const b = blue[i];
    red[i] = bend(r * rr + g * rg + b * rb + ro);
    green[i] = bend(r * gr + g * gg + b * gb + go);
    blue[i] = bend(r * br + g * bg + b * bb + bo);
  }
}

function bend(value: number): number {
  if (value <= 0) return 0;
  if (value >= brightest) return brightest;
  return value < unit + 1 ? curve[value | 0] : value | 0;
}
