import type { Outcome, RunResults } from './results.ts';

interface Case {
  readonly suite: string;
  readonly name: string;
  readonly outcome: Outcome;
  readonly reason: string;
  readonly seconds: number;
  readonly output: readonly string[];
}

/** The results as JUnit XML, for CI servers: one suite of stills and one of scenarios. */
export function junitXml(results: RunResults): string {
  const cases: readonly Case[] = [
    ...results.shots.map((shot) => ({
      suite: 'stills',
      name: shot.name,
      outcome: shot.outcome,
      reason: shot.reason,
      seconds: (shot.captureMs + shot.compareMs) / 1000,
      output: [`again: ${shot.repro}`],
    })),
    ...results.scenarios.map((scenario) => ({
      suite: 'scenarios',
      name: `${scenario.name} (${scenario.variant})`,
      outcome: scenario.outcome,
      reason: scenario.reason,
      seconds: scenario.durationMs / 1000,
      output: [`again: ${scenario.repro}`, ...scenario.log],
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

function suiteXml(name: string, cases: readonly Case[], startedAt: string): string {
  const count = (outcome: Outcome): number => cases.filter((each) => each.outcome === outcome).length;
  const time = cases.reduce((sum, each) => sum + each.seconds, 0).toFixed(3);
  const head = `<testsuite name="${name}" tests="${cases.length}" failures="${count('failed')}" skipped="${count('skipped')}" time="${time}" timestamp="${xml(startedAt)}">`;
  return `  ${head}\n${cases.map(caseXml).join('')}  </testsuite>\n`;
}

function caseXml({ suite, name, outcome, reason, seconds, output }: Case): string {
  const open = `    <testcase classname="horizon-rig.${suite}" name="${xml(name)}" time="${seconds.toFixed(3)}"`;
  if (outcome === 'passed') return `${open}/>\n`;
  if (outcome === 'skipped') return `${open}><skipped message="${xml(reason)}"/></testcase>\n`;
  return `${open}>\n      <failure message="${xml(reason)}">${xml(output.join('\n'))}</failure>\n    </testcase>\n`;
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', '\n': '&#10;' };

/** Text for XML 1.0: five characters escaped, and those that it cannot hold replaced. */
function xml(text: string): string {
  return text
    .replace(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '\ufffd')
    .replace(/[&<>"\n]/g, (character) => entities[character]!);
}
