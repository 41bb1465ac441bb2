import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ControlError } from '../../../ctl/control-error.ts';
import type { OptionValues } from '../gui/gui-host.ts';
import { writeAtomically } from './write-atomically.ts';

/** How one option is written in options.txt (minecraft.wiki, "Options.txt"), and what the file may say. */
interface OptionFormat<T> {
  readonly key: string;
  /** Whether it is no option of Java Edition and so stands in horizon-graphics.txt. */
  readonly own?: true;
  readonly fallback: T;
  /** The value a text stands for; undefined for a text that means nothing. Values out of range are brought into it. */
  readonly read: (text: string) => T | undefined;
  readonly write: (value: T) => string;
}

function number(text: string): number | undefined {
  return /^-?\d+(\.\d+)?([eE]-?\d+)?$/.test(text) ? Number(text) : undefined;
}

function whole(key: string, fallback: number, min: number, max: number): OptionFormat<number> {
  return {
    key,
    fallback,
    read: (text) => {
      const value = number(text);
      return value === undefined ? undefined : Math.min(max, Math.max(min, Math.round(value)));
    },
    write: (value) => String(value),
  };
}

function share(key: string, fallback: number): OptionFormat<number> {
  return {
    key,
    fallback,
    read: (text) => {
      const value = number(text);
      return value === undefined ? undefined : Math.min(1, Math.max(0, value));
    },
    write: (value) => (Number.isInteger(value) ? value.toFixed(1) : String(value)),
  };
}

function onOff(key: string, fallback: boolean): OptionFormat<boolean> {
  return { key, fallback, read: (text) => (text === 'true' ? true : text === 'false' ? false : undefined), write: String };
}

/** @param texts what each value is written as; the file may say it with or without quotation marks, as the game has done both. */
function oneOf<T extends string>(key: string, fallback: T, texts: Readonly<Record<T, string>>): OptionFormat<T> {
  return {
    key,
    fallback,
    read: (text) => (Object.keys(texts) as T[]).find((value) => texts[value] === text.replace(/^"(.*)"$/, '$1')),
    write: (value) => `"${texts[value]}"`,
  };
}

/** @param values in the order of their numbers in the file. */
function numbered<T extends string>(key: string, fallback: T, values: readonly T[]): OptionFormat<T> {
  return {
    key,
    fallback,
    read: (text) => values[Number(text.trim() === '' ? Number.NaN : text)],
    write: (value) => String(values.indexOf(value)),
  };
}

/** The field of view is stored as (degrees - 70) / 40. */
const fov: OptionFormat<number> = {
  key: 'fov',
  fallback: 70,
  read: (text) => {
    const value = number(text);
    return value === undefined ? undefined : Math.min(110, Math.max(30, Math.round(value * 40 + 70)));
  },
  write: (degrees) => share('fov', 0).write((degrees - 70) / 40),
};

const packPrefix = 'file/';

/** The list is JSON, and a pack in a folder is `file/NAME`; what else it names is the game's own. */
const resourcePacks: OptionFormat<readonly string[]> = {
  key: 'resourcePacks',
  fallback: [],
  read: (text) => {
    try {
      const list: unknown = JSON.parse(text);
      if (!Array.isArray(list)) return undefined;
      const names = list.flatMap((entry) =>
        typeof entry === 'string' && entry.startsWith(packPrefix) ? [entry.slice(packPrefix.length)] : [],
      );
      return names.filter((name) => /^[^/\\]+$/.test(name) && name !== '..' && name !== '.');
    } catch {
      return undefined;
    }
  },
  write: (names) => JSON.stringify(['vanilla', ...names.map((name) => `${packPrefix}${name}`)]),
};

const formats: { readonly [K in keyof OptionValues]: OptionFormat<OptionValues[K]> } = {
  fov,
  renderDistance: whole('renderDistance', 8, 2, 16),
  guiScale: whole('guiScale', 0, 0, 8),
  gamma: share('gamma', 0.5),
  mouseSensitivity: share('mouseSensitivity', 0.5),
  bobView: onOff('bobView', true),
  pauseOnLostFocus: onOff('pauseOnLostFocus', true),
  particles: numbered<OptionValues['particles']>('particles', 'all', ['all', 'decreased', 'minimal']),
  fullscreen: onOff('fullscreen', false),
  ao: onOff('ao', true),
  renderClouds: oneOf<OptionValues['renderClouds']>('renderClouds', 'fancy', { off: 'false', fast: 'fast', fancy: 'true' }),
  resourcePacks,
  shaderPack: {
    key: 'shaderPack',
    own: true,
    fallback: '',
    read: (text) => (/^[^/\\]{0,120}$/.test(text) ? text : undefined),
    write: String,
  },
  lodDistance: { ...whole('lodDistance', 0, 0, 32), own: true },
  chunkFade: { ...whole('chunkFade', 0, 0, 2000), own: true },
  taa: { ...onOff('taa', false), own: true },
  hdrOutput: { ...onOff('hdrOutput', false), own: true },
};

interface Line {
  readonly text: string;
  /** Null for a line that is no `key:value`. */
  readonly key: string | null;
  readonly value: string;
}

function parseLines(content: string): Line[] {
  const lines = content.replace(/^\uFEFF/, '').split(/\r\n|\n|\r/);
  if (lines.at(-1) === '') lines.pop();
  return lines.map((text) => {
    const at = text.indexOf(':');
    return at < 1 ? { text, key: null, value: '' } : { text, key: text.slice(0, at).trim(), value: text.slice(at + 1).trim() };
  });
}

/** One file of `key:value` lines. Lines that are none, or unknown, stay where they are. */
class LineFile {
  readonly #path: string;
  readonly #lines: Line[];
  #writing: Promise<void> = Promise.resolve();

  constructor(path: string) {
    this.#path = path;
    this.#lines = parseLines(readIfThere(path));
  }

  entries(): readonly (readonly [key: string, value: string])[] {
    return this.#lines.flatMap(({ key, value }) => (key === null ? [] : [[key, value] as const]));
  }

  has(key: string): boolean {
    return this.#lines.some((line) => line.key === key);
  }

  /** Changes the last line of a key, or adds one, and writes the file. */
  set(key: string, value: string): Promise<void> {
    const line: Line = { text: `${key}:${value}`, key, value };
    const last = this.#lines.findLastIndex((each) => each.key === key);
    if (last < 0) this.#lines.push(line);
    else this.#lines[last] = line;
    const content = `${this.#lines.map((each) => each.text).join('\n')}\n`;
    this.#writing = this.#writing.catch(() => {}).then(() => writeAtomically(this.#path, content));
    return this.#writing;
  }

  async settled(): Promise<void> {
    await this.#writing.catch(() => {});
  }
}

/**
 * The options of the game home: Java Edition's in options.txt, the game's own in horizon-graphics.txt beside it. An own one that stands in
 * options.txt alone is read and changed there. Of a key that stands twice the last counts, as in the game; a value that means nothing is
 * the default until it is changed. A file is written only when an option of it changes.
 */
export class OptionsFile {
  readonly #shared: LineFile;
  readonly #own: LineFile;
  #values: OptionValues;

  /** Reads the files; one that is missing has the defaults. @throws ControlError `state` when one is there and cannot be read. */
  constructor(path: string) {
    this.#shared = new LineFile(path);
    this.#own = new LineFile(join(dirname(path), 'horizon-graphics.txt'));
    const shared = new Map(this.#shared.entries());
    const own = new Map(this.#own.entries());
    const values: Record<string, unknown> = {};
    for (const [name, format] of Object.entries(formats)) {
      const text = (format.own ? own.get(format.key) : undefined) ?? shared.get(format.key);
      values[name] = (text === undefined ? undefined : format.read(text)) ?? format.fallback;
    }
    this.#values = values as unknown as OptionValues;
  }

  /** The values; another object once any of them changed. */
  get values(): OptionValues {
    return this.#values;
  }

  /** Every `key:value` of options.txt, in order. */
  entries(): readonly (readonly [key: string, value: string])[] {
    return this.#shared.entries();
  }

  /** Changes an option and writes its file. Resolves when it is on disk; rejects with the system's error, the option stays changed. */
  set<K extends keyof OptionValues>(name: K, value: OptionValues[K]): Promise<void> {
    if (Object.is(this.#values[name], value)) return Promise.resolve();
    this.#values = { ...this.#values, [name]: value };
    const format: OptionFormat<OptionValues[K]> = formats[name];
    const { key, own } = format;
    const file = own && (this.#own.has(key) || !this.#shared.has(key)) ? this.#own : this.#shared;
    return file.set(key, format.write(value));
  }

  /** Resolves when what was changed is on disk or has failed to get there. */
  async settled(): Promise<void> {
    await Promise.all([this.#shared.settled(), this.#own.settled()]);
  }
}

function readIfThere(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') return '';
    throw new ControlError('state', `${path} cannot be read (${code}); make it a readable file, or move it away`, {}, { cause: error });
  }
}
