import { type CommandReader, parseDecimal } from './command-reader.ts';

const units: Readonly<Record<string, number>> = { t: 1, s: 20, d: 24000 };

/** A time in ticks: `100`, `5s`, `1.5d` (t ticks, s seconds, d days). */
export function readDuration(input: CommandReader, min: number, max: number): number {
  const word = input.word('time');
  const unit = units[word.slice(-1)];
  const value = parseDecimal(unit === undefined ? word : word.slice(0, -1));
  if (value === null) throw input.fault(`a time is a number with t, s, d or nothing behind it, not "${word}"`);
  const ticks = Math.floor(value * (unit ?? 1) + 0.5);
  if (ticks < min || ticks > max) throw input.fault(`this time is from ${min} to ${max} ticks, not ${ticks}`);
  return ticks;
}
