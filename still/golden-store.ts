import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { LayerDetails } from './captured.ts';
import { type GoldenEntry, ManifestError, parseManifest } from './golden-manifest.ts';
import { filedPicture, type PictureSource } from './picture-source.ts';
import { digestOfBands } from './pixels/frame-digest.ts';

/** Name of the manifest in the goldens folder. */
export const manifestFile = 'manifest.txt';

/** What lies beside a golden's picture, in a JSON file of the same name: band digests of each frame and the layers in words. */
export interface GoldenDetails extends LayerDetails {
  readonly bands: readonly (readonly string[])[];
  /** Digests of the parts of each frame's display list, by name; absent where they were not told. */
  readonly parts?: readonly Readonly<Record<string, string>>[];
  /** What each frame draws, by texture; absent where it was not told. */
  readonly draws?: readonly Readonly<Record<string, string>>[];
}

/** What to do about a golden that cannot be read: no run captures its shot before, so there may be nothing to approve anew. */
const mend =
  'restore it from version control; where an approval broke off, approve from the same run again; else remove its line from the manifest and approve the shot anew';

/** The approved pictures of a folder. */
export class GoldenStore {
  readonly folder: string;
  readonly entries: readonly GoldenEntry[];

  private constructor(folder: string, entries: readonly GoldenEntry[]) {
    this.folder = folder;
    this.entries = entries;
  }

  /**
   * Reads the manifest; a folder without one has no goldens yet.
   * @throws ManifestError when it cannot be read.
   */
  static async open(folder: string): Promise<GoldenStore> {
    const text = await readFile(join(folder, manifestFile), 'utf8').catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return '';
      throw error;
    });
    return new GoldenStore(folder, parseManifest(text));
  }

  /** The golden of a shot under a key, or null. */
  find(shot: string, key: string): GoldenEntry | null {
    return this.entries.find((entry) => entry.shot === shot && entry.key === key) ?? null;
  }

  /** Keys under which a shot has goldens, for a message when it has none under this one. */
  keysOf(shot: string): readonly string[] {
    return this.entries.filter((entry) => entry.shot === shot).map(({ key }) => key);
  }

  /** Absolute path of a golden's picture. */
  picturePath(entry: GoldenEntry): string {
    return join(this.folder, entry.file);
  }

  /**
   * Reads what lies beside a golden.
   * @throws ManifestError when it is missing or does not belong to the manifest's line.
   */
  async details(entry: GoldenEntry): Promise<GoldenDetails> {
    const path = join(this.folder, detailsFile(entry.file));
    let details: GoldenDetails;
    try {
      details = JSON.parse(await readFile(path, 'utf8')) as GoldenDetails;
    } catch (cause) {
      throw new ManifestError(`golden ${entry.shot}: ${path} is missing or damaged; ${mend}`, { cause });
    }
    const fits =
      details.bands.length === entry.frames.length &&
      details.bands.every((bands, frame) => digestOfBands(bands, entry.width, entry.height) === entry.frames[frame]?.P);
    if (!fits) throw new ManifestError(`golden ${entry.shot}: ${path} is not of the approved picture; ${mend}`);
    return details;
  }

  /** One frame of a golden for the comparer, null beyond its last; the file is read only when pixels are asked for. */
  picture(entry: GoldenEntry, details: GoldenDetails, frame: number): PictureSource | null {
    const bands = details.bands[frame];
    if (bands === undefined) return null;
    const known = { width: entry.width, height: entry.height, bands };
    return filedPicture(known, () => this.#read(entry), frame);
  }

  async #read(entry: GoldenEntry): Promise<Uint8Array> {
    const path = this.picturePath(entry);
    try {
      return await readFile(path);
    } catch (cause) {
      throw new ManifestError(`golden ${entry.shot}: ${path} is missing; ${mend}`, { cause });
    }
  }
}

/** Name of the JSON file beside a golden's picture. */
export function detailsFile(picture: string): string {
  return picture.replace(/\.png$/, '.json');
}
