import { blockData } from '../blocks/block-data.ts';
import { cellOf, propertiesOf } from '../blocks/cell.ts';
import { itemData } from '../items/item-data.ts';
import type { Cell } from '../view.ts';
import type { CommandReader } from './command-reader.ts';

const plainId = (text: string): string => (text.startsWith('minecraft:') ? text.slice('minecraft:'.length) : text);

/** A block with properties, `oak_log[axis=x]`. The namespace may be left out. */
export function readBlock(input: CommandReader): Cell {
  const word = input.word('block');
  const match = /^([a-z0-9_:.-]+)(?:\[([a-z0-9_=,]*)\])?$/.exec(word);
  if (match === null) throw input.fault(`"${word}" is no block; write name or name[property=value]`);
  const name = plainId(match[1]);
  const given: Record<string, string> = {};
  for (const entry of (match[2] ?? '').split(',').filter((text) => text !== '')) {
    const [property, value] = entry.split('=');
    const allowed = blockData(name)?.states[property];
    if (allowed === undefined) throw input.fault(`${name} has no property "${property}"`);
    if (!allowed.includes(value)) throw input.fault(`${property} of ${name} cannot be "${value}"; it is one of ${allowed.join(', ')}`);
    given[property] = value;
  }
  const cell = cellOf(name, given);
  if (cell === null) throw input.fault(`there is no block "${name}" in this game`);
  const got = propertiesOf(cell);
  const missed = Object.keys(given).find((property) => got[property] !== given[property] && property !== 'distance');
  if (missed !== undefined) throw input.fault(`this game has no ${name} with ${missed}=${given[missed]}`);
  return cell;
}

/** An item's id. The namespace may be left out. */
export function readItem(input: CommandReader): string {
  const name = plainId(input.word('item'));
  if (itemData(name) === null || name === 'air') throw input.fault(`there is no item "${name}"`);
  return name;
}

/** The words that mean the player of a one-player world. */
const selves = ['@s', '@p', '@a', '@r', 'Player'];

/** Takes a word that names the player, if one is next. */
export function skipPlayer(input: CommandReader): boolean {
  if (!selves.includes(input.peek())) return false;
  input.word('target');
  return true;
}

/** Takes the player's name, and refuses any other. */
export function readPlayer(input: CommandReader): void {
  if (!input.more) throw input.fault('target is missing');
  if (!skipPlayer(input)) throw input.fault(`nobody here is called "${input.peek()}"; use @s`);
}
