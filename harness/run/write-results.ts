import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { HelloShape } from '../../ctl/shapes.ts';
import { keepGoldens } from '../../still/compared-with.ts';
import { junitXml } from '../../still/junit.ts';
import { writeReport } from '../../still/report/write-report.ts';
import { type RunResults, resultsSchema, type ScenarioResult, type Shard, type ShotResult } from '../../still/results.ts';
import { resultsName, writeResultsFile } from '../../still/results-file.ts';
import { checkoutCommit } from './checkout-commit.ts';

/** What a run found, before it is put together. */
export interface RunFindings {
  readonly startedAt: Date;
  readonly hello: HelloShape | null;
  readonly display: string;
  readonly shots: readonly ShotResult[];
  readonly scenarios: readonly ScenarioResult[];
  /** Which part of a run this is; absent for a whole one. */
  readonly shard?: Shard | undefined;
  /** What is to be said of the run as a whole. */
  readonly notes?: readonly string[];
}

/** Puts the findings of a run together as results.json knows them. */
export function makeResults(findings: RunFindings): RunResults {
  const { hello, shard, notes = [] } = findings;
  const commit = checkoutCommit();
  return {
    schema: resultsSchema,
    startedAt: findings.startedAt.toISOString(),
    durationMs: Date.now() - findings.startedAt.getTime(),
    game: {
      name: hello?.game ?? 'unknown',
      version: hello?.version ?? 'unknown',
      renderer: hello?.renderer.name ?? 'unknown',
      driver: hello?.renderer.driver ?? 'unknown',
    },
    display: findings.display,
    ...(shard !== undefined && { shard }),
    ...(commit !== undefined && { commit }),
    ...(notes.length > 0 && { notes }),
    shots: findings.shots,
    scenarios: findings.scenarios,
  };
}

/** A file that is either the old or the new one, never half of it. */
function writeWhole(file: string, text: string): void {
  writeFileSync(`${file}.new`, text);
  renameSync(`${file}.new`, file);
}

/**
 * Writes results.json, junit.xml and the report into `out`, and the JSON once more to `json`. The folder holds both sides of all that a
 * person has to see, and may be moved. Pictures that are in `earlierReports` are not made again. Returns the report's page.
 */
export async function writeResults(
  results: RunResults,
  out: string,
  json?: string,
  earlierReports: readonly string[] = [],
): Promise<string> {
  mkdirSync(out, { recursive: true });
  const kept = await keepGoldens(results, out);
  await writeResultsFile(kept, join(out, resultsName));
  writeWhole(join(out, 'junit.xml'), junitXml(kept));
  if (json !== undefined) {
    mkdirSync(dirname(json), { recursive: true });
    await writeResultsFile(kept, json);
  }
  return writeReport(kept, join(out, 'report'), earlierReports);
}
