import { blockKind } from '../block-kinds.ts';
import { packCell } from '../blocks/cell.ts';
import { fluidOf } from '../blocks/fluid.ts';
import { isSupported } from '../blocks/support.ts';
import { fluidTarget } from './buckets.ts';
import type { ItemUse } from './item-use.ts';
import { takeOne } from './take-one.ts';

const floats: ReadonlySet<string> = new Set(['lily_pad', 'frogspawn']);

/** Sets what floats onto the water that is looked at (minecraft.wiki, "Lily Pad"). */
export const floating: ItemUse = {
  takes: ({ item }) => floats.has(item),
  anywhere(use) {
    const { player, at, editor } = use.hand;
    const kind = blockKind(use.stack.item);
    const target = player.mode === 'adventure' ? null : fluidTarget(use.hand);
    if (kind === undefined || target === null || fluidOf(at(target.x, target.y, target.z)) !== 'water') return false;
    const [x, y, z] = [target.x, target.y + 1, target.z];
    const cell = packCell(kind.index, 0);
    if (at(x, y, z) !== 0 || !isSupported(cell, at, x, y, z) || !editor.set(x, y, z, cell)) return false;
    takeOne(use);
    return true;
  },
};
