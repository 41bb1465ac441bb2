import { cellOf, propertiesOf, rulesOf } from '../blocks/cell.ts';
import { toolOf } from '../items/item-data.ts';
import { wearHeld } from '../player/wear.ts';
import type { Cell, ItemStack } from '../view.ts';
import type { ItemUse, UsedItem } from './item-use.ts';

/** What a tool makes of a block. */
interface Change {
  readonly to: string;
  /** What falls out of it. */
  readonly drops?: readonly ItemStack[];
  /** Needs air above, and is not done from below. */
  readonly open?: true;
}

/** Blocks that a hoe works, minecraft.wiki, "Hoe"; "Tilling". */
const tilled: Readonly<Record<string, Change>> = {
  grass_block: { to: 'farmland', open: true },
  dirt: { to: 'farmland', open: true },
  dirt_path: { to: 'farmland', open: true },
  coarse_dirt: { to: 'dirt', open: true },
  rooted_dirt: { to: 'dirt', drops: [{ item: 'hanging_roots', count: 1 }] },
};

/** Grounds that a shovel flattens, minecraft.wiki, "Dirt Path". */
const flattened = Object.fromEntries(
  ['grass_block', 'dirt', 'coarse_dirt', 'podzol', 'mycelium', 'rooted_dirt'].map((name) => [
    name,
    { to: 'dirt_path', open: true } as Change,
  ]),
);

/** What shears carve, minecraft.wiki, "Pumpkin". */
const carved: Readonly<Record<string, Change>> = {
  pumpkin: { to: 'carved_pumpkin', drops: [{ item: 'pumpkin_seeds', count: 4 }] },
};

/** Logs and woods that an axe strips, minecraft.wiki, "Log". */
const stripped = (name: string): Change | undefined =>
  /_(log|wood|stem|hyphae)$/.test(name) && !name.startsWith('stripped_') ? { to: `stripped_${name}` } : undefined;

const isTool =
  (kind: string) =>
  ({ item }: ItemStack): boolean =>
    toolOf(item)?.kind === kind;

/** A tool that turns one block into another and wears by one. The new block takes over what properties it has in common. */
function changes(
  takes: ItemUse['takes'],
  find: (name: string, cell: Cell) => Change | undefined,
  facing?: (use: UsedItem) => Readonly<Record<string, string>>,
): ItemUse {
  return {
    takes,
    onBlock(use, { x, y, z, face }) {
      const { player, at, editor, drops } = use.hand;
      const cell = at(x, y, z);
      const change = find(rulesOf(cell).name, cell);
      if (player.mode === 'adventure' || change === undefined) return false;
      if (change.open === true && (face === 'down' || rulesOf(at(x, y + 1, z)).name !== 'air')) return false;
      const made = cellOf(change.to, { ...propertiesOf(cell), ...facing?.(use) });
      if (made === null || !editor.set(x, y, z, made)) return false;
      for (const stack of change.drops ?? []) drops.pop(x, y, z, stack);
      wearHeld(use.hand, use.slot, 1);
      return true;
    },
  };
}

/** The face that is turned to who looks. */
function towardPlayer({ hand: { player } }: UsedItem): Readonly<Record<string, string>> {
  return { facing: ['north', 'east', 'south', 'west'][Math.floor(player.yaw / 90 + 0.5) & 3] };
}

/** Hoes till, shovels flatten, axes strip, shears carve. */
export const tilling = changes(isTool('hoe'), (name) => tilled[name]);
export const flattening = changes(isTool('shovel'), (name) => flattened[name]);
export const stripping = changes(isTool('axe'), stripped);
export const carving = changes(
  ({ item }) => item === 'shears',
  (name) => carved[name],
  towardPlayer,
);

/** A shovel also puts a campfire out. */
export const dousing: ItemUse = {
  takes: isTool('shovel'),
  onBlock(use, { x, y, z }) {
    const { player, at, editor } = use.hand;
    const cell = at(x, y, z);
    const properties = propertiesOf(cell);
    if (player.mode === 'adventure' || !rulesOf(cell).name.endsWith('campfire') || properties.lit !== 'true') return false;
    editor.set(x, y, z, cellOf(rulesOf(cell).name, { ...properties, lit: 'false' }) ?? cell);
    wearHeld(use.hand, use.slot, 1);
    return true;
  },
};
