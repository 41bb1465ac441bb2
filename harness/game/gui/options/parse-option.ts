import { type NumberRow, numberOf, type OptionRow, type OptionValue } from './option-row.ts';

/** What a given text stands for, or why it is no value of the option: a part of a sentence, `must be ...`. */
export type ParsedOption = { readonly value: OptionValue } | { readonly problem: string };

const words: Readonly<Record<string, boolean>> = { true: true, false: false, on: true, off: false };

function parseNumber(row: NumberRow, text: string): ParsedOption {
  const value = numberOf(text);
  const whole = row.perUnit <= 1;
  if (value !== undefined && value >= row.min && value <= row.max && (!whole || Number.isInteger(value))) return { value };
  return { problem: `must be a ${whole ? 'whole number' : 'number'} from ${row.min} to ${row.max}${row.unit ? ` ${row.unit}` : ''}` };
}

/**
 * Reads a value that someone gives for an option. Other than a file's text it must be right: what is out of range is refused. Where the file
 * has other words than the value, both are taken.
 */
export function parseOption(row: OptionRow, text: string): ParsedOption {
  switch (row.type) {
    case 'flag':
      return Object.hasOwn(words, text) ? { value: words[text]! } : { problem: 'must be true or false' };
    case 'number':
      return parseNumber(row, text);
    case 'choice': {
      const value = row.choices.find((each) => each === text) ?? row.read(text);
      return value === undefined ? { problem: `must be one of ${row.choices.join(', ')}` } : { value };
    }
    case 'key': {
      const value = row.read(text) ?? row.read(`key.keyboard.${text}`) ?? row.read(`key.${text}`);
      return value === undefined ? { problem: 'must be a key such as key.keyboard.j, key.mouse.left or key.keyboard.unknown' } : { value };
    }
    case 'list': {
      const value = row.read(text);
      return value === undefined ? { problem: 'must be a list such as ["file/my pack"], or []' } : { value };
    }
    default: {
      const value = /[\r\n]/.test(text) ? undefined : row.read(text);
      return value === undefined ? { problem: `must be a text that its file can hold, at most ${row.maxLength} characters` } : { value };
    }
  }
}
