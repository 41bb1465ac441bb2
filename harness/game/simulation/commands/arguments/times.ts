import { readDuration } from '../duration.ts';
import type { ArgumentType } from '../tree/argument.ts';

/** A time in ticks: `100`, `5s`, `1.5d` (t ticks, s seconds, d days). */
export function time(min: number, max: number): ArgumentType<number> {
  return {
    takes: 'a time: a number of ticks, or with s of seconds, with d of days',
    read: (input) => readDuration(input, min, max),
    suggest: (typed) => (/^\d+(\.\d*)?$/.test(typed) ? ['t', 's', 'd'].map((unit) => typed + unit) : []),
  };
}
