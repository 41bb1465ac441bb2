import type { Player } from '../player/player.ts';
import type { MenuSpec } from './menu.ts';
import { plainSlots, type StackStore, span } from './menu-slot.ts';
import type { MenuKind, MenuView } from './menu-view.ts';
import { ownSlots } from './player-slots.ts';
import { inventoryStore } from './stack-array.ts';

/** Slots of a chest and a barrel. */
export const storageSize = 27;

/** A chest, a double chest or a barrel: its own slots, 27 each, then main and hotbar. */
export function storageMenu(
  player: Player,
  kind: MenuKind,
  title: string,
  position: MenuView['position'],
  stores: readonly StackStore[],
): MenuSpec {
  const size = stores.length * storageSize;
  const own = ownSlots(inventoryStore(player), size);
  return {
    kind,
    title,
    position,
    slots: [...stores.flatMap((store) => plainSlots(store, span(0, storageSize - 1))), ...own.slots],
    shiftTargets: (slot) => [slot < size ? own.backward : span(0, size - 1)],
  };
}
