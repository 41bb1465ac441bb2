import type { ReadCell } from '../blocks/support.ts';
import type { Body } from '../world/move-box.ts';
import { currentAt, fluidAt } from './fluid-contact.ts';

/** What currents add each tick to a speed in blocks a tick, and the least of it for what stands still (minecraft.wiki, "Water", "Currents"). */
const waterPush = 0.014;
const lavaPush = 0.0023333333333333335;
const leastPush = 0.0045;
const resting = 0.003;

/** A body that moves. */
interface Moving extends Body {
  vx: number;
  vy: number;
  vz: number;
}

/**
 * Carries a body along with the water or lava that it is in. Currents that meet in a player's body weaken each other; all others go with
 * their mean in full, as in Java.
 */
export function carryAlong(at: ReadCell, body: Moving, isPlayer = false): void {
  const fluid = fluidAt(at, body, 'water') > 0 ? 'water' : fluidAt(at, body, 'lava') > 0 ? 'lava' : null;
  if (fluid === null) return;
  const [x, y, z] = currentAt(at, body, fluid);
  const length = Math.sqrt(x * x + y * y + z * z);
  if (length === 0) return;
  const push = (fluid === 'water' ? waterPush : lavaPush) * (isPlayer ? length : 1);
  const still = Math.abs(body.vx) < resting && Math.abs(body.vz) < resting;
  const scale = (still ? Math.max(push, leastPush) : push) / length;
  body.vx += x * scale;
  body.vy += y * scale;
  body.vz += z * scale;
}
