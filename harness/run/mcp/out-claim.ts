import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ControlError } from '../../../ctl/control-error.ts';

const folderName = '.running';

/** A claimed folder. */
export interface Claim {
  /** A file that is this run's alone, for what it is to find; gone with the claim. */
  readonly file: string;
  /** Gives the folder back. */
  release(): void;
}

/**
 * Claims an output folder for one run. Every process leaves a file of its own before it looks for those of others, so that of two that
 * begin at once at least one gives way; a file whose process is gone counts for nothing.
 * @throws ControlError `busy` while another process runs into the folder, `state` when nothing can be written there.
 */
export function claimFolder(out: string, pid: number = process.pid): Claim {
  const folder = join(out, folderName);
  const own = join(folder, String(pid));
  const file = join(folder, `${pid}.json`);
  const release = (): void => {
    process.off('exit', release);
    for (const path of [own, file]) rmSync(path, { force: true });
  };
  try {
    mkdirSync(folder, { recursive: true });
    writeFileSync(own, '');
  } catch (cause) {
    const why = (cause as Error).message;
    throw new ControlError('state', `${out} cannot be written (${why}); mend that, or start the server with another --out`, {}, { cause });
  }
  process.on('exit', release);
  for (const name of readdirSync(folder)) {
    const other = Number.parseInt(name, 10);
    if (other === pid) continue;
    if (other > 0 && lives(other)) {
      release();
      const mark = join(folder, String(other));
      throw new ControlError('busy', `process ${other} runs into ${out}; wait until it is done (if it is no rig, remove ${mark})`);
    }
    rmSync(join(folder, name), { force: true });
  }
  return { file, release };
}

function lives(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
