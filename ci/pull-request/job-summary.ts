import { counted } from '../../still/report/counted.ts';
import { clusterAdvice } from './cluster-advice.ts';
import type { Findings, FoundCluster } from './findings.ts';
import { byteLength, code, codeBlock, plain } from './safe-markdown.ts';
import { verdictLine } from './verdict-line.ts';

/** Most bytes of a summary; GitHub refuses one of more than 1 MiB for the whole step. */
export const mostSummaryBytes = 1_000_000;

/**
 * The summary of a job, in Markdown: the same as the comment with every cluster and name, without pictures, since a job can show only
 * what is hosted somewhere. What does not fit is counted.
 */
export function jobSummary(findings: Findings, reportUrl: string | null, most = mostSummaryBytes): string {
  const { stills, scenarios } = findings;
  const row = (name: string, of: Findings['stills']): string => `| ${name} | ${of.passed} | ${of.failed} | ${of.skipped} |`;
  const head = [
    `## ${verdictLine(findings)}`,
    ['| | passed | failed | skipped |', '|---|---:|---:|---:|', row('stills', stills), row('scenarios', scenarios)].join('\n'),
    `${plain(findings.game, 160)}, ${plain(findings.display, 80)}${reportUrl === null ? '' : ` · [report](${reportUrl})`}`,
  ];
  const items = [
    ...findings.notes.map((note) => `**${plain(note)}**`),
    ...findings.clusters.map(clusterText),
    ...findings.flakes.map(
      (flake) =>
        `- flake ${code(flake.name)}: ${flake.failed} of ${counted(flake.runs, 'run')} failed. ${plain(flake.reason)}${flake.repro === '' ? '' : ` Again: ${code(flake.repro, 240)}`}`,
    ),
    ...findings.quarantined.map(
      (row) =>
        `- in quarantine ${code(row.name)}, ${row.found}: ${plain(row.reason)} (${plain(row.owner, 80)}, until ${plain(row.until, 40)})`,
    ),
  ];
  const unlisted = findings.unlisted.clusters + findings.unlistedFlakes + findings.unlistedQuarantined;
  const foot = (left: number): string => (left === 0 ? '' : `\n\n${counted(left, 'more item')}: see the report.`);
  let text = head.join('\n\n');
  const room = most - 200;
  for (const [i, item] of items.entries()) {
    if (byteLength(text) + byteLength(item) + 2 > room) return `${text}${foot(items.length - i + unlisted)}\n`;
    text += `\n\n${item}`;
  }
  return `${text}${foot(unlisted)}\n`;
}

function clusterText(cluster: FoundCluster, index: number): string {
  const { example, names, count } = cluster;
  const more = count - names.length;
  const approve = cluster.approvable ? [`npx horizon-rig approve --cluster ${cluster.id} --reason "…"`] : [];
  const lines = [example.repro, ...approve].filter((line) => line !== '');
  return [
    `### ${index + 1}. ${plain(cluster.says)} · ${count}`,
    `${clusterAdvice[cluster.kind]} ${code(example.name)}: ${plain(example.reason, 1000)}`,
    ...(example.details.length === 0 ? [] : [example.details.map((line) => `- ${plain(line, 400)}`).join('\n')]),
    ...(example.log.length === 0 ? [] : [codeBlock(example.log)]),
    ...(lines.length === 0 ? [] : [codeBlock(lines, 'sh', 1000)]),
    `${names.map((name) => code(name)).join(', ')}${more > 0 ? ` and ${more} more` : ''}`,
  ].join('\n\n');
}
