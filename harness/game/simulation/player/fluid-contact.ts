import { rulesOf, stateOf } from '../blocks/cell.ts';
import type { ReadCell } from '../blocks/support.ts';
import { type Body, bodyBox } from '../world/move-box.ts';

/** How high above the feet a fluid stands that a body touches, in blocks; 0 when it touches none. */
export function fluidAt(at: ReadCell, body: Body, fluid: 'water' | 'lava'): number {
  const [x0, y0, z0, x1, y1, z1] = bodyBox(body).map((side, i) => side + (i < 3 ? 0.001 : -0.001));
  let height = 0;
  for (let y = Math.floor(y0); y <= Math.floor(y1); y++) {
    for (let z = Math.floor(z0); z <= Math.floor(z1); z++) {
      for (let x = Math.floor(x0); x <= Math.floor(x1); x++) {
        const cell = at(x, y, z);
        if (rulesOf(cell).name !== fluid) continue;
        const full = rulesOf(at(x, y + 1, z)).name === fluid;
        const surface = y + (full ? 1 : (8 - Math.min(7, stateOf(cell) & 7)) / 9);
        if (surface >= y0) height = Math.max(height, surface - body.y);
      }
    }
  }
  return height;
}
