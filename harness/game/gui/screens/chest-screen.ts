import { type MenuLayout, numbered, ownHeight, ownPlaces, panelWidth, slotGrid } from '../menu-layout.ts';
import { palette } from '../palette.ts';
import { slotSize } from '../slot.ts';
import { blockMenuScreen } from './block-menu-screen.ts';
import type { Screen, ScreenContext } from './screen.ts';

const columns = 9;
/** The player's own slots of any menu of a block. */
const own = 36;
const firstRow = 18;
const labelHeight = 14;

/** A chest, a double chest or a barrel: as many rows as it has, then the player's own. */
export function chestScreen(context: ScreenContext): Screen {
  return blockMenuScreen(context, ({ title, slots }): MenuLayout => {
    const rows = Math.ceil((slots.length - own) / columns);
    const below = firstRow + rows * slotSize;
    return {
      width: panelWidth,
      height: below + labelHeight + ownHeight,
      places: numbered([...slotGrid(columns, rows, 8, firstRow), ...ownPlaces(below + labelHeight)]),
      draw({ painter }, left, top) {
        painter.text(title, left + 8, top + 8, palette.slate300, { shadow: false });
        painter.text('Inventory', left + 8, top + below + 4, palette.slate300, { shadow: false });
      },
    };
  });
}
