import { kindOfItem } from '../block-kinds.ts';
import type { ToolKind } from '../blocks/block-data.ts';
import { itemLines, toolSpeeds } from '../data/generated-block-data.ts';

/** What the field's table says of an item. */
export interface ItemData {
  readonly name: string;
  readonly stackSize: number;
  /** Uses before it breaks; null for what does not wear. */
  readonly durability: number | null;
  readonly food: { readonly points: number; readonly saturation: number } | null;
}

const lines = new Map<string, string>();
for (const line of itemLines.trim().split('\n')) lines.set(line.slice(0, line.indexOf(' ')), line);

const read = new Map<string, ItemData>();

/** An item by Java id without `minecraft:`; null for an id the version does not have. */
export function itemData(name: string): ItemData | null {
  const known = read.get(name);
  if (known !== undefined) return known;
  const line = lines.get(name);
  if (line === undefined) return null;
  const data = readLine(name, line);
  read.set(name, data);
  return data;
}

function readLine(name: string, line: string): ItemData {
  const [, stackSize, durability, food] = line.split(' ');
  const [points, saturation] = food.split(',').map(Number);
  return {
    name,
    stackSize: Number(stackSize),
    durability: durability === '-' ? null : Number(durability),
    food: food === '-' ? null : { points, saturation },
  };
}

/** Items that one slot holds. */
export function stackLimit(item: string): number {
  return itemData(item)?.stackSize ?? 64;
}

/** The block that an item places (`wheat` for `wheat_seeds`); null when it places none, or one that the game does not have. */
export function blockOfItem(item: string): string | null {
  return kindOfItem(item)?.name ?? null;
}

/** A tool's kind, material and speed; null for what is no tool. Its name is its material and kind. */
export function toolOf(item: string): { readonly kind: ToolKind | 'sword'; readonly material: string; readonly speed: number } | null {
  const match = /^(.+)_(pickaxe|axe|shovel|hoe|sword)$/.exec(item);
  if (match === null) return null;
  const speed = toolSpeeds[match[1]];
  return speed === undefined ? null : { kind: match[2] as ToolKind | 'sword', material: match[1], speed };
}

/** The armour slot an item goes into, as a slot id of the inventory menu; null for what is not worn. */
export function armourSlot(item: string): number | null {
  if (item === 'carved_pumpkin') return 5;
  const ends = ['_helmet', '_chestplate', '_leggings', '_boots'];
  const index = ends.findIndex((end) => item.endsWith(end));
  return index < 0 ? null : 5 + index;
}
