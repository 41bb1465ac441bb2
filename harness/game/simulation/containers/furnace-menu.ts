import { stackLimit } from '../items/item-data.ts';
import type { Player } from '../player/player.ts';
import { burnTicks } from '../recipes/fuels.ts';
import { smeltingOf } from '../recipes/smelting.ts';
import type { FurnaceEntity } from './furnace-entity.ts';
import type { MenuSpec } from './menu.ts';
import { type MenuSlot, plainSlot } from './menu-slot.ts';
import type { MenuKind, MenuView } from './menu-view.ts';
import { otherPart, ownSlots } from './player-slots.ts';
import { inventoryStore } from './stack-array.ts';

/** A furnace of any kind: 0 what is smelted, 1 fuel, 2 result, 3..29 main, 30..38 hotbar. `award` gives experience, in points. */
export function furnaceMenu(
  player: Player,
  kind: MenuKind,
  title: string,
  furnace: FurnaceEntity,
  award: (points: number) => void,
): MenuSpec {
  const { store } = furnace;
  const own = ownSlots(inventoryStore(player), 3);
  const isFuel = (item: string): boolean => burnTicks(furnace.id, item) > 0;
  const fuel: MenuSlot = {
    store,
    index: 1,
    // An empty bucket waits there for water out of a sponge that dries.
    room: ({ item }) => (item === 'bucket' ? 1 : isFuel(item) ? stackLimit(item) : 0),
  };
  const result: MenuSlot = {
    store,
    index: 2,
    room: () => 0,
    output: 'smelted',
    taken: () => award(furnace.takeExperience()),
  };
  const position: MenuView['position'] = furnace.position;
  return {
    kind,
    title,
    position,
    slots: [plainSlot(store, 0), fuel, result, ...own.slots],
    furnace: () => furnace.progress,
    shiftTargets(slot, { item }) {
      if (slot === 2) return [own.backward];
      if (slot < 2) return [own.forward];
      if (smeltingOf(furnace.id, item) !== null) return [[0]];
      return isFuel(item) ? [[1]] : [otherPart(own, slot)];
    },
  };
}
