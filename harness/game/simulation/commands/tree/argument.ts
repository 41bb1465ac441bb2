import type { CommandGame } from '../command.ts';
import type { CommandReader } from '../command-reader.ts';

/** A kind of argument: how it is read, and what could be written. */
export interface ArgumentType<T> {
  /** What it takes, in a few words, for the reference: `a whole number from 1 to 64`. */
  readonly takes: string;
  /** Reads it. Throws a CommandError for what does not fit. */
  read(input: CommandReader, game: CommandGame): T;
  /** What could stand there as a whole, given what is typed of it so far. Those that do not begin so are left out by the caller. */
  suggest?(typed: string, game: CommandGame): readonly string[];
}

/** An argument of a command: its name in usages, and its kind. The values of a parsed line are looked up by it. */
export interface Argument<T> {
  readonly name: string;
  readonly type: ArgumentType<T>;
}

/** Names an argument. */
export function argument<T>(name: string, type: ArgumentType<T>): Argument<T> {
  return { name, type };
}

/** The values of a parsed line. */
export class Values {
  readonly #values: ReadonlyMap<Argument<unknown>, unknown>;

  constructor(values: ReadonlyMap<Argument<unknown>, unknown> = new Map()) {
    this.#values = values;
  }

  /** The value of an argument, undefined when the line does not have it. */
  maybe<T>(of: Argument<T>): T | undefined {
    return this.#values.get(of as Argument<unknown>) as T | undefined;
  }

  /** The value of an argument that every line with this runner has. Throws an Error for one that has not. */
  get<T>(of: Argument<T>): T {
    if (!this.#values.has(of as Argument<unknown>)) throw new Error(`The line has no ${of.name}; ask for it by maybe().`);
    return this.maybe(of) as T;
  }

  with<T>(of: Argument<T>, value: T): Values {
    return new Values(new Map([...this.#values, [of as Argument<unknown>, value]]));
  }
}
