import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { capturedFile } from '../still/captured.ts';
import type { ShotResult } from '../still/results.ts';

/** Version of a record's shape. */
export const recordSchema = 'horizon-rig-suite-1';

/** Name of the record in a picture's folder. */
export const recordFile = 'judged.json';

/** A picture as it was judged by one worker: the reporter puts those of all workers together. */
export interface SuiteRecord {
  readonly schema: typeof recordSchema;
  /** Which run; see `SuiteSettings.run`. */
  readonly run: string;
  /** Id of its test. */
  readonly test: string;
  readonly group: string;
  /** Which try of its test, from 0. */
  readonly attempt: number;
  readonly result: ShotResult;
}

/** Folder of a picture's capture and record. */
export function recordFolder(out: string, group: string, name: string): string {
  return join(out, 'shots', group, name);
}

/** The record in a picture's folder when it is of this run, else null. */
export async function recordOf(folder: string, run: string): Promise<SuiteRecord | null> {
  const record = await readRecord(folder);
  return record?.run === run ? record : null;
}

/** The records of a run, by group and name. What a worker left half written is in a folder of another name and is not seen. */
export async function recordsOf(out: string, run: string): Promise<SuiteRecord[]> {
  const records: SuiteRecord[] = [];
  for (const folder of await recordFolders(out)) {
    const record = await recordOf(folder, run);
    if (record !== null) records.push(record);
  }
  const place = ({ group, result }: SuiteRecord): string => `${group}\n${result.name}`;
  return records.sort((a, b) => (place(a) < place(b) ? -1 : 1));
}

/** Removes the pictures of earlier runs, so that approving "all of the run" takes none of them. */
export async function dropOldRecords(out: string, run: string): Promise<void> {
  for (const folder of await recordFolders(out)) {
    const record = await readRecord(folder);
    if (record !== null && record.run !== run) await rm(folder, { recursive: true, force: true });
  }
}

async function recordFolders(out: string): Promise<string[]> {
  const shots = join(out, 'shots');
  const groups = await readdir(shots).catch(() => []);
  const folders = await Promise.all(
    groups.map(async (group) => (await readdir(join(shots, group)).catch(() => [])).map((name) => join(shots, group, name))),
  );
  // A folder that is being put in the place of another is named like it, with the process that does so.
  return folders.flat().filter((folder) => !/\.(?:new|old)-\d+$/.test(folder));
}

async function readRecord(folder: string): Promise<SuiteRecord | null> {
  const text = await readFile(join(folder, recordFile), 'utf8').catch(() => null);
  if (text === null) return null;
  const record = JSON.parse(text) as SuiteRecord;
  if (record.schema === recordSchema) return record;
  throw new Error(`${join(folder, recordFile)} is of another version; remove the folder beside ${capturedFile} and run the tests again`);
}
