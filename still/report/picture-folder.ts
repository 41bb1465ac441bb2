import { createHash } from 'node:crypto';
import { copyFile, link, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Name of the folder of pictures in a report. */
export const picturesName = 'pictures';

/**
 * The pictures of a report, named by their content: what many frames show is stored once, and a file that is already on the disk is linked
 * rather than copied. All addresses are relative to the report's page, with forward slashes.
 */
export class PictureFolder {
  readonly #folder: string;
  readonly #kept = new Map<string, Promise<unknown>>();

  private constructor(folder: string) {
    this.#folder = folder;
  }

  /** Makes the folder of pictures in a report's folder. */
  static async in(report: string): Promise<PictureFolder> {
    await mkdir(join(report, picturesName), { recursive: true });
    return new PictureFolder(report);
  }

  /**
   * Stores a picture and returns its address.
   * @param source The file that holds just these bytes, if any: it is linked. Game, approval and version control put a new file in a
   * picture's place and never write into the old one, so a link goes on showing what was judged.
   */
  async keep(png: Uint8Array, source: string | null = null): Promise<string> {
    return await this.#once(`${nameOf(png)}.png`, async (path) => {
      if (source === null) await writeFile(path, png);
      // Another file system, or one without links.
      else await link(source, path).catch(() => copyFile(source, path));
    });
  }

  /**
   * Stores a picture once more as a script that hands it over. A page from disk may show a picture but not read its pixels; a script of
   * the same folder it may run.
   */
  async keepReadable(png: Uint8Array): Promise<void> {
    const name = nameOf(png);
    const data = Buffer.from(png.buffer, png.byteOffset, png.byteLength).toString('base64');
    await this.#once(`${name}.js`, (path) => writeFile(path, `horizonPicture("${name}","data:image/png;base64,${data}");\n`));
  }

  async #once(file: string, write: (path: string) => Promise<void>): Promise<string> {
    const address = `${picturesName}/${file}`;
    let kept = this.#kept.get(file);
    if (kept === undefined) {
      kept = write(join(this.#folder, address));
      this.#kept.set(file, kept);
    }
    await kept;
    return address;
  }
}

/** 96 bits of SHA-256: short addresses, and no two pictures of one report meet by chance. */
function nameOf(png: Uint8Array): string {
  return createHash('sha256').update(png).digest('hex').slice(0, 24);
}
