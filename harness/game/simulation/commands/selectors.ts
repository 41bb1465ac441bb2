import type { Entity } from '../entities/entity.ts';
import type { EntityGame } from '../entities/entity-game.ts';
import { entityNames } from '../entities/entity-names.ts';
import { Player } from '../player/player.ts';
import type { CommandReader } from './command-reader.ts';
import { parseDecimal } from './command-reader.ts';

/** Whom a selector can name. */
export type Target = Player | Entity;

interface Condition {
  readonly value: string;
  /** Written with `!`: whoever does not fit. */
  readonly not: boolean;
}

type Range = readonly [least: number, most: number];
type Sort = 'nearest' | 'furthest' | 'random' | 'arbitrary';

/** What a target selector asks for (minecraft.wiki, "Target selectors"). */
export interface Selector {
  readonly variable: 'a' | 'e' | 'n' | 'p' | 'r' | 's';
  readonly types: readonly Condition[];
  readonly names: readonly Condition[];
  readonly tags: readonly Condition[];
  readonly modes: readonly Condition[];
  readonly distance: Range | null;
  readonly level: Range | null;
  readonly limit: number | null;
  readonly sort: Sort | null;
  /** Where distances are measured from; null for the player's own place. */
  readonly at: Readonly<Partial<Record<'x' | 'y' | 'z', number>>>;
  /** A box from there, when any of its sides is given. */
  readonly box: Readonly<Partial<Record<'dx' | 'dy' | 'dz', number>>> | null;
}

/** The filters that brackets may hold. */
export const selectorFilters = [
  'distance',
  'dx',
  'dy',
  'dz',
  'gamemode',
  'level',
  'limit',
  'name',
  'sort',
  'tag',
  'type',
  'x',
  'y',
  'z',
] as const;
const sorts: readonly Sort[] = ['nearest', 'furthest', 'random', 'arbitrary'];
const variables = ['a', 'e', 'n', 'p', 'r', 's'] as const;

interface Draft {
  types: Condition[];
  names: Condition[];
  tags: Condition[];
  modes: Condition[];
  distance: Range | null;
  level: Range | null;
  limit: number | null;
  sort: Sort | null;
  at: Partial<Record<'x' | 'y' | 'z', number>>;
  box: Partial<Record<'dx' | 'dy' | 'dz', number>> | null;
}

/** Reads one filter into the draft. */
type ReadFilter = (draft: Draft, value: string, input: CommandReader) => void;

const unquoted = (text: string): string => (/^(["']).*\1$/.test(text) ? text.slice(1, -1).replace(/\\(.)/g, '$1') : text);

function condition(text: string, plain: (value: string) => string = unquoted): Condition {
  const not = text.startsWith('!');
  return { not, value: plain(not ? text.slice(1) : text) };
}

function number(input: CommandReader, what: string, text: string): number {
  const value = parseDecimal(text);
  if (value === null) throw input.fault(`${what} in a selector is a number, not "${text}"`);
  return value;
}

function range(input: CommandReader, what: string, text: string): Range {
  const [low, high, ...more] = text.split('..');
  if (more.length > 0 || text === '..') throw input.fault(`${what} is a number or a range such as ..5, 2.. or 2..5, not "${text}"`);
  if (high === undefined) return [number(input, what, low), number(input, what, low)];
  const bounds: Range = [
    low === '' ? Number.NEGATIVE_INFINITY : number(input, what, low),
    high === '' ? Number.POSITIVE_INFINITY : number(input, what, high),
  ];
  if (bounds[0] > bounds[1]) throw input.fault(`${what} begins above its end; write the smaller number first`);
  return bounds;
}

const coordinate =
  (axis: 'x' | 'y' | 'z'): ReadFilter =>
  (draft, value, input) => {
    draft.at[axis] = number(input, axis, value);
  };
const side =
  (axis: 'dx' | 'dy' | 'dz'): ReadFilter =>
  (draft, value, input) => {
    draft.box = { ...draft.box, [axis]: number(input, axis, value) };
  };

const readers: Readonly<Record<(typeof selectorFilters)[number], ReadFilter>> = {
  distance(draft, value, input) {
    draft.distance = range(input, 'distance', value);
    if (draft.distance[0] < 0 && Number.isFinite(draft.distance[0])) throw input.fault('a distance is never below 0');
  },
  dx: side('dx'),
  dy: side('dy'),
  dz: side('dz'),
  gamemode: (draft, value) => draft.modes.push(condition(value)),
  level(draft, value, input) {
    draft.level = range(input, 'level', value);
  },
  limit(draft, value, input) {
    draft.limit = number(input, 'limit', value);
    if (!Number.isInteger(draft.limit) || draft.limit < 1) throw input.fault(`limit is a whole number from 1, not ${value}`);
  },
  name: (draft, value) => draft.names.push(condition(value)),
  sort(draft, value, input) {
    const found = sorts.find((sort) => sort === value);
    if (found === undefined) throw input.fault(`sort is one of ${sorts.join(', ')}, not "${value}"`);
    draft.sort = found;
  },
  tag: (draft, value) => draft.tags.push(condition(value)),
  type(draft, value, input) {
    const read = condition(value, (text) => text.replace(/^minecraft:/, ''));
    if (read.value.startsWith('#')) throw input.fault('selectors of this game know no tags of types; name a type');
    if (read.value !== 'player' && !entityNames.includes(read.value)) throw input.fault(`this game has no entity "${read.value}"`);
    draft.types.push(read);
  },
  x: coordinate('x'),
  y: coordinate('y'),
  z: coordinate('z'),
};

/** Splits `a=1,b="x,y"` at commas outside quotes. */
function filtersOf(text: string): readonly string[] {
  return text.match(/(?:"(?:\\.|[^"])*"|'(?:\\.|[^'])*'|[^,])+/g) ?? [];
}

/** Reads a selector, the player's name, or `@s` and its like. Throws a CommandError that says what is wrong with it. */
export function readSelector(input: CommandReader): Selector {
  const word = input.nested('target');
  const draft: Draft = {
    types: [],
    names: [],
    tags: [],
    modes: [],
    distance: null,
    level: null,
    limit: null,
    sort: null,
    at: {},
    box: null,
  };
  if (!word.startsWith('@')) {
    if (word !== 'Player') throw input.fault(`nobody here is called "${word}"; use a selector such as @s or @e[type=cow]`);
    return { ...draft, variable: 's' };
  }
  const variable = variables.find((each) => each === word[1]);
  if (variable === undefined) throw input.fault(`there is no selector "${word.slice(0, 2)}"; use one of @${variables.join(', @')}`);
  const rest = word.slice(2);
  if (rest === '') return { ...draft, variable };
  if (!rest.startsWith('[') || !rest.endsWith(']')) throw input.fault(`the brackets of "${word}" do not close behind it`);
  for (const filter of filtersOf(rest.slice(1, -1))) {
    const equals = filter.indexOf('=');
    const name = filter.slice(0, Math.max(0, equals)).trim();
    const known = selectorFilters.find((each) => each === name);
    if (known === undefined) {
      throw input.fault(`"${filter.trim()}" is no filter of a selector; write one of ${selectorFilters.join(', ')} with = and a value`);
    }
    readers[known](draft, filter.slice(equals + 1).trim(), input);
  }
  return { ...draft, variable };
}

const kindOf = (target: Target): string => (target instanceof Player ? 'player' : target.kind);
const nameOf = (target: Target): string => (target instanceof Player ? 'Player' : (nameOfEntity(target) ?? ''));
const nameOfEntity = (entity: Entity & { readonly name?: string | null }): string | null => entity.name ?? null;

function fits(conditions: readonly Condition[], holds: (value: string) => boolean): boolean {
  const wanted = conditions.filter(({ not }) => not === false);
  return conditions.every(({ not, value }) => !not || !holds(value)) && (wanted.length === 0 || wanted.every(({ value }) => holds(value)));
}

/** Those whom a selector names, in its order: by ids, or by distance for @p and @n. */
export function selectTargets(game: Pick<EntityGame, 'player' | 'entities' | 'world'>, selector: Selector): readonly Target[] {
  const { player, entities, world } = game;
  const { variable } = selector;
  if (variable === 's') return [player].filter((target) => passes(selector, target, player));
  const everybody: readonly Target[] =
    variable === 'e' || variable === 'n' ? [player, ...entities.list.filter(({ gone }) => !gone)] : [player];
  const found = everybody.filter((target) => passes(selector, target, player));
  const sort = selector.sort ?? (variable === 'p' || variable === 'n' ? 'nearest' : variable === 'r' ? 'random' : 'arbitrary');
  const limit = selector.limit ?? (variable === 'a' || variable === 'e' ? found.length : 1);
  return sorted(
    found,
    sort,
    (target) => distance(selector, target, player),
    () => world.randoms.commands.unit(),
  ).slice(0, limit);
}

function sorted(found: readonly Target[], sort: Sort, far: (target: Target) => number, dice: () => number): readonly Target[] {
  if (sort === 'arbitrary') return found;
  const keyed = found.map((target, place) => ({ target, place, key: sort === 'random' ? dice() : far(target) }));
  const sign = sort === 'furthest' ? -1 : 1;
  return keyed.sort((a, b) => sign * (a.key - b.key) || a.place - b.place).map(({ target }) => target);
}

function origin({ at }: Selector, player: Player): readonly [number, number, number] {
  return [at.x ?? player.x, at.y ?? player.y, at.z ?? player.z];
}

function distance(selector: Selector, target: Target, player: Player): number {
  const [x, y, z] = origin(selector, player);
  const [dx, dy, dz] = [target.x - x, target.y - y, target.z - z];
  return Math.sqrt(dx * dx + dy * dy + dz * dz);
}

function passes(selector: Selector, target: Target, player: Player): boolean {
  const within = (value: number, bounds: Range | null): boolean => bounds === null || (value >= bounds[0] && value <= bounds[1]);
  const person = target instanceof Player;
  if (!fits(selector.types, (type) => kindOf(target) === type)) return false;
  if (!fits(selector.names, (name) => nameOf(target) === name)) return false;
  const tags = person ? [] : target.tags;
  if (!fits(selector.tags, (tag) => (tag === '' ? tags.length === 0 : tags.includes(tag)))) return false;
  if (selector.modes.length > 0 && !(person && fits(selector.modes, (mode) => target.mode === mode))) return false;
  if (selector.level !== null && !(person && within(target.level, selector.level))) return false;
  if (!within(distance(selector, target, player), selector.distance)) return false;
  return selector.box === null || inBox(selector, target, player);
}

/** Whether a body meets the box from the origin; each side reaches a block further, as in Java. */
function inBox(selector: Selector, target: Target, player: Player): boolean {
  const from = origin(selector, player);
  const { dx = 0, dy = 0, dz = 0 } = selector.box ?? {};
  const half = target.width / 2;
  const low = [target.x - half, target.y, target.z - half];
  const high = [target.x + half, target.y + target.height, target.z + half];
  return [dx, dy, dz].every((length, i) => high[i] > from[i] + Math.min(0, length) && low[i] < from[i] + Math.max(0, length) + 1);
}
