import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeFileAtomically } from '../../still/atomic-file.ts';
import {
  formatQuarantine,
  parseQuarantine,
  QuarantineError,
  type QuarantineRow,
  quarantineFile,
  unknownRow,
} from '../../still/quarantine.ts';
import { discoverScenarios, discoverShots } from './discover-scenarios.ts';
import { goldenFolder } from './golden-folder.ts';

/** The rows of the checkout's quarantine; none where it has no such file. Throws QuarantineError. */
export function readQuarantine(folder = goldenFolder()): readonly QuarantineRow[] {
  const file = join(folder, quarantineFile);
  return existsSync(file) ? parseQuarantine(readFileSync(file, 'utf8')) : [];
}

/** Writes the rows into the checkout's quarantine, as a whole or not at all. */
export async function writeQuarantine(rows: readonly QuarantineRow[], folder = goldenFolder()): Promise<void> {
  await writeFileAtomically(join(folder, quarantineFile), formatQuarantine(rows));
}

/** The rows, held against the shots and scenarios that there are. Throws QuarantineError for a row about none of them. */
export async function checkedQuarantine(): Promise<readonly QuarantineRow[]> {
  const rows = readQuarantine();
  if (rows.length === 0) return rows;
  const [shots, scenarios] = await Promise.all([discoverShots(), discoverScenarios()]);
  const fault = unknownRow(rows, { still: shots.map(({ name }) => name), scenario: scenarios.map(({ name }) => name) });
  if (fault !== null) throw new QuarantineError(fault);
  return rows;
}

/** The date of now, in UTC: a row ends at the same moment everywhere. */
export function todayUtc(): string {
  return new Date().toISOString().slice(0, 10);
}
