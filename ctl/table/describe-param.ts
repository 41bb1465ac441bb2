import type { Param } from './row.ts';

/** What a parameter takes, in words: `whole number from 1 to 9`, `left, right or middle`. Empty for a switch. */
export function describeValue(param: Param): string {
  switch (param.type) {
    case 'switch':
      return '';
    case 'rest':
      return 'the rest of the line';
    case 'text':
      if (param.choices !== undefined) return listed(param.choices);
      return param.path ? 'path' : param.maxLength === undefined ? 'text' : `text of at most ${param.maxLength} characters`;
    default: {
      const kind = param.type === 'integer' ? 'whole number' : 'number';
      const unit = param.unit === undefined ? '' : ` ${param.unit}`;
      const upper = param.max === Number.MAX_SAFE_INTEGER ? `, at least ${param.min}` : ` from ${param.min} to ${param.max}${unit}`;
      return [`${kind}${upper}`, ...(param.instead ?? [])].join(' or ');
    }
  }
}

/** What stands in for an absent parameter, in words; empty when nothing does. */
export function describeDefault(param: Param): string {
  return 'default' in param && param.default !== undefined ? `default ${param.default}` : '';
}

function listed(words: readonly string[]): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} or ${words.at(-1)}`;
}
