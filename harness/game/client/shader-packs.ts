import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ControlError } from '../../../ctl/control-error.ts';
import type { PackChoice } from '../gui/gui-host.ts';
import { ownPacks } from '../packs/own-packs.ts';
import type { Pack } from '../packs/pack.ts';
import { parsePack } from '../packs/parse-pack.ts';
import { isArchive, openPackFiles, packPath } from './pack-files.ts';

/** Longest pack.json that is read. */
const mostBytes = 256 * 1024;

const packFile = 'pack.json';

/** A pack, or why it cannot be had. */
type Read = { readonly pack: Pack } | { readonly problem: ControlError };

/** The packs that a picture can go through: the game's own and the folders and archives of the game home's shaderpacks. Read when first asked for. */
export class ShaderPacks {
  readonly #folder: string;
  #list: readonly PackChoice[] | null = null;
  readonly #read = new Map<string, Read>();

  /** @param folder where packs of the player lie; it need not be there. */
  constructor(folder: string) {
    this.#folder = folder;
  }

  /** What can be chosen: the game's own, then the folders by name. One that cannot be read is listed with the reason. */
  list(): readonly PackChoice[] {
    this.#list ??= [...Object.keys(ownPacks), ...this.#folders()].map((id) => {
      const read = this.#open(id);
      if ('problem' in read) return { id, title: id, description: read.problem.message };
      return { id, title: read.pack.title, description: read.pack.description };
    });
    return this.#list;
  }

  /** Looks at the folder anew: a pack that was edited is another one from now on. */
  refresh(): void {
    this.#list = null;
    this.#read.clear();
  }

  /** The pack with this name. @throws ControlError `state` when there is none, or it means nothing; it says what to do. */
  load(id: string): Pack {
    const read = this.#open(id);
    if ('problem' in read) throw read.problem;
    return read.pack;
  }

  #open(id: string): Read {
    const known = this.#read.get(id);
    if (known !== undefined) return known;
    const read = this.#parse(id);
    this.#read.set(id, read);
    return read;
  }

  #parse(id: string): Read {
    try {
      return { pack: parsePack(id, Object.hasOwn(ownPacks, id) ? (ownPacks[id] ?? '') : this.#text(id)) };
    } catch (cause) {
      const why = cause instanceof Error ? cause.message : String(cause);
      return { problem: new ControlError('state', `the shader pack ${id} cannot be used: ${why}`, {}, { cause }) };
    }
  }

  #text(id: string): string {
    const path = packPath(this.#folder, id);
    const bytes = openPackFiles(path).read(packFile);
    if (bytes === null) {
      const there = [...Object.keys(ownPacks), ...this.#folders()].join(', ');
      throw new Error(`there is no ${join(path, packFile)}; choose one of ${there}, or put the pack there`);
    }
    if (bytes.length > mostBytes) throw new RangeError(`${join(path, packFile)} has more than ${mostBytes} bytes; make it shorter`);
    return bytes.toString('utf8');
  }

  #folders(): readonly string[] {
    try {
      const entries = readdirSync(this.#folder, { withFileTypes: true });
      const names = entries
        .filter((entry) => entry.isDirectory() || entry.isSymbolicLink() || isArchive(entry.name))
        .map(({ name }) => name);
      return names.filter((name) => !Object.hasOwn(ownPacks, name)).sort();
    } catch {
      return [];
    }
  }
}
