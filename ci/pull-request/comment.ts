import { counted } from '../../still/report/counted.ts';
import { clusterAdvice } from './cluster-advice.ts';
import type { Crop, Findings, FoundCluster, FoundFlake, FoundQuarantined } from './findings.ts';
import { byteLength, code, codeBlock, plain } from './safe-markdown.ts';
import { verdictLine } from './verdict-line.ts';

/** What a comment is made with besides the findings. All of it comes from whoever may be trusted. */
export interface CommentContext {
  /** Which comment of a pull request it is; lower-case letters, digits and dashes. */
  readonly name: string;
  /** The commit that was looked at. */
  readonly headSha: string;
  /** Where the report is, or null. */
  readonly reportUrl: string | null;
  /** Address of a crop, or null when it is nowhere to be seen. */
  readonly pictureUrl: (file: string) => string | null;
}

/** Most bytes of a comment: GitHub takes 65,536 characters. */
export const mostCommentBytes = 60 * 1024;

/** The hidden first line by which the comment is found again. */
export function commentMarker(name: string): string {
  return `<!-- horizon-rig comment: ${name} -->`;
}

/** How much of a cluster is told: from all of it down to its verdict. */
const fullest = 3;

/**
 * The comment of a pull request, in Markdown: the verdict, clusters with their pictures and lines, flakes, quarantine, totals. Always at
 * most `most` bytes; what does not fit is told shorter, from the last cluster upward, and then counted, never broken off.
 */
export function commentMarkdown(findings: Findings, context: CommentContext, most = mostCommentBytes): string {
  const levels = findings.clusters.map(() => fullest);
  for (;;) {
    const markdown = assembled(findings, context, levels);
    if (byteLength(markdown) <= most) return markdown;
    const at = levels.lastIndexOf(Math.max(...levels));
    if (at < 0 || levels[at]! === 0) break;
    levels[at]! -= 1;
  }
  for (let kept = findings.clusters.length; ; kept--) {
    const markdown = assembled(shortened(findings, kept), context, levels);
    if (kept === 0 || byteLength(markdown) <= most) return markdown;
  }
}

/** Findings with the first `kept` clusters alone; what is left out is counted. */
function shortened(findings: Findings, kept: number): Findings {
  const { flakes, quarantined, clusters, unlisted, notes } = findings;
  const rest = clusters.slice(kept);
  return {
    ...findings,
    clusters: clusters.slice(0, kept),
    unlisted: {
      clusters: unlisted.clusters + rest.length,
      results: unlisted.results + rest.reduce((sum, { count }) => sum + count, 0),
    },
    flakes: [],
    unlistedFlakes: findings.unlistedFlakes + flakes.length,
    quarantined: [],
    unlistedQuarantined: findings.unlistedQuarantined + quarantined.length,
    notes: notes.length <= 3 ? notes : [...notes.slice(0, 3), `${notes.length - 3} more notes are in the report.`],
  };
}

function assembled(findings: Findings, context: CommentContext, levels: readonly number[]): string {
  const report = context.reportUrl === null ? 'the report' : `[the report](${context.reportUrl})`;
  const hosted = findings.crops.some(({ file }) => context.pictureUrl(file) !== null);
  const blocks = [
    commentMarker(context.name),
    `### ${verdictLine(findings)}`,
    ...findings.notes.map((note) => `**${plain(note)}**`),
    ...findings.clusters.map((cluster, i) => clusterBlock(cluster, i, levels[i]!, findings.crops, context)),
    ...unlistedLine(findings, report),
    ...flakeBlock(findings, context),
    ...quarantineBlock(findings),
    totalsBlock(findings, context),
    ...(findings.crops.length > 0 && !hosted ? [`<sub>The pictures are in ${report}.</sub>`] : []),
  ];
  return `${blocks.join('\n\n')}\n`;
}

function clusterBlock(cluster: FoundCluster, index: number, level: number, crops: readonly Crop[], context: CommentContext): string {
  const open = index < 3 && level > 0 ? ' open' : '';
  const frames = cluster.frames > cluster.count ? `, ${counted(cluster.frames, 'frame')}` : '';
  const noun = cluster.kind === 'scenario' ? 'scenario' : 'still';
  const head = `<details${open}><summary><b>${index + 1}. ${plain(cluster.says, 240)}</b> · ${counted(cluster.count, noun)}${frames}</summary>`;
  const { example } = cluster;
  const lines = linesFor(cluster);
  const shown = crops.filter(({ name }) => name === example.name || cluster.names.includes(name));
  const parts = [
    head,
    nameList(cluster, [1, 4, 12, 24][level]!),
    ...(level >= 1
      ? [`${clusterAdvice[cluster.kind]}${example.reason === '' ? '' : ` ${code(example.name)}: ${plain(example.reason)}`}`]
      : []),
    ...(level >= 2 && example.details.length > 0 ? [example.details.map((line) => `- ${plain(line, 240)}`).join('\n')] : []),
    ...(level >= 1 ? shown.flatMap((crop) => cropBlock(crop, context)) : []),
    ...(level >= 2 && example.log.length > 0 ? [codeBlock(example.log, '', level >= 3 ? 300 : 120)] : []),
    ...(lines.length === 0 ? [] : [codeBlock(lines, 'sh', level >= 2 ? 1000 : 300)]),
    '</details>',
  ];
  return parts.join('\n\n');
}

function nameList({ names, count }: FoundCluster, most: number): string {
  const listed = names.slice(0, most).map((name) => code(name));
  const more = count - listed.length;
  return more > 0 ? `${listed.join(', ')} and ${more} more` : listed.join(', ');
}

/** The line that makes it again, and how it is approved. */
function linesFor({ id, approvable, example }: FoundCluster): string[] {
  return [
    ...(example.repro === '' ? [] : [example.repro]),
    ...(approvable ? [`npx horizon-rig approve --cluster ${id} --reason "…"   # when it is right: say why`] : []),
  ];
}

function cropBlock(crop: Crop, { pictureUrl }: CommentContext): string[] {
  const url = pictureUrl(crop.file);
  if (url === null) return [];
  const { box, cells, whole } = crop;
  const part = whole ? 'the whole picture' : `${box.width}x${box.height} at ${box.x},${box.y}`;
  const said = `${cells.join(', ')} of ${plain(crop.name, 120)}`;
  return [
    `<img src="${url}" width="${crop.width}" height="${crop.height}" alt="${said}"><br><sub>${cells.join(' · ')} · ${code(crop.name)}, ${part}</sub>`,
  ];
}

function unlistedLine({ unlisted }: Findings, report: string): string[] {
  if (unlisted.clusters === 0) return [];
  return [
    `${counted(unlisted.clusters, 'more cause')} of ${counted(unlisted.results, 'failure')} ${unlisted.clusters === 1 ? 'is' : 'are'} in ${report}.`,
  ];
}

function flakeBlock({ flakes, unlistedFlakes, crops }: Findings, context: CommentContext): string[] {
  const count = flakes.length + unlistedFlakes;
  if (count === 0) return [];
  const line = (flake: FoundFlake): string => {
    const shown = crops.filter(({ name }) => name === flake.name).flatMap((crop) => cropBlock(crop, context));
    const again = flake.repro === '' ? '' : ` Again: ${code(flake.repro, 240)}`;
    const pictures = shown.map((block) => `\n  ${block}`).join('');
    return `- ${code(flake.name)}: ${flake.failed} of ${counted(flake.runs, 'run')} failed. ${plain(flake.reason, 240)}${again}${pictures}`;
  };
  return [
    `#### ${counted(count, 'flake')}: failed, and then did not fail in the same way`,
    ...(flakes.length === 0 ? [] : [flakes.map(line).join('\n')]),
    ...(unlistedFlakes === 0 ? [] : [`${counted(unlistedFlakes, 'flake')} more ${unlistedFlakes === 1 ? 'is' : 'are'} in the report.`]),
  ];
}

function quarantineBlock({ quarantined, unlistedQuarantined }: Findings): string[] {
  const count = quarantined.length + unlistedQuarantined;
  if (count === 0) return [];
  const line = ({ name, owner, reason, until, found }: FoundQuarantined): string =>
    `- ${code(name)} ${found === 'failed' ? '**fails still**' : 'passes'}: ${plain(reason, 240)} (${plain(owner, 80)}, until ${plain(until, 40)})`;
  return [
    [
      `<details><summary>${counted(count, 'result')} in quarantine: taken and judged, not counted</summary>`,
      ...(quarantined.length === 0 ? [] : [quarantined.map(line).join('\n')]),
      ...(unlistedQuarantined === 0 ? [] : [`and ${unlistedQuarantined} more.`]),
      '</details>',
    ].join('\n\n'),
  ];
}

function totalsBlock(findings: Findings, { headSha, reportUrl }: CommentContext): string {
  const { stills, scenarios, frames } = findings;
  const sum = ({ passed, failed, skipped }: Findings['stills']): string =>
    [`${passed} passed`, `${failed} failed`, ...(skipped > 0 ? [`${skipped} skipped`] : [])].join(', ');
  const all = (of: Findings['stills']): number => of.passed + of.failed + of.skipped;
  const lines = [
    ...(all(stills) > 0 ? [`Stills: ${sum(stills)} (${counted(frames, 'frame')})`] : []),
    ...(all(scenarios) > 0 ? [`Scenarios: ${sum(scenarios)}`] : []),
    ...(findings.reported > 0 ? [`${findings.reported} passed with something to tell`] : []),
    ...(reportUrl === null ? [] : [`[Report](${reportUrl})`]),
    `${plain(findings.game, 160)}, ${plain(findings.display, 80)}`,
    `commit ${headSha.slice(0, 12)}`,
  ];
  return `<sub>${lines.join(' · ')}</sub>`;
}
