import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeFileAtomically } from '../../still/atomic-file.ts';
import {
  formatQuarantine,
  parseQuarantine,
  QuarantineError,
  type QuarantineKind,
  type QuarantineRow,
  quarantineFile,
  unknownRow,
} from '../../still/quarantine.ts';
import { discoverScenarios, discoverShots } from './discover-scenarios.ts';
import { goldenFolder } from './golden-folder.ts';

/** Where the quarantine of the checkout is. */
export function ownQuarantine(): string {
  return join(goldenFolder(), quarantineFile);
}

/** The rows of a quarantine; none where there is no file. Throws QuarantineError. */
export function readQuarantine(file: string): readonly QuarantineRow[] {
  if (!existsSync(file)) return [];
  let bytes: Buffer;
  try {
    bytes = readFileSync(file);
  } catch (cause) {
    throw new QuarantineError(`${file} cannot be read (${(cause as NodeJS.ErrnoException).code}); give a file with --file`, { cause });
  }
  // An editor's byte order mark goes.
  return parseQuarantine(new TextDecoder().decode(bytes), file);
}

/** Writes the rows, as a whole or not at all. Throws QuarantineError. */
export async function writeQuarantine(rows: readonly QuarantineRow[], file: string): Promise<void> {
  try {
    await writeFileAtomically(file, formatQuarantine(rows));
  } catch (cause) {
    const { code } = cause as NodeJS.ErrnoException;
    throw new QuarantineError(`${file} cannot be written (${code}); nothing is changed: mend that, or give a file with --file`, { cause });
  }
}

/** The rows, held against the shots and scenarios that there are. Throws QuarantineError for a row about none of them. */
export async function checkedQuarantine(file: string): Promise<readonly QuarantineRow[]> {
  const rows = readQuarantine(file);
  if (rows.length === 0) return rows;
  const fault = unknownRow(rows, await quarantineNames());
  if (fault !== null) throw new QuarantineError(`${file}: ${fault}`);
  return rows;
}

/** Names of all that can be in quarantine. */
export async function quarantineNames(): Promise<Readonly<Record<QuarantineKind, readonly string[]>>> {
  const [shots, scenarios] = await Promise.all([discoverShots(), discoverScenarios()]);
  return { still: shots.map(({ name }) => name), scenario: scenarios.map(({ name }) => name) };
}

/** The date of now, in UTC: a row ends at the same moment everywhere. */
export function todayUtc(): string {
  return new Date().toISOString().slice(0, 10);
}
