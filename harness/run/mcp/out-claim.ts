import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ControlError } from '../../../ctl/control-error.ts';

const folderName = '.running';

/**
 * Claims an output folder for one run. Every process leaves a file of its own before it looks for those of others, so that of two that
 * begin at once at least one gives way; a file whose process is gone counts for nothing.
 * @returns What gives the folder back.
 * @throws ControlError `busy` while another process runs into the folder.
 */
export function claimFolder(out: string, pid: number = process.pid): () => void {
  const folder = join(out, folderName);
  const own = join(folder, String(pid));
  mkdirSync(folder, { recursive: true });
  writeFileSync(own, '');
  for (const name of readdirSync(folder)) {
    const other = Number(name);
    if (other === pid) continue;
    if (Number.isInteger(other) && other > 0 && lives(other)) {
      rmSync(own, { force: true });
      const mark = join(folder, name);
      throw new ControlError('busy', `process ${other} runs into ${out}; wait until it is done (if it is no rig, remove ${mark})`);
    }
    rmSync(join(folder, name), { force: true });
  }
  return () => rmSync(own, { force: true });
}

function lives(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
