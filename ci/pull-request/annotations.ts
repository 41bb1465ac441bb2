import { counted } from '../../still/report/counted.ts';
import type { Findings, FoundCluster } from './findings.ts';
import { cutText, oneLine } from './safe-markdown.ts';

/** Most annotations: GitHub shows ten errors a step of a job, whatever more there are. */
export const mostAnnotations = 10;

/** A remark on a line of a file, as a check run takes it. Text of it is shown as it is, without Markdown. */
export interface Annotation {
  readonly path: string;
  readonly start_line: number;
  readonly end_line: number;
  readonly annotation_level: 'notice' | 'warning' | 'failure';
  /** At most 255 characters. */
  readonly title: string;
  /** At most 64 KB. */
  readonly message: string;
}

/** Where a remark stands whose source is not known. */
const elsewhere = 'goldens/manifest.txt';

/** One remark a cluster, then one for the flakes; at most ten, of which the last counts the rest. */
export function annotationsOf(findings: Findings): Annotation[] {
  const { clusters, unlisted, flakes, unlistedFlakes } = findings;
  const flaky = flakes.length + unlistedFlakes;
  const room = mostAnnotations - (flaky > 0 ? 1 : 0);
  const left = clusters.length + unlisted.clusters;
  const own = clusters.slice(0, left > room ? room - 1 : room);
  const rest = left - own.length;
  return [
    ...own.map(annotation),
    ...(rest > 0
      ? [remark('failure', elsewhere, `${counted(rest, 'more cause')} of failure`, 'See the comment on the pull request, or the report.')]
      : []),
    ...(flaky > 0
      ? [
          remark(
            'warning',
            elsewhere,
            counted(flaky, 'flake'),
            [
              ...flakes.map((flake) => `${flake.name}: ${flake.failed} of ${flake.runs} runs failed`),
              ...(unlistedFlakes > 0 ? [`and ${unlistedFlakes} more`] : []),
            ].join('\n'),
          ),
        ]
      : []),
  ];
}

function annotation(cluster: FoundCluster): Annotation {
  const { example, names, count } = cluster;
  const listed = names.slice(0, 10).join(', ');
  const lines = [
    `${example.name}: ${example.reason}`,
    ...(count > 1 ? [`${counted(count, 'result')}: ${listed}${count > 10 ? ` and ${count - Math.min(10, names.length)} more` : ''}`] : []),
    ...(example.repro === '' ? [] : [`Again: ${example.repro}`]),
    ...(cluster.approvable ? [`When it is right: npx horizon-rig approve --cluster ${cluster.id} --reason "…"`] : []),
  ];
  return remark('failure', example.source ?? elsewhere, cluster.says, lines.map((line) => oneLine(line)).join('\n'));
}

function remark(level: Annotation['annotation_level'], path: string, title: string, message: string): Annotation {
  return {
    path,
    start_line: 1,
    end_line: 1,
    annotation_level: level,
    title: cutText(oneLine(title), 110),
    message: cutText(message, 8000),
  };
}
