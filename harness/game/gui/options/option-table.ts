import { accessibilityOptions } from './accessibility-options.ts';
import { chatOptions } from './chat-options.ts';
import { controlOptions } from './control-options.ts';
import { keyOptions } from './key-options.ts';
import type { OptionRow, OptionValue } from './option-row.ts';
import { otherOptions } from './other-options.ts';
import { soundOptions } from './sound-options.ts';
import { videoOptions } from './video-options.ts';

/** The options with a name known to the code, by their names in options.txt or horizon-graphics.txt. */
const namedOptions = {
  ...videoOptions,
  ...soundOptions,
  ...controlOptions,
  ...chatOptions,
  ...accessibilityOptions,
  ...otherOptions,
};

type Named = typeof namedOptions;
type ValueOf<Row> = Row extends { readonly fallback: infer T } ? (T extends boolean ? boolean : T) : never;

/** The values of all options. */
export type OptionValues = { readonly [K in keyof Named]: ValueOf<Named[K]> } & { readonly [K in `key_${string}`]: string };

/** The name of an option, as the files have it. */
export type OptionKey = keyof Named | `key_${string}`;

/** THE TABLE of options: every key of Java Edition 26.1's options.txt, and the game's own (minecraft.wiki, "Options.txt"). */
export const optionTable: Readonly<Record<OptionKey, OptionRow>> = { ...namedOptions, ...keyOptions } as Readonly<
  Record<OptionKey, OptionRow>
>;

/** All names, in the table's order. */
export const optionKeys = Object.keys(optionTable) as readonly OptionKey[];

/** What each option is in a game without files. */
export const defaultOptions = Object.fromEntries(optionKeys.map((key) => [key, optionTable[key].fallback])) as unknown as OptionValues;

/** The row of a name that someone gave, undefined for none. */
export function optionRow(key: string): OptionRow | undefined {
  return Object.hasOwn(optionTable, key) ? optionTable[key as OptionKey] : undefined;
}

/** Whether two values of an option are the same. */
export function sameValue(a: OptionValue, b: OptionValue): boolean {
  if (typeof a !== 'object' || typeof b !== 'object') return Object.is(a, b);
  return a.length === b.length && a.every((entry, i) => entry === b[i]);
}
