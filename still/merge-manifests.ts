import { formatLine, type GoldenEntry, manifestOf, parseManifest } from './golden-manifest.ts';

/** A golden that two branches want otherwise; null where a side deleted it. */
export interface ManifestConflict {
  readonly shot: string;
  readonly key: string;
  /** What both sides did, as a sentence's part. */
  readonly says: string;
  readonly ours: GoldenEntry | null;
  readonly theirs: GoldenEntry | null;
}

/** Two branches' manifests put together. */
export interface MergedManifest {
  /** What cannot be decided stands in it between conflict marks, which no reader of goldens accepts. */
  readonly text: string;
  readonly conflicts: readonly ManifestConflict[];
}

/**
 * Merges what two branches approved since their common manifest, golden by golden: a golden that one side added, changed or deleted is that
 * side's. Both sides' is kept where all digests are equal; else it is a conflict. It is the same whichever side is called ours, but for
 * the order within a conflict.
 * @param base The common manifest, empty when there was none. One that is itself a merge with conflicts decides nothing of those goldens.
 * @throws ManifestError when a side cannot be read.
 */
export function mergeManifests(base: string, ours: string, theirs: string): MergedManifest {
  const common = readBase(base);
  const [a, b] = [byId(parseManifest(ours)), byId(parseManifest(theirs))];
  const kept: GoldenEntry[] = [];
  const conflicts: ManifestConflict[] = [];
  for (const id of new Set([...a.keys(), ...b.keys()])) {
    const [mine, other] = [a.get(id) ?? null, b.get(id) ?? null];
    const before = common.entries.get(id) ?? null;
    const decided = common.disputed.has(id) ? bothAlike(mine, other) : decide(before, mine, other);
    if (decided === 'conflict') conflicts.push(conflictOf(before, mine, other));
    else if (decided !== null) kept.push(decided);
  }
  const { free, clashes } = clashesOver(kept, a);
  conflicts.push(...clashes);
  return { text: manifestOf([...free.map(formatLine), ...conflicts.map(marked)]), conflicts };
}

/** What becomes of one golden: an entry, null when it goes, or a conflict. */
function decide(before: GoldenEntry | null, mine: GoldenEntry | null, other: GoldenEntry | null): GoldenEntry | null | 'conflict' {
  if (same(mine, before)) return other;
  if (same(other, before)) return mine;
  return bothAlike(mine, other);
}

/** The one golden that both sides have, if they do: equal pictures that were approved twice keep the first approval. */
function bothAlike(mine: GoldenEntry | null, other: GoldenEntry | null): GoldenEntry | null | 'conflict' {
  if (mine === null || other === null) return mine === other ? null : 'conflict';
  const picture = ({ width, height, file, frames }: GoldenEntry): string =>
    JSON.stringify([width, height, file, frames.map(({ S, U, D, P }) => [S, U, D, P])]);
  if (picture(mine) !== picture(other)) return 'conflict';
  const order = (entry: GoldenEntry): string => `${entry.approved} ${formatLine(entry)}`;
  return order(mine) <= order(other) ? mine : other;
}

/** Two goldens in one file: each side took the name for another one. */
function clashesOver(
  entries: readonly GoldenEntry[],
  ours: ReadonlyMap<string, GoldenEntry>,
): { readonly free: readonly GoldenEntry[]; readonly clashes: readonly ManifestConflict[] } {
  const byFile = new Map<string, GoldenEntry[]>();
  for (const entry of entries) byFile.set(entry.file, [...(byFile.get(entry.file) ?? []), entry]);
  const clashes = [...byFile.values()]
    .filter((claims) => claims.length > 1)
    .map((claims): ManifestConflict => {
      const mine = claims.find((entry) => same(entry, ours.get(idOf(entry)) ?? null)) ?? claims[0]!;
      const other = claims.find((entry) => entry !== mine)!;
      const says = `both sides keep a golden in ${mine.file}: ${mine.shot} under ${mine.key} and ${other.shot} under ${other.key}`;
      return { shot: mine.shot, key: mine.key, says, ours: mine, theirs: other };
    });
  return { free: entries.filter(({ file }) => byFile.get(file)!.length === 1), clashes };
}

function conflictOf(before: GoldenEntry | null, ours: GoldenEntry | null, theirs: GoldenEntry | null): ManifestConflict {
  const { shot, key } = (ours ?? theirs)!;
  const says =
    ours === null || theirs === null
      ? `${ours === null ? 'ours' : 'theirs'} deleted it and ${ours === null ? 'theirs' : 'ours'} approved another picture`
      : `both sides approved ${before === null ? 'a first picture, not the same' : 'another picture'}`;
  return { shot, key, says, ours, theirs };
}

/** A conflict as git writes one. */
function marked({ ours, theirs }: ManifestConflict): string {
  const lines = (entry: GoldenEntry | null): string[] => (entry === null ? [] : [formatLine(entry)]);
  return ['<<<<<<< ours', ...lines(ours), '=======', ...lines(theirs), '>>>>>>> theirs'].join('\n');
}

interface Base {
  readonly entries: ReadonlyMap<string, GoldenEntry>;
  /** Goldens that the base itself does not decide. */
  readonly disputed: ReadonlySet<string>;
}

/** Where branches have several common ancestors, git merges those first and hands over what came of it, conflict marks and all. */
function readBase(text: string): Base {
  const [settled, disputed]: [string[], string[]] = [[], []];
  let inConflict = false;
  for (const line of text.split(/\r?\n/)) {
    if (line.startsWith('<<<<<<<')) inConflict = true;
    else if (line.startsWith('>>>>>>>')) inConflict = false;
    else if (!inConflict) settled.push(line);
    else if (line !== '' && !/^[=|]{7}/.test(line)) disputed.push(line);
  }
  return {
    entries: byId(parseManifest(settled.join('\n'))),
    disputed: new Set(disputed.flatMap((line) => parseManifest(line).map(idOf))),
  };
}

function byId(entries: readonly GoldenEntry[]): Map<string, GoldenEntry> {
  return new Map(entries.map((entry) => [idOf(entry), entry]));
}

function idOf({ shot, key }: GoldenEntry): string {
  return `${shot}\t${key}`;
}

function same(a: GoldenEntry | null, b: GoldenEntry | null): boolean {
  return a === null || b === null ? a === b : formatLine(a) === formatLine(b);
}
