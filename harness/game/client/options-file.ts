import { dirname, join } from 'node:path';
import type { OptionRow, OptionValue } from '../gui/options/option-row.ts';
import { type OptionKey, type OptionValues, optionKeys, optionTable, sameValue } from '../gui/options/option-table.ts';
import { LineFile } from './line-file.ts';

type Entries = ReadonlyMap<string, string>;

/** What the entries say of an option: by its own name, else by one that it had in older versions; undefined when they say nothing of use. */
function valueIn(entries: Entries, key: string, row: OptionRow): OptionValue | undefined {
  const text = entries.get(key);
  if (text !== undefined) return row.read(text);
  for (const older of row.older ?? []) {
    const before = entries.get(older.key);
    const value = before === undefined ? undefined : older.read(before);
    if (value !== undefined) return value;
  }
  return undefined;
}

/**
 * The options of the game home: Java Edition's in options.txt, the game's own in horizon-graphics.txt beside it. An own one that stands in
 * options.txt alone is read and changed there. Of a key that stands twice the last counts, as in the game; a value that means nothing is
 * the default, and one out of range is brought into it, until the option is changed. A file is written only when an option of it changes.
 */
export class OptionsFile {
  readonly #shared: LineFile;
  readonly #own: LineFile;
  #values: OptionValues;
  /** Called when values changed, whoever changed them. */
  onChange: () => void = () => {};

  /** Reads the files; one that is missing has the defaults. @throws ControlError `state` when one is there and cannot be read. */
  constructor(path: string) {
    this.#shared = new LineFile(path);
    this.#own = new LineFile(join(dirname(path), 'horizon-graphics.txt'));
    this.#values = this.#read();
    for (const file of [this.#shared, this.#own]) {
      file.onTaken = () => {
        this.#values = this.#read();
        this.onChange();
      };
    }
  }

  /** The values; another object once any of them changed. */
  get values(): OptionValues {
    return this.#values;
  }

  /** Every `key:value` of options.txt, in order. */
  entries(): readonly (readonly [key: string, value: string])[] {
    return this.#shared.entries();
  }

  /** Changes an option and writes its file. Resolves when it is on disk; rejects with the system's error, the option stays changed. */
  set<K extends OptionKey>(key: K, value: OptionValues[K]): Promise<void> {
    if (sameValue(this.#values[key] as OptionValue, value)) return Promise.resolve();
    this.#values = { ...this.#values, [key]: value };
    const row: OptionRow = optionTable[key]!;
    const file = row.own && (this.#own.has(key) || !this.#shared.has(key)) ? this.#own : this.#shared;
    const written = file.set(key, (row.write as (value: OptionValue) => string)(value));
    this.onChange();
    return written;
  }

  /** Resolves when what was changed is on disk or has failed to get there. */
  async settled(): Promise<void> {
    await Promise.all([this.#shared.settled(), this.#own.settled()]);
  }

  #read(): OptionValues {
    const shared: Entries = new Map(this.#shared.entries());
    const own: Entries = new Map(this.#own.entries());
    const values = optionKeys.map((key) => {
      const row = optionTable[key]!;
      const ownValue = row.own ? valueIn(own, key, row) : undefined;
      return [key, ownValue ?? valueIn(shared, key, row) ?? row.fallback] as const;
    });
    return Object.fromEntries(values) as unknown as OptionValues;
  }
}
