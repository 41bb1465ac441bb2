import type { MenuKind, MenuView } from '../../simulation/containers/menu-view.ts';
import type { ScreenName } from '../gui-api.ts';
import type { MenuLayout } from '../menu-layout.ts';
import { type MenuScreenSpec, menuScreen } from './menu-screen.ts';
import type { Screen, ScreenContext } from './screen.ts';

/** The screen that shows each menu of a block. */
export const screenOfMenu: Readonly<Record<MenuKind, ScreenName>> = {
  crafting: 'crafting',
  furnace: 'furnace',
  smoker: 'furnace',
  'blast-furnace': 'furnace',
  chest: 'chest',
  'double-chest': 'chest',
  barrel: 'chest',
};

/** Screens that are open only as long as the menu of a block is. */
export const blockMenuScreens: ReadonlySet<ScreenName> = new Set(Object.values(screenOfMenu));

/** A screen over the menu of a block that is open in the game. */
export function blockMenuScreen(
  context: ScreenContext,
  layout: (menu: MenuView) => MenuLayout,
  more: Partial<MenuScreenSpec> = {},
): Screen {
  const menu = (): MenuView | null => context.host.simulation?.player.menu ?? null;
  return menuScreen(context, {
    layout() {
      const open = menu();
      return open === null ? null : layout(open);
    },
    stacks: () => menu()?.slots ?? [],
    ...more,
  });
}
