/** What an option can hold. */
export type OptionValue = boolean | number | string | readonly string[];

/**
 * What this game does with an option: `does` says what it changes, `kept` why it changes nothing here. One that is kept is still read,
 * shown, changed and written, since the file belongs to the player and to other programs too.
 */
export type OptionEffect = { readonly does: string } | { readonly kept: string };

/** What every option says of itself. */
interface RowBase<T extends OptionValue> {
  /** What its control is called. */
  readonly name: string;
  readonly fallback: T;
  readonly effect: OptionEffect;
  /** Whether it is no option of Java Edition and so stands in horizon-graphics.txt. */
  readonly own?: true;
  /** The value that a text of the file stands for; undefined for a text that means nothing. What is out of range is brought into it. */
  read(text: string): T | undefined;
  /** As Java Edition writes it. */
  write(value: T): string;
  /** As its control shows it. */
  show(value: T): string;
  /** Names it had before, with how their texts were meant; the first that is in the file counts when its own is not. */
  readonly older?: readonly OlderName<T>[];
}

/** A name that an option had in older versions. */
export interface OlderName<T extends OptionValue> {
  readonly key: string;
  read(text: string): T | undefined;
}

export interface FlagRow extends RowBase<boolean> {
  readonly type: 'flag';
}

/** Even steps from `min` to `max`, `perUnit` of them to one. */
export interface NumberRow extends RowBase<number> {
  readonly type: 'number';
  readonly min: number;
  readonly max: number;
  readonly perUnit: number;
  readonly unit?: string;
}

export interface ChoiceRow<T extends string = string> extends RowBase<T> {
  readonly type: 'choice';
  /** In the order in which its button steps through them. */
  readonly choices: readonly T[];
}

export interface TextRow extends RowBase<string> {
  readonly type: 'text';
  readonly maxLength: number;
}

export interface ListRow extends RowBase<readonly string[]> {
  readonly type: 'list';
}

/** A key bind; its values are key names as InputEvent has them, `mouse.left`, or `unknown`. */
export interface KeyRow extends RowBase<string> {
  readonly type: 'key';
}

export type OptionRow = FlagRow | NumberRow | ChoiceRow | TextRow | ListRow | KeyRow;

/** What every builder is told besides what its type needs. */
export interface RowSpec<T extends OptionValue> {
  readonly effect: OptionEffect;
  readonly own?: true;
  readonly older?: readonly OlderName<T>[];
}

function base<T extends OptionValue>({ effect, own, older }: RowSpec<T>) {
  return { effect, ...(own ? { own } : {}), ...(older ? { older } : {}) };
}

/** The number that a text of the file is, undefined for none. Java writes `1.0`, `1.0E-4` and the like. */
export function numberOf(text: string): number | undefined {
  return /^-?\d+(\.\d+)?([eE]-?\d+)?$/.test(text) ? Number(text) : undefined;
}

/** A number as Java writes a floating one. */
export function floatText(value: number): string {
  return Number.isInteger(value) ? value.toFixed(1) : String(value);
}

/** A text without the quotation marks that some versions put round it. */
export function unquoted(text: string): string {
  return text.replace(/^"(.*)"$/, '$1');
}

const truths: Readonly<Record<string, boolean>> = { true: true, false: false };

/** Reads `true` and `false`. */
export function readFlag(text: string): boolean | undefined {
  return Object.hasOwn(truths, text) ? truths[text] : undefined;
}

/** On or off. @param shown the words for off and on. */
export function flag(
  name: string,
  fallback: boolean,
  spec: RowSpec<boolean> & { readonly read?: (text: string) => boolean | undefined; readonly shown?: readonly [off: string, on: string] },
): FlagRow {
  const [off, on] = spec.shown ?? ['OFF', 'ON'];
  return {
    type: 'flag',
    name,
    fallback,
    ...base(spec),
    read: spec.read ?? readFlag,
    write: String,
    show: (value) => (value ? on : off),
  };
}

interface NumberSpec extends RowSpec<number> {
  readonly min: number;
  readonly max: number;
  readonly perUnit?: number;
  readonly unit?: string;
  readonly show?: (value: number) => string;
  /** Whether the file has it with a decimal point. */
  readonly float?: true;
  /** How the file's number and the value follow from one another, where they are not the same. */
  readonly stored?: { readonly from: (stored: number) => number; readonly to: (value: number) => number };
}

/** A number with even steps. Values between two steps are kept as they are; they are only brought between the ends. */
export function number(name: string, fallback: number, spec: NumberSpec): NumberRow {
  const { min, max, perUnit = 1, unit, stored } = spec;
  const whole = perUnit <= 1;
  return {
    type: 'number',
    name,
    fallback,
    ...base(spec),
    min,
    max,
    perUnit,
    ...(unit === undefined ? {} : { unit }),
    read(text) {
      const given = numberOf(text);
      if (given === undefined) return undefined;
      const value = stored ? stored.from(given) : given;
      return Math.min(max, Math.max(min, whole ? Math.round(value) : value));
    },
    write(value) {
      const given = stored ? stored.to(value) : value;
      return spec.float || stored ? floatText(given) : String(given);
    },
    show: spec.show ?? ((value) => (unit === undefined ? String(value) : `${value} ${unit}`)),
  };
}

/** A share of one as people read it. */
export const percent = (value: number): string => `${Math.round(value * 100)}%`;

/** 0 to 1 in hundredths, shown in percent. */
export function share(name: string, fallback: number, spec: RowSpec<number> & Partial<NumberSpec>): NumberRow {
  return number(name, fallback, { min: 0, max: 1, perUnit: 100, float: true, show: percent, ...spec });
}

/** How a choice stands in the file: as words with or without quotation marks, or by its place among the choices. */
export type ChoiceForm = 'quoted' | 'bare' | 'number';

/** What the value of a choice is called in the file and on its button. */
export type Choices<T extends string> = Readonly<Record<T, readonly [text: string, shown: string]>>;

/** One of some words. The file may have them with or without quotation marks, as the game has done both. */
export function choice<T extends string>(
  name: string,
  fallback: NoInfer<T>,
  form: ChoiceForm,
  values: Choices<T>,
  spec: RowSpec<NoInfer<T>> & { readonly read?: (text: string) => NoInfer<T> | undefined },
): ChoiceRow<T> {
  const choices = Object.keys(values) as T[];
  return {
    type: 'choice',
    name,
    fallback,
    ...base(spec),
    choices,
    read: (text) => choices.find((value) => values[value][0] === unquoted(text)) ?? spec.read?.(text),
    write: (value) => (form === 'quoted' ? `"${values[value][0]}"` : values[value][0]),
    show: (value) => values[value][1],
  };
}

/** One of some words that the file has by their numbers, 0 for the first. */
export function numbered<T extends string>(
  name: string,
  fallback: NoInfer<T>,
  shown: Readonly<Record<T, string>>,
  spec: RowSpec<NoInfer<T>>,
): ChoiceRow<T> {
  const texts = (Object.keys(shown) as T[]).map((value, i) => [value, [String(i), shown[value]]] as const);
  return choice(name, fallback, 'number', Object.fromEntries(texts) as unknown as Choices<T>, spec);
}

/** Text of one line. */
export function text(
  name: string,
  fallback: string,
  spec: RowSpec<string> & {
    readonly maxLength?: number;
    readonly quoted?: true;
    readonly read?: (text: string) => string | undefined;
    readonly show?: (value: string) => string;
  },
): TextRow {
  const { maxLength = 256, quoted } = spec;
  const within = (value: string): string | undefined => (value.length <= maxLength ? value : undefined);
  return {
    type: 'text',
    name,
    fallback,
    ...base(spec),
    maxLength,
    read: spec.read ?? ((given) => within(quoted ? unquoted(given) : given)),
    write: (value) => (quoted ? JSON.stringify(value) : value),
    show: spec.show ?? String,
  };
}

/** A list of texts, which the file has as JSON. */
export function list(
  name: string,
  spec: RowSpec<readonly string[]> & {
    /** What of the file's list the value is, and the list for a value. */
    readonly stored?: {
      readonly from: (stored: readonly string[]) => readonly string[];
      readonly to: (value: readonly string[]) => readonly string[];
    };
  },
): ListRow {
  const { stored } = spec;
  return {
    type: 'list',
    name,
    fallback: [],
    ...base(spec),
    read(given) {
      try {
        const value: unknown = JSON.parse(given);
        if (!Array.isArray(value)) return undefined;
        const texts = value.filter((entry) => typeof entry === 'string');
        return stored ? stored.from(texts) : texts;
      } catch {
        return undefined;
      }
    },
    write: (value) => JSON.stringify(stored ? stored.to(value) : value),
    show: (value) => `${value.length}`,
  };
}
