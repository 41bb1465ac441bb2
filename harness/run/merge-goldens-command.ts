import { readFileSync, writeFileSync } from 'node:fs';
import { posix } from 'node:path';
import { type GoldenEntry, ManifestError } from '../../still/golden-manifest.ts';
import { detailsFile } from '../../still/golden-store.ts';
import { type ManifestConflict, type MergedManifest, mergeManifests } from '../../still/merge-manifests.ts';

/**
 * `horizon-rig merge-goldens %O %A %B %P`: git's merge driver for a manifest of goldens. Writes what came of it into `ours`, as git wants
 * it. Exit code 0 when nothing is left to decide, 1 for a conflict, which is told on stderr and marked in the file.
 * @param base Files of the common manifest and of both sides.
 * @param path Where the manifest lies in the repository, for what is told.
 */
export async function mergeGoldensCommand(base: string, ours: string, theirs: string, path: string): Promise<number> {
  const [o, a, b] = [base, ours, theirs].map((file) => readFileSync(file, 'utf8')) as [string, string, string];
  let merged: MergedManifest;
  try {
    merged = mergeManifests(o, a, b);
  } catch (error) {
    if (!(error instanceof ManifestError)) throw error;
    // Never one side in silence: both stand in the file, whole.
    writeFileSync(ours, `<<<<<<< ours\n${ended(a)}=======\n${ended(b)}>>>>>>> theirs\n`);
    process.stderr.write(`${path} cannot be merged by shot: ${error.message}\n`);
    return 1;
  }
  writeFileSync(ours, merged.text);
  if (merged.conflicts.length === 0) return 0;
  const count = merged.conflicts.length === 1 ? 'one golden is' : `${merged.conflicts.length} goldens are`;
  process.stderr.write(`${path}: ${count} to be decided\n${merged.conflicts.map((conflict) => told(conflict, path)).join('')}`);
  return 1;
}

/** A conflict mark begins a line, also behind a file that was cut. */
function ended(text: string): string {
  return text === '' || text.endsWith('\n') ? text : `${text}\n`;
}

function told({ shot, key, says, ours, theirs }: ManifestConflict, path: string): string {
  const side = (name: string, entry: GoldenEntry | null): string =>
    `        ${name.padEnd(6)}  ${entry === null ? 'deleted' : `${entry.approved} ${entry.author}: ${entry.reason}`}\n`;
  const file = posix.join(posix.dirname(path), (ours ?? theirs)!.file);
  return `    ${shot} (${key}): ${says}
${side('ours', ours)}${side('theirs', theirs)}        keep one side: its line in ${path} and its files, git checkout --ours (or --theirs) -- ${file} ${detailsFile(file)}
        or look anew once merged: npx horizon-rig still ${shot}
`;
}
