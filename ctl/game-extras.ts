import { closeSync, fsyncSync, lstatSync, openSync, readFileSync, realpathSync, renameSync, rmSync, statSync, writeSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ControlError } from './control-error.ts';
import { makeFolders } from './make-folders.ts';

/** The file of the game home that holds settings which are neither Java Edition's nor of the picture (spec, "No AI", "Connecting"). */
export const extrasFileName = 'horizon-extras.txt';

/** A file above this size is not one that a player or the game wrote. */
const largestBytes = 64 * 1024 * 1024;

/** Where a game home keeps its extras. */
export function extrasPath(home: string): string {
  return join(home, extrasFileName);
}

/**
 * The extras as they lie on disk: not there, a text, or in doubt, with the reason. The text has one character for each byte, so that what is
 * written back is what was there, whatever encoding its other lines are in.
 */
export type Extras =
  | { readonly state: 'none' }
  | { readonly state: 'text'; readonly bytes: string }
  | { readonly state: 'doubt'; readonly why: string };

/** Reads a home's extras. Never throws, and never waits: what is no ordinary file is in doubt. */
export function readExtras(home: string): Extras {
  const path = extrasPath(home);
  try {
    // The link itself: one that leads nowhere was made by somebody, and what it should lead to is not known.
    if (lstatSync(path, { throwIfNoEntry: false }) === undefined) return { state: 'none' };
    const stat = statSync(path);
    if (!stat.isFile()) return { state: 'doubt', why: 'it is no ordinary file' };
    if (stat.size > largestBytes) return { state: 'doubt', why: `it is larger than ${largestBytes} bytes` };
    const bytes = readFileSync(path, 'latin1');
    // Another encoding, or what a full disk or a lost block leaves.
    return bytes.includes('\0') ? { state: 'doubt', why: 'it is no text in UTF-8' } : { state: 'text', bytes };
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    return code === 'ENOTDIR' ? { state: 'none' } : { state: 'doubt', why: code ?? (error as Error).message };
  }
}

/** UTF-8's byte order mark, a character a byte. */
const mark = '\u00ef\u00bb\u00bf';

/** A line that sets a key: at the start of a line, whatever the case of its letters, with `:`, `=` or a blank before what it is set to. */
function linesOf(key: string): RegExp {
  return new RegExp(`(?<=^|[\\r\\n]|^${mark})([ \\t]*${key}[ \\t]*(?:[:=][ \\t]*|(?=[ \\t\\r\\n]|$))([^\\r\\n]*))(\\r\\n|\\n|\\r|$)`, 'gi');
}

/** What a text of extras sets a key to, line by line, in lower case and without blanks around it; empty when it does not name the key. */
export function valuesOf(bytes: string, key: string): readonly string[] {
  return [...bytes.matchAll(linesOf(key))].map((match) => (match[2] as string).trim().toLowerCase());
}

/** The text with a key set by one line, at the place of the first that set it before, else at the end. All other bytes stay. */
export function withValue(bytes: string, key: string, value: string): string {
  const line = `${key}:${value}`;
  let placed = false;
  const changed = bytes.replace(linesOf(key), (_all, _line, _value, end: string) => {
    if (placed) return '';
    placed = true;
    return line + end;
  });
  if (placed) return changed;
  const end = /\r\n|\n|\r/.exec(bytes)?.[0] ?? '\n';
  const open = bytes !== '' && bytes !== mark && !/[\r\n]$/.test(bytes);
  return open ? `${bytes}${end}${line}` : `${bytes}${line}${end}`;
}

/**
 * Sets a key of a home's extras to on or off, keeping every other line byte for byte and the file's mode. The file is read anew, so that what
 * another program wrote is kept, and replaced whole, so that a crash leaves the old or the new one. Nothing is written when it says so
 * already, or to turn off what it never named.
 * @throws ControlError `state` when the file cannot be read or written.
 */
export function setExtra(home: string, key: string, on: boolean): void {
  const extras = readExtras(home);
  if (extras.state === 'doubt') {
    throw new ControlError('state', `${extrasPath(home)} stays as it is, since ${extras.why}; mend it or move it away`);
  }
  const bytes = extras.state === 'text' ? extras.bytes : '';
  const values = valuesOf(bytes, key);
  if (!on && values.length === 0) return;
  const text = withValue(bytes, key, String(on));
  if (text !== bytes) replaceFile(home, text);
}

function replaceFile(home: string, bytes: string): void {
  const named = extrasPath(home);
  let born = '';
  try {
    makeFolders(home);
    const there = statSync(named, { throwIfNoEntry: false });
    // A player may keep the file elsewhere and link it here; the link stays.
    const file = there === undefined ? named : realpathSync(named);
    born = join(dirname(file), `.${extrasFileName}.${process.pid}`);
    const fd = openSync(born, 'w', there === undefined ? 0o644 : there.mode & 0o777);
    try {
      const content = Buffer.from(bytes, 'latin1');
      for (let at = 0; at < content.length; ) at += writeSync(fd, content, at);
      fsyncSync(fd);
    } finally {
      closeSync(fd);
    }
    renameSync(born, file);
  } catch (cause) {
    if (born !== '') rmSync(born, { force: true });
    const code = (cause as NodeJS.ErrnoException).code;
    throw new ControlError('state', `cannot write ${named} (${code}); free some space or make the folder writable`, {}, { cause });
  }
}
