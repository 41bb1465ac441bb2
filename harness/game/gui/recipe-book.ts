import type { ItemStack } from '../simulation/view.ts';
import { activates, button } from './button.ts';
import { type BookEntry, CraftableRecipes } from './craftable-recipes.ts';
import { FieldEditor } from './field-editor.ts';
import type { GuiHost } from './gui-host.ts';
import { itemPicture } from './item-picture.ts';
import { palette } from './palette.ts';
import { type Bounds, contains, type Stage } from './stage.ts';
import { textField } from './text-field.ts';

/** Width of the open book. */
export const bookWidth = 140;
const bookHeight = 170;
const columns = 5;
const rows = 4;
const cell = 24;
const pageSize = columns * rows;
const toggleWidth = 20;
const toggleHeight = 18;
const longestSearch = 50;

/** The keys of a text field that the screen may have; all others are letters and stay in the field. */
const leavesField: ReadonlySet<string> = new Set(['escape', 'tab', 'up', 'down']);

/** The recipe book beside a crafting grid: what can be made, by search or by what the player has; a click lays a recipe out. */
export class RecipeBook {
  readonly #host: GuiHost;
  readonly #remembered: { recipeBookOpen: boolean };
  readonly #recipes: CraftableRecipes;
  readonly #search = new FieldEditor(longestSearch);
  #craftableOnly = true;
  #page = 0;
  #pages = 1;
  #bounds: Bounds = [0, 0, 0, 0];

  constructor(host: GuiHost, gridColumns: number, remembered: { recipeBookOpen: boolean }) {
    this.#host = host;
    this.#remembered = remembered;
    this.#recipes = new CraftableRecipes(gridColumns);
  }

  /** It stays open from one menu to the next. */
  get open(): boolean {
    return this.#remembered.recipeBookOpen;
  }

  contains(x: number, y: number): boolean {
    return this.open && contains(this.#bounds, x, y);
  }

  wheel(dy: number): void {
    this.#turn(dy > 0 ? -1 : 1);
  }

  #turn(by: number): void {
    this.#page = Math.min(Math.max(0, this.#page + by), this.#pages - 1);
  }

  /** Draws the button in the menu's panel at (left, top), and the book to its left while it is open. */
  draw(stage: Stage, left: number, top: number, at: { readonly x: number; readonly y: number }): void {
    button(stage, {
      label: 'Recipe Book',
      text: '',
      bounds: [left + at.x, top + at.y, toggleWidth, toggleHeight],
      selected: this.open,
      press: () => {
        this.#remembered.recipeBookOpen = !this.open;
      },
    });
    stage.painter.sprite('recipe-book', left + at.x + 4, top + at.y + 3);
    if (!this.open) return;
    this.#bounds = [Math.max(0, left - bookWidth - 2), top, bookWidth, bookHeight];
    this.#drawBook(stage, this.#bounds[0], top);
  }

  #shown(stacks: readonly (ItemStack | null)[]): readonly BookEntry[] {
    const wanted = this.#search.text.trim().toLowerCase();
    return this.#recipes
      .entries(stacks)
      .filter(({ craftable, name }) => (craftable || !this.#craftableOnly) && name.toLowerCase().includes(wanted));
  }

  #drawBook(stage: Stage, left: number, top: number): void {
    const { painter } = stage;
    painter.nineSlice('panel', left, top, bookWidth, bookHeight);
    this.#drawSearch(stage, left, top);
    const player = this.#host.simulation?.player;
    const grid = player?.menu?.slots.slice(1, 10) ?? player?.inventory.slice(1, 5) ?? [];
    const found = this.#shown([...(player?.inventory.slice(9, 45) ?? []), ...grid]);
    this.#pages = Math.max(1, Math.ceil(found.length / pageSize));
    this.#turn(0);
    for (const [i, entry] of found.slice(this.#page * pageSize, (this.#page + 1) * pageSize).entries()) {
      const x = left + 10 + (i % columns) * cell;
      const y = top + 48 + Math.floor(i / columns) * cell;
      this.#drawEntry(stage, entry, x, y);
    }
    if (found.length === 0) painter.centred('Nothing to craft', left + bookWidth / 2, top + 86, palette.faded, { shadow: false });
    this.#drawPages(stage, left, top);
  }

  #drawSearch(stage: Stage, left: number, top: number): void {
    textField(stage, {
      label: 'Search',
      hint: 'Search',
      bounds: [left + 8, top + 8, bookWidth - 16, 16],
      editor: this.#search,
      changed: () => {
        this.#page = 0;
      },
      key: (key) => !leavesField.has(key),
    });
    button(stage, {
      label: `Craftable only: ${this.#craftableOnly ? 'on' : 'off'}`,
      bounds: [left + 8, top + 27, bookWidth - 16, 16],
      selected: this.#craftableOnly,
      press: () => {
        this.#craftableOnly = !this.#craftableOnly;
        this.#page = 0;
      },
    });
  }

  #drawEntry(stage: Stage, { item, name, recipe, craftable }: BookEntry, x: number, y: number): void {
    const lay = (all: boolean): void => this.#host.clickSlot({ kind: 'recipe', recipe: recipe.index, all });
    const look = stage.register({
      kind: 'button',
      label: name,
      bounds: [x, y, cell - 1, cell - 1],
      enabled: craftable,
      hint: name,
      actions: {
        press({ button: pressed, shift }) {
          if (pressed === 'left') lay(shift);
        },
        key(key, { shift }) {
          if (!activates(key)) return false;
          lay(shift);
          return true;
        },
      },
    });
    const { painter } = stage;
    const lit = look.hovered || look.focused;
    painter.nineSlice(craftable ? (lit ? 'button-lit' : 'button') : 'button-off', x, y, cell - 1, cell - 1);
    itemPicture(painter, { item, count: recipe.result.count }, x + 3, y + 3);
    if (!craftable) painter.rect(x + 2, y + 2, cell - 5, cell - 5, palette.slate900, 150);
  }

  #drawPages(stage: Stage, left: number, top: number): void {
    const y = top + bookHeight - 22;
    const turn = (label: string, text: string, x: number, by: number, enabled: boolean): void =>
      button(stage, { label, text, bounds: [x, y, 16, 14], enabled, press: () => this.#turn(by) });
    turn('Previous page', '<', left + 24, -1, this.#page > 0);
    turn('Next page', '>', left + bookWidth - 40, 1, this.#page < this.#pages - 1);
    stage.painter.centred(`${this.#page + 1}/${this.#pages}`, left + bookWidth / 2, y + 4, palette.slate300, { shadow: false });
  }
}
