import type { MenuView } from '../../simulation/containers/menu-view.ts';
import { type MenuLayout, numbered, ownPlaces, panelWidth, type SlotPlace } from '../menu-layout.ts';
import { palette } from '../palette.ts';
import type { Stage } from '../stage.ts';
import { blockMenuScreen } from './block-menu-screen.ts';
import type { Screen, ScreenContext } from './screen.ts';

const places: readonly SlotPlace[] = [{ x: 52, y: 20 }, { x: 52, y: 56 }, { x: 116, y: 38 }, ...ownPlaces(86)];
const flameHeight = 14;
const arrowWidth = 22;

function drawFurnace({ painter }: Stage, left: number, top: number, { title, furnace }: MenuView): void {
  painter.centred(title, left + panelWidth / 2, top + 8, palette.slate300, { shadow: false });
  painter.text('Inventory', left + 8, top + 76, palette.slate300, { shadow: false });
  painter.nineSlice('track', left + 112, top + 34, 26, 26);
  const [flameX, flameY, arrowX, arrowY] = [left + 54, top + 40, left + 80, top + 41];
  painter.sprite('flame-out', flameX, flameY);
  painter.sprite('progress-arrow', arrowX, arrowY);
  const burning = Math.ceil((furnace?.burning ?? 0) * flameHeight);
  if (burning > 0) painter.sprite('flame', flameX, flameY, { top: flameHeight - burning, height: burning });
  const cooked = Math.floor((furnace?.cooked ?? 0) * arrowWidth);
  if (cooked > 0) painter.sprite('progress-arrow-full', arrowX, arrowY, { width: cooked });
}

/** A furnace, a smoker or a blast furnace: the fire sinks as the fuel burns, the arrow fills as the item is done. */
export function furnaceScreen(context: ScreenContext): Screen {
  return blockMenuScreen(
    context,
    (menu): MenuLayout => ({
      width: panelWidth,
      height: 170,
      places: numbered(places),
      draw: (stage, left, top) => drawFurnace(stage, left, top, menu),
    }),
  );
}
