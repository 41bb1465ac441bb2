import type { Facing } from '../blocks/block-states.ts';
import { propertiesOf, rulesOf } from '../blocks/cell.ts';
import { displayName } from '../display-name.ts';
import { wholePoints } from '../experience/experience.ts';
import type { Player } from '../player/player.ts';
import type { Cell, ItemStack } from '../view.ts';
import type { WorldState } from '../world/world-state.ts';
import type { BlockEntities } from './block-entities.ts';
import type { BlockEntity } from './block-entity.ts';
import type { Crafter } from './crafting.ts';
import { craftingMenu } from './crafting-menu.ts';
import { FurnaceEntity } from './furnace-entity.ts';
import { furnaceMenu } from './furnace-menu.ts';
import { giveBack } from './give-back.ts';
import { inventoryMenu } from './inventory-menu.ts';
import { layRecipe } from './lay-recipe.ts';
import { Menu, type MenuSpec } from './menu.ts';
import type { MenuKind, MenuView } from './menu-view.ts';
import type { SlotClick } from './slot-click.ts';
import type { StackArray } from './stack-array.ts';
import { storageMenu } from './storage-menu.ts';

/** How far beyond the hand's reach a menu stays open, in blocks (minecraft.wiki, "Block interaction range"). */
const leeway = 4;

/** One step along each direction to the right of who looks along it. */
const toRight: Readonly<Record<Facing, readonly [number, number]>> = { north: [1, 0], south: [-1, 0], west: [0, -1], east: [0, 1] };

/** The menus that blocks open, by the block's name. */
const menuKinds: Readonly<Record<string, MenuKind>> = {
  crafting_table: 'crafting',
  furnace: 'furnace',
  smoker: 'smoker',
  blast_furnace: 'blast-furnace',
  chest: 'chest',
  barrel: 'barrel',
};

/** What is counted when a menu is opened. */
const statisticOf: Readonly<Partial<Record<MenuKind, string>>> = {
  crafting: 'interact_with_crafting_table',
  furnace: 'interact_with_furnace',
  chest: 'open_chest',
};

type Place = MenuView['position'];

interface OpenBlock {
  readonly places: readonly Place[];
  readonly name: string;
  readonly holds: readonly (BlockEntity | null)[];
}

/** What the menus of a player need besides the world. */
export interface MenuSurroundings {
  /** Throws a stack the way the player looks. */
  drop(stack: ItemStack): void;
  /** Lets whole points of experience fall where the player is. */
  award(points: number): void;
}

/** The player's menus: the own inventory, and that of a block while it is open. */
export class PlayerMenus {
  readonly #player: Player;
  readonly #world: WorldState;
  readonly #entities: BlockEntities;
  readonly #drop: (stack: ItemStack) => void;
  readonly #giveExperience: (points: number) => void;
  readonly #crafter: Crafter;
  readonly #own: Menu;
  #open: Menu | null = null;
  /** The block whose menu is open, both halves of a double chest, with what they hold. */
  #block: OpenBlock | null = null;

  constructor(player: Player, world: WorldState, entities: BlockEntities, { drop, award }: MenuSurroundings) {
    this.#player = player;
    this.#world = world;
    this.#entities = entities;
    this.#drop = drop;
    this.#giveExperience = award;
    this.#crafter = {
      giveBack: (stack) => giveBack(player, stack, drop),
      crafted: ({ item, count }) => world.statistics.add('crafted', item, count),
    };
    this.#own = this.#menu(inventoryMenu(player, this.#crafter));
    player.looseStacks = () => [player.carried, ...this.#own.loose(), ...(this.#open?.loose() ?? [])];
  }

  #menu(spec: MenuSpec): Menu {
    return new Menu(spec, this.#player, this.#drop);
  }

  /** Opens the menu of a block; false for a block that has none. A chest under a block that fills its cell stays shut. */
  use(x: number, y: number, z: number): boolean {
    const cell = this.#world.map.cell(x, y, z);
    const { name } = rulesOf(cell);
    const kind = menuKinds[name];
    if (kind === undefined) return false;
    const halves = kind === 'chest' ? this.#halves(cell, [x, y, z]) : [[x, y, z] as const];
    const shut = kind === 'chest' && halves.some(([hx, hy, hz]) => rulesOf(this.#world.map.cell(hx, hy + 1, hz)).opaque);
    const holds = halves.map((place) => this.#entities.at(...place));
    const spec = shut ? null : this.#spec(kind, name, halves, holds);
    if (spec === null) return true;
    this.close();
    this.#open = this.#menu(spec);
    this.#block = { places: halves, name, holds };
    this.#player.menu = menuView(this.#open, kind, halves[0]!);
    if (kind === 'barrel') this.#entities.change([x, y, z], 'open', true);
    const counted = statisticOf[kind];
    if (counted !== undefined) this.#world.statistics.add('custom', counted);
    return true;
  }

  /** The block itself, or both halves of a double chest with the right one first (as the chest looks, its slots are the upper ones). */
  #halves(cell: Cell, [x, y, z]: Place): readonly Place[] {
    const { facing, type } = propertiesOf(cell);
    if (type !== 'left' && type !== 'right') return [[x, y, z]];
    const [dx, dz] = toRight[facing as Facing];
    const side = type === 'left' ? 1 : -1;
    const partner: Place = [x + dx * side, y, z + dz * side];
    const other = this.#world.map.cell(...partner);
    const joined = rulesOf(other) === rulesOf(cell) && propertiesOf(other).type === (type === 'left' ? 'right' : 'left');
    if (!joined) return [[x, y, z]];
    return type === 'right' ? [[x, y, z], partner] : [partner, [x, y, z]];
  }

  #spec(kind: MenuKind, name: string, places: readonly Place[], holds: OpenBlock['holds']): MenuSpec | null {
    const player = this.#player;
    const [place] = places as readonly [Place];
    if (kind === 'crafting') return craftingMenu(player, place, this.#crafter);
    const [first] = holds;
    if (first instanceof FurnaceEntity) return furnaceMenu(player, kind, displayName(name), first, (points) => this.#award(points));
    const stores = holds.flatMap((entity): StackArray[] => (entity?.store == null ? [] : [entity.store]));
    if (stores.length !== places.length) return null;
    return places.length === 2
      ? storageMenu(player, 'double-chest', 'Large Chest', place, stores)
      : storageMenu(player, kind, displayName(name), place, stores);
  }

  #award(points: number): void {
    const all = wholePoints(points, this.#world.randoms.drops);
    if (all > 0) this.#giveExperience(all);
  }

  /** A click in the open menu, or in the own inventory. One in a menu that is gone does nothing. Throws a RangeError for a slot that it does not have. */
  click(click: SlotClick): void {
    const before = this.#open;
    this.tick();
    if (this.#open !== before) return;
    const menu = this.#open ?? this.#own;
    if (click.kind === 'recipe') layRecipe(menu, this.#player, this.#drop, click);
    else menu.click(click);
  }

  /** Closes what is open; what lay on the pointer and in the grid goes back to the player. */
  close(): void {
    (this.#open ?? this.#own).close();
    const place = this.#block?.places[0];
    if (place !== undefined && this.#nameAt(place) === 'barrel') this.#entities.change(place, 'open', false);
    this.#open = null;
    this.#block = null;
    this.#player.menu = null;
  }

  /** Closes the menu of a block that is gone or out of reach. */
  tick(): void {
    const block = this.#block;
    if (block === null) return;
    const there = block.places.every((place, i) => this.#nameAt(place) === block.name && this.#entities.at(...place) === block.holds[i]);
    if (!there || !block.places.some((place) => this.#reaches(place))) this.close();
  }

  #nameAt(place: Place): string {
    return rulesOf(this.#world.map.cell(...place)).name;
  }

  #reaches([x, y, z]: Place): boolean {
    const player = this.#player;
    const away = (from: number, least: number): number => Math.max(least - from, 0, from - least - 1);
    const [dx, dy, dz] = [away(player.x, x), away(player.y + player.eyeHeight, y), away(player.z, z)];
    const most = player.reach + leeway;
    return dx * dx + dy * dy + dz * dz <= most * most;
  }
}

/** A menu as others see it: it follows what lies in the slots. */
function menuView(menu: Menu, kind: MenuKind, position: Place): MenuView {
  const { title, furnace } = menu.spec;
  return {
    kind: menu.spec.kind ?? kind,
    title,
    position,
    get slots() {
      return menu.stacks();
    },
    get furnace() {
      return furnace?.() ?? null;
    },
  };
}
