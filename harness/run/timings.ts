import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import type { RunResults } from '../../still/results.ts';
import { goldenFolder } from './golden-folder.ts';
import { scenarioUnit, stillUnit } from './shard.ts';

/** Version of the shape of timings. */
const timingsSchema = 'horizon-rig-timings-1';

/** How long each unit of a run took, in milliseconds; see `stillUnit` and `scenarioUnit`. */
export type Timings = ReadonlyMap<string, number>;

/** Where timings are committed: every machine that cuts a run must have the same. */
export function timingsFile(): string {
  return join(dirname(goldenFolder()), 'scenarios/timings.json');
}

/**
 * Reads timings: those of the file, or the committed ones, or none.
 * @throws Error when a file that was named is missing, or one is damaged, with what to do.
 */
export function readTimings(file?: string): Timings {
  const path = resolve(file ?? timingsFile());
  if (!existsSync(path)) {
    if (file === undefined) return new Map();
    throw new Error(`no timings at ${path}; write them first: npx horizon-rig timings OUT --to ${file}`);
  }
  const times = timesOf(readFileSync(path, 'utf8'));
  if (times === null) throw new Error(`${path} holds no timings; write them anew: npx horizon-rig timings OUT --to ${file ?? path}`);
  return times;
}

function timesOf(text: string): Timings | null {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return null;
  }
  const { schema, milliseconds } = (value ?? {}) as { readonly schema?: unknown; readonly milliseconds?: unknown };
  if (schema !== timingsSchema || typeof milliseconds !== 'object' || milliseconds === null) return null;
  const times = new Map(Object.entries(milliseconds) as [string, unknown][]);
  const all = [...times.values()].every((time) => typeof time === 'number' && Number.isFinite(time) && time >= 0);
  return all ? (times as Map<string, number>) : null;
}

/** Timings as text: sorted, so that two of them compare line by line. */
export function formatTimings(timings: Timings): string {
  const milliseconds = Object.fromEntries([...timings].sort(([a], [b]) => (a < b ? -1 : 1)));
  return `${JSON.stringify({ schema: timingsSchema, milliseconds }, null, 2)}\n`;
}

/**
 * How long the units of some runs took: the median where a unit is in several, in steps of 100 ms, since less is noise. What was skipped or
 * never taken tells nothing.
 */
export function measuredTimings(runs: readonly RunResults[]): Timings {
  const seen = new Map<string, number[]>();
  const add = (unit: string, time: number): void => {
    const times = seen.get(unit);
    if (times === undefined) seen.set(unit, [time]);
    else times.push(time);
  };
  for (const { shots, scenarios, display } of runs) {
    for (const { name, outcome, frames, tookMs, captureMs, compareMs } of shots) {
      // A run on several displays names them, `title (xvfb)`, or all but the first.
      const [, shot = name, on = display.split(', ')[0]!] = /^(.*) \((\w+)\)$/.exec(name) ?? [];
      if (outcome !== 'skipped' && frames.length > 0) add(stillUnit(shot, on), tookMs ?? captureMs + compareMs);
    }
    for (const { name, outcome, variant, durationMs } of scenarios) {
      const [display = '', via = ''] = variant.split(' via ');
      // A part that was lost took no time.
      if (outcome !== 'skipped' && durationMs > 0) add(scenarioUnit(name, display, via), durationMs);
    }
  }
  return new Map([...seen].map(([unit, times]) => [unit, Math.max(100, Math.round(middleOf(times) / 100) * 100)]));
}

function middleOf(times: readonly number[]): number {
  const sorted = [...times].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)]!;
}
