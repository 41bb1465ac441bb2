import { ControlError } from '../../../ctl/control-error.ts';
import type { Args } from '../../../ctl/table/commands.ts';
import type { ExpectSubject } from '../../../ctl/table/look-rows.ts';
import type { GamePort } from './game-port.ts';
import { saidInChat } from './said-in-chat.ts';

type Expected = Args<'expect'>;

/** What a subject finds: nothing, or a value to compare and how many of the thing there are. */
type Found = { readonly there: false } | { readonly there: true; readonly value: unknown; readonly count?: number };

const nothing: Found = { there: false };
const found = (value: unknown): Found => ({ there: true, value });

/** How each subject looks its thing up, and which flags beside `absent` mean something for it. */
const subjects: {
  readonly [S in ExpectSubject]: {
    readonly flags: readonly (keyof Expected)[];
    readonly look: (game: GamePort, expected: Expected, signal: AbortSignal) => Found | Promise<Found>;
  };
} = {
  screen: { flags: [], look: (game, { target }) => (game.screen === target ? found(game.screen) : nothing) },
  widget: {
    flags: ['value', 'label'],
    look: async (game, { target, label }, signal) => {
      const widget = (await game.ui(signal)).widgets.find(({ id }) => id === target);
      if (widget === undefined) return nothing;
      if (label !== undefined && widget.label !== label)
        throw failed(`the widget ${target} says ${JSON.stringify(widget.label)}`, label, widget.label);
      return found('value' in widget ? widget.value : widget.label);
    },
  },
  block: {
    flags: ['value', 'state'],
    look: (game, { target, state }) => {
      const [x, y, z, ...more] = target.split(',').map((part) => (/^-?\d{1,8}$/.test(part) ? Number(part) : Number.NaN));
      if (![x, y, z].every(Number.isSafeInteger) || more.length > 0)
        throw usage('a block is named by its place, X,Y,Z without blanks: 3,64,-2');
      const { block, state: actual, loaded } = game.block(x as number, y as number, z as number);
      if (!loaded) throw new ControlError('state', `the place ${target} is not loaded; go nearer, or use: wait-for loaded`);
      for (const part of state?.split(',') ?? []) {
        const [name = '', value] = part.split('=');
        if (value === undefined) throw usage(`a state is NAME=VALUE, not ${JSON.stringify(part)}`);
        if (actual[name] !== value) throw failed(`${block} at ${target} has ${name}=${actual[name] ?? 'none'}`, part, actual);
      }
      return found(block);
    },
  },
  slot: {
    flags: ['value', 'min', 'max'],
    look: (game, { target }) => {
      const open = game.menu().menu as { readonly slots: readonly SlotLike[] } | null;
      const slots = (open?.slots ?? game.inventory().slots) as readonly SlotLike[];
      if (!/^\d{1,3}$/.test(target)) throw usage('a slot is named by its number, as `screen` or `inventory` lists it');
      const stack = slots.find(({ slot }) => slot === Number(target));
      return { there: true, value: stack?.item ?? 'empty', count: stack?.count ?? 0 };
    },
  },
  chat: {
    flags: ['since', 'min', 'max'],
    look: (game, { target, since }) => {
      const lines = game.events(since ?? 0).filter((event) => saidInChat(event) && String(event.text).includes(target));
      return lines.length === 0 ? nothing : { there: true, value: lines.at(-1)?.text, count: lines.length };
    },
  },
  entity: {
    flags: ['within', 'min', 'max'],
    look: (game, { target, within }) => {
      const { entities } = game.entities(target, within, 10_000);
      return entities.length === 0 ? nothing : { there: true, value: entities[0]?.pos, count: entities.length };
    },
  },
  state: {
    flags: ['value', 'min', 'max'],
    look: (game, { target }) => {
      let value: unknown = game.state();
      for (const name of target.split('.')) {
        const inside = typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>) : null;
        if (inside === null || !Object.hasOwn(inside, name)) return nothing;
        value = inside[name];
      }
      return { there: true, value, ...(typeof value === 'number' ? { count: value } : {}) };
    },
  },
};

interface SlotLike {
  readonly slot: number;
  readonly item: string;
  readonly count: number;
}

/**
 * Looks whether what is expected is so, and gives what there is. Throws ControlError `state` with `expected` and `actual` when it is
 * not, `usage` for flags that the subject does not know.
 */
export async function expectation(game: GamePort, expected: Expected, signal: AbortSignal): Promise<unknown> {
  const { what, target, value, min, max, absent } = expected;
  const subject = subjects[what];
  for (const flag of ['value', 'label', 'state', 'min', 'max', 'since'] as const) {
    if (expected[flag] !== undefined && !subject.flags.includes(flag)) throw usage(`${flag} says nothing of a ${what}`);
  }
  const thing = await subject.look(game, expected, signal);
  const name = `${what} ${target}`;
  if (absent) {
    if (!thing.there) return null;
    throw failed(`${name} is there`, 'absent', thing.value);
  }
  if (!thing.there)
    throw failed(
      what === 'screen' ? `the screen is ${game.screen}` : `there is no ${name}`,
      value ?? target,
      what === 'screen' ? game.screen : null,
    );
  if (value !== undefined && !same(thing.value, value)) throw failed(`${name} is ${JSON.stringify(thing.value)}`, value, thing.value);
  const { count } = thing;
  if ((min !== undefined || max !== undefined) && count === undefined)
    throw usage(`${name} is no number, so min and max say nothing of it`);
  if (count !== undefined && ((min !== undefined && count < min) || (max !== undefined && count > max))) {
    throw failed(`${name} counts ${count}`, { ...(min === undefined ? {} : { min }), ...(max === undefined ? {} : { max }) }, count);
  }
  return thing.value;
}

/** A value as a person types it: numbers by their value, ids with or without their namespace, all else by its text. */
function same(actual: unknown, typed: string): boolean {
  if (typeof actual === 'number') return typed.trim() !== '' && Number(typed) === actual;
  if (typeof actual === 'string') return actual === typed || actual === typed.replace(/^minecraft:/, '');
  return JSON.stringify(actual) === typed;
}

function failed(what: string, expected: unknown, actual: unknown): ControlError {
  return new ControlError('state', `expected ${JSON.stringify(expected)}, but ${what}; look at it with: state, ui or screen`, {
    expected,
    actual,
  });
}

function usage(what: string): ControlError {
  return new ControlError('usage', `expect: ${what}; see: horizon-ctl help expect`);
}
