import { armourSlot } from '../items/item-data.ts';
import type { Player } from '../player/player.ts';
import { type Crafter, crafting } from './crafting.ts';
import type { MenuSpec } from './menu.ts';
import { type MenuSlot, plainSlot, plainSlots, span } from './menu-slot.ts';
import { inventoryStore } from './stack-array.ts';

const offHand = 45;
/** Where a Shift-click from the grid and the armour, and one from the result, looks for room. */
const own = span(9, 44);
const fromResult = own.toReversed();

/** The slot that Shift puts an item on when that is free: armour on the body, a shield into the off hand. */
function wornAt(item: string): number | null {
  return item === 'shield' ? offHand : armourSlot(item);
}

/** The player's own inventory with its grid of two by two: 0 result, 1..4 grid, 5..8 armour, 9..35 main, 36..44 hotbar, 45 off hand. */
export function inventoryMenu(player: Player, crafter: Crafter): MenuSpec {
  const store = inventoryStore(player);
  const { slots, changed } = crafting(store, 2, crafter);
  const armour = span(5, 8).map((index): MenuSlot => ({ store, index, room: ({ item }) => (armourSlot(item) === index ? 1 : 0) }));
  return {
    kind: null,
    title: 'Inventory',
    position: null,
    slots: [...slots, ...armour, ...plainSlots(store, own), plainSlot(store, offHand)],
    changed,
    returned: span(1, 4),
    grid: { columns: 2, slots: span(1, 4) },
    shiftTargets(slot, { item }) {
      if (slot === 0) return [fromResult];
      if (slot < 9 || slot === offHand) return [own];
      const worn = wornAt(item);
      if (worn !== null && player.inventory[worn] === null) return [[worn]];
      return [slot < 36 ? span(36, 44) : span(9, 35)];
    },
  };
}
