/** Data that is not what it should be; the message says where and what to do. */
export class ShapeError extends Error {
  override readonly name: string = 'ShapeError';
}

/** Reads one value. @throws ShapeError naming `at`. */
export type Reader<T> = (value: unknown, at: string) => T;

/** Readers of all fields of a record. */
export type Readers<T> = { readonly [K in keyof T]: Reader<T[K]> };

/** A fault at a place. */
function fault(at: string, expected: string): ShapeError {
  return new ShapeError(`${at} is not ${expected}: make the folder with horizon-rig-ci prepare of this version`);
}

/** A record with just these fields. */
export function readShape<T>(at: string, value: unknown, readers: Readers<T>): T {
  const record = object(value, at);
  const other = Object.keys(record).find((key) => !Object.hasOwn(readers, key));
  if (other !== undefined) throw fault(`${at}.${other.slice(0, 40)}`, 'known');
  return Object.fromEntries(
    (Object.keys(readers) as (keyof T & string)[]).map((key) => [
      key,
      readers[key](Object.hasOwn(record, key) ? record[key] : undefined, `${at}.${key}`),
    ]),
  ) as T;
}

/** A nested record. */
export function shape<T>(readers: Readers<T>): Reader<T> {
  return (value, at) => readShape(at, value, readers);
}

/** Any record. */
export const object: Reader<Readonly<Record<string, unknown>>> = (value, at) => {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw fault(at, 'a record');
  return value as Readonly<Record<string, unknown>>;
};

/** A list of at most so many. */
export function listOf<T>(reader: Reader<T>, most: number): Reader<T[]> {
  return (value, at) => {
    if (!Array.isArray(value) || value.length > most) throw fault(at, `a list of at most ${most}`);
    return value.map((entry, i) => reader(entry, `${at}[${i}]`));
  };
}

/** Text of at most so many characters. */
export function textUpTo(most: number): Reader<string> {
  return (value, at) => {
    if (typeof value !== 'string' || value.length > 2 * most || [...value].length > most)
      throw fault(at, `text of at most ${most} characters`);
    return value;
  };
}

/** Text that a pattern fits. */
export function matching(pattern: RegExp): Reader<string> {
  return (value, at) => {
    if (typeof value !== 'string' || !pattern.test(value)) throw fault(at, `text like ${pattern.source}`);
    return value;
  };
}

/** A whole number within bounds. */
export function wholeNumber(least: number, most: number): Reader<number> {
  return (value, at) => {
    if (!Number.isSafeInteger(value) || (value as number) < least || (value as number) > most)
      throw fault(at, `a whole number from ${least} to ${most}`);
    return value as number;
  };
}

/** True or false. */
export const flag: Reader<boolean> = (value, at) => {
  if (typeof value !== 'boolean') throw fault(at, 'true or false');
  return value;
};

/** One of these words. */
export function oneOf<T extends string>(words: readonly T[]): Reader<T> {
  return (value, at) => {
    if (!words.includes(value as T)) throw fault(at, `one of ${words.join(', ')}`);
    return value as T;
  };
}

/** The value, or null. */
export function orNull<T>(reader: Reader<T>): Reader<T | null> {
  return (value, at) => (value === null ? null : reader(value, at));
}
