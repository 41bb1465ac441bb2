import type { RunResults, ScenarioResult, ShotResult } from './results.ts';

/** What a row is about. */
export type QuarantineKind = 'still' | 'scenario';

/** One shot or scenario that does not count for a while. */
export interface QuarantineRow {
  readonly kind: QuarantineKind;
  readonly name: string;
  /** Who finds out why. */
  readonly owner: string;
  /** ISO date on which the row was added. */
  readonly added: string;
  /** ISO date of the last day on which it holds. */
  readonly until: string;
  readonly reason: string;
}

/** Name of the file, in the folder of goldens. */
export const quarantineFile = 'quarantine.txt';

/** Longest time that a row may hold, in days. */
export const mostDays = 14;

/** A quarantine that cannot be read, or a row that may not stand in it; the message names the line and what to do. */
export class QuarantineError extends Error {
  override readonly name = 'QuarantineError';
}

const heading =
  '# horizon-rig quarantine 1: kind/name, owner, added, until (the last day), reason (tab-separated, sorted; at most 14 days; written by horizon-rig quarantine)';

/** The quarantine as text: one line a row, sorted, so that two branches that add different rows merge without a conflict. */
export function formatQuarantine(rows: readonly QuarantineRow[]): string {
  const lines = rows
    .map(({ kind, name, owner, added, until, reason }) => [`${kind}/${name}`, owner, added, until, reason].join('\t'))
    .sort();
  return `${[heading, ...lines].join('\n')}\n`;
}

/**
 * Reads a quarantine. `shown` is how its faults name the file.
 * @throws QuarantineError for a line that is no row: a field that is missing or empty, a date that is none, a time of more than 14 days,
 * a conflict that was left in, a second row of the same name.
 */
export function parseQuarantine(text: string, shown = quarantineFile): QuarantineRow[] {
  const rows: QuarantineRow[] = [];
  text.split(/\r?\n/).forEach((line, index) => {
    if (line.trim() === '' || line.startsWith('#')) return;
    const where = `${shown}:${index + 1}`;
    if (/^(<{7}|={7}|>{7})/.test(line)) throw new QuarantineError(`${where}: a merge conflict is left in it; keep the rows that are meant`);
    const fields = line.split('\t').map((field) => field.trim());
    const [id, owner, added, until, reason] = fields;
    const parts = /^(still|scenario)\/([a-z0-9]+(?:-[a-z0-9]+)*)$/.exec(id ?? '');
    if (fields.length !== 5 || parts === null)
      throw new QuarantineError(
        `${where}: it is no row of five fields with tabs between them (still/NAME or scenario/NAME, owner, added, until, reason); write it with: npx horizon-rig quarantine add`,
      );
    const row = { kind: parts[1] as QuarantineKind, name: parts[2]!, owner: owner!, added: added!, until: until!, reason: reason! };
    const fault = rowFault(row);
    if (fault !== null) throw new QuarantineError(`${where}: ${fault}`);
    if (rows.some((other) => other.kind === row.kind && other.name === row.name))
      throw new QuarantineError(`${where}: ${id} stands there twice; keep one of the rows`);
    rows.push(row);
  });
  return rows;
}

/** Why a row may not stand, or null. */
export function rowFault({ kind, name, owner, added, until, reason }: QuarantineRow): string | null {
  const id = `${kind}/${name}`;
  if (owner === '') return `${id} has no owner; name who finds out why it is not stable`;
  if (reason === '') return `${id} has no reason; say what was seen, or where it is written down`;
  if (/\p{Cc}/u.test(`${owner}${reason}`))
    return `${id}: owner and reason may hold no tab, no line break and no other control character; leave them out`;
  if (dayNumber(added) === null) return `${id}: the day it was added, "${added}", is no date; write one such as 2026-01-31`;
  if (dayNumber(until) === null) return `${id}: its last day, "${until}", is no date; write one such as 2026-01-31`;
  const days = dayNumber(until)! - dayNumber(added)!;
  if (days < 0) return `${id} would end before it begins, on ${until}; give a later last day`;
  if (days > mostDays)
    return `${id} would hold for ${days} days and ${mostDays} are the most; the last day may be ${dayAfter(added, mostDays)}`;
  return null;
}

/** Number of a date's day since 1970, or null for what is no date. */
export function dayNumber(date: string): number | null {
  if (!/^\d{4}-\d\d-\d\d$/.test(date)) return null;
  const ms = Date.parse(`${date}T00:00:00Z`);
  return Number.isNaN(ms) || new Date(ms).toISOString().slice(0, 10) !== date ? null : ms / 86_400_000;
}

/** The date so many days after another. */
export function dayAfter(date: string, days: number): string {
  return new Date(((dayNumber(date) ?? 0) + days) * 86_400_000).toISOString().slice(0, 10);
}

/** Whether a row holds on a day. */
export function holdsOn(row: QuarantineRow, today: string): boolean {
  return row.added <= today && today <= row.until;
}

/**
 * Why the rows do not fit what there is, or null: a row about nothing would stay for ever.
 * @param known Names of all shots and scenarios.
 */
export function unknownRow(rows: readonly QuarantineRow[], known: Readonly<Record<QuarantineKind, readonly string[]>>): string | null {
  const lost = rows.find(({ kind, name }) => !known[kind].includes(name));
  if (lost === undefined) return null;
  const id = `${lost.kind}/${lost.name}`;
  return `${id} is in quarantine, and there is no such ${lost.kind}; take it out: npx horizon-rig quarantine remove ${id}`;
}

/** Results under a quarantine: what holds on this day passes and tells what was found; what has ended counts, and a note says so. */
export function applyQuarantine(
  results: Pick<RunResults, 'shots' | 'scenarios'> & { readonly notes: readonly string[] },
  rows: readonly QuarantineRow[],
  today: string,
): Pick<RunResults, 'shots' | 'scenarios'> & { readonly notes: readonly string[] } {
  const ran = (kind: QuarantineKind, name: string): boolean =>
    (kind === 'still' ? results.shots : results.scenarios).some((result) => plainName(result) === name);
  const ended = rows
    .filter((row) => row.until < today && ran(row.kind, row.name))
    .map(
      ({ kind, name, until, owner }) =>
        `The quarantine of ${kind}/${name} (${owner}) ended on ${until}, so it counts again: mend it, or take it out: npx horizon-rig quarantine remove ${kind}/${name}`,
    );
  const under = <R extends ShotResult | ScenarioResult>(kind: QuarantineKind, result: R): R => {
    const row = rows.find((each) => each.kind === kind && each.name === plainName(result) && holdsOn(each, today));
    return row === undefined ? result : quarantined(result, row);
  };
  return {
    shots: results.shots.map((shot) => under('still', shot)),
    scenarios: results.scenarios.map((scenario) => under('scenario', scenario)),
    notes: [...results.notes, ...ended],
  };
}

/** A shot's name without the display that a run of several adds to it. */
function plainName({ name }: { readonly name: string }): string {
  return name.replace(/ \(.*\)$/, '');
}

function quarantined<R extends ShotResult | ScenarioResult>(result: R, { owner, reason, until }: QuarantineRow): R {
  const found = result.outcome;
  if (found === 'skipped') return result;
  const says = `In quarantine until ${until} (${owner}: ${reason}).`;
  return {
    ...result,
    outcome: 'passed',
    reason: found === 'failed' ? `${says} It failed: ${result.reason}` : `${says} It passed.`,
    quarantine: { owner, reason, until, found },
  };
}
