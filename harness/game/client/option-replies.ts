import { ControlError } from '../../../ctl/control-error.ts';
import { didYouMean } from '../../../ctl/did-you-mean.ts';
import type { OptionShape } from '../../../ctl/reply-shapes.ts';
import { pageOf } from '../gui/options/option-pages.ts';
import type { OptionRow, OptionValue } from '../gui/options/option-row.ts';
import { type OptionKey, optionTable } from '../gui/options/option-table.ts';
import { parseOption } from '../gui/options/parse-option.ts';
import { slug } from '../gui/widget-id.ts';
import type { OptionsFile } from './options-file.ts';

function textOf(row: OptionRow, value: OptionValue): string {
  return (row.write as (value: OptionValue) => string)(value);
}

/** A value as replies have it: that of a key bind is the file's, which is what it is called everywhere. */
function shownValue(row: OptionRow, value: OptionValue): OptionValue {
  return row.type === 'key' ? row.write(value as string) : value;
}

function bounds(row: OptionRow): Partial<OptionShape> {
  if (row.type === 'number') return { min: row.min, max: row.max, step: 1 / row.perUnit };
  return row.type === 'choice' ? { choices: row.choices } : {};
}

/** What there is to say about an option: what it holds, what it may hold, where its control is, and what this game does with it. */
export function optionShape(options: OptionsFile, key: OptionKey): OptionShape {
  const row = optionTable[key]!;
  const value = options.values[key] as OptionValue;
  const page = pageOf(key);
  const drawn = page !== null && row.type !== 'list' && key !== 'lang';
  return {
    key,
    name: row.name,
    type: row.type,
    value: shownValue(row, value),
    text: textOf(row, value),
    default: shownValue(row, row.fallback),
    ...bounds(row),
    page,
    widget: drawn ? slug(row.name) : null,
    effect: 'does' in row.effect,
    about: 'does' in row.effect ? row.effect.does : row.effect.kept,
    file: row.own ? 'horizon-graphics.txt' : 'options.txt',
  };
}

/**
 * Changes an option to what a text says and waits until it is saved.
 * @throws ControlError `usage` with the bounds when the text is no value of it, `state` when the file cannot be written.
 */
export async function setOptionText(
  options: OptionsFile,
  key: OptionKey,
  text: string,
): Promise<OptionShape & { readonly before: OptionValue }> {
  const row = optionTable[key]!;
  const parsed = parseOption(row, text);
  if ('problem' in parsed) {
    const near = row.type === 'choice' ? didYouMean(text, row.choices) : undefined;
    const hint = near === undefined ? '' : ` (did you mean ${near}?)`;
    throw new ControlError('usage', `${key} ${parsed.problem}, not ${JSON.stringify(text).slice(0, 80)}${hint}; use: options-get ${key}`);
  }
  const before = shownValue(row, options.values[key] as OptionValue);
  try {
    await options.set(key, parsed.value as never);
  } catch (error) {
    const why = (error as NodeJS.ErrnoException).code ?? (error as Error).message;
    throw new ControlError('state', `${key} is changed but cannot be saved (${why}); make the game home writable, then set it again`);
  }
  return { ...optionShape(options, key), before };
}
