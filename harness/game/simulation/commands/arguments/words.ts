import type { CommandGame } from '../command.ts';
import { CommandError } from '../command-error.ts';
import { readText } from '../text-argument.ts';
import type { ArgumentType } from '../tree/argument.ts';

/** One of a closed list of words. */
export function choice<const T extends string>(what: string, choices: readonly T[]): ArgumentType<T> {
  return { takes: `one of ${choices.join(', ')}`, read: (input) => input.choice(what, choices), suggest: () => choices };
}

/** `true` or `false`. */
export function truth(what: string): ArgumentType<boolean> {
  const words = choice(what, ['true', 'false']);
  return { ...words, read: (input, game) => words.read(input, game) === 'true' };
}

/** A name that the game may know already: an objective, a boss bar. */
export function known(what: string, takes: string, names: (game: CommandGame) => readonly string[]): ArgumentType<string> {
  return { takes, read: (input) => input.word(what), suggest: (_, game) => names(game) };
}

/** An id with its namespace, `minecraft:` when none is written. */
export function id(what: string, names: (game: CommandGame) => readonly string[] = () => []): ArgumentType<string> {
  return {
    takes: 'an id, with or without a namespace',
    read(input) {
      const word = input.word(what);
      if (!/^([a-z0-9_.-]+:)?[a-z0-9_./-]+$/.test(word)) {
        throw input.fault(`an id has small letters, digits and _ - . /, not "${word}"`);
      }
      return word.includes(':') ? word : `minecraft:${word}`;
    },
    suggest: (_, game) => names(game),
  };
}

/** Everything to the end of the line, as it stands. */
export function message(what: string): ArgumentType<string> {
  return { takes: 'text, to the end of the line', read: (input) => input.rest(what) };
}

/** Text to show, to the end of the line: plain, or a text component as JSON or SNBT. Its value has formatting codes. */
export function component(what: string): ArgumentType<string> {
  return {
    takes: 'text, plain or as a text component in JSON or SNBT, to the end of the line',
    read(input) {
      try {
        return readText(input, what);
      } catch (error) {
        throw error instanceof CommandError && error.at === null ? input.fault(error.message) : error;
      }
    },
  };
}
