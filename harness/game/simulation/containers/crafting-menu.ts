import type { Player } from '../player/player.ts';
import { type Crafter, crafting } from './crafting.ts';
import type { MenuSpec } from './menu.ts';
import { span } from './menu-slot.ts';
import type { MenuView } from './menu-view.ts';
import { otherPart, ownSlots } from './player-slots.ts';
import { inventoryStore, StackArray } from './stack-array.ts';

/** A crafting table: 0 result, 1..9 grid, 10..36 main, 37..45 hotbar. */
export function craftingMenu(player: Player, position: MenuView['position'], crafter: Crafter): MenuSpec {
  const { slots, changed } = crafting(new StackArray(Array.from({ length: 10 }, () => null)), 3, crafter);
  const own = ownSlots(inventoryStore(player), 10);
  return {
    kind: 'crafting',
    title: 'Crafting Table',
    position,
    slots: [...slots, ...own.slots],
    changed,
    returned: span(1, 9),
    grid: { columns: 3, slots: span(1, 9) },
    shiftTargets(slot) {
      if (slot === 0) return [own.backward];
      return slot < 10 ? [own.forward] : [span(1, 9), otherPart(own, slot)];
    },
  };
}
