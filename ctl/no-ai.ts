import { closeSync, fsyncSync, mkdirSync, openSync, readFileSync, realpathSync, renameSync, rmSync, statSync, writeSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ControlError } from './control-error.ts';

/** The one line that every surface prints when No AI is on (spec, "No AI"). */
export const REFUSAL =
  'No AI is on: the player has turned off everything that lets an AI agent drive the game; only the player turns it back, in Horizon Settings';

const fileName = 'horizon-extras.txt';
const key = 'noAi';

/** Whether the player's No AI switch is on in this game home. Throws ControlError `state` when the file is there and cannot be read. */
export function isOn(home: string): boolean {
  return linesOf(home).some((line) => isSwitch(line) && textOf(line) === 'true');
}

/** Throws ControlError `denied` with REFUSAL when the switch is on. */
export function check(home: string): void {
  if (isOn(home)) throw new ControlError('denied', REFUSAL);
}

/**
 * Turns the switch, keeping the file's other lines and its mode. Writes no file to turn off a switch that was never on. The file is
 * replaced whole, so that a crash leaves the old or the new one. Throws ControlError `state` when it cannot be written.
 */
export function set(home: string, on: boolean): void {
  const lines = linesOf(home);
  if (!on && !lines.some(isSwitch)) return;
  const at = lines.findIndex(isSwitch);
  const others = lines.filter((line) => !isSwitch(line));
  others.splice(at < 0 ? others.length : at, 0, `${key}:${on}`);
  replaceFile(home, `${others.join('\n')}\n`);
}

function linesOf(home: string): string[] {
  const file = join(home, fileName);
  try {
    const lines = readFileSync(file, 'utf8').split(/\r?\n/);
    if (lines.at(-1) === '') lines.pop();
    return lines;
  } catch (cause) {
    const code = (cause as NodeJS.ErrnoException).code;
    if (code === 'ENOENT' || code === 'ENOTDIR') return [];
    throw new ControlError('state', `cannot read ${file}, which tells whether No AI is on (${code}); make it readable`, {}, { cause });
  }
}

function isSwitch(line: string): boolean {
  return line.slice(0, line.indexOf(':')).trim() === key;
}

function textOf(line: string): string {
  return line.slice(line.indexOf(':') + 1).trim();
}

function replaceFile(home: string, text: string): void {
  const named = join(home, fileName);
  let born = '';
  try {
    mkdirSync(home, { recursive: true });
    const there = statSync(named, { throwIfNoEntry: false });
    // A player may keep the file elsewhere and link it here; the link stays.
    const file = there === undefined ? named : realpathSync(named);
    born = join(dirname(file), `.${fileName}.${process.pid}`);
    const fd = openSync(born, 'w', there === undefined ? 0o644 : there.mode & 0o777);
    try {
      writeSync(fd, text);
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
