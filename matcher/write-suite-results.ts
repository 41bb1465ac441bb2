import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { writeFileAtomically } from '../still/atomic-file.ts';
import { commitOf } from '../still/commit-of.ts';
import { keepGoldens } from '../still/compared-with.ts';
import { junitXml } from '../still/junit.ts';
import { writeReport } from '../still/report/write-report.ts';
import { type RunResults, resultsSchema, type ScenarioResult, totalsOf } from '../still/results.ts';
import { resultsName, writeResultsFile } from '../still/results-file.ts';
import { dropClaims } from './claim-name.ts';
import { dropOldRecords, recordsOf, type SuiteRecord } from './suite-record.ts';
import { makeOutputFolder, type SuiteSettings } from './suite-settings.ts';

/** What a reporter knows at the end of a run besides the pictures. */
export interface SuiteEnd {
  readonly settings: SuiteSettings;
  readonly runner: string;
  /** The runner's version. */
  readonly version: string;
  readonly startedAt: Date;
  readonly endedAt: Date;
  /** How many projects the configuration has: with several, results are named by theirs too. */
  readonly projects: number;
  readonly shard?: { readonly index: number; readonly of: number };
  /** Tests that failed; those whose picture failed are left out. */
  readonly failedTests: readonly FailedTest[];
}

/** A test that failed. */
export interface FailedTest {
  /** As `SuiteTest.id`. */
  readonly id: string;
  readonly title: string;
  readonly message: string;
  /** Project or runner. */
  readonly group: string;
  readonly durationMs: number;
  readonly repro: string;
}

/** What was written. */
export interface SuiteReport {
  /** One line for the terminal. */
  readonly says: string;
  readonly results: RunResults;
}

/**
 * Puts the pictures that all workers judged together: results.json, junit.xml and the report, as a run of the rig leaves them. A test that
 * failed without a failing picture is listed as a scenario, so that a report never looks better than its run.
 */
export async function writeSuiteResults(end: SuiteEnd): Promise<SuiteReport> {
  const { settings, runner, version, startedAt, endedAt, shard } = end;
  await makeOutputFolder(settings.out);
  await dropOldRecords(settings.out, settings.run);
  await dropClaims(settings.out);
  const records = await recordsOf(settings.out, settings.run);
  const groups = [...new Set(records.map(({ group }) => group))];
  const several = end.projects > 1 || groups.length > 1;
  const commit = commitOf(settings.root);
  const results: RunResults = {
    schema: resultsSchema,
    ...(commit !== undefined && { commit }),
    startedAt: startedAt.toISOString(),
    durationMs: endedAt.getTime() - startedAt.getTime(),
    game: { name: settings.project, version: settings.version, renderer: runner, driver: version },
    display: groups.join(', ') || runner,
    ...(shard !== undefined && { shard: { ...shard, plan: planOf(runner, shard.of) } }),
    shots: records.map(({ group, result }) => (several ? { ...result, name: `${result.name} (${group})` } : result)),
    scenarios: scenariosOf(end.failedTests, records),
  };
  const kept = await keepGoldens(results, settings.out);
  await writeResultsFile(kept, join(settings.out, resultsName));
  await writeFileAtomically(join(settings.out, 'junit.xml'), junitXml(kept));
  const page = await writeReport(kept, join(settings.out, 'report'));
  const failed = totalsOf({ shots: results.shots, scenarios: [] }).failed;
  const others = results.scenarios.length;
  const otherwise = others === 0 ? '' : `, ${others} ${others === 1 ? 'test' : 'tests'} failed otherwise`;
  const pictures = records.length === 1 ? 'picture' : 'pictures';
  return { says: `${records.length} ${pictures} held against goldens, ${failed} failed${otherwise}: ${page}`, results: kept };
}

/** What the parts of one run have in common: the runner cuts the list itself and does not tell it. */
function planOf(runner: string, of: number): string {
  return createHash('sha256').update(`${runner} ${of}`).digest('hex').slice(0, 8);
}

function scenariosOf(failed: readonly FailedTest[], records: readonly SuiteRecord[]): ScenarioResult[] {
  const explained = new Set(records.filter(({ result }) => result.outcome === 'failed').map(({ group, test }) => `${group}\n${test}`));
  return failed
    .filter(({ group, id }) => !explained.has(`${group}\n${id}`))
    .map(({ id, title, message, group, durationMs, repro }) => ({
      name: id,
      title,
      outcome: 'failed',
      reason: message.split('\n', 1)[0]!,
      variant: group,
      durationMs: Math.round(durationMs),
      log: message.split('\n').slice(1, 20),
      repro,
    }));
}
