import type { ClusterKind } from '../../still/cause.ts';
import { clusterAdvice } from './cluster-advice.ts';
import { mostCropSide } from './crop-picture.ts';
import {
  type Cell,
  type Crop,
  commentLimits,
  type Findings,
  type FoundCluster,
  type FoundExample,
  findingsSchema,
  mostCrops,
  mostName,
  mostText,
} from './findings.ts';
import { flag, listOf, matching, oneOf, orNull, type Reader, readShape, shape, textUpTo, wholeNumber } from './read-shape.ts';

const count = wholeNumber(0, 10_000_000);
const name = textUpTo(mostName);
const text = textUpTo(mostText);
const totals = shape({ passed: count, failed: count, skipped: count });
const kinds = Object.keys(clusterAdvice) as ClusterKind[];
const cells: readonly Cell[] = ['golden', 'now', 'difference', 'first run', 'other run'];
const side = wholeNumber(0, 32_768);

/** A path inside a repository: no root, no step upward, no drive. */
const source: Reader<string> = (value, at) => {
  const path = matching(/^[\w@+ ()-][\w@+ ().-]*(?:\/[\w@+ ()-][\w@+ ().-]*)*$/)(value, at);
  return textUpTo(300)(path, at);
};

/**
 * A line that people paste into a shell. What is not a plain call that makes a result again is left out: a stranger's line must not be
 * run by whoever trusts the comment, least of all one that approves.
 */
const repro: Reader<string> = (value, at) => {
  const line = text(value, at);
  return /^npx (?:horizon-rig (?:run|still|prove)|vitest run|playwright test)(?: (?:[\w@%+=:,./-]|'[^'\n]*'|\\')+)*$/.test(line)
    ? line
    : '';
};

const example: Reader<FoundExample> = shape({
  name,
  reason: text,
  details: listOf(text, commentLimits.details),
  log: listOf(text, commentLimits.log),
  repro,
  source: orNull(source),
});

const cluster: Reader<FoundCluster> = shape({
  id: matching(/^[0-9a-f]{8}$/),
  kind: oneOf(kinds),
  says: text,
  names: listOf(name, commentLimits.names),
  count,
  frames: count,
  approvable: flag,
  example,
});

const crop: Reader<Crop> = shape({
  file: matching(/^\d{2}\.png$/),
  name,
  cells: listOf(oneOf(cells), 3),
  width: wholeNumber(1, mostCropSide.width),
  height: wholeNumber(1, mostCropSide.height),
  box: shape({ x: side, y: side, width: side, height: side }),
  whole: flag,
});

/**
 * Findings that somebody else wrote, field by field: nothing else is in what is returned, no text is longer and no list has more entries
 * than we write ourselves.
 * @throws ShapeError naming the field.
 */
export function readFindings(value: unknown): Findings {
  return readShape<Findings>('findings', value, {
    schema: oneOf([findingsSchema]),
    game: text,
    display: text,
    durationMs: wholeNumber(0, Number.MAX_SAFE_INTEGER),
    stills: totals,
    scenarios: totals,
    frames: count,
    incomplete: flag,
    reported: count,
    clusters: listOf(cluster, commentLimits.clusters),
    unlisted: shape({ clusters: count, results: count }),
    flakes: listOf(shape({ name, runs: count, failed: count, reason: text, repro }), commentLimits.flakes),
    unlistedFlakes: count,
    quarantined: listOf(
      shape({ name, owner: name, reason: text, until: name, found: oneOf(['passed', 'failed'] as const) }),
      commentLimits.quarantined,
    ),
    unlistedQuarantined: count,
    notes: listOf(text, commentLimits.notes + 1),
    crops: listOf(crop, mostCrops),
  });
}
