import { rulesOf, stateOf } from '../blocks/cell.ts';
import type { ReadCell } from '../blocks/support.ts';

/** What can be climbed by its name; ladders have a shape of their own (minecraft.wiki, "Climbing"). */
const climbable = new Set(['vine', 'twisting_vines', 'weeping_vines', 'cave_vines', 'scaffolding']);
/** State bits of an open trapdoor, and of the way it faces. */
const openBit = 8;
const facingBits = 3;

/** Whether a body is where it can climb: at a ladder or vine, or at an open trapdoor over a ladder that faces the same way. */
export function onClimbable(at: ReadCell, { x, y, z }: { readonly x: number; readonly y: number; readonly z: number }): boolean {
  const [cx, cy, cz] = [Math.floor(x), Math.floor(y), Math.floor(z)];
  const cell = at(cx, cy, cz);
  const { shape, name } = rulesOf(cell);
  if (shape === 'ladder' || climbable.has(name)) return true;
  if (shape !== 'trapdoor' || (stateOf(cell) & openBit) === 0) return false;
  const below = at(cx, cy - 1, cz);
  return rulesOf(below).shape === 'ladder' && (stateOf(below) & facingBits) === (stateOf(cell) & facingBits);
}
