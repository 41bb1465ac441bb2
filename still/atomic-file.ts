import { open, rename, rm } from 'node:fs/promises';

/** How the name of a file ends while a process writes it. */
export function temporaryEnd(pid: number): string {
  return `.${pid}.tmp`;
}

/** Writes a file so that a reader sees the old content or the new, never a part: a temporary file beside it, flushed, then renamed. */
export async function writeFileAtomically(path: string, content: string | Uint8Array): Promise<void> {
  const temporary = path + temporaryEnd(process.pid);
  try {
    const handle = await open(temporary, 'w');
    try {
      await handle.writeFile(content);
      await handle.sync();
    } finally {
      await handle.close();
    }
    await rename(temporary, path);
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
}
