import { ignite } from '../block-ticks/fire.ts';
import { cellOf, propertiesOf, rulesOf } from '../blocks/cell.ts';
import { outward } from '../player/placed-state.ts';
import { wearHeld } from '../player/wear.ts';
import type { Target } from '../view.ts';
import type { ItemUse, UsedItem } from './item-use.ts';
import { takeOne } from './take-one.ts';

/** Ticks until TNT that was lit by hand goes off. */
const fuse = 80;

/** Lights the clicked block when it can be lit, else a fire before its face (minecraft.wiki, "Flint and Steel"). */
function light({ hand: { at, editor, blocks } }: UsedItem, { x, y, z, face }: Target): boolean {
  const cell = at(x, y, z);
  const { name } = rulesOf(cell);
  const properties = propertiesOf(cell);
  if (name.endsWith('campfire') && properties.lit === 'false')
    return editor.set(x, y, z, cellOf(name, { ...properties, lit: 'true' }) ?? cell);
  if (name === 'tnt') {
    editor.set(x, y, z, 0);
    blocks(x, y, z).prime(x, y, z, fuse);
    return true;
  }
  const [dx, dy, dz] = outward[face];
  return ignite({ at, editor }, x + dx, y + dy, z + dz);
}

/** Makes fire: with flint and steel, which wears, or a fire charge, which is used up. */
export const igniting: ItemUse = {
  takes: ({ item }) => item === 'flint_and_steel' || item === 'fire_charge',
  onBlock(use, target) {
    if (use.hand.player.mode === 'adventure' || !light(use, target)) return false;
    if (use.stack.item === 'fire_charge') takeOne(use);
    else wearHeld(use.hand, use.slot, 1);
    return true;
  },
};
