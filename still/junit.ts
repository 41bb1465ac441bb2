import type { Outcome, RunResults, ScenarioResult, ShotResult } from './results.ts';

interface Case {
  readonly suite: string;
  readonly name: string;
  readonly outcome: Outcome;
  /** Whether it failed and does not count. */
  readonly quarantined: boolean;
  /** Whether it failed and not each time. */
  readonly flake: boolean;
  readonly reason: string;
  readonly seconds: number;
  readonly output: readonly string[];
}

/**
 * The results as JUnit XML, for CI servers: one suite of stills and one of scenarios. The format has no word for what failed and is in
 * quarantine: it is skipped there, with what was found. A failure that does not repeat is of the type `flake`.
 */
export function junitXml(results: RunResults): string {
  const cases: readonly Case[] = [
    ...results.shots.map((shot) => ({
      suite: 'stills',
      name: shot.name,
      ...countingOf(shot),
      reason: shot.reason,
      seconds: (shot.captureMs + shot.compareMs) / 1000,
      output: againLine(shot.repro),
    })),
    ...results.scenarios.map((scenario) => ({
      suite: 'scenarios',
      name: `${scenario.name} (${scenario.variant})`,
      ...countingOf(scenario),
      reason: scenario.reason,
      seconds: scenario.durationMs / 1000,
      output: [...againLine(scenario.repro), ...scenario.log],
    })),
  ];
  const suites = ['stills', 'scenarios'].map((suite) =>
    suiteXml(
      suite,
      cases.filter((each) => each.suite === suite),
      results.startedAt,
    ),
  );
  return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites name="horizon-rig" time="${(results.durationMs / 1000).toFixed(3)}">\n${suites.join('')}</testsuites>\n`;
}

/** How a result counts in the file. */
function countingOf({ outcome, again, quarantine }: ShotResult | ScenarioResult): Pick<Case, 'outcome' | 'quarantined' | 'flake'> {
  const quarantined = quarantine?.found === 'failed';
  return { outcome: quarantined ? 'skipped' : outcome, quarantined, flake: again?.same === false };
}

/** The line that makes a result again; a part that was lost has none. */
function againLine(repro: string): string[] {
  return repro === '' ? [] : [`again: ${repro}`];
}

function suiteXml(name: string, cases: readonly Case[], startedAt: string): string {
  const count = (outcome: Outcome): number => cases.filter((each) => each.outcome === outcome).length;
  const time = cases.reduce((sum, each) => sum + each.seconds, 0).toFixed(3);
  const head = `<testsuite name="${name}" tests="${cases.length}" failures="${count('failed')}" skipped="${count('skipped')}" time="${time}" timestamp="${xml(startedAt)}">`;
  return `  ${head}\n${cases.map(caseXml).join('')}  </testsuite>\n`;
}

function caseXml({ suite, name, outcome, quarantined, flake, reason, seconds, output }: Case): string {
  const open = `    <testcase classname="horizon-rig.${suite}" name="${xml(name)}" time="${seconds.toFixed(3)}"`;
  if (outcome === 'passed') return `${open}/>\n`;
  const told = quarantined ? `<system-out>${xml(output.join('\n'))}</system-out>` : '';
  if (outcome === 'skipped') return `${open}><skipped message="${xml(reason)}"/>${told}</testcase>\n`;
  return `${open}>\n      <failure${flake ? ' type="flake"' : ''} message="${xml(reason)}">${xml(output.join('\n'))}</failure>\n    </testcase>\n`;
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', '\n': '&#10;' };

/** Text for XML 1.0: five characters escaped, and those that it cannot hold replaced. */
function xml(text: string): string {
  return text
    .replace(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '\ufffd')
    .replace(/[&<>"\n]/g, (character) => entities[character]!);
}
