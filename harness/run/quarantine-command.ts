import { didYouMean } from '../../ctl/did-you-mean.ts';
import {
  dayNumber,
  holdsOn,
  QuarantineError,
  type QuarantineKind,
  type QuarantineRow,
  rowFault,
  unknownRow,
} from '../../still/quarantine.ts';
import { ownQuarantine, quarantineNames, readQuarantine, todayUtc, writeQuarantine } from './quarantine-store.ts';

/** What all commands of the quarantine take. */
export interface RawQuarantine {
  /** The file, where it is not the checkout's. */
  readonly file?: string;
  /** The date that counts as today, for tests. */
  readonly today?: string;
}

/** The options of `quarantine add` as commander hands them over. */
export interface RawQuarantineAdd extends RawQuarantine {
  readonly owner: string;
  readonly reason: string;
  readonly until: string;
}

/** `horizon-rig quarantine add`: a shot or scenario does not count until a day, at most 14 days from now. */
export async function quarantineAdd(id: string, raw: RawQuarantineAdd): Promise<number> {
  const { file = ownQuarantine(), owner, reason, until, today } = raw;
  const rows = readQuarantine(file);
  const { kind, name } = await known(id);
  const old = rows.find((row) => row.kind === kind && row.name === name);
  if (old !== undefined)
    throw new QuarantineError(
      `${kind}/${name} is in quarantine until ${old.until} (${old.owner}) already; to decide anew, take it out first: npx horizon-rig quarantine remove ${kind}/${name}`,
    );
  const row: QuarantineRow = { kind, name, owner: owner.trim(), added: today ?? todayUtc(), until, reason: reason.trim() };
  const fault = rowFault(row);
  if (fault !== null) throw new QuarantineError(fault);
  await writeQuarantine([...rows, row], file);
  process.stdout.write(`${kind}/${name} does not count until ${until}; commit ${file}\n`);
  return 0;
}

/** `horizon-rig quarantine list`: every row, and how long it holds still. Exit code 1 when one has ended or is about nothing. */
export async function quarantineList(raw: RawQuarantine & { readonly json?: boolean }): Promise<number> {
  const today = raw.today ?? todayUtc();
  const rows = [...readQuarantine(raw.file ?? ownQuarantine())].sort((a, b) => (`${a.kind}/${a.name}` < `${b.kind}/${b.name}` ? -1 : 1));
  const names = await quarantineNames();
  const told = rows.map((row) => ({
    ...row,
    state: unknownRow([row], names) !== null ? 'unknown' : holdsOn(row, today) ? 'holds' : row.until < today ? 'ended' : 'not yet',
    daysLeft: Math.max(0, dayNumber(row.until)! - dayNumber(today)! + 1),
  }));
  if (raw.json === true) process.stdout.write(`${JSON.stringify(told, null, 2)}\n`);
  else if (told.length === 0) process.stdout.write('nothing is in quarantine\n');
  else
    for (const { kind, name, owner, until, reason, state, daysLeft } of told) {
      const left: Readonly<Record<string, string>> = {
        holds: `until ${until}, ${daysLeft} ${daysLeft === 1 ? 'day' : 'days'} left`,
        ended: `ENDED on ${until}: it counts again`,
        'not yet': `until ${until}, not begun yet`,
        unknown: 'UNKNOWN: there is no such shot or scenario',
      };
      process.stdout.write(`${kind}/${name}  ${left[state]}  ${owner}: ${reason}\n`);
    }
  return told.some(({ state }) => state === 'ended' || state === 'unknown') ? 1 : 0;
}

/** `horizon-rig quarantine remove`: the shot or scenario counts again. */
export async function quarantineRemove(id: string, { file = ownQuarantine() }: RawQuarantine): Promise<number> {
  const rows = readQuarantine(file);
  const stays = rows.filter(({ kind, name }) => `${kind}/${name}` !== id && name !== id);
  const count = rows.length - stays.length;
  if (count === 0) {
    const there = rows.map(({ kind, name }) => `${kind}/${name}`).join(', ') || 'nothing';
    throw new QuarantineError(`${id} is not in quarantine; there is: ${there}`);
  }
  if (count > 1) throw new QuarantineError(`a shot and a scenario are named ${id}; give still/${id} or scenario/${id}`);
  await writeQuarantine(stays, file);
  process.stdout.write(`${id} counts again; commit ${file}\n`);
  return 0;
}

/** What a person means by `still/NAME`, `scenario/NAME` or a name that only one of them has. Throws QuarantineError. */
async function known(id: string): Promise<{ readonly kind: QuarantineKind; readonly name: string }> {
  const names = await quarantineNames();
  const all = (['still', 'scenario'] as const).flatMap((kind) => names[kind].map((name) => ({ kind, name, id: `${kind}/${name}` })));
  const found = all.filter((each) => each.id === id || each.name === id);
  if (found.length === 1) return found[0]!;
  if (found.length > 1) throw new QuarantineError(`a shot and a scenario are named ${id}; give still/${id} or scenario/${id}`);
  const near = didYouMean(id, [...all.map((each) => each.id), ...all.map(({ name }) => name)]);
  throw new QuarantineError(
    `there is no shot and no scenario ${JSON.stringify(id)}; ${near === undefined ? 'list them: npx horizon-rig list' : `did you mean ${near}?`}`,
  );
}
