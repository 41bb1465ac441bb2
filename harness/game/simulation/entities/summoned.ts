import { cellOf } from '../blocks/cell.ts';
import type { TextValue } from '../hud/text-value.ts';
import { itemData } from '../items/item-data.ts';
import type { EquipmentSlot, ItemStack } from '../view.ts';
import { farthestWaypoint, noWaypoint, type SavedWaypoint, waypointStyles } from '../waypoints/waypoint.ts';
import type { NewEntity } from './entities.ts';
import type { EntityGame } from './entity-game.ts';
import { birth } from './mobs/mob-birth.ts';
import { isMobName } from './mobs/mob-kinds.ts';
import { readTraits } from './mobs/trait-table.ts';
import { tntFuse } from './prime-tnt.ts';

/** Data that does not make an entity, as a sentence without its full stop. */
export class SummonError extends Error {
  override readonly name = 'SummonError';
}

/** What is written in braces behind `summon`. */
export type SummonData = { readonly [key: string]: TextValue };

type Place = readonly [number, number, number];

/** A number as NBT is written, `1b`, `90f`, `2.5d`; undefined for anything else. */
function numberFrom(value: TextValue | undefined): number | undefined {
  if (typeof value === 'boolean') return Number(value);
  if (typeof value === 'number') return value;
  if (typeof value !== 'string') return undefined;
  const match = /^([+-]?(?:\d+\.?\d*|\.\d+))[bslfdBSLFD]?$/.exec(value);
  return match === null ? undefined : Number(match[1]);
}

function number(data: SummonData, key: string, fallback: number): number {
  if (data[key] === undefined) return fallback;
  const value = numberFrom(data[key]);
  if (value === undefined) throw new SummonError(`${key} is a number, not ${JSON.stringify(data[key])}`);
  return value;
}

const flag = (data: SummonData, key: string): boolean => number(data, key, 0) !== 0;

function numbers(data: SummonData, key: string, length: number): readonly number[] | null {
  const value = data[key];
  if (value === undefined) return null;
  const list = Array.isArray(value) ? value.map(numberFrom) : [];
  if (list.length !== length || list.includes(undefined))
    throw new SummonError(`${key} is a list of ${length} numbers, [${Array(length).fill('0f').join(',')}]`);
  return list as number[];
}

function compoundOf(value: TextValue | undefined, what: string): SummonData {
  if (value === undefined) return {};
  if (typeof value !== 'object' || Array.isArray(value)) throw new SummonError(`${what} stands in braces, {…}`);
  return value as SummonData;
}

const plainId = (id: TextValue | undefined): string => String(id ?? '').replace(/^minecraft:/, '');

/** A stack as `{id:"minecraft:apple",count:3}`; null for an empty compound. */
function stackFrom(value: TextValue | undefined): ItemStack | null {
  const data = compoundOf(value, 'an item');
  if (data.id === undefined) return null;
  const item = plainId(data.id);
  if (itemData(item) === null) throw new SummonError(`this game has no item "${item}"`);
  const count = Math.min(99, Math.max(1, Math.floor(numberFrom(data.count ?? data.Count) ?? 1)));
  return { item, count };
}

const handSlots: readonly EquipmentSlot[] = ['mainhand', 'offhand'];
const armourSlots: readonly EquipmentSlot[] = ['feet', 'legs', 'chest', 'head'];

/** What a mob carries and wears: `equipment` as since 1.21.5, or the older lists `HandItems` and `ArmorItems`. */
function equipmentFrom(data: SummonData): Readonly<Partial<Record<EquipmentSlot, ItemStack>>> {
  const slots: Partial<Record<EquipmentSlot, ItemStack>> = {};
  const put = (slot: EquipmentSlot, value: TextValue | undefined): void => {
    const stack = stackFrom(value);
    if (stack !== null) slots[slot] = stack;
  };
  const equipment = compoundOf(data.equipment, 'equipment');
  for (const slot of [...handSlots, ...armourSlots]) put(slot, equipment[slot]);
  const lists = [
    ['HandItems', handSlots],
    ['ArmorItems', armourSlots],
  ] as const;
  for (const [key, order] of lists) {
    const list = data[key];
    if (list === undefined) continue;
    if (!Array.isArray(list)) throw new SummonError(`${key} is a list of items, [{id:"iron_sword"},{}]`);
    for (const [i, value] of list.slice(0, order.length).entries()) put(order[i], value);
  }
  return slots;
}

/** A name: text, or a text component with `text`. */
function nameFrom(value: TextValue | undefined): string | null {
  if (value === undefined) return null;
  if (typeof value === 'string' || typeof value === 'number') return String(value);
  const { text } = compoundOf(value, 'CustomName');
  return text === undefined ? null : String(text);
}

/** What it tells the locator bar: `attributes` with a base of `waypoint_transmit_range`, and `locator_bar_icon`. */
function waypointFrom(data: SummonData): SavedWaypoint {
  const { attributes = [] } = data;
  if (!Array.isArray(attributes)) throw new SummonError('attributes is a list, [{id:"waypoint_transmit_range",base:100}]');
  let range = noWaypoint.range;
  for (const value of attributes) {
    const attribute = compoundOf(value, 'an attribute');
    if (plainId(attribute.id) !== 'waypoint_transmit_range') continue;
    range = Math.min(farthestWaypoint, Math.max(0, number(attribute, 'base', 0)));
  }
  const icon = compoundOf(data.locator_bar_icon, 'locator_bar_icon');
  const named = plainId(icon.style ?? noWaypoint.style);
  const style = waypointStyles.find((each) => each === named);
  if (style === undefined) throw new SummonError(`this game has no waypoint style "${named}"; it has ${waypointStyles.join(', ')}`);
  return { range, style, color: icon.color === undefined ? null : number(icon, 'color', 0) & 0xffffff };
}

function tagsFrom(value: TextValue | undefined): readonly string[] {
  if (value === undefined) return [];
  if (!Array.isArray(value)) throw new SummonError('Tags is a list of words, [first,second]');
  return value.map(String);
}

/**
 * The entity that `summon KIND x y z DATA` makes. Names in the data are Java's ("Entity format" on minecraft.wiki); names that this game
 * has no use for are left out. Throws a SummonError for a value that does not fit.
 */
export function summoned(game: Pick<EntityGame, 'world'>, kind: string, position: Place, data: SummonData): NewEntity {
  const motion = numbers(data, 'Motion', 3) ?? [0, 0, 0];
  const rotation = numbers(data, 'Rotation', 2);
  const place = { position, motion: [motion[0], motion[1], motion[2]] as const, yaw: rotation?.[0] ?? 0, onGround: false, age: 0 };
  if (isMobName(kind)) {
    const born = birth(game, kind, position, { yaw: rotation?.[0], by: 'command' });
    const yaw = born.yaw;
    const growth = flag(data, 'IsBaby') ? -24000 : number(data, 'Age', born.growth);
    return {
      ...born,
      motion: place.motion,
      pitch: rotation?.[1] ?? 0,
      headYaw: yaw,
      bodyYaw: yaw,
      health: Math.max(0, number(data, 'Health', born.health)),
      fire: Math.max(0, number(data, 'Fire', 0)),
      growth,
      noAi: flag(data, 'NoAI'),
      silent: flag(data, 'Silent'),
      invulnerable: flag(data, 'Invulnerable'),
      noGravity: flag(data, 'NoGravity'),
      persistent: flag(data, 'PersistenceRequired'),
      name: nameFrom(data.CustomName),
      nameVisible: flag(data, 'CustomNameVisible'),
      tags: tagsFrom(data.Tags),
      waypoint: waypointFrom(data),
      equipment: { ...born.equipment, ...equipmentFrom(data) },
      traits: {
        ...born.traits,
        ...readTraits(
          kind,
          (key) => data[key],
          (message) => new SummonError(message),
        ),
      },
    };
  }
  switch (kind) {
    case 'item': {
      const stack = stackFrom(data.Item);
      if (stack === null) throw new SummonError('an item needs {Item:{id:"apple",count:1}}');
      return { ...place, kind, pickupDelay: number(data, 'PickupDelay', 10), stack };
    }
    case 'experience_orb':
      return { ...place, kind, value: Math.max(1, Math.floor(number(data, 'Value', 1))) };
    case 'arrow':
      return {
        ...place,
        kind,
        pitch: rotation?.[1] ?? 0,
        owner: null,
        damage: number(data, 'damage', 2),
        critical: flag(data, 'crit'),
        pickup: number(data, 'pickup', 0) === 1,
        stuck: -1,
      };
    case 'snowball':
    case 'egg':
    case 'ender_pearl':
      return { ...place, kind, owner: null };
    case 'falling_block': {
      const state = compoundOf(data.BlockState, 'BlockState');
      const name = String(state.Name ?? 'sand').replace(/^minecraft:/, '');
      if (cellOf(name) === null) throw new SummonError(`this game has no block "${name}"`);
      const properties = Object.fromEntries(
        Object.entries(compoundOf(state.Properties, 'Properties')).map(([key, value]) => [key, String(value)]),
      );
      return { ...place, kind, block: { name, properties } };
    }
    case 'tnt':
      return { ...place, kind, fuse: Math.max(1, Math.floor(number(data, 'fuse', number(data, 'Fuse', tntFuse)))) };
    default:
      return kind === 'end_crystal' ? { ...place, kind } : { ...place, kind: 'lightning_bolt' };
  }
}
