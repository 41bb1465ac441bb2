import type { Param, Row } from './row.ts';

/** Whether a caller may leave the parameter out. */
export function mayBeAbsent(param: Param): boolean {
  return param.optional === true || ('default' in param && param.default !== undefined);
}

/** How help writes one parameter: `WORLD`, `[left|right|middle]`, `[shift]`, `[--timeout S]`. */
export function paramSyntax(param: Param): string {
  const value = valueSyntax(param);
  const shown = param.as === 'flag' ? (value === '' ? `--${param.name}` : `--${param.name} ${value}`) : value || param.name;
  return mayBeAbsent(param) ? `[${shown}]` : shown;
}

/** The line that help and every `usage` error name: `move forward|back|left|right [TICKS] [--sprint]`. */
export function usageLine(row: Row): string {
  return [row.name, ...row.params.map(paramSyntax)].join(' ');
}

function valueSyntax(param: Param): string {
  switch (param.type) {
    case 'switch':
      return '';
    case 'rest':
      return `${param.name.toUpperCase()}...`;
    case 'text':
      return param.choices?.join('|') ?? param.name.toUpperCase();
    default:
      return [param.name.toUpperCase(), ...(param.instead ?? [])].join('|');
  }
}
