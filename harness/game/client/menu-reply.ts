import type { Reply } from '../../../ctl/table/commands.ts';
import type { ScreenName } from '../gui/gui-api.ts';
import type { SimulationView } from '../simulation/view.ts';
import { slotShapes, stackShape } from './stack-shape.ts';

/** What `inventory` answers. */
export function inventoryReply({ player }: SimulationView): Reply {
  const held = player.inventory[36 + player.selected] ?? null;
  return {
    selected: player.selected + 1,
    held: held === null ? null : stackShape(held),
    carried: player.carried === null ? null : stackShape(player.carried),
    slots: slotShapes(player.inventory),
  };
}

/** Screens over the player's own inventory. */
const ownScreens: ReadonlySet<ScreenName> = new Set(['inventory', 'creative']);

/** What `screen` answers. */
export function screenReply(screen: ScreenName, simulation: SimulationView | null): Reply {
  const player = simulation?.player;
  const block = player?.menu ?? null;
  if (player === undefined || (block === null && !ownScreens.has(screen))) return { screen, menu: null };
  const carried = player.carried === null ? null : stackShape(player.carried);
  if (block === null) {
    const slots = slotShapes(player.inventory);
    return { screen, menu: { kind: 'inventory', title: 'Inventory', size: player.inventory.length, slots, carried } };
  }
  const { kind, title, position, slots, furnace } = block;
  const short = (part: number): number => Math.round(part * 10_000) / 10_000;
  return {
    screen,
    menu: {
      kind,
      title,
      pos: position,
      size: slots.length,
      slots: slotShapes(slots),
      carried,
      ...(furnace === null ? {} : { burning: short(furnace.burning), cooked: short(furnace.cooked) }),
    },
  };
}
