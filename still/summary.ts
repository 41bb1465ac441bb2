import { type Outcome, type RunResults, totalsOf } from './results.ts';

const words: Readonly<Record<Outcome, string>> = { passed: 'ok', failed: 'FAILED', skipped: 'skipped' };

/**
 * The results as a text table, failures last so that they are what a person sees: each with its reason and the line that makes it again.
 */
export function summaryTable(results: RunResults): string {
  const rows = [
    ...results.shots.map((shot) => ({
      ...shot,
      kind: shot.frames.length > 1 ? `still x${shot.frames.length}` : 'still',
      ms: shot.captureMs + shot.compareMs,
      verdict: shot.frames.length === 0 ? '' : verdictOf(shot.frames[shot.firstBad ?? 0]!),
    })),
    ...results.scenarios.map((scenario) => ({ ...scenario, kind: 'scenario', ms: scenario.durationMs, verdict: scenario.variant })),
  ];
  const cells = rows.map((row) => [words[row.outcome], row.kind, row.name, row.verdict, `${(row.ms / 1000).toFixed(1)} s`]);
  const widths = [0, 1, 2, 3, 4].map((column) => Math.max(0, ...cells.map((row) => row[column]!.length)));
  const lines = cells.map((row) => row.map((cell, i) => (i === 4 ? cell.padStart(widths[i]!) : cell.padEnd(widths[i]!))).join('  '));
  const order = rows
    .map((_, i) => i)
    .sort((a, b) => Number(rows[a]!.outcome === 'failed') - Number(rows[b]!.outcome === 'failed') || a - b);
  const { passed, failed, skipped } = totalsOf(results);
  return [
    ...order.flatMap((i) => {
      const { outcome, reason } = rows[i]!;
      if (outcome === 'failed') return [lines[i]!, `    ${reason}`, `    again: ${rows[i]!.repro}`];
      return reason === '' ? [lines[i]!] : [lines[i]!, `    ${reason}`];
    }),
    '',
    `${passed} passed, ${failed} failed, ${skipped} skipped in ${(results.durationMs / 1000).toFixed(1)} s`,
  ].join('\n');
}

function verdictOf({ layer, picture }: RunResults['shots'][number]['frames'][number]): string {
  return layer === null || layer.word === 'same' ? picture.word : `${picture.word}, ${layer.word}`;
}
