import type { SavedBlockEntity, SavedFurnace } from '../simulation/persistence.ts';
import type { ItemStack } from '../simulation/view.ts';
import { decodeStack, encodeStack, withNamespace, withoutNamespace } from './item-nbt.ts';
import { type NbtCompound, type NbtTag, nbt } from './nbt.ts';
import type { NbtFields } from './nbt-fields.ts';

const furnaces: ReadonlySet<string> = new Set(['furnace', 'smoker', 'blast_furnace']);

const commonNames = ['id', 'x', 'y', 'z', 'Items'];
const furnaceNames = ['lit_time_remaining', 'lit_total_time', 'cooking_time_spent', 'cooking_total_time', 'RecipesUsed'];
/** Ticks are shorts in the file. */
const ticks = [0, 0x7fff] as const;

/** What a block holds as the list `block_entities` of a chunk has it since 1.21.4 (wiki "Block entity format"). */
export function encodeBlockEntity({ id, position, items, furnace, other }: SavedBlockEntity): NbtCompound {
  const [x, y, z] = position;
  const rest = Object.fromEntries((other as NbtCompound | undefined)?.entries ?? []);
  return nbt.compound({
    ...rest,
    id: nbt.string(withNamespace(id)),
    x: nbt.int(x),
    y: nbt.int(y),
    z: nbt.int(z),
    keepPacked: rest.keepPacked ?? nbt.byte(0),
    Items: nbt.list(items.flatMap((stack, slot) => (stack === null ? [] : [encodeStack(stack, { Slot: nbt.byte(slot) })]))),
    ...(furnace === undefined ? {} : encodeFurnace(furnace)),
  });
}

function encodeFurnace({ burnLeft, burnTotal, cooked, smelted }: SavedFurnace): Readonly<Record<string, NbtTag>> {
  const used = Object.entries(smelted).map(([result, count]) => [withNamespace(result), nbt.int(count)] as const);
  return {
    lit_time_remaining: nbt.short(burnLeft),
    lit_total_time: nbt.short(burnTotal),
    cooking_time_spent: nbt.short(cooked),
    RecipesUsed: nbt.compound(Object.fromEntries(used)),
  };
}

/** Reads it back. Slots beyond what the block has are left out. @throws NbtError when something that it must have is missing or damaged. */
export function decodeBlockEntity(fields: NbtFields): SavedBlockEntity {
  const id = withoutNamespace(fields.string('id'));
  const known = new Set([...commonNames, 'keepPacked', ...(furnaces.has(id) ? furnaceNames : [])]);
  const other = fields.others(known);
  return {
    id,
    position: [fields.number('x'), fields.number('y'), fields.number('z')],
    items: decodeItems(fields),
    ...(furnaces.has(id) ? { furnace: decodeFurnace(fields) } : {}),
    ...(other === null ? {} : { other }),
  };
}

function decodeItems(fields: NbtFields): readonly (ItemStack | null)[] {
  const items: (ItemStack | null)[] = [];
  for (const stack of fields.compounds('Items')) {
    const slot = stack.number('Slot', 0) & 255;
    while (items.length <= slot) items.push(null);
    items[slot] = decodeStack(stack);
  }
  return items;
}

function decodeFurnace(fields: NbtFields): SavedFurnace {
  const used = fields.has('RecipesUsed') ? fields.compound('RecipesUsed') : null;
  const smelted: Record<string, number> = {};
  for (const id of used?.names() ?? []) {
    // Java names the recipe: a result that can be made of several things has what it was made of behind it.
    const result = withoutNamespace(id).replace(/_from_.+$/, '');
    smelted[result] = (smelted[result] ?? 0) + (used?.number(id) ?? 0);
  }
  return {
    burnLeft: fields.within('lit_time_remaining', ticks, 0),
    burnTotal: fields.within('lit_total_time', ticks, 0),
    cooked: fields.within('cooking_time_spent', ticks, 0),
    smelted,
  };
}
