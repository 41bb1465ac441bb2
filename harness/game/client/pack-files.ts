import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { readZip } from './read-zip.ts';

/** Largest archive and largest file of a pack that are read. */
const mostArchiveBytes = 256 * 1024 * 1024;
const mostFileBytes = 16 * 1024 * 1024;

/** The files of a pack, which is a folder or a zip archive. */
export interface PackFiles {
  /**
   * The bytes of a file, by its path from the pack's root with slashes; null when the pack has none of that name.
   * @throws Error naming the file when it is there and cannot be read.
   */
  read(path: string): Buffer | null;
}

const absent: readonly string[] = ['ENOENT', 'ENOTDIR'];

/** Whether a name is that of a packed pack. */
export function isArchive(name: string): boolean {
  return name.toLowerCase().endsWith('.zip');
}

/**
 * The path of a pack in the folder of its kind.
 * @throws Error for a name that is no single name in there: a path, `..`, an empty one.
 */
export function packPath(folder: string, id: string): string {
  if (id === '' || id === '.' || id === '..' || /[/\\\0]/.test(id))
    throw new Error(`${JSON.stringify(id)} is no name of a pack; choose one that lies in ${folder}`);
  return join(folder, id);
}

function sized(path: string, most: number): Buffer {
  const stat = statSync(path);
  if (!stat.isFile()) throw new Error('it is no ordinary file; put a file there');
  if (stat.size > most) throw new RangeError(`it has more than ${most} bytes; make it smaller`);
  return readFileSync(path);
}

/**
 * Opens a pack. A folder that is not there has no files.
 * @throws Error naming the archive when it cannot be read or is none.
 */
export function openPackFiles(path: string): PackFiles {
  return isArchive(path) ? archiveFiles(path) : folderFiles(path);
}

function folderFiles(folder: string): PackFiles {
  return {
    read(path) {
      const file = join(folder, path);
      try {
        return sized(file, mostFileBytes);
      } catch (error) {
        if (absent.includes((error as NodeJS.ErrnoException).code ?? '')) return null;
        throw new Error(`${file}: ${(error as Error).message}`, { cause: error });
      }
    },
  };
}

function archiveFiles(path: string): PackFiles {
  try {
    const entries = readZip(sized(path, mostArchiveBytes), mostFileBytes);
    return {
      read(name) {
        try {
          return entries.get(name)?.() ?? null;
        } catch (error) {
          throw new Error(`${path}, ${name}: ${(error as Error).message}`, { cause: error });
        }
      },
    };
  } catch (error) {
    throw new Error(`${path}: ${(error as Error).message}`, { cause: error });
  }
}
