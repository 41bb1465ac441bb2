import { existsSync, readdirSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { cleanEnough, type FlakeRow, flakeHistory } from '../../still/flake-history.ts';
import { counted } from '../../still/report/counted.ts';
import { readResults, resultsName } from '../../still/results-file.ts';
import { ownQuarantine, readQuarantine } from './quarantine-store.ts';

/** The options of `flakes` as commander hands them over. */
export interface RawFlakesOptions {
  readonly days: number;
  readonly json?: boolean;
  /** The file, where it is not the checkout's. */
  readonly quarantine?: string;
}

/** `horizon-rig flakes`: which shots and scenarios fail by chance, over the results of several runs. */
export async function flakesCommand(words: readonly string[], { days, json, quarantine }: RawFlakesOptions): Promise<number> {
  const files = words.length === 0 ? ownResults() : words.flatMap(filesOf);
  const history = flakeHistory(await Promise.all(files.map((file) => readResults(file))), days);
  const inQuarantine = new Set(readQuarantine(quarantine ?? ownQuarantine()).map(({ kind, name }) => `${kind}/${name}`));
  const over = history.rows.filter(({ id, clean }) => inQuarantine.has(id) && clean >= cleanEnough);
  if (json === true) {
    process.stdout.write(`${JSON.stringify({ ...history, ended: over.map(({ id }) => id) }, null, 2)}\n`);
    return 0;
  }
  const shown = history.rows.filter(({ id, failed, flaked }) => failed + flaked > 0 || inQuarantine.has(id));
  const lines = [
    ...table(shown, inQuarantine),
    ...history.leftOut.map(({ startedAt, why }) => `left out: the run of ${startedAt}, since ${why}`),
    ...over.map(
      ({ id, clean }) => `${id} was clean ${clean} times in a row: take it out of quarantine: npx horizon-rig quarantine remove ${id}`,
    ),
    `${counted(history.counted, 'run')}, ${history.rows.length} shots and scenarios, ${shown.filter(({ flaked }) => flaked > 0).length} of them flaky`,
  ];
  process.stdout.write(`${lines.join('\n')}\n`);
  return 0;
}

function table(rows: readonly FlakeRow[], inQuarantine: ReadonlySet<string>): string[] {
  if (rows.length === 0) return [];
  const head = ['score', 'flaked', 'failed', 'runs', 'clean', 'what'];
  const cells = rows.map((row) => [
    `${(row.score * 100).toFixed(1)} %`,
    String(row.flaked),
    String(row.failed),
    String(row.runs),
    String(row.clean),
    `${row.id}${inQuarantine.has(row.id) ? ' (in quarantine)' : ''}`,
  ]);
  const widths = head.map((word, column) => Math.max(word.length, ...cells.map((row) => row[column]!.length)));
  return [head, ...cells].map((row) =>
    row.map((cell, column) => (column === head.length - 1 ? cell : cell.padStart(widths[column]!))).join('  '),
  );
}

/** The results that a word names: a file, or a folder that holds some, however deep. */
function filesOf(word: string): string[] {
  const path = resolve(word);
  if (!existsSync(path)) throw new Error(`there is no ${path}; give results.json files, or folders that hold some`);
  if (!statSync(path).isDirectory()) return [path];
  const files = resultsBelow(path);
  if (files.length === 0) throw new Error(`no ${resultsName} in ${path}; make a run first: npx horizon-rig still --out ${word}`);
  return files;
}

function ownResults(): string[] {
  if (!existsSync('out')) throw new Error('there is no folder out with results; make a run first, or give results.json files');
  return filesOf('out');
}

/** Every results.json in a folder and below; folders of reports and of runs again hold none that count. */
function resultsBelow(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) return entry.name === 'again' || entry.name === 'report' ? [] : resultsBelow(path);
      return entry.name === resultsName ? [path] : [];
    });
}
