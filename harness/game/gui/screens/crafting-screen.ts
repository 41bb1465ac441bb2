import { type MenuLayout, numbered, ownPlaces, panelWidth, slotGrid } from '../menu-layout.ts';
import { palette } from '../palette.ts';
import { blockMenuScreen } from './block-menu-screen.ts';
import type { Screen, ScreenContext } from './screen.ts';

const layout: MenuLayout = {
  width: panelWidth,
  height: 170,
  places: numbered([{ x: 131, y: 38 }, ...slotGrid(3, 3, 34, 20), ...ownPlaces(86)]),
  draw({ painter }, left, top) {
    painter.text('Crafting Table', left + 34, top + 8, palette.slate300, { shadow: false });
    painter.nineSlice('track', left + 127, top + 34, 26, 26);
    painter.sprite('progress-arrow', left + 97, top + 41);
    painter.text('Inventory', left + 8, top + 76, palette.slate300, { shadow: false });
  },
};

/** A crafting table. */
export function craftingScreen(context: ScreenContext): Screen {
  return blockMenuScreen(context, () => layout, { book: { x: 8, y: 38, columns: 3 } });
}
