import type { DigestsShape } from '../ctl/shapes.ts';
import { type Layer, layers } from './layer-verdict.ts';

/** One golden: the approved picture, or sequence of pictures, of a shot under a key. */
export interface GoldenEntry {
  readonly shot: string;
  /** See `keyText`. */
  readonly key: string;
  readonly width: number;
  readonly height: number;
  /** File in the goldens folder, with forward slashes: a PNG, animated when there is more than one frame. */
  readonly file: string;
  /** Digests of each frame; one or more. P is always there. */
  readonly frames: readonly DigestsShape[];
  /** ISO date of the approval. */
  readonly approved: string;
  readonly author: string;
  /** Why this is what the shot should look like. */
  readonly reason: string;
}

/** A manifest that cannot be read; the message names the line and what to do. */
export class ManifestError extends Error {
  override readonly name = 'ManifestError';
}

/** Number of the manifest's form; it grows when a field changes its meaning. */
const version = 1;

const heading =
  '# horizon-rig goldens 1: shot, key, size, file, frames, S, U, D, P, approved, author, reason (tab-separated, sorted; written by approve)';

/**
 * The manifest as text: one line a golden, sorted, so that two branches that approve different shots merge without a conflict. A layer's
 * digests are one word when all frames share it, else one a frame with commas between; `-` where the game reports none.
 */
export function formatManifest(entries: readonly GoldenEntry[]): string {
  return manifestOf(entries.map(formatLine));
}

/** The manifest of lines, or of runs of lines, sorted by how they begin. */
export function manifestOf(lines: readonly string[]): string {
  return `${[heading, ...[...lines].sort()].join('\n')}\n`;
}

/** One golden as its line, without the line break. */
export function formatLine(entry: GoldenEntry): string {
  const digests = layers.map((layer) => {
    const all = entry.frames.map((frame) => frame[layer] ?? '-');
    return all.every((digest) => digest === all[0]) ? all[0]! : all.join(',');
  });
  const fields = [
    entry.shot,
    entry.key,
    `${entry.width}x${entry.height}`,
    entry.file,
    String(entry.frames.length),
    ...digests,
    entry.approved,
    entry.author,
    entry.reason,
  ];
  return fields.map((field) => field.replace(/\p{Cc}+/gu, ' ').trim()).join('\t');
}

/**
 * Reads a manifest.
 * @throws ManifestError when it is of another version, a line is no golden, a conflict was left in, or two lines claim one golden or file.
 */
export function parseManifest(text: string): GoldenEntry[] {
  const entries: GoldenEntry[] = [];
  const taken = new Map<string, number>();
  // Git may check it out with the line ends of Windows.
  text.split(/\r?\n/).forEach((line, index) => {
    const number = index + 1;
    const other = /^# horizon-rig goldens (\d+)/.exec(line)?.[1];
    if (other !== undefined && Number(other) !== version) throw fault(number, `it is of version ${other}; update horizon-rig to read it`);
    if (line === '' || line.startsWith('#')) return;
    if (/^(<{7}|={7}|>{7})/.test(line)) throw fault(number, 'a merge conflict is left in it; keep one of the two lines');
    const entry = parseLine(line, number);
    for (const claim of [`${entry.shot} under ${entry.key}`, `the file ${entry.file}`]) {
      const other = taken.get(claim);
      if (other !== undefined) throw fault(number, `it claims ${claim}, as line ${other} does; keep one of them`);
      taken.set(claim, number);
    }
    entries.push(entry);
  });
  return entries;
}

function parseLine(line: string, number: number): GoldenEntry {
  const fields = line.split('\t');
  if (fields.length !== 12) throw fault(number, `it has ${fields.length} fields instead of 12; restore it from version control`);
  const [shot, key, size, file, count, s, u, d, p, approved, author, reason] = fields as [string, string, string, ...string[]] & string[];
  const sides = /^(\d+)x(\d+)$/.exec(size);
  const frames = Number(count);
  if (sides === null || !Number.isInteger(frames) || frames < 1) throw fault(number, 'its size or number of frames is no number');
  if (file!.startsWith('/') || file!.split('/').includes('..')) throw fault(number, `its file ${file} lies outside the goldens folder`);
  return {
    shot,
    key,
    width: Number(sides[1]),
    height: Number(sides[2]),
    file: file!,
    frames: frameDigests([s!, u!, d!, p!], frames, number),
    approved: approved!,
    author: author!,
    reason: reason!,
  };
}

function frameDigests(columns: readonly string[], frames: number, number: number): DigestsShape[] {
  const spread = columns.map((column) => {
    const words = column.split(',');
    if (words.length !== 1 && words.length !== frames) throw fault(number, `it has ${words.length} digests for ${frames} frames`);
    return words.length === 1 ? new Array<string>(frames).fill(words[0]!) : words;
  });
  return Array.from({ length: frames }, (_, frame) => {
    const digests: { -readonly [L in Layer]?: string } = {};
    layers.forEach((layer, i) => {
      const digest = spread[i]![frame]!;
      if (digest === '-') return;
      if (!/^[0-9a-f]{16,64}$/.test(digest)) throw fault(number, `its digest ${digest.slice(0, 80)} of layer ${layer} is not hexadecimal`);
      digests[layer] = digest;
    });
    if (digests.P === undefined) throw fault(number, 'it has no digest of pixels');
    return digests;
  });
}

function fault(line: number, what: string): ManifestError {
  return new ManifestError(
    `goldens manifest, line ${line}: ${what}${what.includes(';') ? '' : '; restore the line or approve the shot again'}`,
  );
}
