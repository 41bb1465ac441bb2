/** `--timeout S`: seconds of ticks (20 a second), not of the wall clock. */
export function timeoutFlag<const D extends number>(seconds: D) {
  return {
    name: 'timeout',
    as: 'flag',
    type: 'number',
    min: 0,
    max: 86_400,
    default: seconds,
    unit: 's',
    help: 'Give up after this many seconds of ticks',
  } as const;
}

/** A flag that bounds how many newest entries a reply lists. */
export function lineLimit<const N extends string, const D extends number, const M extends number>(
  name: N,
  byDefault: D,
  max: M,
  help: string,
) {
  return { name, as: 'flag', type: 'integer', min: 1, max, default: byDefault, help } as const;
}

/** `--since SEQ`: only what is newer than this number. */
export const sinceFlag = {
  name: 'since',
  as: 'flag',
  type: 'integer',
  min: 0,
  max: 9_007_199_254_740_991,
  optional: true,
  help: 'Only what is newer than this number; take it from the `last` of an earlier reply',
} as const;

/** A coordinate of the world, in blocks. */
export function coordinate<const N extends 'x' | 'y' | 'z', const T extends 'integer' | 'number'>(name: N, type: T) {
  return { name, as: 'word', type, min: -30_000_000, max: 30_000_000, unit: 'blocks', help: `World coordinate ${name}` } as const;
}

/** A coordinate of the picture, in GUI pixels. */
export function point<const N extends string>(name: N, help: string) {
  return { name, as: 'word', type: 'number', min: 0, max: 16_384, unit: 'GUI pixels', help } as const;
}

/** A mouse button, left when absent. */
export const buttonWord = {
  name: 'button',
  as: 'word',
  type: 'text',
  choices: ['left', 'right', 'middle'],
  default: 'left',
  help: 'Mouse button',
} as const;
