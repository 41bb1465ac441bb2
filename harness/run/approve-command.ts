import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { approve } from '../../still/approve.ts';
import { capturedFile } from '../../still/captured.ts';
import { goldenFolder } from './golden-folder.ts';
import { matchNames } from './name-pattern.ts';

/** `horizon-rig approve`: the named shots of a run become goldens, all or none. Prints one line a shot. */
export async function approveCommand(
  shots: readonly string[],
  raw: { readonly reason: string; readonly author?: string; readonly from: string; readonly display: string },
): Promise<number> {
  const folder = join(resolve(raw.from), 'shots', raw.display);
  const names = existsSync(folder)
    ? readdirSync(folder)
        .filter((name) => existsSync(join(folder, name, capturedFile)))
        .sort()
    : [];
  if (names.length === 0) throw new Error(`no captured shots in ${folder}; take them first: npx horizon-rig still --out ${raw.from}`);
  const chosen = matchNames(
    names.map((name) => ({ name })),
    shots,
    'captured shot',
  );
  const approved = await approve({
    captured: chosen.map(({ name }) => join(folder, name)),
    goldens: goldenFolder(),
    reason: raw.reason,
    author: raw.author ?? gitName(),
    date: new Date().toISOString().slice(0, 10),
  });
  for (const { shot, change, file } of approved) process.stdout.write(`${change.padEnd(9)} ${shot}  goldens/${file}\n`);
  return 0;
}

function gitName(): string {
  try {
    return execFileSync('git', ['config', 'user.name'], { encoding: 'utf8' }).trim();
  } catch {
    return '';
  }
}
