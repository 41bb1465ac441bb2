import type { CheckedArgs } from '../table/check-args.ts';
import type { Param, Row } from '../table/row.ts';
import { mayBeAbsent } from '../table/usage-line.ts';
import type { Seeded } from './seeded.ts';

/** Pieces that have trapped parsers: quotes, escapes, flags, switches, blanks, other scripts, a character of two code units. */
const pieces = [
  '"',
  '\\',
  '\\n',
  '\n',
  ' ',
  '\t',
  '--',
  '-',
  '--since',
  'shift',
  'creative',
  'cancel',
  'left',
  'é',
  '日本',
  '🌍',
  '\u2028',
  '\v',
  '=',
  "'",
  '#',
  '$HOME',
  '%',
  'a',
  '0',
];

/** Arguments that fit a row, drawn at random: any text, any number within the bounds, optional ones often absent. */
export function arbitraryArgs(row: Row, random: Seeded): CheckedArgs {
  const args: Record<string, string | number | boolean | undefined> = {};
  // A positional word can only be left out when no later one is given.
  let wordsOver = false;
  for (const param of row.params) {
    const positional = param.as === 'word' && param.type !== 'switch';
    const absent = mayBeAbsent(param) && ((positional && wordsOver) || random.next() < 0.4);
    if (absent && positional && !('default' in param)) wordsOver = true;
    args[param.name] = absent ? absentValue(param) : arbitraryValue(param, random);
  }
  return args;
}

function absentValue(param: Param): string | number | boolean | undefined {
  if (param.type === 'switch') return false;
  return 'default' in param ? param.default : undefined;
}

function arbitraryValue(param: Param, random: Seeded): string | number | boolean {
  switch (param.type) {
    case 'switch':
      return random.next() < 0.5;
    case 'text':
      return param.choices === undefined ? text(random, param.maxLength ?? 200, param.path ? 1 : 0) : random.pick(param.choices);
    case 'rest':
      // A rest parameter takes no line break: it has no quotes to put one in.
      return text(random, param.maxLength ?? 200, 1).replaceAll('\n', 'n');
    default: {
      if (param.instead !== undefined && random.next() < 0.2) return random.pick(param.instead);
      if (param.type === 'integer') return random.integer(param.min, param.max);
      const value = random.pick([param.min, param.max, param.min + random.next() * (param.max - param.min), 1e-7, 0]);
      return Math.min(param.max, Math.max(param.min, value));
    }
  }
}

function text(random: Seeded, maxLength: number, least: number): string {
  let made = '';
  for (let count = random.integer(least, 8); count > 0; count--) made += random.pick(pieces);
  if (made.length <= maxLength) return made;
  // Not in the middle of a character of two code units.
  return made.slice(0, maxLength).replace(/\p{Surrogate}$/u, '');
}
