import { readTextValue, type TextValue, TextValueError } from '../../hud/text-value.ts';
import { enchantment } from '../../items/enchantment-table.ts';
import { itemData } from '../../items/item-data.ts';
import { itemNames } from '../../items/item-names.ts';
import type { ItemStack } from '../../view.ts';
import type { CommandReader } from '../command-reader.ts';
import type { ArgumentType } from '../tree/argument.ts';

const plainId = (text: string): string => text.replace(/^minecraft:/, '');
type Extras = Omit<ItemStack, 'item' | 'count'>;

function wholeNumber(input: CommandReader, what: string, value: TextValue, min: number, max: number): number {
  if (typeof value !== 'number' || !Number.isInteger(value) || value < min || value > max) {
    throw input.fault(`${what} is a whole number from ${min} to ${max}, not ${JSON.stringify(value)}`);
  }
  return value;
}

function enchantments(input: CommandReader, value: TextValue): Record<string, number> {
  const given = typeof value === 'object' && !Array.isArray(value) && 'levels' in value ? value.levels : value;
  if (typeof given !== 'object' || Array.isArray(given)) throw input.fault('enchantments are written as {sharpness:3,unbreaking:1}');
  return Object.fromEntries(
    Object.entries(given).map(([name, level]) => {
      const id = plainId(name);
      if (enchantment(id) === undefined) throw input.fault(`this game has no enchantment "${id}"`);
      return [id, wholeNumber(input, `the level of ${id}`, level, 1, 255)];
    }),
  );
}

/** The components that this game keeps on a stack (minecraft.wiki, "Data component format"). */
const components: Readonly<Record<string, (input: CommandReader, value: TextValue, item: string) => Extras>> = {
  custom_name(input, value) {
    const name = typeof value === 'object' && !Array.isArray(value) ? (value as { readonly text?: TextValue }).text : value;
    if (typeof name !== 'string' && typeof name !== 'number') throw input.fault('custom_name is a text in quotes');
    return { name: String(name) };
  },
  damage(input, value, item) {
    const most = itemData(item)?.durability ?? null;
    if (most === null) throw input.fault(`${item} does not wear, so it has no damage`);
    return { damage: wholeNumber(input, 'damage', value, 0, most - 1) };
  },
  enchantments: (input, value) => ({ enchantments: enchantments(input, value) }),
  repair_cost: (input, value) => ({ repairCost: wholeNumber(input, 'repair_cost', value, 0, 2147483647) }),
  stored_enchantments: (input, value) => ({ enchantments: enchantments(input, value) }),
};

const componentNames = Object.keys(components);

/** Splits at commas that are in no bracket and no quote. */
function parts(text: string): readonly string[] {
  const out: string[] = [];
  let depth = 0;
  let quote = '';
  let from = 0;
  for (let i = 0; i < text.length; i++) {
    const char = text[i];
    if (quote !== '') quote = char === quote && text[i - 1] !== '\\' ? '' : quote;
    else if (char === '"' || char === "'") quote = char;
    else if (char === '{' || char === '[') depth++;
    else if (char === '}' || char === ']') depth--;
    else if (char === ',' && depth === 0) {
      out.push(text.slice(from, i));
      from = i + 1;
    }
  }
  return [...out, text.slice(from)].map((part) => part.trim()).filter((part) => part !== '');
}

function readComponents(input: CommandReader, item: string, text: string): Extras {
  return parts(text).reduce<Extras>((all, part) => {
    const equals = part.indexOf('=');
    const name = plainId(equals < 0 ? part : part.slice(0, equals));
    const component = components[name];
    if (component === undefined || equals < 0) {
      throw input.fault(`"${part}" is no component this game keeps; write one of ${componentNames.join(', ')} with = and a value`);
    }
    try {
      return Object.assign(all, component(input, readTextValue(part.slice(equals + 1)), item));
    } catch (error) {
      throw error instanceof TextValueError ? input.fault(error.message) : error;
    }
  }, {});
}

/** An item with components, `diamond_sword[enchantments={sharpness:3}]`; a stack of one. The namespace may be left out. */
export const item: ArgumentType<ItemStack> = {
  takes: 'an item, with components in brackets if wanted: `diamond_sword[enchantments={sharpness:3},damage=5]`',
  read(input) {
    const word = input.nested('item');
    const open = word.indexOf('[');
    const name = plainId(open < 0 ? word : word.slice(0, open));
    if (itemData(name) === null || name === 'air') throw input.fault(`there is no item "${name}"`);
    if (open >= 0 && !word.endsWith(']')) throw input.fault(`"${word.slice(word.lastIndexOf(']') + 1)}" follows the components`);
    return { item: name, count: 1, ...(open < 0 ? {} : readComponents(input, name, word.slice(open + 1, -1))) };
  },
  suggest(typed) {
    const open = typed.indexOf('[');
    if (open < 0) return itemNames;
    const done = typed.slice(0, Math.max(open, typed.lastIndexOf(',')) + 1);
    return componentNames.map((name) => `${done}${name}=`);
  },
};
