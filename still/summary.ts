import { sameWords } from './cause.ts';
import { type Outcome, type Quarantined, type RunResults, totalsOf } from './results.ts';

const words: Readonly<Record<Outcome, string>> = { passed: 'ok', failed: 'FAILED', skipped: 'skipped' };
const quarantinedWord = 'quarantined';

/**
 * The results as a text table, failures last so that they are what a person sees: each with its reason, the line that makes it again and
 * what running that said. Below the counts stands what is to be said of the run as a whole.
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
  const held = (row: { readonly quarantine?: Quarantined }): boolean => row.quarantine?.found === 'failed';
  const cells = rows.map((row) => [
    held(row) ? quarantinedWord : words[row.outcome],
    row.kind,
    row.name,
    row.verdict,
    `${(row.ms / 1000).toFixed(1)} s`,
  ]);
  const widths = [0, 1, 2, 3, 4].map((column) => Math.max(0, ...cells.map((row) => row[column]!.length)));
  const lines = cells.map((row) => row.map((cell, i) => (i === 4 ? cell.padStart(widths[i]!) : cell.padEnd(widths[i]!))).join('  '));
  const order = rows
    .map((_, i) => i)
    .sort((a, b) => Number(rows[a]!.outcome === 'failed') - Number(rows[b]!.outcome === 'failed') || a - b);
  const { passed, failed, skipped } = totalsOf(results);
  const seen = new Set<string>();
  // The log below a cause is shown once: where no game starts, every shot has the same.
  const told = (reason: string): string => {
    const cause = sameWords(reason);
    const again = seen.has(cause);
    seen.add(cause);
    return again ? reason.split('\n', 1)[0]! : reason;
  };
  return [
    ...order.flatMap((i) => {
      const { outcome, reason, again, repro } = rows[i]!;
      if (outcome === 'failed') {
        const repeated = again?.same === true ? ['    that line was carried out, and it failed in the same way'] : [];
        return [lines[i]!, `    ${told(reason)}`, ...(repro === '' ? [] : [`    again: ${repro}`]), ...repeated];
      }
      return reason === '' ? [lines[i]!] : [lines[i]!, `    ${reason}`];
    }),
    '',
    `${passed} passed, ${failed} failed, ${skipped} skipped in ${(results.durationMs / 1000).toFixed(1)} s`,
    ...(rows.some(held) ? [`${rows.filter(held).length} of those that passed failed and are in quarantine`] : []),
    ...(results.notes ?? []),
  ].join('\n');
}

function verdictOf({ layer, picture }: RunResults['shots'][number]['frames'][number]): string {
  return layer === null || layer.word === 'same' ? picture.word : `${picture.word}, ${layer.word}`;
}
