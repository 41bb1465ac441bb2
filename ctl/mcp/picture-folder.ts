import { chmodSync, lstatSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { ControlError } from '../control-error.ts';

/** How many pictures a listing names. */
const newestShown = 8;
/** How many pictures are kept; older ones go when a new one is made. */
const kept = 64;
const name = /^shot-(\d{6})\.png$/;

/** Where a session's pictures go that were asked for without a path: a folder that only this user can enter. */
export class PictureFolder {
  readonly #path: string;

  constructor(path = join(tmpdir(), `horizon-pictures-${userInfo().uid}`)) {
    this.#path = path;
  }

  /** A path for the next picture. Throws ControlError `state` when the folder is not this user's own. */
  next(): string {
    this.#make();
    const numbers = this.#numbers();
    for (const number of numbers.slice(0, Math.max(0, numbers.length - kept + 1))) rmSync(this.#pathOf(number), { force: true });
    const last = numbers.at(-1) ?? 0;
    return this.#pathOf((last % 999_999) + 1);
  }

  /** The newest pictures, newest first. */
  newest(): readonly string[] {
    return this.#numbers()
      .slice(-newestShown)
      .reverse()
      .map((number) => this.#pathOf(number));
  }

  #pathOf(number: number): string {
    return join(this.#path, `shot-${String(number).padStart(6, '0')}.png`);
  }

  #numbers(): number[] {
    try {
      return readdirSync(this.#path)
        .map((file) => Number(name.exec(file)?.[1] ?? 0))
        .filter((number) => number > 0)
        .sort((a, b) => a - b);
    } catch {
      return [];
    }
  }

  #make(): void {
    try {
      mkdirSync(this.#path, { recursive: true, mode: 0o700 });
      const { uid } = userInfo();
      const found = lstatSync(this.#path);
      if (!found.isDirectory() || (uid >= 0 && found.uid !== uid)) throw new Error('it is not a folder of yours');
      chmodSync(this.#path, 0o700);
    } catch (cause) {
      throw new ControlError(
        'state',
        `${this.#path} cannot hold pictures (${(cause as Error).message}); give a path, or free that one`,
        {},
        { cause },
      );
    }
  }
}
