import { drawFigure } from '../figure.ts';
import { type MenuLayout, numbered, ownPlaces, panelWidth, type SlotPlace, slotGrid } from '../menu-layout.ts';
import { palette } from '../palette.ts';
import type { SpriteName } from '../sprite-art.ts';
import { menuScreen } from './menu-screen.ts';
import type { Screen, ScreenContext } from './screen.ts';

const armour: readonly SpriteName[] = ['ghost-helmet', 'ghost-chest', 'ghost-legs', 'ghost-boots'];

/** Where each slot of the inventory menu lies in the panel; the index is the slot's id. */
export const inventoryPlaces: readonly SlotPlace[] = [
  { x: 152, y: 30 },
  ...slotGrid(2, 2, 92, 21),
  ...slotGrid(1, 4, 8, 8).map((place, i) => ({ ...place, ghost: armour[i]! })),
  ...ownPlaces(86),
  { x: 80, y: 62, ghost: 'ghost-shield' },
];

const layout: MenuLayout = {
  width: panelWidth,
  height: 170,
  places: numbered(inventoryPlaces),
  draw(stage, left, top) {
    const { painter } = stage;
    painter.nineSlice('track', left + 28, top + 8, 50, 72);
    drawFigure(stage, left + 53, top + 75);
    painter.text('Crafting', left + 92, top + 10, palette.slate300, { shadow: false });
    painter.sprite('arrow', left + 133, top + 34);
  },
};

/** The player's inventory with its two-by-two crafting grid. */
export function inventoryScreen(context: ScreenContext): Screen {
  return menuScreen(context, {
    layout: () => layout,
    stacks: () => context.host.simulation?.player.inventory ?? [],
    book: { x: 104, y: 62, columns: 2 },
    effects: true,
  });
}
