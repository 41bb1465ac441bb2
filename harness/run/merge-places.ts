import { existsSync, readdirSync, statSync } from 'node:fs';
import { basename, dirname, join, resolve, sep } from 'node:path';
import { InvalidArgumentError } from 'commander';
import { resultsName } from '../../still/results-file.ts';

/** Reads how many parts there must be. @throws InvalidArgumentError that says what is allowed. */
export function partCount(text: string): number {
  const count = Number(text);
  if (!Number.isInteger(count) || count < 1 || count > 10_000) throw new InvalidArgumentError('Give a whole number from 1 to 10000.');
  return count;
}

/**
 * The output folders that words of a command line name: a folder of a run, its results.json, or a folder with nothing but such folders, as
 * downloaded artifacts lie. Sorted, so that no order of words or of a disk matters.
 * @throws Error for a word that is neither.
 */
export function mergePlaces(words: readonly string[]): string[] {
  return words.flatMap(foldersOf).sort();
}

function foldersOf(word: string): string[] {
  const path = resolve(word);
  const found = statSync(path, { throwIfNoEntry: false });
  if (found?.isFile()) {
    if (basename(path) === resultsName) return [dirname(path)];
    throw new Error(`${word} is no ${resultsName}; give the output folder of a run, which has its pictures too`);
  }
  if (found === undefined) throw new Error(`nothing at ${word}; give the output folder of a run`);
  if (existsSync(join(path, resultsName))) return [path];
  const inner = readdirSync(path, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
    .map((entry) => join(path, entry.name));
  // One that lacks its results is a part that broke off: it is named when it is read.
  return inner.some((folder) => existsSync(join(folder, resultsName))) ? inner : [path];
}

/**
 * Where the joined run may go: the folder is replaced as a whole.
 * @throws Error when that would remove or mix what is to be merged, or something else than a run.
 */
export function checkMergeOut(out: string, places: readonly string[]): void {
  const inside = (a: string, b: string): boolean => `${a}${sep}`.startsWith(`${b}${sep}`);
  const touching = places.find((place) => inside(out, place) || inside(place, out));
  if (touching !== undefined) throw new Error(`${out} and ${touching}, which is to be merged, lie in each other; give another --out`);
  const there = statSync(out, { throwIfNoEntry: false });
  if (there === undefined) return;
  if (!there.isDirectory()) throw new Error(`${out} is no folder; give another --out`);
  if (readdirSync(out).length > 0 && !existsSync(join(out, resultsName)))
    throw new Error(`${out} holds something else than a run; give another --out or move it away`);
}
