import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { HelloShape } from '../../ctl/shapes.ts';
import { junitXml } from '../../still/junit.ts';
import { writeReport } from '../../still/report/write-report.ts';
import { type RunResults, resultsSchema, type ScenarioResult, type ShotResult } from '../../still/results.ts';

/** What a run found, before it is put together. */
export interface RunFindings {
  readonly startedAt: Date;
  readonly hello: HelloShape | null;
  readonly display: string;
  readonly shots: readonly ShotResult[];
  readonly scenarios: readonly ScenarioResult[];
}

/** Puts the findings of a run together as results.json knows them. */
export function makeResults(findings: RunFindings): RunResults {
  const { hello } = findings;
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
    shots: findings.shots,
    scenarios: findings.scenarios,
  };
}

/** A file that is either the old or the new one, never half of it. */
function writeWhole(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(`${file}.new`, text);
  renameSync(`${file}.new`, file);
}

/** Writes results.json, junit.xml and the report into `out`, and the JSON once more to `json`. Returns the report's page. */
export async function writeResults(results: RunResults, out: string, json?: string): Promise<string> {
  const text = `${JSON.stringify(results, null, 2)}\n`;
  writeWhole(join(out, 'results.json'), text);
  writeWhole(join(out, 'junit.xml'), junitXml(results));
  if (json !== undefined) writeWhole(json, text);
  return writeReport(results, join(out, 'report'));
}
