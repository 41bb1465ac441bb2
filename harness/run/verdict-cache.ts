import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { VerdictMemo } from '../../still/verdict-memo.ts';
import { goldenFolder } from './golden-folder.ts';

function cacheFile(): string {
  return join(dirname(goldenFolder()), '.cache/verdicts.json');
}

/** The verdicts that earlier runs reached; empty when there were none. */
export function loadVerdicts(): VerdictMemo {
  const file = cacheFile();
  return new VerdictMemo(existsSync(file) ? readFileSync(file, 'utf8') : '');
}

/** Keeps the verdicts for the next run. A cache that cannot be written costs time only. */
export function saveVerdicts(memo: VerdictMemo): void {
  const file = cacheFile();
  try {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(`${file}.${process.pid}`, memo.toText());
    renameSync(`${file}.${process.pid}`, file);
  } catch {
    // Read-only checkout or full disk: the next run decodes again.
  }
}
