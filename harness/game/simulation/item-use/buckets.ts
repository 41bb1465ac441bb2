import { knownCell, rulesOf } from '../blocks/cell.ts';
import { type Fluid, fluidOf, isSource, sourceOf } from '../blocks/fluid.ts';
import type { ReadCell } from '../blocks/support.ts';
import type { HandContext } from '../player/hand-context.ts';
import { outward } from '../player/placed-state.ts';
import type { Target } from '../view.ts';
import { lookVector, raycast } from '../world/raycast.ts';
import type { ItemUse } from './item-use.ts';
import { exchangeOne } from './take-one.ts';

const contents: Readonly<Record<string, Fluid>> = { water_bucket: 'water', lava_bucket: 'lava' };
const filled: Readonly<Record<Fluid, string>> = { water: 'water_bucket', lava: 'lava_bucket' };
const solid = knownCell('stone');

/** What the crosshair meets when sources of fluids count as blocks. */
export function fluidTarget({ player, at }: HandContext): Target | null {
  const seen: ReadCell = (x, y, z) => {
    const cell = at(x, y, z);
    return isSource(cell) && rulesOf(cell).shape === 'liquid' ? solid : cell;
  };
  return raycast(seen, [player.x, player.y + player.eyeHeight, player.z], lookVector(player.yaw, player.pitch), player.reach);
}

/** Scoops a source of water or lava up (minecraft.wiki, "Bucket"). */
export const scooping: ItemUse = {
  takes: ({ item }) => item === 'bucket',
  anywhere(use) {
    const { player, at, editor } = use.hand;
    const target = player.mode === 'adventure' ? null : fluidTarget(use.hand);
    if (target === null) return false;
    const cell = at(target.x, target.y, target.z);
    const fluid = fluidOf(cell);
    if (fluid === null || rulesOf(cell).shape !== 'liquid' || !editor.set(target.x, target.y, target.z, 0)) return false;
    exchangeOne(use, filled[fluid]);
    return true;
  },
};

/** Pours a bucket out before the face that is looked at; what is not solid there is washed away. */
export const pouring: ItemUse = {
  takes: ({ item }) => contents[item] !== undefined,
  onBlock(use, target) {
    const { player, at, editor } = use.hand;
    const fluid = contents[use.stack.item];
    const [dx, dy, dz] = outward[target.face];
    const [x, y, z] = [target.x + dx, target.y + dy, target.z + dz];
    const there = at(x, y, z);
    const { replaceable, solid: filledUp } = rulesOf(there);
    if (player.mode === 'adventure' || (!replaceable && filledUp) || !editor.canSet(x, y, z)) return false;
    if (there !== 0 && !replaceable) editor.onPop(x, y, z, there);
    if (!editor.set(x, y, z, sourceOf(fluid)) && at(x, y, z) !== sourceOf(fluid)) return false;
    exchangeOne(use, 'bucket');
    return true;
  },
};
