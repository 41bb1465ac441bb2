import { stackLimit } from '../../simulation/items/item-data.ts';
import type { ItemStack } from '../../simulation/view.ts';
import { activates } from '../button.ts';
import { type CreativeGroup, type CreativeItem, creativeItems } from '../creative-items.ts';
import { FieldEditor } from '../field-editor.ts';
import type { GuiHost } from '../gui-host.ts';
import { itemPicture, pictured } from '../item-picture.ts';
import { scrollbar } from '../list.ts';
import { type MenuLayout, numbered, panelWidth, type SlotPlace, slotGrid } from '../menu-layout.ts';
import { palette } from '../palette.ts';
import { slotSize } from '../slot.ts';
import type { Bounds, Press, Stage } from '../stage.ts';
import { textField } from '../text-field.ts';
import { inventoryPlaces } from './inventory-screen.ts';
import { type MenuScreenSpec, menuScreen } from './menu-screen.ts';
import type { Screen, ScreenContext } from './screen.ts';

type Tab = CreativeGroup | 'inventory';

/** The tabs from left to right, each with what stands for it. */
const tabs: readonly (readonly [tab: Tab, label: string, item: string])[] = [
  ['search', 'Search Items', 'compass'],
  ['blocks', 'Blocks', 'bricks'],
  ['tools', 'Tools and Combat', 'iron_sword'],
  ['food', 'Food and Drinks', 'golden_apple'],
  ['materials', 'Materials', 'lava_bucket'],
  ['inventory', 'Survival Inventory', 'chest'],
];

const columns = 9;
const rows = 5;
const tabSize = 26;
const listTop = 30;
const longestSearch = 50;
/** Room for the scroll bar beside nine slots. */
const width = panelWidth + 10;
const height = 148;
const hotbarPlaces: readonly SlotPlace[] = slotGrid(9, 1, 8, listTop + rows * slotSize + 5);
const firstHotbarSlot = 36;

/** The keys of the search field that the screen may have; all others are letters and stay in the field. */
const leavesField: ReadonlySet<string> = new Set(['escape', 'tab', 'up', 'down', 'page.up', 'page.down']);

/** What the pointer carries after a click on an item of the list (minecraft.wiki, "Creative inventory"). */
function fetched(item: string, carried: ItemStack | null, { button, shift }: Pick<Press, 'button' | 'shift'>): ItemStack | null {
  const limit = stackLimit(item);
  if (carried === null) return { item, count: button === 'middle' || shift ? limit : 1 };
  if (carried.item !== item) return null;
  if (button === 'right') return carried.count > 1 ? { ...carried, count: carried.count - 1 } : null;
  return { ...carried, count: shift ? limit : Math.min(limit, carried.count + 1) };
}

/** The part of the creative inventory that is no menu: its tabs, its search and its list of items. */
class CreativeList {
  tab: Tab = 'search';
  readonly #host: GuiHost;
  readonly #search = new FieldEditor(longestSearch);
  #row = 0;
  #shownFor = '';
  #shown: readonly CreativeItem[] = [];

  constructor(host: GuiHost) {
    this.#host = host;
  }

  scroll(by: number): void {
    const last = Math.max(0, Math.ceil(this.#items().length / columns) - rows);
    this.#row = Math.min(Math.max(0, this.#row + by), last);
  }

  #items(): readonly CreativeItem[] {
    const wanted = this.tab === 'search' ? this.#search.text.trim().toLowerCase() : '';
    const key = `${this.tab} ${wanted}`;
    if (key === this.#shownFor) return this.#shown;
    this.#shownFor = key;
    this.#row = 0;
    this.#shown = creativeItems().filter(({ name, group }) =>
      this.tab === 'search' ? name.toLowerCase().includes(wanted) : group === this.tab,
    );
    return this.#shown;
  }

  drawTabs(stage: Stage, left: number, top: number): void {
    for (const [i, [tab, label, item]] of tabs.entries()) {
      const x = left + (tab === 'inventory' ? width - tabSize : i * (tabSize + 2));
      const y = top - tabSize + 2;
      const selected = this.tab === tab;
      const press = (): void => {
        this.tab = tab;
      };
      const look = stage.register({
        kind: 'tab',
        label,
        bounds: [x, y, tabSize, tabSize - 2],
        selected,
        hint: label,
        actions: {
          press,
          key(key) {
            if (!activates(key)) return false;
            press();
            return true;
          },
        },
      });
      stage.painter.nineSlice(selected || look.hovered || look.focused ? 'button-lit' : 'button', x, y, tabSize, tabSize - 2);
      const { simulation } = this.#host;
      itemPicture(stage.painter, pictured({ item, count: 1 }, simulation), x + 5, y + 4);
    }
  }

  drawList(stage: Stage, left: number, top: number): void {
    const { painter } = stage;
    if (this.tab === 'search') {
      textField(stage, {
        label: 'Search',
        hint: 'Search',
        bounds: [left + 8, top + 8, columns * slotSize, 16],
        editor: this.#search,
        key: (key) => !leavesField.has(key),
      });
    } else painter.text(tabs.find(([tab]) => tab === this.tab)?.[1] ?? '', left + 8, top + 12, palette.slate300, { shadow: false });
    const items = this.#items();
    this.scroll(0);
    const area: Bounds = [left + 8, top + listTop, columns * slotSize + 8, rows * slotSize];
    for (let i = 0; i < rows * columns; i++) {
      const [x, y] = [area[0] + (i % columns) * slotSize, area[1] + Math.floor(i / columns) * slotSize];
      const item = items[this.#row * columns + i];
      painter.nineSlice('slot', x, y, slotSize, slotSize);
      if (item !== undefined) this.#drawItem(stage, item, x, y);
    }
    scrollbar(painter, area, Math.ceil(items.length / columns) * slotSize, this.#row * slotSize);
  }

  #drawItem(stage: Stage, { item, name }: CreativeItem, x: number, y: number): void {
    const host = this.#host;
    const fetch = (press: Pick<Press, 'button' | 'shift'>): void => {
      const carried = host.simulation?.player.carried ?? null;
      host.clickSlot({ kind: 'conjure', stack: fetched(item, carried, press) });
    };
    const look = stage.register({
      kind: 'button',
      label: name,
      bounds: [x, y, slotSize, slotSize],
      hint: name,
      actions: {
        press: fetch,
        key(key, { shift }) {
          if (!activates(key)) return false;
          fetch({ button: 'left', shift });
          return true;
        },
      },
    });
    const { painter } = stage;
    itemPicture(painter, pictured({ item, count: 1 }, host.simulation), x + 1, y + 1);
    if (look.hovered || look.focused) painter.rect(x + 1, y + 1, slotSize - 2, slotSize - 2, palette.paper, 60);
  }

  /** The place that takes the pointer's stack out of the world. */
  drawDestroyer(stage: Stage, left: number, top: number): void {
    const [x, y] = [left + 153, top + 62];
    const press = (): void => this.#host.clickSlot({ kind: 'conjure', stack: null });
    const look = stage.register({
      kind: 'button',
      label: 'Destroy Item',
      bounds: [x, y, slotSize, slotSize],
      hint: 'Destroy Item',
      actions: {
        press,
        key(key) {
          if (!activates(key)) return false;
          press();
          return true;
        },
      },
    });
    stage.painter.nineSlice('slot', x, y, slotSize, slotSize);
    stage.painter.sprite('cross', x + 3, y + 3);
    if (look.hovered || look.focused) stage.painter.rect(x + 1, y + 1, slotSize - 2, slotSize - 2, palette.paper, 60);
  }
}

/** The inventory of creative mode: every item of the game by group or search, the hotbar, and the survival inventory. */
export function creativeScreen(context: ScreenContext): Screen {
  const { host } = context;
  const list = new CreativeList(host);
  const ofItems: MenuLayout = {
    width,
    height,
    places: numbered(hotbarPlaces, firstHotbarSlot),
    draw(stage, left, top) {
      list.drawTabs(stage, left, top);
      list.drawList(stage, left, top);
    },
  };
  const ofInventory: MenuLayout = {
    width,
    height: 170,
    // Nothing is crafted in creative mode: the grid is not shown.
    places: new Map([...inventoryPlaces.entries()].filter(([slot]) => slot >= 5)),
    draw(stage, left, top) {
      list.drawTabs(stage, left, top);
      stage.painter.nineSlice('track', left + 28, top + 8, 50, 72);
      stage.painter.sprite('figure', left + 37, top + 14);
      list.drawDestroyer(stage, left, top);
    },
  };
  const spec: MenuScreenSpec = {
    layout: () => (list.tab === 'inventory' ? ofInventory : ofItems),
    stacks: () => host.simulation?.player.inventory ?? [],
    effects: true,
    wheel: (dy) => list.scroll(dy > 0 ? -1 : 1),
    key(key) {
      const pages = key === 'page.down' ? 1 : key === 'page.up' ? -1 : 0;
      list.scroll(pages * rows);
      return pages !== 0;
    },
  };
  return menuScreen(context, spec);
}
