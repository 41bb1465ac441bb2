import { entityNames } from '../../entities/entity-names.ts';
import { readTextValue, type TextValue, TextValueError } from '../../hud/text-value.ts';
import { readSelector, type Selector, selectorFilters } from '../selectors.ts';
import type { ArgumentType } from '../tree/argument.ts';

/** Those whom a selector or the player's name means. */
export const entities: ArgumentType<Selector> = {
  takes: "a selector, @s @p @a @r @e @n with filters in brackets if wanted (`@e[type=cow,distance=..8]`), or the player's name",
  read: readSelector,
  suggest(typed) {
    const open = typed.indexOf('[');
    if (open < 0) return ['@a', '@e', '@n', '@p', '@r', '@s', 'Player'];
    const done = typed.slice(0, Math.max(open, typed.lastIndexOf(',')) + 1);
    const value = /^(type=!?)/.exec(typed.slice(done.length))?.[1];
    if (value !== undefined) return entityNames.map((name) => `${done}${value}${name}`);
    return selectorFilters.map((name) => `${done}${name}=`);
  },
};

/** A kind of entity. The namespace may be left out. */
export const entityKind: ArgumentType<string> = {
  takes: 'a kind of entity',
  read(input) {
    const name = input.word('kind').replace(/^minecraft:/, '');
    if (!entityNames.includes(name)) throw input.fault(`this game has no entity "${name}"`);
    return name;
  },
  suggest: () => entityNames,
};

/** Data in braces, as commands write NBT. */
export const compound: ArgumentType<{ readonly [key: string]: TextValue }> = {
  takes: 'data in braces, `{NoAI:1b,Rotation:[90f,0f]}`',
  read(input) {
    const word = input.nested('data');
    try {
      const value = readTextValue(word);
      if (typeof value !== 'object' || Array.isArray(value)) throw new TextValueError('the data of an entity stands in braces, {…}');
      return value as { readonly [key: string]: TextValue };
    } catch (error) {
      throw error instanceof TextValueError ? input.fault(error.message) : error;
    }
  },
};
