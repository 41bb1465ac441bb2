import { open } from 'node:fs/promises';
import { dirname, isAbsolute } from 'node:path';
import { ControlError } from '../../../ctl/control-error.ts';
import { pngSignature } from '../../../still/pixels/png-chunk.ts';
import { kindAt, writeAtomically } from './write-atomically.ts';

/** What the system's error means for a person who wants a picture. */
const systemErrors: Readonly<Record<string, string>> = {
  ENOSPC: 'the disk is full; free some space or write elsewhere',
  EDQUOT: 'the disk quota is used up; free some space or write elsewhere',
  EROFS: 'that folder is read-only; write elsewhere',
  EACCES: 'that folder may not be written to; write elsewhere',
  EPERM: 'that folder may not be written to; write elsewhere',
  ENAMETOOLONG: 'the file name is too long; use a shorter one',
  ENOTDIR: 'a part of the path is a file; use another path',
  ENOENT: 'the folder does not exist; create it first',
};

/** The system's error as a refusal of kind `state` that says what to do. */
export function pictureError(path: string, error: unknown): ControlError {
  if (error instanceof ControlError) return error;
  const code = (error as NodeJS.ErrnoException).code ?? '';
  const why = systemErrors[code] ?? `${(error as Error).message}; write elsewhere`;
  return new ControlError('state', `${path} cannot be written: ${why}`, {}, { cause: error });
}

async function isPng(path: string): Promise<boolean> {
  const file = await open(path, 'r');
  try {
    const head = Buffer.alloc(pngSignature.length);
    const { bytesRead } = await file.read(head, 0, head.length, 0);
    return bytesRead === head.length && head.equals(pngSignature);
  } finally {
    await file.close();
  }
}

/**
 * Refuses a path that a picture must not be written to: relative, no .png, a missing folder, a link, a device, or a file that is no PNG.
 * @throws ControlError `state`.
 */
export async function checkPicturePath(path: string): Promise<void> {
  if (!path.endsWith('.png')) throw new ControlError('state', `a picture's path must end in .png and "${path}" does not; add .png`);
  if (!isAbsolute(path)) throw new ControlError('state', `"${path}" is relative to nothing the game knows; give an absolute path`);
  if (path.includes('\0')) throw new ControlError('state', 'a path cannot hold a NUL; use another');
  try {
    const folder = await kindAt(dirname(path));
    if (folder === 'none') throw new ControlError('state', `the folder ${dirname(path)} does not exist; create it first`);
    const there = await kindAt(path);
    if (there === 'link')
      throw new ControlError('state', `${path} is a link, and pictures are not written through links; use another path`);
    if (there === 'folder' || there === 'other') throw new ControlError('state', `${path} is no ordinary file; use another path`);
    if (there === 'file' && !(await isPng(path))) {
      throw new ControlError('state', `${path} holds something that is no PNG and is kept; use another path`);
    }
  } catch (error) {
    throw pictureError(path, error);
  }
}

/** Writes a picture's bytes, whole or not at all. @throws ControlError `state`. */
export async function writePicture(path: string, png: Uint8Array): Promise<void> {
  try {
    await writeAtomically(path, png);
  } catch (error) {
    throw pictureError(path, error);
  }
}
