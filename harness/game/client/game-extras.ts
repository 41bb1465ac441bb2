import { lstatSync, statSync } from 'node:fs';
import { type Extras, extrasPath, readExtras, setExtra, valuesOf } from '../../../ctl/game-extras.ts';
import { isOnIn } from '../../../ctl/no-ai.ts';

/** The switches of horizon-extras.txt that this game has. */
export type ExtrasSwitch = 'noAi' | 'agentControl';

/** What tells one state of a file from another without reading it; the same string for the same state. Microseconds, since every line asks. */
function stampOf(path: string): string {
  try {
    const stat = statSync(path, { bigint: true, throwIfNoEntry: false });
    if (stat !== undefined) return `${stat.ino} ${stat.size} ${stat.mtimeNs} ${stat.ctimeNs}`;
    return lstatSync(path, { throwIfNoEntry: false }) === undefined ? 'none' : 'a link to nothing';
  } catch (error) {
    return (error as NodeJS.ErrnoException).code ?? String(error);
  }
}

/** The extras of the game home as a running game follows them: others may write the file at any time. */
export class GameExtras {
  readonly #home: string;
  #stamp: string;
  #extras: Extras;

  constructor(home: string) {
    this.#home = home;
    this.#stamp = stampOf(extrasPath(home));
    this.#extras = readExtras(home);
  }

  /** Whether No AI is on; in doubt it is. */
  get noAi(): boolean {
    return isOnIn(this.#extras);
  }

  /** Whether Agent Control is on; in doubt it is off, since an open socket lets any program of the user drive the game. */
  get agentControl(): boolean {
    if (this.#extras.state !== 'text') return false;
    const values = valuesOf(this.#extras.bytes, 'agentControl');
    return values.length > 0 && values.every((value) => value === 'true');
  }

  /** Takes over what others wrote; true when there was something new. Costs a look at the file's times while it stays the same. */
  look(): boolean {
    const stamp = stampOf(extrasPath(this.#home));
    if (stamp === this.#stamp) return false;
    // The stamp is older than what is read, so that a change in between is seen at the next look.
    this.#stamp = stamp;
    this.#extras = readExtras(this.#home);
    return true;
  }

  /** Turns a switch in the file, keeping all other lines. @throws ControlError `state` when the file cannot be read or written. */
  set(key: ExtrasSwitch, on: boolean): void {
    setExtra(this.#home, key, on);
    this.look();
  }
}
